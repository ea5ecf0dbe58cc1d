/* SPDX-License-Identifier: MIT */
/* divinity.h -- Divinity: what Eliminated Hostiles bring, how the team shares it, and what Clergy may have. */
#ifndef WARFIGHTER_DIVINITY_H
#define WARFIGHTER_DIVINITY_H

#include "common.h"

unsigned wf_sharers(const struct grog_match *m, const struct warfighter *w);    /* who can have what waits */
void     wf_gain_spoils(struct grog_run *r, uint16_t card);
bool     wf_can_have(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item);
/* One that is still in the supply. */
bool     wf_can_have_new(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card);
wf_lister wf_list_share;

enum { SHARE_WHO = 1, SHARE_STEPS };
WF_RESTS(share, SHARE_STEPS);
grog_proc_fn wf_share;

#endif
