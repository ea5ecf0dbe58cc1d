/* SPDX-License-Identifier: MIT */
/* file.h -- whole files of text, within a bound. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "grognard.h"

#define FILE_BYTES_MAX ((size_t)64 << 20)

struct file { char *text; size_t n; };

/* Yours: file_free it.  "-" is stdin.  False: see why. */
bool file_read(const char *name, struct file *out, struct grog_error *why);
void file_free(struct file *f);
/* False: see why. */
bool file_write(const char *name, const char *text, size_t n, struct grog_error *why);
bool is_folder(const char *path);

#endif
