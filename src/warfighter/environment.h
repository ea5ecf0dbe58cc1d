/* SPDX-License-Identifier: MIT */
/* environment.h -- Environment: what a harsh place does to whoever is there as a Soldier Turn begins. */
#ifndef WARFIGHTER_ENVIRONMENT_H
#define WARFIGHTER_ENVIRONMENT_H

#include "common.h"

bool      wf_is_harsh(const struct grog_match *m, const struct grog_game *g);     /* does any card in force say so? */
wf_lister wf_list_endure;

enum { ENVIRONMENT_ENDURES = 1, ENVIRONMENT_EXPOSES, ENVIRONMENT_STEPS };
WF_RESTS(environment, ENVIRONMENT_STEPS);
enum { ENVIRONMENT_LOCALS = 3 };
WF_LOCALS(environment, ENVIRONMENT_LOCALS);
enum { ENDURE_ROLL = 1, ENDURE_CHOICE, ENDURE_STEPS };
WF_RESTS(endure, ENDURE_STEPS);
enum { ENDURE_LOCALS = 1 };
WF_LOCALS(endure, ENDURE_LOCALS);
enum { EXPOSE_ROLL = 1, EXPOSE_STEPS };
WF_RESTS(expose, EXPOSE_STEPS);
grog_proc_fn wf_environment, wf_endure, wf_expose;

#endif
