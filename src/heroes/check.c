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

/* HN-VMV-08  No two vehicles in one square; while they are deployed, one that does not face anywhere yet may overlap. */
static bool vehicles_overlap(const struct grog_match *m, const struct heroes *h)
{
    uint8_t taken[PLACES / 8 + 1] = { 0 };
    uint16_t square[2];
    EACH_UNIT(h, i) {
        if (!is_on_foot_or_wheels(&h->unit[i]) || hn_class(m, &h->unit[i]) == INFANTRY)
            continue;
        for (unsigned n = hn_squares(m, h, &h->unit[i], square); n; n--) {
            if (taken[square[n - 1] / 8] >> square[n - 1] % 8 & 1)
                return true;
            taken[square[n - 1] / 8] |= (uint8_t)(1u << square[n - 1] % 8);
        }
    }
    return false;
}

const char *hn_check(const struct grog_match *m, const struct grog_game *g)
{
    const struct heroes *h = const_heroes(g);
    EACH_UNIT(h, i)
        if (!unit_fits(m, h, i))
            return "a unit that cannot be";
    if (h->phase != PHASE_SETUP && vehicles_overlap(m, h))
        return "two vehicles in one square";
    EACH_TOKEN(h, i)
        if (h->token[i].unit > UNITS || (h->token[i].unit && !h->unit[h->token[i].unit - 1].thing.live))
            return "a token on nothing";
    return NULL;
}
