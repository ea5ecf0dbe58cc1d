/* SPDX-License-Identifier: MIT */
/* card_trial.c -- see card_trial.h. */
#include "card_trial.h"
#include "kernel/drawing.h"

#include <string.h>

enum { STEPS = 80 };

/* Does the option speak of the card, by its title or as a thing in play? */
static bool speaks_of(const struct card_trial *t, const struct grog_option *o)
{
    const struct grog_verb *v = o->verb < t->m->system->n_verbs ? &t->m->system->verbs[o->verb] : NULL;
    const uint16_t object[4] = { o->actor, o->object[0], o->object[1], o->object[2] };
    for (unsigned i = 0; v && v->proc && i < 4; i++) {       /* an answer alone (discard it) is no use of it */
        const struct grog_kind *k = &t->m->system->kinds[v->kind[i]];
        if (k->class == GROG_CARD && object[i] == t->card)
            return true;
        if (k->class == GROG_THING && object[i]
            && grog_thing_of(t->m, &t->with.game, k->array, grog_ref_slot(object[i]))->card == t->card)
            return true;
    }
    return false;
}

/* Does the pile belong to the seat: one of its own, or that of a thing which it owns? */
static bool is_of(const struct card_trial *t, const struct grog_zone *zone, unsigned pile, unsigned seat)
{
    if (!zone->of_array)
        return zone->piles > 1 && zone->sight == GROG_SEEN_BY_OWNER && pile == seat;
    const struct grog_thing *thing = grog_thing_of(t->m, &t->with.game, zone->of_array - 1u, pile);
    return thing->live && thing->owner == seat;
}

/* The card in place of one with the same back; true if there is one. */
static bool put_into(const struct card_trial *t, const struct grog_zone *zone, uint16_t *pile)
{
    for (uint16_t i = 1; i <= pile[0]; i++)
        if (grog_card(t->m, pile[i])->back == grog_card(t->m, t->card)->back) {
            pile[i] = t->card;
            if (zone->order == GROG_SET_OF)
                grog_sort(pile + 1, pile[0]);
            return true;
        }
    return false;
}

/* The card in place of another in every hand of the seat. */
static bool hold(struct card_trial *t, unsigned seat)
{
    bool held = false;
    t->with = t->game;
    for (unsigned z = 0; z < t->m->system->n_zones; z++) {
        const struct grog_zone *zone = &t->m->system->zones[z];
        for (unsigned i = 0; i < zone->piles; i++)
            if (is_of(t, zone, i, seat))
                held |= put_into(t, zone, grog_pile(t->m, &t->with.game, z, i));
    }
    return held && !grog_check(t->m, &t->with.game);
}

/* The card in place of one of its kind that is in play. */
static bool stand(struct card_trial *t)
{
    uint8_t kind = grog_card(t->m, t->card)->kind;
    t->with = t->game;
    for (unsigned a = 0; a < t->m->system->n_arrays; a++)
        for (unsigned i = 0; i < t->m->system->arrays[a].room; i++) {
            struct grog_thing *thing = (struct grog_thing *)(uintptr_t)grog_thing_of(t->m, &t->with.game, a, i);
            if (!thing->live || grog_card(t->m, thing->card)->kind != kind)
                continue;
            uint16_t was = thing->card;
            thing->card = t->card;
            if (!grog_check(t->m, &t->with.game))
                return true;
            thing->card = was;
        }
    return false;
}

static bool usable(struct card_trial *t)
{
    for (unsigned asked = grog_asked(&t->game.game); asked; asked &= asked - 1) {
        t->seat = grog_first_seat(asked);
        t->options.n = 0;
        if (hold(t, t->seat))
            grog_list(t->m, &t->with.game, t->seat, &t->options);
        for (uint32_t i = 0; i < t->options.n; i++)
            if (speaks_of(t, &t->options.at[i]))
                return true;
        if (stand(t))
            return true;                        /* what is in play speaks by itself */
    }
    return false;
}

static void random_step(struct card_trial *t, struct grog_dice *dice)
{
    unsigned seat = grog_first_seat(grog_asked(&t->game.game));
    grog_list(t->m, &t->game.game, seat, &t->options);
    grog_take_listed(t->m, &t->game.game, seat, t->options.at[grog_dice_below(dice, t->options.n)], NULL);
}

bool card_trial_find(struct card_trial *t)
{
    for (uint64_t number = 1; number <= CARD_TRIAL_GAMES; number++) {
        uint8_t seed[GROG_SEED_BYTES];
        struct grog_dice dice = { .key = { (uint32_t)number } };
        grog_seed_from_number(number, seed);
        grog_start(t->m, &t->game.game, seed, NULL);
        for (unsigned i = 0; i < STEPS && !grog_over(&t->game.game); i++) {
            if (usable(t))
                return true;
            random_step(t, &dice);
        }
    }
    return false;
}

/* ---- words and cards of the setup ---------------------------------------- */

static bool bears(const struct grog_system *s, const struct grog_card *card, uint16_t word)
{
    const struct grog_card_kind *k = &s->card_kinds[card->kind];
    for (unsigned i = 0; i < k->fields; i++) {
        const struct grog_card_field *f = &k->field[i];
        const int16_t *n = card->number + f->at;
        int step = f->type == GROG_IS_KEYWORDS ? 2 : 1;
        if (f->type == GROG_IS_CARD && (uint16_t)n[0] == word)
            return true;
        for (unsigned edges = 0; f->type == GROG_IS_DRAWING && edges < 2; edges++) {
            struct grog_legend l = grog_legend_of(n, edges);
            for (unsigned j = 0; j < l.n; j++)
                if ((uint16_t)n[l.at + j] == word)
                    return true;
        }
        for (int j = 0; (f->type == GROG_IS_CARDS || f->type == GROG_IS_KEYWORDS) && j < n[0]; j++)
            if ((uint16_t)n[1 + j * step] == word)
                return true;
    }
    return false;
}

static bool row_names(const struct grog_cards *c, const struct grog_card *card, uint16_t word)
{
    for (unsigned i = 0; i < card->modifiers; i++) {
        const struct grog_modifier *m = &c->modifier[card->modifier + i];
        if (m->word == word || m->test[0].word == word || m->test[1].word == word)
            return true;
    }
    for (unsigned i = 0; i < card->abilities; i++) {
        const struct grog_ability *a = &c->ability[card->ability + i];
        if (a->price[0].word == word || a->test[0].word == word)
            return true;
        for (unsigned k = 0; k < a->effects; k++)
            if (c->effect[a->effect + k].word == word)
                return true;
    }
    return false;
}

uint16_t card_that_bears(const struct grog_box *box, uint16_t word)
{
    for (uint32_t c = 1; c < box->cards->cards; c++) {
        const struct grog_card *card = &box->cards->card[c];
        if (!box->system->card_kinds[card->kind].is_word
            && (bears(box->system, card, word) || row_names(box->cards, card, word)))
            return (uint16_t)c;
    }
    return 0;
}

const char *setting_for_kind(const struct grog_system *s, uint8_t kind)
{
    for (unsigned i = 0; i < s->n_setup; i++)
        if (s->setup[i].type == GROG_SETS_LIST ? !strcmp(s->setup[i].name, s->card_kinds[kind].name)
            : s->setup[i].type != GROG_SETS_NUMBER && s->setup[i].card_kind == kind)
            return s->setup[i].name;
    return NULL;
}
