/* SPDX-License-Identifier: MIT */
/* battle.h -- what the tests of heroes' rules share: a battle on the table, with the cards of tests/packs/trial.
 *
 * Either the game as it begins (begin: deployment, with the scenario's armies), or a drawn board with just the counters
 * that the test puts on it (battle), and then a phase or the activation of one counter:
 *
 *     battle(&p, ". . . . .\n"             the letters are those of picture.h
 *                ". . t . .");
 *     unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "E1");
 *     activate(&p, us);
 *     TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 5);
 *
 * Counters are named by their slot + 1, in the order in which they were put.  Blue is seat 0, Red seat 1. */
#ifndef TESTS_BATTLE_H
#define TESTS_BATTLE_H

#include "picture.h"
#include "heroes/units.h"

struct play {
    struct grog_match *m;
    union { struct grog_game game; struct heroes hn; unsigned char bytes[GROG_STATE_MAX]; };
    struct grog_events heard;       /* in the last take */
};
#include "table.h"

/* A game as it begins, with this setup ("scenario Drill" unless it names another). */
void begin(struct play *p, const char *setup);
void assert_unfit(const char *setup, const char *because);
uint16_t card(const char *name);

/* A board, and nobody on it.  The setup gives armies: their tiles and options lie there, their counters do not. */
void battle(struct play *p, const char *picture);
void battle_with(struct play *p, const char *setup, const char *picture);
/* A counter on a square, or with "" nowhere: its slot.  It belongs to the nation's seat and that seat's first tile. */
unsigned put(struct play *p, const char *name, const char *square);
void face(struct play *p, unsigned unit, unsigned facing);
unsigned place(const char *square);

/* The rest of the game is about to happen: a counter's activation, or a phase from its beginning. */
void activate(struct play *p, unsigned unit);
void to_orders(struct play *p);
void to_activation(struct play *p);
void to_supply(struct play *p);
void to_supply_with(struct play *p, struct grog_run *r);      /* with dice that are said in r->script */
/* A token face down on a counter: number 1 to 10, SPECIAL_ORDER or BLUFF. */
void order(struct play *p, unsigned unit, unsigned number);
/* Pass in every window until another question is open. */
void pass_all(struct play *p);

#endif
