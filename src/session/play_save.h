/* SPDX-License-Identifier: MIT */
/* play_save.h -- keeping a game. */
#ifndef SESSION_PLAY_SAVE_H
#define SESSION_PLAY_SAVE_H

#include "play.h"

/* Keep the game in its file, or in a new one of the user's state folder.  False: see why. */
bool play_save(struct play *p, struct grog_error *why);
bool play_save_in(const struct play *p, const char *file, struct grog_error *why);
/* play_report.c: the replay to this very decision, with a note; where it was put.  False: there is no place. */
bool play_report(const struct play *p, const char *note, char path[PLAY_PATH]);

#endif
