/* SPDX-License-Identifier: MIT */
/* scenario.h -- a scenario to look at before anybody plays it: its battlefield, zones, objectives, events. */
#ifndef HEROES_SCENARIO_H
#define HEROES_SCENARIO_H

#include "heroes.h"

/* Its boards, overlays, zones and objectives, into a plan that is all zero; armies are left out.  false: why. */
bool scenario_lay(const struct grog_match *m, uint16_t scenario, struct ground_plan *out, struct grog_error *why);

/* What lies there, in text: the board, its letters explained, who begins where, what there is to win, what happens. */
/* The same without the boards: who fights for what, and where each begins. */
/* The points of an objective, from 0. */
int  scenario_worth(const struct grog_match *m, uint16_t scenario, unsigned objective);
void scenario_print_terms(const struct grog_match *m, uint16_t scenario, struct grog_text *out);
void scenario_print(const struct grog_match *m, uint16_t scenario, const struct ground_plan *p, struct grog_text *out);
void scenario_svg(const struct grog_match *m, uint16_t scenario, const struct ground_plan *p, struct grog_text *out);
/* The letters of a board, a line each: word, and what it does. */
void board_print_legend(const struct board *b, const struct grog_match *m, struct grog_text *out);

#endif
