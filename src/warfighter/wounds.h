/* SPDX-License-Identifier: MIT */
/* wounds.h -- Soldier Wounds, Healing, Downed Soldiers, and what becomes of those who are removed. */
#ifndef WARFIGHTER_WOUNDS_H
#define WARFIGHTER_WOUNDS_H

#include "common.h"

void wf_wound(struct grog_run *r, const struct grog_frame *f, unsigned soldier, int wounds);
void wf_suppress_soldier(struct grog_run *r, unsigned soldier, int n);
void wf_leave(struct grog_run *r, const struct grog_frame *f, unsigned soldier, enum fate how);
bool wf_can_be_treated(const struct soldier *s, unsigned wound);
void wf_treat(struct grog_run *r, unsigned soldier, unsigned wound, int points);
void wf_outcomes(struct grog_run *r);
void wf_capture(struct grog_run *r);                /* as the Mission ends */
/* A Wound's name as an object: the Soldier's slot and the counter's place, from 1. */
static inline uint16_t wound_name(unsigned soldier, unsigned wound) { return (uint16_t)(soldier * 16 + wound + 1); }

enum { HEAL_ROLL = 1, HEAL_STEPS };
WF_STEPS(heal, HEAL_STEPS);
grog_proc_fn wf_withdraw, wf_heal;

#endif
