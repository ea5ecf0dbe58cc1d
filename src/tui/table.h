/* SPDX-License-Identifier: MIT */
/* table.h -- the full-screen table: a game at the terminal, everything about it at a glance.
 *
 * The game itself (journal, view, scene, books, bots, settings for reactions) is a struct play, as in line mode; the
 * table draws its scene on a canvas and reads no state.  What differs between systems is a struct face: how the middle
 * of the table is drawn and how a cursor goes about in it.
 *
 * One cursor: an object of the scene, or a square of the board.  Choices that touch what is under it stand first; a
 * choice that is under the cursor of the list lights what it touches. */
#ifndef TUI_TABLE_H
#define TUI_TABLE_H

#include "canvas.h"
#include "session/play.h"
#include "session/play_way.h"
#include "kernel/showing.h"

enum pane { PANE_BOARD, PANE_CHOICES, PANE_HAND, PANE_LOG, PANES };

/* What a click is about: the spot of a cell. */
enum {
    SPOT_OBJECT = 0x0000,               /* + an object of the scene, from 1 */
    SPOT_SQUARE = 0x3000,               /* + a square of the board, from 1 */
    SPOT_CHOICE = 0x5000,               /* + a line of the choices */
    SPOT_PANE   = 0x7000,               /* + enum pane */
    SPOT_KEY    = 0x8000,               /* + a key, as if it were pressed */
};
/* The spot of a key, as far as spots go; 0: of one beyond them. */
static inline uint16_t table_spot_of_key(uint32_t key) { return (uint16_t)(key < 0x1000 ? SPOT_KEY + key : 0); }

/* How the player wants it; kept under XDG_CONFIG_HOME (settings.c). */
struct settings {
    uint8_t palette;                    /* a row of ink.c */
    uint8_t pace;                       /* of what plays by itself: 0 at once, 1 quick, 2 calm, 3 slow */
    bool    ascii, still, sound;        /* still: no animation */
    bool    mouse, confirm, asks;       /* asks: about reactions that could change nothing too */
    char    lang[64];
};

struct table {
    struct play     *p;
    struct canvas   *canvas;
    struct settings *set;
    const struct face *face;
    struct grog_board board;            /* of the view; width 0: there is none */
    uint8_t  danger[GROG_BOARD_SQUARES];
    bool     shows_danger;              /* 'd' */
    enum pane focus;
    uint16_t object, square;            /* under the cursor; 0: none */
    struct grog_scene_object aimed;     /* whom the last choice was against, as it was then; sort 0: nobody */
    uint16_t actor;                     /* who acted when it was last asked: a face may follow him with the cursor */
    bool     asked;                     /* somebody here chooses; else what there is to choose is of before */
    bool     led;                       /* the face has led the focus to the middle */
    uint32_t option;                    /* the choice under the cursor, by the scene's list; UINT32_MAX: none */
    uint32_t group;                     /* of a line of several the first; UINT32_MAX: none */
    uint32_t line, first;               /* of the choices: under the cursor, and the first that is shown */
    int      log_up;                    /* lines that the log is scrolled up */
    int      scroll[PANES];
    struct { uint16_t first, most; } listed[2];         /* a face's lists, ours and theirs: the first that is shown and
                                                         * the most that there were, so that they stay where they are */
    struct { int16_t x, y; bool is; } corner;           /* the square in the corner of a board that is seen in part */
    struct { int16_t w, h; uint8_t is, more; uint32_t turn; } way;  /* how a face has divided an area of that size */
    int      high;                      /* most lines that the middle has wanted, where there are few; */
    int      wide;                      /* most columns that choices have wanted */
    char     words[128];                /* what the choices are searched for; "": nothing */
    const struct guide *guide;          /* who teaches at this table; NULL: nobody */
    void    *pupil;                     /* the guide's own */
};

