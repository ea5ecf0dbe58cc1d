/* SPDX-License-Identifier: MIT */
/* move.c -- Movement of infantry, zones of control; the sequence of a move.
 *
 * A move is announced, then stepped: fire on the move, a space, spotting, opportunity fire, and again (HN-SEQ-01 to
 * HN-SEQ-06).  How vehicles step is in drive.c. */
#include "rules.h"

/* ---- what ground and units allow ---------------------------------------------------------------- */

/* HN-TER-17 to HN-TER-19, HN-TER-28 */
grog_rule hn_is_closed(const struct grog_match *m, const struct unit *u, const struct field *f, unsigned place)
{
    static const uint16_t closed[CLASSES] = { GROUND_NO_INFANTRY, GROUND_NO_LIGHT, GROUND_NO_HEAVY };
    const struct ground *g = ground_at(f, place);
    enum unit_class class = hn_class(m, u);
    if (g->flags & closed[class])
        return R_TER_18;
    if (class != INFANTRY && (g->flags & GROUND_INSIDE))
        return R_BLD_09;
    if ((g->flags & GROUND_WATER) && !hn_face(m, u)[FACE_AMPHIBIOUS])
        return R_TER_28;
    return 0;
}

/* HN-ZOC-01, HN-ZOC-02, HN-ZOC-04, HN-SPR-06  Does the infantry in this square control the one beside it? */
static bool controls(const struct field *f, const struct unit *u, unsigned from, unsigned direction, unsigned place)
{
    if (u->suppressed || is_cut(f, from, direction))
        return false;
    return is_inside(f, from) == is_inside(f, place) && (!is_inside(f, from) || same_overlay(f, from, place));
}

/* The unit of infantry in this square that is the enemy of the seat, or NULL. */
static const struct unit *enemy_infantry(const struct grog_match *m, const struct heroes *h, const struct field *f,
                                         unsigned seat, unsigned place)
{
    const struct unit *u = place && f->unit[place] ? &h->unit[f->unit[place] - 1] : NULL;
    return u && hn_class(m, u) == INFANTRY && hn_is_enemy(m, seat, u->thing.owner) ? u : NULL;
}

/* HN-ZOC-03  From one square of an enemy's zone to another of the same enemy's. */
bool hn_zone_holds(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                   unsigned from, unsigned to)
{
    unsigned seat = h->unit[slot].thing.owner;
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned at = neighbour(f->board, from, d);
        const struct unit *u = enemy_infantry(m, h, f, seat, at);
        if (!u || at == to || spaces_between(at, to) != 1)
            continue;
        if (controls(f, u, at, turned_by(d, 4), from) && controls(f, u, at, direction_to(at, to), to))
            return true;
    }
    return false;
}

bool hn_is_in_zone(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                   unsigned place)
{
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned at = neighbour(f->board, place, d);
        const struct unit *u = enemy_infantry(m, h, f, seat, at);
        if (u && controls(f, u, at, turned_by(d, 4), place))
            return true;
    }
    return false;
}

/* HN-BLD-09, HN-BLD-18  Into and out of a building through its doors. */
static grog_rule may_pass_wall(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                               unsigned from, unsigned direction, unsigned to)
{
    if (!is_inside(f, from) && !is_inside(f, to))
        return 0;
    if (is_inside(f, from) && is_inside(f, to) && same_overlay(f, from, to))
        return 0;
    if (direction % 2 || !(edge_towards(f, from, direction)->flags & EDGE_ENTRANCE))
        return R_BLD_09;
    return hn_is_in_zone(m, h, f, seat, is_inside(f, from) ? to : from) ? R_BLD_18 : 0;
}

