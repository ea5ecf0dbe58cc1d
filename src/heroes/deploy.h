/* SPDX-License-Identifier: MIT */
/* deploy.h -- Deployment: each player puts his counters into his zones, in the order he likes, and turns them. */
#ifndef HEROES_DEPLOY_H
#define HEROES_DEPLOY_H

#include "common.h"

enum { DEPLOY_PLACE = 1, DEPLOY_FACING, DEPLOY_RESTS };
enum { DEPLOY_CHOSEN, DEPLOY_LOCALS };                  /* locals: its owner has taken this one up himself */
extern const struct grog_step hn_deploy_steps[DEPLOY_RESTS];
extern const struct grog_local hn_deploy_locals[DEPLOY_LOCALS];
extern const struct hn_frame hn_deploy_frame;
grog_proc_fn hn_deploy;
lister hn_list_deploy, hn_list_facing;

bool hn_is_put_down(const struct heroes *h, unsigned slot);      /* it is on its square, and faces nowhere yet */
bool hn_faces_edge(const struct grog_match *m, const struct unit *u);   /* HN-FIR-12  must it? */
void hn_turn_to(struct grog_run *r, uint16_t unit, uint16_t direction);

#endif
