/* SPDX-License-Identifier: MIT */
/* kept_games.h -- the games in the user's state folder: which there are, what they are about, how they ended.
 *
 * It is read off the text of each, without playing it. */
#ifndef KEPT_H
#define KEPT_H

#include "base/file.h"
#include "folders.h"

#include <time.h>

struct grog_words;
struct grog_text;

enum { KEPT_MOST = 500, KEPT_NAME = 80 };

struct kept {
    char     file[PATH_BYTES];
    time_t   when;                      /* the last choice */
    char     system[24], about[KEPT_NAME], who[KEPT_NAME];     /* Mission or scenario; team or armies */
    uint32_t acts, turn, first;         /* turn: from 0; first: the number that the replay has for the second */
    uint32_t acted;                     /* the turn of the last act */
    uint32_t before;                    /* turns before it was carried to these rules */
    bool     over;
    unsigned winners, hands;            /* seats as bits; hands: those of the people at this keyboard */
    bool     curtain;
    char     bots[64];                  /* by seat, with spaces; "": as usual */
};

/* A name in the folder where games are kept that is free, and is ours as long as its lock is; the game that was kept
 * last, one that is not over before all others.  False: see why. */
bool kept_new_file(char path[PATH_BYTES], struct file_lock *lock, struct grog_error *why);
bool kept_find_last(char path[PATH_BYTES], struct grog_error *why);
/* The newest first; how many.  `out` has KEPT_MOST. */
unsigned kept_list(struct kept *out);
/* What a setup says of one of its settings, "mission"; "": nothing. */
void kept_setting(const char *setup, const char *name, char out[KEPT_NAME]);
/* One game by its text; false: it is no replay. */
bool kept_read(const char *text, struct kept *out);
/* The turn that it is in, from 1; the same in its system's words, "Round 1".  Whoever tells it asks here. */
uint32_t kept_turn(const struct kept *k);
void kept_say_turn(const struct kept *k, const struct grog_words *words, struct grog_text *out);
/* Did those at this keyboard win? */
enum kept_end { KEPT_GOES_ON, KEPT_WON, KEPT_LOST, KEPT_DRAWN } kept_end(const struct kept *k);

#endif
