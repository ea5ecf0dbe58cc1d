/* SPDX-License-Identifier: MIT */
/* procs.c -- the index of warfighter's procedures: its rule, its function, what each is about, and which of its numbers
 * cards may alter.
 *
 * Where a procedure rests, its locals and what is asked of its frame stand with its function. */
#include "common.h"
#include "abilities.h"
#include "actions.h"
#include "ammo.h"
#include "arms.h"
#include "attack.h"
#include "cards.h"
#include "checks.h"
#include "contracts.h"
#include "distraction.h"
#include "divinity.h"
#include "doors.h"
#include "environment.h"
#include "extraction.h"
#include "fast.h"
#include "fatigue.h"
#include "field.h"
#include "frame.h"
#include "gear.h"
#include "hand_to_hand.h"
#include "hostile_turn.h"
#include "jtac.h"
#include "k9.h"
#include "locations.h"
#include "move.h"
#include "noise.h"
#include "optional_rules.h"
#include "overwatch.h"
#include "places.h"
#include "roaming.h"
#include "sides.h"
#include "stress.h"
#include "striking.h"
#include "summons.h"
#include "tables.h"
#include "timer.h"
#include "turn.h"
#include "types.h"
#include "unaware.h"
#include "vehicles.h"
#include "wounds.h"

static const struct grog_step no_steps[] = { STARTS };

