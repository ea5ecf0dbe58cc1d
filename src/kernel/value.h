/* SPDX-License-Identifier: MIT */
/* value.h -- the only reader of a number or switch that a card may change.
 *
 * Base from the setup, then the cards of the setup, of speaking zones and of things
 * in play, each under its conditions.  What they say is put together in one order,
 * whoever spoke first: the last SET, then all ADDs, then all TIMES, then AT_LEAST
 * and AT_MOST, then the bounds of the value's row.  Nothing of it is stored. */
#ifndef GROG_VALUE_H
#define GROG_VALUE_H

#include "run.h"

enum { GROG_BECAUSE_MAX = 24 };

/* Why a value is what it is: every modifier that counted. */
struct grog_because {
    uint32_t n;
    int16_t  base;
    struct { uint16_t card; int16_t amount; uint8_t operation; } at[GROG_BECAUSE_MAX];
};

/* The value in the context of a frame (a lister makes one of its own); because may be NULL. */
int grog_value(const struct grog_match *m, const struct grog_game *g, unsigned value,
               const struct grog_frame *about, struct grog_because *because);

/* The cards in force, one by one: the setup's, then zones, then things. */
struct grog_source {
    uint16_t card;
    uint16_t thing;                 /* its name if it is a thing in play, else 0 */
    uint8_t  owner;
    uint8_t  place;                 /* where the walk stands; begin with all zero */
    uint16_t pile, at;
};
bool grog_next_source(const struct grog_match *m, const struct grog_game *g, struct grog_source *s);
bool grog_concerns(const struct grog_match *m, const struct grog_source *s, uint8_t scope,
                   const struct grog_frame *about);

#endif
