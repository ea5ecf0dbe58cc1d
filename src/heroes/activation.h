/* SPDX-License-Identifier: MIT */
/* activation.h -- Activation Phase: orders are revealed in turn, and units act; what acts out of turn, and twice. */
#ifndef HEROES_ACTIVATION_H
#define HEROES_ACTIVATION_H

#include "common.h"

enum { ACTIVATION_GAP = 1, ACTIVATION_ACTS, ACTIVATION_LAST, ACTIVATION_SMOKES, ACTIVATION_RESTS };
enum { ACTIVATION_TURN, ACTIVATION_OWED, ACTIVATION_LOCALS };   /* locals: whose turn it is; seat + 1 that gave way */
enum { AHEAD_WHICH = 1, AHEAD_GOES, AHEAD_RESTS };
enum { AHEAD_ASKED, AHEAD_LOCALS };                     /* locals: the seats that were asked, a bit each */
enum { ACTIVATE_BEGINS = 1, ACTIVATE_CHOICE, ACTIVATE_ACTS, ACTIVATE_AGAIN, ACTIVATE_AHEAD, ACTIVATE_RESTS };
enum { ACTIVATE_PLAYS, ACTIVATE_LOCALS };               /* locals: a card was played in place of an action */
extern const struct grog_step hn_activation_steps[ACTIVATION_RESTS], hn_activate_steps[ACTIVATE_RESTS],
                              hn_ahead_steps[AHEAD_RESTS];
extern const struct grog_local hn_activation_locals[ACTIVATION_LOCALS], hn_activate_locals[ACTIVATE_LOCALS],
                               hn_ahead_locals[AHEAD_LOCALS];
extern const struct hn_frame hn_activation_frame, hn_activate_frame, hn_ahead_frame;
grog_proc_fn hn_activation, hn_activate, hn_ahead;
lister hn_list_gap, hn_list_again;
can_fn hn_could_fill_gap;

bool hn_could_reveal(const struct grog_match *m, const struct grog_game *g, unsigned seat);
unsigned hn_gap_seats(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f);

#endif
