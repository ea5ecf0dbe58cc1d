/* SPDX-License-Identifier: MIT */
/* fire.h -- Firing: the action.  What may be fired at whom, one weapon after the other. */
#ifndef HEROES_FIRE_H
#define HEROES_FIRE_H

#include "field.h"

enum { FIRE_SHOT = 1, FIRE_MORE, FIRE_NEXT, FIRE_RESTS };
extern const struct grog_step hn_fire_steps[FIRE_RESTS], hn_fire_divided_steps[FIRE_RESTS];
extern const struct hn_frame hn_fire_frame;
grog_proc_fn hn_fire;                                   /* also of a bonus that is divided */
lister hn_list_action, hn_list_fire;

enum { GUNS_MOST = 4 };             /* tokens that are a shot, of one unit */
unsigned hn_guns(const struct grog_match *m, const struct heroes *h, const struct unit *u,
                 uint16_t out[2 + GUNS_MOST]);
/* One unit's shots: the verb to offer them with, and whether it moves; only: at this unit alone (slot + 1). */
struct firing { const struct field *field; unsigned slot; uint8_t verb, only; grog_rule forbidden; bool moving; };
void hn_offer_shots(const struct grog_match *m, const struct grog_game *g, const struct firing *how,
                    struct grog_list *l);
void hn_offer_fire(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                   bool moving, struct grog_list *l);

#endif
