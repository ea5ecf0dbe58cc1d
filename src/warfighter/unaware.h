/* SPDX-License-Identifier: MIT */
/* unaware.h -- Attacks on Hostiles that do not know of the team: the Unaware Target counters and their chart. */
#ifndef WARFIGHTER_UNAWARE_H
#define WARFIGHTER_UNAWARE_H

#include "common.h"

/* What an Unaware Target counter (from 1; 0: none) does to an Attack. */
struct wf_sight { int16_t attack, cover; bool kills, alarm; };
struct wf_sight wf_sight_of(const struct grog_match *m, int counter);
bool     wf_is_surprise(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
bool     wf_draws_sight(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *attack);
void     wf_alarms_one(struct grog_run *r, unsigned here, unsigned there);  /* by lot, of those in two spaces */
void     wf_notices(struct grog_run *r, uint16_t hostile, bool touched);
int      wf_sight_xp(const struct grog_match *m, const struct grog_frame *sight);       /* that the shot costs */
bool     wf_can_choose_sight(const struct grog_match *m, int row);          /* a counter that is no No Shot */
wf_lister wf_list_sight;

enum { SIGHT_DRAW = 1, SIGHT_CHOICE, SIGHT_STEPS };
WF_RESTS(sight, SIGHT_STEPS);
enum { SIGHT_LOCALS = 1 };
WF_LOCALS(sight, SIGHT_LOCALS);
grog_proc_fn wf_sight;

#endif
