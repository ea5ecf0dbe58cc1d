/* SPDX-License-Identifier: MIT */
/* charges.h -- Demolition Charges, Sticky Bombs and Magnetic Mines: laid at the end of a move, exploding later. */
#ifndef HEROES_CHARGES_H
#define HEROES_CHARGES_H

#include "common.h"

enum { LAY_CHOICE = 1, LAY_RESTS };
enum { CHARGES_ONE = 1, CHARGES_RESTS };
enum { BOMBS_ONE = 1, BOMBS_RESTS };
enum { BOMB_SEEN = 1, BOMB_ROLL, BOMB_HIT, BOMB_RESTS };
enum { BOMB_LOCALS = 1 };           /* ATTACK_USED (tokens.h) alone */
enum { SUPPLY_OPTIONS_BOMBS = 1, SUPPLY_OPTIONS_NEST, SUPPLY_OPTIONS_RESTS };
enum { SUPPLY_OPTIONS_NTH, SUPPLY_OPTIONS_LOCALS };     /* locals: the player whose nests are set up */
extern const struct grog_step hn_lay_steps[LAY_RESTS], hn_charges_steps[CHARGES_RESTS], hn_bombs_steps[BOMBS_RESTS],
                              hn_bomb_steps[BOMB_RESTS], hn_supply_options_steps[SUPPLY_OPTIONS_RESTS];
extern const struct grog_local hn_bomb_locals[BOMB_LOCALS], hn_supply_options_locals[SUPPLY_OPTIONS_LOCALS];
extern const struct hn_frame hn_lay_frame, hn_charges_frame, hn_bomb_frame;
grog_proc_fn hn_lay, hn_charges, hn_bombs, hn_bomb, hn_supply_options;
lister hn_list_lay;

#endif
