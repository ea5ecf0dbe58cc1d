/* SPDX-License-Identifier: MIT */
/* digest.c -- see digest.h. */
#include "digest.h"

static uint64_t add(uint64_t digest, uint64_t number, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        digest = (digest ^ (number >> 8 * i & 0xff)) * UINT64_C(0x100000001b3);
    return digest;
}

uint64_t digest_begin(uint64_t seed) { return add(UINT64_C(0xcbf29ce484222325), seed, 8); }

uint64_t digest_events(uint64_t digest, const struct grog_events *events)
{
    digest = add(digest, events->n, 4);
    for (uint32_t i = 0; i < events->n; i++) {
        const struct grog_event *e = &events->at[i];
        digest = add(digest, e->kind, 1);
        digest = add(digest, e->seen, 1);
        for (unsigned k = 0; k < 4; k++)
            digest = add(digest, e->object[k], 2);
        digest = add(digest, (uint16_t)e->amount, 2);
    }
    return digest;
}

uint64_t digest_game(uint64_t digest, const struct grog_match *m, const struct grog_game *g)
{
    uint8_t hash[GROG_HASH_BYTES];
    grog_hash(m, g, hash);
    for (unsigned i = 0; i < GROG_HASH_BYTES; i++)
        digest = add(digest, hash[i], 1);
    return digest;
}
