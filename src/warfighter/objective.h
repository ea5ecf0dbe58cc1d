/* SPDX-License-Identifier: MIT */
/* objective.h -- completing the Objective, Success and failure, and the time there is for it. */
#ifndef WARFIGHTER_OBJECTIVE_H
#define WARFIGHTER_OBJECTIVE_H

#include "common.h"

void wf_hit_target(struct grog_run *r, uint16_t ref, int hits);     /* of an Objective */
void wf_complete(struct grog_run *r, unsigned slot);    /* what the Objective wants is done */
void wf_complete_by_card(struct grog_run *r);       /* a card says that the Mission's means are met */
void wf_move_objective(struct grog_run *r, int n);
void wf_move_timer(struct grog_run *r, int by);
void wf_step_timer(struct grog_run *r, int by);            /* whether time is out is seen later */
void wf_check_time(struct grog_run *r);
bool wf_all_down(const struct grog_match *m, const struct grog_game *g);
bool wf_nobody_left(struct grog_run *r);            /* then the Mission has failed */
void wf_succeed(struct grog_run *r);
void wf_fail(struct grog_run *r);
void wf_check_won(struct grog_run *r);                                      /* something more is done */

#endif
