/* SPDX-License-Identifier: MIT */
/* move.c -- Movement: the sequence of a move, and what its owner may choose in it.
 *
 * A move is announced, then stepped: fire on the move, a space, spotting, opportunity fire, and again (HN-SEQ-01 to
 * HN-SEQ-06).  What a step of infantry meets is in step.c, how vehicles step in drive.c, how one comes to an assault
 * in approach.c. */
#include "move.h"
#include "approach.h"
#include "assault.h"
#include "conceal.h"
#include "deploy.h"
#include "directives.h"
#include "drive.h"
#include "fire.h"
#include "goliath.h"
#include "procedure.h"
#include "step.h"
#include "transport.h"

/* ---- what may be chosen ---------------------------------------------------------------------------------- */

/* HN-MOV-01, HN-MOV-03, HN-ASL-06  A space; of a unit that is to assault one from which it still can.  Whoever may
 * explode among the enemy there need not find a square of its own. */
static void offer_steps(const struct grog_frame *f, const struct outlook *o, const struct approach *to_target,
                        struct grog_list *l)
{
    const struct field *field = o->f;
    unsigned slot = o->slot;
    int left = f->local[MOVE_LEFT];
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned to = neighbour(field->board, o->from, d);
        if (!to)
            continue;
        grog_rule forbidden = left < 1 ? R_MOV_01 : hn_may_go(o, d, to);
        if (!forbidden && to_target && !hn_still_comes(to_target, to, left))
            forbidden = R_ASL_06;
        if (!forbidden && !to_target && field->unit[to] && !hn_may_go_upon(o->m, o->h, slot, field->unit[to] - 1u)
            && !hn_can_end(o, to, hn_left_in(field, to, left - 1)))
            forbidden = R_MOV_07;                       /* whoever assaults ends where it assaults from */
        grog_offer(l, grog_option(VERB_STEP, slot + 1, 0, 0, to), forbidden);
    }
}

/* HN-ABL-01, HN-ABL-03, HN-ABL-04, HN-ABL-86, HN-ABL-122, HN-ABL-123  At the beginning or at the end of the movement,
 * which may be of no space; once in it.  After a step it is the end. */
static grog_rule may_turn_over(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot)
{
    const struct unit *u = &h->unit[slot];
    if (u->thing.hidden ? hn_is_ruse(m, u) : hn_face(m, u)[FACE_TURNS] == TURNS_NOT)
        return u->thing.hidden ? R_TRT_31 : R_ABL_122;
    if (has_turned(u))
        return R_ABL_01;
    return hn_class(m, u) == INFANTRY && hn_shares_on(f, h, slot) ? R_MOV_07 : 0;
}

/* HN-MOV-07  Whoever stands with a friend goes on, as long as there is a way. */
static grog_rule may_stop(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                          const struct field *field)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    const struct unit *u = &h->unit[slot];
    struct outlook o;
    if (f->mode == MOVES_TO_ASSAULT)
        return R_ASL_06;
    if (u->aboard || hn_class(m, u) != INFANTRY || !hn_shares_on(field, h, slot))
        return 0;
    hn_look_round(m, g, field, slot, u->place, &o);
    for (unsigned d = 0; f->local[MOVE_LEFT] > 0 && d < DIRECTIONS; d++) {
        unsigned to = neighbour(field->board, u->place, d);
        if (to && !hn_may_go(&o, d, to) && hn_can_end(&o, to, hn_left_in(field, to, f->local[MOVE_LEFT] - 1)))
            return R_MOV_07;
    }
    return 0;
}

void hn_offer_spaces(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     const struct field *field, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    struct outlook o;
    if (hn_class(m, &h->unit[slot]) != INFANTRY) {
        hn_offer_drives(m, g, f, field, l);
        return;
    }
    hn_look_round(m, g, field, slot, h->unit[slot].place, &o);
    offer_steps(f, &o, NULL, l);
}

