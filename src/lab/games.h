/* SPDX-License-Identifier: MIT */
/* games.h -- many games played by bots, in one process or in several, and counted.
 *
 * Game i has the dice of seed + i and players whose chance comes from the same number, so
 * any game of a run can be had again alone.  However many processes there are, the count
 * is the same. */
#ifndef GAMES_H
#define GAMES_H

#include "bots/bots.h"
#include "kernel/reached.h"

enum { GAMES_JOBS_MAX = 256 };

struct library;
struct games {
    const struct grog_match *m;
    const struct grog_bot   *bot[GROG_SEATS_MAX];       /* of each seat */
    uint64_t    games, seed;            /* the first seed, and how many from there on, */
    uint64_t    part, parts;            /* of these only part 1, 2 ... of so many; and in */
    unsigned    jobs;                   /* so many processes, at most GAMES_JOBS_MAX */
    struct library *fights;             /* by it the Missions of campaigns are fought; NULL: reported by chance */
    bool        notes;                  /* which rows the rules use */
    const char *replay_out;             /* write the first game's replay; NULL: do not */
};

struct tally {
    uint64_t games, decisions, most, draws, digest;
    uint64_t broken;                /* games that could not go on, */
    uint16_t breaker;               /* and a card that broke one */
    uint64_t wins[GROG_SEATS_MAX];
    struct grog_reached reached;
};

/* False, and stderr says why, if a game could not be played. */
bool games_play(const struct games *p, struct tally *out);

#endif
