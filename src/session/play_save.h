/* SPDX-License-Identifier: MIT */
/* play_save.h -- keeping a game. */
#ifndef SESSION_PLAY_SAVE_H
#define SESSION_PLAY_SAVE_H

#include "play.h"

/* Keep the game in its file, or in a new one of the user's state folder.  False: see why. */
bool play_save(struct play *p, struct grog_error *why);
/* A copy in another file.  False: see why. */
bool play_save_in(const struct play *p, const char *file, struct grog_error *why);
/* The game is kept there from now on, or, without a name, in a new file of the state folder.  False: see why; its place
 * is what it was. */
bool play_move(struct play *p, const char *file, struct grog_error *why);
/* The game will be kept there, and no other process may.  A file that is there is `its` own, or refused.  False: see
 * why, and p->lock.elsewhere: it is open in another process.  Where an own file cannot be written it may be played all
 * the same: only saving fails. */
bool play_take_place(struct play *p, const char *file, bool its, struct grog_error *why);
void play_leave_place(struct play *p);
/* play_report.c: the replay to this very decision, with a note; where it was put.  False: there is no place. */
bool play_report(const struct play *p, const char *note, char path[PLAY_PATH]);

#endif
