/* SPDX-License-Identifier: MIT */
/* telling.h -- the dice of an Attack as they are told. */
#ifndef WARFIGHTER_TELLING_H
#define WARFIGHTER_TELLING_H

#include "common.h"

void     wf_tell_dice(struct grog_run *r, const int16_t *die, int n, int cover);
void     wf_tell_again(struct grog_run *r, int which);
void     wf_tell_best(struct grog_run *r, uint16_t who, const int16_t *die, int n, int needed, int bonus);
void     wf_tell_hits(struct grog_run *r, int hits, int dice);

#endif
