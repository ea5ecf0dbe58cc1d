/* SPDX-License-Identifier: MIT */
/* player.c -- Player Campaigns: Missions of the players' choice, one after the other, until one fails.
 *
 * What always holds here: Player Soldiers stay until they are killed or discharged, everybody else is there for one
 * Mission; the chart's results are kept by row, and add up. */
#include "rules.h"

unsigned camp_everybody(const struct grog_match *m, const struct grog_game *g)
{
    return ((1u << m->seats) - 1) & ~(unsigned)g->table.resigned;
}

/* ---- before a Mission ----------------------------------------------------------------------- */

/* WF-PLC-05  Every Player Soldier who is fit for duty. */
static void all_go(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    EACH_MEMBER(c, i)
        if (c->member[i].status == FIT)
            c->member[i].flags |= MEMBER_GOES;
}

/* WF-PLC-19  Do the Resources cover those who go? */
static bool is_short(const struct grog_run *r)
{
    const struct campaign *c = const_camp(r->g);
    return camp_players_cost(r->m, c) > camp_resources(r->m, c);
}

static void stay_home(struct grog_run *r, unsigned member)
{
    struct campaign *c = camp(r->g);
    c->member[member].flags &= (uint8_t)~MEMBER_GOES;
    TELL(TOLD_STAYS, member_ref(c, member));
}

/* ---- after it ---------------------------------------------------------------------------------- */

/* WF-PLC-31, WF-PLC-32, WF-PLC-33, WF-PLC-34  What each who is lost takes from the Victory Points. */
static int worth_of_loss(bool player, enum status status)
{
    static const struct { int other, player; } lost[STATUSES] = {
        [DISCHARGED] = { 1, 2 },                        /* WF-PLC-31, WF-PLC-33 */
        [KILLED]     = { 2, 3 },                        /* WF-PLC-32, WF-PLC-34 */
    };
    return player ? lost[status].player : lost[status].other;
}

static void add_victory(struct grog_run *r, int n, uint8_t event, uint16_t about)
{
    struct campaign *c = camp(r->g);
    int is = c->victory + n;
    c->victory = (int16_t)(is > MOST_POINTS ? MOST_POINTS : is < -MOST_POINTS ? -MOST_POINTS : is);
    TELL_AMOUNT(event, n < 0 ? -n : n, about);
}

/* WF-PLC-29  At the end of each Mission. */
void camp_tally(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    /* WF-PLC-30  The Objective's Location number, if it was completed. */
    if (c->outcome == OUTCOME_SUCCESS)
        add_victory(r, c->space, TOLD_GAINS, mission_of(c));
    /* WF-PLC-31, WF-PLC-32, WF-PLC-33, WF-PLC-34 */
    EACH_GOING(c, i) {
        int lost = worth_of_loss(is_player(r->m, &c->member[i]), (enum status)c->member[i].status);
        if (lost)
            add_victory(r, -lost, TOLD_LOSES, member_ref(c, i));
    }
}

/* WF-PLC-06  No Gear is carried over; WF-PLC-17  nor is what the lost have learned. */
static void collect_goods(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    EACH_GOODS(c, i) {
        bool gone = c->member[c->goods[i].holder - 1].status != FIT;
        if ((c->goods[i].flags & GOODS_GUEST) || gone)
            grog_thing_free(r, goods_ref(c, i));
    }
}

/* WF-PLC-07  Non-Player and Squad Soldiers are bought anew; WF-PLC-21  Player Soldiers stay; WF-PLC-16  without
 * Wounds. */
static void go_back(struct grog_run *r, unsigned member)
{
    struct campaign *c = camp(r->g);
    struct member *s = &c->member[member];
    bool guest = s->flags & MEMBER_GUEST, fit = s->status == FIT, fought = c->outcome != OUTCOME_FORFEIT;
    s->flags = (uint8_t)((s->flags & ~(MEMBER_NEW | MEMBER_GOES)) | (fought ? MEMBER_VETERAN : 0));
    s->missions = (uint8_t)(s->missions + fought);
    if (s->wounds && fit && !guest)
        TELL_AMOUNT(TOLD_HEALED, s->wounds, member_ref(c, member));
    s->wounds = 0;                                      /* WF-PLC-16, WF-WND-13, WF-WND-14 */
    if (!fit)
        s->points = 0;                                  /* his Mission Points are lost with him */
    if (guest && fit) {
        TELL(TOLD_LEFT, s->thing.card);
        camp_drop_medals(r, member);
        grog_thing_free(r, member_ref(c, member));
    }
}

static void come_back(struct grog_run *r)
{
    const struct campaign *c = const_camp(r->g);
    collect_goods(r);
    EACH_GOING(c, i)
        go_back(r, i);
    camp_settle(r);
}

