/* SPDX-License-Identifier: MIT */
/* contracts.h -- Missions of a company for hire: the Contract, Escalation, Soldiers by Level, stronger Hostiles. */
#ifndef WARFIGHTER_CONTRACTS_H
#define WARFIGHTER_CONTRACTS_H

#include "common.h"

bool     wf_refuse(struct grog_error *why, const struct grog_match *m, uint16_t card, const char *because);  /* false */
int      wf_reputation(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                       const struct grog_source *by, uint16_t word);        /* a measure */
void     wf_escalate(struct grog_run *r);                                   /* at the deal: the Mission's points */
bool     wf_contract_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why);
bool     wf_is_added(const struct grog_match *m, uint16_t hostile);         /* a stronger one, to the deck */
bool     wf_is_same_man(const struct grog_match *m, uint16_t a, uint16_t b);
int      wf_wounds_before(const struct grog_match *m, uint16_t soldier);      /* that he brings into the Mission */
/* Of a team's cards: is this one the Weapon that its Soldier has chosen of those on his card? */
bool     wf_is_choice(const struct grog_match *m, const struct grog_listed *at, unsigned i);
bool     wf_is_named(const struct grog_match *m, const struct grog_listed *at, unsigned i);
unsigned wf_actions_to_pay(const struct warfighter *w);
wf_lister wf_list_pay_actions;

enum { ACTIONS_WHO = 1, ACTION_STEPS };
WF_RESTS(action, ACTION_STEPS);
grog_proc_fn wf_pay_actions;

#endif
