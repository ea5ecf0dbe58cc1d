/* SPDX-License-Identifier: MIT */
/* bench.h -- the bench system: a mission of the size of the coming game, made to
 * measure the kernel.  Its rules stand in skirmish.h. */
#ifndef BENCH_H
#define BENCH_H

#include "kernel/system.h"

extern const struct grog_system bench_system;
extern const struct grog_cards  bench_cards;

/* Everything at its cap at once: the longest list and the longest step there can be. */
#define BENCH_CAPS "seats 1, soldiers 16, hostiles 96, opening 96"

#endif
