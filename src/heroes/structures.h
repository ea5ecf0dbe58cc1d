/* SPDX-License-Identifier: MIT */
/* structures.h -- Structures: Destruction dice, ruins, and wrecks, which are structures too. */
#ifndef HEROES_STRUCTURES_H
#define HEROES_STRUCTURES_H

#include "field.h"

enum { BATTER_DICE = 1, BATTER_ON, BATTER_RESTS };
enum { DEMOLISH_ROLL = 1, DEMOLISH_RUINS, DEMOLISH_RESTS };
enum { RUIN_WHERE = 1, RUIN_RESTS };
enum { RUIN_NTH, RUIN_LOCALS };             /* local: whose turn it is to settle on the ruins (resettles) */
extern const struct grog_step hn_batter_steps[BATTER_RESTS], hn_demolish_steps[DEMOLISH_RESTS],
                              hn_ruin_steps[RUIN_RESTS];
extern const struct grog_local hn_ruin_locals[RUIN_LOCALS];
extern const struct hn_frame hn_batter_frame, hn_demolish_frame, hn_ruin_frame;
grog_proc_fn hn_batter, hn_demolish, hn_ruin;
lister hn_list_resettle;

int  hn_shelled(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot);
void hn_offer_batters(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                      uint16_t weapon, grog_rule forbidden, struct grog_list *l);
void hn_hurt_wreck(struct grog_run *r, uint16_t wreck, int points, uint16_t by);
void hn_cut_through(struct grog_run *r, uint16_t vehicle, unsigned into);
void hn_drive_over(struct grog_run *r, uint16_t vehicle, unsigned into);

#endif
