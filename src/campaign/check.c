/* SPDX-License-Identifier: MIT */
/* check.c -- what the rows cannot say of a sound campaign.  Whatever passes here can be played on. */
#include "rules.h"

static bool is_soldier(enum card_kind k)
{
    return k == OF_PLAYER || k == OF_TEAM_SOLDIER || k == OF_NON_PLAYER || k == OF_SQUAD;
}

static const char *check_members(const struct grog_match *m, const struct campaign *c)
{
    EACH_MEMBER(c, i) {
        const struct member *s = &c->member[i];
        if (s->thing.owner >= m->seats || s->thing.hidden || !is_soldier(kind_of(m, s->thing.card)))
            return "a member who is nobody";
        if (s->missions > c->ordinal)
            return "a member of more Missions than were fought";
    }
    return NULL;
}

static const char *check_goods(const struct grog_match *m, const struct campaign *c)
{
    unsigned held[MEMBERS] = { 0 };
    EACH_GOODS(c, i) {
        const struct goods *g = &c->goods[i];
        enum card_kind kind = kind_of(m, g->thing.card);
        if (!g->number || g->thing.owner >= m->seats || g->thing.hidden || !g->holder
            || !c->member[g->holder - 1].thing.live
            || (kind != OF_WEAPON && kind != OF_EQUIPMENT && kind != OF_SKILL))
            return "goods of nobody";
        if (++held[g->holder - 1] > TEAM_ROOM - 1)      /* and himself */
            return "more goods than one can have";
    }
    return NULL;
}

static const char *check_medals(const struct grog_match *m, const struct campaign *c)
{
    EACH_MEDAL(c, i) {
        const struct medal *d = &c->medal[i];
        const struct member *s = d->holder ? &c->member[d->holder - 1] : NULL;
        if (kind_of(m, d->thing.card) != OF_MEDAL || d->thing.owner >= m->seats || d->thing.hidden || !s
            || !s->thing.live || s->status != FIT)
            return "a Medal of nobody";
    }
    return NULL;
}

/* No contracts yet; the squares of the map. */
static const char *check_rest(const struct grog_match *m, const struct campaign *c)
{
    for (unsigned i = 0; i < CONTRACTS; i++)
        if (c->contract[i].thing.live)
            return "a contract";
    for (unsigned i = 0; i < PLACES; i++)
        if (c->square[i].thing.live != ((int)i < sheet(m)[CAMPAIGN_SQUARES])
            || (c->square[i].thing.live
                && (c->square[i].thing.card != wf_listed(sheet(m) + CAMPAIGN_SQUARES, (int)i).card
                    || c->square[i].number != i + 1 || c->square[i].thing.hidden)))
            return "a square that is not on the map";
    for (unsigned i = (unsigned)sheet(m)[CAMPAIGN_CHART]; i < ADJUSTMENTS; i++)
        if (c->adjusted[i])
            return "a row that the chart has not";
    return NULL;
}

static const char *check_squads(const struct grog_match *m, const struct campaign *c)
{
    bool on_map = !c->week || !c->squads;
    if (c->squad > c->squads || (c->squads && !has_squads(m)))
        return "a Squad that is not there";
    for (unsigned s = 0; s < SQUADS; s++)
        if (c->squad_row[s] > sheet(m)[CAMPAIGN_CHART] || c->squad_place[s] > sheet(m)[CAMPAIGN_SQUARES]
            || (s < c->squads && !c->squad_place[s] && !on_map))
            return "a Squad in the wrong place";
    EACH_MEMBER(c, i)
        if (has_squads(m) && c->member[i].where > c->squads)
            return "a member of no Squad";
    return NULL;
}

/* In no Week more Missions than one of each Squad: what was fought has its place in lists of so many. */
static const char *check_weeks(const struct grog_match *m, const struct campaign *c)
{
    const struct grog_game *g = &c->game;
    unsigned most = c->week * c->squads;
    for (unsigned i = 0; i + 1 < g->depth; i++)
        if (g->frame[i].proc == PROC_WEEK && g->frame[i].step == WEEK_FIGHTS)
            most = most - c->squads + (unsigned)g->frame[i].local[WEEK_WHO]
                 - (g->frame[i + 1].step != ENGAGE_MOVES);
    if (c->week > sheet(m)[CAMPAIGN_WEEKS] || c->squads > camp_starts(m) || c->ordinal > most)
        return "more Missions than were fought";
    return NULL;
}

