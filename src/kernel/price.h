/* SPDX-License-Identifier: MIT */
/* price.h -- what is paid for an ability, by the rows of the system's costs. */
#ifndef GROG_PRICE_H
#define GROG_PRICE_H

#include "source.h"

unsigned grog_prices_of(const struct grog_ability *a);
/* Could all n of them be paid, without the card that is about to be played (0: none)? */
bool grog_can_pay(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                  const struct grog_price *p, unsigned n, uint16_t played);
enum grog_flow grog_pay(struct grog_run *r, struct grog_frame *f, const struct grog_price *p);

#endif
