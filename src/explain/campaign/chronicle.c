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
        out[n] = (struct grog_stage){ .card = fought_of(m, c), .number = (uint16_t)(n + 1),
                                      .state = GROG_STAGE_NOW };
        out[n].with = out[n].card == mission_of(c) ? objective_of(c) : mission_of(c);
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

const struct grog_chronicle campaign_chronicle = {
    .people = people, .stages = stages, .map = campaign_map, .roads = campaign_roads, .squads = campaign_squads,
    .standing = standing,
};
