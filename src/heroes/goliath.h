/* SPDX-License-Identifier: MIT */
/* goliath.h -- the Goliath: a unit that drives among the enemy and explodes there; and Fuel for those that do not. */
#ifndef HEROES_GOLIATH_H
#define HEROES_GOLIATH_H

#include "field.h"

grog_proc_fn hn_fuel;

bool hn_roams(const struct grog_match *m, const struct unit *u);
bool hn_may_explode(const struct grog_match *m, const struct heroes *h, unsigned slot);
bool hn_may_go_upon(const struct grog_match *m, const struct heroes *h, unsigned slot, unsigned other);
bool hn_is_upon(const struct grog_match *m, const struct heroes *h, unsigned slot);
void hn_offer_detonation(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         struct grog_list *l);
void hn_offer_fuel(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                   struct grog_list *l);

#endif