/* HN-MOV-03 to HN-MOV-06  One step of infantry. */
grog_rule hn_may_step(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      unsigned from, unsigned to)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    unsigned direction = direction_to(from, to);
    if (direction == DIRECTIONS)
        return R_MOV_01;
    if (is_cut(f, from, direction))
        return R_TER_20;
    grog_rule closed = hn_is_closed(m, u, f, to);
    if (closed)
        return closed;
    if (f->unit[to] && f->unit[to] != slot + 1 && !hn_roams(m, u)) {        /* HN-EQP-56 */
        const struct unit *there = &h->unit[f->unit[to] - 1];
        if (hn_class(m, there) != INFANTRY)
            return R_MOV_04;
        if (hn_is_enemy(m, u->thing.owner, there->thing.owner))
            return R_MOV_05;
    }
    grog_rule wall = may_pass_wall(m, h, f, u->thing.owner, from, direction, to);
    if (wall)
        return wall;
    bool upon = hn_roams(m, u) && f->unit[to] && hn_is_enemy(m, u->thing.owner, h->unit[f->unit[to] - 1].thing.owner);
    return !upon && hn_zone_holds(m, h, f, slot, from, to) ? R_ZOC_03 : 0;
}

/* HN-MOV-07 */
grog_rule hn_may_stand(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned place)
{
    const struct heroes *h = const_heroes(g);
    struct unit as = h->unit[slot];
    as.thing.hidden = 0;                                /* before it is deployed it lies face down */
    if (f->unit[place] && f->unit[place] != slot + 1)
        return R_MOV_07;
    return hn_is_closed(m, &as, f, place);
}

/* ---- how far ------------------------------------------------------------------------------------------ */

/* HN-TER-15, HN-TER-16  Steps that are left in a square that was entered with so many. */
int hn_left_in(const struct field *f, unsigned place, int left)
{
    return ground_at(f, place)->flags & GROUND_DIFFICULT ? 0 : left;
}

/* The squares that infantry reaches with so many steps: steps left there + 1, or 0.  Out in `left`, which is zero. */
void hn_reach(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot, unsigned from,
              int steps, uint8_t *left)
{
    uint16_t queue[PLACES];
    unsigned head = 0, tail = 0;
    left[from] = (uint8_t)(steps + 1);
    queue[tail++] = (uint16_t)from;
    while (head < tail) {
        unsigned at = queue[head++];
        if (left[at] <= 1)
            continue;
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned to = neighbour(f->board, at, d);
            if (!to || left[to] || hn_may_step(m, g, f, slot, at, to))
                continue;
            left[to] = (uint8_t)(hn_left_in(f, to, left[at] - 2) + 1);
            queue[tail++] = (uint16_t)to;
        }
    }
}

/* Could it end its move somewhere, if it went there with so many steps left? */
static bool can_end(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                    unsigned place, int left)
{
    if (!hn_may_stand(m, g, f, slot, place))
        return true;
    if (left <= 0)
        return false;
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned to = neighbour(f->board, place, d);
        if (to && !hn_may_step(m, g, f, slot, place, to) && can_end(m, g, f, slot, to, hn_left_in(f, to, left - 1)))
            return true;
    }
    return false;
}

/* ---- what may be chosen ---------------------------------------------------------------------------------- */

static void offer_steps(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                        const struct field *field, struct grog_list *l)
{
    unsigned slot = grog_ref_slot(f->actor);
    unsigned from = const_heroes(g)->unit[slot].place;
    for (unsigned d = 0; from && d < DIRECTIONS; d++) {
        unsigned to = neighbour(field->board, from, d);
        if (!to)
            continue;
        grog_rule forbidden = f->local[MOVE_LEFT] < 1 ? R_MOV_01 : hn_may_step(m, g, field, slot, from, to);
        if (!forbidden && !(hn_roams(m, &const_heroes(g)->unit[slot]) && const_heroes(g)->phase == PHASE_ACTIVATION)
            && !can_end(m, g, field, slot, to, hn_left_in(field, to, f->local[MOVE_LEFT] - 1)))
            forbidden = R_MOV_07;
        grog_offer(l, grog_option(VERB_STEP, slot + 1, 0, 0, to), forbidden);
    }
}

/* HN-ABL-01, HN-ABL-03, HN-ABL-86, HN-ABL-122  At the beginning or the end of the movement, once in it. */
static grog_rule may_turn_over(const struct grog_match *m, const struct unit *u)
{
    if (hn_face(m, u)[FACE_TURNS] == TURNS_NOT && !u->thing.hidden)
        return R_ABL_122;
    if (u->thing.hidden && numbers_of(m, u->thing.card)[UNIT_RUSE])
        return R_TRT_31;
    return u->moves & (MOVE_TURNED | MOVE_SPOTTED) ? R_ABL_01 : 0;
}

