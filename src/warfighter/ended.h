/* SPDX-License-Identifier: MIT */
/* ended.h -- how a Mission ended, in a word. */
#ifndef WARFIGHTER_ENDED_H
#define WARFIGHTER_ENDED_H

#include "common.h"

/* RETREAT: the team has given it up and got away, or ended it; OTHER: a rule of the Mission or its types lost it. */
enum wf_end { END_SUCCESS, END_GIVEN_UP, END_NOBODY, END_TIME, END_RETREAT, END_OTHER };
enum wf_end wf_end_of(const struct grog_match *m, const struct grog_game *g);

#endif
