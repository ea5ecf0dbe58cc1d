/* SPDX-License-Identifier: MIT */
/* forecast.h -- what a shot, a divided pool and a player's orders come to, for who explains them: each number by the
 * function that the rule itself is carried out with. */
#ifndef HEROES_FORECAST_H
#define HEROES_FORECAST_H

#include "kernel/system.h"

struct heroes;
struct holding;
struct shot_sums;
struct unit;

/* What counts when a SHOT is announced: its pending values.  shot: an enum shot.  (shot.c) */
struct shot_stands { int bonus, result, defence, dice; };
struct shot_stands hn_shot_begins(const struct shot_sums *s, unsigned shot);
/* What is made of them before the dice fall, if no card is played: what doubling adds (share: of a divided pool, 0: it
 * is none), what markers on the firer take, the result that is needed, and the die for it (1 or less: any). */
struct shot_needs { int doubled, markers, needed, die; };
struct shot_needs hn_shot_needs(const struct shot_stands *s, unsigned shot, int share, const struct unit *firer);

/* HN-ABL-79 to HN-ABL-82  Of a DIVIDE: all that there is to be allotted, and what has been.  (machine_gun.c) */
int hn_pool(const struct grog_frame *divide);
int hn_allotted(const struct grog_frame *divide);
/* Such a pool, of this bonus. */
int hn_pool_of(unsigned shot, int bonus);

/* HN-ORD-06  The stars on a tile or an option; those that a seat has of it, and of a unit.  (orders.c) */
int hn_stars_on(const struct grog_match *m, const struct holding *o);
int hn_stars_of(const struct grog_match *m, const struct heroes *h, unsigned seat, const struct holding *o);
int hn_stars_of_unit(const struct grog_match *m, unsigned seat, const struct unit *u);

#endif
