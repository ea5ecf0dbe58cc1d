/* SPDX-License-Identifier: MIT */
/* fields_campaign.h -- the fields of the cards of which campaigns are made, and of what they make of a Mission.
 * A part of kinds.c, which includes it. */
#ifndef WARFIGHTER_FIELDS_CAMPAIGN_H
#define WARFIGHTER_FIELDS_CAMPAIGN_H

#include "fields.h"

#define CARDS_OF(called, means, slot, kind, many) \
    { .name = called, .about = means, .type = GROG_IS_CARDS, .at = slot, .of = kind, .room = many }
#define RISING(called, means, slot, kind, many, low, high) \
    { .name = called, .about = means, .type = GROG_IS_KEYWORDS, .at = slot, .of = kind, .room = many, .min = low, \
      .max = high, .base = low, .repeats = true }

static const char *const campaign_words[] = { "player", "offensive", "defensive", NULL };
static const char *const gain_words[] = { "none", "soldiers_and_gear", "gear", "grenades", NULL };
static const char *const from_to[] = { "from", "to", NULL };
static const char *const x_y[] = { "x", "y", NULL };

static const struct grog_card_field circumstance_fields[] = {
    NUMBER("objective_space", "how much farther the Objective lies; below 0: nearer; without a Mission card: its space",
           CIRCUMSTANCE_SPACE, -SPACES, SPACES, 0),
    NUMBER("time", "Game Turns more, or fewer; without a Mission card: all there are", CIRCUMSTANCE_TIME, -60, 60, 0),
    NUMBER("loadout", "added to the Loadout of each Player Soldier", CIRCUMSTANCE_LOADOUT, -20, 20, 0),
    NUMBER("objective_value", "added to the value of Hostiles drawn for the Objective", CIRCUMSTANCE_VALUE, -20, 20, 0),
    NUMBER("entrance", "added to the Entrance cost of each Location", CIRCUMSTANCE_ENTRANCE, -12, 12, 0),
    NUMBER("xp", "Experience Points that each Soldier has more at the start", CIRCUMSTANCE_XP, -9, 9, 0),
    /* between Missions */
    NUMBER("skill_cost", "added to the price of each Skill that is bought from then on", CIRCUMSTANCE_SKILLS, 0, 9, 0),
    NUMBER("squad_soldier", "a Squad Soldier of so many Resource Points or fewer comes to the Squad; 0: none",
           CIRCUMSTANCE_SOLDIER, 0, 60, 0),
    NUMBER("gain", "Resource Points that the Squad has more to spend", CIRCUMSTANCE_GAIN, 0, 99, 0),
    { .name = "gain_of", .about = "and on what", .type = GROG_IS_CHOICE, .at = CIRCUMSTANCE_GAIN_OF,
      .word = gain_words },
};

static const struct grog_card_field campaign_fields[] = {
    { .name = "sort", .about = "by which rules it is played", .type = GROG_IS_CHOICE, .at = CAMPAIGN_SORT,
      .word = campaign_words },
    CARD("setting", "the Setting of its Missions; none: theirs", CAMPAIGN_SETTING, OF_SETTING),
    CARD("nation", "of which Nation the Soldiers are; none: of any", CAMPAIGN_NATION, OF_NATION),
    REGION_FIELD(CAMPAIGN_REGION),
    NUMBER("resources", "Resource Points to begin with, for all Squads together", CAMPAIGN_RESOURCES, 0, 500, 0),
    NUMBER("weeks", "how many Weeks it lasts", CAMPAIGN_WEEKS, 0, 52, 0),
    CARDS_OF("hostiles", "whom they meet, of whom one is chosen; none: whom its Missions name", CAMPAIGN_HOSTILES,
             OF_FORCE, FORCE_ROOM),
    CARDS_OF("missions", "its Missions; none: those of the Region, of which the players choose", CAMPAIGN_MISSIONS,
             OF_MISSION, PLAN_ROOM),
    CARDS_OF("objectives", "its Objectives; none: all of the Region", CAMPAIGN_OBJECTIVES, OF_OBJECTIVE, PLAN_ROOM),
    CARDS_OF("starts", "Locations of which one is drawn to start in", CAMPAIGN_STARTS, OF_LOCATION, PLAN_ROOM),
    CARDS_OF("finals", "Locations to start in in the last Week", CAMPAIGN_FINALS, OF_LOCATION, FORCE_ROOM),
    CARDS_OF("orders", "rules that speak all through its Missions", CAMPAIGN_ORDERS, OF_ORDER, FORCE_ROOM),
    /* what may come about */
    RISING("chart", "circumstances, each with the highest roll of a die by which it comes", CAMPAIGN_CHART,
           OF_CIRCUMSTANCE, CHART_ROWS, 1, 10),
    RISING("levels", "how well it ended: a story for each level, with the least number that it takes", CAMPAIGN_LEVELS,
           OF_STORY, LEVEL_ROOM, -999, 999),
    CARD("each_week", "what comes to every Mission, once for each Week", CAMPAIGN_EACH_WEEK, OF_CIRCUMSTANCE),
    NUMBER("success_gain", "Resource Points for a Squad whose Mission was a success", CAMPAIGN_WON, 0, 99, 0),
    NUMBER("failure_gain", "and for one whose Mission was none", CAMPAIGN_LOST, 0, 99, 0),
    NUMBER("soldier_most", "no Soldier costs more; 0: any may come", CAMPAIGN_COST_MOST, 0, 60, 0),
    NUMBER("first_by", "it ends if no Objective is completed by the end of this Week; 0: it does not",
           CAMPAIGN_FIRST_BY, 0, 52, 0),
    /* the map */
    { .name = "squares", .about = "squares of the map, in order: the Objective or Location there, and 1 where a Squad "
      "may start", .type = GROG_IS_KEYWORDS, .at = CAMPAIGN_SQUARES, .room = SQUARE_ROOM, .min = 0, .max = 1, .base = 0,
      .repeats = true },
    TABLE("lines", "from which square to which, by their numbers from 1", CAMPAIGN_LINES, LINE_ROOM, from_to),
    TABLE("places", "where each square is drawn", CAMPAIGN_AT, SQUARE_ROOM, x_y),
    CARD("declared", "the type that each of its Missions is declared to be", CAMPAIGN_DECLARED, OF_TYPE),
};

static const struct grog_card_field story_fields[] = {
    { .name = "of", .about = "the card that it is told of", .type = GROG_IS_CARD, .at = STORY_OF },
};

#endif
