/* SPDX-License-Identifier: MIT */
/* heroes.c -- all that faces ask of heroes beyond its state. */
#include "table.h"

const struct grog_explain explain_heroes = {
    .system = "heroes",
    .board = board_heroes, .begin = begin_heroes, .brief = brief_heroes, .about = about_heroes,
    .legend = legend_heroes,
    .name = name_heroes, .refused = refused_heroes, .choice = choice_heroes, .note = note_heroes, .needs = needs_heroes,
    .needs_line = needs_in_a_line_heroes, .key = key_heroes, .ranks = ranks_heroes, .shunned = shunned_heroes,
    .grade = grade_heroes,
    .standing = actor_heroes, .sides = sides_heroes, .threats = threats_heroes,
    .pointed = pointed_heroes, .pointed_too = pointed_too_heroes, .between = between_heroes,
    .debrief = &debrief_heroes,
    .draw = draw_heroes, .force = force_heroes,
};
