/* SPDX-License-Identifier: MIT */
/* counters.h -- counters that packs name, on a Soldier or on the Mission.
 * A counter stays from 0 to what its word allows. */
#ifndef WARFIGHTER_COUNTERS_H
#define WARFIGHTER_COUNTERS_H

#include "common.h"

void     wf_give_counters(struct grog_run *r, unsigned soldier);            /* at the deal */
void     wf_gain_counters(struct grog_run *r, uint8_t *of, uint16_t whose, uint16_t counter, int n);

#endif
