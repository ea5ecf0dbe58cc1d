/* SPDX-License-Identifier: MIT */
/* drive.c -- Movement of vehicles: head, tail and facing; what they push aside.
 *
 * HN-VMV-01 to HN-VMV-05  A vehicle has a head and a facing; a two-space one a tail right behind the head.  A step goes
 * forward or backward, and may include an eighth of a turn; an eighth on the spot costs a step too. */
#include "drive.h"
#include "conceal.h"
#include "goliath.h"
#include "move.h"
#include "positions.h"
#include "procedure.h"
#include "step.h"
#include "structures.h"

/* Where a vehicle would stand, and the square that it comes into, from which; 0: it turns on the spot.  swung: the
 * square that its head swings from; 0: it does not. */
struct stance { unsigned head, facing, entered, from, swung; };

static bool overlaps_vehicle(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                             unsigned place)
{
    unsigned there = f->unit[place];
    return there && there != slot + 1 && hn_class(m, &h->unit[there - 1]) != INFANTRY;
}

/* May the vehicle go on to this square, entering it from another? */
static grog_rule may_enter(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                           unsigned from, unsigned to)
{
    if (is_cut(f, from, direction_to(from, to)))
        return R_TER_20;
    if (overlaps_vehicle(m, h, f, slot, to) && !hn_may_go_upon(m, h, slot, f->unit[to] - 1u))
        return R_VMV_08;
    grog_rule closed = hn_is_closed(m, &h->unit[slot], f, to);
    if (closed != R_TER_33 || !hn_can_cut(m, h, f, slot, to))
        return closed;
    return hn_is_alley(f, to) ? R_BLD_28 : 0;           /* HN-EQP-37  A cutter opens a hedgerow, and nothing else. */
}

/* HN-VMV-02 to HN-VMV-04  A step from where it stands, with an eighth of a turn or none: the front leads forward, the
 * back backward.  false: beyond the rim. */
static bool step_to(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                    bool back, int eighths, struct stance *out)
{
    const struct unit *u = &h->unit[slot];
    unsigned tail = hn_tail(m, u, u->place, u->facing);
    out->facing = turned_by(u->facing, eighths);
    out->from = back && tail ? tail : u->place;
    out->entered = neighbour(f->board, out->from, back ? turned_by(out->facing, 4) : out->facing);
    out->head = back && tail ? tail : out->entered;
    out->swung = 0;
    return out->entered;
}

/* HN-VMV-05  On the spot: the tail stays, the head swings. */
static bool pivot_to(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                     int eighths, struct stance *out)
{
    const struct unit *u = &h->unit[slot];
    out->facing = turned_by(u->facing, eighths);
    out->from = hn_tail(m, u, u->place, u->facing);
    out->head = out->from ? neighbour(f->board, out->from, out->facing) : u->place;
    out->entered = out->from ? out->head : 0;
    out->swung = out->from ? u->place : 0;
    return out->head;
}

static void offer_stance(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         const struct field *field, const struct stance *to, struct grog_list *l)
{
    unsigned slot = grog_ref_slot(f->actor);
    grog_rule forbidden = f->local[MOVE_LEFT] < 1 ? R_MOV_01
                        : to->entered ? may_enter(m, const_heroes(g), field, slot, to->from, to->entered) : 0;
    if (!forbidden && to->swung && is_cut(field, to->swung, direction_to(to->swung, to->entered)))
        forbidden = R_TER_20;
    grog_offer(l, grog_option(VERB_DRIVE, slot + 1, 0, to->facing, to->head), forbidden);
}

void hn_offer_drives(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     const struct field *field, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    struct stance to;
    for (int eighths = -1; eighths <= 1; eighths++)
        for (unsigned back = 0; back < 2; back++)
            if (step_to(m, h, field, slot, back, eighths, &to))
                offer_stance(m, g, f, field, &to, l);
    for (int eighths = -1; eighths <= 1; eighths += 2)
        if (pivot_to(m, h, field, slot, eighths, &to))
            offer_stance(m, g, f, field, &to, l);
}

unsigned hn_entered(const struct grog_match *m, const struct heroes *h, const struct unit *before,
                    const struct unit *now)
{
    uint16_t old[2] = { 0 }, new[2];
    unsigned n = hn_squares(m, h, before, old), k = hn_squares(m, h, now, new);
    for (unsigned i = 0; i < k; i++)
        if (new[i] != old[0] && (n < 2 || new[i] != old[1]))
            return new[i];
    return 0;
}

