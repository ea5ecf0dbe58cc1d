/* SPDX-License-Identifier: MIT */
/* plan.c -- which Missions a campaign has, in which Region, against whom, and for which Objective.
 *
 * What always holds here: all Missions of a campaign are of one Region and one Setting, and its Hostiles are met on
 * each of them; there are no more of them than Objectives. */
#include "rules.h"

static bool lists(const int16_t *list, uint16_t card)
{
    for (int i = 0; i < list[0]; i++)
        if ((uint16_t)list[1 + i] == card)
            return true;
    return false;
}

/* ---- what goes together ------------------------------------------------------------ */

/* The sheet's, or that of the first Mission that was chosen. */
uint16_t camp_setting(const struct grog_match *m, const struct campaign *c)
{
    uint16_t first = c->mission[0] ? c->mission[1] : c->missions[0] ? c->missions[1] : c->fought[0] ? c->fought[1] : 0;
    return sheet(m)[CAMPAIGN_SETTING] ? (uint16_t)sheet(m)[CAMPAIGN_SETTING]
         : first ? (uint16_t)numbers_of(m, first)[MISSION_SETTING] : 0;
}

/* Every Objective of the Region, or those of the sheet; none that only a Platform can Destroy. */
bool camp_is_objective(const struct grog_match *m, const struct campaign *c, uint16_t objective)
{
    int16_t region = numbers_of(m, objective)[PLACE_REGION];
    const int16_t *own = sheet(m) + CAMPAIGN_OBJECTIVES;
    if (own[0])
        return lists(own, objective);
    return (!region || !c->region || (uint16_t)region == c->region) && !wf_is_for_platforms(m, objective);
}

static bool has_objective(const struct grog_match *m, const struct campaign *c, uint16_t mission)
{
    GROG_EACH_OF(m, OF_OBJECTIVE, o)
        if (camp_is_objective(m, c, *o) && wf_pair_fits(m->cards, grog_card(m, mission), grog_card(m, *o)))
            return true;
    return false;
}

/* WF-PLC-01  Of the Region, with the Hostiles that were chosen.  One that brings Soldiers of its own is none. */
bool camp_is_possible(const struct grog_match *m, const struct campaign *c, uint16_t mission)
{
    const int16_t *n = numbers_of(m, mission);
    uint16_t setting = camp_setting(m, c);
    if (kind_of(m, mission) != OF_MISSION)
        return false;
    if (wf_is_errand(m, mission) || (c->region && (uint16_t)n[PLACE_REGION] != c->region)
        || (setting && (uint16_t)n[MISSION_SETTING] != setting))
        return false;
    return !c->force || wf_is_met_on(m, (uint16_t)n[MISSION_SETTING], mission, c->force);
}

static unsigned possible_missions(const struct grog_match *m, const struct campaign *c)
{
    unsigned n = 0;
    GROG_EACH_OF(m, OF_MISSION, one)
        n += camp_is_possible(m, c, *one) && (has_squads(m) || has_objective(m, c, *one));
    return n;
}

static unsigned objectives_there(const struct grog_match *m, const struct campaign *c)
{
    unsigned n = 0;
    GROG_EACH_OF(m, OF_OBJECTIVE, o)
        n += camp_is_objective(m, c, *o);
    return n < CARD_ROOM ? n : CARD_ROOM;
}

/* WF-PLC-18  No more than there are Objectives; and as many as was agreed on. */
static unsigned most_missions(const struct grog_match *m, const struct campaign *c)
{
    unsigned n = objectives_there(m, c), length = (unsigned)m->setup[SETUP_LENGTH];
    return length && length < n ? length : n;
}

/* ---- what may be chosen --------------------------------------------------------------- */

static grog_rule may_be_region(const struct grog_match *m, const struct campaign *c, uint16_t region)
{
    struct campaign then = { .region = region, .force = c->force };
    return possible_missions(m, &then) ? 0 : R_PLC_01;
}

void camp_list_regions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)seat;
    GROG_EACH_OF(m, OF_REGION, c)
        grog_offer(l, grog_option(VERB_REGION, 0, *c, 0, 0), may_be_region(m, const_camp(g), *c));
}

