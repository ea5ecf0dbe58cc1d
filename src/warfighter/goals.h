/* SPDX-License-Identifier: MIT */
/* goals.h -- what completes an Objective, and several Objectives in one path. */
#ifndef WARFIGHTER_GOALS_H
#define WARFIGHTER_GOALS_H

#include "common.h"

void wf_check_destroyed(struct grog_run *r);
/* Objectives that have what they want, as bits; and those that the Action has brought to it, when nobody is left. */
int16_t wf_met_so_far(const struct grog_match *m, const struct warfighter *w);
void wf_check_last_action(struct grog_run *r, int16_t before);
bool wf_shuts_out(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
static inline bool wf_is_out_of_reach(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    return h->place == w->objective && !w->active && wf_shuts_out(m, w, h);
}
/* The Objective that is to lie in the space, of those before the last one; 0: none. */
uint16_t wf_objective_for(const struct grog_match *m, const struct warfighter *w, unsigned space);
/* All Objectives of the Mission, the last one first; their number. */
unsigned wf_objectives(const struct grog_match *m, uint16_t card[1 + OTHERS_ROOM]);
void wf_set_out_objectives(struct grog_run *r);
bool wf_objectives_fit(const struct grog_match *m, struct grog_error *why);
bool wf_is_objective(const struct grog_match *m, const struct warfighter *w, unsigned slot);
bool wf_all_completed(const struct grog_match *m, const struct warfighter *w);
void wf_judge_turn(struct grog_run *r);                                     /* a Soldier Turn is over */
void wf_has_died(struct grog_run *r, uint16_t card);
void wf_check_delivered(struct grog_run *r);

#endif
