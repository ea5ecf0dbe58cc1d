/* SPDX-License-Identifier: MIT */
/* play_turn.h -- one choice. */
#ifndef SESSION_PLAY_TURN_H
#define SESSION_PLAY_TURN_H

#include "play.h"

/* Is this game left now for the campaign's Mission?  Whoever runs a table asks before it asks somebody. */
bool play_stops(struct play *p);
/* Take an option; the note (NULL: none) stands before what comes of it in the log.  False: there was no memory
 * for one more, and nothing has changed. */
bool play_take(struct play *p, unsigned seat, struct grog_option o, const char *note);
/* The bit of the last decision in `alone`. */
uint64_t play_last_decision(const struct play *p);
/* The seat looks; a question with one answer needs nobody to give it.  False: there are others, or
 * no memory. */
bool play_answer_alone(struct play *p, unsigned seat);

#endif
