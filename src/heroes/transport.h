/* SPDX-License-Identifier: MIT */
/* transport.h -- Transport: what a vehicle carries, getting in and out, and what becomes of passengers. */
#ifndef HEROES_TRANSPORT_H
#define HEROES_TRANSPORT_H

#include "approach.h"

enum { REDEPLOY_WHERE = 1, REDEPLOY_RESTS };
extern const struct grog_step hn_redeploy_steps[REDEPLOY_RESTS];
extern const struct hn_frame hn_redeploy_frame, hn_board_frame;
grog_proc_fn hn_board_vehicle, hn_redeploy;
lister hn_list_redeploy;

struct boarding { unsigned vehicle; grog_rule forbidden; };
grog_rule hn_may_board(const struct grog_match *m, const struct heroes *h, unsigned slot, unsigned vehicle);
grog_rule hn_may_leave(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned from, unsigned to);
unsigned hn_vehicles_beside(const struct outlook *o, unsigned directions, struct boarding out[DIRECTIONS]);
void hn_offer_boarding(const struct grog_frame *f, const struct outlook *o, const struct approach *to_target,
                       struct grog_list *l);
unsigned hn_transport_at(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned place);
grog_rule hn_may_get_in(const struct outlook *o, unsigned direction, unsigned vehicle);
void hn_offer_leaving(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                      const struct field *field, const struct approach *to_target, struct grog_list *l);

#endif
