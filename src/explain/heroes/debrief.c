/* SPDX-License-Identifier: MIT */
/* debrief.c -- which events of a battle count in a debrief, and for what. */
#include "table.h"

enum { HN_SHOTS = 1, HN_ASSAULTS, HN_HITS, HN_KILLS, HN_TAKEN, HN_PINNED };
static const struct debrief_rule hn_rules[] = {
    { "fires:",                 "unit", 4, DEBRIEF_COUNTS(HN_SHOTS, DEBRIEF_ONE),         0, false },
    { "divides its fire:",      "unit", 4, DEBRIEF_COUNTS(HN_SHOTS, DEBRIEF_ONE),         0, false },
    { "assaults:",              "unit", 2, DEBRIEF_COUNTS(HN_ASSAULTS, DEBRIEF_ONE),      0, false },
    { "is hit:",                "unit", 0, DEBRIEF_COUNTS(HN_TAKEN, DEBRIEF_ONE),        10, false },
    { "is hit:",                "unit", 0, DEBRIEF_DOES(HN_HITS),                         0, false },
    { "is eliminated:",         "unit", 0, DEBRIEF_DOES(HN_KILLS),                       30, false },
    { "is a wreck:",            "unit", 0, DEBRIEF_DOES(HN_KILLS),                       50, false },
    { "is damaged:",            "unit", 0, DEBRIEF_NONE,                                 20, false },
    { "is suppressed:",         "unit", 0, DEBRIEF_COUNTS(HN_PINNED, DEBRIEF_ONE),        5, false },
    { "has victory points:",    "team", 0, DEBRIEF_NONE,                                -20, true },
    { 0 },
};
static const struct debrief_pips hn_pips[] = {
    { "throws:", "unit", 1, 3, 6, 0, -1, true },
    { 0 },
};

const struct debrief_table debrief_heroes = {
    .array = "unit", .column = { "shots", "assaults", "hits", "eliminated", "taken", "pinned" }, .rules = hn_rules,
    .pips = hn_pips,
};
