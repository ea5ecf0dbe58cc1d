/* SPDX-License-Identifier: MIT */
/* chronicle.c -- the people, the Missions and the standing of a campaign, out of its state. */
#include "campaign/rules.h"
#include "page.h"

#define GROG_PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }

static const char *const status_word[STATUSES] = {
    [FIT] = "fit", [DISCHARGED] = "discharged", [KILLED] = "killed", [CAPTURED] = "captured", [DISMISSED] = "dismissed",
};

static struct grog_person person(const struct grog_match *m, const struct campaign *c, unsigned i)
{
    const struct member *s = &c->member[i];
    struct grog_listed has[TEAM_ROOM];
    struct grog_person p = {
        .thing = member_ref(c, i), .card = s->thing.card, .seat = s->thing.owner, .status = status_word[s->status],
        .here = s->status == FIT, .goes = is_going(s), .wounds = s->wounds,
        .health = numbers_of(m, s->thing.card)[SOLDIER_HEALTH], .points = (int16_t)s->points, .missions = s->missions,
        .kills = s->kills, .joined = s->joined, .left = s->left, .squad = s->where,
    };
    unsigned n = camp_goods_of(m, c, i, has);
    for (unsigned k = 1; k < n && p.n < GROG_PERSON_CARDS; k++)         /* himself is the first */
        p.has[p.n++] = has[k].card;
    return p;
}

static unsigned people(const struct grog_match *m, const struct grog_game *view, struct grog_person out[GROG_PEOPLE])
{
    const struct campaign *c = const_camp(view);
    unsigned n = 0;
    EACH_MEMBER(c, i)
        if (n < GROG_PEOPLE)
            out[n++] = person(m, c, i);
    return n;
}

/* Those that were fought, the one that is prepared, and those to come with the fewest Resource Points first. */
static unsigned stages(const struct grog_match *m, const struct grog_game *view, struct grog_stage out[GROG_STAGES])
{
    const struct campaign *c = const_camp(view);
    struct campaign rest = *c;
    unsigned n = 0, ties;
    for (unsigned i = 1; i <= c->fought[0] && n < GROG_STAGES; i++, n++)
        out[n] = (struct grog_stage){ .card = c->fought[i], .number = (uint16_t)(n + 1),
                                      .with = c->done[0] == c->fought[0] ? c->done[i] : 0,
                                      .state = c->won[i - 1] ? GROG_STAGE_WON : GROG_STAGE_LOST };
    for (; has_squads(m) && n < c->ordinal && n < CARD_ROOM; n++)
        out[n] = (struct grog_stage){ .card = c->was[n], .with = c->with[n], .number = (uint16_t)(n + 1),
                                      .state = c->won[n] ? GROG_STAGE_WON : GROG_STAGE_LOST };
    if (mission_of(c) && n < GROG_STAGES) {
        out[n] = (struct grog_stage){ .card = fought_of(m, c), .with = other_of(m, c), .number = (uint16_t)(n + 1),
                                      .state = GROG_STAGE_NOW };
        n++;
    }
    while (!has_squads(m) && rest.missions[0] && n < GROG_STAGES) {
        uint16_t next = camp_next_mission(m, &rest, &ties);
        unsigned at = 1;
        while (rest.missions[at] != next)
            at++;
        rest.missions[at] = rest.missions[rest.missions[0]--];
        out[n++] = (struct grog_stage){ .card = next };
    }
    return n;
}

static void standing(const struct grog_eyes *e, struct grog_text *out)
{
    const struct campaign *c = const_camp(e->view);
    int level = camp_level(e->m, c->victory);
    char name[128] = "";
    struct grog_text t = { .at = name, .room = sizeof name };
    if (level >= 0)
        grog_say_card(e->s, wf_listed(sheet(e->m) + CAMPAIGN_LEVELS, level).card, GROG_SHORT, &t);
    static const char *const key[] = { "campaign.standing", "campaign.standing.offensive",
                                       "campaign.standing.defensive" };
    grog_say_plain(e->s, key[sheet(e->m)[CAMPAIGN_SORT]], GROG_PAIRS(
                   { "points", NULL, c->victory }, { "level", name, 0 },
                   { "done", NULL, c->completed }, { "leveled", NULL, level >= 0 },
                   { "week", NULL, c->week }, { "weeks", NULL, sheet(e->m)[CAMPAIGN_WEEKS] },
                   { "of", NULL, c->fought[0] + c->missions[0] + c->mission[0] }), out);
}

