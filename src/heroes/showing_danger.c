/* SPDX-License-Identifier: MIT */
/* showing_danger.c -- what a unit may do to a square in one activation: come there, or fire at it from where it stands;
 * and all enemies that a seat sees together.
 *
 * It errs to its side: vehicles go as the crow flies, and a weapon may fire at whatever it sees in its arc and
 * range.  Of a counter that lies concealed only its steps are known. */
#include "aim.h"
#include "approach.h"
#include "move.h"
#include "play.h"
#include "showing.h"
#include "step.h"

#include <string.h>

struct watch {
    const struct grog_match *m;
    const struct grog_game *view;
    struct field f;
    uint8_t *out;
    uint8_t left[PLACES + 1];                           /* in a square on foot: spaces that are left, + 1; 0: never */
};

static void add(struct watch *w, unsigned place, unsigned bit) { w->out[place - 1] |= (uint8_t)bit; }

/* ---- where it can go -------------------------------------------------------------------------------------- */

static void walks(struct watch *w, unsigned slot, unsigned from, int steps)
{
    uint8_t *left = w->left;
    uint16_t queue[PLACES];
    unsigned head = 0, tail = 0;
    memset(w->left, 0, sizeof w->left);
    left[from] = (uint8_t)(steps + 1);
    queue[tail++] = (uint16_t)from;
    while (head < tail) {
        unsigned at = queue[head++];
        for (unsigned way = 0; left[at] > 1 && way < DIRECTIONS; way++) {
            unsigned to = neighbour(w->f.board, at, way);
            if (!to || left[to] || hn_may_step(w->m, w->view, &w->f, slot, at, to))
                continue;
            left[to] = (uint8_t)(hn_left_in(&w->f, to, left[at] - 2) + 1);
            queue[tail++] = (uint16_t)to;
            add(w, to, GROG_DANGER_REACH);
        }
    }
}

static void drives(struct watch *w, const struct unit *u, int steps)
{
    for (int y = place_y(u->place) - steps; y <= place_y(u->place) + steps; y++)
        for (int x = place_x(u->place) - steps; x <= place_x(u->place) + steps; x++)
            if (is_on_board(w->f.board, x, y) && !hn_is_closed(w->m, u, &w->f, place_at(x, y)))
                add(w, place_at(x, y), GROG_DANGER_REACH);
}

/* ---- what it can hit -------------------------------------------------------------------------------------- */

static bool is_in_arc_of(const struct watch *w, const struct unit *u, uint16_t weapon, unsigned from, unsigned at)
{
    enum arc arc = (enum arc)numbers_of(w->m, weapon)[WEAPON_ARC];
    return arc == ARC_ALL || is_in_arc(arc, u->facing, place_x(at) - place_x(from), place_y(at) - place_y(from));
}

static void fires_from(struct watch *w, unsigned slot, uint16_t weapon, unsigned from)
{
    const struct unit *u = &const_heroes(w->view)->unit[slot];
    int range = numbers_of(w->m, weapon)[WEAPON_RANGE];
    unsigned how = hn_class(w->m, u) != INFANTRY ? THROUGH_INFANTRY : 0;
    for (int y = 0; y < w->f.board->height; y++)
        for (int x = 0; x < w->f.board->width; x++) {
            unsigned at = place_at(x, y);
            if (w->out[at - 1] & GROG_DANGER_FIRE || at == from || (range && spaces_between(from, at) > range)
                || !is_in_arc_of(w, u, weapon, from, at))
                continue;
            if (line_between(&w->f, from, at, how, slot + 1, w->f.unit[at]).sight != BLOCKED)
                add(w, at, GROG_DANGER_FIRE);
        }
}

static void watch_one(struct watch *w, unsigned slot, int steps)
{
    const struct heroes *h = const_heroes(w->view);
    const struct unit *u = &h->unit[slot];
    uint16_t square[2];
    if (hn_class(w->m, u) == INFANTRY)
        walks(w, slot, u->place, steps);
    else
        drives(w, u, steps);
    for (unsigned which = GUN_FIRST; which <= GUN_SECOND && !u->thing.hidden; which++) {
        uint16_t weapon = hn_gun(w->m, u, (enum gun)which);
        unsigned n = weapon ? hn_squares(w->m, h, u, square) : 0;
        for (unsigned i = 0; i < n; i++)
            fires_from(w, slot, weapon, square[i]);
    }
}

void hn_show_danger(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                    uint8_t out[GROG_BOARD_SQUARES])
{
    const struct heroes *h = const_heroes(view);
    struct watch w = { .m = m, .view = view, .out = out };
    memset(out, 0, GROG_BOARD_SQUARES);
    hn_field(m, h, &w.f);
    EACH_UNIT(h, i)
        if (is_on_foot_or_wheels(&h->unit[i]) && hn_is_enemy(m, h->unit[i].thing.owner, seat))
            watch_one(&w, i, hn_movement(m, view, i));
}

/* How far it may go: in a move with what is left of it. */
static int steps_left(const struct watch *w, unsigned slot)
{
    const struct heroes *h = const_heroes(w->view);
    const struct grog_frame *move = hn_frame_of(w->view, PROC_MOVE);
    if (move && move->actor == unit_ref(h, slot))
        return move->local[MOVE_MIRED] && move->local[MOVE_LEFT] > 1 ? 1 : move->local[MOVE_LEFT];  /* HN-TER-16 */
    return hn_first_left(w->m, h, &w->f, slot, hn_movement(w->m, w->view, slot));
}

void hn_show_reach(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                   uint8_t out[GROG_BOARD_SQUARES])
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(view);
    struct watch w = { .m = m, .view = view, .out = out };
    memset(out, 0, GROG_BOARD_SQUARES);
    if (array != ARRAY_UNIT || !is_on_foot_or_wheels(&h->unit[slot]))
        return;
    hn_field(m, h, &w.f);
    watch_one(&w, slot, steps_left(&w, slot));
}

/* HN-ASL-06  The steps of an assault; the last is its own to choose if it can fire on the move. */
unsigned hn_show_charge(const struct grog_match *m, const struct grog_game *view, struct grog_option o,
                        struct grog_option out[GROG_WAY])
{
    uint16_t square[WAY_MOST];
    _Static_assert((int)WAY_MOST <= (int)GROG_WAY, "all of it fits");
    if (o.verb != VERB_ASSAULT || !o.actor || !o.object[2])
        return 0;
    unsigned slot = o.actor - 1u;
    const struct unit *u = &const_heroes(view)->unit[slot];
    unsigned n = hn_way_to_assault(m, view, slot, grog_ref_slot(o.object[2]), square), from = u->place;
    uint16_t weapon = hn_gun(m, u, GUN_FIRST);
    bool fires = weapon && numbers_of(m, weapon)[WEAPON_ON_THE_MOVE] != NO_BONUS;
    for (unsigned i = 0; i + 1 < n; from = square[i++])
        out[i] = grog_option(VERB_STEP, slot + 1, 0, 0, square[i]);
    if (n && !fires)
        out[n - 1] = grog_option(VERB_CLOSE, slot + 1, from, 0, square[n - 1]);
    return n && fires ? n - 1 : n;
}
