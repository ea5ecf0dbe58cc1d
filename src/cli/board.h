/* SPDX-License-Identifier: MIT */
/* board.h -- the battlefield of a scenario in text, as `grognard board` prints it. */
#ifndef BOARD_H
#define BOARD_H

#include "grognard.h"

/* Terms, board with its letters, zones, objectives, events.  false: it is no scenario that can be laid out. */
bool board_say_scenario(const struct grog_match *m, uint16_t scenario, struct grog_text *out);

#endif
