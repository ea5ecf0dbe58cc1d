/* SPDX-License-Identifier: MIT */
/* drive.c -- Movement of vehicles: head, tail and facing; what they push aside; transport.
 *
 * HN-VMV-01 to HN-VMV-05  A vehicle has a head and a facing; a two-space one a tail right behind the head.  A step goes
 * forward or backward, and may include an eighth of a turn; an eighth on the spot costs a step too. */
#include "rules.h"

/* Where a vehicle would stand. */
struct stance { unsigned head, tail, facing; };

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
    if (overlaps_vehicle(m, h, f, slot, to) && !(hn_roams(m, &h->unit[slot]) && h->phase == PHASE_ACTIVATION))
        return R_VMV_08;
    grog_rule closed = hn_is_closed(m, &h->unit[slot], f, to);
    return closed && hn_can_cut(m, h, f, slot, to) ? 0 : closed;            /* HN-EQP-37 */
}

/* A step from where it stands; false: beyond the rim. */
static bool step_to(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                    bool back, int eighths, struct stance *out)
{
    const struct unit *u = &h->unit[slot];
    unsigned tail = hn_tail(m, u, u->place, u->facing), facing = turned_by(u->facing, eighths);
    out->facing = facing;
    if (!back) {
        out->head = neighbour(f->board, u->place, facing);
        out->tail = tail ? u->place : 0;
    } else {
        unsigned rear = tail ? tail : u->place;
        unsigned behind = neighbour(f->board, rear, turned_by(facing, 4));
        out->tail = tail ? behind : 0;
        out->head = tail ? tail : behind;
        return behind != 0;
    }
    return out->head != 0;
}

static void offer_step(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                       const struct field *field, bool back, int eighths, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    const struct unit *u = &h->unit[slot];
    struct stance to;
    if (!step_to(m, h, field, slot, back, eighths, &to))
        return;
    unsigned tail = hn_tail(m, u, u->place, u->facing);
    unsigned entered = back && tail ? to.tail : to.head;
    unsigned from = back && tail ? tail : u->place;
    grog_rule forbidden = f->local[MOVE_LEFT] < 1 ? R_MOV_01 : may_enter(m, h, field, slot, from, entered);
    grog_offer(l, grog_option(VERB_DRIVE, slot + 1, 0, to.facing, to.head), forbidden);
}

/* HN-VMV-05  On the spot: the tail stays, the head swings. */
static void offer_pivot(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                        const struct field *field, int eighths, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    const struct unit *u = &h->unit[slot];
    unsigned facing = turned_by(u->facing, eighths), tail = hn_tail(m, u, u->place, u->facing);
    unsigned head = tail ? neighbour(field->board, tail, facing) : u->place;
    if (!head)
        return;
    grog_rule forbidden = f->local[MOVE_LEFT] < 1 ? R_MOV_01 : tail ? may_enter(m, h, field, slot, tail, head) : 0;
    grog_offer(l, grog_option(VERB_DRIVE, slot + 1, 0, facing, head), forbidden);
}

void hn_offer_drives(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     const struct field *field, struct grog_list *l)
{
    for (int eighths = -1; eighths <= 1; eighths++) {
        offer_step(m, g, f, field, false, eighths, l);
        offer_step(m, g, f, field, true, eighths, l);
    }
    offer_pivot(m, g, f, field, -1, l);
    offer_pivot(m, g, f, field, 1, l);
}

/* mode: its facing then; target: its head's square. */
void hn_drive(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor);
    struct field field;
    int left = (f - 1)->local[MOVE_LEFT] - 1;
    hn_drive_over(r, f->actor, f->target, f->mode);
    u->place = f->target;
    u->facing = (uint8_t)f->mode;
    TELL(TOLD_DRIVES, f->actor, f->target, f->mode);
    hn_field(r->m, h, &field);
    (f - 1)->local[MOVE_LEFT] = (int16_t)hn_left_in(&field, u->place, left);
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

/* HN-VMV-09  Each unit of infantry under the vehicle is pushed out. */
enum grog_flow hn_push(struct grog_run *r, struct grog_frame *f)
{
    int slot;
    BEGIN;
    while (grog_thing_at(r->m, r->g, f->actor) && unit_of(r, f->actor)->place
           && hn_class(r->m, unit_of(r, f->actor)) != INFANTRY
           && (slot = under(r->m, const_heroes(r->g), grog_ref_slot(f->actor))) >= 0)
        CALL(PUSH_ONE, .proc = PROC_DISPLACE, .seat = const_heroes(r->g)->unit[slot].thing.owner,
             .actor = unit_ref(const_heroes(r->g), (unsigned)slot));
    END;
}

static grog_rule may_displace(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                              unsigned to)
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

