/* SPDX-License-Identifier: MIT */
/* timer.h -- what cards do to the Mission's Timer. */
#ifndef WARFIGHTER_TIMER_H
#define WARFIGHTER_TIMER_H

#include "common.h"

int wf_timer_steps(const struct grog_match *m, const struct grog_game *g);

enum { TIME_WAY = 1, TIME_STEPS };
WF_RESTS(time, TIME_STEPS);
grog_proc_fn wf_change_time;

#endif
