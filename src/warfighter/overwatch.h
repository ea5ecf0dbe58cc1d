/* SPDX-License-Identifier: MIT */
/* overwatch.h -- Overwatch: Soldiers who stay beside the path, and the counters that they draw. */
#ifndef WARFIGHTER_OVERWATCH_H
#define WARFIGHTER_OVERWATCH_H

#include "common.h"
#include "effects.h"

int      wf_drawn_value(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                        const struct grog_source *by, uint16_t word);       /* a measure */
bool     wf_overwatch_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n,
                           struct grog_error *why);
void     wf_post_overwatch(struct grog_run *r);                             /* at the deal: who, and their counters */
void     wf_draw_overwatch(struct grog_run *r);
void     wf_spend_overwatch(struct grog_run *r, const struct grog_frame *use);  /* it has been used */
void     wf_end_overwatch(struct grog_run *r, unsigned soldier);            /* of one of them, SOLDIERS: of all */
void     wf_list_overwatch(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
bool     wf_is_his_counter(const struct grog_match *m, const struct warfighter *w, const struct support *s,
                           unsigned seat);
bool     wf_has_movers(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                       uint16_t whom);
wf_does wf_eliminate_one, wf_call_off;
wf_lister wf_list_hold_back, wf_list_adjust, wf_list_share_xp;

enum { HOLD_WHICH = 1, HOLD_STEPS };
WF_RESTS(hold, HOLD_STEPS);
enum { HOLD_SPACE, HOLD_LOCALS };                       /* the space of those that it holds; 0: it holds nobody yet */
WF_LOCALS(hold, HOLD_LOCALS);
enum { ADJUST_WAY = 1, ADJUST_STEPS };
WF_STEPS(adjust, ADJUST_STEPS);
enum { SHARE_XP_WHO = 1, SHARE_XP_STEPS };
WF_RESTS(share_xp, SHARE_XP_STEPS);
grog_proc_fn wf_hold_back, wf_adjust, wf_share_xp;

#endif
