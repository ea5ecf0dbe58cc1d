/* SPDX-License-Identifier: MIT */
/* play_options.h -- the options of `grognard play` as they are typed. */
#ifndef PLAY_OPTIONS_H
#define PLAY_OPTIONS_H

#include "args.h"
#include "session/play_open.h"

enum args_answer play_read_wish(int argc, char **argv, struct play_wish *w);

/* Play from this position, in this seat: a command's whole answer. */
struct program;
int play_from(struct program *program, const struct grog_position *from, unsigned seat);
/* The same for a lesson that begins there; `lang` as in `play --lang`, or NULL; plain: line by line.  *next: the one
 * after it is wanted at once. */
int play_lesson(struct program *program, const struct grog_lesson *l, const struct grog_position *from,
                const char *lang, bool plain, bool *next);

#endif
