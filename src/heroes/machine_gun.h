/* SPDX-License-Identifier: MIT */
/* machine_gun.h -- Machine Gunner: the bonus is divided among targets, before the first shot. */
#ifndef HEROES_MACHINE_GUN_H
#define HEROES_MACHINE_GUN_H

#include "fire.h"

enum { DIVIDE_POOLED = 1, DIVIDE_AT, DIVIDE_PART, DIVIDE_SHOT, DIVIDE_PLAIN, DIVIDE_RESTS };
/* locals, behind ATTACK_USED (tokens.h): how many targets, the next of them, and each with its part */
enum { DIVIDE_TARGETS = 1, DIVIDE_NEXT, DIVIDE_FIRST, DIVIDE_MOST = GROG_LOCALS - DIVIDE_FIRST };
extern const struct grog_step hn_divide_steps[DIVIDE_RESTS];
extern const struct grog_local hn_divide_locals[GROG_LOCALS];
extern const struct hn_frame hn_divide_frame;
grog_proc_fn hn_divide;
lister hn_list_targets, hn_list_parts;

grog_rule hn_go_together(const struct grog_match *m, const struct heroes *h, unsigned a, unsigned b);
void hn_offer_divisions(const struct grog_match *m, const struct grog_game *g, const struct firing *how,
                        uint16_t weapon, const uint8_t *in_sight, unsigned seen, struct grog_list *l);

#endif