/* Where it rests, and what is then asked of its frame; of a few nothing is; and of those that never rest. */
#define RESTS(of)   .step = wf_##of##_steps, .steps = GROG_COUNT(wf_##of##_steps), .frame = &wf_##of##_rests
#define STEPS(of)   .step = wf_##of##_steps, .steps = GROG_COUNT(wf_##of##_steps)
#define NEVER_RESTS .step = no_steps, .steps = GROG_COUNT(no_steps)
#define LOCALS(of)  .local = wf_##of##_locals, .locals = GROG_COUNT(wf_##of##_locals)
#define ABOUT(...) .kind = { __VA_ARGS__ }
const struct grog_proc wf_procs[PROCS] = {
    [PROC_MISSION] = { .name = "mission", .rule = R_TRN_04, .run = wf_mission, RESTS(mission) },
    [PROC_SOLDIER_TURN] = { .name = "soldier turn", .rule = R_TRN_04, .run = wf_soldier_turn, RESTS(turn),
                            LOCALS(turn) },
    [PROC_HOSTILE_TURN] = { .name = "hostile turn", .rule = R_TRN_08, .run = wf_hostile_turn, RESTS(hostile),
                            LOCALS(hostile) },
    [PROC_RALLY]   = { .name = "rally", .rule = R_TRN_13, .run = wf_rally, NEVER_RESTS, ABOUT(KIND_SOLDIER) },
    [PROC_MOVE]    = { .name = "move", .rule = R_TRN_16, .run = wf_move, RESTS(move), LOCALS(move),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION),
                       .pending = { { "cost", 0, 99 }, { "night", 0, 99 }, { "movement", -99, 0 } } },
    [PROC_ATTACK]  = { .name = "attack", .rule = R_TRN_20, .run = wf_attack, RESTS(attack), LOCALS(attack),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE) },
    [PROC_SHOOT]   = { .name = "shoot", .rule = R_ATK_13, .run = wf_shoot, RESTS(shoot), LOCALS(shoot),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE),
                       .pending = { { "attack_roll", -30, 30 }, { "cover_roll", -9, 9 }, { "dice", -9, 20 },
                                    { "reroll", 0, 3 } }, .rolled_too = 1u << ATTACK_COVER_BONUS },
    [PROC_RELOAD]  = { .name = "reload", .rule = R_TRN_21, .run = wf_reload, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_DISCARD_AND_DRAW] = { .name = "discard and draw", .rule = R_TRN_23, .run = wf_discard_and_draw,
                       RESTS(hand), ABOUT(KIND_SOLDIER) },
    [PROC_PLAY]    = { .name = "play", .rule = R_ACD_02, .run = wf_play, RESTS(play), LOCALS(play), .abilities = 1,
                       ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_USE]     = { .name = "use", .rule = R_EQP_05, .run = wf_use, RESTS(use),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_USE_SUPPORT] = { .name = "use support", .rule = R_EQP_05, .run = wf_use, RESTS(use),
                       ABOUT(KIND_SOLDIER, KIND_SUPPORT) },
    [PROC_USE_OWN] = { .name = "use own", .rule = R_SKL_04, .run = wf_use, RESTS(use),
                       ABOUT(KIND_SOLDIER, KIND_SOLDIER) },
    [PROC_PLAY_LOCATION] = { .name = "play location", .rule = R_LOC_01, .run = wf_play_location,
                       RESTS(location), ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_ACTIVATE] = { .name = "activate", .rule = R_OBJ_01, .run = wf_activate, STEPS(activate),
                       ABOUT(KIND_SOLDIER) },
    [PROC_PASS_GEAR] = { .name = "pass gear", .rule = R_BUY_11, .run = wf_pass_gear, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM, 0, KIND_SOLDIER) },
    [PROC_DROP]    = { .name = "drop", .rule = R_BUY_09, .run = wf_drop, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_PICK_UP] = { .name = "pick up", .rule = R_BUY_17, .run = wf_pick_up, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_PASS_AMMO] = { .name = "pass ammo", .rule = R_WPN_36, .run = wf_pass_ammo, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_ITEM, KIND_AMMO) },
    [PROC_LIGHTEN] = { .name = "lighten the load", .rule = R_BUY_20, .run = wf_lighten, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_WITHDRAW] = { .name = "withdraw", .rule = R_DWN_08, .run = wf_withdraw, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER) },
    [PROC_OPEN]    = { .name = "open", .rule = R_LOC_24, .run = wf_open, RESTS(open), ABOUT(KIND_LOCATION) },
    [PROC_DRAW_HOSTILES] = { .name = "draw hostiles", .rule = R_LOC_14, .run = wf_draw_hostiles, RESTS(draw),
                       LOCALS(draw), ABOUT(0, KIND_CARD, 0, KIND_LOCATION),
                       .pending = { { "value", -99, 99 } } },
    [PROC_EVENTS]  = { .name = "events", .rule = R_EVT_12, .run = wf_events, RESTS(event),
                       ABOUT(KIND_EVENT, 0, 0, KIND_SOLDIER) },
    [PROC_REINFORCE] = { .name = "reinforce", .rule = R_REI_02, .run = wf_reinforce, RESTS(reinforce),
                       LOCALS(reinforce), ABOUT(0, KIND_CARD, KIND_SPACE, KIND_LOCATION),
                       .pending = { { "arrives", 0, 1 } } },
    [PROC_HOSTILE_ATTACK] = { .name = "hostile attack", .rule = R_HAT_03, .run = wf_hostile_attack,
                       RESTS(assault), LOCALS(assault), ABOUT(KIND_HOSTILE, 0, 0, KIND_SOLDIER),
                       .pending = { { "hostile_roll", -30, 30 }, { "cover_roll", -9, 9 }, { "wounds", 0, 99 },
                                    { "suppress", 0, 1 } }, .rolled_too = 1u << ASSAULT_COVER_BONUS },
    [PROC_RETAIN]  = { .name = "retain", .rule = R_ACD_27, .run = wf_retain, RESTS(retain), LOCALS(retain),
                       ABOUT(0, KIND_SUPPORT) },
    [PROC_PAY_XP]  = { .name = "pay xp", .rule = R_ACD_11, .run = wf_ask_xp, STEPS(xp), LOCALS(xp),
                       ABOUT(0, KIND_THING), .pending = { { "due", 0, 99 } } },
    [PROC_PAY_CARDS] = { .name = "pay cards", .rule = R_MOV_02, .run = wf_pay_cards, RESTS(pay),
                       ABOUT(KIND_SOLDIER, KIND_THING), .pending = { { "due", 0, 99 } } },
    [PROC_DISCARD] = { .name = "discard", .rule = R_MOV_06, .run = wf_pay_cards, RESTS(pay),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER), .pending = { { "due", 0, 99 } } },
    [PROC_KILLS]   = { .name = "kills", .rule = R_ATK_18, .run = wf_kills, RESTS(kill),
                       LOCALS(kill),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE),
                       .pending = { { "kills", 0, 99 }, { "suppresses", -1, 99 }, { "also", 0, 3 },
                                    { "spread", 0, 1 } } },
    [PROC_HEAL]    = { .name = "heal", .rule = R_WND_05, .run = wf_heal, STEPS(heal),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_WOUND), .pending = { { "needed", 0, 99 } } },
    [PROC_FREE_MOVE] = { .name = "free move", .rule = R_MOV_01, .run = wf_free_move, RESTS(free_move),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER), .pending = { { "amount", 0, 99 } } },
    [PROC_FREE_ATTACK] = { .name = "free attack", .rule = R_ATK_02, .run = wf_free_attack, RESTS(free_attack),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER), .pending = { { "amount", 0, 99 } } },
    [PROC_BOMBARD] = { .name = "bombard", .rule = R_ATK_41, .run = wf_bombard, RESTS(bombard),
                       LOCALS(bombard), ABOUT(KIND_THING, KIND_THING, 0, KIND_HOSTILE),
                       .pending = { { "dice", 0, MOST_DICE } } },
    [PROC_READY]   = { .name = "ready", .run = wf_never, NEVER_RESTS, ABOUT(KIND_SOLDIER) },
    [PROC_PLACED]  = { .name = "placed", .run = wf_never, NEVER_RESTS, ABOUT(KIND_HOSTILE) },
    [PROC_AIM]     = { .name = "aim", .run = wf_never, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE) },
    [PROC_SHELTER] = { .name = "shelter", .run = wf_never, NEVER_RESTS, ABOUT(KIND_HOSTILE, 0, 0, KIND_SOLDIER) },
    [PROC_TEST]    = { .name = "test", .rule = R_ABL_04, .run = wf_test, RESTS(test), LOCALS(test),
                       ABOUT(KIND_SOLDIER, KIND_THING, KIND_CARD, KIND_THING),
                       .pending = { { "bonus", -30, 30 }, { "passed", 0, 99 } } },
    [PROC_TRY]     = { .name = "try", .rule = R_ABL_04, .run = wf_try, RESTS(try),
                       ABOUT(KIND_THING, KIND_THING, KIND_CARD, KIND_SOLDIER), .pending = { { "bonus", -30, 30 } } },
    /* Hand to Hand Combat, Body Armor, Doors */
    [PROC_ENGAGE]  = { .name = "engage", .rule = R_HTH_05, .run = wf_engage, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    [PROC_SET_ASIDE] = { .name = "set aside", .rule = R_HTH_11, .run = wf_set_aside, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER) },
    [PROC_BREACH]  = { .name = "breach", .rule = R_DOR_05, .run = wf_attack, RESTS(attack), LOCALS(attack),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE) },
    [PROC_PICK]    = { .name = "pick", .rule = R_DOR_07, .run = wf_pick_lock, RESTS(pick),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    /* Beneficials, Obstacles, Environment */
    [PROC_ATTEMPT] = { .name = "attempt", .rule = R_ABL_04, .run = wf_attempt, RESTS(attempt),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_FIRST_IN] = { .name = "first in", .rule = R_ABL_08, .run = wf_first_in, RESTS(first),
                       LOCALS(first), ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_OBSTACLE] = { .name = "obstacle", .rule = R_ABL_08, .run = wf_obstacle, RESTS(obstacle),
                       LOCALS(first), ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_ENVIRONMENT] = { .name = "environment", .rule = R_TRN_05, .run = wf_environment, RESTS(environment),
                       LOCALS(environment), .ordinal = { 0, OF_ENVIRONMENT } },
    [PROC_ENDURE]  = { .name = "endure", .rule = R_ENV_02, .run = wf_endure, RESTS(endure),
                       LOCALS(endure), ABOUT(KIND_SOLDIER, 0, KIND_CARD) },
    [PROC_ARRIVE]  = { .name = "arrive", .rule = R_SAB_09, .run = wf_arrive, STEPS(arrive),
                       ABOUT(KIND_THING, KIND_THING, KIND_CARD, KIND_THING), .pending = { { "number", 0, 10 } } },
    [PROC_REPAIR]  = { .name = "repair", .rule = R_SAB_14, .run = wf_repair, RESTS(repair),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_THING), .pending = { { "number", 0, 10 } } },
    /* Mission Types */
    [PROC_DRAW_FOR] = { .name = "draw for", .rule = R_ESC_03, .run = wf_draw_for, RESTS(draw_for),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "amount", 0, 99 } } },
    [PROC_DEPLOY]  = { .name = "deploy", .rule = R_HTL_06, .run = wf_deploy, RESTS(deploy),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER), .pending = { { "amount", 0, 99 } } },
    [PROC_ADVANCE] = { .name = "advance", .rule = R_HLD_09, .run = wf_advance, STEPS(advance),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_HOSTILE), .pending = { { "margin", 0, 9 } } },
    /* JTAC Mission, K9 Mission */
    [PROC_GUIDE]   = { .name = "guide", .rule = R_JTC_08, .run = wf_guide, RESTS(guide),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, 0, KIND_BESIDE) },
    [PROC_CALL_IN] = { .name = "call in", .rule = R_JTC_13, .run = wf_call_in, RESTS(call_in),
                       LOCALS(call_in), ABOUT(KIND_SOLDIER, 0, 0, KIND_BESIDE) },
    [PROC_ENCOUNTER] = { .name = "encounter", .rule = R_K9_20, .run = wf_encounter, RESTS(encounter),
                       LOCALS(encounter), ABOUT(KIND_SOLDIER, KIND_EVENT) },
    /* Engaging, Fading, Body Count */
    [PROC_ENGAGE_SIDE] = { .name = "engage side", .rule = R_NAM_CON_37, .run = wf_engage_side, RESTS(engage_side),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    [PROC_TURN_OVER] = { .name = "turn over", .rule = R_NAM_CON_38, .run = wf_turn_over, RESTS(turn_over),
                       LOCALS(turn_over), ABOUT(KIND_THING, KIND_THING, 0, KIND_HOSTILE) },
    [PROC_FLIP]    = { .name = "flip", .rule = R_NAM_CON_19, .run = wf_flip, RESTS(flip),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "left", 0, 9 } } },
    [PROC_WATCH]   = { .name = "watch", .rule = R_NAM_CON_38, .run = wf_watch, RESTS(watch),
                       LOCALS(watch) },
    [PROC_PAY_BODIES] = { .name = "pay body count", .rule = R_NAM_CON_26, .run = wf_ask_xp, STEPS(bodies),
                       ABOUT(0, KIND_THING), .pending = { { "due", 0, 99 } } },
    [PROC_SEARCH]  = { .name = "search", .rule = R_NAM_ACT_108, .run = wf_search, STEPS(search),
                       ABOUT(KIND_SOLDIER) },
    [PROC_UPKEEP]  = { .name = "upkeep", .rule = R_NAM_SKL_05, .run = wf_upkeep, RESTS(upkeep),
                       ABOUT(0, KIND_ITEM) },
    [PROC_FADE]    = { .name = "fade", .rule = R_NAM_CON_44, .run = wf_fade, RESTS(fade),
                       ABOUT(0, 0, 0, KIND_HOSTILE) },
    /* Weapons and Equipment of the manuals */
    [PROC_BIPOD]   = { .name = "deploy bipod", .rule = R_NAM_ACT_105, .run = wf_deploy_bipod, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_ATTACH]  = { .name = "attach", .rule = R_CHT_EQP_11, .run = wf_attach, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_ITEM) },
    [PROC_USE_OTHER] = { .name = "use otherwise", .rule = R_EQP_05, .run = wf_use, RESTS(use),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_SAVE_FOR] = { .name = "save card for", .rule = R_NAM_ACT_39, .run = wf_save, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_CARD, 0, KIND_SOLDIER) },
    [PROC_PAY_COUNTER] = { .name = "pay counter", .rule = R_CHT_FLD_11, .run = wf_ask_xp, RESTS(counter),
                       ABOUT(0, KIND_THING, KIND_CARD), .pending = { { "due", 0, 99 } } },
    [PROC_RESUPPLY] = { .name = "resupply", .rule = R_CHT_FLD_13, .run = wf_resupply_gear, RESTS(resupply),
                       ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_RESUPPLY_HERE] = { .name = "resupply here", .rule = R_CHT_FLD_13, .run = wf_resupply_gear,
                       RESTS(resupply), ABOUT(KIND_SOLDIER, KIND_CARD) },
    /* Calling In a Vehicle, Multiple Objectives */
    [PROC_CALL_VEHICLE] = { .name = "call vehicle", .rule = R_NAM_ACT_107, .run = wf_call_vehicle, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    /* Striking, Ability Checks, Traps */
    [PROC_CHECK]   = { .name = "check", .rule = R_NAM_EXP_10, .run = wf_check_place, RESTS(check),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_SPRING]  = { .name = "spring", .rule = R_NAM_EXP_15, .run = wf_spring, RESTS(spring),
                       LOCALS(spring), ABOUT(KIND_SOLDIER, KIND_EVENT) },
    [PROC_CLOSE_IN] = { .name = "close in", .rule = R_NAM_ACT_128, .run = wf_close_in, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_STEP_BACK] = { .name = "step back", .rule = R_NAM_ACT_126, .run = wf_step_back, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER) },
    [PROC_SHIFT]   = { .name = "turn to", .rule = R_NAM_ACT_130, .run = wf_shift, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    [PROC_EXPOSE]  = { .name = "expose", .rule = R_NAM_ACT_13, .run = wf_expose, RESTS(expose),
                       LOCALS(endure), ABOUT(KIND_HOSTILE, 0, KIND_CARD) },
    /* Fast Hostiles */
    [PROC_ROAM]    = { .name = "roam", .rule = R_SHW_93, .run = wf_roam, RESTS(roam), LOCALS(roam) },
    [PROC_EVADE]   = { .name = "evade", .rule = R_SHW_151, .run = wf_evade, RESTS(evade),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    [PROC_SIGHT]   = { .name = "unaware target", .rule = R_SHW_132, .run = wf_sight, RESTS(sight),
                       LOCALS(sight), ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE) },
    [PROC_RUSH]    = { .name = "rush", .rule = R_CHT_FST_02, .run = wf_rush, RESTS(rush), ABOUT(KIND_HOSTILE) },
    /* PMC: Contracts, Overwatch, Stress */
    [PROC_STRESS]  = { .name = "stress", .rule = R_STR_03, .run = wf_stress, RESTS(stress),
                       ABOUT(KIND_SOLDIER, KIND_EVENT) },
    [PROC_HOLD_BACK] = { .name = "hold back", .rule = R_OVW_17, .run = wf_hold_back, RESTS(hold), LOCALS(hold),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "value", 0, 9 } } },
    [PROC_ADJUST]  = { .name = "adjust the timer", .rule = R_OVW_12, .run = wf_adjust, STEPS(adjust),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "turns", 0, 9 } } },
    [PROC_SHARE_XP] = { .name = "share experience", .rule = R_OVW_10, .run = wf_share_xp, RESTS(share_xp),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "left", 0, 9 } } },
    [PROC_PAY_ACTIONS] = { .name = "pay actions", .rule = R_PMT_55, .run = wf_pay_actions, RESTS(action),
                       .pending = { { "due", 0, 9 } } },
    /* Noise, awareness */
    [PROC_NOISE]   = { .name = "noise", .rule = R_SHW_158, .run = wf_noise, STEPS(noise),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_THING),
                       .pending = { { "made", 0, 999 }, { "there", 0, SPACES } } },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [PROC_ANTI_VEHICLE] = { .name = "anti-vehicle draw", .rule = R_AVH_04, .run = wf_anti_vehicle,
                       RESTS(anti_vehicle), ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER) },
    [PROC_SHARE]   = { .name = "share", .rule = R_DIV_11, .run = wf_share, RESTS(share) },
    [PROC_EQUIP]   = { .name = "equip", .run = wf_never, NEVER_RESTS, ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_SAVE]    = { .name = "save card", .rule = R_OPT_02, .run = wf_save, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_CLEAR]   = { .name = "clear jam", .rule = R_OPT_07, .run = wf_clear, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    /* Extraction, Ammo, Distraction */
    [PROC_LEAVE]   = { .name = "leave", .rule = R_SHW_49, .run = wf_leave_by, RESTS(leave),
                       ABOUT(0, 0, 0, KIND_LOCATION) },
    [PROC_LOAD]    = { .name = "load", .rule = R_SHW_78, .run = wf_load_kind, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_AMMO) },
    [PROC_LOAD_GIVEN] = { .name = "load given", .rule = R_SHW_78, .run = wf_load_given, RESTS(load_given),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_ITEM) },
    [PROC_TRIGGER] = { .name = "set off", .rule = R_SHW_38, .run = wf_trigger, STEPS(trigger),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_ABORT]   = { .name = "abort", .rule = R_SHW_54, .run = wf_abort, NEVER_RESTS },
    /* Choices of the manuals */
    [PROC_TIME]    = { .name = "time", .rule = R_HLD_14, .run = wf_change_time, RESTS(time),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "turns", -9, 9 } } },
    [PROC_FOLLOW]  = { .name = "follow", .rule = R_CHT_SET_30, .run = wf_follow_marker, NEVER_RESTS,
                       ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_HITS]    = { .name = "hits", .rule = R_ATK_26, .run = wf_kills, RESTS(kill), LOCALS(kill),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_HOSTILE),
                       .pending = { { "kills", 0, 99 }, { "suppresses", -1, 99 }, { "also", 0, 0 },
                                    { "spread", 0, 1 } } },
    [PROC_BRING]   = { .name = "bring", .rule = R_REI_05, .run = wf_bring, STEPS(bring),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_THING), .pending = { { "value", 0, 9 } } },
};
