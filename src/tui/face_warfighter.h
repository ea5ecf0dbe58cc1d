/* SPDX-License-Identifier: MIT */
/* face_warfighter.h -- what the parts of warfighter's table share: who is in which column, and where it goes.
 *
 * Above, the path from the Mission card to the Objective, a column a space; below, the Soldiers, a row each.  Under the
 * cursor is a column's card (its first line), somebody in it, or in the rows a Soldier or what he holds: in the path
 * the table's `square` says which column, in the rows it is 0. */
#ifndef TUI_FACE_WARFIGHTER_H
#define TUI_FACE_WARFIGHTER_H

#include "base/text.h"
#include "explain/warfighter/pointed.h"
#include "table.h"

enum { WF_COLUMNS = GROG_BOARD_SIDE, WF_WHO = 240, WF_SOLDIERS = 32, WF_ITEMS = 64, WF_NAME = 128 };

/* A space of the path. */
struct wf_column {
    uint16_t square, place;             /* place: its card's object; 0: none lies there yet */
    int x, w;                           /* where it is drawn; w 0: it is not */
    int n, first, shown;                /* who is there; from which one on, and how many have lines of their own */
    uint8_t tall[WF_WHO];               /* lines of each of them, 1 or 2 */
    int wants;                          /* columns in which its names can be read whole */
    int folded;                         /* so many Soldiers, the first of them, share one line */
    uint16_t who[WF_WHO];
};

struct wf_layout {
    int cols, from, to, tight;          /* columns, and those that are drawn: from .. to - 1; tight: narrower */
    struct wf_column col[WF_COLUMNS];
    int soldiers, first, shown;
    uint16_t soldier[WF_SOLDIERS];
    uint8_t  high[WF_SOLDIERS];         /* lines of his row: `lines` at most, or one more */
    int besides;                        /* what lies beside the path, in a line below the rows */
    uint16_t beside[WF_ITEMS];
    struct area path, noise, rows, aside, legend;        /* noise: of its Track, if there is one */
    int head, each, lines;              /* lines of a column's head, of each in it, and of a Soldier's row */
    bool letters;                       /* what is so with those in columns is told in letters, not in words */
};

/* Text beside text, each in its own ink. */
struct wf_part { char text[120]; uint8_t role, look; };
struct wf_strip { int n; struct wf_part part[12]; };
void wf_add(struct wf_strip *s, enum role role, unsigned look, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
int  wf_strip_columns(const struct wf_strip *s);
/* At the left, or at the right end; the column behind it, or where it begins. */
int  wf_strip_left(struct canvas *c, struct area a, int x, int y, const struct wf_strip *s);
int  wf_strip_right(struct canvas *c, struct area a, int y, const struct wf_strip *s);

/* The arrays by name; a number that none has: there is none. */
unsigned wf_array(const struct table *t, const char *name);
bool wf_is(const struct table *t, uint16_t object, const char *array);
/* A message of `warfighter.table`. */
void wf_say(const struct table *t, const char *key, const struct grog_pair *pairs, struct grog_text *out);
/* As explain/warfighter/pointed.h has them. */
bool wf_is_harmless(const struct table *t, uint16_t hostile);
int  wf_side_of(const struct table *t, uint16_t hostile);
int  wf_fast_of(const struct table *t, uint16_t hostile);
int  wf_number_of(const struct table *t, uint16_t soldier);
/* A Soldier's name; where one of them does not fit in so many columns, of all the last word. */
void wf_short_name(const struct table *t, uint16_t soldier, int columns, char out[WF_NAME]);
/* What a Soldier holds, Weapons first; how many. */
int  wf_items_of(const struct table *t, uint16_t soldier, uint16_t out[WF_ITEMS]);
/* Ink and mark of an object's line: under the cursor, touched by the choice, has choices. */
void wf_mark_line(struct table *t, struct area line, uint16_t object, bool cursor);

/* What it knows of the team, and whether it is unrevealed, beside its name. */
void wf_add_awareness(const struct table *t, uint16_t hostile, struct wf_strip *s);

/* Is it under the cursor, and the cursor in the rows? */
bool wf_is_at_row(const struct table *t, uint16_t object);

/* The word of a Soldier's counter that is a mark of his; 0: it is another mark. */
uint16_t wf_counter_of(const struct table *t, const struct grog_scene_mark *m);

/* Who is where; then where it goes in this area. */
bool wf_lies_in(const struct table *t, uint16_t object, const char *zone);
void wf_gather(const struct table *t, struct wf_layout *l);
void wf_lay_out(struct table *t, struct area a, struct wf_layout *l);
/* Lines in which all of it can be drawn, with a frame about it. */
int  wf_wanted_height(const struct table *t);
/* The column of the cursor, -1: it is in the rows; and its line there, 0: the card of the path. */
int  wf_cursor_column(const struct table *t, const struct wf_layout *l, int *line);

/* The Soldier under the cursor, or who holds what is. */
uint16_t wf_holder(const struct table *t);
void wf_say_legend(const struct table *t, struct grog_text *out);      /* what its signs mean: one line */

void wf_draw_path(struct table *t, struct wf_layout *l);                /* face_warfighter_path.c */
void wf_draw_noise(struct table *t, struct area a);                     /* face_warfighter_night.c */
void wf_draw_rows(struct table *t, const struct wf_layout *l);          /* face_warfighter_soldiers.c */
/* A line of items or of what lies beside the path, with the cursor's in sight. */
void wf_draw_items(struct table *t, struct area a, const uint16_t *items, int n);
void wf_draw_threats(struct table *t, struct area a);                   /* face_warfighter_threats.c */
/* Of the Soldier, a percent each; false: nothing threatens him. */
bool wf_threats_of(const struct table *t, uint16_t soldier, int percent[GROG_THREATS]);

#endif
