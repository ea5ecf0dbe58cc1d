/* SPDX-License-Identifier: MIT */
/* square.h -- squares of a board and the corners where they meet, as numbers and as names.
 *
 * A square is 1 + x + 64 y, a corner (the north-west one of square x, y) is 1 + x + 65 y; 0 is none.  x counts to the
 * east, y to the south.  A square is called as in a spreadsheet, "A1", "Z1", "AA1" .. "BL64"; a corner by the squares
 * north-west and south-east of it, "C4/D5", where "@" is the column before A and 0 the row before 1: "@0/A1". */
#ifndef GROG_SQUARE_H
#define GROG_SQUARE_H

#include "state.h"

enum { GROG_BOARD_SIDE = 64, GROG_SQUARES = 64 * 64, GROG_CORNERS = 65 * 65 };     /* the greatest number of each */

/* 0 if x or y lies outside the board (also before the first, where a subtraction has wrapped around). */
static inline uint16_t grog_square(unsigned x, unsigned y)
{
    return (uint16_t)(x < GROG_BOARD_SIDE && y < GROG_BOARD_SIDE ? 1 + x + GROG_BOARD_SIDE * y : 0);
}
static inline uint16_t grog_corner(unsigned x, unsigned y)
{
    return (uint16_t)(x <= GROG_BOARD_SIDE && y <= GROG_BOARD_SIDE ? 1 + x + (GROG_BOARD_SIDE + 1) * y : 0);
}

/* Of a square or corner that is not 0. */
static inline unsigned grog_square_x(uint16_t square)
{
    GROG_ASSERT(square);
    return (square - 1u) % GROG_BOARD_SIDE;
}
static inline unsigned grog_square_y(uint16_t square)
{
    GROG_ASSERT(square);
    return (square - 1u) / GROG_BOARD_SIDE;
}
static inline unsigned grog_corner_x(uint16_t corner)
{
    GROG_ASSERT(corner);
    return (corner - 1u) % (GROG_BOARD_SIDE + 1);
}
static inline unsigned grog_corner_y(uint16_t corner)
{
    GROG_ASSERT(corner);
    return (corner - 1u) / (GROG_BOARD_SIDE + 1);
}

/* "nothing" if it is none. */
void grog_print_square(struct grog_text *t, uint16_t square);
void grog_print_corner(struct grog_text *t, uint16_t corner);
/* The square or corner whose name, as it is printed, is the whole text; else 0. */
uint16_t grog_square_named(const char *text);
uint16_t grog_corner_named(const char *text);

/* The greatest number of an object of this class, if it is one of these; else 0. */
static inline unsigned grog_squares_of(enum grog_class class)
{
    return class == GROG_SQUARE ? GROG_SQUARES : class == GROG_CORNER ? GROG_CORNERS : 0;
}

#endif
