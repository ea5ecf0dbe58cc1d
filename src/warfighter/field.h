/* SPDX-License-Identifier: MIT */
/* field.h -- Field Points and Field Gear: counters earned with Hostiles, and what is Resupplied for them. */
#ifndef WARFIGHTER_FIELD_H
#define WARFIGHTER_FIELD_H

#include "common.h"

/* {counter, how many} of Field Gear; NULL: it is none. */
const int16_t *wf_field_price(const struct grog_match *m, uint16_t card);
int      wf_resupply_price(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card);
int      wf_field_copies(const struct grog_match *m, uint16_t card);
void     wf_lay_field(const struct grog_match *m, struct hostile *h);
void     wf_earn_field(struct grog_run *r, const struct hostile *h, unsigned soldier);
int      wf_team_counters(const struct grog_match *m, const struct warfighter *w, uint16_t counter);
void     wf_lay_supply(struct grog_run *r);

enum { RESUPPLY_PAY = 1, RESUPPLY_STEPS };
WF_RESTS(resupply, RESUPPLY_STEPS);
grog_proc_fn wf_resupply_gear;

#endif
