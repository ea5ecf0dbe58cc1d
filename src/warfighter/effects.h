/* SPDX-License-Identifier: MIT */
/* effects.h -- what the verbs of cards do that other headings bring, and whether a verb would change anything. */
#ifndef WARFIGHTER_EFFECTS_H
#define WARFIGHTER_EFFECTS_H

#include "common.h"

/* One of an effect's targets is done; a target that has left play since it was named is left alone. */
typedef void wf_does(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom);
typedef bool wf_would(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                      uint16_t whom);

wf_would wf_would_draw, wf_would_rally, wf_would_resupply, wf_would_pin, wf_would_attack, wf_would_flip,
         wf_would_reveal;

#endif
