/* SPDX-License-Identifier: MIT */
/* chance.h -- the chance of the random player, apart from the game's own dice.
 *
 * SplitMix64 (Steele, Lea, Flood 2014): one number of state, the same everywhere. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

struct chance { uint64_t state; };

static inline uint64_t chance_next(struct chance *c)
{
    uint64_t z = c->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* 0 to n - 1, for n below 2^32. */
static inline uint32_t chance_below(struct chance *c, uint32_t n)
{
    return (uint32_t)((chance_next(c) >> 32) * n >> 32);
}

#endif
