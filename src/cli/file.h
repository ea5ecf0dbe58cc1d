/* SPDX-License-Identifier: MIT */
/* file.h -- whole files of text, within a bound. */
#ifndef FILE_H
#define FILE_H

#include <stdbool.h>
#include <stddef.h>

#define FILE_BYTES_MAX ((size_t)64 << 20)

struct file { char *text; size_t n; };

/* Yours: file_free it.  "-" is stdin.  False, and stderr says why. */
bool file_read(const char *name, struct file *out);
void file_free(struct file *f);
/* False, and stderr says why. */
bool file_write(const char *name, const char *text, size_t n);

#endif
