/* SPDX-License-Identifier: MIT */
/* doors.h -- Doors: the way into a Fortification, by Hits or by a pick. */
#ifndef WARFIGHTER_DOORS_H
#define WARFIGHTER_DOORS_H

#include "common.h"

struct grog_frame wf_lock_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about);
enum { PICK_TEST = 1, PICK_STEPS };
WF_RESTS(pick, PICK_STEPS);
/* {Cover, Hits, Interior Cover} of a Door that is not Breached; NULL: it has none. */
const int16_t *wf_door(const struct grog_match *m, const struct hostile *h);
int       wf_interior(const struct grog_match *m, const struct hostile *h);     /* Cover inside it */
void      wf_hit_door(struct grog_run *r, uint16_t hostile, int hits);
void      wf_list_doors(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                        struct grog_list *l);

grog_proc_fn wf_pick_lock;

#endif
