/* SPDX-License-Identifier: MIT */
/* play.h -- what the parts of `grognard play` share: a game at the terminal.
 *
 * It knows the game through scenes and words alone: everything that it shows comes from
 * the view of the seat that looks. */
#ifndef PLAY_H
#define PLAY_H

#include "chance.h"
#include "grognard.h"
#include "scene/scene.h"
#include "words/words.h"

enum { PLAY_LINE = 2048, PLAY_PAST = 64, PLAY_PATH = 4096 };

/* All that a seat has been told, in lines, and how to go back in it. */
struct book {
    char   **line;
    uint32_t n, room, shown;
    struct grog_log log;
    struct { uint32_t decisions, n; struct grog_log log; } *past;       /* PLAY_PAST of them */
};

struct play {
    struct grog_match   *m;
    struct grog_journal *journal;
    struct grog_speaker  s;             /* speaks to the seat that looks, */
    struct grog_game    *view;          /* whose view */
    struct grog_scene   *scene;         /* and scene these are */
    struct grog_events  *events;
    struct book          book[GROG_SEATS_MAX];
    unsigned hands;                     /* the seats that are played here, as bits */
    struct chance chance;               /* the others' */
    const struct grog_fairness *fair;   /* NULL if the dice are nobody's secret */
    char     file[PLAY_PATH];           /* where it is kept; "" until it is first saved */
    bool     saved, quits;
    bool     looks_again;               /* the game is not where it was when the options were shown */
    unsigned width;
};

/* Play from this position, in this seat: a command's whole answer. */
int play_from(const struct grog_position *from, unsigned seat);

/* ---- play_text.c: lines on the screen ------------------------------------- */

/* The text in lines of the screen's width; those after the first are indented so far. */
void play_print(const struct play *p, unsigned indent, const char *text);
/* A message of the catalogue, "play.undone". */
void play_say(const struct play *p, const char *key, const struct grog_pair *pairs);

/* ---- play_table.c --------------------------------------------------------- */

void play_show_table(const struct play *p);
/* Question and options; of these only those that have all of the words (NULL: all). */
uint32_t play_show_options(const struct play *p, const char *words);
bool play_has_words(const char *text, const char *words);

/* ---- play_book.c: what has happened ---------------------------------------- */

void book_open(struct play *p);
void book_close(struct play *p);
void book_hear(struct play *p);                 /* p->events, in every book */
void book_mark(struct play *p);                 /* before a choice, so that it can be taken back */
void book_go_back(struct play *p);              /* to where the journal is */
void book_show(struct play *p, unsigned seat, bool all);
/* The seat looks: its view and scene. */
void play_look(struct play *p, unsigned seat);

/* ---- play_ask.c: what somebody types ---------------------------------------- */

/* One line that is no choice; the options have been shown. */
void play_command(struct play *p, char *line);

/* ---- play_save.c ------------------------------------------------------------ */

/* Keep the game in its file, or in a new one of the user's state folder; false: stderr says why. */
bool play_save(struct play *p);
bool play_save_in(const struct play *p, const char *file);

#endif
