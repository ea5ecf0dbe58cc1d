/* SPDX-License-Identifier: MIT */
/* hand_to_hand.h -- Hand to Hand Combat: who Engages whom, for how many Actions, and with what chart.
 * A Soldier's Hand to Hand counter lies on one Hostile card at most, and that one is where he is. */
#ifndef WARFIGHTER_HAND_TO_HAND_H
#define WARFIGHTER_HAND_TO_HAND_H

#include "common.h"

uint16_t  wf_unarmed(const struct grog_match *m, const struct soldier *s);  /* the chart of his bare hands; 0: none */
uint16_t  wf_find_unarmed(const struct grog_match *m, uint16_t soldier);
/* {dice, stumble, hit, penetration, aim} of a Weapon's card in one of the three Modes; NULL: it has not. */
const int16_t *wf_melee_row(const struct grog_match *m, uint16_t weapon, unsigned mode);
/* The least Actions that he pays to Engage it; -1: nobody Engages there. */
int       wf_engage_cost(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile);
grog_rule wf_may_engage(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile);
void      wf_engage_with(struct grog_run *r, unsigned soldier, uint16_t hostile);
void      wf_part(struct grog_run *r, struct soldier *s);               /* his counter is taken back */
void      wf_disengage(struct grog_run *r, uint16_t hostile, unsigned from);    /* all counters on it are */
void      wf_list_strikes(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                          struct grog_list *l);
static inline bool is_melee(unsigned mode) { return mode >= GUN_MODES && mode < MODES; }
/* What he has set aside is paid, or lost. */
static inline void lose_saved(struct soldier *s)
{
    s->saved = 0;
    s->part &= (uint8_t)~PART_WAITED;
}
void     wf_saved_waits(struct grog_run *r);                                /* a Soldier Turn is over */
void     wf_pay_to_strike(struct grog_run *r, unsigned soldier, int cost);

grog_proc_fn wf_engage, wf_set_aside;

#endif
