/* SPDX-License-Identifier: MIT */
/* packs.h -- the packs that a command plays with.
 *
 * A pack is said as a folder (which is compiled), as a compiled file, or by its name:
 * then it lies in `packs` of the user's data folder ($XDG_DATA_HOME/grognard) or of a
 * shared one ($XDG_DATA_DIRS).  What a pack needs comes with it, from beside it or from
 * those places. */
#ifndef PACKS_H
#define PACKS_H

#include "pack/pack.h"

struct packs { struct grog_pack *at[GROG_PACKS_MAX]; unsigned n; };

/* The packs that are being opened, one because of the other. */
struct packs_chain { const char *name; const struct packs_chain *above; };

/* Add a pack and what it needs.  false: stderr says why. */
bool packs_add(struct packs *p, const char *what);
/* The same for what a pack needs: looked for beside it first.  A pack that is there already is no trouble. */
enum packs_found { PACKS_ADDED, PACKS_NOT_FOUND, PACKS_IN_A_CIRCLE, PACKS_BROKEN };
enum packs_found packs_add_needed(struct packs *p, const char *name, const char *beside,
                                  const struct packs_chain *above);
/* Where a needed pack lies; false: nowhere. */
enum { PACKS_PATH = 4096 };
bool packs_find(const char *name, const char *beside, char path[PACKS_PATH]);
bool packs_have(const struct packs *p, const char *name);
void packs_close(struct packs *p);

const char *packs_name(const struct grog_pack *p);

/* Call visit with the path of every pack in the user's and the shared folders. */
void packs_each_installed(void (*visit)(void *arg, const char *path), void *arg);

#endif
