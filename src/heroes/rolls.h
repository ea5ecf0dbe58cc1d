/* SPDX-License-Identifier: MIT */
/* rolls.h -- dice that a player throws: whoever has Veteran tokens for them may throw some of them again.
 *
 * Behind CALL of PROC_ROLL, hn_die(r, 0) is the highest of them, hn_die(r, 1) the next. */
#ifndef HEROES_ROLLS_H
#define HEROES_ROLLS_H

#include "common.h"

enum { ROLL_THROWN = 1, ROLL_SEEN, ROLL_RESTS };
enum { DICE_MOST = 6 };             /* its locals: the dice */
enum { REROLL_THROWN = 1, REROLL_RESTS };
enum { REROLL_DICE };               /* pending: how many of them are thrown again, if not its mode says so */
extern const struct grog_step hn_roll_steps[ROLL_RESTS], hn_reroll_steps[REROLL_RESTS];
extern const struct grog_local hn_roll_locals[DICE_MOST];
grog_proc_fn hn_roll, hn_reroll;
lister hn_list_rerolls;
can_fn hn_could_at_roll;

static inline int hn_die(const struct grog_run *r, unsigned i)
{
    GROG_ASSERT(i < DICE_MOST);
    return r->result >> 4 * i & 15;
}

#endif
