/* SPDX-License-Identifier: MIT */
/* squares.h -- what is said of a square of the battlefield and of what is seen from it, in parts: a face that draws the
 * board has some of them in a line of its own.
 *
 * Each part is a sentence or some, behind a space if there is text already; or nothing.  The board is the view's. */
#ifndef EXPLAIN_HEROES_SQUARES_H
#define EXPLAIN_HEROES_SQUARES_H

#include "counters.h"

/* A message of `heroes.table`, behind a space if there is text already. */
void hn_say_in_sight(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out);

typedef void hn_of_square(const struct grog_eyes *e, const struct grog_board *b, uint16_t square,
                          struct grog_text *out);
hn_of_square hn_say_square;             /* what it is called, and whose objective it is */
hn_of_square hn_say_ground;             /* what the rules make of its ground */
hn_of_square hn_say_edges;              /* "North of it a Wall, west a Door." */

/* How well one square is seen from another, and what hides it. */
struct grog_sightline hn_sightline(const struct grog_eyes *e, unsigned from, unsigned to);
void hn_say_sight(const struct grog_eyes *e, const struct counters *c, uint16_t from, uint16_t to,
                  struct grog_text *out);
int  hn_spaces(uint16_t from, uint16_t to);
/* Of a square where nobody stands: every enemy that sees it and fires so far, a line each. */
void hn_say_threats_at(const struct grog_eyes *e, const struct counters *c, uint16_t square, struct grog_text *out);

/* Is the choice an assault?  One goes there, and no line matters. */
bool hn_is_assault(const struct grog_eyes *e, uint32_t option);
/* The square from which one looks: of who acts, or of who would by the choice (UINT32_MAX: none); 0: nobody. */
uint16_t hn_looking_from(const struct grog_eyes *e, const struct counters *c, uint32_t option);
/* The square that a choice is about; 0: none. */
uint16_t hn_aimed_by(const struct grog_eyes *e, uint32_t option);
/* What the dice of the choice that is meant need: in full, or in a line; false: nothing is rolled for. */
bool hn_say_needed(const struct grog_eyes *e, const struct grog_pointed *at, bool in_full, struct grog_text *out);
/* The square that is pointed at, by itself or by the object there; 0: none of the board. */
uint16_t hn_pointed_square(const struct grog_eyes *e, const struct grog_board *b, const struct grog_pointed *at);

#endif
