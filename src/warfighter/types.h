/* SPDX-License-Identifier: MIT */
/* types.h -- types of Missions, which are cards; and what some of them do that no other has. */
#ifndef WARFIGHTER_TYPES_H
#define WARFIGHTER_TYPES_H

#include "common.h"

enum { TYPES_MOST = 8 };
unsigned wf_types(const struct grog_match *m, uint16_t out[TYPES_MOST]);    /* each once */
void     wf_lay_types(struct grog_run *r);
bool     wf_uses_deck(const struct grog_match *m, uint16_t deck);
bool     wf_types_fit(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why);
uint16_t wf_transport(const struct grog_match *m);                          /* 0: none */
bool     wf_is_forbidden(const struct grog_match *m, const struct warfighter *w, uint16_t card);
void     wf_lay_locations(struct grog_run *r);                              /* at the deal */
uint16_t wf_first_deck(const struct grog_match *m, bool *open);             /* 0: none */
bool     wf_is_early(const struct grog_match *m);
wf_lister wf_list_deploy;

enum { ARRIVE_ROLL = 1, ARRIVE_STEPS };
WF_STEPS(arrive, ARRIVE_STEPS);
enum { REPAIR_ROLL = 1, REPAIR_UNDOES, REPAIR_STEPS };
WF_RESTS(repair, REPAIR_STEPS);
enum { DEPLOY_WHERE = 1, DEPLOY_FIRST, DEPLOY_STEPS };
WF_RESTS(deploy, DEPLOY_STEPS);
enum { ADVANCE_ROLL = 1, ADVANCE_STEPS };
WF_STEPS(advance, ADVANCE_STEPS);
grog_proc_fn wf_arrive, wf_repair, wf_deploy, wf_advance;

#endif
