/* SPDX-License-Identifier: MIT */
/* mission.h -- what the tests of warfighter's rules share: a Mission on the table, with the cards of
 * tests/packs/proving.
 *
 * A test sets up one `struct play`, puts things where it needs them, does something, and says what must
 * hold.  Options and positions are written as people and replays write them.  Where dice fall, they are
 * said: TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 8, 3). */
#ifndef TESTS_MISSION_H
#define TESTS_MISSION_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "rule.h"
#include "warfighter/common.h"

struct play {
    struct grog_match *m;
    union { struct grog_game game; struct warfighter wf; unsigned char bytes[GROG_STATE_MAX]; };
    struct grog_events heard;       /* in the last take */
};
#include "table.h"
#define DRILL_QUESTION "keep or bank"     /* that the standard rules do not ask: docs/rules/same.tsv */

/* A Mission, dealt, in its first Soldier Turn; hands are empty and no Hostile is in play.  Leave with end_play.
 * Setup: "team Able + Plain Rifle + Baker" (Mission "Drill" unless it says another). */
void begin(struct play *p, const char *setup);
/* The same by the rules of a Setting that lists these words of packs/settings/switches.lua: "open_fire, keeping_range".
 * End it before another begins: its cards go then. */
void begin_by(struct play *p, const char *words, const char *setup);
/* Does the setup make no match, for a reason that contains this? */
void assert_unfit(const char *setup, const char *because);

/* The same of a Mission of such a Setting; the words may close it, and go on with cards up to their last keywords. */
void assert_unfit_by(const char *words, const char *setup, const char *because);

/* A team that is still being bought (kernel/market.h): grog_match_free it. */
struct grog_match *draft_of(const char *setup);

struct grog_pack *open_pack(const char *path);
uint16_t card(const char *name);
/* A Hostile in a space, with the Soldier (slot) it targets; its slot.  Named "Loner/1" in options if it is slot 0. */
unsigned put_hostile(struct play *p, const char *name, unsigned space, unsigned target);
/* One that does not know of the team; when it does it aims at the first Soldier. */
unsigned put_unaware(struct play *p, const char *name, unsigned space);
/* A Location in the next space of the path. */
void put_location(struct play *p, const char *name);
/* How many of this card lie in the pile, or in that of a seat or Soldier. */
unsigned in_pile(const struct play *p, unsigned zone, const char *name);
unsigned in_pile_of(const struct play *p, unsigned zone, unsigned of, const char *name);
/* The top of a deck, in the order in which it will be drawn: stack(p, ZONE_HOSTILES, "Loner, Chief"). */
void stack(struct play *p, unsigned zone, const char *cards);

/* By night: two Fields before the team on the Mission card; a Hostile that is Unaware, so far away, or none. */
uint16_t quiet_night(struct play *p, const char *setup, const char *hostile, unsigned far);
/* To call a rule by itself; what it tells is heard. */
struct grog_run run_of(struct play *p);

/* End the Soldier Turn of all seats; the Hostile Turn runs up to the next question, with these dice. */
void end_turn_dice(struct play *p, const uint8_t *pips, uint32_t n);
#define END_TURN(p, ...) \
    end_turn_dice(p, (const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))
void end_turn(struct play *p);

int  hostiles_in_play(const struct play *p);
/* Is it among the cards that the Mission uses though nobody deals or names them? */
bool uses_also(const struct play *p, const char *name);

#endif
