/* SPDX-License-Identifier: MIT */
/* summons.h -- Hostile Cards: Hostiles that the text of a card brings. */
#ifndef WARFIGHTER_SUMMONS_H
#define WARFIGHTER_SUMMONS_H

#include "common.h"

void wf_note_events(struct grog_run *r);                /* Events that have come are resolved when this is done */

enum { BRING_ARRIVES = 1, BRING_STEPS };
WF_STEPS(bring, BRING_STEPS);
grog_proc_fn wf_bring;

#endif
