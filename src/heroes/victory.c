/* SPDX-License-Identifier: MIT */
/* victory.c -- the game from deployment to its end: rounds, objectives, victory.
 *
 * Ours, since the scenario booklet is not among the books: a side takes an objective if at the end of a round it has a
 * unit in its area and the enemy has none; what nobody takes stays whose it was.  Concealed units and passengers count
 * for neither side.  The points go with the objective; those of a bonus objective stay with whoever had it first. */
#include "rules.h"

static const int16_t *scenario_of(const struct grog_match *m)
{
    return numbers_of(m, (uint16_t)m->setup[SETUP_SCENARIO]);
}

/* ---- objectives -------------------------------------------------------------------------------------------- */

void hn_score(struct grog_run *r, unsigned side, int points)
{
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
    const int16_t *goals = scenario_of(r->m) + SCENARIO_OBJECTIVES;
    for (unsigned i = 0; i < plan_of(r->m)->n_objectives; i++) {
        unsigned sides = sides_in(r->m, h, i), holder = h->held[i];
        int points = goals[1 + 7 * i + 5];
        if ((sides != 1 && sides != 2) || holder == sides || (holder && goals[1 + 7 * i] == OBJECTIVE_BONUS))
            continue;
        h->held[i] = (uint8_t)sides;
        TELL_AMOUNT(TOLD_HOLDS, i + 1, (uint16_t)(sides - 1));
        if (holder)
            hn_score(r, holder - 1, -points);
        hn_score(r, sides - 1, points);
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
    const int16_t *goals = scenario_of(m) + SCENARIO_OBJECTIVES;
    for (unsigned i = 0; i < plan_of(m)->n_objectives; i++)
        if (goals[1 + 7 * i] == OBJECTIVE_PRIMARY && h->held[i] != side + 1)
            return false;
    return true;
}

static unsigned by_points(const struct grog_match *m, const struct heroes *h)
{
    const uint8_t *sides = plan_of(m)->sides;
    return h->points[0] > h->points[1] ? sides[0] : h->points[1] > h->points[0] ? sides[1] : 0;
}

/* HN-VIC-05, HN-VIC-06 */
static unsigned winners(const struct grog_match *m, const struct heroes *h)
{
    const uint8_t *sides = plan_of(m)->sides;
    switch ((enum decided)scenario_of(m)[SCENARIO_DECIDED]) {
    case BY_HOLDING: return sides[!holds_all(m, h, 0)];
    case BY_GOAL:    return sides[h->points[0] < scenario_of(m)[SCENARIO_GOAL]];
    case BY_POINTS:  break;
    }
    return by_points(m, h);
}

/* HN-VIC-02, HN-VIC-06  Points enough: this round is the last.  Where the goal decides it is the first side's alone. */
void hn_check_victory(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    int goal = scenario_of(r->m)[SCENARIO_GOAL];
    bool both = scenario_of(r->m)[SCENARIO_DECIDED] != BY_GOAL;
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

/* THE GAME.  local 0: who deploys. */
enum grog_flow hn_game(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    int16_t *nth = &f->local[0];
    BEGIN;
    /* HN-SET-09 */
    if (scenario_of(r->m)[SCENARIO_INITIATIVE] < 2) {
        r->g->initiative = h->first[scenario_of(r->m)[SCENARIO_INITIATIVE]];
    } else {
        ROLL(GAME_INITIATIVE, 2, 1);
        r->g->initiative = h->first[r->rolled[0] - 1];
    }
    TELL(TOLD_INITIATIVE, r->g->initiative);
    CALL(GAME_ORDER, .proc = PROC_PLAY_ORDER, .seat = r->g->initiative);        /* HN-MUL-20 */
    for (*nth = 0; *nth < r->m->seats; ++*nth)          /* HN-SET-11, HN-MUL-21 */
        CALL(GAME_DEPLOY, .proc = PROC_DEPLOY, .seat = hn_player_at(r->m, r->g, *nth));
    for (unsigned seat = 0; seat < r->m->seats; seat++)
        hn_fill_hand(r, seat);                          /* HN-SET-08 */
    hn_collect_tokens(r);
    for (*nth = 0; *nth < 2; ++*nth)
        if (hn_players(r->m, (unsigned)*nth) > 1)
            CALL(GAME_SHARE, .proc = PROC_SHARE, .seat = r->g->initiative, .mode = (uint16_t)*nth);
    while (!r->g->over && !h->ending && r->g->turn <= (uint32_t)scenario_of(r->m)[SCENARIO_ROUNDS])     /* HN-VIC-01 */
        CALL(GAME_ROUND, .proc = PROC_ROUND);
    if (!r->g->over) {
        r->g->turn--;                                   /* the round that was the last */
        hn_finish(r);
    }
    END;
}

/* HN-ORD-01  A ROUND.  local 0: whose units arrive. */
enum grog_flow hn_round(struct grog_run *r, struct grog_frame *f)
{
    int16_t *nth = &f->local[0];
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
