/* SPDX-License-Identifier: MIT */
/* forgo.h -- what a rule says that a player "can" do and costs him nothing: it is done, unless he does without.
 *
 * Whoever does such a thing keeps how much of it in its frame, reaches its point, and does what is left then.  To pass
 * there is to do it, so that a setting of reactions answers it. */
#ifndef HEROES_FORGO_H
#define HEROES_FORGO_H

#include "common.h"

grog_proc_fn hn_forgo;
lister hn_list_forgo;
can_fn hn_could_forgo;
unsigned hn_forgo_seats(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f);

#endif
