/* SPDX-License-Identifier: MIT */
/* fielded.h -- the Missions that simulated campaigns wait for, fought by bots.
 *
 * A Mission has the setup and the dice that its campaign gives it, as at a table (session/sortie.h), and nothing of it
 * is kept; its report is handed over line by line. */
#ifndef LAB_FIELDED_H
#define LAB_FIELDED_H

#include "grognard.h"

struct library;
struct fielded;
/* Yours: fielded_free it. */
struct fielded *fielded_new(struct library *l);
void fielded_free(struct fielded *f);
/* Another campaign begins. */
void fielded_begin(struct fielded *f);
/* The next line of the report for a game that fields now.  False: see why; and if no Mission can be made of its setup,
 * *refused is how many of these options, each put in the place of a first one, close the report without one. */
bool fielded_report(struct fielded *f, const struct grog_match *m, const struct grog_game *g,
                    struct grog_options *listed, struct grog_option *out, uint32_t *refused, struct grog_error *why);

#endif
