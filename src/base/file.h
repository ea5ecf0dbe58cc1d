/* SPDX-License-Identifier: MIT */
/* file.h -- whole files of text, within a bound; and what a player keeps.
 *
 * What is kept (games, teams, lessons done, settings) is his alone (mode 0600) and durable: see disk.h.  What is made
 * from something else, under a name that somebody gave (a picture, a compiled pack), is written with file_write. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "grognard.h"

#define FILE_BYTES_MAX ((size_t)64 << 20)

struct file { char *text; size_t n; };

/* Yours: file_free it.  "-" is stdin; anything else must be a regular file.  False: see why. */
bool file_read(const char *name, struct file *out, struct grog_error *why);
void file_free(struct file *f);
/* False: see why. */
bool file_write(const char *name, const char *text, size_t n, struct grog_error *why);

/* Who has the lock of a file's name may write it; of zeros nobody has. */
struct file_lock { int number; bool held, elsewhere; };         /* elsewhere: another process has it */
/* False: see why.  To wait is for what is held for a moment only: not for a game. */
bool file_lock(const char *name, bool waits, struct file_lock *lock, struct grog_error *why);
void file_unlock(const char *name, struct file_lock *lock);
/* Keep it: locked for the moment, or by a lock that the caller has.  False: see why. */
bool file_keep(const char *name, const char *text, size_t n, struct grog_error *why);
bool file_keep_locked(const char *name, const char *text, size_t n, struct grog_error *why);
bool is_folder(const char *path);

#endif
