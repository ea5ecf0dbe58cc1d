/* SPDX-License-Identifier: MIT */
/* face_heroes.h -- what the parts of heroes' face share: how large a square is drawn and which ones are seen, the
 * counters on them, and what is lit.
 *
 * A square is so many cells wide and high.  Where it has room (`rims`), its first line is its north edge and its first
 * column its west edge, and the cell where both meet is its north-west corner; in a square of one line the north edge
 * is a line under what lies north of it. */
#ifndef TUI_FACE_HEROES_H
#define TUI_FACE_HEROES_H

#include "explain/heroes/signs.h"
#include "explain/heroes/squares.h"
#include "table.h"

enum { ROW_NAMES = 2, UNITS_LEAST = 23, UNITS_SOME = 30, UNITS_ALL = 40, UNITS_MOST = 44 };

/* How the board is drawn. */
struct sheet {
    struct table *t;
    struct area all;                    /* what it is drawn in, within its frame */
    struct area board;                  /* the squares, without the names of rows and columns */
    struct area units;                  /* beside them; w 0: there is no room */
    struct area line;                   /* below them, one line */
    int  w, h;                          /* of a square */
    bool rims;
    int  first_x, first_y;              /* the square in the corner */
    int  columns, rows;                 /* so many are seen */
    struct counters counters;
    uint16_t cursor;                    /* the square under the cursor; 0: none */
    uint16_t aims;                      /* the square that the choice under the cursor is about, or the cursor's own */
    uint8_t  lit[GROG_BOARD_SQUARES + 1];       /* enum lit, by square */
    uint8_t  ways[GROG_BOARD_SQUARES];  /* of who acts: steps to each square where it can stop; 0: it cannot */
    struct play_way walk;               /* its way to the cursor; no steps: there is none */
};
enum lit { LIT_REACH = 1, LIT_CHOICE = 2, LIT_TARGET = 4, LIT_DANGER = 8, LIT_AIM = 16,
           LIT_TAUGHT = 32,             /* a lesson wants it chosen */
           LIT_WAY = 64 };              /* it is on the way to the cursor */

/* face_heroes_counters.c */
void hn_gather(struct sheet *s, struct table *t);
void hn_draw_counters(const struct sheet *s);
struct area hn_draw_units(const struct sheet *s);       /* what is left below them */
const struct counter *hn_counter_on(const struct sheet *s, uint16_t square);

/* face_heroes_board.c */
void hn_draw_board(const struct sheet *s);
/* The cells of a square without its rims; w 0: it is not seen. */
struct area hn_cells(const struct sheet *s, uint16_t square);
struct area hn_whole(const struct sheet *s, uint16_t square);   /* with them */

/* face_heroes_aim.c */
uint16_t hn_cursor(const struct table *t);              /* the square under the cursor; 0: none */
uint16_t hn_choice_square(const struct table *t);       /* what the choice under the cursor of the list is about */
uint16_t hn_looks_from(const struct sheet *s);          /* the square of who acts or would act; 0: nobody */
uint16_t hn_pointed(const struct table *t);             /* the counter that the choice or the cursor is about */
void hn_light(struct sheet *s);
void hn_draw_line(const struct sheet *s);
void hn_say_line(const struct sheet *s, struct grog_text *out);         /* what is under the cursor, in one line */
uint16_t hn_actor_square(const struct table *t);        /* of who would act by the choice under the list's cursor */

/* face_heroes_threats.c */
void hn_threats(struct table *t, struct area a);
void hn_say_threats(struct table *t, struct grog_text *out);

static inline const struct grog_square *hn_square(const struct table *t, uint16_t square)
{
    return &t->board.at[square - 1];
}
static inline bool hn_is_on_board(const struct table *t, int x, int y)
{
    return x >= 0 && y >= 0 && x < t->board.width && y < t->board.height;
}

#endif
