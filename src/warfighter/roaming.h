/* SPDX-License-Identifier: MIT */
/* roaming.h -- where Unaware Hostiles wander, and Evading Hostiles. */
#ifndef WARFIGHTER_ROAMING_H
#define WARFIGHTER_ROAMING_H

#include "common.h"

bool     wf_some_roam(const struct grog_match *m, const struct warfighter *w);
void     wf_leaves_alive(struct grog_run *r, uint16_t hostile);             /* neither killed nor Experience for it */
wf_lister wf_list_evading;

enum { ROAM_ROLL = 1, ROAM_STEPS };
WF_RESTS(roam, ROAM_STEPS);
enum { ROAM_LOCALS = 1 };
WF_LOCALS(roam, ROAM_LOCALS);
enum { EVADE_PAY = 1, EVADE_STEPS };
WF_RESTS(evade, EVADE_STEPS);
grog_proc_fn wf_roam, wf_evade;

#endif
