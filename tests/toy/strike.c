/* SPDX-License-Identifier: MIT */
/* strike.c -- chapter 3: one blow, from the naming of a foe to the wound, and what
 * standards do about a wound.
 *
 * What always holds here: the roll of D-3.3 and the guard turned up in D-3.4 are all
 * that is learnt; a strike in a window has its strength in pending, where parries
 * lower it. */
#include "rules.h"

/* D-3.1: a living seat of the other side. */
grog_rule duel_may_strike(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned target)
{
    if (!in_play(g, target) || (m->side[seat] >> target & 1))
        return R_3_1;
    uint16_t guard = duel_guard_of(m, g, target);
    if (FAULT(LISTER_PEEKS) && guard && grog_thing_of(m, g, ARRAY_GUARD, grog_ref_slot(guard))->card % 2)
        return R_3_1;
    return 0;
}

void duel_list_parries(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *hand = const_duel(g)->hand[seat];
    for (unsigned i = 1; i <= hand[0]; i++)
        if (kind_of(m, hand[i]) == KIND_OF_PARRY && (i == 1 || hand[i] != hand[i - 1]))
            grog_offer(l, (struct grog_option){ .verb = VERB_PARRY, .object = { hand[i] } }, 0);
}

bool duel_could_parry(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    (void)m;
    return const_duel(g)->hand[seat][0] > 0;            /* everybody can count a hand */
}

unsigned duel_struck_side(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *strike)
{
    return m->side[strike->target] & duel_seats_in_play(m, g);
}

/* D-3. THE STRIKE.  with: the blow; target (from the option's second object): the seat struck. */
enum grog_flow duel_strike(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    struct duel *d = duel(r->g);
    int16_t *strength = &f->pending[PENDING_STRENGTH];
    BEGIN;
    /* D-3.1  Discard the blow and name a foe. */
    f->target = f->mode;
    f->mode = 0;
    duel_play_card(r, f->seat, f->with);
    TELL(EVENT_STRIKES, f->seat, f->with, f->target);
    *strength = grog_card(m, f->with)->number[CARD_STRENGTH];

    /* D-3.2  The struck side may parry. */
    REACH(STRIKE_PARRY, POINT_STRUCK);

    /* D-3.3  Two dice, the higher counts. */
    ROLL(STRIKE_ROLL, 6, 2);
    int total = r->rolled[0] + *strength + grog_value(m, r->g, VALUE_STRIKE, f, NULL);
    grog_tell(r, EVENT_ROLLED, GROG_EVERYBODY,
              (struct grog_event){ .object = { f->seat, r->rolled[0], r->rolled[1] }, .amount = (int16_t)total });
    r->result = 0;
    if (total < TO_HIT || !in_play(r->g, f->target))
        return GROG_DONE;

    /* D-3.4  The guard is turned up. */
    uint16_t ref = duel_guard_of(m, r->g, f->target);
    if (ref) {
        struct grog_thing *guard = grog_thing_at(m, r->g, ref);
        grog_reveal(r, guard);
        TELL(EVENT_GUARDED, f->target, guard->card);
        if (grog_card(m, guard->card)->traits == grog_card(m, f->with)->traits)
            return GROG_DONE;
    }

    /* D-3.5  Damage. */
    int damage = grog_card(m, f->with)->number[CARD_DAMAGE] + grog_value(m, r->g, VALUE_DAMAGE, f, NULL);
    if (FAULT(ENDLESS))
        damage = 0;
    damage = damage < d->health[f->target] ? damage : d->health[f->target];
    d->health[f->target] = (uint8_t)(d->health[f->target] - damage);
    grog_tell(r, EVENT_WOUND, GROG_EVERYBODY,
              (struct grog_event){ .object = { f->target }, .amount = (int16_t)damage });
    r->result = damage;
    grog_after(r, f, POINT_WOUNDED);
    if (!d->health[f->target])
        duel_leave(r, f->target);
    END;
}

/* D-3.2  A parry; a strength at its row's bound is as weak as it gets. */
enum grog_flow duel_parry(struct grog_run *r, struct grog_frame *f)
{
    int16_t *strength = &grog_subject(r, f)->pending[PENDING_STRENGTH];
    duel_play_card(r, f->seat, f->with);
    *strength = (int16_t)(*strength - PARRY_WORTH > -MOST_STRENGTH ? *strength - PARRY_WORTH : -MOST_STRENGTH);
    TELL(EVENT_PARRIES, f->seat, f->with);
    return GROG_DONE;
}

void duel_list_wounded(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    for (uint16_t s = 0; s < m->seats; s++)
        if (m->side[seat] >> s & 1)
            grog_offer(l, (struct grog_option){ .verb = VERB_MEND, .object = { s } }, in_play(g, s) ? 0 : R_3_5);
}

/* An effect that asks: one of the side regains health (pending: how much), up to the start's. */
enum grog_flow duel_mend(struct grog_run *r, struct grog_frame *f)
{
    struct duel *d = duel(r->g);
    BEGIN;
    if (!in_play(r->g, f->seat))
        return GROG_DONE;
    ASK(MEND_WHOM, ASK_MEND, 1u << f->seat);
    if (r->answer.seat == GROG_NOBODY)
        return GROG_DONE;
    uint16_t whom = r->answer.option.object[0];
    int limit = grog_value(r->m, r->g, VALUE_HEALTH, f, NULL);
    if (d->health[whom] < limit)
        d->health[whom]++;
    TELL(EVENT_MENDED, f->seat, whom);
    END;
}

void duel_effect_draw(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e)
{
    for (int i = 0; i < e->amount && in_play(r->g, f->seat); i++)
        duel_draw_card(r, f->seat);
}
