/* SPDX-License-Identifier: MIT */
/* play_undo.h -- the last choice taken back, and done again. */
#ifndef SESSION_PLAY_UNDO_H
#define SESSION_PLAY_UNDO_H

#include "play.h"

/* Is there a choice to take back?  What was answered alone since something was revealed is none: taken back, it is
 * answered again at once. */
bool play_can_undo(const struct play *p);
/* Take the last choice back, with what followed from it; do it again.  False: it cannot be. */
bool play_undo(struct play *p);
/* After it was refused: the message that says why. */
const char *play_no_undo(const struct play *p);
bool play_redo(struct play *p);

#endif