static void offer_boarding(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                           const struct field *field, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned at = neighbour(field->board, h->unit[slot].place, d);
        if (at && field->unit[at] && hn_face(m, &h->unit[field->unit[at] - 1])[FACE_TRANSPORT])
            grog_offer(l, grog_option(VERB_BOARD, slot + 1, 0, 0, unit_ref(h, field->unit[at] - 1u)),
                       f->local[MOVE_LEFT] < 1 ? R_TRN_05 : hn_may_board(m, h, slot, field->unit[at] - 1u));
    }
}

/* HN-TRN-06  Out of a vehicle to a square beside it. */
static void offer_leaving(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                          const struct field *field, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    uint16_t square[2];
    unsigned n = hn_squares(m, h, &h->unit[slot], square);
    for (unsigned k = 0; k < n; k++)
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned to = neighbour(field->board, square[k], d);
            if (to && (k == 0 || spaces_between(to, square[0]) > 1))
                grog_offer(l, grog_option(VERB_LEAVE, slot + 1, 0, 0, to),
                           f->local[MOVE_LEFT] < 1 ? R_TRN_06 : hn_may_leave(m, g, field, slot, square[k], to));
        }
}

void hn_list_step(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = grog_ref_slot(f->actor);
    const struct unit *u = &h->unit[slot];
    struct field field;
    (void)seat;
    hn_field(m, h, &field);
    if (u->aboard) {
        offer_leaving(m, g, f, &field, l);
    } else if (hn_class(m, u) == INFANTRY) {
        offer_steps(m, g, f, &field, l);
        offer_boarding(m, g, f, &field, l);
    } else {
        hn_offer_drives(m, g, f, &field, l);
    }
    if (!u->aboard && f->mode != MOVES_TO_ASSAULT)
        grog_offer(l, grog_option(VERB_TURN_OVER, slot + 1, 0, 0, 0), may_turn_over(m, u));
    hn_offer_detonation(m, g, f, l);
    hn_offer_fuel(m, g, f, &field, l);
    if (f->mode == MOVES_IN_ACTIVATION || f->mode == MOVES_TO_ASSAULT)
        hn_offer_fire(m, g, slot, &field, true, l);     /* HN-SEQ-02 */
    grog_offer(l, grog_option(VERB_STOP, slot + 1, 0, 0, 0),
               hn_is_upon(m, h, slot) ? R_MOV_07
               : u->aboard || hn_class(m, u) != INFANTRY ? 0 : hn_may_stand(m, g, &field, slot, u->place));
}

/* ---- the move ----------------------------------------------------------------------------------------------- */

/* Has it come beside the enemy that it is to assault? */
static bool is_beside(const struct grog_match *m, const struct heroes *h, const struct unit *u, uint16_t target)
{
    const struct unit *t = &h->unit[grog_ref_slot(target)];
    uint16_t square[2], own[2];
    struct field f;
    unsigned n = hn_squares(m, h, t, square), mine = hn_squares(m, h, u, own);
    hn_field(m, h, &f);
    for (unsigned k = 0; k < n; k++)
        for (unsigned i = 0; i < mine; i++)
            if (spaces_between(square[k], own[i]) == 1 && !is_cut(&f, own[i], direction_to(own[i], square[k])))
                return true;
    return false;
}

static bool target_is_there(struct grog_run *r, uint16_t target)
{
    return grog_thing_at(r->m, r->g, target) && !(unit_of(r, target)->flags & UNIT_WRECKED);
}

static bool goes_on(struct grog_run *r, const struct grog_frame *f)
{
    return grog_thing_at(r->m, r->g, f->actor) && is_out_there(unit_of(r, f->actor))
        && !(unit_of(r, f->actor)->moves & MOVE_STOPPED);
}

