/* SPDX-License-Identifier: MIT */
/* awareness.h -- what Hostiles know of the team, and the Going For Alarm Track.
 * How a Hostile card comes to know of the team; each function does what the card's state allows, and nothing else. */
#ifndef WARFIGHTER_AWARENESS_H
#define WARFIGHTER_AWARENESS_H

#include "common.h"

static inline bool wf_knows(const struct hostile *h) { return h->awareness == AWARE; }
static inline bool wf_can_be_surprised(const struct hostile *h)            /* it has an Unaware or Pauses counter */
{
    return h->awareness == UNAWARE || h->awareness == PAUSES;
}
void     wf_is_unaware(struct grog_run *r, uint16_t hostile);
void     wf_pauses(struct grog_run *r, uint16_t hostile);
void     wf_goes_for_alarm(struct grog_run *r, uint16_t hostile);
void     wf_becomes_aware(struct grog_run *r, uint16_t hostile);            /* it draws a target if it has none */
/* Before it leaves alive: its counter stays on the Track. */
void     wf_loosens_alarm(struct grog_run *r, uint16_t hostile);
void     wf_sound_alarm(struct grog_run *r);
void     wf_count_action(struct grog_run *r);                               /* one is being done */
void     wf_count_free(struct grog_run *r);                                 /* one that costs nothing is being done, */
void     wf_free_is_over(struct grog_run *r);                               /* and is over */
void     wf_count_given(struct grog_run *r, const struct grog_frame *ability);  /* a card gives one */
void     wf_advance_alarms(struct grog_run *r);

#endif
