/* SPDX-License-Identifier: MIT */
/* camp.h -- what the tests of campaigns share: a campaign on the table, with the cards of tests/packs/proving and
 * tests/packs/marches.  Reports are typed, as people type them. */
#ifndef TESTS_CAMP_H
#define TESTS_CAMP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "rule.h"
#include "campaign/rules.h"

struct play {
    struct grog_match *m;
    union { struct grog_game game; struct campaign c; unsigned char bytes[GROG_STATE_MAX]; };
    struct grog_events heard;       /* in the last take */
};
#include "table.h"

/* A campaign at its first question. */
void begin(struct play *p, const char *setup);
/* Does the setup make no match, for a reason that contains this? */
void assert_unfit(const char *setup, const char *because);
uint16_t card(const char *name);
/* "Two Marches" with these Player Soldiers ("Able, Baker"), at the preparations for the first Mission; its Objective is
 * what the dice said. */
void begin_with(struct play *p, const char *soldiers);
/* Go, and report: the Objective lay in this space (0: a failure); all are fit and unhurt. */
void fight(struct play *p, unsigned space);
/* The same with fates: "Able killed, Baker discharged". */
void fight_with(struct play *p, unsigned space, const char *fates);
/* Up to the preparations for the next Mission: nothing is learned, the first gets all Mission Points, the die shows. */
void go_on(struct play *p, uint8_t die);
/* The setup of the Mission that is fielded. */
const char *fielded(const struct play *p);
unsigned in_pile(const struct play *p, unsigned zone, const char *name);

#endif