/* mode: its facing then; target: its head's square. */
void hn_drive(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor), now = *u;
    int left = (f - 1)->local[MOVE_LEFT] - 1;
    now.place = f->target;
    now.facing = (uint8_t)f->mode;
    unsigned into = hn_entered(r->m, h, u, &now);
    const struct ground *ground = NULL;
    if (into) {
        hn_cut_through(r, f->actor, into);
        ground = hn_ground(r->m, h, into);              /* HN-TER-15  A wreck too, that may not last. */
        hn_drive_over(r, f->actor, into);
        left = (f - 1)->local[MOVE_MIRED] ? 0 : left;   /* HN-TER-16  A space, and its movement ends. */
    }
    u->place = f->target;
    u->facing = (uint8_t)f->mode;
    TELL(TOLD_DRIVES, f->actor, f->target, f->mode);
    hn_spend_step(f, ground, left);
}

/* ---- displacement ---------------------------------------------------------------------------------------- */

/* A unit of infantry that stands under the vehicle: its slot, or -1. */
static int under(const struct grog_match *m, const struct heroes *h, unsigned vehicle)
{
    uint16_t square[2];
    unsigned n = hn_squares(m, h, &h->unit[vehicle], square);
    EACH_UNIT(h, i)
        for (unsigned k = 0; k < n; k++)
            if (i != vehicle && h->unit[i].place == square[k] && !(h->unit[i].flags & UNIT_WRECKED)
                && hn_class(m, &h->unit[i]) == INFANTRY)
                return (int)i;
    return -1;
}

/* Who must make way for it where it has stopped: its slot, or -1.  Infantry that could not go on from a friend's square
 * makes way itself.  For a wreck nobody does: it is ground to stand on (HN-CTR-24). */
static int in_the_way(struct grog_run *r, uint16_t mover)
{
    const struct heroes *h = const_heroes(r->g);
    if (!grog_thing_at(r->m, r->g, mover) || !unit_of(r, mover)->place || (unit_of(r, mover)->flags & UNIT_WRECKED))
        return -1;
    if (hn_class(r->m, unit_of(r, mover)) != INFANTRY)
        return under(r->m, h, grog_ref_slot(mover));
    return hn_shares(h, grog_ref_slot(mover)) ? (int)grog_ref_slot(mover) : -1;
}

/* HN-VMV-09  Each unit of infantry under the vehicle is pushed out. */
enum grog_flow hn_push(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PUSH);
    int slot;
    BEGIN;
    while ((slot = in_the_way(r, f->actor)) >= 0)
        CALL(PUSH_ONE, .proc = PROC_DISPLACE, .seat = const_heroes(r->g)->unit[slot].thing.owner,
             .actor = unit_ref(const_heroes(r->g), (unsigned)slot));
    END;
}

static grog_rule may_displace(const struct grog_match *m, const struct grog_game *g, const struct field *f,
                              unsigned slot, unsigned to)
{
    grog_rule stands = hn_may_stand(m, g, f, slot, to);
    return stands ? stands : hn_may_step(m, g, f, slot, const_heroes(g)->unit[slot].place, to);
}

void hn_list_displace(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = grog_ref_slot(f->actor);
    struct field field;
    (void)seat;
    hn_field(m, const_heroes(g), &field);
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned to = neighbour(field.board, const_heroes(g)->unit[slot].place, d);
        if (to)
            grog_offer(l, grog_option(VERB_DISPLACE, slot + 1, 0, 0, to), may_displace(m, g, &field, slot, to));
    }
}

/* HN-VMV-10, HN-VMV-11  Infantry that finds no room, or cannot move, is lost under a vehicle. */
enum grog_flow hn_displace(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DISPLACE);
    BEGIN;
    if (unit_of(r, f->actor)->thing.hidden)
        grog_barrier(r);                                /* whether it can move says what it may be */
    if (!hn_movement(r->m, r->g, grog_ref_slot(f->actor))
        || !hn_has_option(r->m, r->g, f->seat, hn_list_displace)) {
        hn_eliminate(r, f->actor);
        return GROG_DONE;
    }
    ASK(DISPLACE_WHERE, ASK_DISPLACE, 1u << f->seat);
    if (r->answer.seat == GROG_NOBODY) {
        hn_eliminate(r, f->actor);
        return GROG_DONE;
    }
    unit_of(r, f->actor)->place = r->answer.option.object[2];
    TELL(TOLD_DISPLACED, f->actor, r->answer.option.object[2]);
    hn_spot(r, f->actor);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_push_steps[PUSH_RESTS] = { STARTS, [PUSH_ONE] = CALLS("one", R_VMV_09, PROC_DISPLACE) };
const struct grog_step hn_displace_steps[DISPLACE_RESTS] = {
    STARTS, [DISPLACE_WHERE] = ASKS("where", R_VMV_09, ASK_DISPLACE),
};

const struct hn_frame hn_push_frame = { .actor = true };
const struct hn_frame hn_displace_frame = { .seat = true, .actor = true, .asks = ON_BOARD };
