/* SPDX-License-Identifier: MIT */
/* warfighter.h -- the state of a Mission, and the words of its cards and of its table.
 *
 * One to six seats on one side, hands open, against Hostiles that the rules run.  The rules
 * themselves are in the files of this folder, one a heading of the Universal Rulebook; the
 * ids beside their steps are rows of docs/rules/ledger.tsv.
 *
 * What always holds:
 *   (1) a Soldier stays in his slot when he is out of the Mission: his fate tells how he left;
 *   (2) who holds an item is written in the item, and only there;
 *   (3) a Hostile Targeting counter is in the cup, on a Hostile, or out of the game;
 *   (4) space 1 of the path is the Mission card, space `objective` the Objective card. */
#ifndef WARFIGHTER_H
#define WARFIGHTER_H

#include "kernel/system.h"
#include "numbers.h"
#include "switches.h"

extern const struct grog_system warfighter_system;
extern const struct grog_cards  warfighter_cards;       /* none: all of them come in packs */

/* ---- what cards may say -------------------------------------------------- */

enum {
    VALUE_ACTIONS = 1, VALUE_DRAWS, VALUE_STARTING_XP, VALUE_HAND_SIZE, VALUE_LOADOUT, VALUE_MOVEMENT, VALUE_ENTRANCE,
    VALUE_ATTACK_ROLL, VALUE_COVER_ROLL, VALUE_ATTACK_DICE, VALUE_RELOAD, VALUE_BOLT_COST, VALUE_COVER,
    VALUE_HOSTILE_ROLL, VALUE_HOSTILE_COVER_ROLL, VALUE_TERRAIN_COVER, VALUE_WOUNDS, VALUE_HOSTILE_VALUE,
    VALUE_EXPERIENCE, VALUE_CAN_BE_SUPPRESSED, VALUE_CAN_BE_ATTACKED, VALUE_KEPT_DISTANCE, VALUE_OVERKILL,
    VALUE_HEAL_ROLL, VALUE_SUPPORT_COST, VALUE_RETAIN_COST, VALUE_LOCATION_PLAYS, VALUE_TIMER_STEPS,
    VALUE_ACTIVATING_PLAYS, VALUE_CAN_ATTACK,
    VALUE_TIME_OUT, VALUE_OBJECTIVE_WINS, VALUE_ABILITY_ROLL,
    /* Hand to Hand Combat, Body Armor, Doors */
    VALUE_CAN_BE_ENGAGED, VALUE_ENGAGE_COST, VALUE_ARMOR_ROLL, VALUE_INTERIOR,
    /* Beneficials, Obstacles, Environment */
    VALUE_ENVIRON, VALUE_ENVIRONMENT_ROLL, VALUE_OBJECTIVE_COUNTS,
    /* Mission Types */
    VALUE_HOSTILE_TURN, VALUE_CLOSES_RANGE, VALUE_PLACE_WORDS, VALUE_HOSTILE_TIMER, VALUE_TIME_GAINED,
    VALUE_REINFORCED, VALUE_ARRIVES, VALUE_HOSTILE_MOVES, VALUE_CAN_WITHDRAW, VALUE_DOWNED_DIE,
    /* Engaging, Fading, Body Count */
    VALUE_TURNS_OVER, VALUE_FADES, VALUE_CAN_FADE, VALUE_STARTING_BODIES, VALUE_SEARCH_ROLL, VALUE_FATIGUE,
    /* Weapons and Equipment of the manuals */
    VALUE_RESUPPLIES, VALUE_RESUPPLY_COST,
    /* Striking, Ability Checks, Traps */
    VALUE_CAN_USE, VALUE_CLOSE_QUARTERS, VALUE_DEADLY,
    /* Fast Hostiles */
    VALUE_FAST,
    /* Noise, awareness */
    VALUE_ACTION_NOISE,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    VALUE_FREE_ATTACKS, VALUE_CAN_ENTER, VALUE_CAN_BE_HEALED, VALUE_CAN_HAVE, VALUE_THEOLOGIES,
    /* Extraction, Ammo, Distraction */
    VALUE_NIGHT_ENTRANCE,
    /* Revealing, Unaware Targets */
    VALUE_DRAWS_UNAWARE_TARGET, VALUE_CAN_NOTICE,
#define SWITCH_NUMBER(name, ...) VALUE_##name,
    WF_SWITCHES(SWITCH_NUMBER)                          /* switches.h */
#undef SWITCH_NUMBER
    VALUES
};
enum {
    POINT_TURN_BEGINS = 1, POINT_SOLDIER_TURN, POINT_DECLARES_ATTACK, POINT_ATTACK_ROLLED, POINT_KILLS,
    POINT_ELIMINATES, POINT_AFTER_ATTACK, POINT_ENTERS, POINT_MOVED, POINT_LOCATION_PLAYED, POINT_DRAWS_HOSTILES,
    POINT_HOSTILE_PLACED, POINT_HOSTILES_DRAWN, POINT_OBJECTIVE_ACTIVATED, POINT_EVENT_DRAWN, POINT_TURN_ENDS,
    POINT_REINFORCEMENT_STEP, POINT_HOSTILE_ATTACKS, POINT_HIT, POINT_SOLDIER_DOWN, POINT_HOSTILE_TURN_ENDS,
    POINT_MISSION_BEGINS, POINT_TIMER_MOVED, POINT_OBJECTIVE_COMPLETED, POINT_EMPTIED, POINT_TESTS, POINT_TESTED,
    /* Beneficials, Obstacles, Environment */
    POINT_SUCCESS, POINT_SET_OFF, POINT_ASSAULT_DONE, POINT_BOMBARDED, POINT_ATTACK_STEP, POINT_REPAIRED,
    /* Mission Types */
    POINT_TURN_OPENS, POINT_TURN_JUDGED, POINT_CLOSE_RANGE_STEP, POINT_TIMER_ADVANCED,
    /* JTAC Mission, K9 Mission */
    POINT_CALLED_IN, POINT_REWARD, POINT_FAILURE, POINT_WORSE,
    /* Striking, Ability Checks, Traps */
    POINT_FAILS, POINT_SPRUNG,
    /* Fast Hostiles */
    POINT_RESULT,
    /* PMC: Contracts, Overwatch, Stress */
    POINT_REINFORCED, POINT_CLOSING, POINT_TIMER_STEP, POINT_STRESSED,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    POINT_ELIMINATED,
    /* Extraction, Ammo, Distraction */
    POINT_LEAVING, POINT_HOSTILES_MOVED,
    /* Airborne Mission */
    POINT_GAME_TURN_BEGINS,
    /* Campaigns */ POINT_MEDAL_DRAWN, POINT_EARNED,
    POINTS
};
enum {
    MEASURE_ME = 1, MEASURE_ITSELF, MEASURE_WEAPON, MEASURE_USES, MEASURE_TARGET_IS, MEASURE_ATTACKER_IS,
    MEASURE_PLACE_IS, MEASURE_SOLDIER_IS, MEASURE_SEMI, MEASURE_BURST, MEASURE_AUTO, MEASURE_BOLT, MEASURE_EXPLOSION,
    MEASURE_SPRAY, MEASURE_THROWN, MEASURE_RANGE, MEASURE_IN_RANGE, MEASURE_SAME_LOCATION, MEASURE_MOVED,
    MEASURE_ATTACKS, MEASURE_SUPPRESSED, MEASURE_WOUNDS, MEASURE_HEALTH, MEASURE_XP, MEASURE_CARDS, MEASURE_FRONT_MOST,
    MEASURE_REAR_MOST, MEASURE_ALONE, MEASURE_SOLDIERS_HERE, MEASURE_HOSTILES_HERE, MEASURE_HOSTILES, MEASURE_ACTIVE,
    MEASURE_TARGET_SUPPRESS, MEASURE_TARGET_EKIA, MEASURE_TARGET_VALUE, MEASURE_OTHER_HERE, MEASURE_TIMER,
    MEASURE_TURN, MEASURE_IN_OBJECTIVE, MEASURE_PLAYER, MEASURE_NON_PLAYER, MEASURE_SQUAD, MEASURE_NATION,
    MEASURE_WOUNDING, MEASURE_SUPPRESSING,
    MEASURE_COUNTERS, MEASURE_TALLY, MEASURE_OBJECTIVE_DONE, MEASURE_TESTING, MEASURE_PASSED,
    /* Hand to Hand Combat, Body Armor, Doors */
    MEASURE_STRONG, MEASURE_COMBO, MEASURE_AIMED, MEASURE_MELEE, MEASURE_HAND_TO_HAND, MEASURE_ENGAGED, MEASURE_HIDDEN,
    MEASURE_BREACHED, MEASURE_AT_DOOR,
    /* Beneficials, Obstacles, Environment */
    MEASURE_ENVIRONMENT, MEASURE_RESOLVED, MEASURE_RESOLVED_LOCATIONS, MEASURE_DICE, MEASURE_HURT, MEASURE_AWAY,
    /* Mission Types */
    MEASURE_IN_MISSION, MEASURE_OBJECTIVE_HOSTILES, MEASURE_TEAM_AT_MISSION,
    /* Engaging, Fading, Body Count */
    MEASURE_RETICLES_HERE, MEASURE_IS_ENGAGED, MEASURE_BODY_COUNT, MEASURE_USES_LEFT,
    /* Weapons and Equipment of the manuals */
    MEASURE_TEAM_SOLDIER, MEASURE_YEAR, MEASURE_DEPLOYED, MEASURE_ATTACHED, MEASURE_TARGET_SLOW, MEASURE_FIRE,
    /* Striking, Ability Checks, Traps */
    MEASURE_CHECK, MEASURE_CLOSE_ARM, MEASURE_EXPLOSIVE_ARM,
    /* Fast Hostiles */
    MEASURE_RESULT,
    /* PMC: Contracts, Overwatch, Stress */
    MEASURE_REPUTATION, MEASURE_DRAWN_VALUE,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    MEASURE_AUTOMATIC, MEASURE_VEHICLE, MEASURE_STANDARD_VEHICLES, MEASURE_DRAWN_IS, MEASURE_IS_WEAPON,
    MEASURE_WEIGHS,
    /* Extraction, Ammo, Distraction */
    MEASURE_EXTRACTED,
    /* Campaigns */ MEASURE_WEEK, MEASURE_HURT_ALONE,
    MEASURES
};
enum { COST_ACTION = 1, COST_XP, COST_DISCARD, COST_SPEND, COST_EXPEND, COST_ONCE, COST_ONCE_A_MISSION, COST_SUPPRESS,
    COST_COUNTER,
    /* Weapons and Equipment of the manuals */
    COST_ANY_COUNTER,
    /* Engaging, Fading, Body Count */
    COST_BODIES,
    /* PMC: Contracts, Overwatch, Stress */
    COST_EMPTY,
    COSTS };
