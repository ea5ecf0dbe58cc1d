/* SPDX-License-Identifier: MIT */
/* check.h -- whether a position is a sound game: every thing in its place, every half-done procedure about the right
 * thing.  What passes can be played on. */
#ifndef WARFIGHTER_CHECK_H
#define WARFIGHTER_CHECK_H

#include "common.h"

bool        wf_lies(const struct grog_match *m, unsigned zone, uint16_t card);
const char *wf_check_frames(const struct grog_match *m, const struct warfighter *w); /* what is wrong; NULL: nothing */
bool        wf_is_card_space(const struct warfighter *w, unsigned space);      /* may a Soldier stand there? */

#endif
