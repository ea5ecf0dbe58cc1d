/* SPDX-License-Identifier: MIT */
/* cards.h -- hands, Actions and Experience Points: drawing, discarding and paying.
 * Nobody else changes a hand, a Soldier's Actions or his Experience Points. */
#ifndef WARFIGHTER_CARDS_H
#define WARFIGHTER_CARDS_H

#include "common.h"

int      wf_hand_size(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
void     wf_draw_card(struct grog_run *r, unsigned soldier);                /* if there is one, and room */
void     wf_discard_card(struct grog_run *r, unsigned soldier, uint16_t card);
void     wf_spend_action(struct grog_run *r, unsigned soldier, int n);
void     wf_pay_xp(struct grog_run *r, unsigned soldier, int n);
void     wf_gain_xp(struct grog_run *r, unsigned soldier, int n);
int      wf_cards_to_discard(const struct warfighter *w, const struct grog_match *m, unsigned soldier, uint16_t played);
grog_rule wf_may_act(const struct soldier *s, int actions);
bool      wf_can_pay_cards(const struct grog_match *m, const struct warfighter *w, unsigned soldier, int n);
wf_lister wf_list_hand, wf_list_pay_card, wf_list_pay_xp;

enum { HAND_CHOICE = 1, HAND_STEPS };
WF_RESTS(hand, HAND_STEPS);
enum { XP_WHO = 1, XP_STEPS };
WF_RESTS(counter, XP_STEPS);
WF_STEPS(bodies, XP_STEPS);
WF_STEPS(xp, XP_STEPS);
enum { PAY_OWN, XP_LOCALS };                    /* its local: only Soldiers of that seat pay */
WF_LOCALS(xp, XP_LOCALS);
enum { PAY_WHICH = 1, PAY_STEPS };
WF_RESTS(pay, PAY_STEPS);
grog_proc_fn wf_follow_marker, wf_discard_and_draw, wf_ask_xp, wf_pay_cards;

#endif
