/* SPDX-License-Identifier: MIT */
/* scenarios.h -- the scenarios of a box that can be played at once: they bring an army for every player. */
#ifndef SCENARIOS_H
#define SCENARIOS_H

#include "kernel/system.h"

/* The kind of card of that name; 0: the system has none. */
uint8_t kind_called(const struct grog_box *box, const char *name);
/* The number of a card's field of that name, of a list how many it holds; -1: it has none. */
int field_of(const struct grog_box *box, uint16_t card, const char *name);
/* By difficulty, the easiest first, and of those first what costs no army points; then as they lie in the box. */
void sort_easiest(const struct grog_box *box, uint16_t *card, unsigned n);

/* How many there are, the easiest first; at most so many are written. */
unsigned scenarios_ready(const struct grog_box *box, uint16_t *out, unsigned most);
/* The seat's own army of a scenario; 0: it brings none. */
uint16_t scenario_army(const struct grog_box *box, uint16_t scenario, unsigned seat);
/* "which scenario?  Say --scenario with one of: ...". */
void scenarios_say_which(const struct grog_box *box, struct grog_text *out);

#endif
