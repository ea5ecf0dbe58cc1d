/* SPDX-License-Identifier: MIT */
/* errands.h -- Escort and Rescue Missions: Soldiers whom the Mission is about. */
#ifndef WARFIGHTER_ERRANDS_H
#define WARFIGHTER_ERRANDS_H

#include "common.h"

bool wf_errand_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why);
void wf_set_errand(struct grog_run *r);
bool wf_is_held_there(const struct soldier *s);
bool wf_errand_is_done(const struct grog_match *m, const struct warfighter *w);
void wf_has_come(struct grog_run *r, struct soldier *s);
void wf_has_gone(struct grog_run *r, const struct soldier *s);

#endif
