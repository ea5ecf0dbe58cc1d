/* SPDX-License-Identifier: MIT */
/* folders.h -- where the player's own files lie, as the XDG base directories have it. */
#ifndef LIBRARY_FOLDERS_H
#define LIBRARY_FOLDERS_H

#include "grognard.h"

enum { PATH_BYTES = 4096 };

/* Settings, what he made (teams, packs), and what a program keeps (games). */
enum user_folder { USER_CONFIG, USER_DATA, USER_STATE };

/* "$XDG_STATE_HOME/grognard", else "~/.local/state/grognard", with this behind it.  False: see why; there is no
 * home. */
bool user_folder(enum user_folder which, const char *behind, char path[PATH_BYTES], struct grog_error *why);
/* A folder and those above it; those above a file.  False: see why. */
bool make_folder(const char *path, struct grog_error *why);
bool make_folder_of(const char *file, struct grog_error *why);

#endif
