/* SPDX-License-Identifier: MIT */
/* replay_walk.h -- a recorded game to walk about in: forth and back, by acts and by turns, and to play on from.
 *
 * Act 0 is the beginning; the moment of act i is the game after i acts of the log.  Acts that took something back are
 * acts like others, so that a walk shows what was really done. */
#ifndef REPLAY_WALK_H
#define REPLAY_WALK_H

#include "grognard.h"
#include "words/words.h"

struct walk {
    const struct grog_match *m;
    const struct grog_act *log;                 /* the journal's: it must live longer */
    uint32_t acts, at;
    uint32_t *turn;                             /* of the game, by act */
    unsigned char *moments;                     /* every game, or NULL if they are too many: then it is played again */
    struct grog_journal *again;                 /* at act `at` */
    const struct grog_journal *full;
};

/* Play it through once and stand at its beginning.  Yours: walk_end it, even if false: it cannot be played again. */
bool walk_begin(struct walk *w, const struct grog_journal *full);
void walk_end(struct walk *w);

/* To the moment after so many acts; beyond the last is the last. */
void walk_go(struct walk *w, uint32_t act);
/* The first moment of the next turn, or (way < 0) of this one, or if it stands there of the one before. */
void walk_go_turn(struct walk *w, int way);
const struct grog_game *walk_game(const struct walk *w);
/* The act that led here, or NULL at the beginning; and what it brought about, as it happened. */
const struct grog_act *walk_act(const struct walk *w);
void walk_events(const struct walk *w, struct grog_events *out);
/* The first and last act of a turn of the game, counted from 1; false: there is no such turn. */
bool walk_turn_acts(const struct walk *w, uint32_t turn, uint64_t *first, uint64_t *last);

/* This moment, for a practice game that begins with it: undo crosses barriers there.  Yours: grog_position_close it.
 * False: it cannot be played on. */
bool walk_practice(const struct walk *w, struct grog_position *out);
/* A setup's text with "practice 1" in it. */
void walk_practise(const char *setup, char *out, size_t room);

/* ---- play_eyes.c ---- */

/* A copy of the match whose seats see all cards; what it points to is the match's own.  Yours: free it.  NULL: no
 * memory. */
struct grog_match *walk_open_cards(const struct walk *w);
/* Who chose what, in the eyes of the speaker (`all`: that see everything) and of the view of the moment before. */
void walk_say_choice(const struct walk *w, const struct grog_speaker *s, const struct grog_game *view, bool all,
                     const struct grog_act *a, struct grog_text *out);

#endif
