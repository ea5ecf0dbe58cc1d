/* SPDX-License-Identifier: MIT */
/* distraction.h -- Distraction Locations: Triggered Weapons that are left there, and go off together. */
#ifndef WARFIGHTER_DISTRACTION_H
#define WARFIGHTER_DISTRACTION_H

#include "common.h"

/* Is it a Triggered Weapon, and the Soldier where he may leave it? */
bool     wf_can_place(const struct grog_match *m, const struct warfighter *w, unsigned soldier, unsigned item);
bool     wf_some_triggered(const struct grog_match *m, const struct warfighter *w);
void     wf_list_triggers(const struct grog_match *m, const struct warfighter *w, unsigned seat, struct grog_list *l);

enum { TRIGGER_HEARD = 1, TRIGGER_STEPS };
WF_STEPS(trigger, TRIGGER_STEPS);
grog_proc_fn wf_trigger;

#endif
