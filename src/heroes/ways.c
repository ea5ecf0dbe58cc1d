/* SPDX-License-Identifier: MIT */
/* ways.c -- where a unit can come to in a move and stop, by how many steps, and the best way there.
 *
 * The search goes over a copy of the view in which the unit is put from stance to stance (a square, and where it
 * faces), by the very steps that a move offers there.  All stances of so many steps are known before those of one more,
 * so a way is never longer than it must be.  Of ways of equal length the one that cuts through the fewest hedgerows is
 * kept, then the one under least fire, with the fewest turns, the straightest.  Fire is that of who waits on the board
 * (HN-TER-22, HN-ABL-88), not of cards. */
#include "drive.h"
#include "equipment.h"
#include "goliath.h"
#include "move.h"
#include "opportunity.h"
#include "play.h"
#include "positions.h"
#include "showing.h"
#include "step.h"

#include <string.h>

enum { STANCES = 6144, FACINGS = DIRECTIONS };
enum { COST_OF_CUT = 1 << 28, COST_OF_FIRE = 1 << 22, COST_OF_TURN = 1 << 15, COST_ASIDE_MOST = COST_OF_TURN - 1 };
enum { CUTS_MOST = 15 };

struct stance {
    uint16_t place, from;               /* from: the stance before it, + 1; 0: where it begins */
    uint8_t  facing, steps, left, under_fire, cuts;
    uint32_t cost;
};

struct search {
    const struct grog_match *m;
    union { struct grog_game game; struct heroes hn; } copy;
    struct grog_frame frame;            /* of its move, as if it were in it */
    struct field field;                 /* as it is with the unit where it is now */
    unsigned slot, start, to;           /* to: the square that it goes to; 0: any */
    bool mired, on_foot;
    uint16_t passage;                   /* what its cutter leaves; 0: it has none */
    unsigned cutters;                   /* tokens of it */
    unsigned n_waiting;
    uint8_t waiting[UNITS];             /* slots of enemies that may fire at who moves */
    unsigned n;
    struct stance at[STANCES];
    uint16_t known[(PLACES + 1) * FACINGS];     /* the stance there, + 1 */
};

static struct unit *mover(struct search *s) { return &s->copy.hn.unit[s->slot]; }

static uint16_t *known_at(struct search *s, unsigned place, unsigned facing)
{
    GROG_ASSERT(place <= PLACES && facing < FACINGS);
    return &s->known[place * FACINGS + facing];
}

static void put_in(struct search *s, const struct stance *to)
{
    mover(s)->place = to->place;
    mover(s)->facing = to->facing;
    hn_field(s->m, &s->copy.hn, &s->field);
}

/* ---- what a step costs -------------------------------------------------------------------------------------- */

static bool is_under_fire(struct search *s)
{
    for (unsigned i = 0; i < s->n_waiting; i++)
        if (hn_waits_for(s->m, &s->copy.game, &s->field, s->waiting[i], s->slot))
            return true;
    return false;
}

/* How far a square lies from the straight line to where it goes, as a measure to compare by. */
static uint32_t aside(const struct search *s, unsigned at)
{
    int n = !s->to ? 0 : (place_x(s->to) - place_x(s->start)) * (place_y(at) - place_y(s->start))
                       - (place_y(s->to) - place_y(s->start)) * (place_x(at) - place_x(s->start));
    return (uint32_t)(n < 0 ? -n : n);
}

static uint32_t cost_of(const struct search *s, const struct stance *from, const struct stance *to, bool cuts)
{
    uint32_t off = (from->cost & COST_ASIDE_MOST) + aside(s, to->place);
    return (from->cost & ~(uint32_t)COST_ASIDE_MOST) + (to->under_fire ? COST_OF_FIRE : 0) + (cuts ? COST_OF_CUT : 0)
         + (from->facing != to->facing ? COST_OF_TURN : 0) + (off < COST_ASIDE_MOST ? off : COST_ASIDE_MOST);
}

/* The square that it would newly come into; 0: it turns on the spot. */
static unsigned entered(struct search *s, unsigned place, unsigned facing)
{
    struct unit now = *mover(s);
    now.place = (uint16_t)place;
    now.facing = (uint8_t)facing;
    return hn_entered(s->m, &s->copy.hn, mover(s), &now);
}

/* HN-EQP-37  Does it cut its way there? */
static bool cuts_into(const struct search *s, unsigned into)
{
    return s->cutters && into && hn_can_cut(s->m, &s->copy.hn, &s->field, s->slot, into)
        && hn_is_closed(s->m, &s->copy.hn.unit[s->slot], &s->field, into);
}

/* HN-TER-15, HN-TER-16  What a step leaves; a turn on the spot comes into nothing. */
static uint8_t left_after(const struct search *s, const struct stance *from, unsigned into, bool cuts)
{
    int left = from->left - 1;
    if (into && s->mired && !s->on_foot)
        left = 0;
    if (cuts)                                           /* HN-EQP-38  into the passage that it makes */
        return (uint8_t)(numbers_of(s->m, s->passage)[TERRAIN_DIFFICULT] ? 0 : left);
    return (uint8_t)(into ? hn_left_in(&s->field, into, left) : left);
}

