/* SPDX-License-Identifier: MIT */
/* replays.h -- a recorded game at the table: forth and back, by acts, by turns and by what is told, in anybody's eyes,
 * and on from any moment. */
#ifndef TUI_REPLAYS_H
#define TUI_REPLAYS_H

#include "session/replay_walk.h"
#include "command/program.h"
#include "table.h"

enum { EYES_ALL = GROG_SEATS_MAX + 1, REPLAY_TEXT = 1 << 15 };       /* eyes: a seat, GROG_SPECTATOR, or all */

struct viewer {
    struct table t;                     /* what faces see */
    struct play *p;
    struct canvas canvas;
    struct settings set;
    struct walk w;
    struct grog_match *open;            /* the match, but every seat sees everything */
    unsigned eyes;
    uint32_t line, lines;               /* of what the act that led here brought about: how many are told, and all */
    int   up;                           /* lines that the log is scrolled up */
    char *log;                          /* what led here, as these eyes saw it */
    char *text;                         /* the debrief over the table; NULL: nothing */
    int   text_up;
    char  note[256];
    bool  leaves, plays;                /* plays: on from here */
};

/* Over a journal that was played, which must live longer.  Yours: viewer_close it.  False: it cannot be. */
bool viewer_open(struct viewer *v, const struct grog_journal *full, const struct grog_words *words);
void viewer_close(struct viewer *v);
void viewer_draw(struct viewer *v, int w, int h);
void viewer_key(struct viewer *v, uint32_t key);

/* The whole of it at the terminal, from a file: a command's answer.  `lang` as in `play --lang`, or NULL. */
int replay_table(struct program *program, const char *file, const struct grog_words *words);

#endif
