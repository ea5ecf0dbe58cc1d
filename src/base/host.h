/* SPDX-License-Identifier: MIT */
/* host.h -- what each operating system tells in its own way: where the program lies, whose home it is, chance, the
 * screen.
 *
 * posix_host.c or windows_host.c is behind it; src/base/meson.build chooses.  What Windows lacks of POSIX's own calls
 * is in windows_calls.h, which is read before every file of a build for it. */
#ifndef BASE_HOST_H
#define BASE_HOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define HOST_BETWEEN_FOLDERS ";"                /* in a list of them, such as $GROGNARD_PACKS */
#else
#define HOST_BETWEEN_FOLDERS ":"
#endif

/* The folder that the running program lies in, with a slash at its end; its length, 0: nobody knows. */
size_t host_program_folder(char *out, size_t room);
/* The user's folder; "": there is none. */
const char *host_home(void);
/* Does it begin at the root of a file system? */
bool host_is_whole_path(const char *path);
/* Bytes that nobody can foresee; false: there are none here. */
bool host_chance(void *out, size_t n);
/* When a file was written last, in nanoseconds as exact as they are known; 0: there is none. */
int64_t host_changed(const char *file);
/* Columns of the screen that stdout is; 0: it is none, or does not say. */
unsigned host_screen_width(void);
/* Once, before anything is read or written: bytes go in and out as they are, and the screen knows UTF-8 and colours. */
void host_begin(void);

#endif
