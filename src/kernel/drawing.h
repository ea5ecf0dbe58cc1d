/* SPDX-License-Identifier: MIT */
/* drawing.h -- a card's drawing (GROG_IS_DRAWING): a grid of squares, with edges between and around them.
 *
 * Each square shows a word or nothing, and so does each edge.  The words of a drawing stand in two legends of its own,
 * as cards or, in a compiled pack, as references; cells hold places in the legends.  This file alone knows where.
 *
 * As a picture in text a line of corners ('+' or a space) and the edges that lie between them comes first and last,
 * and between two such lines one of squares ('.' is nothing) and the edges that stand between them:
 *
 *     + + +-+
 *      . f|f|
 *     + +-+-+
 *
 * An edge whose letter is '-' or '|' is drawn '-' where it lies and '|' where it stands. */
#ifndef GROG_DRAWING_H
#define GROG_DRAWING_H

#include "system.h"

/* The longest side; the most words in the legend of squares, and in that of edges. */
enum { GROG_DRAWING_SIDE = 64, GROG_DRAWN_SQUARES = 63, GROG_DRAWN_EDGES = 7 };

/* What is drawn: the square x, y, the edge on its north or on its west.  Edges may have x = w or y = h. */
enum grog_drawn { GROG_DRAWN_SQUARE, GROG_DRAWN_NORTH, GROG_DRAWN_WEST };

/* ---- reading ------------------------------------------------------------- */

struct grog_drawing { const int16_t *number; unsigned w, h; };      /* w 0: there is no drawing */

/* Of a field's numbers, which have been checked: card->number + field->at. */
struct grog_drawing grog_drawing_of(const int16_t *number);
/* The word, a card, that is drawn there; 0: nothing, or outside. */
uint16_t grog_drawn_at(const struct grog_drawing *d, enum grog_drawn what, unsigned x, unsigned y);
static inline uint16_t grog_drawing_square(const struct grog_drawing *d, unsigned x, unsigned y)
{
    return grog_drawn_at(d, GROG_DRAWN_SQUARE, x, y);
}
static inline uint16_t grog_drawing_north(const struct grog_drawing *d, unsigned x, unsigned y)
{
    return grog_drawn_at(d, GROG_DRAWN_NORTH, x, y);
}
static inline uint16_t grog_drawing_west(const struct grog_drawing *d, unsigned x, unsigned y)
{
    return grog_drawn_at(d, GROG_DRAWN_WEST, x, y);
}

/* ---- letters ------------------------------------------------------------- */

/* May it be a letter?  Any visible ASCII character may that means nothing else in a drawing. */
bool grog_is_letter(int code);
/* The letter of a word, from its kind's field of GROG_IS_LETTER; 0: it has none. */
char grog_letter_of(const struct grog_system *s, const struct grog_cards *c, uint16_t card);
/* The field of a kind that holds its letter; NULL: it has none. */
const struct grog_card_field *grog_letter_field(const struct grog_card_kind *k);
/* '-' and '|' are one letter. */
static inline char grog_same_letter(char letter) { return letter == '|' ? '-' : letter; }

/* The picture, each line ended, no spaces at their ends; a word without a letter is '?'. */
void grog_print_drawing(struct grog_text *t, const struct grog_system *s, const struct grog_cards *c,
                        const int16_t *number);

/* ---- for whoever makes, checks or links one ------------------------------- */

/* Numbers before the cells: sizes and legends. */
enum { GROG_DRAWING_HEAD = 4 + GROG_DRAWN_SQUARES + GROG_DRAWN_EDGES };
/* Numbers of a drawing with room for so many cells; one of w x h squares has (w + 1) (h + 1). */
unsigned grog_drawing_slots(unsigned room);
/* Empty, w x h squares. */
void grog_drawing_begin(int16_t *number, unsigned w, unsigned h);
/* Draw a word there; false: the legend has no room for another. */
bool grog_drawing_put(int16_t *number, enum grog_drawn what, unsigned x, unsigned y, uint16_t word);
/* Is it a drawing or none: all numbers in their bounds, words in the legends, zeros behind them? */
bool grog_is_drawing(const int16_t *number, unsigned slots);
/* A legend, of squares or of edges: how many words, and the place of the first among the drawing's numbers. */
struct grog_legend { unsigned n, at; };
struct grog_legend grog_legend_of(const int16_t *number, bool edges);

#endif
