/* SPDX-License-Identifier: MIT */
/* quick.h -- a quick game, for players who do not want to choose: a Mission that is not too hard, with a ready-made
 * team that often wins it. */
#ifndef QUICK_H
#define QUICK_H

#include "grognard.h"
#include "kept_games.h"

/* How often the plain bot wins a Mission with a team, of 1,000 games (docs/win-rates.md); -1: nobody has counted. */
int quick_rate(const char *mission, const char *team);

/* Mission and team by lot, another Mission than mission_team[0]: who has played no game yet gets the easiest, who has
 * played few a plain one.  False, and nothing is changed: there is none. */
bool quick_find(const struct grog_box *box, unsigned played, uint64_t seed, uint16_t mission_team[2]);

/* Is a Mission of the plain sort, that lessons teach: neither it nor its Objective is of a type with rules of its own,
 * and its Setting is plain? */
bool quick_is_plain(const struct grog_box *box, uint16_t mission);

/* The game whose first Turn has a guide, for who has played nothing of the box's system yet: Mission, team, and the
 * guide's name.  False, and nothing is changed: it is somebody else, or the cards are not here. */
bool quick_guided(const struct grog_box *box, const struct kept *kept, unsigned n, uint16_t mission_team[2],
                  char lesson[32]);

#endif
