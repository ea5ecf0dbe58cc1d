/* SPDX-License-Identifier: MIT */
/* vocabulary.c -- the values and points that the cards of warfighter may speak of.
 *
 * One row a word: its name, what it means, what it takes.  What conditions measure, what is
 * paid, whom effects concern and what they do is in measures.c, costs.c, targets.c, effects.c. */
#include "common.h"
#include "tables.h"

/* ---- values -------------------------------------------------------------- */

const struct grog_value_row wf_values[VALUES] = {
    [VALUE_ACTIONS]     = { .name = "actions", .about = "Actions of a Soldier each Soldier Turn, beyond his card's",
                            .rule = R_TRN_09, .base = 0, .min = -9, .max = 9 },
    [VALUE_DRAWS]       = { .name = "draws", .about = "Action cards that a Player Soldier draws as his turn begins",
                            .rule = R_SOL_14, .base = 0, .min = 0, .max = 9 },
    [VALUE_STARTING_XP] = { .name = "starting_xp", .about = "Experience Points at the start of the Mission",
                            .rule = R_SET_64, .base = 0, .min = 0, .max = 9 },
    [VALUE_HAND_SIZE]   = { .name = "hand_size", .about = "Hand Size beyond the current Health", .rule = R_ACD_33,
                            .base = 0, .min = -9, .max = 9 },
    [VALUE_LOADOUT]     = { .name = "loadout", .about = "Loadout beyond what Soldier and Mission say",
                            .rule = R_SOL_10, .base = 0, .min = -20, .max = 20 },
    [VALUE_MOVEMENT]    = { .name = "movement", .about = "Movement beyond the Soldier's card", .rule = R_MOV_04,
                            .base = 0, .min = -9, .max = 12 },
    [VALUE_ENTRANCE]    = { .name = "entrance", .about = "added to the Entrance cost", .rule = R_MOV_02, .base = 0,
                            .min = -12, .max = 12 },
    [VALUE_ATTACK_ROLL] = { .name = "attack_roll", .about = "added to every Attack die of a Soldier's Attack",
                            .rule = R_ATK_09, .base = 0, .min = -20, .max = 20 },
    [VALUE_COVER_ROLL]  = { .name = "cover_roll", .about = "added to a Soldier's Defeat Cover die",
                            .rule = R_ATK_16, .base = 0, .min = -9, .max = 9 },
    [VALUE_ATTACK_DICE] = { .name = "attack_dice", .about = "Attack dice more or fewer", .rule = R_ATK_12, .base = 0,
                            .min = -6, .max = 6 },
    [VALUE_RELOAD]      = { .name = "reload_number", .about = "added to the Weapon's Reload number", .rule = R_ATK_35,
                            .base = 0, .min = -10, .max = 10 },
    [VALUE_BOLT_COST]   = { .name = "bolt_cost", .about = "Action cards to discard for each further Bolt Attack",
                            .rule = R_WPN_17, .base = 1, .min = 0, .max = 9 },
    [VALUE_COVER]       = { .name = "cover", .about = "added to the Cover of a Hostile that is Attacked",
                            .rule = R_HOS_13, .base = 0, .min = -9, .max = 9 },
    [VALUE_HOSTILE_ROLL] = { .name = "hostile_roll", .about = "added to a Hostile's Attack die", .rule = R_HAT_10,
                            .base = 0, .min = -20, .max = 20 },
    [VALUE_HOSTILE_COVER_ROLL] = { .name = "hostile_cover_roll", .about = "added to a Hostile's Defeat Cover die",
                            .rule = R_HAT_11, .base = 0, .min = -9, .max = 9 },
    [VALUE_TERRAIN_COVER] = { .name = "terrain_cover", .about = "added to the Cover of a Soldier who is Attacked",
                            .rule = R_SOL_06, .base = 0, .min = -9, .max = 9 },
    [VALUE_WOUNDS]      = { .name = "wounds", .about = "added to the Wounds of a Hostile's hit", .rule = R_HAT_18,
                            .base = 0, .min = -9, .max = 9 },
    [VALUE_HOSTILE_VALUE] = { .name = "hostile_value", .about = "added to the value of Hostiles drawn for a card",
                            .rule = R_LOC_15, .base = 0, .min = -9, .max = 20 },
    [VALUE_EXPERIENCE]  = { .name = "experience", .about = "added to the Experience Points of a final Kill",
                            .rule = R_ATK_31, .base = 0, .min = -9, .max = 9, .always = true },
    [VALUE_CAN_BE_SUPPRESSED] = { .name = "can_be_suppressed", .about = "0: a Hostile is never Suppressed",
                            .rule = R_HOS_17, .base = 1, .min = 0, .max = 1, .always = true },
    [VALUE_CAN_BE_ATTACKED] = { .name = "can_be_attacked", .about = "0: a Hostile cannot be chosen for an Attack",
                            .rule = R_ATK_02, .base = 1, .min = 0, .max = 1, .always = true },
    [VALUE_KEPT_DISTANCE] = { .name = "kept_distance", .about = "a Hostile stays so far from its target; -1: it comes "
                            "into Range", .rule = R_HCR_02, .base = -1, .min = -1, .max = SPACES },
    [VALUE_OVERKILL]    = { .name = "overkill", .about = "1: not placed if it would exceed the value to be drawn",
                            .rule = R_LOC_17, .base = 0, .min = 0, .max = 1, .always = true },
    [VALUE_ACTION_NOISE] = { .name = "action_noise", .about = "added to the Noise of what a Soldier does",
                            .rule = R_SHW_159, .base = 0, .min = -99, .max = 99 },
    [VALUE_HEAL_ROLL]   = { .name = "heal_roll", .about = "added to the roll when a Wound is Healed",
                            .rule = R_WND_05, .base = 0, .min = -9, .max = 9 },
    [VALUE_SUPPORT_COST] = { .name = "support_cost", .about = "added to what is discarded for a Support card",
                            .rule = R_ACD_20, .base = 0, .min = -9, .max = 9 },
    [VALUE_RETAIN_COST] = { .name = "retain_cost", .about = "added to what is paid to Retain a Support card",
                            .rule = R_ACD_27, .base = 0, .min = -9, .max = 9 },
    [VALUE_LOCATION_PLAYS] = { .name = "location_plays", .about = "Location cards that can be played each Soldier Turn",
                            .rule = R_LOC_01, .base = 1, .min = 0, .max = 4 },
    [VALUE_TIMER_STEPS] = { .name = "timer_steps", .about = "spaces that the Timer moves at the end of a Hostile Turn",
                            .rule = R_HEN_03, .base = 1, .min = 0, .max = 9 },
    [VALUE_CAN_ATTACK]  = { .name = "can_attack", .about = "0: a Hostile cannot Attack its target, in Range or not",
                            .rule = R_HCR_05, .base = 1, .min = 0, .max = 1, .always = true },
    [VALUE_ACTIVATING_PLAYS] = { .name = "activating_plays", .about = "to Activate the Objective: 1 is a Location "
                            "played, 0 is not, 2 cannot be done in a Turn in which one was", .rule = R_OBJ_04,
                            .base = 1, .min = 0, .max = 2 },
    [VALUE_TIME_OUT]    = { .name = "time_out", .about = "when time is out: 0 the Mission is lost, 1 it is won, 2 it "
                            "goes on", .rule = R_HEN_04, .base = 0, .min = 0, .max = 2 },
    [VALUE_OBJECTIVE_WINS] = { .name = "objective_wins", .about = "0: to complete the Objective does not end the "
                            "Mission", .rule = R_OBJ_19, .base = 1, .min = 0, .max = 1 },
    [VALUE_ABILITY_ROLL] = { .name = "ability_roll", .about = "added to an ability roll", .rule = R_ABL_04, .base = 0,
                            .min = -9, .max = 9 },
    /* Hand to Hand Combat, Body Armor, Doors */
    [VALUE_CAN_BE_ENGAGED] = { .name = "can_be_engaged", .about = "0: a Hostile cannot be Engaged in Hand to Hand "
                            "Combat", .rule = R_HTH_15, .base = 1, .min = 0, .max = 1, .always = true },
    [VALUE_ENGAGE_COST] = { .name = "engage_cost", .about = "added to the Actions that it takes to Engage a Hostile",
                            .rule = R_HTH_05, .base = 0, .min = -9, .max = 9 },
    [VALUE_ARMOR_ROLL]  = { .name = "armor_roll", .about = "added to a Hostile's Defeat Body Armor die",
                            .rule = R_HAT_13, .base = 0, .min = -9, .max = 9 },
    [VALUE_INTERIOR]    = { .name = "interior", .about = "0: an Attack on a Breached card needs its normal Cover",
                            .rule = R_DOR_12, .base = 1, .min = 0, .max = 1 },
    /* Beneficials, Obstacles, Environment */
    [VALUE_ENVIRON]     = { .name = "environ", .about = "the roll that resists this Environment there; 0: it is none; "
                            "each card that sets it is rolled for",
                            .rule = R_ENV_01, .base = 0, .min = 0, .max = 10 },
    [VALUE_ENVIRONMENT_ROLL] = { .name = "environment_roll", .about = "added to a roll against an Environment",
                            .rule = R_ENV_02, .base = 0, .min = -9, .max = 9 },
    [VALUE_OBJECTIVE_COUNTS] = { .name = "objective_counts", .about = "0: what the Objective wants or says does not "
                            "complete it, only another card that says so",
                            .rule = R_SAB_01, .base = 1, .min = 0, .max = 1 },
    /* Mission Types */
    [VALUE_HOSTILE_TURN] = { .name = "hostile_turn", .about = "0: there is no Hostile Turn now", .rule = R_HLD_15,
                            .base = 1, .min = 0, .max = 1 },
    [VALUE_CLOSES_RANGE] = { .name = "closes_range", .about = "0: Hostiles do not come into Range by themselves",
                            .rule = R_HLD_09, .base = 1, .min = 0, .max = 1 },
    [VALUE_PLACE_WORDS] = { .name = "place_words", .about = "0: where a Hostile's card says that it enters is ignored",
                            .rule = R_HLD_08, .base = 1, .min = 0, .max = 1, .always = true },
    [VALUE_HOSTILE_TIMER] = { .name = "hostile_timer", .about = "0: Hostiles do not move the Timer; -1: they move it "
                            "the other way", .rule = R_HLD_13, .base = 1, .min = -1, .max = 1 },
    [VALUE_TIME_GAINED] = { .name = "time_gained", .about = "what Game Turns that a card adds are multiplied by",
                            .rule = R_HLD_14, .base = 1, .min = -1, .max = 1 },
    [VALUE_REINFORCED]  = { .name = "reinforced", .about = "1: Reinforcements are drawn without a Soldier there",
                            .rule = R_HTL_07, .base = 0, .min = 0, .max = 1 },
    [VALUE_ARRIVES]     = { .name = "arrives", .about = "a Hostile that would be placed there: 0 is not, 1 is, 2 is "
                            "placed in the Objective", .rule = R_ESC_07, .base = 1, .min = 0, .max = 2 },
    [VALUE_HOSTILE_MOVES] = { .name = "hostile_moves", .about = "0: a Hostile cannot move into the Location",
                            .rule = R_SHO_15, .base = 1, .min = 0, .max = 1 },
    [VALUE_CAN_WITHDRAW] = { .name = "can_withdraw", .about = "0: a Soldier cannot leave the Mission",
                            .rule = R_ESC_05, .base = 1, .min = 0, .max = 1 },
    [VALUE_DOWNED_DIE]  = { .name = "downed_die", .about = "1: who is Down is killed, without a roll",
                            .rule = R_ESC_06, .base = 0, .min = 0, .max = 1 },
    /* Engaging, Fading, Body Count */
    [VALUE_TURNS_OVER]  = { .name = "turns_over", .about = "1: a Hostile turns to its other side, as soon as that is "
                            "so", .rule = R_NAM_CON_38, .base = 0, .min = 0, .max = 1 },
    [VALUE_FADES]       = { .name = "fades", .about = "1: a Hostile Fades at the end of the Hostile Turn",
                            .rule = R_NAM_CON_44, .base = 0, .min = 0, .max = 1 },
    [VALUE_CAN_FADE]    = { .name = "can_fade", .about = "0: no Hostile Fades there", .rule = R_NAM_HTN_36, .base = 1,
                            .min = 0, .max = 1 },
    [VALUE_SEARCH_ROLL] = { .name = "search_roll", .about = "added to a Search roll", .rule = R_NAM_ACT_109, .base = 0,
                            .min = -9, .max = 9 },
    [VALUE_FATIGUE]     = { .name = "fatigue", .about = "Battle Fatigue cards that lie in the Action deck from the "
                            "start", .rule = R_NAM_SET_35, .base = 0, .min = 0, .max = 20 },
    [VALUE_STARTING_BODIES] = { .name = "starting_bodies", .about = "Body Count that a Soldier Keeps at the start",
                            .rule = R_NAM_SET_45, .base = 0, .min = 0, .max = 9 },
    /* Weapons and Equipment of the manuals */
    [VALUE_RESUPPLIES]  = { .name = "resupplies", .about = "1: the Soldier can Resupply Field Gear",
                            .rule = R_CHT_EQP_12, .base = 0, .min = 0, .max = 1 },
    [VALUE_RESUPPLY_COST] = { .name = "resupply_cost", .about = "added to what Field Gear is Resupplied for",
                            .rule = R_CHT_EQP_12, .base = 0, .min = -9, .max = 9 },
    /* Striking, Ability Checks, Traps */
    [VALUE_CAN_USE]     = { .name = "can_use", .about = "0: a Soldier cannot Attack with the Weapon in this Mode",
                            .rule = R_NAM_MSN_44, .base = 1, .min = 0, .max = 1 },
    [VALUE_CLOSE_QUARTERS] = { .name = "close_quarters", .about = "1: who enters Striking there does so with the "
                            "Location", .rule = R_NAM_ACT_128, .base = 0, .min = 0, .max = 1 },
    [VALUE_DEADLY]      = { .name = "deadly", .about = "1: Hostiles there roll against its Environments too",
                            .rule = R_NAM_ACT_13, .base = 0, .min = 0, .max = 1 },
    /* Fast Hostiles */
    [VALUE_FAST]        = { .name = "fast", .about = "1: a Hostile is Fast: it moves, then Attacks",
                            .rule = R_CHT_FST_02, .base = 0, .min = 0, .max = 1, .always = true },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [VALUE_FREE_ATTACKS] = { .name = "free_attacks", .about = "so many Attacks a Turn with it cost no Action, and "
                            "there are no others; 0: Attacks cost Actions", .rule = R_VEH_18, .base = 0, .min = 0,
                            .max = 9 },
    [VALUE_CAN_HAVE]    = { .name = "can_have", .about = "0: the Soldier cannot have the item", .rule = R_DIV_02,
                            .base = 1, .min = 0, .max = 1 },
    [VALUE_THEOLOGIES]  = { .name = "theologies", .about = "Schools of Theology that the Soldier must have, no more "
                            "and no fewer", .rule = R_DIV_04, .base = 0, .min = 0, .max = 9 },
    [VALUE_CAN_ENTER]   = { .name = "can_enter", .about = "0: the Soldier cannot enter the Location", .rule = R_VEH_20,
                            .base = 1, .min = 0, .max = 1 },
    [VALUE_CAN_BE_HEALED] = { .name = "can_be_healed", .about = "0: the Soldier's Wounds are not Healed, only fixed",
                            .rule = R_VEH_20, .base = 1, .min = 0, .max = 1 },
    /* Revealing, Unaware Targets */
    [VALUE_DRAWS_UNAWARE_TARGET] = { .name = "draws_unaware_target", .about = "0: no Unaware Target counter is drawn "
                            "for an Attack on it; 2: one is drawn for its Door too", .rule = R_SHW_121, .base = 1,
                            .min = 0, .max = 2, .always = true },
    [VALUE_CAN_NOTICE]  = { .name = "can_notice", .about = "0: an Unaware Hostile neither pauses nor goes for the "
                            "alarm", .rule = R_SHW_121, .base = 1, .min = 0, .max = 1, .always = true },
    /* Extraction, Ammo, Distraction */
    [VALUE_NIGHT_ENTRANCE] = { .name = "night_entrance", .about = "added to the Night Entrance penalty",
                            .rule = R_SHW_25, .base = 0, .min = -9, .max = 9 },
#define SWITCH_ROW(name, ...) [VALUE_##name] = { __VA_ARGS__ },
    WF_SWITCHES(SWITCH_ROW)
#undef SWITCH_ROW
};

