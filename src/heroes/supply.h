/* SPDX-License-Identifier: MIT */
/* supply.h -- Supply Phase: its nine steps in the book's order; nobody fires in it, nobody assaults (HN-SUP-04). */
#ifndef HEROES_SUPPLY_H
#define HEROES_SUPPLY_H

#include "common.h"

enum { SUPPLY_BEGINS = 1, SUPPLY_BEGINS_CARDS, SUPPLY_BEGINS_OPTIONS, SUPPLY_BEGINS_SCENARIO, SUPPLY_MOVES, SUPPLY_ENDS,
       SUPPLY_ENDS_CARDS, SUPPLY_ENDS_OPTIONS, SUPPLY_ENDS_SCENARIO, SUPPLY_REFILL, SUPPLY_EXCHANGE, SUPPLY_SHARE,
       SUPPLY_KEEP, SUPPLY_CHARGES, SUPPLY_OPTIONS, SUPPLY_RESTS };
enum { SUPPLY_NTH, SUPPLY_LOCALS };                     /* locals: which player, or side, is at it */
enum { SUPPLY_WHICH = 1, SUPPLY_GOES, SUPPLY_MOVES_RESTS };
enum { REFILL_CHOICE = 1, REFILL_EXCESS, REFILL_IMPROVISES, REFILL_RESTS };
enum { REFILL_CARDS_OVER, REFILL_LOCALS };              /* locals: how many must go again */
enum { REFILL_MORE };                                   /* pending: how many are drawn beyond the most */
extern const struct grog_step hn_supply_steps[SUPPLY_RESTS], hn_supply_moves_steps[SUPPLY_MOVES_RESTS],
                              hn_refill_steps[REFILL_RESTS];
extern const struct grog_local hn_supply_locals[SUPPLY_LOCALS], hn_refill_locals[REFILL_LOCALS];
extern const struct hn_frame hn_supply_frame, hn_supply_moves_frame, hn_refill_frame;
grog_proc_fn hn_supply, hn_supply_moves, hn_refill;
lister hn_list_supply_moves, hn_list_refill, hn_list_excess;

int  hn_hand_size(const struct grog_match *m, const struct grog_game *g, unsigned seat);
void hn_draw(struct grog_run *r, unsigned seat, int n);
void hn_fill_hand(struct grog_run *r, unsigned seat);

#endif
