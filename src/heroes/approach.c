/* SPDX-License-Identifier: MIT */
/* approach.c -- Assault: who can be assaulted, and the way there.
 *
 * An assault is declared before the first step (HN-ASL-05) and must be made (HN-ASL-06): so of each square near the
 * target it is reckoned how many steps it still takes from there, and the unit goes only where it has that many. */
#include "approach.h"
#include "assault.h"
#include "move.h"
#include "play.h"
#include "step.h"
#include "transport.h"

/* ---- the last step -------------------------------------------------------------------------------------- */

/* HN-ASL-02, HN-ASL-07  From this square into that of the target beside it: no zone holds it, a wall does. */
static bool can_close(const struct outlook *o, unsigned from, unsigned at)
{
    unsigned direction = direction_to(from, at);
    return direction < DIRECTIONS && !is_cut(o->f, from, direction) && !is_through_wall(o->f, from, direction)
        && !(ground_at(o->f, at)->flags & o->closed);
}

/* HN-ASL-02  A square from which it can be launched: nobody else is in it. */
static bool is_free(const struct approach *a, unsigned place)
{
    unsigned there = a->o.f->unit[place];
    return there == a->o.slot + 1 ? !hn_shares_on(a->o.f, a->o.h, a->o.slot) : !there;
}

/* HN-ASL-02, HN-TRN-07  A vehicle of its own with room for it, from which it can be launched too: its slot + 1, or 0.
 * Who sits in one already does not change it. */
static unsigned transport_for(const struct approach *a, unsigned place)
{
    unsigned vehicle = a->aboard ? 0 : hn_transport_at(a->o.m, a->o.h, a->o.f, place);
    return vehicle && !hn_may_board(a->o.m, a->o.h, a->o.slot, vehicle - 1) ? vehicle : 0;
}

/* May it go to that neighbour on its way: by a step, or into such a vehicle, from which it then closes in? */
static bool may_take(const struct approach *a, const struct outlook *o, unsigned direction, unsigned to)
{
    if (!hn_may_go(o, direction, to))
        return true;
    unsigned vehicle = a->need[to] == 1 ? transport_for(a, to) : 0;
    return vehicle && !hn_may_get_in(o, direction, vehicle - 1);
}

/* ---- the way there ---------------------------------------------------------------------------------------- */

static int distance(const struct approach *a, unsigned place)
{
    int far = spaces_between(a->own[0], place);
    int other = a->owns > 1 ? spaces_between(a->own[1], place) : far;
    return other < far ? other : far;
}

static bool is_own(const struct approach *a, unsigned place)
{
    return place == a->own[0] || (a->owns > 1 && place == a->own[1]);
}

/* HN-TER-15  Whoever enters a Difficult Passage has no step left for the assault. */
static bool leads_nowhere(const struct approach *a, unsigned place)
{
    return ground_at(a->o.f, place)->flags & GROUND_DIFFICULT;
}

/* All squares of a vehicle are one place to launch it from. */
static unsigned add_transport(struct approach *a, unsigned vehicle, uint16_t *queue, unsigned n)
{
    uint16_t square[2];
    for (unsigned k = hn_squares(a->o.m, a->o.h, &a->o.h->unit[vehicle - 1], square); k; k--)
        if (!a->need[square[k - 1]]) {
            a->need[square[k - 1]] = 1;
            queue[n++] = square[k - 1];
        }
    return n;
}

/* Squares beside the target, one step from it. */
static unsigned begin_map(struct approach *a, uint16_t *queue)
{
    unsigned n = 0;
    for (unsigned k = 0; k < a->squares; k++)
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned p = neighbour(a->o.f->board, a->square[k], d);
            if (!p || a->need[p] || is_own(a, p))
                continue;
            int nearer = a->o.f->unit[p] != 0;          /* another square of a vehicle there may be */
            if (distance(a, p) + 1 > a->left + nearer || !can_close(&a->o, p, a->square[k]))
                continue;
            unsigned vehicle = transport_for(a, p);
            if (vehicle)
                n = add_transport(a, vehicle, queue, n);
            if (vehicle || leads_nowhere(a, p) || !is_free(a, p))
                continue;
            a->need[p] = 1;
            queue[n++] = (uint16_t)p;
        }
    return n;
}

