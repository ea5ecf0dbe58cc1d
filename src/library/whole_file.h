/* SPDX-License-Identifier: MIT */
/* whole_file.h -- a file that is whole at any moment: what was there before, or all that is written. */
#ifndef LIBRARY_WHOLE_FILE_H
#define LIBRARY_WHOLE_FILE_H

#include "grognard.h"

/* For its owner alone.  False: see why; what was there before is there still. */
bool whole_file_write(const char *path, const void *bytes, size_t n, struct grog_error *why);

#endif
