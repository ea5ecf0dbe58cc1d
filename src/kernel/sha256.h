/* SPDX-License-Identifier: MIT */
/* sha256.h -- FIPS 180-4 SHA-256: hashes of games, matches and packs, and the
 * commitment to a secret seed. */
#ifndef GROG_SHA256_H
#define GROG_SHA256_H

#include <stddef.h>
#include <stdint.h>

struct grog_sha256 {
    uint32_t state[8];
    uint64_t bytes;
    uint8_t  block[64];
};

void grog_sha256_begin(struct grog_sha256 *s);
void grog_sha256_add(struct grog_sha256 *s, const void *data, size_t n);
void grog_sha256_end(struct grog_sha256 *s, uint8_t hash[32]);
void grog_sha256(const void *data, size_t n, uint8_t hash[32]);

#endif