/* HN-ASL-03  Backwards from them, as far as its steps may reach. */
static void make_map(struct approach *a)
{
    uint16_t queue[PLACES];
    unsigned tail = begin_map(a, queue);
    for (unsigned head = 0; head < tail; head++) {
        unsigned q = queue[head];
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned p = neighbour(a->o.f->board, q, d), need = a->need[q] + 1u;
            if (!p || a->need[p] || is_own(a, p) || distance(a, p) + (int)need > a->left || leads_nowhere(a, p)
                || (ground_at(a->o.f, p)->flags & a->o.closed))
                continue;
            hn_look_from(&a->o, p);
            if (!may_take(a, &a->o, turned_by(d, 4), q))
                continue;
            a->need[p] = (uint8_t)need;
            queue[tail++] = (uint16_t)p;
        }
    }
}

/* Does it stand where the assault can be launched?  A vehicle that carries it counts as free (HN-TRN-07). */
static bool stands_beside(const struct approach *a)
{
    bool free = a->aboard || !hn_shares_on(a->o.f, a->o.h, a->o.slot);
    for (unsigned i = 0; free && i < a->owns; i++)
        for (unsigned k = 0; k < a->squares; k++)
            if (can_close(&a->o, a->own[i], a->square[k]))
                return true;
    return false;
}

bool hn_still_comes(const struct approach *a, unsigned to, int left)
{
    GROG_ASSERT(to > 0 && to <= PLACES);
    return a->need[to] && a->need[to] < left;
}

static bool has_a_way(const struct approach *a, const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned i = 0; i < a->owns; i++) {
        struct outlook o = a->o;
        hn_look_from(&o, a->own[i]);
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned to = neighbour(o.f->board, a->own[i], d);
            if (!to || !hn_still_comes(a, to, a->left))
                continue;
            if (a->aboard ? !hn_may_leave(m, g, o.f, o.slot, a->own[i], to) : may_take(a, &o, d, to))
                return true;
        }
    }
    return false;
}

/* HN-ASL-02 to HN-ASL-04, HN-ASL-07  Can it come to the target with so many steps? */
bool hn_approach(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                 unsigned target, int left, struct approach *out)
{
    GROG_ASSERT(slot < UNITS);
    GROG_ASSERT(target < UNITS);
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    out->left = left;
    out->aboard = u->aboard;
    out->owns = hn_squares(m, h, u, out->own);
    out->squares = hn_squares(m, h, &h->unit[target], out->square);
    memset(out->need, 0, sizeof out->need);
    if (!out->owns)
        return false;
    hn_look_round(m, g, f, slot, out->own[0], &out->o);
    out->beside = left > 0 && stands_beside(out);
    if (left < 2 || (hn_class(m, u) != INFANTRY && !u->aboard))
        return out->beside;
    make_map(out);
    return out->beside || has_a_way(out, m, g);
}

/* ---- the shortest way ------------------------------------------------------------------------------------------ */

/* The next square on a shortest way from there with so many steps; 0: none. */
static unsigned next_on_way(const struct approach *a, unsigned from, int left)
{
    struct outlook o = a->o;
    unsigned best = 0;
    hn_look_from(&o, from);
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned to = neighbour(o.f->board, from, d);
        if (to && hn_still_comes(a, to, left) && (!best || a->need[to] < a->need[best]) && may_take(a, &o, d, to))
            best = to;
    }
    return best;
}

/* The square of the target's that it can close with from there; 0: none. */
static unsigned closes_with(const struct approach *a, unsigned from)
{
    for (unsigned k = 0; k < a->squares; k++)
        if (can_close(&a->o, from, a->square[k]))
            return a->square[k];
    return 0;
}

