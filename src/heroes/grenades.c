/* SPDX-License-Identifier: MIT */
/* grenades.c -- how far a hand reaches, out of buildings too; and what is thrown into a room or a position. */
#include "grenades.h"

#include <stdlib.h>

/* ---- how far --------------------------------------------------------------------------------- */

static int greater(int a, int b) { return a > b ? a : b; }

/* HN-BLD-26  Out of an opening in this direction: its two ends are at 1, and from there one counts on, but not behind
 * the wall. */
static int corners_out_of(unsigned place, unsigned direction, unsigned corner)
{
    int x = 2 * corner_i(corner) - (2 * place_x(place) + 1), y = 2 * corner_j(corner) - (2 * place_y(place) + 1);
    int dx = direction_x(direction), dy = direction_y(direction);
    int ahead = x * dx + y * dy - 1, aside = abs(x * dy - y * dx) - 1;      /* doubled, from the nearer end */
    return ahead < 0 ? 99 : 1 + greater(ahead, aside) / 2;
}

static int corners_from(const struct field *f, unsigned place, unsigned corner)
{
    int best = 99;
    if (!is_inside(f, place))
        return corners_between(place, corner);          /* HN-EQP-64  Its own corners are at one. */
    for (unsigned d = NORTH; d < DIRECTIONS; d += 2) {
        unsigned out = neighbour(f->board, place, d);
        if (!out || !(edge_towards(f, place, d)->flags & EDGE_OPENING) || is_inside(f, out))
            continue;
        int n = corners_out_of(place, d, corner);
        best = n < best ? n : best;
    }
    return best;
}

/* HN-EQP-64, HN-EQP-88, HN-ABL-78, HN-BLD-26  By corners; out of a building from the opening on. */
bool hn_reaches_corner(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                       unsigned corner, int most)
{
    GROG_ASSERT(slot < UNITS);
    uint16_t from[2];
    unsigned n = hn_squares(m, h, &h->unit[slot], from);
    for (unsigned i = 0; i < n; i++)
        if (corners_from(f, from[i], corner) <= most)
            return true;
    return false;
}

/* ---- into what ------------------------------------------------------------------------------- */

/* HN-BLD-03, HN-BLD-06, HN-BLD-11  A position is one overlay, or squares that hang together as printed, or one square
 * that was made into one. */
bool hn_same_shelter(const struct field *f, unsigned a, unsigned b)
{
    if (!a || !b)
        return false;
    if (is_inside(f, a) || is_inside(f, b))
        return same_room(f, a, b);
    if (!(ground_at(f, a)->flags & ground_at(f, b)->flags & GROUND_POSITION))
        return false;
    if (a == b)
        return true;
    return f->ground[a] == f->board->lies[a] && f->ground[b] == f->board->lies[b]
        && (same_overlay(f, a, b) || same_printed(f, a, b));
}

/* HN-BLD-05, HN-BLD-25, HN-EQP-65, HN-EQP-71, HN-EQP-92  Over the rim of a position, whatever stands on it; into a
 * building and out of one through an opening. */
static grog_rule may_throw(const struct field *f, unsigned from, unsigned direction, unsigned to)
{
    bool opens = direction % 2 == 0 && edge_towards(f, from, direction)->flags & EDGE_OPENING;
    if (is_inside(f, to))
        return !opens || same_room(f, from, to) ? R_BLD_25 : 0;
    return (is_inside(f, from) && !opens) || hn_same_shelter(f, from, to) ? R_BLD_05 : 0;
}

unsigned hn_smoke_on_throw(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                           unsigned to)
{
    GROG_ASSERT(slot < UNITS);
    uint16_t from[2];
    unsigned n = f->smokes ? hn_squares(m, h, &h->unit[slot], from) : 0, least = 0;
    bool found = false;
    for (unsigned i = 0; i < n * DIRECTIONS; i++) {
        unsigned place = from[i / DIRECTIONS], d = i % DIRECTIONS;
        if (neighbour(f->board, place, d) != to || may_throw(f, place, d, to))
            continue;
        unsigned takes = smoke_between(f, place, to);
        least = found && least < takes ? least : takes;
        found = true;
    }
    return least;
}

/* HN-MUL-23  Is an ally's unit in there?  All of a room or a position is thrown at, so any of its squares counts. */
static bool shelters_ally(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                          unsigned place)
{
    if (m->seats <= 2)
        return false;
    EACH_UNIT(h, i) {
        unsigned owner = h->unit[i].thing.owner;
        if (owner != seat && !hn_is_enemy(m, owner, seat) && is_out_there(&h->unit[i])
            && hn_same_shelter(f, h->unit[i].place, place))
            return true;
    }
    return false;
}

/* Rooms and positions beside the unit, each by the first square of it that is met, whichever enemy or own unit is in
 * them. */
void hn_offer_throws(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct field *field,
                     uint16_t option, grog_rule forbidden, struct grog_list *l)
{
    GROG_ASSERT(slot < UNITS);
    uint16_t from[2], offered[2 * DIRECTIONS];
    unsigned n = hn_squares(m, h, &h->unit[slot], from), k = 0;
    if (!grog_wants(l, VERB_THROW))
        return;
    for (unsigned i = 0; i < n * DIRECTIONS; i++) {
        unsigned place = from[i / DIRECTIONS], d = i % DIRECTIONS, to = neighbour(field->board, place, d);
        if (!to || !(ground_at(field, to)->flags & (GROUND_INSIDE | GROUND_POSITION)))
            continue;
        grog_rule rule = forbidden ? forbidden : may_throw(field, place, d, to);
        if (!rule && shelters_ally(m, h, field, h->unit[slot].thing.owner, to))
            rule = R_MUL_23;
        if (grog_skips(l, rule))
            continue;
        bool again = false;
        for (unsigned j = 0; j < k; j++)
            again = again || hn_same_shelter(field, offered[j], to);
        if (!again)
            grog_offer(l, grog_option(VERB_THROW, slot + 1, option, 0, to), rule);
        if (!again && !rule)
            offered[k++] = (uint16_t)to;
    }
}
