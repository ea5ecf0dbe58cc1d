/* SPDX-License-Identifier: MIT */
/* source.c -- what lies on the things of a context (source.h).
 *
 * What is borne has its bearer's roles, and an owner of its own.
 * A tool bears nothing. */
#include "source.h"
#include "ability.h"

/* What one thing bears. */
static unsigned borne_by(const struct grog_match *m, const struct grog_game *g, uint16_t bearer, unsigned roles,
                         struct grog_topic of, struct grog_source *out)
{
    struct grog_source all[GROG_BORNE_MAX];
    if (!grog_thing_at(m, (struct grog_game *)(uintptr_t)g, bearer))
        return 0;
    unsigned n = m->system->bears(m, g, bearer, of, all), kept = 0;
    GROG_ASSERT(n <= GROG_BORNE_MAX);
    for (unsigned i = 0; i < n; i++)
        if (grog_has_rows(m, all[i].card, of)) {
            out[kept] = all[i];
            out[kept++].roles = (uint8_t)roles;
        }
    return kept;
}

unsigned grog_borne(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                    struct grog_topic of, struct grog_source out[2 * GROG_BORNE_MAX])
{
    uint8_t names = m->names[about->proc];
    uint16_t actor = names & GROG_ROLE_ACTOR ? about->actor : 0, target = names & GROG_ROLE_TARGET ? about->target : 0;
    if (actor == target)
        return borne_by(m, g, actor, GROG_ROLE_ACTOR | GROG_ROLE_TARGET, of, out);
    unsigned n = borne_by(m, g, actor, GROG_ROLE_ACTOR, of, out);
    return n + borne_by(m, g, target, GROG_ROLE_TARGET, of, &out[n]);
}

/* Linked cards lie in the order of their abilities; a system's own need not, and are few. */
uint16_t grog_ability_card(const struct grog_cards *cards, uint32_t ability)
{
    GROG_ASSERT(ability <= cards->abilities);           /* one beyond the last is nobody's */
    uint32_t low = 0, high = cards->cards;              /* the last card whose abilities begin here or before */
    while (high - low > 1) {
        uint32_t middle = (low + high) / 2;
        if (cards->card[middle].ability <= ability)
            low = middle;
        else
            high = middle;
    }
    if (low && ability - cards->card[low].ability < cards->card[low].abilities)
        return (uint16_t)low;
    for (uint32_t c = 1; c < cards->cards; c++)
        if (ability - cards->card[c].ability < cards->card[c].abilities)
            return (uint16_t)c;
    return 0;
}

/* A row of a keyword says "so many times its number": only those who have the keyword say how many. */
static bool is_counted_out(const struct grog_cards *c, const struct grog_ability *a)
{
    for (unsigned i = 0; i < a->effects; i++)
        if (c->effect[a->effect + i].per == GROG_TIMES_N)
            return false;
    return true;
}

bool grog_is_of_thing(const struct grog_match *m, const struct grog_game *g, uint32_t ability, uint16_t thing)
{
    const struct grog_thing *t = grog_thing_at(m, (struct grog_game *)(uintptr_t)g, thing);
    uint16_t card = grog_ability_card(m->cards, ability);
    if (!is_counted_out(m->cards, &m->cards->ability[ability]))
        return false;
    /* An heir also says what one that is gone has left to say: a card that lies in play. */
    bool left = m->system->heirs && grog_ref_array(thing) + 1 == m->system->heirs && card
        && !m->system->card_kinds[grog_card(m, card)->kind].is_word;
    /* One that was turned to its other side since says what it has begun to say: both are cards of one kind. */
    bool turned = t && t->card && card && grog_card(m, t->card)->kind == grog_card(m, card)->kind;
    bool back = t && t->hidden && grog_face(m, t) == card;      /* what lies face down speaks as its back does */
    return !t || t->card == card || left || turned || back;
}