enum {
    TARGET_ME = 1, TARGET_ACTOR, TARGET_ATTACKED, TARGET_ME_OR_ANY, TARGET_A_SOLDIER, TARGET_A_SOLDIER_HERE,
    TARGET_ANOTHER_SOLDIER, TARGET_EACH_SOLDIER, TARGET_EACH_SOLDIER_HERE, TARGET_A_WOUND, TARGET_MY_WOUND,
    TARGET_A_WEAPON, TARGET_MY_WEAPON, TARGET_THE_HOSTILE, TARGET_A_HOSTILE, TARGET_A_HOSTILE_HERE,
    TARGET_A_HOSTILE_NEAR, TARGET_A_WEAK_HOSTILE, TARGET_EACH_HOSTILE_HERE, TARGET_EACH_HOSTILE, TARGET_THIS,
    TARGET_HERE, TARGET_MISSION,
    /* Mission Types */
    TARGET_EACH_LOCATION, TARGET_OBJECTIVE, TARGET_FRONT,
    /* JTAC Mission, K9 Mission */
    TARGET_PAIR, TARGET_MY_K9, TARGET_OPENED,
    /* PMC: Contracts, Overwatch, Stress */
    TARGET_A_TRIFLE,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    TARGET_EACH_VEHICLE, TARGET_A_VEHICLE, TARGET_RANDOM_VEHICLE, TARGET_A_VEHICLE_WOUND,
    TARGETS
};
enum {
    EFFECT_DRAW = 1, EFFECT_DISCARD, EFFECT_GAIN_XP, EFFECT_GAIN_ACTIONS, EFFECT_RALLY, EFFECT_SUPPRESS, EFFECT_WOUND,
    EFFECT_MEND, EFFECT_HEAL, EFFECT_RELOAD, EFFECT_RESUPPLY, EFFECT_FREE_MOVE, EFFECT_FREE_ATTACK, EFFECT_PIN,
    EFFECT_HIT, EFFECT_BOMBARD, EFFECT_DISCARD_HOSTILE, EFFECT_MOVE_HOSTILE, EFFECT_RETARGET, EFFECT_REINFORCE,
    EFFECT_TIMER, EFFECT_FIND_LOCATION, EFFECT_MORE_LOCATIONS, EFFECT_END_EVENT,
    EFFECT_GAIN, EFFECT_TEST, EFFECT_SUCCEED, EFFECT_FAIL,
    /* Hand to Hand Combat, Body Armor, Doors */
    EFFECT_HIDE, EFFECT_ENGAGE,
    /* Beneficials, Obstacles, Environment */
    EFFECT_DOWN, EFFECT_MOVE_OBJECTIVE, EFFECT_COMPLETE, EFFECT_FETCH, EFFECT_REPAIR,
    /* Mission Types */
    EFFECT_DRAW_HOSTILES, EFFECT_DRAW_EVENT, EFFECT_DEPLOY, EFFECT_ADVANCE, EFFECT_TURN_ABOUT,
    /* JTAC Mission, K9 Mission */
    EFFECT_ENCOUNTER,
    /* Engaging, Fading, Body Count */
    EFFECT_FLIP, EFFECT_TURN_OVER, EFFECT_ADD_FATIGUE, EFFECT_USE_UP,
    /* Weapons and Equipment of the manuals */
    EFFECT_SLOW, EFFECT_TREAT, EFFECT_REFILL,
    /* PMC: Contracts, Overwatch, Stress */
    EFFECT_HOLD_BACK, EFFECT_ADJUST, EFFECT_ACTIONS_LATER, EFFECT_ELIMINATE, EFFECT_SHARE_XP, EFFECT_CALL_OFF,
    /* Noise, awareness */
    EFFECT_NOISE,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    EFFECT_ANTI_VEHICLE, EFFECT_FIX,
    /* Extraction, Ammo, Distraction */
    EFFECT_EXTRACT,
    /* Revealing, Unaware Targets */
    EFFECT_REVEAL,
    /* Campaigns */ EFFECT_AWARD, EFFECT_REVEAL_MEDAL, EFFECT_EARN, EFFECT_SHED, EFFECT_MEET,
    EFFECTS
};