void hn_list_step(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = grog_ref_slot(f->actor);
    const struct unit *u = &h->unit[slot];
    bool assaults = f->mode == MOVES_TO_ASSAULT;
    struct field field;
    struct approach approach;
    hn_field(m, h, &field);
    if (assaults) {
        hn_approach(m, g, &field, slot, grog_ref_slot(f->target), f->local[MOVE_LEFT], &approach);
        hn_offer_closing(&approach, l);
    }
    if (u->aboard) {
        hn_offer_leaving(m, g, f, &field, assaults ? &approach : NULL, l);
    } else if (hn_class(m, u) == INFANTRY) {
        if (u->place && (grog_seeks(l) || f->local[MOVE_LEFT] > 0)) {
            struct outlook o;
            hn_look_round(m, g, &field, slot, u->place, &o);
            offer_steps(f, &o, assaults ? &approach : NULL, l);
            hn_offer_boarding(f, &o, assaults ? &approach : NULL, l);
        }
    } else if (!assaults) {
        hn_offer_drives(m, g, f, &field, l);
    }
    if (!u->aboard && !assaults) {
        grog_offer(l, grog_option(VERB_TURN_OVER, slot + 1, 0, 0, 0), may_turn_over(m, h, &field, slot));
        hn_offer_cloaks(m, g, f, l);
    }
    hn_offer_calming(m, g, seat, l);                    /* HN-TRT-09  Hardboiled. */
    hn_offer_detonation(m, g, f, l);
    hn_offer_fuel(m, g, f, l);
    if ((f->mode == MOVES_IN_ACTIVATION || assaults) && h->phase != PHASE_SUPPLY)       /* HN-SUP-04, HN-CRD-04 */
        hn_offer_fire(m, g, slot, &field, true, l);     /* HN-SEQ-02  Before it leaves the square. */
    grog_offer(l, grog_option(VERB_STOP, slot + 1, 0, 0, 0),
               hn_is_upon(m, h, slot) ? R_MOV_07 : may_stop(m, g, f, &field));
}

/* ---- the move ----------------------------------------------------------------------------------------------- */

/* Does it stand in a Difficult Passage, with either of its squares? */
static bool is_mired(struct grog_run *r, uint16_t unit)
{
    struct heroes *h = heroes(r->g);
    uint16_t square[2];
    bool mired = false;
    for (unsigned n = unit_of(r, unit)->aboard ? 0 : hn_squares(r->m, h, unit_of(r, unit), square); n; n--)
        mired = mired || hn_ground(r->m, h, square[n - 1])->flags & GROUND_DIFFICULT;
    return mired;
}

/* A vehicle of one space turns on it, and moves none. */
bool hn_turns_on_its_space(const struct grog_match *m, const struct unit *u)
{
    return hn_class(m, u) != INFANTRY && !u->aboard && hn_length(m, u) < 2;
}

/* HN-TER-16  What it can move now; in a Difficult Passage a space at most, which hn_drive sees to if it can turn. */
static int steps_of(struct grog_run *r, const struct grog_frame *move, int steps)
{
    return move->local[MOVE_MIRED] && steps > 1 && !hn_turns_on_its_space(r->m, unit_of(r, move->actor)) ? 1 : steps;
}

int hn_first_left(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot, int steps)
{
    GROG_ASSERT(slot < UNITS);
    uint16_t square[2];
    if (h->unit[slot].aboard)
        return steps;
    for (unsigned n = hn_squares(m, h, &h->unit[slot], square); n; n--)
        if (steps > 1 && (ground_at(f, square[n - 1])->flags & GROUND_DIFFICULT))
            steps = 1;
    return steps;
}

/* HN-ABL-01  What is noted of a unit for its movement is forgotten, unless another of its own is under way below. */
void hn_forget_move(struct grog_run *r, const struct grog_frame *f)
{
    for (const struct grog_frame *below = r->g->frame; below < f; below++)
        if (below->proc == PROC_MOVE && below->actor == f->actor)
            return;
    unit_of(r, f->actor)->moves &= MOVE_FUELLED;
}

/* HN-ABL-01  What is noted of units whose movement is under way holds on, when a card has another move meanwhile, or
 * the same one; and that a card turned over a unit that acts: it did so for the movement that follows. */
static void note_interrupted(const struct grog_run *r, const struct grog_frame *f, uint8_t kept[UNITS])
{
    for (const struct grog_frame *below = r->g->frame; below < f; below++)
        if (below->proc == PROC_MOVE)
            kept[grog_ref_slot(below->actor)] = UINT8_MAX;
        else if (below->proc == PROC_ACTIVATE)
            kept[grog_ref_slot(below->actor)] |= MOVE_TURNED;
}

