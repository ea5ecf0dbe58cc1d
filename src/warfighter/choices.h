/* SPDX-License-Identifier: MIT */
/* choices.h -- what a seat may choose in the Soldier Turn, and the predicates that judge it.
 * A predicate gives 0, or the rule that forbids the candidate. */
#ifndef WARFIGHTER_CHOICES_H
#define WARFIGHTER_CHOICES_H

#include "common.h"

grog_rule wf_may_aim_at_target(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
grog_rule wf_may_use_weapon(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                            const struct item *i);
/* The Attacks of one Soldier. */
void wf_list_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l);
wf_lister wf_list_turn;

#endif
