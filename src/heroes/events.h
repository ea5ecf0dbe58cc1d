/* SPDX-License-Identifier: MIT */
/* events.h -- markers on the turn counter: what a scenario lets happen in a round, and the units that arrive. */
#ifndef HEROES_EVENTS_H
#define HEROES_EVENTS_H

#include "common.h"

enum { ARRIVE_WHERE = 1, ARRIVE_RESTS };
enum { ARRIVE_SLOT, ARRIVE_LOCALS };                    /* locals: the slot from which arrivals are looked for */
extern const struct grog_step hn_arrive_steps[ARRIVE_RESTS];
extern const struct grog_local hn_arrive_locals[ARRIVE_LOCALS];
extern const struct hn_frame hn_arrive_frame;
grog_proc_fn hn_arrive;
lister hn_list_arrive;

bool hn_add_late(const struct grog_match *m, struct ground_plan *p, struct grog_error *why);
void hn_events_of_round(struct grog_run *r);

#endif