/* ---- the rows of its table ----------------------------------------------- */

enum { SETUP_SEATS, SETUP_PRACTICE, SETUP_SETTING, SETUP_MISSION, SETUP_OBJECTIVE, SETUP_HOSTILES, SETUP_TEAM,
       /* Mission Types */
       SETUP_TYPE, SETUP_TRANSPORT,
       /* PMC: Contracts, Overwatch, Stress */
       SETUP_CONTRACT, SETUP_ESCALATION, SETUP_ESCALATED, SETUP_OVERWATCH, SETUP_ADDED, SETUP_REPUTATION,
       SETUP_WOUNDED,
       /* Vehicles, Undead, Divinity, Eras, Optional Rules */
       SETUP_SITREP, SETUP_RULES,
       /* Extraction, Ammo, Distraction */
       SETUP_INSERTION, SETUP_EXTRACTION,
       /* Campaigns */
       SETUP_CIRCUMSTANCES, SETUP_USED, SETUP_START, SETUP_ORDERS, SETUP_WEEK,
       SETUPS };
enum {
    ZONE_ACTIONS, ZONE_ACTION_DISCARDS, ZONE_HOSTILES, ZONE_HOSTILE_DISCARDS, ZONE_LOCATIONS, ZONE_LOCATION_DISCARDS,
    ZONE_EVENTS, ZONE_EVENT_DISCARDS, ZONE_HAND, ZONE_PLAYED, ZONE_OUT, ZONE_ASIDE,
    ZONE_ASIDE_DISCARDS,
    /* Mission Types */
    ZONE_SET_OUT,
    /* Weapons and Equipment of the manuals */
    ZONE_SUPPLY,
    /* Noise, awareness */
    ZONE_REACTION,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    ZONE_SAVED,
    /* Campaigns */
    ZONE_MEDALS,
    ZONES
};
enum { ARRAY_SOLDIER, ARRAY_ITEM, ARRAY_HOSTILE, ARRAY_LOCATION, ARRAY_EVENT, ARRAY_SUPPORT, ARRAY_BESIDE,
       ARRAY_MEDAL,
       ARRAYS };
