/* SPDX-License-Identifier: MIT */
/* victory.c -- the game from deployment to its end: rounds, objectives, victory.
 *
 * Ours, since the scenario booklet is not among the books: a side takes an objective if at the end of a round it has a
 * unit in its area and the enemy has none; what nobody takes stays whose it was.  Concealed units and passengers count
 * for neither side.  The points go with the objective; those of a bonus objective stay with whoever had it first. */
#include "victory.h"
#include "alliances.h"
#include "events.h"
#include "orders.h"
#include "procedure.h"
#include "supply.h"
#include "units.h"

/* ---- objectives -------------------------------------------------------------------------------------------- */

void hn_score(struct grog_run *r, unsigned side, int points)
{
    GROG_ASSERT(side < 2);
    struct heroes *h = heroes(r->g);
    h->points[side] = (int16_t)(h->points[side] + points);
    TELL_AMOUNT(TOLD_POINTS, h->points[side], (uint16_t)side);
}

static unsigned sides_in(const struct grog_match *m, const struct heroes *h, unsigned objective)
{
    unsigned sides = 0;
    uint16_t square[2];
    EACH_UNIT(h, i) {
        if (!is_on_foot_or_wheels(&h->unit[i]) || h->unit[i].thing.hidden)
            continue;
        unsigned n = hn_squares(m, h, &h->unit[i], square);
        for (unsigned k = 0; k < n; k++)
            if (plan_of(m)->objective[square[k]] == objective + 1)
                sides |= 1u << hn_side_of(m, h->unit[i].thing.owner);
    }
    return sides;
}

/* HN-VIC-07  Control passes; points come with it, and a side that loses it loses them. */
void hn_score_objectives(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    for (unsigned i = 0; i < plan_of(r->m)->n_objectives; i++) {
        unsigned sides = sides_in(r->m, h, i), holder = h->held[i];
        struct objective o = objective_at(hn_scenario(r->m) + SCENARIO_OBJECTIVES, i);
        if ((sides != 1 && sides != 2) || holder == sides || (holder && o.type == OBJECTIVE_BONUS))
            continue;
        h->held[i] = (uint8_t)sides;
        TELL_AMOUNT(TOLD_HOLDS, i + 1, (uint16_t)(sides - 1));
        if (holder)
            hn_score(r, holder - 1, -o.points);
        hn_score(r, sides - 1, o.points);
    }
}

/* ---- the end --------------------------------------------------------------------------------------------------- */

bool hn_has_units(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat && (is_out_there(&h->unit[i]) || (h->unit[i].flags & UNIT_LATE))
            && !(h->unit[i].flags & UNIT_WRECKED) && !numbers_of(m, h->unit[i].thing.card)[UNIT_RUSE])
            return true;
    return false;
}

static bool holds_all(const struct grog_match *m, const struct heroes *h, unsigned side)
{
    const int16_t *goals = hn_scenario(m) + SCENARIO_OBJECTIVES;
    for (unsigned i = 0; i < plan_of(m)->n_objectives; i++)
        if (objective_at(goals, i).type == OBJECTIVE_PRIMARY && h->held[i] != side + 1)
            return false;
    return true;
}

static unsigned by_points(const struct grog_match *m, const struct heroes *h)
{
    const uint8_t *sides = plan_of(m)->sides;
    return h->points[0] > h->points[1] ? sides[0] : h->points[1] > h->points[0] ? sides[1] : 0;
}

/* HN-VIC-05, HN-VIC-06  As the scenario says: by what is held, by a number of points, or by more points. */
static unsigned winners(const struct grog_match *m, const struct heroes *h)
{
    const uint8_t *sides = plan_of(m)->sides;
    switch ((enum decided)hn_scenario(m)[SCENARIO_DECIDED]) {
    case BY_HOLDING: return sides[!holds_all(m, h, 0)];
    case BY_GOAL:    return sides[h->points[0] < hn_scenario(m)[SCENARIO_GOAL]];
    case BY_POINTS:  break;
    }
    return by_points(m, h);
}

/* HN-VIC-02, HN-VIC-06  Points enough: this round is the last.  Where the goal decides it is the first side's alone. */
void hn_check_victory(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    int goal = hn_scenario(r->m)[SCENARIO_GOAL];
    bool both = hn_scenario(r->m)[SCENARIO_DECIDED] != BY_GOAL;
    if (goal && (h->points[0] >= goal || (both && h->points[1] >= goal)))
        h->ending = 1;
}

/* HN-VIC-04, HN-SUP-14, HN-MUL-06  A side of which no seat has units and orders has lost. */
void hn_check_defeat(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    unsigned alive = 0;
    for (unsigned seat = 0; seat < r->m->seats; seat++)
        if (hn_has_units(r->m, h, seat) && h->stars[seat] && !(r->g->table.resigned >> seat & 1))
            alive |= 1u << hn_side_of(r->m, seat);
    if (alive == 3)
        return;
    h->ending = 1;
    for (unsigned side = 0; side < 2; side++)
        if (!(alive >> side & 1))
            TELL(TOLD_DEFEATED, (uint16_t)side);
    grog_end(r, alive == 1 ? plan_of(r->m)->sides[0] : alive == 2 ? plan_of(r->m)->sides[1] : by_points(r->m, h));
}

void hn_finish(struct grog_run *r)
{
    TELL(TOLD_ENDS, 0);
    grog_end(r, winners(r->m, const_heroes(r->g)));
}

/* ---- the game ------------------------------------------------------------------------------------------ */

