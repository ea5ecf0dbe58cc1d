/* SPDX-License-Identifier: MIT */
/* grenades.h -- how far a hand reaches, out of buildings too; and what is thrown into a room or a position. */
#ifndef HEROES_GRENADES_H
#define HEROES_GRENADES_H

#include "field.h"

bool hn_same_shelter(const struct field *f, unsigned a, unsigned b);    /* one room, or one position */
bool hn_reaches_corner(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                       unsigned corner, int most);
/* HN-OOP-38  What smoke takes from a throw into a square: over the better of its own squares that it can come from. */
unsigned hn_smoke_on_throw(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                           unsigned to);
void hn_offer_throws(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct field *field,
                     uint16_t option, grog_rule forbidden, struct grog_list *l);

#endif
