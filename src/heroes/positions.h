/* SPDX-License-Identifier: MIT */
/* positions.h -- ground that is changed: the advanced position, the MG nest, passages through hedgerows. */
#ifndef HEROES_POSITIONS_H
#define HEROES_POSITIONS_H

#include "field.h"

enum { NEST_WHERE = 1, NEST_RESTS };
extern const struct grog_step hn_nest_steps[NEST_RESTS];
extern const struct hn_frame hn_nest_frame;
grog_proc_fn hn_nest, hn_dig_in;
lister hn_list_nest;

bool hn_can_cut(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                unsigned place);
bool hn_waits_for_nest(const struct grog_match *m, const struct ground_plan *p, unsigned roster);
void hn_offer_positions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);

#endif
