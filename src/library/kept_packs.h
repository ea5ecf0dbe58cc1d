/* SPDX-License-Identifier: MIT */
/* kept_packs.h -- packs that games were played with, kept by their hash: a game outlives a change of its packs.
 *
 * A pack that a game names lies, by its hash,
 *   1. beside the game: in packs of its folder or of the folder above, by its hash or its name;
 *   2. in packs of the folder where the user's games are kept, which is where a saved game's packs are put;
 *   3. in kept beside any folder of installed packs (places.h): those of releases that are out come with the program.
 * What lies there is read without trust: only the pack whose bytes have the hash is taken. */
#ifndef LIBRARY_KEPT_PACKS_H
#define LIBRARY_KEPT_PACKS_H

#include "pack_pool.h"

/* Yours: grog_pack_close it.  `beside`: the game's file; NULL or "-": none.  NULL: it is kept nowhere. */
struct grog_pack *kept_pack_open(const struct library *l, const struct grog_named_pack *what, const char *beside);
/* Keep a pack for the user's games, unless it is kept already.  False: see why. */
bool kept_pack_write(const struct library *l, const struct grog_pack *p, struct grog_error *why);
/* Delete the packs of the user's folder that none of the games there names; how many, -1: see why. */
int kept_packs_clear(struct grog_error *why);

#endif