bool hn_has_option(const struct grog_match *m, const struct grog_game *g, unsigned seat, lister *list)
{
    struct grog_option any;
    struct grog_list l = { .at = &any, .room = 1 };
    list(m, g, seat, &l);
    return l.n > 0;
}

/* HN-VMV-10, HN-VMV-11 */
enum grog_flow hn_displace(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
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
    END;
}

/* ---- transport ---------------------------------------------------------------------------------------------- */

/* HN-TRN-02, HN-TRN-03  What it counts for in a vehicle. */
static int load_of(const struct grog_match *m, const struct unit *u)
{
    struct unit as = *u;
    as.thing.hidden = 0;
    return !hn_face(m, &as)[FACE_TOUGH] || hn_category(m, &as) == HERO || hn_category(m, &as) == OFFICER ? 1 : 2;
}

grog_rule hn_may_board(const struct grog_match *m, const struct heroes *h, unsigned slot, unsigned vehicle)
{
    const struct unit *u = &h->unit[slot], *v = &h->unit[vehicle];
    struct unit as = *u;
    int load = load_of(m, u), guns;
    as.thing.hidden = 0;
    if (v->thing.owner != u->thing.owner || hn_class(m, &as) != INFANTRY || (v->flags & UNIT_WRECKED)
        || !hn_face(m, v)[FACE_TRANSPORT])
        return R_TRN_01;
    guns = numbers_of(m, u->thing.card)[UNIT_GUN];
    EACH_UNIT(h, i)
        if (h->unit[i].aboard == vehicle + 1) {
            load += load_of(m, &h->unit[i]);
            guns += numbers_of(m, h->unit[i].thing.card)[UNIT_GUN];
        }
    if (load > hn_face(m, v)[FACE_TRANSPORT])
        return R_TRN_03;
    return guns > 1 ? R_TRN_04 : 0;
}

/* HN-TRN-06  From a square of its vehicle. */
grog_rule hn_may_leave(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned from, unsigned to)
{
    grog_rule stands = hn_may_stand(m, g, f, slot, to);
    if (stands)
        return stands;
    if (is_cut(f, from, direction_to(from, to)))
        return R_TER_20;
    return is_inside(f, to) ? R_BLD_09 : 0;
}

/* HN-TRN-16 to HN-TRN-18  An empty square beside the wreck, outside enemy zones. */
static grog_rule may_redeploy(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                              unsigned from, unsigned to)
{
    grog_rule leaves = hn_may_leave(m, g, f, slot, from, to);
    if (leaves)
        return leaves;
    return hn_is_in_zone(m, const_heroes(g), f, const_heroes(g)->unit[slot].thing.owner, to) ? R_TRN_18 : 0;
}

/* target: the vehicle that it was in. */
void hn_list_redeploy(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = grog_ref_slot(f->actor);
    struct field field;
    uint16_t square[2];
    (void)seat;
    hn_field(m, h, &field);
    unsigned n = hn_squares(m, h, &h->unit[grog_ref_slot(f->target)], square);
    for (unsigned k = 0; k < n; k++)
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned to = neighbour(field.board, square[k], d);
            if (to && (k == 0 || spaces_between(to, square[0]) > 1))
                grog_offer(l, grog_option(VERB_REDEPLOY, slot + 1, 0, 0, to),
                           may_redeploy(m, g, &field, slot, square[k], to));
        }
}

static int passenger_of(const struct heroes *h, unsigned vehicle)
{
    EACH_UNIT(h, i)
        if (h->unit[i].aboard == vehicle + 1)
            return (int)i;
    return -1;
}

/* HN-TRN-15 to HN-TRN-23  Who was in the vehicle is set out beside its wreck.  target: the vehicle. */
enum grog_flow hn_redeploy(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    int slot;
    BEGIN;
    while ((slot = passenger_of(h, grog_ref_slot(f->target))) >= 0) {
        f->actor = unit_ref(h, (unsigned)slot);
        f->seat = h->unit[slot].thing.owner;            /* HN-TRN-19 */
        if (!hn_has_option(r->m, r->g, f->seat, hn_list_redeploy)) {
            hn_eliminate(r, f->actor);                  /* HN-TRN-23 */
            continue;
        }
        ASK(REDEPLOY_WHERE, ASK_REDEPLOY, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY) {
            hn_eliminate(r, f->actor);
            continue;
        }
        unit_of(r, f->actor)->aboard = 0;
        unit_of(r, f->actor)->place = r->answer.option.object[2];
        TELL(TOLD_LEAVES, f->actor, f->target);
        TELL(TOLD_MOVES, f->actor, r->answer.option.object[2]);
        hn_suppress(r, f->actor, 1);                    /* HN-TRN-22 */
    }
    END;
}
