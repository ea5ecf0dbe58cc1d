/* SPDX-License-Identifier: MIT */
/* packs.h -- the packs that a command plays with.
 *
 * A pack is said as a folder (which is compiled), as a compiled file, or by its name:
 * then it is installed in one of the places of places.h.  What a pack needs comes with
 * it, from beside it or from those places. */
#ifndef PACKS_H
#define PACKS_H

#include "pack/pack.h"
#include "places.h"

struct library;

struct packs { struct grog_pack *at[GROG_PACKS_MAX]; unsigned n; };

/* The packs that are being opened, one because of the other. */
struct packs_chain { const char *name; const struct packs_chain *above; };

/* Add a pack and what it needs.  False: see why. */
bool packs_add(struct library *l, struct packs *p, const char *what, struct grog_error *why);
/* The same for what a pack needs: looked for beside it (NULL: nowhere) first.  A pack that is there
 * already is no trouble. */
enum packs_found { PACKS_ADDED, PACKS_NOT_FOUND, PACKS_IN_A_CIRCLE, PACKS_BROKEN };
enum packs_found packs_add_needed(struct library *l, struct packs *p, const char *name, const char *beside,
                                  const struct packs_chain *above, struct grog_error *why);
/* Where a needed pack lies; false: nowhere. */
bool packs_find(const struct library *l, const char *name, const char *beside, char path[PACKS_PATH]);
bool packs_have(const struct packs *p, const char *name);
void packs_close(struct packs *p);

const char *packs_name(const struct grog_pack *p);

/* What a pack is called and what it is for, without opening what it needs. */
struct packs_label { char name[GROG_PACK_NAME_MAX + 1], system[GROG_PACK_NAME_MAX + 1]; };

/* Call visit with every installed pack that no earlier place hides.  The library tells of those that are broken.  A
 * compiled
 * file was read for its label: the visitor may take it (and leave NULL); of a folder it is NULL. */
typedef void packs_visit(void *arg, const char *path, const struct packs_label *label, struct grog_pack **read);
void packs_each_installed(const struct library *l, packs_visit *visit, void *arg);
/* Add all installed packs of a system; those that are broken are told and left out. */
void packs_add_installed(struct library *l, struct packs *p, const char *system);

#endif
