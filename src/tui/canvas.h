/* SPDX-License-Identifier: MIT */
/* canvas.h -- a screen as a value: cells with a glyph, an ink, and what lies under them.
 *
 * Whatever the table draws, it draws here; the terminal (screen.c) only shows what has changed, and a test or a
 * picture reads the cells.  Everything is clipped to its area: nothing is drawn over its neighbour. */
#ifndef TUI_CANVAS_H
#define TUI_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

enum { CANVAS_WIDE = 300, CANVAS_HIGH = 120 };          /* a larger terminal leaves the rest empty */

/* What a cell is for; palettes say how that looks (ink.c). */
enum role {
    ROLE_PLAIN, ROLE_DIM, ROLE_TITLE, ROLE_FRAME, ROLE_FOCUS,       /* text, frames; what has the focus */
    ROLE_CHOSEN,                                        /* the line or square under the cursor */
    ROLE_KEY,                                           /* a key that can be pressed */
    ROLE_YOURS, ROLE_ALLY, ROLE_ENEMY, ROLE_NEUTRAL,    /* whose it is */
    ROLE_GOOD, ROLE_BAD, ROLE_WARN,                     /* what it means for you */
    ROLE_CARD, ROLE_DICE, ROLE_NUMBER,
    ROLE_REACH, ROLE_SIGHT, ROLE_DANGER, ROLE_TARGET,   /* laid over a board: backgrounds */
    ROLE_OPEN, ROLE_WOOD, ROLE_WATER, ROLE_ROAD, ROLE_HOUSE, ROLE_EDGE, ROLE_GOAL, ROLE_SMOKE,      /* ground */
    ROLES
};
enum { BOLD = 1, DIM = 2, UNDER = 4, REVERSE = 8 };

struct cell {
    uint32_t glyph;                     /* a character; the second cell of a wide one has 0 */
    uint8_t  role, over;                /* over: a role whose background lies behind it; 0: its own */
    uint8_t  look;                      /* BOLD ... */
    uint8_t  spare;
    uint16_t spot;                      /* what a click there is about; 0: nothing */
};

struct area { int x, y, w, h; };

struct canvas {
    int  w, h;
    bool ascii;                         /* no characters but ASCII: others become what canvas.c says */
    struct cell at[CANVAS_HIGH][CANVAS_WIDE];
};

void canvas_clear(struct canvas *c, int w, int h);
struct area canvas_all(const struct canvas *c);
/* An area without its rim of so many cells; its left, right, upper, lower part. */
struct area area_within(struct area a, int rim);
struct area area_left(struct area a, int w);
struct area area_right(struct area a, int w);
struct area area_top(struct area a, int h);
struct area area_bottom(struct area a, int h);
struct area area_below(struct area a, int h);           /* without its first lines */
static inline bool is_in(struct area a, int x, int y) { return x >= a.x && y >= a.y && x < a.x + a.w && y < a.y + a.h; }

/* One glyph, at a place counted from the area's corner. */
void canvas_put(struct canvas *c, struct area a, int x, int y, uint32_t glyph, enum role role, unsigned look);
/* UTF-8 text on one line; what does not fit ends in an ellipsis.  Columns used. */
int canvas_text(struct canvas *c, struct area a, int x, int y, enum role role, unsigned look, const char *text);
/* The same, printf. */
int canvas_print(struct canvas *c, struct area a, int x, int y, enum role role, unsigned look, const char *format, ...)
    __attribute__((format(printf, 7, 8)));
/* Text in lines of the area's width, from its line `skip` on (counted from 0); lines after the first of a paragraph are
 * indented.  '\n' ends a paragraph.  How many lines the whole text has. */
int canvas_wrap(struct canvas *c, struct area a, enum role role, int skip, int indent, const char *text);
int canvas_lines(int width, int indent, const char *text);      /* how many it would have */
/* A frame with a title; what is inside of it. */
struct area canvas_frame(struct canvas *c, struct area a, const char *title, bool focus);
void canvas_fill(struct canvas *c, struct area a, enum role role);
/* Lay a background over an area, keeping its glyphs. */
void canvas_over(struct canvas *c, struct area a, enum role role);
void canvas_look(struct canvas *c, struct area a, unsigned look);           /* add to the look of its cells */
void canvas_spot(struct canvas *c, struct area a, uint16_t spot);           /* what a click there is about */
uint16_t canvas_spot_at(const struct canvas *c, int x, int y);
/* A bar of n of most: "####--". */
void canvas_bar(struct canvas *c, struct area a, int x, int y, int n, int most, enum role full);
/* A key and what it does, with a spot for clicks (0: none): the columns it takes, or 0 if they are not there. */
int canvas_key(struct canvas *c, struct area a, int x, const char *shown, const char *does, uint16_t spot);
int text_columns(const char *utf8);

/* The canvas as lines of text (for tests and screen readers); yours: free it. */
char *canvas_as_text(const struct canvas *c);

#endif
