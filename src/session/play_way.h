/* SPDX-License-Identifier: MIT */
/* play_way.h -- a thing of the board goes to any square that it can reach: which squares, by what way, and by which
 * choices.
 *
 * A whole way is a run of ordinary choices; whoever takes them looks before each whether it is still offered, and
 * whether somebody else is asked first.  A system that knows no ways has none. */
#ifndef SESSION_PLAY_WAY_H
#define SESSION_PLAY_WAY_H

#include "play.h"
#include "kernel/showing.h"

/* n: choices that take it there, the first of which may be to set out; steps: of its way. */
struct play_way {
    unsigned n, steps;
    struct grog_option take[GROG_WAY + 1];
    struct grog_leg    leg[GROG_WAY];
};
/* The best way of a thing to a square, as things stand.  False: there is none, or it is not to move now. */
bool play_way(const struct play *p, unsigned array, unsigned slot, uint16_t to, struct play_way *out);
/* How many steps it takes to each square where it can stop (0: it does not come there), by x + GROG_BOARD_SIDE * y.
 * False: it is not to move now. */
bool play_ways(const struct play *p, unsigned array, unsigned slot, uint8_t out[GROG_BOARD_SQUARES]);

#endif
