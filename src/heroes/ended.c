/* SPDX-License-Identifier: MIT */
/* ended.c -- why a battle ended as it did: who gave up or had nobody left, or which points and objectives decided, and
 * by how much.  All of it is read off the last position. */
#include "showing.h"
#include "victory.h"

enum {
    ENDED_GIVEN_UP = 1, ENDED_NOBODY, ENDED_MORE, ENDED_EVEN, ENDED_REACHED, ENDED_SHORT, ENDED_HOLDS_ALL, ENDED_LACKS,
    ENDED_HELD, ENDED_FREE, ENDED_BROKE, ENDINGS
};

/* Of whom it is said: the side, and if that is one seat alone, the seat. */
#define OF_SIDE(a, b) .kind = { KIND_TEAM, KIND_SEAT, a, b }
static const struct grog_event_row rows[ENDINGS] = {
    [ENDED_GIVEN_UP]  = { .name = "given up", OF_SIDE(0, 0) },
    [ENDED_NOBODY]    = { .name = "nobody left", OF_SIDE(0, 0) },
    [ENDED_MORE]      = { .name = "more points", OF_SIDE(KIND_NUMBER, KIND_NUMBER), .amount = 1 },
    [ENDED_EVEN]      = { .name = "even", .amount = 1 },
    [ENDED_REACHED]   = { .name = "goal reached", OF_SIDE(KIND_NUMBER, 0), .amount = 1 },
    [ENDED_SHORT]     = { .name = "goal missed", OF_SIDE(KIND_NUMBER, KIND_NUMBER), .amount = 1 },
    [ENDED_HOLDS_ALL] = { .name = "holds all", OF_SIDE(0, 0) },
    [ENDED_LACKS]     = { .name = "lacks", OF_SIDE(KIND_NUMBER, KIND_NUMBER) },
    [ENDED_HELD]      = { .name = "held", OF_SIDE(KIND_NUMBER, KIND_NUMBER), .amount = 1 },
    [ENDED_BROKE]     = { .name = "broke", OF_SIDE(0, 0), .amount = 1 },
    [ENDED_FREE]      = { .name = "held by nobody", .kind = { KIND_NUMBER, KIND_NUMBER } },
};

struct telling { const struct grog_match *m; const struct heroes *h; struct grog_reasons *to; };

static void say(struct telling *t, unsigned row, int amount, unsigned side, int a, int b)
{
    unsigned seats = plan_of(t->m)->sides[side], alone = seats & (seats - 1) ? GROG_NOBODY : grog_first_seat(seats);
    grog_add_reason(t->to, row, (struct grog_event){ .amount = (int16_t)amount,
        .object = { (uint16_t)side, (uint16_t)alone, (uint16_t)(a < 0 ? 0 : a), (uint16_t)(b < 0 ? 0 : b) } });
}

/* The sides that could go on, as bits; those that could not are named. */
static unsigned who_is_left(struct telling *t)
{
    unsigned left = 0, resigned = t->h->game.table.resigned;
    for (unsigned seat = 0; seat < t->m->seats; seat++)
        if (hn_has_units(t->m, t->h, seat) && t->h->stars[seat] && !(resigned >> seat & 1))
            left |= 1u << hn_side_of(t->m, seat);
    for (unsigned side = 0; side < 2; side++) {
        unsigned seats = plan_of(t->m)->sides[side];
        if (!(left >> side & 1))
            say(t, (resigned & seats) == seats ? ENDED_GIVEN_UP : ENDED_NOBODY, 0, side, 0, 0);
    }
    return left;
}

static void say_points(struct telling *t)
{
    int first = t->h->points[0], second = t->h->points[1];
    if (first == second)
        grog_add_reason(t->to, ENDED_EVEN, (struct grog_event){ .amount = (int16_t)first });
    else if (first > second)
        say(t, ENDED_MORE, first - second, 0, first, second);
    else
        say(t, ENDED_MORE, second - first, 1, second, first);
}

/* HN-VIC-06  The first side had to come to so many. */
static void say_goal(struct telling *t)
{
    int goal = hn_scenario(t->m)[SCENARIO_GOAL], has = t->h->points[0];
    if (has >= goal)
        say(t, ENDED_REACHED, has, 0, goal, 0);
    else
        say(t, ENDED_SHORT, goal - has, 0, has, goal);
}

/* ---- objectives ------------------------------------------------------------------------------------------------ */

static struct objective goal_at(const struct telling *t, unsigned i)
{
    return objective_at(hn_scenario(t->m) + SCENARIO_OBJECTIVES, i);
}

/* Those that are held so (0: by nobody), two in a sentence, with what they are worth; all, or the primary ones. */
static void say_held(struct telling *t, unsigned row, unsigned side, unsigned held, bool primary)
{
    unsigned n = plan_of(t->m)->n_objectives;
    for (unsigned i = 0; i < n; ) {
        int found[2] = { 0, 0 }, worth = 0;
        for (unsigned k = 0; k < 2 && i < n; i++)
            if ((held == UINT8_MAX ? t->h->held[i] != 1 : t->h->held[i] == held)
                && (!primary || goal_at(t, i).type == OBJECTIVE_PRIMARY)) {
                worth += goal_at(t, i).points;
                found[k++] = (int)i + 1;
            }
        if (found[0] && row == ENDED_FREE)
            grog_add_reason(t->to, row, (struct grog_event){ .object = { (uint16_t)found[0], (uint16_t)found[1] } });
        else if (found[0])
            say(t, row, worth, side, found[0], found[1]);
    }
}

/* What is left of its points without objectives: those for what it broke of the enemy's. */
static void say_broke(struct telling *t, unsigned side)
{
    int left = t->h->points[side];
    for (unsigned i = 0; i < plan_of(t->m)->n_objectives; i++)
        left -= t->h->held[i] == side + 1 ? goal_at(t, i).points : 0;
    if (left > 0)
        say(t, ENDED_BROKE, left, side, 0, 0);
}

/* HN-VIC-05  The first side had to hold all primary objectives. */
static void say_holding(struct telling *t)
{
    unsigned before = t->to->n;
    say_held(t, ENDED_LACKS, 0, UINT8_MAX, true);
    if (t->to->n == before)
        say(t, ENDED_HOLDS_ALL, 0, 0, 0, 0);
}

static void reasons(const struct grog_match *m, const struct grog_game *g, struct grog_reasons *out)
{
    struct telling t = { m, const_heroes(g), out };
    enum decided by = (enum decided)hn_scenario(m)[SCENARIO_DECIDED];
    if (!g->over)
        return;
    unsigned left = who_is_left(&t);
    if ((left == 1 || left == 2) && g->winners == plan_of(m)->sides[left - 1])
        return;
    out->n = left ? 0 : out->n;                         /* the rounds were over, whoever is left */
    if (left && by == BY_HOLDING) {
        say_holding(&t);
        return;
    }
    if (left && by == BY_GOAL)
        say_goal(&t);
    else
        say_points(&t);
    say_held(&t, ENDED_HELD, 0, 1, false);
    say_broke(&t, 0);
    say_held(&t, ENDED_HELD, 1, 2, false);
    say_broke(&t, 1);
    say_held(&t, ENDED_FREE, 0, 0, false);
}

const struct grog_ending hn_ending = { .rows = rows, .n = ENDINGS, .reasons = reasons };
