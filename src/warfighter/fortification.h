/* SPDX-License-Identifier: MIT */
/* fortification.h -- the first Hostile of a Location, and the one that is Present at the Objective. */
#ifndef WARFIGHTER_FORTIFICATION_H
#define WARFIGHTER_FORTIFICATION_H

#include "common.h"

void     wf_set_out(struct grog_run *r);
unsigned wf_presents(const struct grog_match *m, uint16_t card);            /* so many lie beside Objectives; 0: any */
int      wf_place_first(struct grog_run *r, unsigned slot, int value);      /* the value placed */
uint16_t wf_draw_for_card(struct grog_run *r, unsigned slot);               /* one Hostile; 0: there is none */
uint16_t wf_draw_first(struct grog_run *r, unsigned slot);
void     wf_man(struct grog_run *r, unsigned space);                        /* one was placed there */
void     wf_present_enters(struct grog_run *r, unsigned slot);               /* of this Objective */

#endif
