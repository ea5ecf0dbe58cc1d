/* SPDX-License-Identifier: MIT */
/* lists.h -- a list to choose from: lines with a name and a note, searched by typing.
 *
 * Keys are characters, or one of those below; a list knows what is under its cursor and what of it is shown. */
#ifndef TUI_LISTS_H
#define TUI_LISTS_H

#include "canvas.h"

/* Keys that are no characters, numbered as screen.h does; and letters with Control, so that letters can search. */
enum press {
    PRESS_FIRST = 0x110000,
    PRESS_UP = PRESS_FIRST, PRESS_DOWN, PRESS_LEFT, PRESS_RIGHT, PRESS_HOME, PRESS_END, PRESS_PAGE_UP, PRESS_PAGE_DOWN,
    PRESS_BACK_TAB, PRESS_DELETE, PRESS_HELP,
    PRESS_LINE = PRESS_FIRST + 0x1000,  /* + a line of the list: it was clicked */
    PRESS_TAB = 9, PRESS_ENTER = 10, PRESS_ESCAPE = 27, PRESS_RUBOUT = 127,
    PRESS_EDIT = 'E' - '@', PRESS_KIND = 'K' - '@', PRESS_FILL = 'F' - '@', PRESS_WRITE = 'W' - '@',
    PRESS_CODE = 'Y' - '@', PRESS_USE = 'P' - '@',
};

enum { LIST_WORDS = 64, LIST_NAME = 96, LIST_NOTE = 64 };

struct line {
    char     name[LIST_NAME], note[LIST_NOTE];          /* the note stands at the right, */
    char     brief[8];                  /* or this one, if it would cut a name */
    char     key;                       /* a letter that chooses it; 0: none */
    uint8_t  role;
    bool     off;                       /* it cannot be chosen, but looked at */
    bool     head;                      /* a heading: the cursor passes it */
    uint8_t  indent;
    uint16_t card;                      /* what it stands for: a card, */
    uint32_t row;                       /* or a number of whoever made the list */
};

struct list {
    struct line *line;
    uint32_t n, room;
    uint32_t *shown, shows;             /* lines that have the words */
    uint32_t at, first;                 /* of those shown: under the cursor, the first on the screen */
    char words[LIST_WORDS];
    uint16_t spot;                      /* added to the spots of its lines, where there are two lists */
    bool searches;                      /* letters that are typed search */
    bool airy;                          /* a line is left free between two; all of it fits */
};

void list_clear(struct list *l);        /* no lines; the words stay */
void list_free(struct list *l);
struct line *list_add(struct list *l, const char *name, const char *note);     /* to be filled in further */
/* After lines were added, or the words changed: what is shown, with the cursor on the same place if it can be. */
void list_sift(struct list *l);
struct line *list_under(const struct list *l);          /* NULL: nothing is shown */
void list_go_to(struct list *l, uint32_t row);          /* the line with this row */
/* True: the key was the list's. */
bool list_key(struct list *l, uint32_t key);
/* The line that a letter or a click chooses; then it is under the cursor. */
bool list_picks(struct list *l, uint32_t key);
void list_draw(struct list *l, struct canvas *c, struct area a, bool focus);

/* A character at the end of UTF-8 text, and away from it. */
void text_type(char *text, unsigned room, uint32_t glyph);
void text_rub_out(char *text);

#endif