/* Squares of the way on foot to whom it would assault, that of the target last: how many; 0: none is known. */
unsigned hn_way_to_assault(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned target,
                           uint16_t out[WAY_MOST])
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    const struct grog_frame *move = hn_frame_of(g, PROC_MOVE);
    struct field f;
    struct approach a;
    unsigned n = 0, at = u->place;
    if (!at || hn_class(m, u) != INFANTRY)
        return 0;
    hn_field(m, h, &f);
    int left = move && move->actor == unit_ref(h, slot) ? move->local[MOVE_LEFT]
             : hn_first_left(m, h, &f, slot, hn_movement(m, g, slot));
    if (!hn_approach(m, g, &f, slot, target, left, &a))
        return 0;
    for (bool beside = a.beside; !beside; beside = a.need[at] == 1) {
        at = n < WAY_MOST - 1u ? next_on_way(&a, at, left--) : 0;
        if (!at)
            return 0;
        out[n++] = (uint16_t)at;
    }
    out[n] = (uint16_t)closes_with(&a, at);
    return out[n] ? n + 1 : 0;
}

/* ---- what may be chosen --------------------------------------------------------------------------------------- */

/* HN-ASL-08  The last step: from where (of a vehicle's two squares), into which of the target's. */
void hn_offer_closing(const struct approach *a, struct grog_list *l)
{
    for (unsigned i = 0; i < a->owns; i++)
        for (unsigned k = 0; k < a->squares; k++)
            if (spaces_between(a->own[i], a->square[k]) == 1)
                grog_offer(l, grog_option(VERB_CLOSE, a->o.slot + 1, a->own[i], 0, a->square[k]),
                           a->beside && can_close(&a->o, a->own[i], a->square[k]) ? 0 : R_ASL_02);
}

/* HN-ASL-01, HN-ASL-12, HN-TRT-27, HN-ABL-24  Only with the symbol, and never a class against which it has an X. */
static grog_rule may_assault(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned target)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot], *t = &h->unit[target];
    if (hn_face(m, u)[FACE_ASSAULT] == NO_ASSAULT)
        return R_ASL_01;
    if (t->flags & UNIT_WRECKED)                        /* HN-ASL-01  A wreck is no vehicle any more. */
        return R_ASL_01;
    return hn_assault_bonus(m, g, slot, hn_class(m, t)) == NO_BONUS ? R_ASL_12 : 0;
}

/* Does a vehicle stand beside that square that it could get into? */
static bool is_beside_transport(const struct grog_match *m, const struct heroes *h, const struct field *f,
                                unsigned square)
{
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned p = neighbour(f->board, square, d);
        if (p && hn_transport_at(m, h, f, p))
            return true;
    }
    return false;
}

/* own: the n squares of who assaults. */
static bool is_far(const struct grog_match *m, const struct heroes *h, const struct field *f, const uint16_t *own,
                   unsigned n, unsigned target, int steps)
{
    uint16_t square[2];
    unsigned k = hn_squares(m, h, &h->unit[target], square);
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < k; j++) {
            int away = spaces_between(own[i], square[j]);
            if (away <= steps)
                return false;
            /* HN-TRN-07  The squares of a vehicle are one place: it is a step less by way of it. */
            if (away == steps + 1 && is_beside_transport(m, h, f, square[j]))
                return false;
        }
    return true;
}

void hn_offer_assaults(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *f,
                       struct grog_list *l)
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    struct approach approach;
    uint16_t own[2];
    if (hn_face(m, u)[FACE_ASSAULT] == NO_ASSAULT && !l->seek)
        return;
    int steps = hn_first_left(m, h, f, slot, hn_movement(m, g, slot));
    unsigned owns = hn_squares(m, h, u, own), enemies = hn_enemies_of(m, u->thing.owner);
    EACH_UNIT(h, i) {
        if (!is_among(enemies, h->unit[i].thing.owner))     /* HN-MUL-23  Never an ally's. */
            continue;
        if (!h->unit[i].place || (!grog_seeks(l) && is_far(m, h, f, own, owns, i, steps)))
            continue;                                       /* nobody looks for ways to who is too far away */
        grog_rule forbidden = may_assault(m, g, slot, i);
        if (!forbidden && !hn_approach(m, g, f, slot, i, steps, &approach))
            forbidden = R_ASL_04;                           /* HN-ASL-04 */
        grog_offer(l, grog_option(VERB_ASSAULT, slot + 1, 0, MOVES_TO_ASSAULT, unit_ref(h, i)), forbidden);
    }
}
