/* SPDX-License-Identifier: MIT */
/* locations.h -- playing Location cards, Activating the Objective, the Hostiles drawn for them, and Events. */
#ifndef WARFIGHTER_LOCATIONS_H
#define WARFIGHTER_LOCATIONS_H

#include "common.h"

bool     wf_events_wait(const struct warfighter *w);                         /* drawn, and not yet resolved */
/* May a Location be played? */
grog_rule wf_may_go_on(const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices);
grog_rule wf_may_pay_location(const struct grog_match *m, const struct warfighter *w, unsigned soldier, uint16_t card);
grog_rule wf_may_activate(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
int      wf_value_to_draw(const struct grog_match *m, const struct warfighter *w, uint16_t place);
int      wf_value_in(const struct grog_match *m, const struct warfighter *w, unsigned slot);
bool     wf_exceeds(const struct grog_match *m, const struct grog_game *g, uint16_t card, int total, int value);
unsigned wf_next_objective(const struct grog_match *m, const struct warfighter *w);     /* its space */
wf_lister wf_list_cancel;

enum { LOCATION_PAY_XP = 1, LOCATION_OPENS, LOCATION_PAY_BODIES, LOCATION_PAY_ACTIONS, LOCATION_STEPS };
WF_RESTS(location, LOCATION_STEPS);
enum { ACTIVATE_OPENS = 1, ACTIVATE_STEPS };
WF_STEPS(activate, ACTIVATE_STEPS);
enum { OPEN_TEXT = 1, OPEN_ACTIVATED, OPEN_DRAW, OPEN_TEXT_LATE, OPEN_ACTIVATED_LATE, OPEN_STEPS };
WF_RESTS(open, OPEN_STEPS);
enum { DRAW_STARTS = 1, DRAW_EVENTS, DRAW_ENDS, DRAW_STEPS };
WF_RESTS(draw, DRAW_STEPS);
enum { DRAW_LOCALS = 1 };
WF_LOCALS(draw, DRAW_LOCALS);
enum { EVENTS_CANCEL = 1, EVENTS_PAY, EVENTS_EFFECT, EVENTS_TRAP, EVENTS_STRESS, EVENT_STEPS };
WF_RESTS(event, EVENT_STEPS);
enum { DRAW_FOR_DRAWS = 1, DRAW_FOR_STEPS };
WF_RESTS(draw_for, DRAW_FOR_STEPS);
grog_proc_fn wf_draw_for, wf_play_location, wf_activate, wf_open, wf_draw_hostiles, wf_events;

#endif
