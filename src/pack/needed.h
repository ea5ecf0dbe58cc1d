/* SPDX-License-Identifier: MIT */
/* needed.h -- the cards that a match can use, and so the packs that it needs. */
#ifndef GROG_NEEDED_H
#define GROG_NEEDED_H

#include "pack.h"

/* By card, `used` has room for all of the match's: 0: no game of the match can deal it, and nothing that it can deal
 * names it. */
void grog_cards_used(const struct grog_match *m, uint8_t *used);
/* Is one of the used cards of the pack that is called so? */
bool grog_is_pack_used(const struct grog_match *m, const uint8_t *used, const char *pack);

#endif
