/* SPDX-License-Identifier: MIT */
/* victory.h -- the game from deployment to its end: rounds, objectives, victory.
 *
 * Points are told when they are scored.  Whoever ends the game does it through hn_finish. */
#ifndef HEROES_VICTORY_H
#define HEROES_VICTORY_H

#include "common.h"

enum { GAME_INITIATIVE = 1, GAME_ORDER, GAME_DEPLOY, GAME_SHARE, GAME_ROUND, GAME_RESTS };
enum { GAME_NTH, GAME_LOCALS };                         /* locals: the player who deploys, then the side that shares */
enum { ROUND_ARRIVE = 1, ROUND_BEGINS, ROUND_ORDERS, ROUND_ACTIVATION, ROUND_SUPPLY, ROUND_RESTS };
enum { ROUND_NTH, ROUND_LOCALS };                       /* locals: the player whose units arrive */
extern const struct grog_step hn_game_steps[GAME_RESTS], hn_round_steps[ROUND_RESTS];
extern const struct grog_local hn_game_locals[GAME_LOCALS], hn_round_locals[ROUND_LOCALS];
grog_proc_fn hn_game, hn_round;

void hn_score(struct grog_run *r, unsigned side, int points);
void hn_score_objectives(struct grog_run *r);
bool hn_has_units(const struct grog_match *m, const struct heroes *h, unsigned seat);
void hn_check_defeat(struct grog_run *r);
void hn_check_victory(struct grog_run *r);
void hn_finish(struct grog_run *r);
bool hn_phase_fits(const struct heroes *h);             /* is it that of the procedure under way? */

#endif
