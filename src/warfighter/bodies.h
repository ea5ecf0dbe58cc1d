/* SPDX-License-Identifier: MIT */
/* bodies.h -- Body Count: earned by EKIAs, Kept by a Soldier to be spent, or Banked for the Mission. */
#ifndef WARFIGHTER_BODIES_H
#define WARFIGHTER_BODIES_H

#include "common.h"

unsigned wf_team_bodies(const struct warfighter *w);                        /* that Soldiers Keep */
int      wf_bodies_earned(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *kills);
void     wf_keep_bodies(struct grog_run *r, unsigned soldier, int n);
void     wf_bank_body(struct grog_run *r, unsigned soldier);
bool     wf_is_banked(const struct grog_match *m, const struct warfighter *w);          /* enough for the Mission */
wf_lister wf_list_body;

#endif
