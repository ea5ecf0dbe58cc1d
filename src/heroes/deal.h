/* SPDX-License-Identifier: MIT */
/* deal.h -- Setup: the match's own part, and the table as a game begins.
 *
 * What is the same in every game of a match is worked out once; the deal only lays it out. */
#ifndef HEROES_DEAL_H
#define HEROES_DEAL_H

#include "common.h"

bool hn_make_plan(const struct grog_match *m, void *own, struct grog_error *why);
void hn_sort_holdings(const struct grog_match *m, struct ground_plan *p);
void hn_deal(struct grog_run *r);

#endif