enum {
    KIND_NONE, KIND_SEAT, KIND_CARD, KIND_SOLDIER, KIND_ITEM, KIND_HOSTILE, KIND_LOCATION, KIND_EVENT, KIND_SUPPORT,
    KIND_THING, KIND_MODE, KIND_WOUND, KIND_SPACE, KIND_PIPS, KIND_OUTCOME, KIND_BESIDE, KIND_MET,
    KIND_AMMO, KIND_REASON,
    /* Campaigns */
    KIND_MEDAL, KINDS
};
enum {
    PROC_MISSION = 1, PROC_SOLDIER_TURN, PROC_HOSTILE_TURN,
    PROC_RALLY, PROC_MOVE, PROC_ATTACK, PROC_SHOOT, PROC_RELOAD, PROC_DISCARD_AND_DRAW,
    PROC_PLAY, PROC_USE, PROC_USE_SUPPORT, PROC_USE_OWN, PROC_PLAY_LOCATION, PROC_ACTIVATE, PROC_PASS_GEAR, PROC_DROP,
    PROC_PICK_UP, PROC_PASS_AMMO,
    PROC_LIGHTEN, PROC_WITHDRAW,
    PROC_OPEN, PROC_DRAW_HOSTILES, PROC_EVENTS, PROC_REINFORCE, PROC_HOSTILE_ATTACK, PROC_RETAIN,
    PROC_PAY_XP, PROC_PAY_CARDS, PROC_DISCARD, PROC_KILLS, PROC_HEAL, PROC_FREE_MOVE, PROC_FREE_ATTACK, PROC_BOMBARD,
    PROC_READY, PROC_PLACED, PROC_AIM, PROC_SHELTER,        /* contexts of values and points, never run */
    PROC_TEST, PROC_TRY,
    /* Hand to Hand Combat, Body Armor, Doors */
    PROC_ENGAGE, PROC_SET_ASIDE, PROC_BREACH, PROC_PICK,
    /* Beneficials, Obstacles, Environment */
    PROC_ATTEMPT, PROC_FIRST_IN, PROC_OBSTACLE, PROC_ENVIRONMENT, PROC_ENDURE, PROC_ARRIVE, PROC_REPAIR,
    /* Mission Types */
    PROC_DRAW_FOR, PROC_DEPLOY, PROC_ADVANCE,
    /* JTAC Mission, K9 Mission */
    PROC_GUIDE, PROC_CALL_IN, PROC_ENCOUNTER,
    /* Engaging, Fading, Body Count */
    PROC_ENGAGE_SIDE, PROC_TURN_OVER, PROC_FLIP, PROC_WATCH, PROC_FADE, PROC_PAY_BODIES,
    PROC_SEARCH, PROC_UPKEEP,
    /* Weapons and Equipment of the manuals */
    PROC_BIPOD, PROC_ATTACH, PROC_USE_OTHER, PROC_SAVE_FOR, PROC_PAY_COUNTER, PROC_RESUPPLY, PROC_RESUPPLY_HERE,
    /* Calling In a Vehicle, Multiple Objectives */
    PROC_CALL_VEHICLE,
    /* Striking, Ability Checks, Traps */
    PROC_CHECK, PROC_SPRING,
    PROC_CLOSE_IN, PROC_STEP_BACK, PROC_SHIFT, PROC_EXPOSE,
    /* Fast Hostiles */
    PROC_RUSH,
    /* PMC: Contracts, Overwatch, Stress */
    PROC_STRESS, PROC_HOLD_BACK, PROC_ADJUST, PROC_PAY_ACTIONS, PROC_SHARE_XP,
    /* Noise, awareness */
    PROC_NOISE,
    /* Revealing, Unaware Targets */
    PROC_ROAM, PROC_EVADE, PROC_SIGHT,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    PROC_SAVE, PROC_CLEAR, PROC_ANTI_VEHICLE, PROC_SHARE, PROC_EQUIP,      /* EQUIP: a context, never run */
    /* Extraction, Ammo, Distraction */
    PROC_ABORT, PROC_LEAVE, PROC_LOAD, PROC_TRIGGER, PROC_LOAD_GIVEN,
    /* Choices of the manuals */
    PROC_FOLLOW, PROC_TIME,
    /* What cards do that is asked about */
    PROC_HITS, PROC_BRING,
    PROCS
};
enum {
    VERB_RALLY = 1, VERB_MOVE, VERB_ATTACK, VERB_FIGHT, VERB_RELOAD, VERB_DISCARD_AND_DRAW, VERB_PLAY, VERB_USE,
    VERB_USE_SUPPORT, VERB_USE_OWN, VERB_PLAY_LOCATION, VERB_ACTIVATE, VERB_PASS_GEAR, VERB_DROP, VERB_PICK_UP,
    VERB_PASS_AMMO, VERB_LIGHTEN, VERB_WITHDRAW, VERB_END_TURN, VERB_DISCARD, VERB_DRAW_NOW, VERB_PAYS, VERB_RETAIN,
    VERB_LET_GO, VERB_CANCEL, VERB_LET_STAND, VERB_ON_FRESH, VERB_ON_SUPPRESSED, VERB_SKIP, VERB_CHOOSE_SOLDIER,
    VERB_CHOOSE_HOSTILE, VERB_CHOOSE_ITEM, VERB_CHOOSE_WOUND, VERB_USE_IT, VERB_UPGUN, VERB_DECLINE,
    VERB_BOOST,
    /* Hand to Hand Combat, Body Armor, Doors */
    VERB_ENGAGE, VERB_SET_ASIDE, VERB_STRIKE, VERB_BREACH, VERB_BATTER, VERB_PICK,
    /* Beneficials, Obstacles, Environment */
    VERB_ATTEMPT, VERB_DISARM, VERB_FALL_BACK, VERB_STAY, VERB_USE_HARDY, VERB_TAKE_WOUND, VERB_TAKE_SUPPRESS,
    /* Mission Types */
    VERB_DEPLOY,
    /* JTAC Mission, K9 Mission */
    VERB_GUIDE, VERB_CALL_IN, VERB_IGNORE, VERB_FACE, VERB_TRY_AGAIN, VERB_ACCEPT,
    /* Engaging, Fading, Body Count */
    VERB_TURN_OVER, VERB_TAKE_IN, VERB_TURN_AWAY, VERB_LET_FADE, VERB_HOLD, VERB_HOLD_BY, VERB_BANK_BODY,
    VERB_KEEP_BODY, VERB_PAYS_BODY, VERB_SEARCH, VERB_KEEP_UP, VERB_GIVE_UP,
    /* Weapons and Equipment of the manuals */
    VERB_BIPOD, VERB_ATTACH, VERB_USE_OTHER, VERB_SAVE_FOR, VERB_PAYS_COUNTER, VERB_RESUPPLY, VERB_RESUPPLY_HERE,
    /* Calling In a Vehicle, Multiple Objectives */
    VERB_CALL_VEHICLE,
    /* Striking, Ability Checks, Traps */
    VERB_CLOSE_IN, VERB_STEP_BACK, VERB_SHIFT,
    /* Fast Hostiles */
    VERB_RUSH,
    /* PMC: Contracts, Overwatch, Stress */
    VERB_AVOID, VERB_SUFFER, VERB_SOONER, VERB_LATER, VERB_PAYS_ACTION,
    /* Revealing, Unaware Targets */
    VERB_EVADE, VERB_TAKE_SHOT, VERB_HOLD_FIRE,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    VERB_SAVE, VERB_CLEAR, VERB_SPREAD, VERB_GIVE,
    /* Extraction, Ammo, Distraction */
    VERB_ABORT, VERB_LOAD, VERB_TRIGGER, VERB_FILL,
    /* Choices of the manuals */
    VERB_FOLLOW,
    /* Ammo, Extraction */
    VERB_PASS_KIND, VERB_GET_AWAY,
    /* Campaigns */ VERB_END_HERE,
    VERBS
};
enum {
    ASK_TURN = 1, ASK_DECLARED, ASK_ROLLED, ASK_ENTERING, ASK_DRAWN, ASK_ATTACKED, ASK_HIT, ASK_DISCARDS, ASK_PAY_CARD,
    ASK_PAY_XP, ASK_RETAIN, ASK_CANCEL, ASK_KILL, ASK_FREE_MOVE, ASK_FREE_ATTACK, ASK_USE, ASK_RAISE, ASK_TARGET,
    ASK_BOOST,
    /* Beneficials, Obstacles, Environment */
    ASK_OBSTACLE, ASK_KEEP, ASK_ENDURE,
    /* Mission Types */
    ASK_DEPLOY,
    /* JTAC Mission, K9 Mission */
    ASK_ENCOUNTER, ASK_AGAIN,
    /* Engaging, Fading, Body Count */
    ASK_FLIP, ASK_JOIN, ASK_FADE, ASK_BODY, ASK_PAY_BODIES, ASK_UPKEEP,
    /* Weapons and Equipment of the manuals */
    ASK_PAY_COUNTER,
    /* Striking, Ability Checks, Traps */
    ASK_SPRING,
    /* Fast Hostiles */
    ASK_FAST,
    /* PMC: Contracts, Overwatch, Stress */
    ASK_REINFORCED, ASK_CLOSING, ASK_TIMER_STEP, ASK_STRESS, ASK_STRESSED, ASK_HOLD_BACK, ASK_ADJUST, ASK_PAY_ACTIONS,
    ASK_SHARE_XP,
    /* Revealing, Unaware Targets */
    ASK_SIGHT,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    ASK_SPREAD, ASK_SHARE,
    /* Extraction, Ammo, Distraction */
    ASK_HOSTILES_MOVED, ASK_AMMO, ASK_LEAVE,
    QUESTIONS
};
enum { WINDOW_DECLARED = 1, WINDOW_ROLLED, WINDOW_ENTERING, WINDOW_DRAWN, WINDOW_ATTACKED, WINDOW_HIT,
       /* PMC: Contracts, Overwatch, Stress */ WINDOW_REINFORCED, WINDOW_CLOSING, WINDOW_TIMER,
       /* Extraction, Ammo, Distraction */ WINDOW_MOVED };

