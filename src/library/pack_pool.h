/* SPDX-License-Identifier: MIT */
/* pack_pool.h -- the packs that a library has opened, each once, by name and hash.
 *
 * They stay open as long as the library: a match is linked again from those alone that it needs, and a game's packs are
 * kept when it is saved, though a pack may have come from a folder of cards that changes tomorrow. */
#ifndef LIBRARY_PACK_POOL_H
#define LIBRARY_PACK_POOL_H

#include "kernel/packlist.h"
#include "packs.h"

struct pack_pool { struct grog_pack **at; unsigned n, room; };

/* The hash as it stands in lists of packs. */
void pool_hash(const struct grog_pack *p, char hash[GROG_PACKLIST_HASH + 1]);
/* NULL: it is not open. */
const struct grog_pack *pool_find(const struct pack_pool *pool, const struct grog_named_pack *what);
/* All of them are the pool's from now on, and `packs` has them still; one that was there already is there once.
 * False: no memory, and they are closed. */
bool pool_take(struct pack_pool *pool, struct packs *packs);
void pool_close(struct pack_pool *pool);

#endif
