/* SPDX-License-Identifier: MIT */
/* showing_path.c -- where things are, for faces: the path as a board of one row, and what lies on it.
 *
 * A space is the square of its number, from the Mission card on; what a Soldier carries is with him. */
#include "common.h"
#include "goals.h"
#include "threat.h"

static uint16_t square_of(unsigned space) { return space ? grog_square(space - 1, 0) : 0; }

static struct grog_spot carried_by(const struct warfighter *w, unsigned soldier)
{
    return (struct grog_spot){ .with = soldier ? soldier_ref(w, soldier - 1u) : 0 };
}

static struct grog_spot item_spot(const struct warfighter *w, const struct item *i)
{
    if (i->thrown_at)
        return (struct grog_spot){ .with = i->thrown_at };
    return i->holder ? carried_by(w, i->holder) : (struct grog_spot){ .square = square_of(i->place) };
}

struct grog_spot wf_spot(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot)
{
    const struct warfighter *w = const_wf(view);
    (void)m;
    switch (array) {
    case ARRAY_SOLDIER:  return (struct grog_spot){ .square = square_of(w->soldier[slot].place) };
    case ARRAY_HOSTILE:  return (struct grog_spot){ .square = square_of(w->hostile[slot].place) };
    case ARRAY_LOCATION: return (struct grog_spot){ .square = square_of(space_of_slot(w, slot)) };
    case ARRAY_EVENT:    return (struct grog_spot){ .square = square_of(w->event[slot].place) };
    case ARRAY_BESIDE:   return (struct grog_spot){ .square = square_of(w->beside[slot].place) };
    case ARRAY_ITEM:     return item_spot(w, &w->item[slot]);
    case ARRAY_SUPPORT:  return carried_by(w, w->support[slot].player);
    default:             return (struct grog_spot){ 0 };
    }
}

/* The path: the Mission card first, the Objective last; where no card lies yet, and before it is Activated, covered. */
void wf_board(const struct grog_match *m, const struct grog_game *view, struct grog_board *out)
{
    const struct warfighter *w = const_wf(view);
    out->width = (uint8_t)last_space(w);
    out->height = w->objective ? 1 : 0;
    for (unsigned space = 1; space <= last_space(w); space++) {
        const struct location *l = &w->location[slot_of_space(w, space)];
        struct grog_square *s = &out->at[space - 1];
        uint16_t other = w->location[0].thing.live ? wf_objective_for(m, w, space) : 0; /* NAM-MSN-38  one of several */
        s->ground = l->thing.live ? l->thing.card : other;
        s->goal = space == w->objective || other;
        s->bits = !l->thing.live || (l->flags & LOCATION_INACTIVE) ? GROG_SQUARE_COVERED : 0;
    }
}