/* The change that is about to happen, by procedure. */
enum { ATTACK_BONUS, ATTACK_COVER_BONUS, ATTACK_DICE, ATTACK_REROLL };      /* PROC_SHOOT */
enum { MOVE_COST, MOVE_NIGHT, MOVE_SHORT };     /* PROC_MOVE: Action cards to discard; Movement that lacks, below 0 */
enum { DRAW_VALUE };                                                        /* PROC_DRAW_HOSTILES */
enum { REINFORCE_ARRIVES };                                                 /* PROC_REINFORCE */
enum { NOISE_MADE, NOISE_THERE };                                           /* PROC_NOISE */
enum { TEST_BONUS, TEST_PASSED };                                           /* PROC_TEST */
enum { ASSAULT_BONUS, ASSAULT_COVER_BONUS, ASSAULT_WOUNDS, ASSAULT_SUPPRESS };  /* PROC_HOSTILE_ATTACK */
enum { HARM_OTHER = 8, HARM_WOUND = 16, HARM_DOWN = 256 };      /* what it came to, below 0; -1 is a Suppress */

/* ---- the state ----------------------------------------------------------- */

enum {
    SOLDIERS = 16, ITEMS = 192, HOSTILES = 96, SPACES = 12, LOCATIONS = SPACES + 2, EXTRACTION = LOCATIONS - 1,
    EVENTS_MOST = 32, SUPPORTS = 16,
    ACTION_ROOM = 200, HOSTILE_ROOM = 128, LOCATION_ROOM = 64, EVENT_ROOM = 64, HAND_ROOM = 24, PLAYED_ROOM = 23,
    OUT_ROOM = 384, ASIDE_ROOM = 112, SET_OUT_ROOM = 15, SAVED_ROOM = 7, SUPPLY_ROOM = 39, BESIDE = 12, COUNTERS = 20,
    MOST_COUNTERS = 99,
    WOUNDS = 10, TREATED = 128, COUNTERS_EACH = 4, MOST_DICE = 6, MOST_XP = 99, DIE = 10, COVER_DIE = 6,
    BODY_DIE = 20, MOST_TURNS = 99, LAST_TURN = 198, MOST_SAVED = 9, MOST_POINTS = 9999,
    ALARM_SPACES = 9, MOST_NOISE = 250, REACTION_ROOM = 15, MEDALS = 4, MEDAL_ROOM = 31, SEVERAL = 255,
};
/* GONE: a Vehicle at its Turn Limit; WAITING: it has not been Called In yet; OVERWATCHING: beside the path, in no
 * Location; CAPTURED: not where he had to be as the Mission ended. */
