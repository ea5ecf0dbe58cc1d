/* SPDX-License-Identifier: MIT */
/* team.h -- Purchasing Your Cards: what a team is, and whether it may go. */
#ifndef WARFIGHTER_TEAM_H
#define WARFIGHTER_TEAM_H

#include "common.h"

uint16_t wf_mission_card(const struct grog_match *m);
uint16_t wf_objective_card(const struct grog_match *m);
uint16_t wf_force(const struct grog_match *m);
/* The team's cards in order, each with its number: from the setup, or from a team's card.  At most TEAM_ROOM. */
unsigned wf_team_cards(const struct grog_match *m, struct grog_listed out[TEAM_ROOM]);
bool     wf_fits(const struct grog_match *m, struct grog_error *why);
extern const struct grog_market wf_market;          /* what can be bought, and the same rules in parts */
uint16_t wf_usual_term(const struct grog_match *m, unsigned row);
unsigned wf_usual_terms(const struct grog_match *m, unsigned row, struct grog_listed *out, unsigned most);
uint16_t wf_first_of(const struct grog_match *m, unsigned kind);            /* the first card of it */

#endif
