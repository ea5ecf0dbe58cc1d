/* SPDX-License-Identifier: MIT */
/* fatigue.h -- Battle Fatigue cards, and the Upkeep of Skills. */
#ifndef WARFIGHTER_FATIGUE_H
#define WARFIGHTER_FATIGUE_H

#include "common.h"

bool     wf_is_fatigue(const struct grog_match *m, uint16_t card);
void     wf_add_fatigue(struct grog_run *r, int n);                         /* to the Action deck, not yet shuffled */
int      wf_fatigue_at_start(const struct grog_match *m, const struct grog_game *g);
bool     wf_has_upkeep(const struct grog_match *m, const struct item *i);
bool     wf_can_keep_up(const struct grog_match *m, const struct warfighter *w, const struct item *i);
wf_lister wf_list_upkeep;

enum { UPKEEP_CHOICE = 1, UPKEEP_CARDS, UPKEEP_XP, UPKEEP_STEPS };
WF_RESTS(upkeep, UPKEEP_STEPS);
grog_proc_fn wf_upkeep;

#endif
