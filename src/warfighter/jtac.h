/* SPDX-License-Identifier: MIT */
/* jtac.h -- the JTAC Mission: a Designator gathers Guidance Points for a Platform, which Attacks the Objective once. */
#ifndef WARFIGHTER_JTAC_H
#define WARFIGHTER_JTAC_H

#include "common.h"

bool wf_can_strike(const struct grog_match *m, const struct grog_listed *team, unsigned n, struct grog_error *why);
void wf_list_platforms(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l);
int  wf_platform_points(const struct grog_match *m, const struct warfighter *w);
bool wf_is_designator(const struct grog_match *m, uint16_t card);
void wf_guides_no_more(struct warfighter *w, unsigned item);     /* it leaves the game */
/* The number of the greatest row {from, number} of a table that is reached; 0: none is. */
int  wf_reached_row(const int16_t *table, int n);

enum { GUIDE_TEST = 1, GUIDE_STEPS };
WF_RESTS(guide, GUIDE_STEPS);
enum { CALL_IN_ROLL = 1, CALL_IN_HEARD, CALL_IN_DANGER, CALL_IN_STEPS };
WF_RESTS(call_in, CALL_IN_STEPS);
enum { CALL_IN_LOCALS = 2 };
WF_LOCALS(call_in, CALL_IN_LOCALS);
grog_proc_fn wf_guide, wf_call_in;

#endif
