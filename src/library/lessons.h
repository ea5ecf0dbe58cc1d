/* SPDX-License-Identifier: MIT */
/* lessons.h -- the lessons that come with the program, and how one is begun. */
#ifndef LESSONS_H
#define LESSONS_H

#include "lesson/lesson.h"
#include "kept_games.h"
#include "library.h"

struct lesson_file { const char *file, *text; };
extern const struct lesson_file lesson_files[];         /* ends in a row of nulls */
extern const struct lesson_file guide_files[];          /* the same of those that play on: they stand in no list */

/* The game of a system that is begun with a guide: the guide's name, and the Mission and the team of the game.  False:
 * there is none. */
struct guided { char lesson[32], mission[KEPT_NAME], team[KEPT_NAME]; };
bool lesson_guided(const char *system, struct guided *out);

/* The lesson of a row, read.  False: see why; which a test never lets happen. */
bool lesson_of(unsigned row, struct grog_lesson *out, struct grog_error *why);
/* By its name, or from a file whose name has a '/' or ends in ".lesson".  False: see why. */
bool lesson_named(const char *name, struct grog_lesson *out, struct grog_error *why);
/* Its position, with the packs that it names.  Yours: grog_position_close it.  False: see why. */
bool lesson_position(struct library *l, const struct grog_lesson *of, struct grog_position *out,
                     struct grog_error *why);
/* The name of the lesson behind this one, of the same system; false: it is the last. */
bool lesson_next(const struct grog_lesson *l, char name[32]);
/* Has the player finished it?  The names of those are kept in the state folder, a line each. */
bool lesson_is_done(const char *name);
/* False: it could not be noted, see why. */
bool lesson_set_done(const char *name, struct grog_error *why);

#endif
