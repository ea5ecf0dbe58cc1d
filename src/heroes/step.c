/* SPDX-License-Identifier: MIT */
/* step.c -- Zone of Control, and what a step of infantry meets: ground, walls, units, zones.
 *
 * Whoever lists steps looks at a square once (hn_look_round) and then at each of its eight neighbours. */
#include "step.h"
#include "goliath.h"

/* ---- ground ------------------------------------------------------------------------------------------ */

/* HN-TER-17 to HN-TER-19, HN-TER-33, HN-TER-40  Which symbol closes it. */
static grog_rule closed_by(uint16_t flags)
{
    if (flags & GROUND_HEDGEROW)
        return R_TER_33;
    if ((flags & GROUND_NO_LIGHT) && (flags & GROUND_NO_HEAVY))
        return flags & GROUND_NO_INFANTRY ? R_TER_17 : R_TER_19;
    return R_TER_18;
}

/* HN-TER-28, HN-TER-29, HN-ABL-22  What closes a square to a unit. */
static uint16_t closed_to(const struct grog_match *m, const struct unit *u)
{
    static const uint16_t closed[CLASSES] = { GROUND_NO_INFANTRY, GROUND_NO_LIGHT | GROUND_INSIDE,
                                              GROUND_NO_HEAVY | GROUND_INSIDE };
    return closed[hn_class(m, u)] | (hn_face(m, u)[FACE_AMPHIBIOUS] ? 0 : GROUND_WATER);
}

static grog_rule why_closed(uint16_t flags, uint16_t closed)
{
    uint16_t met = flags & closed;
    return !met ? 0 : met & GROUND_INSIDE ? R_BLD_09 : met == GROUND_WATER ? R_TER_28 : closed_by(flags);
}

/* HN-BLD-28, HN-BLD-29  Right between two buildings: not where they only meet at their corners. */
bool hn_is_alley(const struct field *f, unsigned place)
{
    for (unsigned d = NORTH; d <= EAST; d += 2) {
        unsigned a = neighbour(f->board, place, d), b = neighbour(f->board, place, turned_by(d, 4));
        if (a && b && is_inside(f, a) && is_inside(f, b) && !same_overlay(f, a, b))
            return true;
    }
    return false;
}

grog_rule hn_is_closed(const struct grog_match *m, const struct unit *u, const struct field *f, unsigned place)
{
    grog_rule why = why_closed(ground_at(f, place)->flags, closed_to(m, u));
    return why || hn_class(m, u) == INFANTRY ? why : hn_is_alley(f, place) ? R_BLD_28 : 0;
}

/* HN-TER-15, HN-TER-16  Steps that are left in a square that was entered with so many. */
int hn_left_on(const struct ground *g, int left) { return g->flags & GROUND_DIFFICULT ? 0 : left; }
int hn_left_in(const struct field *f, unsigned place, int left) { return hn_left_on(ground_at(f, place), left); }

/* ---- zones of control ---------------------------------------------------------------------------------- */

/* HN-ZOC-01, HN-ZOC-02, HN-ZOC-04, HN-SPR-06  Does the infantry in this square control the one beside it? */
static bool controls(const struct field *f, const struct unit *u, unsigned from, unsigned direction, unsigned place)
{
    if (u->suppressed || is_cut(f, from, direction))
        return false;
    return is_inside(f, from) == is_inside(f, place) && (!is_inside(f, from) || same_overlay(f, from, place));
}

/* HN-ZOC-06  Is it infantry that is the enemy of the seat, and controls the square beside its own?  Vehicles control
 * nothing. */
static bool holds(const struct grog_match *m, const struct field *f, const struct unit *u, unsigned seat, unsigned from,
                  unsigned direction, unsigned place)
{
    return hn_class(m, u) == INFANTRY && hn_is_enemy(m, seat, u->thing.owner) && controls(f, u, from, direction, place);
}

/* HN-VMV-10  Does anybody in this square control the one beside it?  Of two in a square the field knows one: infantry
 * under a vehicle has its zone all the same. */
static bool is_zone_of(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                       unsigned from, unsigned direction, unsigned place)
{
    if (!f->unit[from])
        return false;
    if (holds(m, f, &h->unit[f->unit[from] - 1], seat, from, direction, place))
        return true;
    if (!is_crowded(f, from))
        return false;
    EACH_UNIT(h, i)
        if (h->unit[i].place == from && !(h->unit[i].flags & UNIT_WRECKED)
            && holds(m, f, &h->unit[i], seat, from, direction, place))
            return true;
    return false;
}

/* The squares of enemies whose zones this one lies in. */
static unsigned zones_over(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                           unsigned place, uint16_t out[DIRECTIONS])
{
    unsigned n = 0;
    if (is_alone(f, place))
        return 0;
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned at = neighbour(f->board, place, d);
        if (at && is_zone_of(m, h, f, seat, at, turned_by(d, 4), place))
            out[n++] = (uint16_t)at;
    }
    return n;
}

bool hn_is_in_zone(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                   unsigned place)
{
    uint16_t at[DIRECTIONS];
    return zones_over(m, h, f, seat, place, at) > 0;
}

/* HN-ZOC-03  From one square of an enemy's zone to another of the same enemy's. */
bool hn_is_held(const struct outlook *o, unsigned to)
{
    for (unsigned i = 0; i < o->zones; i++) {
        unsigned at = o->zone[i];
        if (at != to && spaces_between(at, to) == 1
            && is_zone_of(o->m, o->h, o->f, o->h->unit[o->slot].thing.owner, at, direction_to(at, to), to))
            return true;
    }
    return false;
}

