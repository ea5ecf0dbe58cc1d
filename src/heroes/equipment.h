/* SPDX-License-Identifier: MIT */
/* equipment.h -- whom an option serves, and which option gives a unit a token that its heading spends. */
#ifndef HEROES_EQUIPMENT_H
#define HEROES_EQUIPMENT_H

#include "common.h"

bool hn_serves(const struct grog_match *m, const struct heroes *h, const struct holding *o, const struct unit *u);
/* An option that has a token for this use and serves the unit, from this holding on: its slot, or -1; of equal ones
 * that of its own tile.  And the one of this card; and whether it came with the unit or lies on its tile. */
int  hn_equipment(const struct grog_match *m, const struct heroes *h, unsigned slot, enum token_use use, unsigned from);
bool hn_is_its_own(const struct grog_match *m, const struct heroes *h, unsigned holding, const struct unit *u);
int  hn_equipment_of(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t card);

#endif
