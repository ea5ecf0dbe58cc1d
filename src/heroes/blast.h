/* SPDX-License-Identifier: MIT */
/* blast.h -- Howitzer and Indirect Fire, HE shells and grenades: who can fire at which corner. */
#ifndef HEROES_BLAST_H
#define HEROES_BLAST_H

#include "field.h"

/* What a unit fires with this card: its weapon, or of an option the token's. */
uint16_t hn_fired(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t with);
bool hn_sees_corner(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                    unsigned corner);
bool hn_has_clear_shot(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                       uint16_t weapon, unsigned corner);
/* HN-OOP-38  What smoke takes from a shot that comes down at a corner: over the better of its own squares from which
 * the corner that it aimed at lies inside the weapon's arc. */
unsigned hn_smoke_to(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                     uint16_t weapon, unsigned aimed, unsigned at);
bool hn_is_under(const struct grog_match *m, const struct heroes *h, const struct field *f, const struct unit *u,
                 unsigned corner);                      /* of a pattern on this corner, and outside */
bool hn_can_hurt(const struct grog_match *m, const struct unit *u, uint16_t weapon);
void hn_offer_blasts(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                     bool moving, struct grog_list *l);

#endif
