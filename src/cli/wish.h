/* SPDX-License-Identifier: MIT */
/* wish.h -- which match somebody wants: the options that say it, and the match. */
#ifndef WISH_H
#define WISH_H

#include "args.h"
#include "grognard.h"
#include "team.h"

struct match_wish {
    const char *system, *setup, *mission, *team, *scenario;     /* NULL: not said */
    const char *army[4];
    uint64_t    seats, random;                      /* 0: not said */
    char        saved[TEAM_NAME + 1];               /* room for the name of a team that was chosen from a list */
};

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

/* The system that is meant; NULL: the usual one. */
const char *wish_system(const struct match_wish *w);
/* Is it a system of scenarios, and neither an option, the setup nor a saved army names one? */
bool wish_lacks_scenario(const struct grog_box *box, const struct match_wish *w);
/* Yours: grog_match_free it.  NULL, and stderr says why: no such system, or not its setup. */
struct grog_match *wish_match(const char *command, const struct match_wish *w);

#endif
