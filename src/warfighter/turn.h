/* SPDX-License-Identifier: MIT */
/* turn.h -- Sequence of Play: the Mission, and the Soldier Turn. */
#ifndef WARFIGHTER_TURN_H
#define WARFIGHTER_TURN_H

#include "common.h"

int      wf_actions_of(const struct grog_match *m, const struct grog_game *g, unsigned soldier);

enum { MISSION_BEGINS = 1, MISSION_SOLDIERS, MISSION_HOSTILES, MISSION_EVENTS, MISSION_STEPS };
WF_RESTS(mission, MISSION_STEPS);
enum { TURN_BEGINS = 1, TURN_CHOICE, TURN_DOES, TURN_EVENTS, TURN_ENDS, TURN_RETAIN, TURN_ENVIRONMENT, TURN_BEGUN,
       TURN_OPENS, TURN_OPENED, TURN_JUDGED, TURN_SHARE, TURN_HEARS, TURN_WATCH, TURN_UPKEEP, TURN_FAST,
       TURN_FAST_HEARD, TURN_LEAVES, TURN_FIRST, TURN_FIRST_EVENTS, TURN_STEPS };
WF_RESTS(turn, TURN_STEPS);
/* Its locals: seats that have had enough, as bits; the Support and the item that are looked at; Action counters just
 * flipped, and Actions just done; Objectives that had what they want before the Action, as bits. */
enum { TURN_ENDED, TURN_SUPPORT, TURN_FLIPS, TURN_UPKEPT, TURN_ACTS, TURN_MET, TURN_LOCALS };
WF_LOCALS(turn, TURN_LOCALS);
grog_proc_fn wf_mission, wf_soldier_turn, wf_rally, wf_never;

#endif
