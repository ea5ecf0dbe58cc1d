/* SPDX-License-Identifier: MIT */
/* places.h -- the folders in which packs lie, in the order in which they are looked through:
 *
 *   1. those of $GROGNARD_PACKS, separated by colons;
 *   2. grognard/packs of the user's data ($XDG_DATA_HOME, else ~/.local/share);
 *   3. grognard/packs of shared data ($XDG_DATA_DIRS, else /usr/local/share and /usr/share);
 *   4. where this program was built to be installed;
 *   5. packs beside the program, so that one that is not installed has them too.
 *
 * A pack hides those of the same name in later places. */
#ifndef PLACES_H
#define PLACES_H

#include <stdbool.h>

enum { PACKS_PATH = 4096 };

/* Call visit with each, until it is content. */
typedef bool places_visit(void *arg, const char *folder);
bool places_each(places_visit *visit, void *arg);

#endif