/* ---- the search --------------------------------------------------------------------------------------------- */

static void come_to(struct search *s, unsigned from, unsigned place, unsigned facing)
{
    uint16_t *known = known_at(s, place, facing);
    const struct stance *was = &s->at[from];
    unsigned into = entered(s, place, facing);
    bool cuts = cuts_into(s, into);
    if (cuts && was->cuts >= s->cutters)
        return;                                         /* HN-EQP-39  the last one is used up */
    if (!*known) {
        if (s->n == STANCES)
            return;
        struct stance to = { .place = (uint16_t)place, .from = (uint16_t)(from + 1), .facing = (uint8_t)facing,
                             .steps = (uint8_t)(was->steps + 1), .left = left_after(s, was, into, cuts),
                             .cuts = (uint8_t)(was->cuts + cuts) };
        if (s->n_waiting) {
            put_in(s, &to);
            to.under_fire = is_under_fire(s);
            put_in(s, was);
        }
        to.cost = cost_of(s, was, &to, cuts);
        s->at[s->n++] = to;
        *known = (uint16_t)s->n;
        return;
    }
    struct stance *is = &s->at[*known - 1];
    uint32_t cost = cost_of(s, was, is, cuts);
    if (is->steps == was->steps + 1 && cost < is->cost) {
        is->from = (uint16_t)(from + 1);
        is->cost = cost;
        is->cuts = (uint8_t)(was->cuts + cuts);
    }
}

static void go_on(struct search *s, unsigned from)
{
    struct grog_option any[16];
    struct grog_list l = { .at = any, .room = GROG_COUNT(any) };
    put_in(s, &s->at[from]);
    s->frame.local[MOVE_LEFT] = s->at[from].left;
    hn_offer_spaces(s->m, &s->copy.game, &s->frame, &s->field, &l);
    for (uint32_t i = 0; i < l.n; i++)
        come_to(s, from, any[i].object[2], any[i].verb == VERB_DRIVE ? any[i].object[1] : s->at[from].facing);
}

/* May the move end there?  HN-MOV-07  Not with another unit of infantry in its square; whoever is under a vehicle makes
 * way.  HN-EQP-58  Nor among the enemy, for who may drive there to explode. */
static bool can_stop(struct search *s, const struct stance *at)
{
    unsigned there = s->field.unit[at->place];
    if (s->on_foot)
        return at->steps && (!there || there == s->slot + 1);
    mover(s)->place = at->place;
    mover(s)->facing = at->facing;
    return at->steps && !hn_is_upon(s->m, &s->copy.hn, s->slot);
}

static void find_cutter(struct search *s)
{
    const struct heroes *h = &s->copy.hn;
    for (int i = -1; (i = hn_equipment(s->m, h, s->slot, USE_CUTTER, (unsigned)(i + 1))) >= 0;) {
        s->cutters += h->holding[i].left;
        s->passage = (uint16_t)numbers_of(s->m, h->holding[i].thing.card)[OPTION_TERRAIN];
    }
    s->cutters = s->cutters < CUTS_MOST ? s->cutters : CUTS_MOST;
}

/* So many steps it has, and whether it is in a Difficult Passage; in its move, what that has left. */
static int begin_with(struct search *s)
{
    const struct grog_frame *move = hn_frame_of(&s->copy.game, PROC_MOVE);
    const struct unit *u = mover(s);
    int steps;
    if (move && move->actor == s->frame.actor) {
        s->mired = move->local[MOVE_MIRED];
        return move->mode == MOVES_TO_ASSAULT ? 0 : move->local[MOVE_LEFT];
    }
    steps = hn_movement(s->m, &s->copy.game, s->slot);
    s->mired = steps > 0 && hn_first_left(s->m, &s->copy.hn, &s->field, s->slot, STEPS_MOST) < STEPS_MOST;
    return s->mired && steps > 1 && !hn_turns_on_its_space(s->m, u) ? 1 : steps;
}

static void find_waiting(struct search *s)
{
    const struct heroes *h = &s->copy.hn;
    if (h->phase != PHASE_ACTIVATION || mover(s)->thing.hidden)
        return;                                         /* HN-SUP-04, HN-ABL-06 */
    EACH_UNIT(h, i)
        if (hn_is_enemy(s->m, mover(s)->thing.owner, h->unit[i].thing.owner) && hn_may_wait(s->m, h, i))
            s->waiting[s->n_waiting++] = (uint8_t)i;
}

