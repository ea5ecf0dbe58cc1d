/* SPDX-License-Identifier: MIT */
/* weeks.c -- Offensive and Defensive Campaigns: each Week a Mission of every Squad, and what lies between two Weeks.
 *
 * Both kinds have the same Week.  An Offensive Campaign takes squares, and gives back what a Squad has lost; a
 * Defensive one only moves on, with what is left.  What a Sheet says beyond that stands on its card. */
#include "rules.h"

static bool is_offensive(const struct grog_match *m) { return sheet(m)[CAMPAIGN_SORT] == OFFENSIVE_CAMPAIGN; }

static unsigned square_of(const struct campaign *c, unsigned squad) { return c->squad_place[squad - 1] - 1u; }

/* The chart's row for a Squad's Mission; 0: none. */
static uint16_t row_of(const struct grog_match *m, const struct campaign *c, unsigned squad)
{
    unsigned row = c->squad_row[squad - 1];
    return row ? wf_listed(sheet(m) + CAMPAIGN_CHART, (int)row - 1).card : 0;
}

/* WF-OFF-14, WF-DEF-27  The first row that the roll does not pass. */
static void roll_chart(struct grog_run *r, unsigned squad, int roll)
{
    struct campaign *c = camp(r->g);
    const int16_t *chart = sheet(r->m) + CAMPAIGN_CHART;
    int row = camp_chart_row(r->m, roll);
    TELL_AMOUNT(TOLD_ROLLED, roll, 0);
    c->squad_row[squad - 1] = (uint8_t)(row < chart[0] ? row + 1 : 0);
    if (row < chart[0])
        TELL_AMOUNT(TOLD_ADJUSTED, 1, wf_listed(chart, row).card);
}

/* What the campaign came to so far: WF-OFF-39  Objectives, WF-DEF-33  Resource Points. */
void camp_take_stock(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    int is = is_offensive(r->m) ? c->completed : camp_worth(r->m, c);
    c->victory = (int16_t)(is < MOST_POINTS ? is : MOST_POINTS);
}

/* ---- cards by lot ------------------------------------------------------------------------------ */

/* WF-OFF-11, WF-DEF-05  Of all on the list, each time anew. */
static uint16_t lot(struct grog_run *r, const int16_t *list)
{
    return (uint16_t)list[1 + grog_dice_below(grog_chance(r), (uint32_t)list[0])];
}

/* WF-DEF-02  In the last Week one of those that the Sheet has for it. */
static const int16_t *starts_now(const struct grog_run *r)
{
    const int16_t *n = sheet(r->m);
    bool last = const_camp(r->g)->week == n[CAMPAIGN_WEEKS] && n[CAMPAIGN_FINALS];
    return n + (last ? CAMPAIGN_FINALS : CAMPAIGN_STARTS);
}

/* WF-OFF-09, WF-OFF-10, WF-OFF-11  The Objective of the square, and a Location to start in, in place of a Mission card.
 * WF-DEF-05, WF-DEF-07, WF-DEF-10  A Mission by lot, and a Location in place of an Objective. */
static void lay_mission(struct grog_run *r, unsigned squad)
{
    struct campaign *c = camp(r->g);
    uint16_t start = lot(r, starts_now(r));
    bool offensive = is_offensive(r->m);
    c->first = offensive ? start : c->missions[1 + grog_dice_below(grog_chance(r), c->missions[0])];
    c->last = offensive ? c->square[square_of(c, squad)].thing.card : start;
    TELL(TOLD_LAID, c->first, c->last, (uint16_t)(squad - 1));
}

static void set_aside(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    bool offensive = is_offensive(r->m);
    GROG_ASSERT(c->ordinal < CARD_ROOM);
    c->won[c->ordinal] = c->outcome == OUTCOME_SUCCESS;
    c->was[c->ordinal] = offensive ? c->last : c->first;
    c->with[c->ordinal] = offensive ? c->first : c->last;
    c->first = c->last = 0;
    c->ordinal++;
}

/* ---- gains ---------------------------------------------------------------------------------------- */

