/* SPDX-License-Identifier: MIT */
/* bots.h -- players that are not people.
 *
 * A bot is handed what a person in its seat would see and nothing else: the seat's view, and its options as they are
 * listed.  It keeps nothing between two choices, so that a game can be played on from any moment, and threads may
 * share it.  A player of your own is a function of the same things (grog_player in grognard.h); grognard/session.h
 * seats it at a table. */
#ifndef GROGNARD_BOTS_H
#define GROGNARD_BOTS_H

#include "grognard.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

struct grog_bot;

/* The bot of this name that can play the system; NULL: there is none.  "random" plays every system, "heuristic" plays
 * those that people play, by what each option is expected to bring. */
const struct grog_bot *grog_bot_find(const char *system, const char *name);
/* The bots that can play the system, one after the other; NULL behind the last. */
const struct grog_bot *grog_bot_of(const char *system, unsigned i);
const char *grog_bot_name(const struct grog_bot *b);
const char *grog_bot_about(const struct grog_bot *b);         /* one line for people */

/* One of the options (at least one), from the seat's view.  Its chance is its own, apart from the game's dice: the same
 * seed and view give the same choice. */
struct grog_option grog_bot_choose(const struct grog_bot *b, const struct grog_match *m, const struct grog_game *view,
                                   unsigned seat, const struct grog_options *options, uint64_t seed);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