/* HN-SEQ-01  The movement is announced: a movement of its own for whoever is spotted in it (HN-ABL-14). */
void hn_begin_move(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    uint8_t kept[UNITS];
    memset(kept, MOVE_FUELLED, sizeof kept);
    note_interrupted(r, f, kept);
    for (unsigned i = 0; i < UNITS && !grog_unused(&h->unit[i].thing); i++)
        h->unit[i].moves &= kept[i];
    f->local[MOVE_MIRED] = is_mired(r, f->actor);
    if (f->mode != MOVES_BY_CARD)                       /* which says itself how far */
        f->local[MOVE_LEFT] = (int16_t)hn_movement(r->m, r->g, grog_ref_slot(f->actor));
    f->local[MOVE_LEFT] = (int16_t)steps_of(r, f, f->local[MOVE_LEFT]);
    f->local[MOVE_FROM] = (int16_t)unit_of(r, f->actor)->place;
    if (unit_of(r, f->actor)->thing.hidden)
        grog_barrier(r);                                /* how far it can go says what it may be */
    TELL_AMOUNT(TOLD_SETS_OUT, f->local[MOVE_LEFT], f->actor, f->target);
}

/* HN-ASL-06  An assault that can no longer be made ends the move. */
static bool has_its_target(struct grog_run *r, const struct grog_frame *f)
{
    struct field field;
    struct approach approach;
    if (f->mode != MOVES_TO_ASSAULT)
        return true;
    if (!grog_thing_at(r->m, r->g, f->target) || !is_on_foot_or_wheels(unit_of(r, f->target)))
        return false;
    hn_field(r->m, heroes(r->g), &field);
    return hn_approach(r->m, r->g, &field, grog_ref_slot(f->actor), grog_ref_slot(f->target), f->local[MOVE_LEFT],
                       &approach);
}

static bool goes_on(struct grog_run *r, const struct grog_frame *f)
{
    return hn_is_there(r, f->actor) && !(unit_of(r, f->actor)->moves & MOVE_STOPPED) && has_its_target(r, f);
}

/* After these it is looked at once more, though it goes no farther. */
static bool stirs(unsigned verb)
{
    static const bool does[VERBS] = { [VERB_FIRE] = true, [VERB_DIVIDE] = true, [VERB_BOMBARD] = true,
                                      [VERB_THROW] = true, [VERB_BATTER] = true, [VERB_BATTER_WRECK] = true,
                                      [VERB_TURN_OVER] = true };
    return verb < VERBS && does[verb];
}

/* HN-SEQ-03  A step of no space is due, and it is on the board. */
static bool stands(struct grog_run *r, const struct grog_frame *f)
{
    return f->local[MOVE_DUE] && hn_is_there(r, f->actor) && unit_of(r, f->actor)->place;
}

/* HN-ASL-06  Can it close in as it was about to, after what it met? */
static bool still_closes(struct grog_run *r, const struct grog_frame *f)
{
    struct grog_option any[4];                          /* two squares of each */
    struct grog_list l = { .at = any, .room = GROG_COUNT(any) };
    struct field field;
    struct approach approach;
    if (!goes_on(r, f))
        return false;
    hn_field(r->m, heroes(r->g), &field);
    hn_approach(r->m, r->g, &field, grog_ref_slot(f->actor), grog_ref_slot(f->target), f->local[MOVE_LEFT], &approach);
    hn_offer_closing(&approach, &l);
    for (unsigned i = 0; i < l.n; i++)
        if (any[i].object[0] == f->local[MOVE_CLOSES_FROM] && any[i].object[2] == f->local[MOVE_CLOSES_AT])
            return true;
    return false;
}

/* HN-SEQ-01, HN-SEQ-06  A MOVE.  mode: enum moves; target: whom it will assault.  local: what is left, where it began,
 * whether it has left that, whether it has stirred since. */
