/* SPDX-License-Identifier: MIT */
/* armor.h -- Body Armor: what a Soldier wears, and whether it stops a Hit. */
#ifndef WARFIGHTER_ARMOR_H
#define WARFIGHTER_ARMOR_H

#include "common.h"

bool      wf_is_armored(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
int       wf_armor_at(const struct grog_match *m, const struct grog_game *g, unsigned soldier, int body);
bool      wf_wears(const struct grog_match *m, const struct warfighter *w, unsigned soldier, uint16_t like);
bool      wf_defeats_armor(struct grog_run *r, const struct grog_frame *f, int body, int die);

#endif