/* Somebody who looks over the player's shoulder: a lesson. */
struct guide {
    /* May he choose that now?  If not, why, in a kind sentence.  NULL: he may. */
    bool (*allows)(struct table *t, struct grog_option o, struct grog_text *why);
    /* What is said to him now: it stands above the choices.  NULL: nothing. */
    void (*says)(struct table *t, struct grog_text *out);
    /* All that is to be told, over the table, and whether it is new, so that it is shown by itself.  NULL: nothing. */
    void (*tells)(struct table *t, struct grog_text *out);
    bool (*is_new)(struct table *t);
    /* After every choice and what followed from it; true: the lesson is over, and the table closes. */
    bool (*after)(struct table *t);
};

extern const struct guide lesson_guide;         /* lessons.c: the lesson of the game, cli/play.h */

/* How a system's table is drawn; one row a system, and one for any (faces.c). */
struct face {
    const char *system;                 /* NULL: any */
    /* The middle of the table: path or board, who is where.  Cells of objects and squares get their spots. */
    void (*draw)(struct table *t, struct area a);
    /* One line: turn, timers, points. */
    void (*head)(struct table *t, struct area a);
    /* Move the cursor in the middle; -1, 0, 1 each way. */
    void (*go)(struct table *t, int dx, int dy);
    /* As far that way as whoever acts can come, from where he is or from the cursor; may be NULL. */
    void (*leap)(struct table *t, int dx, int dy);
    /* The next thing of interest in the middle: 1 forth, -1 back. */
    void (*tab)(struct table *t, int way);
    /* What threatens: a pane of its own; may be NULL. */
    void (*threats)(struct table *t, struct area a);
    void (*say_threats)(struct table *t, struct grog_text *out);        /* the same in words alone; may be NULL */
    /* A question is asked: where the cursor goes, and which pane has it; may be NULL. */
    void (*asked)(struct table *t);
    /* What stands in the hand's place, with its frame; NULL: the hand. */
    void (*hand)(struct table *t, struct area frame);
    int (*height)(const struct table *t);               /* lines that the middle wants now; may be NULL */
    bool guards;                        /* keys typed ahead are not for a question that nobody could await */
    bool tells;                         /* a line of the log with dice says what came of them */
    int least_width, least_height;      /* of the middle, to be drawn without scrolling; else it scrolls */
};

/* Play at the terminal until the game is over or the player leaves.  False: there is no terminal that can show it. */
bool table_run(struct play *p, const struct guide *guide, void *pupil);

extern const struct face face_warfighter, face_heroes, face_campaign, face_any;
const struct face *face_of(const struct grog_match *m);

/* A text of nothing yet, in so much room. */
static inline struct grog_text empty(char *room, size_t n)
{
    room[0] = 0;
    return (struct grog_text){ .at = room, .room = n };
}

/* Does the choice under the cursor touch it, or is it under the cursor itself? */
bool table_is_lit(const struct table *t, uint16_t object);
/* Does the choice touch nothing but whoever makes it? */
bool table_is_alone(const struct table *t, uint32_t option);
/* Is there a choice that touches it? */
bool table_is_live(const struct table *t, uint16_t object);
/* What an object is called, "Rifle Squad #2". */
void table_name(const struct table *t, uint16_t object, struct grog_text *out);
/* The object's number by the name of its mark; 0: none. */
int  table_number(const struct table *t, uint16_t object, const char *mark);
/* What is under the cursor, and all that is said of it (explain.c). */
struct grog_pointed table_pointed(const struct table *t);
void table_explain(struct table *t, struct grog_text *out);
/* Text of a message of the catalogue. */
void table_say(const struct table *t, const char *key, const struct grog_pair *pairs, struct grog_text *out);
/* Is the option about the square, and which one is it about, the last of several; 0: none. */
bool table_is_about(const struct table *t, uint32_t option, uint16_t square);
uint16_t table_square_of(const struct table *t, uint32_t option);
/* The way of whoever acts to a square that is no choice by itself, and in words what Enter does there (faces.c). */
bool table_way(const struct table *t, uint16_t actor, uint16_t to, struct play_way *out);
void table_say_way(const struct table *t, uint16_t actor, const struct play_way *way, struct grog_text *out);
/* The next object of an array, behind `after`; 0: no more. */
uint16_t table_next(const struct table *t, unsigned array, uint16_t after);

#endif