/* Whom the sheet names, or a Mission of the Region. */
static grog_rule may_be_force(const struct grog_match *m, const struct campaign *c, uint16_t force)
{
    struct campaign then = { .region = c->region, .force = force };
    const int16_t *named = sheet(m) + CAMPAIGN_HOSTILES;
    bool met = named[0] ? lists(named, force) : false;
    GROG_EACH_OF(m, OF_MISSION, one)
        met = met || (!named[0] && (uint16_t)numbers_of(m, *one)[MISSION_FORCE] == force
                      && (uint16_t)numbers_of(m, *one)[PLACE_REGION] == c->region);
    return met && possible_missions(m, &then) ? 0 : R_PLC_01;
}

void camp_list_hostiles(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)seat;
    GROG_EACH_OF(m, OF_FORCE, c)
        grog_offer(l, grog_option(VERB_HOSTILES, 0, *c, 0, 0), may_be_force(m, const_camp(g), *c));
}

static grog_rule may_take(const struct grog_match *m, const struct campaign *c, uint16_t mission)
{
    if (grog_holds(c->missions, mission) || !camp_is_possible(m, c, mission)
        || (!has_squads(m) && !has_objective(m, c, mission)))
        return R_PLC_01;
    if (has_squads(m))
        return 0;
    return c->missions[0] < most_missions(m, c) ? 0 : R_PLC_18;
}

void camp_list_missions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    (void)seat;
    grog_offer(l, grog_option(VERB_BEGIN, 0, 0, 0, 0), c->missions[0] ? 0 : R_PLC_01);
    GROG_EACH_OF(m, OF_MISSION, one)
        grog_offer(l, grog_option(VERB_TAKE, 0, *one, 0, 0), may_take(m, c, *one));
    for (unsigned i = 1; i <= c->missions[0]; i++)
        grog_offer(l, grog_option(VERB_LEAVE_OUT, 0, c->missions[i], 0, 0), 0);
}

/* ---- procedures -------------------------------------------------------------------------- */

static void fill_objectives(struct grog_run *r)
{
    const struct campaign *c = const_camp(r->g);
    GROG_EACH_OF(r->m, OF_OBJECTIVE, o)
        if (camp_is_objective(r->m, c, *o) && c->objectives[0] < CARD_ROOM)
            grog_put(r, ZONE_OBJECTIVES, 0, *o);
}

