/* SPDX-License-Identifier: MIT */
/* sim.h -- games played by bots, counted: of one match (sim.c), or of every ready-made team (sim_every.c). */
#ifndef SIM_H
#define SIM_H

#include "games.h"
#include "command/match_options.h"

struct sim_plan {
    struct program *program;
    struct match_wish match;
    const char *bot, *shard, *replay_out;
    uint64_t games, seed, jobs, part, parts;
    bool digest, reached, json, fight;
};

/* What came of it; begin with the match and the bots. */
struct sim_outcome {
    const struct grog_match *m;
    const struct grog_bot *bot[GROG_SEATS_MAX];
    struct tally t;
    uint64_t nanoseconds;
};

bool sim_play(const struct sim_plan *p, struct sim_outcome *o);
int  sim_every(const struct sim_plan *p);           /* an exit code */

/* The bots of all seats, by a name or by several, "heuristic,random", that go round; false, and stderr says what is
 * near. */
bool sim_bots(const char *command, const char *system, const char *names, const struct grog_bot *out[GROG_SEATS_MAX]);

static inline uint64_t sim_tenths(uint64_t n, uint64_t of) { return of ? (n * 10 + of / 2) / of : 0; }

#endif
