/* SPDX-License-Identifier: MIT */
/* card_effects.h -- what action cards do that no other chapter does already. */
#ifndef HEROES_CARD_EFFECTS_H
#define HEROES_CARD_EFFECTS_H

#include "common.h"

enum { ACT_NOW_ACTS = 1, ACT_NOW_RESTS };
enum { MOVE_NOW_MOVES = 1, MOVE_NOW_RESTS };
enum { MOVE_NOW_STEPS };            /* pending: so many */
enum { STRIKE_ROLL = 1, STRIKE_HITS, STRIKE_BOMB, STRIKE_RESTS };
enum { STRIKE_MORE };               /* pending: added to the roll */
extern const struct grog_step hn_act_now_steps[ACT_NOW_RESTS], hn_move_now_steps[MOVE_NOW_RESTS],
                              hn_strike_steps[STRIKE_RESTS];
extern const struct hn_frame hn_act_now_frame, hn_move_now_frame, hn_strike_frame;
grog_proc_fn hn_act_now, hn_move_now, hn_strike;

typedef void effect_fn(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount,
                       uint16_t whom);
typedef bool would_fn(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                      uint16_t whom);
effect_fn hn_effect_lose_order, hn_effect_restore, hn_effect_turn_over, hn_effect_discard,
          hn_effect_recover;
would_fn  hn_would_restore, hn_would_turn_over, hn_would_discard, hn_would_recover;

#endif