/* All stances that it can come to.  False: it goes nowhere. */
static bool search(const struct grog_match *m, const struct grog_game *view, unsigned slot, unsigned to,
                   struct search *s)
{
    memset(s, 0, sizeof *s);
    s->m = m;
    s->slot = slot;
    s->to = to;
    s->copy.hn = *const_heroes(view);
    const struct unit *u = mover(s);
    if (!is_on_foot_or_wheels(u) || u->aboard || !u->place || u->facing >= FACINGS)
        return false;
    s->start = u->place;
    s->on_foot = hn_class(m, u) == INFANTRY;
    s->frame = (struct grog_frame){ .proc = PROC_MOVE, .seat = u->thing.owner, .actor = unit_ref(&s->copy.hn, slot) };
    hn_field(m, &s->copy.hn, &s->field);
    s->at[0] = (struct stance){ .place = u->place, .facing = u->facing, .left = (uint8_t)begin_with(s) };
    *known_at(s, u->place, u->facing) = 1;
    if (hn_class(m, u) == HEAVY)
        find_cutter(s);
    s->n = 1;
    if (to)
        find_waiting(s);
    for (unsigned i = 0; i < s->n && s->at[i].steps < GROG_WAY; i++)
        if (s->at[i].left)
            go_on(s, i);
    put_in(s, &s->at[0]);
    return s->n > 1;
}

/* HN-ASL-06  Whoever has set out to assault goes on to that unit by the best way, and nowhere else: its steps, and the
 * last into the target's square if nothing else can be chosen before it.  0: it is not on such a move. */
static unsigned steps_of_assault(const struct grog_match *m, const struct grog_game *view, unsigned slot,
                                 struct grog_option out[GROG_WAY])
{
    const struct grog_frame *move = hn_frame_of(view, PROC_MOVE);
    if (!move || move->mode != MOVES_TO_ASSAULT || !move->target || move->actor != unit_ref(const_heroes(view), slot))
        return 0;
    return hn_show_charge(m, view, grog_option(VERB_ASSAULT, slot + 1, 0, MOVES_TO_ASSAULT, move->target), out);
}

void hn_show_ways(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                  uint8_t out[GROG_BOARD_SQUARES])
{
    struct search s;
    GROG_ASSERT(slot < UNITS);
    struct grog_option step[GROG_WAY];
    unsigned n = array == ARRAY_UNIT ? steps_of_assault(m, view, slot, step) : 0;
    memset(out, 0, GROG_BOARD_SQUARES);
    for (unsigned i = 0; i < n; i++)
        out[step[i].object[2] - 1] = (uint8_t)(i + 1);
    if (array != ARRAY_UNIT || n || !search(m, view, slot, 0, &s))
        return;
    for (unsigned i = s.n; i-- > 0;)                    /* the fewest steps come first, and are written last */
        if (can_stop(&s, &s.at[i]))
            out[s.at[i].place - 1] = s.at[i].steps;
    out[s.start - 1] = 0;
}

/* Its steps up to that square, or all of them to the target's. */
static unsigned assault_up_to(const struct grog_match *m, const struct grog_game *view, unsigned slot, unsigned to,
                              struct grog_leg out[GROG_WAY])
{
    struct grog_option step[GROG_WAY];
    unsigned n = steps_of_assault(m, view, slot, step);
    const struct grog_frame *move = n ? hn_frame_of(view, PROC_MOVE) : NULL;
    const struct unit *target = move ? &const_heroes(view)->unit[grog_ref_slot(move->target)] : NULL;
    for (unsigned i = 0; i < n; i++) {
        out[i] = (struct grog_leg){ .take = step[i], .square = step[i].object[2] };
        if (step[i].object[2] == to)
            return i + 1;
    }
    uint16_t square[2];
    for (unsigned i = 0, k = n ? hn_squares(m, const_heroes(view), target, square) : 0; i < k; i++)
        if (square[i] == to)
            return n;
    return 0;
}

unsigned hn_show_way(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                     unsigned to, struct grog_leg out[GROG_WAY])
{
    struct search s;
    unsigned best = 0;
    GROG_ASSERT(slot < UNITS);
    if (array != ARRAY_UNIT || !to || to > PLACES)
        return 0;
    if ((best = assault_up_to(m, view, slot, to, out)) != 0)
        return best;
    if (!search(m, view, slot, to, &s) || to == s.start)
        return 0;
    for (unsigned i = 1; i < s.n; i++) {
        const struct stance *is = &s.at[i];
        if (is->place == to && can_stop(&s, is)
            && (!best || is->steps < s.at[best].steps
                || (is->steps == s.at[best].steps && is->cost < s.at[best].cost)))
            best = i;
    }
    for (unsigned i = best; i; i = s.at[i].from - 1u)
        out[s.at[i].steps - 1] = (struct grog_leg){
            .take = s.on_foot ? grog_option(VERB_STEP, slot + 1, 0, 0, s.at[i].place)
                              : grog_option(VERB_DRIVE, slot + 1, 0, s.at[i].facing, s.at[i].place),
            .square = s.at[i].place, .under_fire = s.at[i].under_fire };
    return best ? s.at[best].steps : 0;
}