static const char *check_plan(const struct grog_match *m, const struct campaign *c)
{
    if ((c->region && kind_of(m, c->region) != OF_REGION) || (c->force && kind_of(m, c->force) != OF_FORCE))
        return "another region or other hostiles";
    int cards = c->missions[0] + c->fought[0] + c->mission[0];
    int objectives = c->objectives[0] + c->done[0] + c->objective[0];
    if (c->mission[0] > 1 || c->objective[0] > 1 || cards > CARD_ROOM || objectives > CARD_ROOM)
        return "more Missions than there is room for";
    if (c->ordinal + cards >= UINT8_MAX || c->completed > c->ordinal)   /* they are counted in a byte */
        return "more Missions than were fought";
    for (unsigned i = 1; i <= c->missions[0]; i++)
        if (!camp_is_possible(m, c, c->missions[i]) || (i > 1 && c->missions[i] == c->missions[i - 1]))
            return "a Mission that is not of this campaign";
    return NULL;
}

/* Is there something to answer, and what answers are about? */
static bool can_be_asked(const struct grog_match *m, const struct campaign *c, const struct grog_frame *f)
{
    bool going = false, player = false, fit = false;
    EACH_MEMBER(c, i) {
        going = going || is_going(&c->member[i]);
        player = player || (is_going(&c->member[i]) && is_player(m, &c->member[i]));
        fit = fit || (c->member[i].status == FIT && is_player(m, &c->member[i]));
    }
    switch (c->game.question) {
    case ASK_REGION:   return !c->region && !c->missions[0];
    case ASK_HOSTILES: return c->region && !c->force && !c->missions[0];
    case ASK_MISSIONS: return c->region && c->force;
    case ASK_NEXT:     return c->missions[0];
    case ASK_HOME:     return player;
    case ASK_FATE:     return f->local[FIELD_WHO] < MEMBERS && is_going(&c->member[f->local[FIELD_WHO]]);
    case ASK_SHARE:    return c->earned && fit;
    case ASK_DIVIDE:   return f->local[CREATION_WHO] < MEMBERS && c->member[f->local[CREATION_WHO]].thing.live;
    case ASK_PLACE:    return f->local[CREATION_WHO] < c->squads;
    case ASK_GAIN:     return c->squad;
    case ASK_MARCH:    return c->squad && camp_ways_from(m, c, c->squad_place[c->squad - 1] - 1u);
    case ASK_OUTCOME: case ASK_SPACE: case ASK_LINES: return going;
    default:           return true;
    }
}

/* Is it about a Squad, or about its Mission, and there is none? */
static bool is_squadless(const struct campaign *c, const struct grog_frame *f)
{
    bool one = f->proc == PROC_ENGAGE || f->proc == PROC_GAIN || f->proc == PROC_MARCH || f->proc == PROC_REST;
    return (one && !c->squad) || (f->proc == PROC_WEEK && f->local[WEEK_WHO] > c->squads + 1)
        || (f->proc == PROC_ENGAGE && f->step >= ENGAGE_ROLLS && f->step < ENGAGE_MOVES
            && (!mission_of(c) || !objective_of(c)));
}

static const char *check_procedures(const struct grog_match *m, const struct campaign *c)
{
    const struct grog_game *g = &c->game;
    bool fights = g->depth > 1 && g->frame[1].proc == PROC_PLAYER_MISSION && g->frame[1].step != PLAYER_NEXT;
    bool prepared = fights && g->frame[1].step != PLAYER_RECRUITS;
    if (g->over)
        return NULL;
    if (fights && g->frame[1].step != PLAYER_SHARES && g->frame[1].step != PLAYER_LEARNS
        && (!mission_of(c) || (prepared && !objective_of(c))))
        return "a Mission that is not there";
    for (unsigned i = 0; i < g->depth; i++) {
        const struct grog_frame *f = &g->frame[i];
        const struct member *who = f->actor ? &c->member[grog_ref_slot(f->actor)] : NULL;
        bool recruits = f->proc == PROC_OUTFIT && f->local[OUTFIT_WHEN] == OUTFIT_RECRUITS;
        bool recruiting = f->proc == PROC_OUTFIT && i && g->frame[i - 1].proc == PROC_PLAYER_MISSION
                       && g->frame[i - 1].step == PLAYER_RECRUITS;
        if (f->seat >= m->seats || (f->proc == PROC_SHOP && (!who || !is_going(who))) || recruiting != recruits
            || is_squadless(c, f))
            return "a procedure about the wrong thing";
    }
    if (g->asked && (!g->depth || !can_be_asked(m, c, &g->frame[g->depth - 1])))
        return "a question that has no answer";
    return NULL;
}

const char *camp_check(const struct grog_match *m, const struct grog_game *g)
{
    const struct campaign *c = const_camp(g);
    const char *wrong = check_members(m, c);
    if (!wrong)
        wrong = check_goods(m, c);
    if (!wrong)
        wrong = check_medals(m, c);
    if (!wrong)
        wrong = check_rest(m, c);
    if (!wrong)
        wrong = check_plan(m, c);
    if (!wrong)
        wrong = check_squads(m, c);
    if (!wrong && has_squads(m))
        wrong = check_weeks(m, c);
    return wrong ? wrong : check_procedures(m, c);
}
