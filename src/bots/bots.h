/* SPDX-License-Identifier: MIT */
/* bots.h -- players that are not people: how one is made, beside what grognard/bots.h says of all.
 *
 * A bot is handed what a person in its seat would see and nothing else: the seat's view,
 * and its options as they are listed.  Its chance is its own, apart from the game's dice.
 * It keeps nothing between two choices, so that a game can be played on from any moment. */
#ifndef GROG_BOTS_H
#define GROG_BOTS_H

#include "grognard/bots.h"
#include "kernel/dice.h"
#include "kernel/system.h"

struct grog_bot {
    const char *name, *about;
    /* One of n options (at least one).  false: it has no opinion, and any will do. */
    bool (*choose)(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                   const struct grog_option *option, uint32_t n, struct grog_dice *dice, struct grog_option *out);
};

/* Any option, each as likely; it plays every system. */
extern const struct grog_bot grog_bot_random;
/* Plays warfighter by what each option is expected to bring. */
extern const struct grog_bot grog_bot_warfighter;
/* Plays heroes likewise. */
extern const struct grog_bot grog_bot_heroes;
/* Leads campaigns: hires and buys as ready teams do. */
extern const struct grog_bot grog_bot_campaign;

/* The bots of all seats, by a name or by several, "heuristic,random", that go round.  False: see why, and what is
 * near. */
bool grog_bots_named(const char *system, const char *names, const struct grog_bot *out[GROG_SEATS_MAX],
                     struct grog_error *why);

#endif
