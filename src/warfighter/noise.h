/* SPDX-License-Identifier: MIT */
/* noise.h -- the Noise that Soldiers make, who hears it, and what the Hostiles do by themselves at night. */
#ifndef WARFIGHTER_NOISE_H
#define WARFIGHTER_NOISE_H

#include "common.h"

int      wf_loudest(const struct grog_match *m);                            /* the Alarm Sounded circle; 0: no Track */
void     wf_move_noise(struct grog_run *r, int by);
/* With the counter on that space: dice up to which a Hostile that hears goes for the alarm, and pauses. */
void     wf_heard_on(const struct grog_match *m, int space, int up_to[2]);
/* What the Hostiles' Search and the Mission's Activity would move the counter by now. */
int      wf_noise_to_come(const struct grog_match *m, const struct warfighter *w);
void     wf_be_loudest(struct grog_run *r);
uint16_t wf_random_hearer(struct grog_run *r, unsigned here, unsigned there);   /* in one of two spaces; 0: none */
uint16_t wf_find_stealth(const struct grog_match *m);
uint16_t wf_stealth(const struct grog_match *m);                            /* the ability to Move without Noise */
void     wf_note_dice(struct grog_run *r, const struct grog_frame *shot, int dice);
int      wf_attack_noise(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack,
                         bool killed);
void     wf_night_falls(struct grog_run *r);                                /* up to the check of the alarm */
void     wf_mobilize(struct grog_run *r);                                   /* if the enemy is On Alert */

enum { NOISE_ROLL = 1, NOISE_STEPS };
WF_STEPS(noise, NOISE_STEPS);
grog_proc_fn wf_noise;

#endif