/* ---- points -------------------------------------------------------------- */

#define POINT(called, when, from, waits, question) \
    { .name = called, .about = when, .rule = from, .proc = waits, .window = question, \
      .who = question ? wf_everybody : NULL }
const struct grog_point wf_points[POINTS] = {
    [POINT_TURN_BEGINS]     = POINT("turn_begins", "a Soldier Turn begins", R_TRN_04, PROC_SOLDIER_TURN, 0),
    [POINT_SOLDIER_TURN]    = POINT("soldier_turn", "at any time in the Soldier Turn, as an Activity", R_TRN_07, 0, 0),
    [POINT_DECLARES_ATTACK] = POINT("declares_attack", "a Soldier declares an Attack", R_ATK_11, PROC_SHOOT,
                                    ASK_DECLARED),
    [POINT_ATTACK_ROLLED]   = POINT("attack_rolled", "the dice of a Soldier's Attack lie", R_ACD_09, PROC_SHOOT,
                                    ASK_ROLLED),
    [POINT_KILLS]           = POINT("kills", "a Soldier's Attack has Killed", R_ATK_18, 0, 0),
    [POINT_ELIMINATES]      = POINT("eliminates", "a Soldier's Attack has Eliminated a Hostile card", R_ATK_30, 0, 0),
    [POINT_AFTER_ATTACK]    = POINT("after_attack", "a Soldier's Attack is done", R_ATK_01, PROC_ATTACK, 0),
    [POINT_ENTERS]          = POINT("enters", "a Soldier is about to pay to enter a Location", R_MOV_05, PROC_MOVE,
                                    ASK_ENTERING),
    [POINT_MOVED]           = POINT("moved", "a Soldier has entered a Location", R_MOV_03, PROC_MOVE, 0),
    [POINT_LOCATION_PLAYED] = POINT("location_played", "a Location has been played; its Hostiles are not yet drawn",
                                    R_LOC_24, PROC_OPEN, 0),
    [POINT_DRAWS_HOSTILES]  = POINT("draws_hostiles", "Hostiles are about to be drawn for a card of the path",
                                    R_LOC_14, PROC_DRAW_HOSTILES, ASK_DRAWN),
    [POINT_HOSTILE_PLACED]  = POINT("hostile_placed", "a Hostile has entered play", R_LOC_25, 0, 0),
    [POINT_HOSTILES_DRAWN]  = POINT("hostiles_drawn", "all Hostiles drawn for a card of the path are in play",
                                    R_EVT_14, PROC_DRAW_HOSTILES, 0),
    [POINT_OBJECTIVE_ACTIVATED] = POINT("objective_activated", "the Objective has been Activated", R_OBJ_04,
                                    PROC_OPEN, 0),
    [POINT_EVENT_DRAWN]     = POINT("event_drawn", "an Event that was not cancelled takes effect", R_EVT_02,
                                    PROC_EVENTS, 0),
    [POINT_TURN_ENDS]       = POINT("turn_ends", "the Soldier Turn ends", R_TRN_33, PROC_SOLDIER_TURN, 0),
    [POINT_REINFORCEMENT_STEP] = POINT("reinforcement_step", "behind the Reinforcement Draws of the Locations",
                                    R_HOS_12, PROC_HOSTILE_TURN, 0),
    [POINT_HOSTILE_ATTACKS] = POINT("hostile_attacks", "a Hostile Attacks, before the dice", R_HAT_03,
                                    PROC_HOSTILE_ATTACK, ASK_ATTACKED),
    [POINT_HIT]             = POINT("hit", "a Soldier is about to suffer the Wounds or the Suppress of an Attack",
                                    R_ACD_09, PROC_HOSTILE_ATTACK, ASK_HIT),
    [POINT_SOLDIER_DOWN]    = POINT("soldier_down", "a Soldier is Down", R_DWN_01, 0, 0),
    [POINT_HOSTILE_TURN_ENDS] = POINT("hostile_turn_ends", "the Hostile Turn ends, before the Timer moves", R_HEN_03,
                                    PROC_HOSTILE_TURN, 0),
    [POINT_MISSION_BEGINS]  = POINT("mission_begins", "everything is laid out, before the first Turn", R_TRN_04,
                                    PROC_MISSION, 0),
    [POINT_TIMER_MOVED]     = POINT("timer_moved", "the Timer has gone down", R_MEL_06, 0, 0),
    [POINT_OBJECTIVE_COMPLETED] = POINT("objective_completed", "what the Objective wants is done", R_OBJ_19, 0, 0),
    [POINT_EMPTIED]         = POINT("emptied", "counters on the Mission have come to 0, for the first time", R_MEL_08,
                                    0, 0),
    [POINT_TESTS]           = POINT("tests", "a Soldier is about to make an ability roll", R_ABL_04, PROC_TEST, 0),
    [POINT_TESTED]          = POINT("tested", "an ability roll lies", R_ABL_04, PROC_TEST, 0),
    /* Beneficials, Obstacles, Environment */
    [POINT_SUCCESS]         = POINT("success", "what can be gained in a Location is gained", R_ABL_01, PROC_ATTEMPT, 0),
    [POINT_SET_OFF]         = POINT("set_off", "an Obstacle is set off", R_ABL_11, PROC_OBSTACLE, 0),
    [POINT_ASSAULT_DONE]    = POINT("assault_done", "a Hostile's Attack is over", R_MEL_03, PROC_HOSTILE_ATTACK, 0),
    [POINT_BOMBARDED]       = POINT("bombarded", "the dice of an Attack by Support lie", R_MEL_04, PROC_BOMBARD, 0),
    [POINT_ATTACK_STEP]     = POINT("attack_step", "the Hostiles are about to Attack", R_SAB_14, PROC_HOSTILE_TURN, 0),
    [POINT_REPAIRED]        = POINT("repaired", "what was gained in a Location is Repaired", R_SAB_16, PROC_REPAIR, 0),
    /* Mission Types */
    [POINT_TURN_OPENS]      = POINT("turn_opens", "a Soldier Turn has begun, before anybody acts", R_HLD_07,
                                    PROC_SOLDIER_TURN, 0),
    [POINT_TURN_JUDGED]     = POINT("turn_judged", "the Soldier Turn is over: is it lost, is it won?", R_HLD_16,
                                    PROC_SOLDIER_TURN, 0),
    [POINT_CLOSE_RANGE_STEP] = POINT("close_range_step", "Hostiles are about to come into Range", R_HLD_09,
                                    PROC_HOSTILE_TURN, 0),
    [POINT_TIMER_ADVANCED]  = POINT("timer_advanced", "the Timer has moved at the end of the Hostile Turn", R_ESC_03,
                                    PROC_HOSTILE_TURN, 0),
    /* JTAC Mission, K9 Mission */
    [POINT_CALLED_IN]       = POINT("called_in", "a Platform Attacks the Objective", R_JTC_18, PROC_CALL_IN, 0),
    [POINT_REWARD]          = POINT("reward", "all rolls of an Encounter have succeeded", R_K9_16, PROC_ENCOUNTER, 0),
    [POINT_FAILURE]         = POINT("failure", "a roll of an Encounter has failed", R_K9_17, PROC_ENCOUNTER, 0),
    [POINT_WORSE]           = POINT("worse", "the fresh roll of an Encounter has failed too", R_K9_26, PROC_ENCOUNTER,
                                    0),
    /* Striking, Ability Checks, Traps */
    [POINT_FAILS]           = POINT("fails", "a Soldier fails the Check of the Location that he enters", R_NAM_EXP_10,
                                    PROC_CHECK, 0),
    [POINT_SPRUNG]          = POINT("sprung", "a Soldier has made the Check of a Trap", R_NAM_EXP_15, PROC_SPRING, 0),
    /* Fast Hostiles */
    [POINT_RESULT]          = POINT("result", "a Hostile's Attack gives another result of its card than Wounds",
                                    R_CHT_HTN_15, PROC_HOSTILE_ATTACK, 0),
    /* PMC: Contracts, Overwatch, Stress */
    [POINT_REINFORCED]      = POINT("reinforced", "a Hostile has been drawn as a Reinforcement and is about to arrive",
                                    R_OVW_11, PROC_REINFORCE, ASK_REINFORCED),
    [POINT_CLOSING]         = POINT("closing", "Hostiles are about to come into Range", R_OVW_17, PROC_HOSTILE_TURN,
                                    ASK_CLOSING),
    [POINT_TIMER_STEP]      = POINT("timer_step", "the Timer has moved at the end of a Hostile Turn, and it is still "
                                    "to be seen if time is out", R_OVW_12, PROC_HOSTILE_TURN, ASK_TIMER_STEP),
    [POINT_STRESSED]        = POINT("stressed", "a Soldier suffers the Stress card", R_STR_03, PROC_STRESS, 0),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [POINT_MEDAL_DRAWN]     = POINT("medal_drawn", "a Medal has been drawn for a Soldier", R_MED_07, 0, 0),
    [POINT_EARNED]          = POINT("earned", "a Soldier has earned a Medal", R_MED_11, 0, 0),
    [POINT_ELIMINATED]      = POINT("eliminated", "a Hostile card has been Eliminated, by whatever", R_DIV_10, 0, 0),
    /* Extraction, Ammo, Distraction */
    [POINT_LEAVING]         = POINT("leaving", "a Soldier Turn is over, and all Soldiers are in the Extraction card, "
                                    "which they may leave by", R_SHW_49, PROC_LEAVE, 0),
    [POINT_HOSTILES_MOVED]  = POINT("hostiles_moved", "Hostiles have moved, and their Turn is not over", R_SHW_38,
                                    PROC_HOSTILE_TURN, ASK_HOSTILES_MOVED),
    /* Airborne Mission */
    [POINT_GAME_TURN_BEGINS] = POINT("game_turn_begins", "a Game Turn begins, before anything else", R_AIR_12,
                                    PROC_SOLDIER_TURN, 0),
};
