/* SPDX-License-Identifier: MIT */
/* cellnames.h -- what the number of a cell names: procedures, steps, questions, points, cards, abilities, words and
 * squares stand in positions by their names, so that a position outlives a change of their numbers. */
#ifndef GROG_CELLNAMES_H
#define GROG_CELLNAMES_H

#include "state.h"

void grog_print_cell_value(struct grog_text *out, const struct grog_match *m, const struct grog_game *g,
                           const struct grog_cell *c);
/* A number, or the name of what it names; the procedure of the cell's frame is in the game already.  False: neither. */
bool grog_read_cell_value(const struct grog_match *m, const struct grog_game *g, const struct grog_cell *c,
                          const char *text, int64_t *value);
/* Does a 0 there name something, so that with other cards it would be another number? */
bool grog_is_named_zero(const struct grog_match *m, const struct grog_game *g, const struct grog_cell *c);

#endif
