/* SPDX-License-Identifier: MIT */
/* places.h -- the folders in which packs lie, in the order in which they are looked through:
 *
 *   1. the one that the library was opened with, and those of $GROGNARD_PACKS, separated by colons
 *      (on Windows by semicolons);
 *   2. grognard/packs of the user's data ($XDG_DATA_HOME, else ~/.local/share);
 *   3. packs beside the program, so that one that is not installed has them too, and share/grognard/packs beside its
 *      folder, so that an installation can be moved and plays with the packs that came with it;
 *   4. grognard/packs of shared data ($XDG_DATA_DIRS, else /usr/local/share and /usr/share);
 *   5. where this program was built to be installed.
 *
 * A pack hides those of the same name in later places. */
#ifndef PLACES_H
#define PLACES_H

#include "folders.h"

enum { PACKS_PATH = PATH_BYTES };

/* Call visit with each, until it is content. */
typedef bool places_visit(void *arg, const char *folder);
struct library;
bool places_each(const struct library *l, places_visit *visit, void *arg);

#endif
