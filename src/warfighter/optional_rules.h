/* SPDX-License-Identifier: MIT */
/* optional_rules.h -- optional rules: Saving Action Cards To Enter, Weapon Jams, Random Mission Generation. */
#ifndef WARFIGHTER_OPTIONAL_RULES_H
#define WARFIGHTER_OPTIONAL_RULES_H

#include "common.h"
#include "kernel/market.h"

int      wf_saved_for(const struct warfighter *w, unsigned soldier, int cost);      /* of this cost */
void     wf_use_saved(struct grog_run *r, unsigned soldier);                /* he has entered a Location */
void     wf_list_saves(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l);
void     wf_check_jam(struct grog_run *r, const struct grog_frame *shot, int reload, const int16_t *dice, int n);
/* A Mission, and an Objective for it; false: there is none. */
bool     wf_random_mission(const struct grog_cards *cards, struct grog_dice *dice, uint16_t *mission,
                           uint16_t *objective);
unsigned wf_by_lot(const struct grog_cards *cards, struct grog_dice *dice, struct grog_lot out[GROG_DRAWN_MAX]);
bool     wf_can_be_rescued(const struct grog_card *card, int16_t kind);
unsigned wf_random_rescue(const struct grog_cards *cards, struct grog_dice *dice, uint16_t mission, uint16_t *out);

grog_proc_fn wf_save, wf_clear;

#endif