enum fate { IN_PLAY, DOWNED, REMOVED_AT_1, REMOVED_AT_2, GONE, WAITING, OVERWATCHING, CAPTURED, FATES };
/* soldier.part: a Vehicle brings him; he is to be rescued, cannot leave yet, has come back; who is escorted has been
 * where he was to be brought; the Actions that he has set aside are of an earlier Turn; he has used an Overwatch
 * counter. */
enum { PART_BROUGHT = 1, PART_RESCUE = 2, PART_HELD = 4, PART_SAVED = 8, PART_ARRIVED = 16, PART_WAITED = 32,
       PART_WATCHED = 64 };
enum met { UNDECIDED, MET_WELL, MET_BADLY, MET_WORSE, IGNORED, METS };   /* how an Encounter ends */
enum outcome { NO_OUTCOME, RETURNS, DISCHARGED, KILLED, OUTCOMES };
enum { SOLDIER_MOVED = 1, SOLDIER_SPENT = 2, SOLDIER_WENT = 4,
       SOLDIER_BALKED = 8, SOLDIER_HIDDEN = 16,                           /* soldier.flags */
       SOLDIER_CLOSE = 32,                                                /* in Striking with his Location */
       SOLDIER_FREED = 64,                        /* the bodyguard that he was in Striking with is gone: striking.c */
       SOLDIER_IDLE_GUARD = 128 };                /* one whom the card that he is in Striking with Screened is gone */
enum { ITEM_EMPTY = 1, ITEM_PRINTED = 2, ITEM_USED = 4, ITEM_EXCHANGED = 8, ITEM_LOST = 16,
       ITEM_GAVE = 32, ITEM_SPENT = 64,
       ITEM_GOT = 128 };
/* item.marks: it has fired in Bolt Mode this Turn; it is Jammed; its Bipod is deployed; a Soldier dropped it; it was
 * one of several, whose card the others have; it was put on another Weapon this Turn; how often it has changed hands in
 * it, in two bits */
enum { MARK_BOLTED = 1, MARK_JAMMED = 2, MARK_DEPLOYED = 4, MARK_DROPPED = 8, MARK_ONE_OF = 16, MARK_MOVED = 32,
       MARK_PASSED = 64, MARK_PASSES = 64 | 128 };
enum { HOSTILE_MARKED = 1, HOSTILE_COUNTER = 2, HOSTILE_ACTED = 4, HOSTILE_BREACHED = 8,
       HOSTILE_FADES = 16,
       HOSTILE_FRESH = 32 | 128,                  /* hostile.flags; fresh: Actions that do not bring its counter nearer
                                                   * to the alarm, in two bits; held: it does not move this Turn */
       HOSTILE_HELD = 64 };
enum awareness { AWARE, UNAWARE, PAUSES, GOING_FOR_ALARM, AWARENESSES };        /* hostile.awareness */
/* location.flags: an Objective before it is Activated; Hostiles are drawn when the first Soldier enters; what can be
 * done there is done; an Objective that is completed */
enum { LOCATION_INACTIVE = 1, LOCATION_WAITS = 2, LOCATION_RESOLVED = 4, LOCATION_COMPLETED = 8,
       LOCATION_DELIVERED = 16, LOCATION_PRESENT_GONE = 32,     /* what was wanted there has come, or has died */
       LOCATION_ABORTED = 64, LOCATION_LEFT = 128,              /* of the Extraction card: extraction.c */
       LOCATION_MANNED = 64,            /* of others, in a Fortification Mission: its first Hostile has come, or the
                                         * Present one where more like it are set out */
       LOCATION_LAID = 128 };           /* of others: it was laid at set-up, not played */
/* way: Locations are laid from the Objective's side; the way ahead leads to the Mission card; there is an Extraction
 * card. */
