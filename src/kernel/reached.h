/* SPDX-License-Identifier: MIT */
/* reached.h -- which rows of a system's table games have used.
 *
 * Whoever plays many games hands one in, and reads off afterwards what is not in it: the rules
 * that no game ran.  A run without one (NULL) notes nothing. */
#ifndef GROG_REACHED_H
#define GROG_REACHED_H

#include "system.h"

/* Sets of rows, a bit each. */
struct grog_reached {
    uint64_t step[256][4];          /* by procedure: its labels */
    uint64_t question[4], cost[4], target[4], effect[4];
    uint64_t point[4];              /* reached, or set off; whether or not a card speaks there */
    uint64_t brings[256];           /* by effect: such points, while it was carried out; those below 64 */
    uint64_t nests[256];            /* by effect: frames that lay above its ability's, a bit for each number of them */
    uint64_t ability[GROG_CARDS_MAX / 64 + 1];      /* of the cards' rows: an effect of it was carried out */
    uint64_t verb[4], event[4];     /* whoever takes the options and reads the events notes these */
};

/* A point is reached, or set off. */
void grog_note_point(const struct grog_run *r, uint8_t point);
/* A procedure is carried out. */
void grog_note_depth(const struct grog_run *r);

static inline void grog_reached_add(struct grog_reached *to, const struct grog_reached *from)
{
    for (size_t i = 0; i < sizeof *to / sizeof(uint64_t); i++)
        ((uint64_t *)to)[i] |= ((const uint64_t *)from)[i];
}

/* As grog_start and grog_take_listed, but what the rules use is noted. */
void grog_start_noting(const struct grog_match *m, struct grog_game *g, const uint8_t seed[GROG_SEED_BYTES],
                       struct grog_events *events, struct grog_reached *reached);
void grog_take_noting(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_option o,
                      struct grog_events *events, struct grog_reached *reached);
/* In games of the laws too, from now on; `to` outlives them. */
void grog_laws_note(struct grog_laws *l, struct grog_reached *to);

#endif
