/* SPDX-License-Identifier: MIT */
/* transport.c -- Transport: what a vehicle carries, getting in and out, and what becomes of passengers when it is
 * destroyed. */
#include "transport.h"
#include "alliances.h"
#include "approach.h"
#include "conceal.h"
#include "move.h"
#include "procedure.h"
#include "step.h"

/* HN-TRN-02, HN-TRN-03  What it counts for in a vehicle. */
static int load_of(const struct grog_match *m, const struct unit *u)
{
    struct unit as = *u;
    as.thing.hidden = 0;
    return !hn_face(m, &as)[FACE_TOUGH] || hn_category(m, &as) == HERO || hn_category(m, &as) == OFFICER ? 1 : 2;
}

/* HN-TRN-01 to HN-TRN-04, HN-MUL-34  Is it a transport of its own, or one that an ally lends, and is there room for it?
 * Asked by its owner alone, who knows what it is. */
grog_rule hn_may_board(const struct grog_match *m, const struct heroes *h, unsigned slot, unsigned vehicle)
{
    GROG_ASSERT(slot < UNITS);
    const struct unit *u = &h->unit[slot], *v = &h->unit[vehicle];
    struct unit as = *u;
    as.thing.hidden = 0;
    if (!hn_lends(m, h, v, u->thing.owner) || v->thing.hidden || (v->flags & UNIT_WRECKED)
        || hn_class(m, &as) != INFANTRY || !hn_face(m, v)[FACE_TRANSPORT])
        return R_TRN_01;
    if (hn_is_ruse(m, u))
        return R_TRT_31;
    int load = load_of(m, u), guns = numbers_of(m, u->thing.card)[UNIT_GUN];
    EACH_UNIT(h, i)
        if (h->unit[i].aboard == vehicle + 1) {
            load += load_of(m, &h->unit[i]);
            guns += numbers_of(m, h->unit[i].thing.card)[UNIT_GUN];
        }
    if (load > hn_face(m, v)[FACE_TRANSPORT])
        return R_TRN_03;
    return guns > 1 ? R_TRN_04 : 0;
}

/* A transport in this square: its slot + 1, or 0. */
unsigned hn_transport_at(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned place)
{
    unsigned there = f->unit[place];
    return there && !h->unit[there - 1].thing.hidden && hn_face(m, &h->unit[there - 1])[FACE_TRANSPORT] ? there : 0;
}

/* HN-TRN-05, HN-TRN-08  From this square, in this direction, into the vehicle that stands there; a zone holds it as in
 * any step. */
grog_rule hn_may_get_in(const struct outlook *o, unsigned direction, unsigned vehicle)
{
    if (is_cut(o->f, o->from, direction) || is_through_wall(o->f, o->from, direction))
        return R_TER_20;
    unsigned to = neighbour(o->f->board, o->from, direction);
    if (hn_may_pass_wall(o, direction, to))                             /* HN-BLD-18  Out of the door it stands at. */
        return R_BLD_18;
    if (hn_is_held(o, to))
        return R_ZOC_03;
    return hn_may_board(o->m, o->h, o->slot, vehicle);
}

/* Vehicles that it can get into from its square: their slots and verdicts, each once, the best of its squares. */
unsigned hn_vehicles_beside(const struct outlook *o, unsigned directions, struct boarding out[DIRECTIONS])
{
    unsigned n = 0;
    if (is_alone(o->f, o->from))
        return 0;
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned at = directions >> d & 1 ? neighbour(o->f->board, o->from, d) : 0;
        unsigned vehicle = at ? hn_transport_at(o->m, o->h, o->f, at) : 0, k = 0;
        if (!vehicle)
            continue;
        grog_rule forbidden = hn_may_get_in(o, d, vehicle - 1);
        while (k < n && out[k].vehicle != vehicle - 1)
            k++;
        if (k == n)
            out[n++] = (struct boarding){ vehicle - 1, forbidden };
        else if (!forbidden)
            out[k].forbidden = 0;
    }
    return n;
}

/* HN-TRN-05  The last part of its move, and a step of it.  HN-ASL-02  Of one that is to assault only if it can do so
 * from that vehicle. */