enum grog_flow hn_move(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_MOVE);
    BEGIN;
    hn_begin_move(r, f);
    f->local[MOVE_DUE] = 1;
    while (goes_on(r, f)) {
        ASK(MOVE_STEPS, ASK_STEP, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_STOP)
            break;
        if (r->answer.option.verb == VERB_CLOSE) {
            f->local[MOVE_CLOSES_FROM] = (int16_t)r->answer.option.object[0];
            f->local[MOVE_CLOSES_AT] = (int16_t)r->answer.option.object[2];
            if (stands(r, f)) {                         /* HN-SEQ-05, HN-TER-22  Before it closes in it is fired at. */
                unit_of(r, f->target)->moves |= MOVE_SPOTTED;   /* in the assault, and not by who is about to make it */
                CALL(MOVE_CLOSES, .proc = PROC_STEP, .seat = f->seat, .actor = f->actor,
                     .target = unit_of(r, f->actor)->place, .mode = unit_of(r, f->actor)->facing);
                f->local[MOVE_DUE] = 0;
                if (!still_closes(r, f))
                    continue;
            }
            f->local[MOVE_DUE] = 0;
            CALL(MOVE_ASSAULTS, .proc = PROC_ASSAULT, .seat = f->seat, .actor = f->actor, .target = f->target,
                 .local = { [ASSAULT_FROM] = f->local[MOVE_CLOSES_FROM], [ASSAULT_AT] = f->local[MOVE_CLOSES_AT] });
            break;
        }
        if (stirs(r->answer.option.verb))
            f->local[MOVE_DUE] = 1;
        DO(MOVE_GOES);
    }
    if (stands(r, f))                                   /* HN-SEQ-03 to HN-SEQ-05  0 spaces; spotted, and fired at */
        CALL(MOVE_STANDS, .proc = PROC_STEP, .seat = f->seat, .actor = f->actor, .target = unit_of(r, f->actor)->place,
             .mode = unit_of(r, f->actor)->facing);
    if (grog_thing_at(r->m, r->g, f->actor)) {
        hn_forget_move(r, f);
        TELL(TOLD_STOPS, f->actor);
        CALL(MOVE_PUSHES, .proc = PROC_PUSH, .seat = f->seat, .actor = f->actor);
        CALL(MOVE_LAYS, .proc = PROC_LAY, .seat = f->seat, .actor = f->actor);
    }
    /* HN-FIR-12  A gun is turned to an edge of its square. */
    if (hn_is_there(r, f->actor) && unit_of(r, f->actor)->place && hn_faces_edge(r->m, unit_of(r, f->actor))) {
        ASK(MOVE_FACES, ASK_FACING, 1u << f->seat);
        if (r->answer.seat != GROG_NOBODY)
            hn_turn_to(r, f->actor, r->answer.option.object[0]);
    }
    END;
}

/* ---- one step ------------------------------------------------------------------------------------------------- */

/* What a step leaves of the movement; the frame of the move lies below the step's.  HN-TER-15  Difficult ground stops
 * it. */
void hn_spend_step(struct grog_frame *f, const struct ground *into, int left)
{
    GROG_ASSERT(f[-1].proc == PROC_MOVE);
    f[-1].local[MOVE_LEFT] = (int16_t)(into ? hn_left_on(into, left) : left);
    if (into && (into->flags & GROUND_DIFFICULT))
        f[-1].local[MOVE_MIRED] = 1;
    f[-1].local[MOVE_GONE] = 1;
    f[-1].local[MOVE_DUE] = 0;
}

static void go(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor);
    int left = (f - 1)->local[MOVE_LEFT] - 1;
    if (hn_class(r->m, u) != INFANTRY && !u->aboard) {
        hn_drive(r, f);
        return;
    }
    const struct ground *ground = hn_ground(r->m, h, f->target);
    if (u->aboard)
        TELL(TOLD_LEAVES, f->actor, unit_ref(h, u->aboard - 1u));
    u->aboard = 0;
    u->place = f->target;
    TELL(TOLD_MOVES, f->actor, f->target);
    hn_spend_step(f, ground, left);
}

/* A step of no space: where it is, and as it faces. */
static bool is_still(struct grog_run *r, const struct grog_frame *f)
{
    const struct unit *u = unit_of(r, f->actor);
    return f->target == u->place && (hn_class(r->m, u) == INFANTRY || f->mode == u->facing);
}

/* HN-SUP-04  Nobody fires in supply. */
static bool can_be_fired_at(struct grog_run *r, const struct grog_frame *f)
{
    return const_heroes(r->g)->phase == PHASE_ACTIVATION && grog_thing_at(r->m, r->g, f->actor);
}

/* HN-SEQ-03 to HN-SEQ-05  One space, or none; then it may be spotted, and fired at. */
enum grog_flow hn_step(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_STEP);
    BEGIN;
    if (is_still(r, f)) {
        if (f[-1].step != MOVE_CLOSES)
            TELL(TOLD_STANDS_STILL, f->actor);
        hn_spot(r, f->actor);
        if (can_be_fired_at(r, f))
            REACH(STEP_STOOD, POINT_STOOD);
        return GROG_DONE;
    }
    go(r, f);
    hn_spot(r, f->actor);
    if (can_be_fired_at(r, f))
        REACH(STEP_STEPPED, POINT_STEPPED);
    END;
}

/* HN-ABL-03, HN-ABL-86, HN-ABL-122, HN-ABL-124  The other side up; an ambush is what everybody sees of it.  At the
 * beginning it then moves as that side does; at the end it has moved. */
