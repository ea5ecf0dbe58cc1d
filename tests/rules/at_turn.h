/* SPDX-License-Identifier: MIT */
/* at_turn.h -- where most tests of the duel's rules begin: somebody is to take his turn. */
#ifndef TESTS_AT_TURN_H
#define TESTS_AT_TURN_H

#include "support.h"

/* Seat 0 to take its turn with these cards; nobody has a guard, seat 1 holds nothing. */
static inline void at_turn(struct play *p, const char *setup, const char *hand)
{
    begin(p, setup, 1);
    no_guards(p);
    lay_out(p, ZONE_HAND, 0, hand);
    lay_out(p, ZONE_HAND, 1, "");
}

#endif
