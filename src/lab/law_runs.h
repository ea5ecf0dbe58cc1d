/* SPDX-License-Identifier: MIT */
/* law_runs.h -- many games under the laws, in one process or in several.
 *
 * However many processes there are, the seed found is the lowest that breaks a law. */
#ifndef HUNT_H
#define HUNT_H

#include "bots/bots.h"
#include "grognard.h"

struct hunt {
    const struct grog_match *m;
    uint64_t seed, games;           /* the first seed, and how many from there on */
    unsigned jobs;                  /* processes, at most HUNT_JOBS_MAX */
    const struct grog_bot *bot;     /* who plays; NULL: chance */
};
enum { HUNT_JOBS_MAX = 256 };

struct found {
    uint64_t games, steps;          /* without fault */
    uint64_t seed;                  /* of the game that breaks a law, or in which the process died */
    bool     broken, died;
};

/* The laws of a match, with the bot to play under them; NULL: no memory. */
struct grog_laws *hunt_laws(const struct grog_match *m, const struct grog_bot *bot);

/* False, and stderr says why, if it could not be done. */
bool hunt(const struct hunt *h, struct found *out);

#endif
