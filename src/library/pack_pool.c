/* SPDX-License-Identifier: MIT */
/* pack_pool.c -- see pack_pool.h. */
#include "pack_pool.h"
#include "kernel/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void pool_hash(const struct grog_pack *p, char hash[GROG_PACKLIST_HASH + 1])
{
    for (unsigned i = 0; i < GROG_HASH_BYTES; i++)
        snprintf(hash + 2 * i, 3, "%02x", grog_pack_image(p)->header.hash[i]);
}

const struct grog_pack *pool_find(const struct pack_pool *pool, const struct grog_named_pack *what)
{
    char hash[GROG_PACKLIST_HASH + 1];
    for (unsigned i = 0; i < pool->n; i++) {
        pool_hash(pool->at[i], hash);
        if (!strcmp(hash, what->hash) && !strcmp(packs_name(pool->at[i]), what->name))
            return pool->at[i];
    }
    return NULL;
}

static bool has_room(struct pack_pool *pool, unsigned more)
{
    unsigned room = pool->n + more;
    struct grog_pack **at = room > pool->room ? realloc(pool->at, room * sizeof *at) : pool->at;
    if (room <= pool->room || !at)
        return room <= pool->room;
    pool->at = at;
    pool->room = room;
    return true;
}

static bool owns(const struct pack_pool *pool, const struct grog_pack *p)
{
    for (unsigned i = 0; i < pool->n; i++)
        if (pool->at[i] == p)
            return true;
    return false;
}

bool pool_take(struct pack_pool *pool, struct packs *packs)
{
    if (!has_room(pool, packs->n)) {
        for (unsigned i = 0; i < packs->n; i++)
            if (!owns(pool, packs->at[i]))
                grog_pack_close(packs->at[i]);
        packs->n = 0;
        return false;
    }
    for (unsigned i = 0; i < packs->n; i++) {
        struct grog_named_pack what;
        snprintf(what.name, sizeof what.name, "%s", packs_name(packs->at[i]));
        pool_hash(packs->at[i], what.hash);
        const struct grog_pack *there = pool_find(pool, &what);
        if (there == packs->at[i])
            continue;
        if (there) {
            grog_pack_close(packs->at[i]);
            packs->at[i] = (struct grog_pack *)(uintptr_t)there;
        } else {
            pool->at[pool->n++] = packs->at[i];
        }
    }
    return true;
}

void pool_close(struct pack_pool *pool)
{
    for (unsigned i = 0; i < pool->n; i++)
        grog_pack_close(pool->at[i]);
    free(pool->at);
    *pool = (struct pack_pool){ 0 };
}
