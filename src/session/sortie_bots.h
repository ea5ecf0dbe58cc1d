/* SPDX-License-Identifier: MIT */
/* sortie_bots.h -- a Mission that nobody plays. */
#ifndef SESSION_SORTIE_BOTS_H
#define SESSION_SORTIE_BOTS_H

#include "bots/bots.h"

/* The bot of each seat chooses, with its seat's view alone, until the game is over.  Their chance follows from the seed
 * and the moment, and is none of the game's dice.  False: see why. */
bool sortie_bots_play(struct grog_journal *j, const struct grog_bot *const bot[GROG_SEATS_MAX],
                      const uint8_t seed[GROG_SEED_BYTES], struct grog_error *why);

#endif
