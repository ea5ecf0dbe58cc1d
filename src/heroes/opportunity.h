/* SPDX-License-Identifier: MIT */
/* opportunity.h -- Opportunity Fire: at an enemy that moves, by who has not acted. */
#ifndef HEROES_OPPORTUNITY_H
#define HEROES_OPPORTUNITY_H

#include "field.h"

enum { OPPORTUNITY_FIRES = 1, OPPORTUNITY_RESTS };
enum { BY_CARD_FIRES = 1, BY_CARD_WHICH, BY_CARD_CHOSEN, BY_CARD_RESTS };
extern const struct grog_step hn_opportunity_steps[OPPORTUNITY_RESTS], hn_by_card_steps[BY_CARD_RESTS];
extern const struct hn_frame hn_opportunity_frame, hn_by_card_frame;
grog_proc_fn hn_opportunity, hn_fires_by_card;
lister hn_list_opportunity, hn_list_by_card;
can_fn hn_could_interrupt_now;

/* May it fire at the unit where that is now, as far as everybody can see?  What lies concealed may have a weapon for
 * it. */
bool hn_waits_for(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                  unsigned mover);
/* Could it, if it were seen? */
bool hn_may_wait(const struct grog_match *m, const struct heroes *h, unsigned slot);
unsigned hn_could_interrupt(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *step);
unsigned hn_units_that_could_fire(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                                  unsigned most, uint16_t out[GROG_TARGETS]);

#endif