enum { FROM_OBJECTIVE = 1, BACKWARD = 2, WAY_OUT = 4 };
enum { EVENT_WAITS = 1, EVENT_STANDS = 2,       /* it waits to be resolved; nobody cancels it */
       EVENT_UNMET = 4,                         /* an Encounter: nobody has come upon it */
       EVENT_ARMED = 8 };                       /* a Trap: nobody has come */
/* game.special: somebody has Black or Subsonic Ammo; there are Triggered Weapons; an Event or Stress waits that no draw
 * resolves; Gear was used up this Turn and has not gone yet; cards are drawn for the team's Vehicles; the players have
 * ended the Mission */
enum { SPECIAL_AMMO = 1, SPECIAL_TRIGGERED = 2, SPECIAL_WAITS = 4, SPECIAL_GONE = 8, SPECIAL_HUNTED = 16,
       SPECIAL_ENDED = 32 };
enum reason { NO_REASON, BY_SIGHT, BY_SUBSONIC, ROLL_REASONS };       /* what counts in a roll and is no card */
enum ammo { STANDARD_AMMO, BLACK_AMMO, SUBSONIC_AMMO, AMMO_KINDS };
enum { BESIDE_FIRED = 1 };                      /* beside.flags: a Platform has Attacked */

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct soldier {
    struct grog_thing thing;
    uint8_t  place, actions, suppress, xp;      /* place: his space, from 1; 0 when he is out */
    uint8_t  wound[WOUNDS];                     /* a counter each, TREATED or not, oldest first; 0: none */
    uint8_t  flags, attacks;                    /* attacks: made this Turn */
    uint8_t  fate, outcome;
    uint8_t  kills, spent;                      /* spent: limited uses of his own card this Turn */
    uint8_t  counter[COUNTERS];                 /* by the ordinal of their word */
    uint16_t engaged;                           /* the Hostile that his Hand to Hand counter lies on */
    uint8_t  saved, follower;                   /* saved: Actions set aside to Engage; follower: the K9 that goes with
                                                 * him, slot + 1 */
    uint8_t  turns, part;                       /* turns: Turn counters of a Vehicle; part: what he is to the Mission */
    /* Engaging, Fading, Body Count */
    uint8_t  bodies;                            /* Body Count that he Keeps */
    /* PMC: Contracts, Overwatch, Stress */
    uint8_t  later;                             /* Actions that he has more in the next Soldier Turn */
    /* Campaigns */
    uint16_t hit_by;                            /* the card that gave him his last Wound; 0: none did */
    uint8_t  hit_in, hit_turn;                  /* in which space and Turn that was; 0: he was not hit */
};

/* Weapons, Equipment and Skills. */
struct item {
    struct grog_thing thing;
    uint8_t  holder, place;                     /* holder: his slot + 1; or the space where it lies */
    uint8_t  count, flags;                      /* count: Ammo counters, Grenades, uses */
    /* shots: Attacks this Turn; spent: uses this Turn that are limited */
    uint8_t  shots, spent;
    uint16_t thrown_at;                         /* it lies with this Hostile */
    uint8_t  extra, marks;                      /* extra: sets of Ammo, or copies, bought beyond the first */
    /* Weapons and Equipment of the manuals */
    uint8_t  on, own;                           /* on: the Weapon that it is attached to, or a part of, slot + 1;
                                                 * own: counters that came with a Soldier's card (ammo.c) */
    uint16_t kinds;                             /* of its Ammo counters (ammo.c) */
};

struct hostile {
    struct grog_thing thing;
    uint8_t  place, target;                     /* target: the Soldier's slot + 1 */
    uint8_t  ekia, suppress;
    uint8_t  flags, hits;                       /* hits: on the next target of an Objective, or on its Door */
    uint8_t  band, killer;                      /* band: a number that all of one Double-Reticle card share; or 0;
                                                 * killer: whose Attack last gave it an EKIA, slot + 1 */
    /* Weapons and Equipment of the manuals */
    uint8_t  slow, field;                       /* Slow counters; counters for who Eliminates it */
    /* Noise, awareness */
    uint8_t  awareness, alarm_space;            /* alarm_space: of its counter on the Going For Alarm Track; 0: none */
    uint16_t came;                              /* it came to its Location behind those with a lower number */
};

struct location {
    struct grog_thing thing;
    uint8_t  flags, clear;                      /* clear: of an Objective, Soldier Turns in a row without a Hostile */
};

struct event {
    struct grog_thing thing;
    uint8_t  place, flags;
    /* PMC: Contracts, Overwatch, Stress */
    uint8_t  by, spare;                         /* by: of a Stress card, whose it is, slot + 1 */
};

struct support {
    struct grog_thing thing;
    uint8_t  player, spent;                     /* player: the Soldier's slot + 1 */
};

/* What lies beside the path: types of the Mission, and what comes with them. */
struct beside {
    struct grog_thing thing;
    uint8_t  place, count;                      /* place: a space that it belongs to, or 0; count: counters on it */
    uint8_t  by, flags;                         /* by: the item that serves it, slot + 1 */
};

/* Of the Medals beside the table: the top of their deck, and those that were left face down (kept). */
struct medal {
    struct grog_thing thing;
    uint8_t  kept, spare;
};

/* Slot 0 of the locations is the Mission card, 1 the Objective, n (from 2 on) the nth card of the path, counted from
 * the end where laying began; EXTRACTION is the Extraction card. */
