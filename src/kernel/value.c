/* SPDX-License-Identifier: MIT */
/* value.c -- see value.h.
 *
 * A face-down thing speaks through its back, so that no value tells what it is. */
#include "value.h"
#include "pile.h"
#include "thing.h"

#include <assert.h>

/* The walk has one place for the setup's cards, then one a zone, then one an array. */
static bool next_in_zone(const struct grog_match *m, const struct grog_game *g, unsigned zone, struct grog_source *s)
{
    const struct grog_zone *z = &m->system->zones[zone];
    for (; z->speaks && s->pile < z->piles; s->pile++, s->at = 0) {
        const uint16_t *pile = grog_pile_of(m, g, zone, s->pile);
        if (s->at < pile[0]) {
            s->card = pile[++s->at];
            s->thing = 0;
            s->owner = (uint8_t)grog_pile_owner(z, s->pile);
            return true;
        }
    }
    return false;
}

static bool next_in_array(const struct grog_match *m, const struct grog_game *g, unsigned array, struct grog_source *s)
{
    const struct grog_array *a = &m->system->arrays[array];
    while (a->speaks && s->at < a->room) {
        const struct grog_thing *t = grog_thing_of(m, g, array, s->at++);
        if (t->live) {
            s->card = grog_face(m, t);
            s->thing = grog_ref(array, s->at - 1u, t->gen);
            s->owner = t->owner;
            return true;
        }
    }
    return false;
}

bool grog_next_source(const struct grog_match *m, const struct grog_game *g, struct grog_source *s)
{
    unsigned zones = m->system->n_zones, places = 1 + zones + m->system->n_arrays;
    for (; s->place < places; s->place++, s->pile = s->at = 0) {
        if (s->place == 0) {
            if (s->at < m->layers) {
                s->card = m->layer[s->at++];
                s->thing = 0;
                s->owner = GROG_NOBODY;
                return true;
            }
        } else if (s->place <= zones ? next_in_zone(m, g, s->place - 1u, s)
                                     : next_in_array(m, g, s->place - 1u - zones, s)) {
            return true;
        }
    }
    return false;
}

bool grog_concerns(const struct grog_match *m, const struct grog_source *s, uint8_t scope,
                   const struct grog_frame *about)
{
    bool seated = s->owner < m->seats && about->seat < m->seats;
    switch ((enum grog_scope)scope) {
    case GROG_FOR_ALL:    return true;
    case GROG_FOR_OWNER:  return seated && s->owner == about->seat;
    case GROG_FOR_SIDE:   return seated && (m->side[s->owner] >> about->seat & 1);
    case GROG_FOR_FOES:   return seated && !(m->side[s->owner] >> about->seat & 1);
    case GROG_FOR_ACTOR:  return s->thing && s->thing == about->actor;
    case GROG_FOR_WITH:   return s->thing && s->thing == about->with;
    case GROG_FOR_TARGET: return s->thing && s->thing == about->target;
    }
    return false;
}

struct sum { int set, add, times, low, high; };

static void count_in(struct sum *s, const struct grog_modifier *mod)
{
    switch ((enum grog_operation)mod->operation) {
    case GROG_SET:      s->set = mod->amount; break;
    case GROG_ADD:      s->add += mod->amount; break;
    case GROG_TIMES:    s->times *= mod->amount; break;
    case GROG_AT_LEAST: s->low = mod->amount > s->low ? mod->amount : s->low; break;
    case GROG_AT_MOST:  s->high = mod->amount < s->high ? mod->amount : s->high; break;
    }
}

static void note(struct grog_because *because, uint16_t card, const struct grog_modifier *mod)
{
    if (because && because->n < GROG_BECAUSE_MAX) {
        because->at[because->n].card = card;
        because->at[because->n].amount = mod->amount;
        because->at[because->n++].operation = mod->operation;
    }
}

int grog_value(const struct grog_match *m, const struct grog_game *g, unsigned value,
               const struct grog_frame *about, struct grog_because *because)
{
    assert(value > 0 && value < m->system->n_values);
    const struct grog_value_row *row = &m->system->values[value];
    if (because) {
        because->n = 0;
        because->base = m->base[value];
    }
    if (!(m->touched[value / 64] >> value % 64 & 1))
        return m->base[value];

    struct sum sum = { .set = m->base[value], .times = 1, .low = row->min, .high = row->max };
    uint64_t facts = m->system->facts(m, g, about);
    struct grog_source s = { 0 };
    while (grog_next_source(m, g, &s)) {
        const struct grog_card *card = grog_card(m, s.card);
        const struct grog_modifier *mod = &m->cards->modifier[card->modifier];
        for (unsigned i = 0; i < card->modifiers; i++, mod++)
            if (mod->value == value && (facts & mod->need) == mod->need && !(facts & mod->forbid)
                && grog_concerns(m, &s, mod->scope, about)) {
                count_in(&sum, mod);
                note(because, s.card, mod);
            }
    }
    int total = (sum.set + sum.add) * sum.times;
    if (total < sum.low)
        total = sum.low;
    return total > sum.high ? sum.high : total;
}
