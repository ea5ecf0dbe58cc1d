/* SPDX-License-Identifier: MIT */
/* check.c -- what rows cannot say of a sound game of heroes: whatever passes here must be playable. */
#include "rules.h"

static bool unit_fits(const struct grog_match *m, const struct heroes *h, unsigned slot)
{
    const struct ground_plan *p = plan_of(m);
    const struct unit *u = &h->unit[slot];
    bool view = kind_of(m, u->thing.card) != OF_UNIT;
    if (u->thing.owner >= m->seats || (view && !u->thing.hidden))
        return false;
    if (!view && (!u->roster || u->roster > p->n_roster || p->roster[u->roster].card != u->thing.card
                  || p->roster[u->roster].seat != u->thing.owner))
        return false;
    if (u->place && !is_on_board(&p->board, place_x(u->place), place_y(u->place)))
        return false;
    if (u->aboard && (u->place || u->aboard - 1u == slot || !h->unit[u->aboard - 1].thing.live))
        return false;
    if (u->place && !view && numbers_of(m, u->thing.card)[UNIT_LENGTH] > 1 && !(u->flags & UNIT_WRECKED)
        && !neighbour(&p->board, u->place, turned_by(u->facing, 4)) && h->phase != PHASE_SETUP)
        return false;
    return !u->thing.hidden || view || !u->place || numbers_of(m, u->thing.card)[UNIT_CLASS] == INFANTRY;
}

const char *hn_check(const struct grog_match *m, const struct grog_game *g)
{
    const struct heroes *h = const_heroes(g);
    EACH_UNIT(h, i)
        if (!unit_fits(m, h, i))
            return "a unit that cannot be";
    const char *moves = hn_check_moves(m, g);
    if (moves)
        return moves;
    EACH_TOKEN(h, i)
        if (h->token[i].unit > UNITS || (h->token[i].unit && !h->unit[h->token[i].unit - 1].thing.live))
            return "a token on nothing";
    return NULL;
}