enum grog_flow hn_turns_over(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_TURN_OVER);
    struct unit *u = unit_of(r, f->actor);
    GROG_ASSERT(f[-1].proc == PROC_MOVE);
    if (u->thing.hidden) {
        hn_reveal(r, f->actor);
    } else if (hn_face(r->m, u)[FACE_TURNS] == TURNS_AMBUSH) {
        grog_hide(&u->thing);
        TELL_AMOUNT(TOLD_TURNED, 2, f->actor);
    } else {
        hn_turn_over(r, f->actor);
    }
    u->moves |= MOVE_TURNED;
    if (f[-1].local[MOVE_GONE])
        u->moves |= MOVE_STOPPED;
    else if (f[-1].mode != MOVES_BY_CARD)               /* HN-CRD-04  which says how far, whichever side is up */
        f[-1].local[MOVE_LEFT] = (int16_t)steps_of(r, f - 1, hn_movement(r->m, r->g, grog_ref_slot(f->actor)));
    return GROG_DONE;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_move_steps[MOVE_RESTS] = {
    STARTS, [MOVE_STEPS] = ASKS("step", R_SEQ_03, ASK_STEP), [MOVE_GOES] = CALLS("goes", R_SEQ_03, 0),
    [MOVE_ASSAULTS] = CALLS("assaults", R_ASL_06, PROC_ASSAULT), [MOVE_PUSHES] = CALLS("pushes", R_VMV_09, PROC_PUSH),
    [MOVE_FACES] = ASKS("faces", R_FIR_12, ASK_FACING),
    [MOVE_LAYS] = CALLS("lays", R_EQP_42, PROC_LAY), [MOVE_STANDS] = CALLS("stands", R_SEQ_03, PROC_STEP),
    [MOVE_CLOSES] = CALLS("closes", R_TER_22, PROC_STEP),
};
const struct grog_local hn_move_locals[MOVE_LOCALS] = {
    { "left", 0, STEPS_MOST }, { "from", 0, PLACES }, { "gone", 0, 1 }, { "due", 0, 1 }, { "mired", 0, 1 },
    { "closes_from", 0, PLACES }, { "closes_at", 0, PLACES },
};
const struct grog_step hn_step_steps[STEP_RESTS] = {
    STARTS, [STEP_STEPPED] = AT_POINT("stepped", R_SEQ_05), [STEP_STOOD] = AT_POINT("stood", R_SEQ_05),
};

/* Fuel adds a step, once. */
static bool move_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    const struct unit *u = &h->unit[grog_ref_slot(f->actor)], *t = hn_unit_at(m, &h->game, f->target);
    if (f->mode >= MOVES_COUNT || (f->mode == MOVES_TO_ASSAULT && !f->target)
        || (f->step == MOVE_CLOSES && f->mode != MOVES_TO_ASSAULT)
        || f->local[MOVE_LEFT] + !(u->moves & MOVE_FUELLED) > STEPS_MOST)
        return false;
    if (!top)
        return true;
    if (f->step == MOVE_FACES)
        return u->place;
    return f->mode != MOVES_TO_ASSAULT || (t && is_on_foot_or_wheels(t));
}

static bool step_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    return hn_is_square(m, f->target);
}

const struct hn_frame hn_move_frame = {
    .seat = true, .actor = true, .asks = IN_BATTLE, .fits = move_fits,
    .rest = {
        [MOVE_GOES] = { .hands = { ACTOR }, .starts = { PROC_STEP, PROC_DETONATE, SHOOTS } },
        [MOVE_ASSAULTS] = { .hands = { ACTOR, NONE, NONE, TARGET } },
        [MOVE_STANDS] = { .hands = { ACTOR, NONE, ANY, ANY } },
        [MOVE_CLOSES] = { .hands = { ACTOR, NONE, ANY, ANY } },
        [MOVE_PUSHES] = { .hands = { ACTOR, NONE, NONE, NONE } },
        [MOVE_LAYS] = { .hands = { ACTOR, NONE, NONE, NONE } },
    },
};
const struct hn_frame hn_step_frame = {
    .seat = true, .actor = true, .upon = PROC_MOVE, .fits = step_fits,
    .rest = { [STEP_STEPPED] = { .point = POINT_STEPPED }, [STEP_STOOD] = { .point = POINT_STOOD } },
};
const struct hn_frame hn_turns_over_frame = { .upon = PROC_MOVE };
