/* SPDX-License-Identifier: MIT */
/* quick.c -- which Mission and team a quick game is. */
#include "quick.h"
#include "kernel/system.h"
#include "lessons.h"
#include "scenarios.h"

#include <string.h>

enum { MISSION, TEAM };
enum { EASY = 2, OFTEN = 600, LITTLE = 3 };

static bool is_quick(const struct grog_box *box, uint16_t team)
{
    int mission = field_of(box, team, "mission");
    if (mission <= 0)
        return false;
    int rate = quick_rate(box->cards->card[mission].name, box->cards->card[team].name);
    return field_of(box, (uint16_t)mission, "difficulty") <= EASY && (rate < 0 || rate >= OFTEN);
}

/* There is none, or it is the one of the cards that name no Setting. */
static bool is_plain_setting(const struct grog_box *box, int setting)
{
    return setting <= 0 || field_of(box, (uint16_t)setting, "shares") > 0;
}

bool quick_is_plain(const struct grog_box *box, uint16_t mission)
{
    int goal = field_of(box, mission, "goal");
    return field_of(box, mission, "types") <= 0 && (goal <= 0 || field_of(box, (uint16_t)goal, "types") <= 0)
        && is_plain_setting(box, field_of(box, mission, "setting"));
}

/* The easiest: of those that are plain. */
enum sort { EASIEST, PLAIN, ANY, SORTS };

static bool is_of(const struct grog_box *box, uint16_t team, enum sort sort)
{
    uint16_t mission = (uint16_t)field_of(box, team, "mission");
    int goal = is_quick(box, team) ? field_of(box, mission, "goal") : -1;
    if (sort == ANY || goal < 0)
        return goal >= 0;
    return quick_is_plain(box, mission) && (sort == PLAIN || field_of(box, mission, "difficulty") <= 1);
}

/* The team of this sort with so many before it, and how many there are; 0: there are not so many. */
static uint16_t team_of(const struct grog_box *box, enum sort sort, uint16_t but, unsigned before, unsigned *n)
{
    uint8_t kind = kind_called(box, "team");
    uint16_t found = 0;
    *n = 0;
    for (uint32_t c = 1; kind && c < box->cards->cards; c++) {
        bool is_team = box->cards->card[c].kind == kind;
        int mission = is_team ? field_of(box, (uint16_t)c, "mission") : 0;
        if (mission > 0 && mission != but && is_of(box, (uint16_t)c, sort) && (*n)++ == before)
            found = (uint16_t)c;
    }
    return found;
}

bool quick_find(const struct grog_box *box, unsigned played, uint64_t seed, uint16_t mission_team[2])
{
    for (int sort = !played ? EASIEST : played < LITTLE ? PLAIN : ANY; sort < SORTS; sort++) {
        unsigned n;
        team_of(box, (enum sort)sort, mission_team[MISSION], 0, &n);
        uint16_t team = n ? team_of(box, (enum sort)sort, mission_team[MISSION], (unsigned)(seed % n), &n) : 0;
        if (!team)
            continue;
        mission_team[MISSION] = (uint16_t)field_of(box, team, "mission");
        mission_team[TEAM] = team;
        return true;
    }
    return false;
}

bool quick_guided(const struct grog_box *box, const struct kept *kept, unsigned n, uint16_t mission_team[2],
                  char lesson[32])
{
    const char *system = grog_system_name(box->system);
    struct guided of;
    for (unsigned i = 0; i < n; i++)
        if (!strcmp(kept[i].system, system))
            return false;
    if (!lesson_guided(system, &of))
        return false;
    uint16_t mission = grog_card_find(box->cards, of.mission), team = grog_card_find(box->cards, of.team);
    if (!mission || !team)
        return false;
    mission_team[MISSION] = mission;
    mission_team[TEAM] = team;
    memcpy(lesson, of.lesson, sizeof of.lesson);
    return true;
}