/* WF-OFF-18, WF-DEF-28  A Squad Soldier of so many Resource Points or fewer, or nobody. */
void camp_list_gain(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    uint16_t row = row_of(m, c, c->squad);
    (void)seat;
    grog_offer(l, grog_option(VERB_ENOUGH, 0, 0, 0, 0), 0);
    GROG_EACH_OF(m, OF_SQUAD, card) {
        bool fits = row && numbers_of(m, *card)[SOLDIER_COST] <= numbers_of(m, row)[CIRCUMSTANCE_SOLDIER];
        grog_offer(l, grog_option(VERB_HIRE, 0, *card, 0, 0), fits ? camp_may_join(m, c, *card) : R_OFF_18);
    }
}

static int gain_of(const struct grog_match *m, const struct campaign *c, unsigned squad)
{
    uint16_t row = row_of(m, c, squad);
    return row && numbers_of(m, row)[CIRCUMSTANCE_GAIN_OF] ? numbers_of(m, row)[CIRCUMSTANCE_GAIN] : 0;
}

/* WF-OFF-19, WF-DEF-27, WF-DEF-29  So many points more for this Squad, for what the chart says; 0: for anything. */
static void open_purse(struct grog_run *r, unsigned squad, int points, int of)
{
    struct campaign *c = camp(r->g);
    c->earned = (uint16_t)(camp_squad_worth(r->m, c, squad) + points);
    c->gain_of = (uint8_t)of;
}

static void open_gain(struct grog_run *r, unsigned squad)
{
    uint16_t row = row_of(r->m, const_camp(r->g), squad);
    int points = gain_of(r->m, const_camp(r->g), squad);
    open_purse(r, squad, points, points ? numbers_of(r->m, row)[CIRCUMSTANCE_GAIN_OF] : GAINS_NOTHING);
}

static void close_purse(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    camp_settle(r);
    c->earned = 0;
    c->gain_of = GAINS_NOTHING;
}

enum grog_flow camp_gain(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    BEGIN;
    if (row_of(r->m, c, c->squad) && numbers_of(r->m, row_of(r->m, c, c->squad))[CIRCUMSTANCE_SOLDIER]) {
        ASK(GAIN_SOLDIER, ASK_GAIN, camp_everybody(r->m, r->g));
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_HIRE)
            camp_join(r, r->answer.seat, r->answer.option.object[0]);
    }
    END;
}

/* ---- moving on --------------------------------------------------------------------------------------- */

void camp_list_march(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    uint32_t ways = camp_ways_from(m, c, square_of(c, c->squad));
    (void)seat;
    EACH_SQUARE(c, i)
        grog_offer(l, grog_option(VERB_MARCH, 0, c->squad - 1u, square_ref(c, i), 0), ways >> i & 1 ? 0 : R_OFF_25);
}

static void march(struct grog_run *r, unsigned square)
{
    struct campaign *c = camp(r->g);
    c->squad_place[c->squad - 1] = (uint8_t)(square + 1);
    TELL(TOLD_MARCHES, (uint16_t)(c->squad - 1), square_ref(c, square));
}

/* WF-OFF-25, WF-OFF-26, WF-DEF-26  Along an arrow, of the players' choice; who can reach no square stays. */
enum grog_flow camp_march(struct grog_run *r, struct grog_frame *f)
{
    const struct campaign *c = const_camp(r->g);
    uint32_t ways = camp_ways_from(r->m, c, square_of(c, c->squad));
    BEGIN;
    if (!ways)
        return GROG_DONE;
    if (!(ways & (ways - 1))) {
        unsigned only = 0;
        while (!(ways >> only & 1))
            only++;
        march(r, only);
        return GROG_DONE;
    }
    ASK(MARCH_WHERE, ASK_MARCH, camp_everybody(r->m, r->g));
    if (r->answer.seat != GROG_NOBODY)
        march(r, grog_ref_slot(r->answer.option.object[1]));
    END;
}

/* ---- a Squad's Mission --------------------------------------------------------------------------------- */

/* WF-DEF-16  Who did not come back into the Mission card is captured; nobody does of those who were given up. */
static void give_up(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    EACH_GOING(c, i)
        if (!is_offensive(r->m))
            camp_take_fate(r, i, FATE_CAPTURED);
}

