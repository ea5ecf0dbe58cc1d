/* SPDX-License-Identifier: MIT */
/* stress.h -- Stress cards, which lie in the Action deck and befall whoever draws them. */
#ifndef WARFIGHTER_STRESS_H
#define WARFIGHTER_STRESS_H

#include "common.h"
#include "effects.h"

bool     wf_uses_stress(const struct grog_match *m, uint16_t card);
bool     wf_meet_stress(struct grog_run *r, unsigned soldier, uint16_t card);   /* false: it is not for him */
wf_does wf_act_later;
wf_lister wf_list_stress, wf_list_stressed;

enum { STRESS_WHO = 1, STRESS_CHOICE, STRESS_PAY, STRESS_EFFECT, STRESS_STEPS };
WF_RESTS(stress, STRESS_STEPS);
grog_proc_fn wf_stress;

#endif
