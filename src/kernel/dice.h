/* SPDX-License-Identifier: MIT */
/* dice.h -- all chance in a game, from one 256-bit seed.
 *
 * ChaCha in counter mode with 8 rounds: word n of the stream depends on the seed
 * and n alone, so whoever knows the seed can check every roll.  Words of the
 * current block that are not used yet lie in the dice; used ones are zero.  Every number below
 * is exactly uniform: a word that would favour some results is thrown away. */
#ifndef GROG_DICE_H
#define GROG_DICE_H

#include "grognard.h"

struct grog_dice {
    uint64_t counter;               /* blocks made so far */
    uint64_t left;                  /* words of the block not yet used */
    uint32_t key[8];
    uint32_t block[16];
};

void     grog_dice_seed(struct grog_dice *d, const uint8_t seed[GROG_SEED_BYTES]);
/* As they are after so many blocks, with so many words of the last one left. */
void     grog_dice_at(struct grog_dice *d, const uint8_t seed[GROG_SEED_BYTES], uint64_t counter, uint64_t left);
uint32_t grog_dice_word(struct grog_dice *d);
uint32_t grog_dice_below(struct grog_dice *d, uint32_t n);              /* 0 .. n - 1; n > 0 */
void     grog_dice_shuffle(struct grog_dice *d, uint16_t *card, uint32_t n);

/* One block of the cipher, for the published vectors: 20, 12 or 8 rounds. */
void grog_chacha(const uint32_t input[16], unsigned rounds, uint32_t output[16]);

#endif
