/* SPDX-License-Identifier: MIT */
/* barrage.h -- Barrage Order: all heavy weapons of one name near the one who orders it can fire. */
#ifndef HEROES_BARRAGE_H
#define HEROES_BARRAGE_H

#include "common.h"

enum { BARRAGE_WHICH = 1, BARRAGE_FIRES, BARRAGE_RESTS };
extern const struct grog_step hn_barrage_steps[BARRAGE_RESTS];
extern const struct hn_frame hn_barrage_frame;
grog_proc_fn hn_barrage;
lister hn_list_barrage;

void hn_offer_barrages(const struct grog_match *m, const struct grog_game *g, unsigned slot, struct grog_list *l);

#endif