void hn_offer_boarding(const struct grog_frame *f, const struct outlook *o, const struct approach *to_target,
                       struct grog_list *l)
{
    struct boarding beside[DIRECTIONS];
    unsigned n = hn_vehicles_beside(o, 255, beside);
    for (unsigned i = 0; i < n; i++) {
        grog_rule forbidden = f->local[MOVE_LEFT] < 1 ? R_TRN_05 : beside[i].forbidden;
        if (!forbidden && to_target && (to_target->need[o->h->unit[beside[i].vehicle].place] != 1
                                        || f->local[MOVE_LEFT] < 2))
            forbidden = R_ASL_06;
        grog_offer(l, grog_option(VERB_BOARD, o->slot + 1, 0, 0, unit_ref(o->h, beside[i].vehicle)), forbidden);
    }
}

/* Into a vehicle, which ends the move; but HN-ASL-02, HN-TRN-07  an assault is launched from there. */
enum grog_flow hn_board_vehicle(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BOARD);
    struct unit *u = unit_of(r, f->actor);
    hn_reveal(r, f->actor);
    u->place = 0;
    u->aboard = (uint8_t)(grog_ref_slot(f->target) + 1);
    if (f[-1].proc == PROC_MOVE && f[-1].mode == MOVES_TO_ASSAULT)
        hn_spend_step(f, NULL, f[-1].local[MOVE_LEFT] - 1);
    else
        u->moves |= MOVE_STOPPED;
    TELL(TOLD_BOARDS, f->actor, f->target);
    return GROG_DONE;
}

/* ---- getting out ------------------------------------------------------------------------------------------- */

/* HN-TRN-06  From a square of its vehicle, by a step like any other. */
grog_rule hn_may_leave(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned from, unsigned to)
{
    return hn_may_step(m, g, f, slot, from, to);
}

/* The first part of its move. */
void hn_offer_leaving(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                      const struct field *field, const struct approach *to_target, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    int left = f->local[MOVE_LEFT];
    uint16_t square[2];
    unsigned n = hn_squares(m, h, &h->unit[slot], square);
    struct outlook o[2];
    for (unsigned k = 0; k < n; k++)
        hn_look_round(m, g, field, slot, square[k], &o[k]);
    for (unsigned k = 0; k < n; k++)
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned to = neighbour(field->board, square[k], d);
            unsigned other = n > 1 && to ? direction_to(square[1 - k], to) : DIRECTIONS;
            if (!to || (k == 1 && other < DIRECTIONS))
                continue;                               /* it was offered for the head */
            /* HN-TRN-06  At the beginning alone: who has just got in stays in. */
            grog_rule forbidden = left < 1 || f->local[MOVE_GONE] ? R_TRN_06 : hn_may_go(&o[k], d, to);
            if (forbidden && forbidden != R_TRN_06 && other < DIRECTIONS && !hn_may_go(&o[1 - k], other, to))
                forbidden = 0;
            if (!forbidden && !hn_can_end(&o[k], to, hn_left_in(field, to, left - 1)))
                forbidden = R_MOV_07;
            if (!forbidden && to_target && !hn_still_comes(to_target, to, left))
                forbidden = R_ASL_06;
            grog_offer(l, grog_option(VERB_LEAVE, slot + 1, 0, 0, to), forbidden);
        }
}

/* ---- the vehicle is destroyed --------------------------------------------------------------------------------- */

/* HN-TRN-16 to HN-TRN-18  An empty square beside the wreck, outside enemy zones. */
static grog_rule may_redeploy(const struct grog_match *m, const struct grog_game *g, const struct field *f,
                              unsigned slot, unsigned from, unsigned to)
{
    unsigned direction = direction_to(from, to);
    if (f->unit[to])
        return R_TRN_17;
    if (is_cut(f, from, direction) || is_through_wall(f, from, direction))
        return R_TER_20;
    grog_rule stands = hn_may_stand(m, g, f, slot, to);
    if (stands)
        return stands;
    return hn_is_in_zone(m, const_heroes(g), f, const_heroes(g)->unit[slot].thing.owner, to) ? R_TRN_18 : 0;
}