/* WF-PLC-01  A Region, Hostiles, and Missions of the players' choice. */
enum grog_flow camp_plan(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    BEGIN;
    if (!c->region) {
        ASK(PLAN_WHERE, ASK_REGION, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        c->region = r->answer.option.object[0];
        TELL(TOLD_REGION, c->region);
    }
    if (!c->force) {
        ASK(PLAN_WHOM, ASK_HOSTILES, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        c->force = r->answer.option.object[0];
        TELL(TOLD_HOSTILES, c->force);
    }
    if (has_squads(r->m))
        return GROG_DONE;
    while (!r->m->setup[SETUP_MISSIONS]) {
        ASK(PLAN_WHICH, ASK_MISSIONS, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_BEGIN)
            break;
        if (r->answer.option.verb == VERB_TAKE) {
            grog_put(r, ZONE_MISSIONS, 0, r->answer.option.object[0]);
            TELL(TOLD_TAKES, r->answer.option.object[0]);
        } else {
            grog_remove(r, ZONE_MISSIONS, 0, r->answer.option.object[0]);
            TELL(TOLD_LEAVES_OUT, r->answer.option.object[0]);
        }
    }
    /* WF-PLC-08  All Objectives of the Region. */
    fill_objectives(r);
    END;
}

/* What the setup says already. */
void camp_lay_plan(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    unsigned n;
    const struct grog_listed *at = grog_setup_list(r->m, SETUP_MISSIONS, &n);
    c->region = (uint16_t)r->m->setup[SETUP_REGION];
    c->force = (uint16_t)r->m->setup[SETUP_HOSTILES];
    for (unsigned i = 0; i < n; i++)
        grog_put(r, ZONE_MISSIONS, 0, at[i].card);
    camp_lay_map(r);
}

/* ---- may it be set up? ------------------------------------------------------------------- */

static bool refuse(struct grog_error *why, const struct grog_match *m, uint16_t card, const char *because)
{
    grog_fail(why, 0, "%s: %s", grog_card(m, card)->name, because);
    return false;
}

/* WF-PLC-01  What was chosen beforehand goes together. */
static bool missions_fit(const struct grog_match *m, struct campaign *c, struct grog_error *why)
{
    unsigned n;
    const struct grog_listed *at = grog_setup_list(m, SETUP_MISSIONS, &n);
    for (unsigned i = 0; i < n; i++) {
        if (!c->region)
            return refuse(why, m, at[i].card, "name the Region too (WF-PLC-01)");
        if (may_take(m, c, at[i].card) == R_PLC_18)
            return refuse(why, m, at[i].card, "there are not so many Objectives (WF-PLC-18)");
        if (may_take(m, c, at[i].card))
            return refuse(why, m, at[i].card, "not of this Region, or not with these Hostiles (WF-PLC-01)");
        c->missions[++c->missions[0]] = at[i].card;
    }
    return true;
}

bool camp_has_plan(const struct grog_match *m, struct grog_error *why)
{
    struct campaign c = { .region = (uint16_t)m->setup[SETUP_REGION], .force = (uint16_t)m->setup[SETUP_HOSTILES] };
    if (!m->setup[SETUP_CAMPAIGN]) {
        grog_fail(why, 0, "there is no campaign: name a pack with --pack");
        return false;
    }
    if (has_squads(m) && camp_sheet_fault(m))
        return refuse(why, m, (uint16_t)m->setup[SETUP_CAMPAIGN], camp_sheet_fault(m));
    if (sheet(m)[CAMPAIGN_SORT] == OFFENSIVE_CAMPAIGN)
        return true;
    if (!possible_missions(m, &c)) {
        grog_fail(why, 0, "there is no Mission of that Region, with those Hostiles (WF-PLC-01)");
        return false;
    }
    return missions_fit(m, &c, why);
}

/* ---- one Mission after the other ------------------------------------------------------------ */

static int resources_of(const struct grog_match *m, uint16_t mission)
{
    return numbers_of(m, mission)[MISSION_RESOURCES];
}

/* WF-PLC-02  The one with the fewest Resource Points, and how many have as few. */
uint16_t camp_next_mission(const struct grog_match *m, const struct campaign *c, unsigned *ties)
{
    uint16_t next = 0;
    *ties = 0;
    for (unsigned i = 1; i <= c->missions[0]; i++) {
        int more = next ? resources_of(m, c->missions[i]) - resources_of(m, next) : -1;
        if (more < 0)
            next = c->missions[i];
        *ties = more < 0 ? 1 : *ties + (more == 0);
    }
    return next;
}

void camp_list_next(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    unsigned ties;
    uint16_t next = camp_next_mission(m, c, &ties);
    (void)seat;
    for (unsigned i = 1; i <= c->missions[0]; i++)
        grog_offer(l, grog_option(VERB_NEXT, 0, c->missions[i], 0, 0),
                   resources_of(m, c->missions[i]) > resources_of(m, next) ? R_PLC_02 : 0);
}

void camp_take_mission(struct grog_run *r, uint16_t mission)
{
    grog_remove(r, ZONE_MISSIONS, 0, mission);
    grog_put(r, ZONE_MISSION, 0, mission);
    TELL_AMOUNT(TOLD_MISSION, resources_of(r->m, mission), mission);
}

static bool is_drawn(const struct grog_run *r, uint16_t objective)
{
    return wf_pair_fits(r->m->cards, grog_card(r->m, mission_of(const_camp(r->g))), grog_card(r->m, objective));
}

/* WF-PLC-08, WF-PLC-18  By lot, of those left that go with the Mission.  False: there is none. */
bool camp_draw_objective(struct grog_run *r)
{
    const uint16_t *pile = const_camp(r->g)->objectives;
    uint16_t drawn = 0;
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += is_drawn(r, pile[i]);
    if (!n)
        return false;
    unsigned lot = grog_dice_below(grog_chance(r), n);
    for (unsigned i = 1; i <= pile[0] && !drawn; i++)
        if (is_drawn(r, pile[i]) && !lot--)
            drawn = pile[i];
    grog_remove(r, ZONE_OBJECTIVES, 0, drawn);
    grog_put(r, ZONE_OBJECTIVE, 0, drawn);
    TELL(TOLD_OBJECTIVE, drawn);
    return true;
}

/* WF-PLC-14  They are not used again. */
void camp_set_aside(struct grog_run *r)
{
    const struct campaign *c = const_camp(r->g);
    uint16_t mission = mission_of(c), objective = objective_of(c);
    grog_remove(r, ZONE_MISSION, 0, mission);
    grog_put(r, ZONE_FOUGHT, 0, mission);
    if (objective) {
        grog_remove(r, ZONE_OBJECTIVE, 0, objective);
        grog_put(r, ZONE_DONE, 0, objective);
    }
}
