/* SPDX-License-Identifier: MIT */
/* lockstep.h -- two games that must go the same way, compared by names: every option of every decision. */
#ifndef TESTS_LOCKSTEP_H
#define TESTS_LOCKSTEP_H

#include "grognard.h"
#include "library/library.h"

/* Another number every time, from a state that is not 0. */
uint32_t any_number(uint64_t *state);

/* One table: the match, the game, and the options of the seat that is asked. */
struct side { const struct grog_match *m; struct grog_game *g; struct grog_options *options; };

/* Who is asked first, with its options; GROG_NOBODY's 255: the game is over. */
unsigned asked(struct side *s);
/* Take up to `steps` decisions on both, the same at random; how many were taken, or -1: they differ, and it is told. */
int go_in_step(struct side *a, struct side *b, unsigned steps, uint64_t *chance);

/* Every setup that is ready to be played with the installed packs, of the two systems. */
typedef void on_setup(void *arg, const char *system, const char *setup, const char *about);
void each_ready(struct library *l, on_setup *visit, void *arg);

#endif