/* ---- a step --------------------------------------------------------------------------------------------- */

void hn_look_round(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                   unsigned from, struct outlook *out)
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    *out = (struct outlook){ .m = m, .h = h, .f = f, .slot = slot, .from = from, .closed = closed_to(m, u) };
    out->zones = zones_over(m, h, f, u->thing.owner, from, out->zone);
}

void hn_look_from(struct outlook *o, unsigned from)
{
    o->from = from;
    o->zones = zones_over(o->m, o->h, o->f, o->h->unit[o->slot].thing.owner, from, o->zone);
}

/* HN-EQP-56  A Goliath that goes where an enemy is: no zone keeps it from there. */
static bool is_upon_enemy(const struct outlook *o, unsigned to)
{
    const struct unit *u = &o->h->unit[o->slot];
    unsigned there = o->f->unit[to];
    return there && hn_roams(o->m, u) && hn_is_enemy(o->m, u->thing.owner, o->h->unit[there - 1].thing.owner);
}

/* HN-BLD-09, HN-BLD-18, HN-ZOC-05  Into and out of a building through its doors. */
static HN_RARE grog_rule may_pass_door(const struct outlook *o, unsigned direction, unsigned to, bool in)
{
    if (is_through_wall(o->f, o->from, direction))
        return R_BLD_09;
    if (!(in ? hn_is_in_zone(o->m, o->h, o->f, o->h->unit[o->slot].thing.owner, to) : o->zones))
        return 0;
    return is_upon_enemy(o, to) ? 0 : R_BLD_18;
}

static inline grog_rule may_pass_wall(const struct outlook *o, unsigned direction, unsigned to)
{
    const struct field *f = o->f;
    bool in = is_inside(f, o->from);
    if ((!in && !is_inside(f, to)) || (in && is_inside(f, to) && same_overlay(f, o->from, to)))
        return 0;
    return may_pass_door(o, direction, to, in);
}

grog_rule hn_may_pass_wall(const struct outlook *o, unsigned direction, unsigned to)
{
    return may_pass_wall(o, direction, to);
}

/* HN-MOV-04, HN-MOV-05, HN-EQP-56  Does whoever stands there let it through? */
static grog_rule may_pass(const struct outlook *o, unsigned to)
{
    const struct unit *u = &o->h->unit[o->slot];
    unsigned there = o->f->unit[to];
    if (!there || there == o->slot + 1)
        return 0;
    const struct unit *other = &o->h->unit[there - 1];
    bool enemy = hn_is_enemy(o->m, u->thing.owner, other->thing.owner);
    if (enemy && hn_roams(o->m, u))
        return 0;
    if (hn_class(o->m, other) != INFANTRY)
        return R_MOV_04;
    if (!enemy)                                         /* HN-MOV-06  infantry goes through friendly infantry */
        return 0;
    return R_MOV_05;
}

/* HN-MOV-02, HN-MOV-03  One step of infantry to the neighbour in this direction. */
grog_rule hn_may_go(const struct outlook *o, unsigned direction, unsigned to)
{
    GROG_ASSERT(direction < DIRECTIONS);
    if (is_cut(o->f, o->from, direction))
        return R_TER_20;
    grog_rule why = why_closed(ground_at(o->f, to)->flags, o->closed);
    if (!why)
        why = may_pass(o, to);
    if (!why)
        why = may_pass_wall(o, direction, to);
    if (why)
        return why;
    return hn_is_held(o, to) && !is_upon_enemy(o, to) ? R_ZOC_03 : 0;
}

grog_rule hn_may_step(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      unsigned from, unsigned to)
{
    struct outlook o;
    hn_look_round(m, g, f, slot, from, &o);
    return hn_may_go(&o, direction_to(from, to), to);
}

/* HN-MOV-07  Two units of infantry never end in one square. */
grog_rule hn_may_stand(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned place)
{
    GROG_ASSERT(slot < UNITS);
    GROG_ASSERT(place > 0 && place <= PLACES);
    const struct heroes *h = const_heroes(g);
    if (f->unit[place] && f->unit[place] != slot + 1)
        return R_MOV_07;
    if (h->unit[slot].place || !h->unit[slot].thing.hidden)
        return hn_is_closed(m, &h->unit[slot], f, place);
    struct unit as = h->unit[slot];
    as.thing.hidden = 0;                                /* before it is deployed it lies face down */
    return hn_is_closed(m, &as, f, place);
}

/* Does another unit of infantry stand in its square? */
bool hn_shares(const struct heroes *h, unsigned slot)
{
    GROG_ASSERT(slot < UNITS);
    EACH_UNIT(h, i)
        if (i != slot && h->unit[i].place == h->unit[slot].place && !(h->unit[i].flags & UNIT_WRECKED))
            return true;
    return false;
}

/* Could it end its move somewhere, if it went there with so many steps left?  Only of squares of friends is it worth
 * asking: it has gone through everybody else's. */
bool hn_can_end(const struct outlook *from, unsigned place, int left)
{
    GROG_ASSERT(place > 0 && place <= PLACES);
    unsigned there = from->f->unit[place];
    if (!there)
        return true;
    if (there == from->slot + 1 && !hn_shares_on(from->f, from->h, from->slot))
        return true;
    if (left <= 0)
        return false;
    struct outlook o = *from;
    hn_look_from(&o, place);
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned to = neighbour(o.f->board, place, d);
        if (to && !hn_may_go(&o, d, to) && hn_can_end(&o, to, hn_left_in(o.f, to, left - 1)))
            return true;
    }
    return false;
}
