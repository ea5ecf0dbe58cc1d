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
#include "warfighter/rules.h"

#define TEST(name) static void name(void **state __attribute__((unused)))
#define IT(name)   cmocka_unit_test(name)

struct play {
    struct grog_match *m;
    union { struct grog_game game; struct warfighter wf; unsigned char bytes[GROG_STATE_MAX]; };
    struct grog_events heard;       /* in the last take */
};

/* A Mission, dealt, in its first Soldier Turn; hands are empty and no Hostile is in play.  Leave with end_play.
 * Setup: "team Able + Plain Rifle + Baker" (Mission "Drill" unless it says another). */
void begin(struct play *p, const char *setup);
void end_play(struct play *p);
/* Does the setup make no match, for a reason that contains this? */
void assert_unfit(const char *setup, const char *because);

/* A team that is still being bought (kernel/market.h): grog_match_free it. */
struct grog_match *draft_of(const char *setup);

uint16_t card(const char *name);
/* Lines of a position, one a line end: "soldier[0].place = 2\nhand[0] = Aim, Duck". */
void given(struct play *p, const char *lines);
/* A Hostile in a space, with the Soldier (slot) it targets; its slot.  Named "Loner/1" in options if it is slot 0. */
unsigned put_hostile(struct play *p, const char *name, unsigned space, unsigned target);
/* A Location in the next space of the path. */
void put_location(struct play *p, const char *name);
/* The top of a deck, in the order in which it will be drawn: stack(p, ZONE_HOSTILES, "Loner, Chief"). */
void stack(struct play *p, unsigned zone, const char *cards);

/* Take an option of seat 0; the test fails if it is not offered.  Dice fall as said, d10 and d6 in the order of
 * rolling, a pool highest first or not; the test fails if not all of them fall. */
void take_dice(struct play *p, unsigned seat, const char *option, const uint8_t *pips, uint32_t n);
#define TAKE(p, option, ...) \
    take_dice(p, 0, option, (const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))
void take(struct play *p, const char *option);
void take_as(struct play *p, unsigned seat, const char *option);
/* End the Soldier Turn of all seats; the Hostile Turn runs up to the next question, with these dice. */
void end_turn_dice(struct play *p, const uint8_t *pips, uint32_t n);
#define END_TURN(p, ...) \
    end_turn_dice(p, (const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))
void end_turn(struct play *p);

bool offered(const struct play *p, const char *option);
/* It is not offered, and this rule forbids it. */
void assert_refused(const struct play *p, const char *option, const char *rule);
void assert_question(const struct play *p, const char *question);       /* "" if nobody is asked */
/* A line of a position is true. */
void assert_is(const struct play *p, const char *line);
/* Was something told in the last take, as grog_event_text says it: "is down: Able/1"? */
bool told(const struct play *p, const char *text);
/* Where in the last take something was told that begins so; -1: nowhere. */
int  told_at(const struct play *p, const char *begins);
int  hostiles_in_play(const struct play *p);

#endif