struct warfighter {
    struct grog_game game;
    struct soldier  soldier[SOLDIERS];
    struct item     item[ITEMS];
    struct hostile  hostile[HOSTILES];
    struct location location[LOCATIONS];
    struct event    event[EVENTS_MOST];
    struct support  support[SUPPORTS];
    struct beside   beside[BESIDE];
    struct medal    medal[MEDALS];
    uint16_t actions[1 + ACTION_ROOM], action_discards[1 + ACTION_ROOM];
    uint16_t hostiles[1 + HOSTILE_ROOM], hostile_discards[1 + HOSTILE_ROOM];
    uint16_t locations[1 + LOCATION_ROOM], location_discards[1 + LOCATION_ROOM];
    uint16_t events[1 + EVENT_ROOM], event_discards[1 + EVENT_ROOM];
    uint16_t hand[SOLDIERS][1 + HAND_ROOM];     /* by the Soldier's slot */
    uint16_t played_cards[1 + PLAYED_ROOM];     /* Action and Location cards that are being played */
    uint16_t out[1 + OUT_ROOM];                 /* what has left the game */
    uint16_t aside[1 + ASIDE_ROOM], aside_discards[1 + ASIDE_ROOM];     /* cards of decks of their own */
    uint16_t set_out[1 + SET_OUT_ROOM];         /* Hostiles that lie open beside the Objective */
    uint16_t saved[SOLDIERS][1 + SAVED_ROOM];   /* set aside for an Entrance cost, by the Soldier's slot */
    uint16_t supply[1 + SUPPLY_ROOM];           /* Field Gear that can be Resupplied */
    uint16_t reaction[1 + REACTION_ROOM];       /* Reaction Forces that have not come */
    uint16_t medals[1 + MEDAL_ROOM];            /* the deck of Medals, but for its top */
    uint8_t  cup[SOLDIERS];                     /* Targeting counters of each Soldier in the cup */
    uint16_t points;                            /* the team's Resource Points, as last counted */
    uint8_t  timer, objective;                  /* objective: its space */
    uint8_t  front;                             /* how many cards of the path lie, from where laying began */
    uint8_t  played;                            /* Locations played this Soldier Turn */
    uint8_t  allowed;                           /* more of them that cards allow this Turn */
    uint8_t  active;                            /* the Objective is */
    uint8_t  success, way;
    uint8_t  tally[COUNTERS];                   /* counters on the Mission, by the ordinal of their word */
    uint8_t  emptied[(COUNTERS + 7) / 8];       /* which of them have come to 0 once: a bit each */
    uint8_t  spoils, spoils_kind;               /* counters that wait to be shared out; the ordinal of their word */
    /* Engaging, Fading, Body Count */
    uint8_t  bank;                              /* Body Count that is Banked */
    /* Noise, awareness */
    uint8_t  noise;                             /* the space of the Noise counter, from 0, the lowest circle */
    uint8_t  alert, mobilized;                  /* the enemy is On Alert; the right-most Mobilized space, or 0 */
    uint8_t  loose[ALARM_SPACES];               /* counters on the Going For Alarm Track whose Hostiles are gone, by
                                                 * space, from 1 */
    /* Extraction, Ammo, Distraction */
    uint8_t  hurt_by[HOSTILES];                 /* with Medals, of each Hostile: the only Soldier who has Suppressed or
                                                 * killed on it, slot + 1; SEVERAL: another has, or no Soldier */
    uint8_t  special;                           /* what is looked for only where it may be: SPECIAL_AMMO ... */
    uint8_t  spare[9];
};

#pragma GCC diagnostic pop

/* ---- where the cards of the path lie -------------------------------------- */

/* How many steps a space is from the end where laying began; and, since that is its own inverse, the other way. */
static inline unsigned steps_to(const struct warfighter *w, unsigned space)
{
    return w->way & FROM_OBJECTIVE ? w->objective + 1u - space : space;
}
/* The location of a space, and the space of a location's slot; on a way that is not the usual one (common.c). */
unsigned wf_slot_otherwise(const struct warfighter *w, unsigned space);
unsigned wf_space_otherwise(const struct warfighter *w, unsigned slot);
static inline unsigned slot_of_space(const struct warfighter *w, unsigned space)
{
    return space == 1 ? 0 : space == w->objective ? 1 : w->way ? wf_slot_otherwise(w, space) : space;
}
static inline unsigned space_of_slot(const struct warfighter *w, unsigned slot)
{
    return slot == 0 ? 1 : slot == 1 ? w->objective : w->way ? wf_space_otherwise(w, slot) : slot;
}
/* The Objective's, or that of the Extraction card. */
static inline unsigned last_space(const struct warfighter *w)
{
    return w->objective + (w->way & WAY_OUT ? 1u : 0u);
}
static inline int ahead(const struct warfighter *w) { return w->way & BACKWARD ? -1 : 1; }

/* The row of cards as it lies on the table, for Ranges and for who goes along it: the places in it are the spaces, but
 * where the team travels back the Extraction lies before the first. */
static inline bool leaves_by_mission(const struct warfighter *w)
{
    return (w->way & FROM_OBJECTIVE) && (w->way & WAY_OUT);
}
unsigned wf_line_beyond(const struct warfighter *w, unsigned space);    /* of the Extraction (common.c) */
static inline unsigned line_of(const struct warfighter *w, unsigned space)
{
    return space > w->objective ? wf_line_beyond(w, space) : space;
}
static inline unsigned line_begins(const struct warfighter *w) { return leaves_by_mission(w) ? 0 : 1; }
static inline unsigned line_ends(const struct warfighter *w)
{
    return leaves_by_mission(w) ? w->objective : last_space(w);
}
/* The space at a place of the row; 0: there is none. */
static inline unsigned space_on_line(const struct warfighter *w, int at)
{
    if (at < (int)line_begins(w) || at > (int)line_ends(w))
        return 0;
    return at ? (unsigned)at : w->objective + 1u;
}

#endif
