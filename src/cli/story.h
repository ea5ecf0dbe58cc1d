/* SPDX-License-Identifier: MIT */
/* story.h -- a recorded game told in sentences, as `grognard play` tells it. */
#ifndef STORY_H
#define STORY_H

#include "command/program.h"
#include "library/record.h"

/* Does the catalogue want games of this system to be told so?  (`warfighter.story`) */
bool story_is_told(const struct grog_match *m);

/* Play the acts again from the journal's start and tell what happens; from the act `from` (counted from 1) on, to a
 * seat or (GROG_SEATS_MAX) to all.  A command's whole answer. */
int story_tell(struct program *program, struct grog_journal *journal, const struct grog_match *m,
               const struct grog_act *log, uint32_t n,
               unsigned seat, uint32_t from, const struct record *record);

#endif