/* HN-SEQ-01  A MOVE.  mode: enum moves; target: whom it will assault.  local: what is left, where it began. */
enum grog_flow hn_move(struct grog_run *r, struct grog_frame *f)
{
    int16_t *left = &f->local[MOVE_LEFT];
    BEGIN;
    hn_begin_move(r, f);
    while (goes_on(r, f)) {
        if (f->target && *left > 0 && target_is_there(r, f->target)
            && is_beside(r->m, heroes(r->g), unit_of(r, f->actor), f->target)) {
            CALL(MOVE_ASSAULTS, .proc = PROC_ASSAULT, .seat = f->seat, .actor = f->actor, .target = f->target);
            break;
        }
        ASK(MOVE_STEPS, ASK_STEP, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_STOP)
            break;
        DO(MOVE_GOES);
    }
    if (grog_thing_at(r->m, r->g, f->actor)) {
        unit_of(r, f->actor)->moves = 0;
        TELL(TOLD_STOPS, f->actor);
        CALL(MOVE_PUSHES, .proc = PROC_PUSH, .seat = f->seat, .actor = f->actor);
        CALL(MOVE_LAYS, .proc = PROC_LAY, .seat = f->seat, .actor = f->actor);
    }
    END;
}

void hn_begin_move(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor);
    struct field field;
    int steps = hn_movement(r->m, r->g, grog_ref_slot(f->actor));
    hn_field(r->m, h, &field);
    if (u->place && steps > 1 && (ground_at(&field, u->place)->flags & GROUND_DIFFICULT))
        steps = 1;                                      /* HN-TER-16 */
    f->local[MOVE_LEFT] = (int16_t)steps;
    f->local[MOVE_FROM] = (int16_t)u->place;
    u->moves = 0;
    hn_forget_wrecks(r);
    TELL_AMOUNT(TOLD_SETS_OUT, steps, f->actor, f->target);
}

/* ---- one step ------------------------------------------------------------------------------------------------- */

/* What a step leaves of the movement; the frame of the move lies below the step's. */
static void spend_step(struct grog_frame *f, int left)
{
    assert(f[-1].proc == PROC_MOVE);
    f[-1].local[MOVE_LEFT] = (int16_t)left;
}

static void go(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor);
    struct field field;
    int left = (f - 1)->local[MOVE_LEFT] - 1;
    if (hn_class(r->m, u) != INFANTRY && !u->aboard) {
        hn_drive(r, f);
        return;
    }
    hn_field(r->m, h, &field);
    if (u->aboard)
        TELL(TOLD_LEAVES, f->actor, unit_ref(h, u->aboard - 1u));
    u->aboard = 0;
    u->place = f->target;
    TELL(TOLD_MOVES, f->actor, f->target);
    spend_step(f, hn_left_in(&field, f->target, left));
}

/* HN-SEQ-03 to HN-SEQ-05  One space, or none; then it may be spotted, and fired at. */
enum grog_flow hn_step(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    go(r, f);
    hn_spot(r, f->actor);
    if (const_heroes(r->g)->phase == PHASE_ACTIVATION)  /* HN-SUP-04 */
        REACH(STEP_STEPPED, POINT_STEPPED);
    END;
}

/* HN-TRN-05  Into a vehicle, which ends the move. */
enum grog_flow hn_board_vehicle(struct grog_run *r, struct grog_frame *f)
{
    struct unit *u = unit_of(r, f->actor);
    hn_reveal(r, f->actor);
    u->place = 0;
    u->aboard = (uint8_t)(grog_ref_slot(f->target) + 1);
    u->moves |= MOVE_STOPPED;
    TELL(TOLD_BOARDS, f->actor, f->target);
    return GROG_DONE;
}

/* HN-ABL-03, HN-ABL-86, HN-ABL-122  The other side up; an ambush is what everybody sees of it. */
enum grog_flow hn_turns_over(struct grog_run *r, struct grog_frame *f)
{
    struct unit *u = unit_of(r, f->actor);
    if (u->thing.hidden) {
        hn_reveal(r, f->actor);
    } else if (hn_face(r->m, u)[FACE_TURNS] == TURNS_AMBUSH) {
        grog_hide(&u->thing);
        TELL(TOLD_TURNED, f->actor);
    } else {
        hn_turn_over(r, f->actor);
    }
    u->moves |= MOVE_TURNED;
    return GROG_DONE;
}
