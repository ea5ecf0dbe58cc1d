/* SPDX-License-Identifier: MIT */
/* steps.h -- where procedures may rest: labels, which are rows of their steps (procs.c). */
#ifndef WARFIGHTER_STEPS_H
#define WARFIGHTER_STEPS_H

enum { MISSION_BEGINS = 1, MISSION_SOLDIERS, MISSION_HOSTILES, MISSION_EVENTS };
enum { TEST_READY = 1, TEST_ROLL, TEST_BOOSTS, TEST_PAY, TEST_DONE };
enum { TRY_TEST = 1 };
enum { TURN_BEGINS = 1, TURN_CHOICE, TURN_DOES, TURN_EVENTS, TURN_ENDS, TURN_RETAIN, TURN_ENVIRONMENT,
       TURN_BEGUN, TURN_OPENS, TURN_OPENED, TURN_JUDGED, TURN_SHARE, TURN_HEARS,
       /* two sides */ TURN_WATCH, TURN_UPKEEP, /* fast */ TURN_FAST, TURN_FAST_HEARD,
       /* night */ TURN_LEAVES };
enum { HOSTILE_REINFORCE = 1, HOSTILE_STEP, HOSTILE_EVENTS, HOSTILE_ATTACKS, HOSTILE_ENDS, HOSTILE_ATTACK_STEP,
       HOSTILE_CLOSES, HOSTILE_TIMED, HOSTILE_LATE,
       /* two sides */ HOSTILE_WATCH_DRAWN, HOSTILE_WATCH_ATTACK, HOSTILE_WATCH_CLOSED, HOSTILE_FADE,
       /* fast */ HOSTILE_RUSHES, /* revealing */ HOSTILE_ROAM,
       /* contracts */ HOSTILE_CLOSING, HOSTILE_STEPPED, HOSTILE_STRESS,
       /* what cards bring */ HOSTILE_BROUGHT };
enum { MOVE_REACT = 1, MOVE_PAY, MOVE_DONE, MOVE_FIRST, MOVE_TRAP, MOVE_CHECK, MOVE_SHADOWS, MOVE_HEARD };
enum { ATTACK_BOLT = 1, ATTACK_SHOOT, ATTACK_KILLS, ATTACK_DONE, ATTACK_XP, ATTACK_HEARD,
       /* revealing */ ATTACK_SIGHT };
enum { SHOOT_DECLARED = 1, SHOOT_ROLL, SHOOT_COVER, SHOOT_ROLLED };
enum { HAND_CHOICE = 1 };
enum { PLAY_PAY = 1, PLAY_DOES };
enum { USE_DOES = 1 };
enum { LOCATION_PAY_XP = 1, LOCATION_OPENS, /* two sides */ LOCATION_PAY_BODIES, /* contracts */ LOCATION_PAY_ACTIONS };
enum { ACTIVATE_OPENS = 1 };
enum { OPEN_TEXT = 1, OPEN_ACTIVATED, OPEN_DRAW };
enum { DRAW_STARTS = 1, DRAW_EVENTS, DRAW_ENDS };
enum { EVENTS_CANCEL = 1, EVENTS_PAY, EVENTS_EFFECT, EVENTS_TRAP, /* contracts */ EVENTS_STRESS };
enum { REINFORCE_EVENTS = 1, /* night */ REINFORCE_ROLL, /* contracts */ REINFORCE_DRAWN };
enum { ASSAULT_DECLARED = 1, ASSAULT_ROLL, ASSAULT_COVER, ASSAULT_HIT, ASSAULT_DONE, ASSAULT_BODY, ASSAULT_ARMOR,
       ASSAULT_RESULT };
enum { ASSAULT_GIVES = 3, ASSAULT_OFF };            /* locals of PROC_HOSTILE_ATTACK: its result, not Wounds; it is
                                                     * called off */
enum { RETAIN_CHOICE = 1, RETAIN_PAY };
enum { XP_WHO = 1 };
enum { PAY_WHICH = 1 };
enum { KILLS_CHOICE = 1, KILLS_SPREAD, /* two sides */ KILLS_BODY };
enum { HEAL_ROLL = 1 };
enum { FREE_MOVE_WHERE = 1, FREE_MOVE_DOES };
enum { FREE_ATTACK_WHICH = 1, FREE_ATTACK_DOES };
enum { BOMBARD_ROLL = 1, BOMBARD_COVER, BOMBARD_DICE };

