/* SPDX-License-Identifier: MIT */
/* square.c -- see square.h.
 *
 * Columns and rows are counted here from 1, as they are named: column 0 is "@", column 1 "A", column 65 "BM". */
#include "square.h"

enum { LETTERS = 26 };

static void print_place(struct grog_text *t, unsigned column, unsigned row)
{
    if (column > LETTERS)
        grog_print(t, "%c", (int)('A' + (column - 1) / LETTERS - 1));
    grog_print(t, "%c%u", (int)(column ? 'A' + (column - 1) % LETTERS : '@'), row);
}

void grog_print_square(struct grog_text *t, uint16_t square)
{
    if (!square || square > GROG_SQUARES)
        grog_print(t, "nothing");
    else
        print_place(t, grog_square_x(square) + 1, grog_square_y(square) + 1);
}

void grog_print_corner(struct grog_text *t, uint16_t corner)
{
    if (!corner || corner > GROG_CORNERS) {
        grog_print(t, "nothing");
        return;
    }
    unsigned x = grog_corner_x(corner), y = grog_corner_y(corner);
    print_place(t, x, y);
    grog_print(t, "/");
    print_place(t, x + 1, y + 1);
}

/* ---- reading ------------------------------------------------------------- */

static bool is_letter(char c) { return c >= 'A' && c <= 'Z'; }
static bool is_digit(char c)  { return c >= '0' && c <= '9'; }

/* A column and a row at the text, and the text behind them; NULL: there are none.  No leading zeros. */
static const char *read_place(const char *text, unsigned *column, unsigned *row)
{
    *column = *row = 0;
    if (*text == '@')
        text++;
    else if (!is_letter(*text))
        return NULL;
    else
        for (unsigned i = 0; i < 2 && is_letter(*text); i++)
            *column = *column * LETTERS + (unsigned)(*text++ - 'A') + 1;
    if (!is_digit(*text) || (*text == '0' && is_digit(text[1])))
        return NULL;
    for (unsigned i = 0; i < 2 && is_digit(*text); i++)
        *row = *row * 10 + (unsigned)(*text++ - '0');
    return text;
}

uint16_t grog_square_named(const char *text)
{
    unsigned column, row;
    const char *end = read_place(text, &column, &row);
    return end && !*end ? grog_square(column - 1, row - 1) : 0;
}

uint16_t grog_corner_named(const char *text)
{
    unsigned west, north, east, south;
    const char *end = read_place(text, &west, &north);
    end = end && *end == '/' ? read_place(end + 1, &east, &south) : NULL;
    return end && !*end && east == west + 1 && south == north + 1 ? grog_corner(west, north) : 0;
}
