/* SPDX-License-Identifier: MIT */
/* move.h -- entering a Location: what it costs, who may, and every change of a Soldier's place. */
#ifndef WARFIGHTER_MOVE_H
#define WARFIGHTER_MOVE_H

#include "common.h"

int       wf_entrance(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                      const struct wf_ears *ears);
int      wf_entrance_due(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move);
uint64_t wf_moves_heard(const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices);
void wf_list_moves(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                   struct grog_list *l, const struct wf_ears *ears);
/* Every change of a Soldier's place while he is in play. */
void      wf_soldier_goes(struct grog_run *r, struct soldier *s, unsigned space);
wf_lister wf_list_free_move;

enum { MOVE_REACT = 1, MOVE_PAY, MOVE_DONE, MOVE_FIRST, MOVE_TRAP, MOVE_CHECK, MOVE_SHADOWS, MOVE_HEARD, MOVE_STEPS };
WF_RESTS(move, MOVE_STEPS);
enum { FREE_MOVE_WHERE = 1, FREE_MOVE_DOES, FREE_MOVE_STEPS };
WF_RESTS(free_move, FREE_MOVE_STEPS);
/* Its locals: it costs no Action; (one that is not used;) the Event that is looked at; the Noise that it makes; pending
 * says how far his Movement falls short. */
enum { MOVE_FREE, MOVE_AT_TRAP = 2, MOVE_NOISE, MOVE_MEASURED, MOVE_LOCALS };
WF_LOCALS(move, MOVE_LOCALS);
grog_proc_fn wf_move, wf_free_move;

#endif
