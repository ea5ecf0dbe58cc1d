/* SPDX-License-Identifier: MIT */
/* lessons.h -- the lessons that come with the program, and how one is begun. */
#ifndef LESSONS_H
#define LESSONS_H

#include "lesson/lesson.h"

struct lesson_file { const char *file, *text; };
extern const struct lesson_file lesson_files[];         /* ends in a row of nulls */

/* The lesson of a row, read.  False, and stderr says why: which a test never lets happen. */
bool lesson_of(unsigned row, struct grog_lesson *out);
/* By its name, or from a file whose name has a '/' or ends in ".lesson".  False, and stderr says why. */
bool lesson_named(const char *name, struct grog_lesson *out);
/* Its position, with the packs that it names.  Yours: grog_position_close it.  False, and stderr says why. */
bool lesson_position(const struct grog_lesson *l, struct grog_position *out);
/* The name of the lesson behind this one, of the same system; false: it is the last. */
bool lesson_next(const struct grog_lesson *l, char name[32]);
/* Has the player finished it?  The names of those are kept in the state folder, a line each. */
bool lesson_is_done(const char *name);
void lesson_set_done(const char *name);

/* lesson_check.c: play it through every taught way.  True: each of them finishes it; else stderr says where not. */
bool lesson_check(const struct grog_lesson *l, const struct grog_position *from);

#endif
