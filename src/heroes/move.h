/* SPDX-License-Identifier: MIT */
/* move.h -- Movement: the sequence of a move, and what its owner may choose in it.
 *
 * A move is a frame of PROC_MOVE; each of its steps is a frame of PROC_STEP upon it. */
#ifndef HEROES_MOVE_H
#define HEROES_MOVE_H

#include "field.h"

/* Why it moves: what f->mode says of a move. */
enum moves { MOVES_IN_ACTIVATION, MOVES_TO_ASSAULT, MOVES_IN_SUPPLY, MOVES_BY_CARD, MOVES_COUNT };
enum { MOVE_STEPS = 1, MOVE_GOES, MOVE_ASSAULTS, MOVE_PUSHES, MOVE_FACES, MOVE_LAYS, MOVE_STANDS, MOVE_CLOSES,
       MOVE_RESTS };
/* locals of a move: steps left, the square it began in, whether it has taken a step; whether it has set out, fired or
 * turned over since, so that a step of no space is still due; whether it began in a Difficult Passage or entered one;
 * from where it closes in for an assault, and at which square */
enum { MOVE_LEFT, MOVE_FROM, MOVE_GONE, MOVE_DUE, MOVE_MIRED, MOVE_CLOSES_FROM, MOVE_CLOSES_AT, MOVE_LOCALS };
enum { STEPS_MOST = 40 };           /* that one can have left */
enum { STEP_STEPPED = 1, STEP_STOOD, STEP_RESTS };
extern const struct grog_step hn_move_steps[MOVE_RESTS], hn_step_steps[STEP_RESTS];
extern const struct grog_local hn_move_locals[MOVE_LOCALS];
extern const struct hn_frame hn_move_frame, hn_step_frame, hn_turns_over_frame;
grog_proc_fn hn_move, hn_step, hn_turns_over;
lister hn_list_step;

void hn_begin_move(struct grog_run *r, struct grog_frame *f);
void hn_forget_move(struct grog_run *r, const struct grog_frame *f);
void hn_spend_step(struct grog_frame *f, const struct ground *into, int left);  /* into: NULL if it stays */
/* The steps alone of a unit on the board, as the frame of its move has some left. */
void hn_offer_spaces(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     const struct field *field, struct grog_list *l);
/* Steps that it has when it begins: of so many, less what the ground under it takes. */
bool hn_turns_on_its_space(const struct grog_match *m, const struct unit *u);
int  hn_first_left(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot, int steps);

#endif
