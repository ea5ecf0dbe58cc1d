/* SPDX-License-Identifier: MIT */
/* picture.h -- a battlefield that a test draws as text.
 *
 *     struct picture p;                  or, without edges and corners:
 *     draw(&p, "+ + + + +\n"             draw(&p, "A . f .\n"
 *              " A . f B \n"                      ". H . B");
 *              "+ + +-+ +\n"
 *              " . . v|. \n"
 *              "+ + + + +\n");
 *
 * In the first form a square is every second letter of every second line; between two squares stands the edge that
 * parts them (a blank or +: nothing), and where four meet a corner: + or a blank, or a digit, smoke of that penalty.
 *
 * Squares:  .  open ground      t  thicket (obscures 1, defence 1)    f  forest (obscures 2, defence 2)
 *           H  hedgerow (blocks, difficult, no vehicle)  w  water     m  mire (difficult)      x  no unit enters
 *           #  floor of a building that blocks           _  floor of one that does not         r  ruin
 *           s  sandbags (a position, obscures 1)         b  bunker
 *           i  infantry, v  a vehicle, c  concealed infantry, each on open ground, units 1, 2, 3 ... as they are read
 *           1 .. 9  # with that name;  any other letter is the name of a square of open ground
 * Edges:    - |  wall       o  opening in a wall (no passage)     d  door (an entrance)    D  door that is an opening
 *           h    hedge, obscures 1         n  fence: no passage, and nothing is hidden     c  curtain: only sight stops
 * Floors that touch are one building, an overlay of its own; likewise sandbags, bunkers. */
#ifndef TESTS_HEROES_PICTURE_H
#define TESTS_HEROES_PICTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "heroes/board.h"
#include "rule.h"

#define TEST(name) static void name(void **state __attribute__((unused)))
#define IT(name)   cmocka_unit_test(name)

struct picture {
    struct board board;
    struct field f;                 /* the field of the board, with units and smoke on it */
    uint16_t named[128];            /* places by letter */
};

/* Lines may end early.  Fails the test if an edge is not known. */
void draw(struct picture *p, const char *text);
/* A name for any other square: its column and line, from 0. */
void name_square(struct picture *p, char letter, int x, int y);
unsigned at(const struct picture *p, char letter);
unsigned at_corner(int i, int j);
void put_unit(struct picture *p, unsigned place, enum stands stands, unsigned unit);
/* Rows of the picture by letter, as the field has them. */
unsigned ground_row(char letter);
unsigned edge_row(char letter);
void picture_rows(struct board *b);                     /* all of them into an empty board */

/* "clear", "blocked", "obscured 3". */
const char *said(struct line l);
/* The line between two named squares; infantry stops it, and no unit is left out. */
#define ASSERT_LINE(p, a, b, expected) \
    assert_string_equal(said(line_between(&(p)->f, at(p, a), at(p, b), 0, 0, 0)), expected)
/* Both ways. */
#define ASSERT_SIGHT(p, a, b, expected) \
    do { ASSERT_LINE(p, a, b, expected); ASSERT_LINE(p, b, a, expected); } while (0)

/* Compare what holds of each square (or corner) with a picture of it: '#' where it does, '.' where not, another letter
 * where `holds` gives one; lines end in '\n', blanks do not count. */
typedef char place_letter(const struct picture *p, unsigned place, void *arg);
void assert_places(const struct picture *p, place_letter *holds, void *arg, const char *expected);
void assert_corners(const struct picture *p, place_letter *holds, void *arg, const char *expected);

#endif