/* HN-SET-08  Each player draws the first four cards of his deck: what adds to a hand counts in the Supply Phase. */
static void draw_first_cards(struct grog_run *r)
{
    enum { FIRST_CARDS = 4 };
    for (unsigned seat = 0; seat < r->m->seats; seat++)
        hn_draw(r, seat, FIRST_CARDS - heroes(r->g)->hand[seat][0]);
}

/* THE GAME, from setting up to its last round. */
enum grog_flow hn_game(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_GAME);
    struct heroes *h = heroes(r->g);
    int16_t *nth = &f->local[GAME_NTH];
    BEGIN;
    draw_first_cards(r);                                /* HN-SET-08  before anybody deploys */
    /* HN-SET-09  The scenario says who begins, or a die does. */
    if (hn_scenario(r->m)[SCENARIO_INITIATIVE] < 2) {
        r->g->initiative = h->first[hn_scenario(r->m)[SCENARIO_INITIATIVE]];
    } else {
        ROLL(GAME_INITIATIVE, 2, 1);
        r->g->initiative = h->first[r->rolled[0] - 1];
    }
    TELL(TOLD_INITIATIVE, r->g->initiative);
    CALL(GAME_ORDER, .proc = PROC_PLAY_ORDER, .seat = r->g->initiative);        /* HN-MUL-20  who leads */
    for (*nth = 0; *nth < r->m->seats; ++*nth)          /* HN-SET-11, HN-MUL-21  each all he has */
        CALL(GAME_DEPLOY, .proc = PROC_DEPLOY, .seat = hn_player_at(r->m, r->g, *nth));
    draw_first_cards(r);                                /* HN-SET-08  if a game of 0.1 was deploying without them */
    hn_collect_tokens(r);
    for (*nth = 0; *nth < 2; ++*nth)
        if (hn_players(r->m, (unsigned)*nth) > 1)
            CALL(GAME_SHARE, .proc = PROC_SHARE, .seat = r->g->initiative, .mode = (uint16_t)*nth);
    /* HN-VIC-01  So many rounds. */
    while (!r->g->over && !h->ending && r->g->turn <= (uint32_t)hn_scenario(r->m)[SCENARIO_ROUNDS])
        CALL(GAME_ROUND, .proc = PROC_ROUND);
    if (!r->g->over) {
        r->g->turn--;                                   /* the round that was the last */
        hn_finish(r);
    }
    END;
}

/* HN-ORD-01  A ROUND: orders, activations, supply. */
enum grog_flow hn_round(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ROUND);
    int16_t *nth = &f->local[ROUND_NTH];
    BEGIN;
    TELL_AMOUNT(TOLD_ROUND, r->g->turn, 0);
    hn_events_of_round(r);
    for (*nth = 0; *nth < r->m->seats; ++*nth)
        CALL(ROUND_ARRIVE, .proc = PROC_ARRIVE, .seat = hn_player_at(r->m, r->g, *nth));
    f->seat = r->g->initiative;
    REACH(ROUND_BEGINS, POINT_ROUND_BEGINS);
    CALL(ROUND_ORDERS, .proc = PROC_ORDERS, .seat = r->g->initiative);
    CALL(ROUND_ACTIVATION, .proc = PROC_ACTIVATION, .seat = r->g->initiative);
    CALL(ROUND_SUPPLY, .proc = PROC_SUPPLY, .seat = r->g->initiative);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_game_steps[GAME_RESTS] = {
    STARTS, [GAME_INITIATIVE] = ROLLS("initiative", R_SET_09), [GAME_DEPLOY] = CALLS("deploy", R_SET_11, PROC_DEPLOY),
    [GAME_ORDER] = CALLS("order of play", R_MUL_20, PROC_PLAY_ORDER),
    [GAME_SHARE] = CALLS("share", R_MUL_04, PROC_SHARE),
    [GAME_ROUND] = CALLS("round", R_ORD_01, PROC_ROUND),
};
const struct grog_local hn_game_locals[GAME_LOCALS] = { { "nth", 0, SEATS } };
const struct grog_step hn_round_steps[ROUND_RESTS] = {
    STARTS, [ROUND_ARRIVE] = CALLS("arrive", R_SUP_17, PROC_ARRIVE), [ROUND_BEGINS] = AT_POINT("begins", R_ORD_01),
    [ROUND_ORDERS] = CALLS("orders", R_ORD_02, PROC_ORDERS),
    [ROUND_ACTIVATION] = CALLS("activation", R_ACT_01, PROC_ACTIVATION),
    [ROUND_SUPPLY] = CALLS("supply", R_SUP_01, PROC_SUPPLY),
};
const struct grog_local hn_round_locals[ROUND_LOCALS] = { { "nth", 0, SEATS } };

/* The phase is that of the procedure that is under way; before a round's first phase it is still the last of the round
 * before, or the setup. */
bool hn_phase_fits(const struct heroes *h)
{
    const struct grog_frame *f = h->game.frame;
    if (!h->game.depth)
        return true;
    if (f[0].step != GAME_ROUND)
        return h->phase == PHASE_SETUP && !h->ending;
    switch (f[1].step) {
    case ROUND_ORDERS:     return h->phase == PHASE_ORDERS;
    case ROUND_ACTIVATION: return h->phase == PHASE_ACTIVATION;
    case ROUND_SUPPLY:     return h->phase == PHASE_SUPPLY;
    default:               return h->phase == (h->game.turn > 1 ? PHASE_SUPPLY : PHASE_SETUP);
    }
}