/* ---- Mission Points ------------------------------------------------------------------------------- */

static bool may_have_points(const struct grog_match *m, const struct member *s)
{
    return s->thing.live && s->status == FIT && is_player(m, s);
}

static bool somebody_is_left(const struct grog_match *m, const struct campaign *c)
{
    EACH_MEMBER(c, i)
        if (may_have_points(m, &c->member[i]))
            return true;
    return false;
}

/* WF-PLC-10  As the players like. */
void camp_list_share(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    (void)seat;
    EACH_MEMBER(c, i)
        for (unsigned n = 1; n <= c->earned && may_have_points(m, &c->member[i]); n++)
            grog_offer(l, grog_option(VERB_SHARE, i + 1, n, 0, 0), 0);
}

static void share(struct grog_run *r, struct grog_option o)
{
    struct campaign *c = camp(r->g);
    struct member *s = &c->member[o.actor - 1u];
    unsigned has = s->points + (unsigned)o.object[0];
    s->points = (uint16_t)(has < MOST_POINTS ? has : MOST_POINTS);
    c->earned = (uint16_t)(c->earned - o.object[0]);
    TELL_AMOUNT(TOLD_SHARED, o.object[0], member_ref(c, o.actor - 1u));
}

/* WF-PLC-11, WF-PLC-12  Skills for Mission Points, or later. */
void camp_list_learn(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    (void)seat;
    grog_offer(l, grog_option(VERB_ENOUGH, 0, 0, 0, 0), 0);
    EACH_MEMBER(c, i) {
        if (!may_have_points(m, &c->member[i]) || !grog_wants_of(l, VERB_LEARN, i + 1))
            continue;
        GROG_EACH_OF(m, OF_SKILL, skill)
            if (grog_seeks(l) || camp_skill_cost(m, c, *skill) <= c->member[i].points)
                grog_offer(l, grog_option(VERB_LEARN, i + 1, *skill, 0, 0), camp_may_learn(m, c, i, *skill));
    }
}

static void learn(struct grog_run *r, unsigned member, uint16_t skill)
{
    struct campaign *c = camp(r->g);
    int cost = camp_skill_cost(r->m, c, skill);         /* WF-PLC-11, WF-PLC-25 */
    c->member[member].points = (uint16_t)(c->member[member].points - cost);
    camp_buy(r, member, skill);
    TELL_AMOUNT(TOLD_LEARNS, cost, member_ref(c, member), skill);
}

enum grog_flow camp_learn(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    for (;;) {
        ASK(LEARN_CHOICE, ASK_LEARN, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_ENOUGH)
            return GROG_DONE;
        learn(r, r->answer.option.actor - 1u, r->answer.option.object[0]);
    }
    END;
}

/* ---- the adjustment roll ---------------------------------------------------------------------------- */

int camp_chart_row(const struct grog_match *m, int roll)
{
    const int16_t *chart = sheet(m) + CAMPAIGN_CHART;
    int row = 0;
    while (row < chart[0] && roll > wf_listed(chart, row).n)
        row++;
    return row;
}

/* WF-PLC-23, WF-PLC-24, WF-PLC-25, WF-PLC-26, WF-PLC-27, WF-PLC-28  The first row of the chart that the roll does not
 * pass; once more if it was there before. */
void camp_adjust(struct grog_run *r, int roll)
{
    struct campaign *c = camp(r->g);
    const int16_t *chart = sheet(r->m) + CAMPAIGN_CHART;
    int row = camp_chart_row(r->m, roll);
    TELL_AMOUNT(TOLD_ROLLED, roll, 0);
    if (row == chart[0])
        return;
    c->adjusted[row] = (uint8_t)(c->adjusted[row] < MOST_TIMES ? c->adjusted[row] + 1 : MOST_TIMES);
    TELL_AMOUNT(TOLD_ADJUSTED, c->adjusted[row], wf_listed(chart, row).card);
}

/* ---- one Mission, and all of them ---------------------------------------------------------------------- */

