/* SPDX-License-Identifier: MIT */
/* actions.h -- playing Action cards, using what lies on the table, and retaining Support.
 * Which ability of a card can be used now is asked in one place, wf_playable, by lists and by faces. */
#ifndef WARFIGHTER_ACTIONS_H
#define WARFIGHTER_ACTIONS_H

#include "common.h"

int      wf_retain_cost(const struct grog_match *m, const struct grog_game *g, const struct support *s);
bool     wf_can_retain(const struct grog_match *m, const struct grog_game *g, const struct support *s);
int32_t   wf_playable(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card,
                      uint8_t point, const struct grog_frame *about);
int32_t   wf_chosen_for(const struct grog_match *m, const struct grog_game *view, struct grog_option o);
int       wf_card_cost(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card);
wf_lister wf_list_reactions, wf_list_retain;

enum { PLAY_PAY = 1, PLAY_DOES, PLAY_STEPS };
WF_RESTS(play, PLAY_STEPS);
enum { PLAY_LOCALS = 1 };
WF_LOCALS(play, PLAY_LOCALS);
enum { USE_DOES = 1, USE_STEPS };
WF_RESTS(use, USE_STEPS);
enum { RETAIN_CHOICE = 1, RETAIN_PAY, RETAIN_STEPS };
WF_RESTS(retain, RETAIN_STEPS);
enum { RETAIN_PASSED, RETAIN_LOCALS };          /* its local: players who let it go */
WF_LOCALS(retain, RETAIN_LOCALS);
grog_proc_fn wf_play, wf_use, wf_retain;

/* Which rule forbids an Action card that cannot be played at the point (0: the one that is reached). */
grog_rule wf_why_unplayed(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card,
                          uint8_t point);

#endif
