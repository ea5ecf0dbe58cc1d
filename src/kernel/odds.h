/* SPDX-License-Identifier: MIT */
/* odds.h -- pools of dice as sets: each set once, with the ways in which it falls. */
#ifndef GROG_ODDS_H
#define GROG_ODDS_H

#include "run.h"

struct grog_pool { uint8_t sides, dice, pips[GROG_POOL_MAX]; };
bool     grog_first_pool(struct grog_pool *p, unsigned sides, unsigned dice);
bool     grog_next_pool(struct grog_pool *p);           /* false after the last */
uint64_t grog_pool_weight(const struct grog_pool *p);

/* What the odds of an option are about: the procedure that its own verb leads to.  Where answers are weighed, it is the
 * one that has begun, or for which a target is being chosen.  0: there are no odds.  as: what words call it. */
struct grog_weighed { uint8_t proc; bool own; const char *as; };
struct grog_weighed grog_weighed(const struct grog_match *m, const struct grog_game *view, struct grog_option o);

#endif
