/* SPDX-License-Identifier: MIT */
/* extraction.h -- how a team comes at night and how it gets away: Insertion, Extraction, Abort. */
#ifndef WARFIGHTER_EXTRACTION_H
#define WARFIGHTER_EXTRACTION_H

#include "common.h"

/* Cards that are chosen; 0: none. */
uint16_t wf_insertion(const struct grog_match *m);
uint16_t wf_extraction(const struct grog_match *m);
int      wf_ways_cost(const struct grog_match *m);
bool     wf_ways_fit(const struct grog_match *m, const struct grog_game *g, struct grog_error *why);
void     wf_lay_ways(struct grog_run *r);
bool     wf_way_out_fits(const struct grog_match *m, const struct warfighter *w);
void     wf_shift_way_out(struct grog_run *r, int by);
bool     wf_leads_out(const struct warfighter *w, unsigned from, unsigned to);
uint32_t wf_ways_out(const struct warfighter *w, unsigned from, uint32_t near);
static inline bool wf_is_aborted(const struct warfighter *w)
{
    return w->location[EXTRACTION].flags & LOCATION_ABORTED;
}
static inline bool wf_is_extracted(const struct warfighter *w)              /* and not all was done */
{
    return w->location[EXTRACTION].flags & LOCATION_LEFT;
}
void     wf_list_abort(const struct grog_match *m, const struct warfighter *w, struct grog_list *l);
bool     wf_has_still_to_leave(struct grog_run *r);                         /* won, but for that */
bool     wf_are_leaving(const struct warfighter *w);                        /* all are there, and may go */
void     wf_extract(struct grog_run *r);

enum { LEAVE_LEAVING = 1, LEAVE_WHETHER, LEAVE_STEPS };
wf_lister wf_list_leaving;
WF_RESTS(leave, LEAVE_STEPS);
grog_proc_fn wf_abort, wf_leave_by;

#endif