/* Those who are lost, with what they have (WF-CMP-12, WF-DEF-16). */
static void count_losses(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    bool fought = c->outcome != OUTCOME_FORFEIT;
    EACH_GOODS(c, i)
        if (c->member[c->goods[i].holder - 1].status != FIT)
            grog_thing_free(r, goods_ref(c, i));
    EACH_GOING(c, i) {
        struct member *s = &c->member[i];
        s->flags = (uint8_t)(s->flags | (fought ? MEMBER_VETERAN : 0));
        s->missions = (uint8_t)(s->missions + (fought && s->missions < UINT8_MAX));
    }
}

static void add_spend(struct grog_run *r, unsigned squad, int points, uint8_t event)
{
    struct campaign *c = camp(r->g);
    int is = c->squad_spend[squad - 1] + points;
    c->squad_spend[squad - 1] = (uint16_t)(is < MOST_POINTS ? is : MOST_POINTS);
    if (points)
        TELL_AMOUNT(event, points, (uint16_t)(squad - 1));
}

/* WF-OFF-22  What was lost and used up comes back as Resource Points: 27 at the start, 15 at the end, 12 regained. */
static void regain(struct grog_run *r, unsigned squad)
{
    const struct campaign *c = const_camp(r->g);
    int lost = c->squad_points[squad - 1] - camp_squad_worth(r->m, c, squad);
    add_spend(r, squad, lost > 0 ? lost : 0, TOLD_REGAINS);
}

/* WF-OFF-23, WF-OFF-24  The Sheet's points, and the square is held; WF-OFF-27, WF-OFF-28  the Sheet's other points. */
static void take_square(struct grog_run *r, unsigned squad)
{
    struct campaign *c = camp(r->g);
    unsigned square = square_of(c, squad);
    if (c->outcome != OUTCOME_SUCCESS) {
        add_spend(r, squad, sheet(r->m)[CAMPAIGN_LOST], TOLD_GETS_POINTS);
        return;
    }
    add_spend(r, squad, sheet(r->m)[CAMPAIGN_WON], TOLD_GETS_POINTS);
    c->square[square].held = 1;
    TELL(TOLD_HELD, square_ref(c, square));
}

enum grog_flow camp_engage(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    unsigned squad = c->squad;
    bool offensive = is_offensive(r->m);
    BEGIN;
    c->outcome = NO_OUTCOME;
    /* WF-OFF-09  Where another Squad was first, it goes on. */
    if (offensive && c->square[square_of(c, squad)].held)
        CALL(ENGAGE_SEEKS, .proc = PROC_MARCH);
    if (!camp_can_fight(r->m, c, squad) || (offensive && c->square[square_of(c, squad)].held)) {
        TELL(TOLD_RESTS, (uint16_t)(squad - 1));
        return GROG_DONE;
    }
    r->g->turn = c->ordinal + 1u;
    lay_mission(r, squad);
    /* WF-OFF-14..19  A roll on the chart. */
    if (offensive) {
        ROLL(ENGAGE_ROLLS, DIE, 1);
        roll_chart(r, squad, r->rolled[0]);
        CALL(ENGAGE_GAINS, .proc = PROC_GAIN);
    }
    if (offensive)
        open_gain(r, squad);
    else
        open_purse(r, squad, 0, GAINS_NOTHING);
    /* WF-CMP-16, WF-OFF-20, WF-DEF-17  The Mission. */
    while (!c->outcome && camp_everybody(r->m, r->g)) {
        CALL(ENGAGE_OUTFIT, .proc = PROC_OUTFIT);
        /* WF-OFF-21, WF-DEF-18  What it is worth now. */
        c->squad_points[squad - 1] = (uint16_t)camp_squad_worth(r->m, c, squad);
        if (!c->outcome)
            CALL(ENGAGE_FIELD, .proc = PROC_FIELD);
    }
    close_purse(r);
    if (c->outcome == OUTCOME_FORFEIT)
        give_up(r);
    count_losses(r);
    c->completed = (uint8_t)(c->completed + (c->outcome == OUTCOME_SUCCESS));
    c->squad_row[squad - 1] = 0;
    set_aside(r);
    if (offensive) {
        regain(r, squad);
        take_square(r, squad);
    }
    camp_take_stock(r);
    /* WF-OFF-25, WF-OFF-26  On to the next square; WF-OFF-29, WF-OFF-30  or the same again. */
    if (offensive && c->outcome == OUTCOME_SUCCESS)
        CALL(ENGAGE_MOVES, .proc = PROC_MARCH);
    END;
}

