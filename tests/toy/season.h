/* SPDX-License-Identifier: MIT */
/* season.h -- a season of duels: the smallest campaign.  It plays with the duel's packs, and some rows of them are its.
 *
 *   S-1  Each week somebody chooses: all train, or a duel is fought.
 *   S-2  Of a duel it is told who has won, or that nobody has; or the choice is taken back before it.
 *   S-3  Then with how much health each seat has come home.
 *   S-4  Whoever has won gets the prize.  At the week's end cards may speak.
 *   S-5  After the last week the seat with most gold has won. */
#ifndef SEASON_H
#define SEASON_H

#include "duel/duel.h"
#include "kernel/kernel.h"

extern const struct grog_system season_system;

enum { SEASON_SEATS, SEASON_PRACTICE, SEASON_WEEKS, SEASON_WEATHER, SEASON_SETUP };
enum { SEASON_PRIZE = 1, SEASON_VALUES };
enum { SEASON_WEEK_ENDS = 1, SEASON_POINTS };
enum { SEASON_FOUGHT = 1, SEASON_MEASURES };
enum { SEASON_EVERYONE = 1, SEASON_TARGETS };
enum { SEASON_EARN = 1, SEASON_EFFECTS };
enum { ASK_WEEK = 1, ASK_OUTCOME, ASK_LEFT, SEASON_QUESTIONS };

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
struct season {
    struct grog_game game;
    uint8_t gold[GROG_SEATS_MAX], left[GROG_SEATS_MAX];     /* left: of the health in the last duel */
    uint8_t fought, spare[3];
};
#pragma GCC diagnostic pop

#endif
