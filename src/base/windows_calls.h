/* SPDX-License-Identifier: MIT */
/* windows_calls.h -- the calls of POSIX that our files make and Windows lacks, or has with another meaning.
 *
 * A build for Windows reads it before every file (src/base/meson.build), so that those files are the same everywhere.
 * The system's headers come first: afterwards their names can be given a new meaning. */
#ifndef BASE_WINDOWS_CALLS_H
#define BASE_WINDOWS_CALLS_H

#include <dirent.h>
#include <direct.h>
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* It has a `tell` of open files; ours speak. */
#define tell our_tell

/* Folders and files have no mode there: who owns the home owns them. */
#define mkdir(path, mode) _mkdir(path)

/* An old file of the new name is replaced, in one step. */
int windows_rename(const char *from, const char *to);
#define rename windows_rename

/* Bytes are written as they are. */
#define O_PLAIN(how) ((how) | O_BINARY)
#define open(path, how, ...) _open(path, O_PLAIN(how), _S_IREAD | _S_IWRITE)

int windows_scandir(const char *folder, struct dirent ***out, int (*keep)(const struct dirent *),
                    int (*compare)(const struct dirent **, const struct dirent **));
int windows_alphasort(const struct dirent **a, const struct dirent **b);
#define scandir windows_scandir
#define alphasort windows_alphasort

#endif