static void offer_redeployment(const struct grog_match *m, const struct grog_game *g, const struct field *field,
                               unsigned slot, unsigned vehicle, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    uint16_t square[2];
    unsigned n = hn_squares(m, h, &h->unit[vehicle], square);
    for (unsigned k = 0; k < n; k++)
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned to = neighbour(field->board, square[k], d);
            bool both = n > 1 && to && spaces_between(to, square[1 - k]) == 1;
            if (!to || to == square[n - 1 - k] || (k == 1 && both))
                continue;
            grog_rule forbidden = may_redeploy(m, g, field, slot, square[k], to);
            if (forbidden && both)
                forbidden = may_redeploy(m, g, field, slot, square[1 - k], to);
            grog_offer(l, grog_option(VERB_REDEPLOY, slot + 1, 0, 0, to), forbidden);
        }
}

/* HN-TRN-19  Any of his that were in the vehicle comes next: who comes first may find the last space.  target: the
 * vehicle. */
void hn_list_redeploy(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned vehicle = grog_ref_slot(g->frame[g->depth - 1].target);
    struct field field;
    hn_field(m, h, &field);
    EACH_UNIT(h, i)
        if (h->unit[i].aboard == vehicle + 1 && h->unit[i].thing.owner == seat)
            offer_redeployment(m, g, &field, i, vehicle, l);
}

static int passenger_of(const struct heroes *h, unsigned vehicle)
{
    EACH_UNIT(h, i)
        if (h->unit[i].aboard == vehicle + 1)
            return (int)i;
    return -1;
}

/* HN-TRN-20, HN-TRN-21  On the side on which its ability is not in use: a movement of no space. */
static void set_upright(struct grog_run *r, uint16_t unit)
{
    struct unit *u = unit_of(r, unit);
    if ((u->flags & UNIT_TURNED) && numbers_of(r->m, u->thing.card)[FACE_TURNS] != TURNS_NOT
        && !hn_face(r->m, u)[FACE_DAMAGED]) {
        hn_turn_over(r, unit);
        u->moves |= MOVE_TURNED;
    }
}

/* HN-TRN-15 to HN-TRN-23  Who was in the vehicle is set out beside its wreck.  target: the vehicle. */
enum grog_flow hn_redeploy(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_REDEPLOY);
    struct heroes *h = heroes(r->g);
    int slot;
    BEGIN;
    while ((slot = passenger_of(h, grog_ref_slot(f->target))) >= 0) {
        f->actor = unit_ref(h, (unsigned)slot);
        f->seat = unit_of(r, f->actor)->thing.owner;    /* an ally's, perhaps */
        if (!hn_has_option(r->m, r->g, f->seat, hn_list_redeploy)) {
            hn_eliminate(r, f->actor);                  /* HN-TRN-23  There is no room. */
            continue;
        }
        ASK(REDEPLOY_WHERE, ASK_REDEPLOY, 1u << f->seat);       /* HN-TRN-19  Their owner says who, and where. */
        if (r->answer.seat == GROG_NOBODY) {
            hn_eliminate(r, f->actor);
            continue;
        }
        f->actor = unit_ref(h, r->answer.option.actor - 1u);
        unit_of(r, f->actor)->aboard = 0;
        unit_of(r, f->actor)->place = r->answer.option.object[2];
        TELL(TOLD_LEAVES, f->actor, f->target);
        TELL(TOLD_MOVES, f->actor, r->answer.option.object[2]);
        set_upright(r, f->actor);
        hn_suppress(r, f->actor, 1);                    /* HN-TRN-22  It is shaken. */
    }
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_redeploy_steps[REDEPLOY_RESTS] = {
    STARTS, [REDEPLOY_WHERE] = ASKS("where", R_TRN_19, ASK_REDEPLOY),
};

/* Whoever is asked still sits in the vehicle, and it is on the board. */
static bool redeploy_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    const struct unit *v = hn_unit_at(m, &h->game, f->target);
    return !top || (v && v->place && h->unit[grog_ref_slot(f->actor)].aboard == grog_ref_slot(f->target) + 1);
}

const struct hn_frame hn_redeploy_frame = { .seat = true, .target = true, .asks = IN_BATTLE, .fits = redeploy_fits };
const struct hn_frame hn_board_frame = { .upon = PROC_MOVE };
