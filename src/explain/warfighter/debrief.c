/* SPDX-License-Identifier: MIT */
/* debrief.c -- which events of a Mission count in a debrief, and for what. */
#include "table.h"

enum { WF_ATTACKS = 1, WF_KILLS, WF_WOUNDS, WF_PINNED, WF_XP };
static const struct debrief_rule wf_rules[] = {
    /* event                    kind       acts  counts                              weight */
    { "attacks:",               "soldier", 4, DEBRIEF_COUNTS(WF_ATTACKS, DEBRIEF_ONE),    0, false },
    { "attacks:",               "hostile", 2, DEBRIEF_NONE,                               0, false },
    { "an Event:",              NULL,      DEBRIEF_NOBODY_ACTS, DEBRIEF_NONE,             0, false },
    { "killed in action:",      "hostile", 0, DEBRIEF_BY_CARD(WF_KILLS),                 20, false },
    { "eliminated:",            "hostile", 0, DEBRIEF_NONE,                              20, false },
    { "suppressed:",            "hostile", 0, DEBRIEF_NONE,                               5, false },
    { "is wounded:",            "soldier", 0, DEBRIEF_COUNTS(WF_WOUNDS, DEBRIEF_AMOUNT),   20, false },
    { "is suppressed:",         "soldier", 0, DEBRIEF_COUNTS(WF_PINNED, DEBRIEF_ONE),     5, false },
    { "is down:",               "soldier", 0, DEBRIEF_NONE,                              50, false },
    { "gains Experience:",      "soldier", 0, DEBRIEF_COUNTS(WF_XP, DEBRIEF_AMOUNT),      0, false },
    { "plays a Location:",      "soldier", 0, DEBRIEF_NONE,                             -10, false },
    { "activates the Objective:", "soldier", 0, DEBRIEF_NONE,                           -30, false },
    { "arrives:",               "hostile", 0, DEBRIEF_NONE,                             -10, false },
    { "is hit:",                "card",    0, DEBRIEF_NONE,                              20, false },
    { "is destroyed, left:",    "card",    0, DEBRIEF_NONE,                              60, false },
    { "the Mission is a success", NULL,    0, DEBRIEF_NONE,                             100, false },
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

/* WF-ACD-24, WF-ACD-36  Kills that are no Soldier's are the card's: Support, an Action card, an Event. */
static uint16_t card_that_kills(const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned i = g->depth; i-- > 0; )
        if (g->frame[i].proc == PROC_KILLS)             /* a Soldier's Attack */
            return 0;
        else if (g->frame[i].proc == GROG_PROC_TRIGGER)
            return grog_source_of(m, &g->frame[i]).card;
    return 0;
}

const struct debrief_table debrief_warfighter = {
    .array = "soldier", .all = true, .column = { "attacks", "kills", "wounds", "pinned", "xp" },
    .result = { [WF_KILLS - 1] = "kills" }, .rules = wf_rules, .pips = wf_pips, .card = card_that_kills,
};
