/* SPDX-License-Identifier: MIT */
/* hits.h -- what a hit does: a counter is turned over or eliminated, a vehicle wrecked or damaged; Substitute. */
#ifndef HEROES_HITS_H
#define HEROES_HITS_H

#include "common.h"

enum { HIT_DAMAGES = 1, HIT_REDEPLOYS, HIT_SUBSTITUTED, HIT_RESTS };
enum { HIT_WHOM, HIT_LOCALS };      /* locals: who takes the one that is being resolved */
enum { HITS };                      /* pending: so many */
enum { DAMAGE_ROLL = 1, DAMAGE_REDEPLOYS, DAMAGE_CHOSEN, DAMAGE_RESTS };
enum { DAMAGE_AT, DAMAGE_OTHER, DAMAGE_LOCALS };        /* locals: where, and where else it could be (HN-ABL-99) */
extern const struct grog_step hn_hit_steps[HIT_RESTS], hn_damage_steps[DAMAGE_RESTS];
extern const struct grog_local hn_hit_locals[HIT_LOCALS], hn_damage_locals[DAMAGE_LOCALS];
extern const struct hn_frame hn_hit_frame, hn_damage_frame;
grog_proc_fn hn_hit, hn_damage;
lister hn_list_substitutes, hn_list_locations;

int  hn_distance(const struct grog_match *m, const struct heroes *h, unsigned a, unsigned b);   /* slots */

#endif
