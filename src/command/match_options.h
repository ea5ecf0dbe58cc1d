/* SPDX-License-Identifier: MIT */
/* match_options.h -- the options of a command that say which match is wanted. */
#ifndef MATCH_OPTIONS_H
#define MATCH_OPTIONS_H

#include "args.h"
#include "roster/match_wish.h"

/* Rows for the table of a command's options. */
#define WISH_OPTIONS(w)                                                                                             \
    { "system",  "NAME", "the rules to play by; see 'grognard systems'", ARGS_TEXT(&(w)->system) },                 \
    { "setup",   "TEXT", "settings, as in 'seats 2, practice 0'", ARGS_TEXT(&(w)->setup) },                         \
    { "mission", "NAME", "the setting 'mission'; see 'grognard list missions'", ARGS_TEXT(&(w)->mission) },         \
    { "team",    "NAME", "the setting 'team'; see 'grognard list teams'", ARGS_TEXT(&(w)->team) },                  \
    { "scenario", "NAME", "the setting 'scenario'; see 'grognard list scenarios'", ARGS_TEXT(&(w)->scenario) },     \
    { "army1",   "NAME", "the army of the first player (army2 ...: of the others), ready or of 'grognard army'", \
                         ARGS_TEXT(&(w)->army[0]) },                                                                \
    { "army2",   "NAME", "", ARGS_TEXT(&(w)->army[1]) },                                                         \
    { "army3",   "NAME", "", ARGS_TEXT(&(w)->army[2]) },                                                         \
    { "army4",   "NAME", "", ARGS_TEXT(&(w)->army[3]) },                                                         \
    { "random-mission", "S", "a Mission and an Objective of its Region by lot, from the seed S",                    \
                         ARGS_NUMBER(&(w)->random, 1, INT64_MAX) },                                                 \
    { "seats",   "N",    "the setting 'seats': how many play", ARGS_NUMBER(&(w)->seats, 1, GROG_SEATS_MAX) }

/* The match, or NULL: what is wrong was said on stderr, with the scenarios to choose from if one is missing. */
struct grog_match *wished_match(struct library *l, const char *command, const struct match_wish *w);

#endif