/* abilities and places */
enum { ATTEMPT_TEST = 1, ATTEMPT_SUCCESS };
enum { FIRST_OBSTACLE = 1, FIRST_DRAW, FIRST_ENCOUNTER };
enum { OBSTACLE_DETECT = 1, OBSTACLE_SET_OFF, OBSTACLE_CHOICE, OBSTACLE_DISARM, OBSTACLE_TRAPPED, OBSTACLE_KEEP };
enum { ENVIRONMENT_ENDURES = 1, ENVIRONMENT_EXPOSES };
enum { ENDURE_ROLL = 1, ENDURE_CHOICE };
enum { ARRIVE_ROLL = 1 };
enum { REPAIR_ROLL = 1, REPAIR_UNDOES };
/* mission types */
enum { DRAW_FOR_DRAWS = 1 };
enum { DEPLOY_WHERE = 1, DEPLOY_FIRST };
enum { ADVANCE_ROLL = 1 };
/* JTAC and K9 */
enum { GUIDE_TEST = 1 };
enum { CALL_IN_ROLL = 1, CALL_IN_HEARD, CALL_IN_DANGER };
enum { ENCOUNTER_CHOICE = 1, ENCOUNTER_DIE, ENCOUNTER_TEST, ENCOUNTER_AGAIN, ENCOUNTER_FRESH, ENCOUNTER_REWARD,
       ENCOUNTER_FAILURE, ENCOUNTER_WORSE };
/* two sides */
enum { ENGAGE_SIDE_CARDS = 1, ENGAGE_SIDE_XP, ENGAGE_SIDE_BODIES, ENGAGE_SIDE_TURNS };
enum { TURN_OVER_JOINS = 1, TURN_OVER_XP, TURN_OVER_BODIES };
enum { FLIP_WHICH = 1, FLIP_TURNS };
enum { WATCH_TURNS = 1 };
enum { SEARCH_ROLL = 1 };
enum { UPKEEP_CHOICE = 1, UPKEEP_CARDS, UPKEEP_XP };
enum { FADE_CHOICE = 1, FADE_XP, FADE_BODIES };
/* arms */
enum { RESUPPLY_PAY = 1 };
/* striking and checks */
enum { CHECK_TEST = 1, CHECK_FAILS };
enum { SPRING_WHO = 1, SPRING_TEST, SPRING_SPRUNG };
enum { SPRING_TOTAL, SPRING_PASSED };               /* locals of PROC_SPRING */
enum { MOVE_AT_TRAP = 2 };                          /* a local of PROC_MOVE: the Event that is looked at */
enum { EXPOSE_ROLL = 1 };
/* fast */
enum { RUSH_WHICH = 1, RUSH_ATTACKS };
enum { TURN_FLIPS = 2, TURN_ACTS = 4 };             /* locals of PROC_SOLDIER_TURN: Action counters just flipped,
                                                     * Actions just done */
/* contracts */
enum { STRESS_WHO = 1, STRESS_CHOICE, STRESS_PAY, STRESS_EFFECT };
enum { HOLD_WHICH = 1 };
enum { ADJUST_WAY = 1 };
enum { ACTIONS_WHO = 1 };
enum { SHARE_XP_WHO = 1 };
/* noise */
enum { NOISE_ROLL = 1 };
enum { MOVE_NOISE = 3 };                            /* a local of PROC_MOVE: what it makes */
enum { ATTACK_ROLLED = 4, ATTACK_NOISE, ATTACK_THERE };     /* locals of PROC_ATTACK: dice; what it makes, and where */
/* revealing */
enum { ROAM_ROLL = 1 };
enum { EVADE_PAY = 1 };
enum { SIGHT_DRAW = 1, SIGHT_CHOICE };
/* night */
enum { LEAVE_LEAVING = 1 };
enum { TRIGGER_HEARD = 1 };
/* machines, Undead, Eras */
enum { ANTI_VEHICLE_BEFORE = 1, ANTI_VEHICLE_EVENT };
enum { SHARE_WHO = 1 };

#endif
