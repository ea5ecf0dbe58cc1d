/* SPDX-License-Identifier: MIT */
/* chapters.h -- a game is carried in its file, and what it was stays beside it as a chapter. */
#ifndef LIBRARY_CHAPTERS_H
#define LIBRARY_CHAPTERS_H

#include "folders.h"
#include "library.h"

/* What a game was carried to: the chapter that stays, and how its position was found, in a few words. */
struct chapter { char file[PATH_BYTES]; const char *found; };

enum chapter_end { CHAPTER_CARRIED, CHAPTER_REFUSED, CHAPTER_FAILED };

/* Carry the game of `file` into `to` (the same, or a new one), whose name is locked by the caller.  Refused: it cannot
 * be carried; failed: a file could not be read or written; in either case see why, and nothing has changed. */
enum chapter_end chapter_carry(struct library *l, const char *file, const char *to, struct chapter *out,
                               struct grog_error *why);

#endif
