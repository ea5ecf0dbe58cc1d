/* SPDX-License-Identifier: MIT */
/* board.h -- the battlefield of a scenario in text, as `grognard board` prints it. */
#ifndef BOARD_H
#define BOARD_H

#include "grognard.h"

/* Terms, board with its letters, zones, objectives, events.  false: it is no scenario that can be laid out. */
bool board_say_scenario(const struct grog_match *m, uint16_t scenario, struct grog_text *out);
/* The counters that a seat leads in a scenario as it stands on its card: "3 Rifle Squad, Platoon Lieutenant". */
void board_say_force(const struct grog_box *box, uint16_t scenario, unsigned seat, struct grog_text *out);

#endif
