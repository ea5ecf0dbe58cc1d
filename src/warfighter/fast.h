/* SPDX-License-Identifier: MIT */
/* fast.h -- Fast Hostiles, which act in the Soldier Turn, and the targets that Hostiles establish. */
#ifndef WARFIGHTER_FAST_H
#define WARFIGHTER_FAST_H

#include "common.h"

/* Can any be Fast in this match?  And is this one? */
static inline bool wf_some_fast(const struct grog_match *m)
{
    return grog_match_modifies(m, VALUE_FAST) || m->base[VALUE_FAST] > 0;
}
bool     wf_find_fast(const struct grog_match *m, const struct grog_game *g, const struct hostile *h);
static inline bool wf_is_fast(const struct grog_match *m, const struct grog_game *g, const struct hostile *h)
{
    return wf_some_fast(m) && wf_find_fast(m, g, h);
}
void     wf_count_flips(struct grog_run *r, int n);                         /* Action counters */
bool     wf_fast_is_due(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *turn);
void     wf_fast_close(struct grog_run *r);
void     wf_ready_fast(struct grog_run *r);
void     wf_forget_acts(struct grog_run *r);
void     wf_establish_targets(struct grog_run *r);
wf_lister wf_list_fast;

enum { RUSH_WHICH = 1, RUSH_ATTACKS, RUSH_STEPS };
WF_RESTS(rush, RUSH_STEPS);
grog_proc_fn wf_rush;

#endif
