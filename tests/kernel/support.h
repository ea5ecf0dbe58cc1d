/* SPDX-License-Identifier: MIT */
/* support.h -- what the kernel's tests share: a duel on the table, and hands in it.
 *
 * A test sets up one `struct play`, does something to it, and says what must hold.
 * Options are written as people and replays write them: "strike High Cut, seat 1". */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "kernel/kernel.h"
#include "duel/duel.h"

#define TEST(name) static void name(void **state __attribute__((unused)))
#define IT(name)   cmocka_unit_test(name)


extern const struct grog_box duel_shelf[];

struct play {
    struct grog_match *m;
    union { struct grog_game game; struct duel duel; unsigned char bytes[GROG_STATE_MAX]; };
    struct grog_run run;            /* for calls that rules make */
};

struct grog_match *match_of(const struct grog_system *system, const struct grog_cards *cards, const char *setup);
/* A duel, dealt, at its first question.  Leave it with end_play. */
void begin(struct play *p, const char *setup, uint64_t seed);
void begin_with(struct play *p, const struct grog_system *system, const struct grog_cards *cards, const char *setup,
                uint64_t seed);
void end_play(struct play *p);
/* The duel, but "wait" is carried out by this procedure of the test's own. */
const struct grog_system *duel_with_wait(grog_proc_fn *run, const struct grog_step *step, uint8_t steps);

/* Take it; the test fails if it is not offered. */
void take(struct play *p, unsigned seat, const char *option);
/* Take these in turn, each "seat option"; ends with NULL. */
void take_all(struct play *p, const char *const *options);
bool offered(const struct play *p, unsigned seat, const char *option);
struct grog_option option_of(const struct play *p, unsigned seat, const char *option);
const struct grog_options *options_of(const struct play *p, unsigned seat);     /* until the next call */
/* The ability by which the seat could play the card at the innermost point, or -1. */
int32_t usable(const struct play *p, unsigned seat, uint16_t which);
/* All seats stand open, so that the first turn begins. */
void no_guards(struct play *p);
/* One random choice of a random seat that is asked. */
void step(struct play *p, struct grog_dice *dice);

uint16_t card(const char *name);
/* What lies in a pile, from the bottom on: "Parry, High Cut". */
void lay_out(struct play *p, unsigned zone, unsigned i, const char *cards);
/* The next dice to be rolled, six-sided; the rest fall as the last. */
void rig(struct play *p, const unsigned *pips, unsigned n);
#define RIG(p, ...) rig(p, (const unsigned[]){ __VA_ARGS__ }, GROG_COUNT(((const unsigned[]){ __VA_ARGS__ })))

/* What happened in the last take. */
extern struct grog_events heard;
bool heard_event(const struct play *p, const char *text);

void assert_sound(const struct play *p);                    /* grog_check is content */
bool same_game(const struct play *p, const struct grog_game *other);
void number_seed(uint64_t number, uint8_t seed[GROG_SEED_BYTES]);

#endif
