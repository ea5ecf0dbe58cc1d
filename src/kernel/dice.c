/* SPDX-License-Identifier: MIT */
/* dice.c -- ChaCha (D. J. Bernstein, 2008), and fair numbers out of it. */
#include "dice.h"
#include "base/assert.h"

#include <string.h>

static inline uint32_t rotate(uint32_t x, unsigned n) { return x << n | x >> (32 - n); }

static inline void quarter(uint32_t x[16], unsigned a, unsigned b, unsigned c, unsigned d)
{
    x[a] += x[b]; x[d] = rotate(x[d] ^ x[a], 16);
    x[c] += x[d]; x[b] = rotate(x[b] ^ x[c], 12);
    x[a] += x[b]; x[d] = rotate(x[d] ^ x[a], 8);
    x[c] += x[d]; x[b] = rotate(x[b] ^ x[c], 7);
}

void grog_chacha(const uint32_t input[16], unsigned rounds, uint32_t output[16])
{
    uint32_t x[16];
    GROG_ASSERT(rounds % 2 == 0);
    memcpy(x, input, sizeof x);
    for (unsigned i = 0; i < rounds; i += 2) {
        quarter(x, 0, 4,  8, 12); quarter(x, 1, 5,  9, 13);     /* columns */
        quarter(x, 2, 6, 10, 14); quarter(x, 3, 7, 11, 15);
        quarter(x, 0, 5, 10, 15); quarter(x, 1, 6, 11, 12);     /* diagonals */
        quarter(x, 2, 7,  8, 13); quarter(x, 3, 4,  9, 14);
    }
    for (unsigned i = 0; i < 16; i++)
        output[i] = x[i] + input[i];
}

void grog_dice_seed(struct grog_dice *d, const uint8_t seed[GROG_SEED_BYTES])
{
    memset(d, 0, sizeof *d);
    memcpy(d->key, seed, sizeof d->key);
}

static void next_block(struct grog_dice *d)
{
    uint32_t input[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 };
    memcpy(input + 4, d->key, sizeof d->key);
    input[12] = (uint32_t)d->counter;
    input[13] = (uint32_t)(d->counter >> 32);
    grog_chacha(input, 8, d->block);
    d->counter++;
    d->left = 16;
}

void grog_dice_at(struct grog_dice *d, const uint8_t seed[GROG_SEED_BYTES], uint64_t counter, uint64_t left)
{
    grog_dice_seed(d, seed);
    if (!counter || left > 16)
        return;
    d->counter = counter - 1;
    next_block(d);
    while (d->left > left)
        grog_dice_word(d);
}

uint32_t grog_dice_word(struct grog_dice *d)
{
    GROG_ASSERT(d->left <= 16);
    if (d->left == 0)
        next_block(d);
    uint32_t *word = &d->block[16 - d->left--];
    uint32_t w = *word;
    *word = 0;
    return w;
}

/* The high half of word * n is below n; the low half tells which words to refuse,
 * so that each result has exactly floor(2^32 / n) words of its own. */
uint32_t grog_dice_below(struct grog_dice *d, uint32_t n)
{
    GROG_ASSERT(n > 0);
    uint64_t product = (uint64_t)grog_dice_word(d) * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = (0u - n) % n;
        while ((uint32_t)product < unfair)
            product = (uint64_t)grog_dice_word(d) * n;
    }
    return (uint32_t)(product >> 32);
}

void grog_dice_shuffle(struct grog_dice *d, uint16_t *card, uint32_t n)
{
    for (uint32_t i = n; i > 1; i--) {
        uint32_t j = grog_dice_below(d, i);
        uint16_t swap = card[i - 1];
        card[i - 1] = card[j];
        card[j] = swap;
    }
}
