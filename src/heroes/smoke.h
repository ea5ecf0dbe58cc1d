/* SPDX-License-Identifier: MIT */
/* smoke.h -- Smoke: an order is placed on the option; when its number comes up, a pattern is laid. */
#ifndef HEROES_SMOKE_H
#define HEROES_SMOKE_H

#include "common.h"

enum { SMOKE_WHERE = 1, SMOKE_ROLL, SMOKE_RESTS };
extern const struct grog_step hn_smoke_steps[SMOKE_RESTS];
extern const struct hn_frame hn_smoke_frame;
grog_proc_fn hn_order_option, hn_smoke;
lister hn_list_smoke;

grog_rule hn_may_order_option(const struct grog_match *m, const struct heroes *h, unsigned seat, unsigned holding);
bool hn_can_order_option(const struct grog_match *m, const struct heroes *h, unsigned seat);
void hn_offer_option_orders(const struct grog_match *m, const struct grog_game *g, unsigned seat, grog_rule owed,
                            struct grog_list *l);
void hn_offer_special_options(const struct grog_match *m, const struct heroes *h, unsigned seat, struct grog_list *l);
void hn_fade_smoke(struct grog_run *r);

#endif