/* ---- between two Weeks ------------------------------------------------------------------------------------- */

/* WF-OFF-34, WF-DEF-23  All Wounds are healed; WF-OFF-33, WF-DEF-22  nobody keeps Experience. */
static void heal(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    EACH_MEMBER(c, i) {
        struct member *s = &c->member[i];
        if (s->wounds && s->status == FIT)
            TELL_AMOUNT(TOLD_HEALED, s->wounds, member_ref(c, i));
        s->wounds = 0;
    }
}

/* For one Squad. */
enum grog_flow camp_rest(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    unsigned squad = c->squad;
    BEGIN;
    if (is_offensive(r->m)) {
        /* WF-OFF-22, WF-OFF-36, WF-OFF-37  New Soldiers, Gear, Skills, Expendables and Ammo; the rest is kept. */
        open_purse(r, squad, c->squad_spend[squad - 1], GAINS_NOTHING);
        CALL(REST_BUYS, .proc = PROC_OUTFIT, .local = { [OUTFIT_WHEN] = OUTFIT_BETWEEN });
        c->squad_spend[squad - 1] = (uint16_t)camp_purse(r->m, c);
        close_purse(r);
        return GROG_DONE;
    }
    /* WF-DEF-26  On to the next square, whatever came of its Mission. */
    CALL(REST_MOVES, .proc = PROC_MARCH);
    /* WF-DEF-27..31  A roll for the next Mission. */
    ROLL(REST_ROLLS, DIE, 1);
    roll_chart(r, squad, r->rolled[0]);
    CALL(REST_GAINS, .proc = PROC_GAIN);
    if (gain_of(r->m, c, squad)) {
        open_gain(r, squad);
        CALL(REST_SPENDS, .proc = PROC_OUTFIT, .local = { [OUTFIT_WHEN] = OUTFIT_BETWEEN });
        close_purse(r);
    }
    END;
}

/* ---- the Week ---------------------------------------------------------------------------------------------- */

static bool somebody_is_left(const struct campaign *c)
{
    bool points = false, fit = false;
    for (unsigned s = 0; s < c->squads; s++)
        points = points || c->squad_spend[s];
    EACH_MEMBER(c, i)
        fit = fit || c->member[i].status == FIT;
    return fit || points;
}

static bool all_are_held(const struct campaign *c)
{
    EACH_SQUARE(c, i)
        if (!c->square[i].held)
            return false;
    return true;
}

/* WF-OFF-32, WF-DEF-21  After the last Week, with nothing left to take, with nobody left; WF-OFF-02  or because the
 * Sheet wanted an Objective by now. */
bool camp_is_completed(const struct grog_match *m, const struct campaign *c)
{
    const int16_t *n = sheet(m);
    return c->week >= n[CAMPAIGN_WEEKS] || !somebody_is_left(c) || (is_offensive(m) && all_are_held(c))
        || (n[CAMPAIGN_FIRST_BY] && c->week >= n[CAMPAIGN_FIRST_BY] && !c->completed);
}

/* WF-CMP-04, WF-CMP-16, WF-OFF-20, WF-DEF-17  One Mission of each Squad, in the order of their numbers. */
enum grog_flow camp_week(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    int16_t *squad = &f->local[WEEK_WHO];
    BEGIN;
    c->week++;
    TELL_AMOUNT(TOLD_WEEK, c->week, 0);
    for (*squad = 1; *squad <= c->squads; ++*squad) {
        camp_muster(r, (unsigned)*squad);
        CALL(WEEK_FIGHTS, .proc = PROC_ENGAGE);
        camp_muster(r, 0);
    }
    /* WF-OFF-31, WF-DEF-20  The Week is over; WF-OFF-32, WF-DEF-21  is it the last? */
    TELL_AMOUNT(TOLD_WEEK_OVER, c->week, 0);
    if (camp_is_completed(r->m, c))
        return GROG_DONE;
    heal(r);
    for (*squad = 1; *squad <= c->squads; ++*squad) {
        camp_muster(r, (unsigned)*squad);
        CALL(WEEK_RESTS, .proc = PROC_REST);
        camp_muster(r, 0);
    }
    /* WF-OFF-38, WF-DEF-32  What each is worth now. */
    camp_take_stock(r);
    END;
}
