/* SPDX-License-Identifier: MIT */
/* before.h -- what a campaign hands to a Mission: circumstances, the Location where it starts, orders, Gear that is
 * partly used. */
#ifndef WARFIGHTER_BEFORE_H
#define WARFIGHTER_BEFORE_H

#include "common.h"

const int16_t *wf_mission_numbers(const struct grog_match *m);                      /* of the Mission card */
static inline const int16_t *wf_mission_at(const struct grog_match *m, const struct warfighter *w)  /* once it lies */
{
    return wf_numbers_as(m, w->location[0].thing.card, OF_MISSION);
}
static inline const int16_t *wf_objective_in(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    return wf_numbers_as(m, w->location[slot].thing.card, OF_OBJECTIVE);
}

/* What lies in space 1, and in that of the Objective: its card, or the Location in its place. */
uint16_t wf_first_card(const struct grog_match *m);
uint16_t wf_last_card(const struct grog_match *m);
int16_t  wf_region(const struct grog_match *m);                             /* 0: any */

int      wf_sum_circumstances(const struct grog_match *m, unsigned field);
static inline int wf_circumstance(const struct grog_match *m, unsigned field)
{
    return m->setup[SETUP_CIRCUMSTANCES] ? wf_sum_circumstances(m, field) : 0;
}
int      wf_objective_space(const struct grog_match *m);
int      wf_time(const struct grog_match *m);

void     wf_take_used(struct grog_run *r, unsigned soldier);                /* at the muster */
int      wf_units_there(const struct grog_match *m, const struct item *i);
bool     wf_before_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why);
int      wf_week(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                 const struct grog_source *by, uint16_t word);

#endif
