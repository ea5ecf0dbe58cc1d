/* SPDX-License-Identifier: MIT */
/* warfighter.c -- all that faces ask of warfighter beyond its state. */
#include "table.h"

extern const struct grog_explain explain_warfighter;
const struct grog_explain explain_warfighter = {
    .system = "warfighter",
    .board = board_warfighter, .begin = begin_warfighter, .brief = brief_warfighter, .about = about_warfighter,
    .name = name_warfighter, .choice = choice_warfighter, .note = note_warfighter, .needs = needs_warfighter,
    .refused = refused_warfighter, .shunned = shunned_warfighter,
    .number = number_warfighter, .act = act_warfighter, .promise = promise_warfighter,
    .recount = odds_warfighter, .grade = grade_warfighter, .settled = settled_warfighter, .rolls = rolls_warfighter,
    .aimed = aimed_warfighter,
    .pointed = pointed_warfighter, .pointed_too = pointed_too_warfighter,
    .debrief = &debrief_warfighter, .lost_by_all = true,
};
