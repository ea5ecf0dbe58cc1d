/* SPDX-License-Identifier: MIT */
/* hostile_turn.h -- the Hostile Turn in its five steps, and a Hostile's Attack. */
#ifndef WARFIGHTER_HOSTILE_TURN_H
#define WARFIGHTER_HOSTILE_TURN_H

#include "common.h"

int      wf_kept_distance(const struct grog_match *m, const struct grog_game *g, const struct hostile *h);
/* A step towards or away from the space, to keep the distance; 0: none, or it keeps none. */
int      wf_kept_step(const struct grog_match *m, const struct grog_game *g, const struct hostile *h, unsigned to);
void     wf_advance_timer(struct grog_run *r);
/* WF-HCR-05  It cannot attack its target, and comes closer though he is in Range. */
bool     wf_is_kept_off(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
int      wf_step_of(const struct grog_match *m, const struct grog_game *g, const struct hostile *h);

enum { HOSTILE_REINFORCE = 1, HOSTILE_STEP, HOSTILE_EVENTS, HOSTILE_ATTACKS, HOSTILE_ENDS, HOSTILE_ATTACK_STEP,
       HOSTILE_CLOSES, HOSTILE_TIMED, HOSTILE_LATE, HOSTILE_WATCH_DRAWN, HOSTILE_WATCH_ATTACK, HOSTILE_WATCH_CLOSED,
       HOSTILE_FADE, HOSTILE_RUSHES, HOSTILE_ROAM, HOSTILE_CLOSING, HOSTILE_STEPPED, HOSTILE_STRESS, HOSTILE_BROUGHT,
       HOSTILE_MOVED, HOSTILE_SHARE, HOSTILE_HUNTS, HOSTILE_STEPS };
WF_RESTS(hostile, HOSTILE_STEPS);
enum { HOSTILE_LOCALS = 1 };
WF_LOCALS(hostile, HOSTILE_LOCALS);
enum { REINFORCE_EVENTS = 1, REINFORCE_ROLL, REINFORCE_DRAWN, REINFORCE_FIRST, REINFORCE_STEPS };
enum { REINFORCE_TRIES };                               /* its local */
WF_RESTS(reinforce, REINFORCE_STEPS);
WF_LOCALS(reinforce, REINFORCE_TRIES + 1);
enum { ASSAULT_DECLARED = 1, ASSAULT_ROLL, ASSAULT_COVER, ASSAULT_HIT, ASSAULT_DONE, ASSAULT_BODY, ASSAULT_ARMOR,
       ASSAULT_RESULT, ASSAULT_STEPS };
WF_RESTS(assault, ASSAULT_STEPS);
enum { ASSAULT_LOCALS = 5 };
WF_LOCALS(assault, ASSAULT_LOCALS);
enum { ASSAULT_GIVES = 3, ASSAULT_OFF };            /* locals of PROC_HOSTILE_ATTACK: its result, not Wounds; it is
                                                     * called off */
grog_proc_fn wf_hostile_turn, wf_reinforce, wf_hostile_attack;

#endif
