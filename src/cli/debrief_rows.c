/* SPDX-License-Identifier: MIT */
/* debrief_rows.c -- which events of a system count in a debrief, and for what. */
#include "debrief.h"
#include "kernel/system.h"

#include <string.h>

#define SUBJECT(column, how) column, DEBRIEF_SUBJECT, how
#define OTHER(column) column, DEBRIEF_OTHER, DEBRIEF_ONE
#define NO_ONE 0, DEBRIEF_NOBODY, DEBRIEF_ONE

/* ---- warfighter ------------------------------------------------------------------------- */

enum { WF_ATTACKS = 1, WF_KILLS, WF_WOUNDS, WF_PINNED, WF_XP };
static const struct debrief_rule wf_rules[] = {
    /* event                    kind       acts  counts                              weight */
    { "attacks:",               "soldier", 4, SUBJECT(WF_ATTACKS, DEBRIEF_ONE),        0, false },
    { "attacks:",               "hostile", 2, NO_ONE,                                  0, false },
    { "an Event:",              NULL,      DEBRIEF_NOBODY_ACTS, NO_ONE,                0, false },
    { "killed in action:",      "hostile", 0, OTHER(WF_KILLS),                        20, false },
    { "eliminated:",            "hostile", 0, NO_ONE,                                 20, false },
    { "suppressed:",            "hostile", 0, NO_ONE,                                  5, false },
    { "is wounded:",            "soldier", 0, SUBJECT(WF_WOUNDS, DEBRIEF_AMOUNT),     20, false },
    { "is suppressed:",         "soldier", 0, SUBJECT(WF_PINNED, DEBRIEF_ONE),         5, false },
    { "is down:",               "soldier", 0, NO_ONE,                                 50, false },
    { "gains Experience:",      "soldier", 0, SUBJECT(WF_XP, DEBRIEF_AMOUNT),          0, false },
    { "plays a Location:",      "soldier", 0, NO_ONE,                                -10, false },
    { "activates the Objective:", "soldier", 0, NO_ONE,                              -30, false },
    { "arrives:",               "hostile", 0, NO_ONE,                                -10, false },
    { "is hit:",                "card",    0, NO_ONE,                                 20, false },
    { "is destroyed, left:",    "card",    0, NO_ONE,                                 60, false },
    { "the Mission is a success", NULL,    0, NO_ONE,                                100, false },
    { 0 },
};
static const struct debrief_pips wf_pips[] = {
    { "dice:",            NULL,      0, 3, 10, 6, DEBRIEF_OURS, true },
    { "and dice:",        NULL,      0, 3, 10, 0, DEBRIEF_OURS, true },
    { "rolls:",           "hostile", 1, 1, 10, 0, DEBRIEF_THEIRS, false },
    { "against terrain:", NULL,      0, 0, 6,  0, DEBRIEF_THEIRS, false },
    { "against armor:",   NULL,      1, 1, 6,  0, DEBRIEF_THEIRS, false },
    { "is healed:",       "soldier", 1, 1, 10, 0, DEBRIEF_OURS, false },
    { "makes an ability roll:", "soldier", 1, 1, 10, 0, DEBRIEF_OURS, false },
    { "resists the Environment:", "soldier", 1, 1, 10, 0, DEBRIEF_OURS, false },
    { "is exposed to the Environment:", "hostile", 1, 1, 10, 0, DEBRIEF_THEIRS, false },
    { "tries to ignore:", "soldier", 2, 2, 10, 0, DEBRIEF_OURS, false },
    { "is in danger:",    "soldier", 1, 1, 10, 0, DEBRIEF_OURS, false },
    { "searches:",        "soldier", 1, 1, 10, 0, DEBRIEF_OURS, false },
    { "somebody may come:", NULL,    1, 1, 10, 0, DEBRIEF_THEIRS, false },
    { "tries to repair:", NULL,      1, 1, 10, 0, DEBRIEF_THEIRS, false },
    { "rolls to come nearer:", "hostile", 1, 1, 10, 0, DEBRIEF_THEIRS, false },
    { 0 },
};

/* ---- heroes --------------------------------------------------------------------------------- */

enum { HN_SHOTS = 1, HN_ASSAULTS, HN_HITS, HN_KILLS, HN_TAKEN, HN_PINNED };
static const struct debrief_rule hn_rules[] = {
    { "fires:",                 "unit", 4, SUBJECT(HN_SHOTS, DEBRIEF_ONE),             0, false },
    { "divides its fire:",      "unit", 4, SUBJECT(HN_SHOTS, DEBRIEF_ONE),             0, false },
    { "assaults:",              "unit", 2, SUBJECT(HN_ASSAULTS, DEBRIEF_ONE),          0, false },
    { "is hit:",                "unit", 0, SUBJECT(HN_TAKEN, DEBRIEF_ONE),            10, false },
    { "is hit:",                "unit", 0, OTHER(HN_HITS),                             0, false },
    { "is eliminated:",         "unit", 0, OTHER(HN_KILLS),                           30, false },
    { "is a wreck:",            "unit", 0, OTHER(HN_KILLS),                           50, false },
    { "is damaged:",            "unit", 0, NO_ONE,                                    20, false },
    { "is suppressed:",         "unit", 0, SUBJECT(HN_PINNED, DEBRIEF_ONE),            5, false },
    { "has victory points:",    "team", 0, NO_ONE,                                   -20, true },
    { 0 },
};
static const struct debrief_pips hn_pips[] = {
    { "throws:", "unit", 1, 3, 6, 0, -1, true },
    { 0 },
};

/* ---- all of them -------------------------------------------------------------------------------- */

static const struct debrief_table tables[] = {
    { "warfighter", "soldier", true, { "attacks", "kills", "wounds", "pinned", "xp" }, wf_rules, wf_pips },
    { "heroes", "unit", false, { "shots", "assaults", "hits", "eliminated", "taken", "pinned" }, hn_rules, hn_pips },
};

const struct debrief_table *debrief_table_of(const struct grog_match *m)
{
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++)
        if (!strcmp(tables[i].system, grog_system_name(m->system)))
            return &tables[i];
    return NULL;
}