/* ---- what is told of it behind the day ------------------------------------------------------ */

static const struct grog_deed_rule deeds[] = {
    { TOLD_MISSION, GROG_DEED_BEGINS }, { TOLD_FIELDED, GROG_DEED_WENT }, { TOLD_SUCCESS, GROG_DEED_WON },
    { TOLD_FAILURE, GROG_DEED_FAILED }, { TOLD_FORFEIT, GROG_DEED_GIVEN_UP }, { TOLD_HIRED, GROG_DEED_JOINED },
    { TOLD_STAYS, GROG_DEED_STAYED }, { TOLD_RETURNS, GROG_DEED_RETURNED }, { TOLD_WOUNDED, GROG_DEED_WOUNDED },
    { TOLD_KILLS, GROG_DEED_KILLS }, { TOLD_LEARNS, GROG_DEED_EARNED }, { TOLD_SHARED, GROG_DEED_EARNED },
    { TOLD_DISCHARGED, GROG_DEED_LOST }, { TOLD_KILLED, GROG_DEED_LOST }, { TOLD_CAPTURED, GROG_DEED_LOST },
    { TOLD_JOINS, GROG_DEED_JOINED }, { TOLD_LAID, GROG_DEED_BEGINS }, { TOLD_WEEK_OVER, GROG_DEED_BEGINS },
    { 0, 0 },
};

static int points(const struct grog_match *m, const struct grog_game *view)
{
    (void)m;
    return const_camp(view)->victory;
}

static unsigned levels(const struct grog_match *m, struct grog_level out[GROG_LEVELS])
{
    const int16_t *list = sheet(m) + CAMPAIGN_LEVELS;
    unsigned n = (unsigned)list[0] < GROG_LEVELS ? (unsigned)list[0] : GROG_LEVELS;
    for (unsigned i = 0; i < n; i++)
        out[i] = (struct grog_level){ wf_listed(list, (int)i).card, wf_listed(list, (int)i).n };
    return n;
}

/* What is told of a Mission: by the first such story behind the Sheet, for the same Mission may belong to several. */
uint16_t campaign_story_of(const struct grog_match *m, uint16_t card)
{
    uint16_t its_sheet = (uint16_t)m->setup[SETUP_CAMPAIGN], found = 0;
    GROG_EACH_OF(m, OF_STORY, s)
        if (card && numbers_of(m, *s)[STORY_OF] == (int16_t)card && (!found || (found < its_sheet && *s > its_sheet)))
            found = *s;
    return found;
}

static unsigned stories(const struct grog_match *m, const struct grog_game *view, uint16_t out[GROG_STORIES])
{
    const struct campaign *c = const_camp(view);
    uint16_t its_sheet = (uint16_t)m->setup[SETUP_CAMPAIGN];
    int level = camp_level(m, c->victory);
    unsigned n = 0;
    if (grog_over(view)) {
        if (level >= 0)
            out[n++] = wf_listed(sheet(m) + CAMPAIGN_LEVELS, level).card;
        return n;
    }
    if (!c->ordinal)
        out[n++] = its_sheet;
    if (campaign_story_of(m, fought_of(m, c)))
        out[n++] = campaign_story_of(m, fought_of(m, c));
    return n;
}

const struct grog_chronicle campaign_chronicle = {
    .people = people, .stages = stages, .map = campaign_map, .roads = campaign_roads, .squads = campaign_squads,
    .standing = standing,
    .deeds = deeds, .points = points, .levels = levels, .stories = stories,
};
