/* SPDX-License-Identifier: MIT */
/* sortie_parts.h -- what the parts of sortie.h share. */
#ifndef SESSION_SORTIE_PARTS_H
#define SESSION_SORTIE_PARTS_H

#include "library/record.h"
#include "sortie.h"

/* A game, played to its last act and true to it.  Yours: sortie_close_record it.  NULL: see why. */
struct record *sortie_read_record(struct library *l, const char *file, struct grog_error *why);
void sortie_close_record(struct record *r);
/* What the campaign fields now: system, setup, number and seed.  False: see why. */
bool sortie_fielded(const struct grog_match *m, const struct grog_game *g, struct sortie *s, struct grog_error *why);
/* Has the game that dice, and that setup? */
bool sortie_has_seed(const struct record *r, const struct sortie *s);
bool sortie_has_setup(const struct record *r, const struct grog_match *fielded);

#endif
