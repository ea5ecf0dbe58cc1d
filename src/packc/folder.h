/* SPDX-License-Identifier: MIT */
/* folder.h -- the Lua files of a pack's folder, in the order in which they are read. */
#ifndef FOLDER_H
#define FOLDER_H

#include "packc.h"

struct folder { char *path; struct packc_file *file; uint32_t files; size_t bytes; };

/* All that ends in .lua, "pack.lua" first, then by name.  False: see why.  folder_free it. */
bool folder_read(const char *path, struct folder *out, struct grog_error *why);
void folder_free(struct folder *f);

#endif
