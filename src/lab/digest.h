/* SPDX-License-Identifier: MIT */
/* digest.h -- a number that stands for all that happened in many games.
 *
 * 64-bit FNV-1a over each game's seed, events and last hash, byte by byte and field
 * by field, so that it is the same on every machine; the games' numbers are added
 * up, so that the digests of all shards add up to the digest of the whole. */
#ifndef DIGEST_H
#define DIGEST_H

#include "grognard.h"

uint64_t digest_begin(uint64_t seed);
uint64_t digest_events(uint64_t digest, const struct grog_events *events);
uint64_t digest_game(uint64_t digest, const struct grog_match *m, const struct grog_game *g);

#endif
