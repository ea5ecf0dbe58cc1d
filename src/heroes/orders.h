/* SPDX-License-Identifier: MIT */
/* orders.h -- Order Phase: how many tokens a player has, and how they are put face down on units.
 *
 * What a token is stays its owner's secret until it is revealed. */
#ifndef HEROES_ORDERS_H
#define HEROES_ORDERS_H

#include "common.h"

enum { ORDERS_BEGIN = 1, ORDERS_ORDER, ORDERS_PLACE, ORDERS_DONE, ORDERS_DIRECTIVES, ORDERS_OVER, ORDERS_RESTS };
/* locals: the turn in the alternation, then whose directive it is; whether a card was played */
enum { ORDERS_TURN, ORDERS_PLAYS, ORDERS_LOCALS };
extern const struct grog_step hn_orders_steps[ORDERS_RESTS];
extern const struct grog_local hn_orders_locals[ORDERS_LOCALS];
extern const struct hn_frame hn_orders_frame;
grog_proc_fn hn_orders, hn_order;
lister hn_list_order;

/* HN-ORD-06  Its order tokens. */
unsigned hn_stars(const struct grog_match *m, const struct grog_game *g, unsigned seat);
/* A value of a seat, within what there is of it. */
int  hn_allowed(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned seat, int most);
/* HN-ABL-98  The units of a seat that must still get an order; how many. */
unsigned hn_owed_orders(const struct grog_match *m, const struct heroes *h, unsigned seat, uint8_t out[UNITS]);
void hn_take_token(struct grog_run *r, unsigned seat, unsigned number);
void hn_collect_tokens(struct grog_run *r);

#endif
