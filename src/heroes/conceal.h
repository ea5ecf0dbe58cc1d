/* SPDX-License-Identifier: MIT */
/* conceal.h -- Ambush: concealed units, how they are spotted; Ruses, behind which there is nothing; and the tokens that
 * conceal units which cannot do it themselves. */
#ifndef HEROES_CONCEAL_H
#define HEROES_CONCEAL_H

#include "common.h"

extern const struct hn_frame hn_cloak_frame;
grog_proc_fn hn_cloak;

bool hn_is_ruse(const struct grog_match *m, const struct unit *u);      /* whoever may know asks */
void hn_spot(struct grog_run *r, uint16_t mover);                    /* HN-ABL-08 to HN-ABL-16  whoever sees whom now */
void hn_discover(struct grog_run *r, uint16_t unit);
void hn_offer_cloaks(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     struct grog_list *l);
void hn_return_cloaks(struct grog_run *r);      /* HN-OOP-09  tokens that cover nobody any more, to be used again */

#endif
