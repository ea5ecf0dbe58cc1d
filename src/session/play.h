/* SPDX-License-Identifier: MIT */
/* play.h -- what the parts of `grognard play` share: a game at the terminal.
 *
 * It knows the game through scenes and words alone: everything that it shows comes from
 * the view of the seat that looks. */
#ifndef PLAY_H
#define PLAY_H

#include "bots/bots.h"
#include "base/chance.h"
#include "base/file.h"
#include "explain/explain.h"
#include "grognard.h"
#include "library/folders.h"
#include "react.h"
#include "scene/scene.h"
#include "words/words.h"

enum { PLAY_LINE = 2048, PLAY_PAST = 64, PLAY_PATH = PATH_BYTES };

/* The choices as they are numbered: each line is an option, or so many of them that unfold. */
struct menu {
    uint32_t n;
    bool     part;                              /* some of the options only: Enter goes back to all */
    struct { uint32_t from, n; } line[GROG_OPTIONS_MAX];    /* n > 1: it unfolds */
    uint32_t order[GROG_OPTIONS_MAX];           /* by their place in the scene's list */
};

/* All that a seat has been told, in lines, and how to go back in it. */
/* What has come of an Attack that is being told, and of a turn of the others (play_sums.h). */
enum { BOOK_SUMS = 7 };
struct book_sums {
    bool     attacks, turn;             /* one is being told; so is such a turn */
    bool     said;                      /* a part of it has been summed already */
    uint16_t of[BOOK_SUMS], of_turn[BOOK_SUMS], turn_attacks;
};

struct book {
    char   **line;
    uint32_t *moment;                   /* of each line (play_moments.c); 0: none */
    uint32_t n, room, shown;
    struct grog_log log;
    struct book_sums sums;
    struct { uint32_t decisions, n; struct grog_log log; struct book_sums sums; } *past;       /* PLAY_PAST of them */
};

/* The player's settings for reactions. */
struct react {
    struct reactions set;
    char     file[PLAY_PATH];           /* where they are kept; "": for this game only */
    bool     asks_all;                  /* where none could change anything too */
    uint16_t uses;                      /* the card that a setting has just used, until somebody chooses; 0: none */
};

/* What a game is of a campaign (sortie.h): none; the campaign itself, left whenever it waits for a Mission; the same
 * while somebody types a report; or a Mission of it. */
enum play_part { PLAY_ALONE, PLAY_CAMPAIGN, PLAY_REPORT, PLAY_MISSION };

struct play_lesson;
struct grog_lesson;
struct library;
struct moments;
struct record;

struct play {
    struct library      *library;       /* where packs, teams and games are */
    struct grog_match   *m;
    struct grog_journal *journal;
    struct grog_speaker  s;             /* speaks to the seat that looks, */
    struct grog_game    *view;          /* whose view */
    struct grog_scene   *scene;         /* and scene these are */
    struct grog_events  *events;
    struct menu         *menu;
    struct react        *react;
    struct play_lesson  *lesson;        /* NULL: there is none */
    struct moments      *moments;       /* NULL: nobody wants them */
    uint64_t drawn[GROG_PARTS];         /* what each part of the board said last, */
    uint32_t drawn_turn;
    uint32_t asked_turn;                /* the turn in which somebody was last asked */
    uint64_t drawn_asked;               /* and what was asked then */
    struct book          book[GROG_SEATS_MAX + 1];      /* of each seat, and of who watches */
    unsigned hands;                     /* the seats that are played here, as bits */
    const struct grog_bot *bot[GROG_SEATS_MAX]; /* who plays the others */
    struct chance chance;               /* the random one's, */
    struct grog_dice dice;              /* and that of those who think */
    bool     curtain;                   /* people of different sides must not see each other's screen */
    const struct grog_fairness *fair;   /* NULL if the dice are nobody's secret */
    char     file[PLAY_PATH];           /* where it is kept; "" until it is first saved */
    struct file_lock lock;              /* of that place: without it nothing is written there, */
    struct grog_error unlocked;         /* and this says why it could not be had */
    bool     saved, quits;
    uint8_t  wants_again;               /* enum play_again: the game is over, and another of its kind is wanted */
    bool     wants_next;                /* the lesson is over and the next is wanted, or a campaign's pages are */
    bool     kept_packs;                /* the packs it is played with are kept too */
    bool     told_unsaved;              /* that it could not be kept has been said */
    uint64_t alone;                     /* of the last 64 decisions those that nobody made, bit 1 << (decision % 64) */
    uint8_t  part;                      /* enum play_part: of a campaign, */
    bool     stops;                     /* which waits for its Mission: this game is left for it */
    uint32_t reported;                  /* the Mission whose report is typed */
    const char *command;                /* what goes on with it, "campaign play NAME"; NULL: as any game */
    bool     on_screen;                 /* at the table (tui/table.h), not line by line */
    bool     pictured;                  /* at one that draws counters: nothing is called by the code of its letters */
    uint16_t wonders[2];                /* what "why" is about first: array + 1 and slot of a thing; 0: nothing */
    bool     looks_again;               /* the game is not where it was when the options were shown */
    unsigned width;
    struct grog_text    *into;          /* what would be told is added there,
        without colours; NULL: it goes to `tell` */
    void   (*tell)(void *to, const char *text);         /* where what is told goes, as it comes; NULL: nowhere */
    void    *to;
    bool     coloured;                  /* with colours, as terminals have them */
    struct { struct grog_match *match; struct record *full, *start; } held;
                                        /* what play_open took, for play_close */
};

#endif
