/* SPDX-License-Identifier: MIT */
/* line.h -- what the parts of line mode share: a game typed and printed line by line. */
#ifndef CLI_LINE_H
#define CLI_LINE_H

#include "command/program.h"
#include "roster/match_wish.h"
#include "session/play.h"

/* What the game tells is printed, in colours if stdout is a terminal. */
void print_to_stdout(struct play *p);

/* play_start.c: ask for what a match of the system is chosen by, such as Mission and team, unless it was said; with a
 * scenario also for the seat (NULL: it is said), as text.  False: leave. */
enum { PLAY_SEAT = 12 };
bool play_choose(struct program *program, struct match_wish *w, const struct grog_words *words, char *seat);

#endif
