/* SPDX-License-Identifier: MIT */
/* disk.h -- what a system promises of its disks: a file that is whole at any moment and there to stay, and is open in
 * one process at a time.
 *
 * disk_posix.c has it by fsync, rename and flock; disk_plain.c stands in where there is none of these.  What returns
 * a text returns NULL, or what is wrong. */
#ifndef BASE_DISK_H
#define BASE_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { DISK_OWN = 0600, DISK_FOR_ALL = 0666 };          /* who may read what is written: umask takes away from it */

/* A regular file, to be read; yours to fclose. */
const char *disk_read(const char *name, FILE **out);
/* The file holds this text, or, if something is wrong, what it held before.  When it returns, a power cut changes
 * nothing of it; unless the folder could not be synced, which is told, and either may be there.  No symlink is
 * followed: only a regular file is replaced. */
const char *disk_write(const char *name, const char *text, size_t n, unsigned mode);
/* The same into whatever the name stands for, as a shell would: a device, a pipe, behind a symlink. */
const char *disk_pour(const char *name, const char *text, size_t n);
/* Is something of this name there that is no regular file: a symlink, a device? */
bool disk_is_special(const char *name);
/* What was made in the folder of this file stays. */
const char *disk_sync_folder_of(const char *name);

/* The lock of a file's name, whether the file is there or not: one process has it, until it gives it back or ends.
 * It lies beside the file, as .NAME.lock, so that it stays when the file is replaced.  disk_elsewhere itself: another
 * has it, and we do not wait. */
extern const char disk_elsewhere[];
const char *disk_lock(const char *name, bool waits, int *lock);
void disk_unlock(const char *name, int lock);

#endif