enum grog_flow camp_player_mission(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    unsigned ties;
    BEGIN;
    c->outcome = NO_OUTCOME;
    c->space = 0;
    /* WF-PLC-02  The next by Resource Points; the players choose among equals. */
    if (camp_next_mission(r->m, c, &ties) && ties > 1) {
        ASK(PLAYER_NEXT, ASK_NEXT, camp_everybody(r->m, r->g));
        camp_take_mission(r, r->answer.seat == GROG_NOBODY ? camp_next_mission(r->m, c, &ties)
                                                           : r->answer.option.object[0]);
    } else {
        camp_take_mission(r, camp_next_mission(r->m, c, &ties));
    }
    /* WF-PLC-03  Before the first, Player Soldiers, without Skills. */
    if (!c->ordinal) {
        CALL(PLAYER_RECRUITS, .proc = PROC_OUTFIT, .local = { [OUTFIT_WHEN] = OUTFIT_RECRUITS });
        camp_settle(r);
    }
    /* WF-PLC-08, WF-PLC-18  An Objective by lot; a Mission that none is left for is left out. */
    if (!c->outcome && !camp_draw_objective(r)) {
        TELL(TOLD_LEAVES_OUT, mission_of(c));
        c->outcome = c->ordinal || c->missions[0] ? NO_OUTCOME : OUTCOME_FORFEIT;
        grog_remove(r, ZONE_MISSION, 0, mission_of(c));         /* nobody fights it */
        return GROG_DONE;
    }
    /* WF-PLC-05, WF-PLC-19  All who are fit; who is not covered stays at home. */
    all_go(r);
    while (!c->outcome && is_short(r)) {
        ASK(PLAYER_HOME, ASK_HOME, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY)
            break;
        stay_home(r, r->answer.option.actor - 1u);
    }
    /* WF-PLC-06, WF-PLC-07, WF-PLC-20  Gear and others with what is left; then the Mission. */
    while (!c->outcome && camp_everybody(r->m, r->g)) {
        CALL(PLAYER_OUTFIT, .proc = PROC_OUTFIT);
        if (!c->outcome)
            CALL(PLAYER_FIELD, .proc = PROC_FIELD);
    }
    /* WF-PLC-29  Victory Points; WF-PLC-14, WF-PLC-16  Mission and Objective aside, Wounds healed. */
    camp_tally(r);
    come_back(r);
    c->completed = (uint8_t)(c->completed + (c->outcome == OUTCOME_SUCCESS));
    c->won[c->fought[0]] = c->outcome == OUTCOME_SUCCESS;
    c->earned = c->outcome == OUTCOME_SUCCESS ? c->space : 0;
    camp_set_aside(r);
    c->ordinal++;
    /* WF-PLC-15  A Mission that fails is the last. */
    if (c->outcome != OUTCOME_SUCCESS || !c->missions[0])
        return GROG_DONE;
    /* WF-PLC-09, WF-PLC-10  Mission Points, divided. */
    TELL_AMOUNT(TOLD_EARNED, c->earned, 0);
    while (c->earned && somebody_is_left(r->m, c)) {
        ASK(PLAYER_SHARES, ASK_SHARE, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY)
            break;
        share(r, r->answer.option);
    }
    c->earned = 0;
    /* WF-PLC-11, WF-PLC-12  Skills for them. */
    CALL(PLAYER_LEARNS, .proc = PROC_LEARN);
    /* WF-PLC-23  A roll that changes what is still to come. */
    ROLL(PLAYER_ROLLS, DIE, 1);
    camp_adjust(r, r->rolled[0]);
    END;
}

/* WF-PLC-35  The last level whose number is reached. */
int camp_level(const struct grog_match *m, int number)
{
    const int16_t *levels = sheet(m) + CAMPAIGN_LEVELS;
    int level = levels[0] ? 0 : -1;
    for (int i = 1; i < levels[0]; i++)
        if (number >= wf_listed(levels, i).n)
            level = i;
    return level;
}

void camp_score(struct grog_run *r)
{
    const struct campaign *c = const_camp(r->g);
    int level = camp_level(r->m, c->victory);
    TELL_AMOUNT(has_squads(r->m) ? TOLD_CAME_TO : TOLD_SCORE, c->victory, 0);
    if (level >= 0)
        TELL(TOLD_LEVEL, wf_listed(sheet(r->m) + CAMPAIGN_LEVELS, level).card);
    grog_end(r, level > 0 ? (1u << r->m->seats) - 1 : 0);
}

enum grog_flow camp_campaign(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    BEGIN;
    /* WF-PLC-01  What it is about. */
    CALL(CAMPAIGN_PLANS, .proc = PROC_PLAN);
    /* WF-CMP-04, WF-CMP-10, WF-OFF-32, WF-DEF-21  Or with Squads, one Week after the other. */
    if (has_squads(r->m)) {
        CALL(CAMPAIGN_CREATES, .proc = PROC_CREATION);
        while (!camp_is_completed(r->m, c))
            CALL(CAMPAIGN_WEEK, .proc = PROC_WEEK);
    }
    /* WF-PLC-04, WF-PLC-15  One Mission after the other. */
    while (!has_squads(r->m) && c->missions[0] && c->outcome != OUTCOME_FAILURE && c->outcome != OUTCOME_FORFEIT) {
        r->g->turn = c->ordinal + 1u;
        CALL(CAMPAIGN_FIGHTS, .proc = PROC_PLAYER_MISSION);
    }
    /* WF-PLC-35  How much it came to. */
    camp_score(r);
    END;
}
