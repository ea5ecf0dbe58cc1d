/* SPDX-License-Identifier: MIT */
/* procs.c -- the procedures of warfighter: what each is about, and where it rests. */
#include "rules.h"

#define ASKS(name, rule, question) { name, rule, GROG_FOR_ANSWER, question }
#define CALLS(name, rule, proc)    { name, rule, GROG_FOR_PROC, proc }
#define ROLLS(name, rule)          { name, rule, GROG_NEVER_RESTS, 0 }
#define AT_POINT(name, rule)       { name, rule, GROG_FOR_PROC, GROG_PROC_POINT }
#define STARTS                     { "begin", 0, 0, 0 }

static const struct grog_step mission_steps[] = {
    STARTS, [MISSION_BEGINS] = AT_POINT("begins", R_TRN_04),
    [MISSION_SOLDIERS] = CALLS("soldier turn", R_TRN_04, PROC_SOLDIER_TURN),
    [MISSION_HOSTILES] = CALLS("hostile turn", R_TRN_08, PROC_HOSTILE_TURN),
    [MISSION_EVENTS] = CALLS("events", R_EVT_14, PROC_EVENTS),
};
static const struct grog_step turn_steps[] = {
    STARTS, [TURN_BEGINS] = AT_POINT("begins", R_TRN_04), [TURN_CHOICE] = ASKS("choice", R_TRN_11, ASK_TURN),
    [TURN_DOES] = CALLS("does", R_TRN_11, 0),
    [TURN_EVENTS] = CALLS("events", R_EVT_14, PROC_EVENTS), [TURN_ENDS] = AT_POINT("ends", R_TRN_33),
    [TURN_RETAIN] = CALLS("retain", R_ACD_27, PROC_RETAIN),
    [TURN_ENVIRONMENT] = CALLS("environment", R_TRN_05, PROC_ENVIRONMENT),
    [TURN_BEGUN] = CALLS("begun", R_EVT_14, PROC_EVENTS), [TURN_OPENS] = AT_POINT("opens", R_HLD_07),
    [TURN_OPENED] = CALLS("opened", R_EVT_14, PROC_EVENTS), [TURN_JUDGED] = AT_POINT("judged", R_HLD_16),
    [TURN_SHARE] = CALLS("share", R_DIV_11, PROC_SHARE), [TURN_HEARS] = AT_POINT("hears", R_TRN_11),
    [TURN_FAST] = CALLS("fast hostiles", R_CHT_FST_02, PROC_RUSH), [TURN_FAST_HEARD] = AT_POINT("fast heard", R_TRN_11),
    [TURN_LEAVES] = CALLS("leaves", R_SHW_49, PROC_LEAVE),
    /* two sides */
    [TURN_WATCH] = CALLS("watch", R_NAM_CON_38, PROC_WATCH), [TURN_UPKEEP] = CALLS("upkeep", R_NAM_SKL_05, PROC_UPKEEP),
};
static const struct grog_step hostile_steps[] = {
    STARTS, [HOSTILE_REINFORCE] = CALLS("reinforcement draw", R_REI_02, PROC_REINFORCE),
    [HOSTILE_STEP] = AT_POINT("reinforcement step", R_HOS_12),
    [HOSTILE_EVENTS] = CALLS("events", R_EVT_14, PROC_EVENTS),
    [HOSTILE_ATTACKS] = CALLS("hostiles attack", R_HAT_01, PROC_HOSTILE_ATTACK),
    [HOSTILE_ENDS] = AT_POINT("ends", R_HEN_03), [HOSTILE_CLOSES] = AT_POINT("close range", R_HLD_09),
    [HOSTILE_TIMED] = AT_POINT("timer", R_ESC_03), [HOSTILE_LATE] = CALLS("late events", R_EVT_14, PROC_EVENTS),
    [HOSTILE_ATTACK_STEP] = AT_POINT("attack step", R_SAB_14),
    [HOSTILE_RUSHES] = CALLS("fast hostiles attack", R_CHT_FST_14, PROC_HOSTILE_ATTACK),
    /* two sides */
    [HOSTILE_WATCH_DRAWN] = CALLS("watch the drawn", R_NAM_CON_38, PROC_WATCH),
    [HOSTILE_WATCH_ATTACK] = CALLS("watch the attack", R_NAM_CON_38, PROC_WATCH),
    [HOSTILE_WATCH_CLOSED] = CALLS("watch the closed", R_NAM_CON_38, PROC_WATCH),
    [HOSTILE_FADE] = CALLS("fade", R_NAM_CON_44, PROC_FADE),
    /* contracts */
    [HOSTILE_CLOSING] = AT_POINT("closing", R_OVW_17), [HOSTILE_STEPPED] = AT_POINT("timer step", R_OVW_12),
    [HOSTILE_STRESS] = CALLS("stress", R_STR_03, PROC_EVENTS),
    [HOSTILE_BROUGHT] = CALLS("brought", R_EVT_13, PROC_EVENTS),
    /* revealing */
    [HOSTILE_ROAM] = CALLS("random movement", R_SHW_93, PROC_ROAM),
};
static const struct grog_step test_steps[] = {
    STARTS, [TEST_READY] = AT_POINT("ready", R_ABL_04), [TEST_ROLL] = ROLLS("roll", R_ABL_04),
    [TEST_BOOSTS] = ASKS("boosts", R_JTC_08, ASK_BOOST), [TEST_PAY] = CALLS("pay", R_JTC_08, PROC_PAY_XP),
    [TEST_DONE] = AT_POINT("done", R_ABL_04),
};
static const struct grog_step try_steps[] = { STARTS, [TRY_TEST] = CALLS("test", R_ABL_04, PROC_TEST) };
static const struct grog_local test_locals[] = { { "boost", 0, 9 }, { "boosted", 0, 9 }, { "pips", 0, DIE } };
/* close combat */
static const struct grog_step pick_steps[] = { STARTS, [PICK_TEST] = CALLS("test", R_DOR_07, PROC_TEST) };
/* abilities and places */
static const struct grog_step attempt_steps[] = {
    STARTS, [ATTEMPT_TEST] = CALLS("test", R_ABL_04, PROC_TEST), [ATTEMPT_SUCCESS] = AT_POINT("success", R_ABL_01),
};
static const struct grog_step first_steps[] = {
    STARTS, [FIRST_ENCOUNTER] = CALLS("encounter", R_K9_15, PROC_ENCOUNTER),
    [FIRST_OBSTACLE] = CALLS("obstacle", R_ABL_08, PROC_OBSTACLE),
    [FIRST_DRAW] = CALLS("draw", R_ABL_18, PROC_DRAW_HOSTILES),
};
static const struct grog_step obstacle_steps[] = {
    STARTS, [OBSTACLE_DETECT] = CALLS("detect", R_ABL_10, PROC_TEST),
    [OBSTACLE_SET_OFF] = AT_POINT("set off", R_ABL_11),
    [OBSTACLE_CHOICE] = ASKS("choice", R_ABL_12, ASK_OBSTACLE),
    [OBSTACLE_DISARM] = CALLS("disarm", R_ABL_14, PROC_TEST),
    [OBSTACLE_TRAPPED] = AT_POINT("trapped", R_ABL_15), [OBSTACLE_KEEP] = ASKS("keep", R_ABL_15, ASK_KEEP),
};
static const struct grog_step environment_steps[] = {
    STARTS, [ENVIRONMENT_ENDURES] = CALLS("endures", R_ENV_02, PROC_ENDURE),
    [ENVIRONMENT_EXPOSES] = CALLS("exposes", R_NAM_ACT_13, PROC_EXPOSE),
};
static const struct grog_step endure_steps[] = {
    STARTS, [ENDURE_ROLL] = ROLLS("roll", R_ENV_02), [ENDURE_CHOICE] = ASKS("choice", R_ENV_03, ASK_ENDURE),
};
static const struct grog_step arrive_steps[] = { STARTS, [ARRIVE_ROLL] = ROLLS("roll", R_SAB_09) };
static const struct grog_step repair_steps[] = {
    STARTS, [REPAIR_ROLL] = ROLLS("roll", R_SAB_14), [REPAIR_UNDOES] = AT_POINT("undoes", R_SAB_16),
};
static const struct grog_local first_locals[] = { { "from", 0, SPACES }, { "counted", 0, 12 } };
static const struct grog_local environment_locals[] = {
    { "environment", 0, ENVIRONMENTS }, { "soldier", 0, SOLDIERS }, { "hostile", 0, HOSTILES },
};
/* mission types */
static const struct grog_step draw_for_steps[] = {
    STARTS, [DRAW_FOR_DRAWS] = CALLS("draws", R_LOC_14, PROC_DRAW_HOSTILES),
};
static const struct grog_step deploy_steps[] = {
    STARTS, [DEPLOY_WHERE] = ASKS("where", R_HTL_06, ASK_DEPLOY),
    [DEPLOY_FIRST] = CALLS("first in", R_ABL_08, PROC_FIRST_IN),
};
static const struct grog_step advance_steps[] = { STARTS, [ADVANCE_ROLL] = ROLLS("roll", R_HLD_09) };
/* JTAC and K9 */
static const struct grog_step guide_steps[] = { STARTS, [GUIDE_TEST] = CALLS("test", R_JTC_08, PROC_TEST) };
static const struct grog_step call_in_steps[] = {
    STARTS, [CALL_IN_ROLL] = ROLLS("roll", R_JTC_14), [CALL_IN_HEARD] = AT_POINT("heard", R_JTC_18),
    [CALL_IN_DANGER] = ROLLS("danger", R_JTC_19),
};
static const struct grog_step encounter_steps[] = {
    STARTS, [ENCOUNTER_CHOICE] = ASKS("choice", R_K9_29, ASK_ENCOUNTER), [ENCOUNTER_DIE] = ROLLS("ignore", R_K9_29),
    [ENCOUNTER_TEST] = CALLS("test", R_K9_20, PROC_TEST), [ENCOUNTER_AGAIN] = ASKS("again", R_K9_26, ASK_AGAIN),
    [ENCOUNTER_FRESH] = CALLS("fresh", R_K9_26, PROC_TEST), [ENCOUNTER_REWARD] = AT_POINT("reward", R_K9_16),
    [ENCOUNTER_FAILURE] = AT_POINT("failure", R_K9_17), [ENCOUNTER_WORSE] = AT_POINT("worse", R_K9_26),
};
static const struct grog_local call_in_locals[] = { { "damage", 0, 999 }, { "next", 0, SOLDIERS } };
static const struct grog_local encounter_locals[] = { { "next", 0, ROLL_ROOM }, { "outcome", 0, METS - 1 } };
static const struct grog_local draw_locals[] = { { "counted", 0, 12 } };
/* two sides */
static const struct grog_step engage_side_steps[] = {
    STARTS, [ENGAGE_SIDE_CARDS] = CALLS("cards", R_NAM_CON_37, PROC_PAY_CARDS),
    [ENGAGE_SIDE_XP] = CALLS("xp", R_NAM_CON_37, PROC_PAY_XP),
    [ENGAGE_SIDE_BODIES] = CALLS("bodies", R_NAM_CON_37, PROC_PAY_BODIES),
    [ENGAGE_SIDE_TURNS] = CALLS("turns", R_NAM_CON_37, PROC_TURN_OVER),
};
static const struct grog_step turn_over_steps[] = {
    STARTS, [TURN_OVER_JOINS] = ASKS("joins", R_NAM_CON_40, ASK_JOIN),
    [TURN_OVER_XP] = CALLS("xp", R_NAM_CON_40, PROC_PAY_XP),
    [TURN_OVER_BODIES] = CALLS("bodies", R_NAM_CON_40, PROC_PAY_BODIES),
};
static const struct grog_step flip_steps[] = {
    STARTS, [FLIP_WHICH] = ASKS("which", R_NAM_CON_19, ASK_FLIP),
    [FLIP_TURNS] = CALLS("turns", R_NAM_CON_19, PROC_TURN_OVER),
};
static const struct grog_step watch_steps[] = { STARTS, [WATCH_TURNS] = CALLS("turns", R_NAM_CON_38, PROC_TURN_OVER) };
static const struct grog_step fade_steps[] = {
    STARTS, [FADE_CHOICE] = ASKS("choice", R_NAM_CON_46, ASK_FADE), [FADE_XP] = CALLS("xp", R_NAM_CON_46, PROC_PAY_XP),
    [FADE_BODIES] = CALLS("bodies", R_NAM_CON_46, PROC_PAY_BODIES),
};
static const struct grog_step search_steps[] = { STARTS, [SEARCH_ROLL] = ROLLS("roll", R_NAM_ACT_108) };
static const struct grog_step upkeep_steps[] = {
    STARTS, [UPKEEP_CHOICE] = ASKS("choice", R_NAM_SKL_05, ASK_UPKEEP),
    [UPKEEP_CARDS] = CALLS("cards", R_NAM_SKL_05, PROC_PAY_CARDS), [UPKEEP_XP] = CALLS("xp", R_NAM_SKL_05, PROC_PAY_XP),
};
static const struct grog_step bodies_steps[] = { STARTS, [XP_WHO] = ASKS("who", R_NAM_CON_26, ASK_PAY_BODIES) };
static const struct grog_local turn_over_locals[] = { { "seat", 0, GROG_SEATS_MAX } };
static const struct grog_local watch_locals[] = { { "pass", 0, 3 }, { "slot", 0, HOSTILES } };
static const struct grog_local kill_locals[] = { { "on suppressed", 0, 1 }, { "earned", 0, 99 } };
/* arms */
static const struct grog_step counter_steps[] = { STARTS, [XP_WHO] = ASKS("who", R_CHT_FLD_11, ASK_PAY_COUNTER) };
static const struct grog_step resupply_steps[] = {
    STARTS, [RESUPPLY_PAY] = CALLS("pay", R_CHT_FLD_13, PROC_PAY_COUNTER),
};
/* striking and checks */
static const struct grog_step check_steps[] = {
    STARTS, [CHECK_TEST] = CALLS("test", R_NAM_EXP_10, PROC_TEST), [CHECK_FAILS] = AT_POINT("fails", R_NAM_EXP_10),
};
static const struct grog_step spring_steps[] = {
    STARTS, [SPRING_WHO] = ASKS("who", R_NAM_EXP_14, ASK_SPRING),
    [SPRING_TEST] = CALLS("test", R_NAM_EXP_15, PROC_TEST), [SPRING_SPRUNG] = AT_POINT("sprung", R_NAM_EXP_15),
};
static const struct grog_local spring_locals[] = { { "total", 0, 99 }, { "passed", 0, 1 } };
static const struct grog_step expose_steps[] = { STARTS, [EXPOSE_ROLL] = ROLLS("roll", R_NAM_ACT_13) };
/* fast */
/* contracts */
static const struct grog_step stress_steps[] = {
    STARTS, [STRESS_WHO] = ASKS("who", R_STR_08, ASK_STRESSED), [STRESS_CHOICE] = ASKS("choice", R_STR_05, ASK_STRESS),
    [STRESS_PAY] = CALLS("pay", R_STR_05, PROC_PAY_XP), [STRESS_EFFECT] = AT_POINT("effect", R_STR_03),
};
static const struct grog_step hold_steps[] = { STARTS, [HOLD_WHICH] = ASKS("which", R_OVW_17, ASK_HOLD_BACK) };
static const struct grog_step adjust_steps[] = { STARTS, [ADJUST_WAY] = ASKS("which way", R_OVW_12, ASK_ADJUST) };
static const struct grog_step share_xp_steps[] = { STARTS, [SHARE_XP_WHO] = ASKS("who", R_OVW_10, ASK_SHARE_XP) };
static const struct grog_step action_steps[] = { STARTS, [ACTIONS_WHO] = ASKS("who", R_PMT_55, ASK_PAY_ACTIONS) };
static const struct grog_step rush_steps[] = {
    STARTS, [RUSH_WHICH] = ASKS("which", R_CHT_FST_03, ASK_FAST),
    [RUSH_ATTACKS] = CALLS("attacks", R_CHT_FST_06, PROC_HOSTILE_ATTACK),
};
/* revealing */
static const struct grog_step roam_steps[] = { STARTS, [ROAM_ROLL] = ROLLS("roll", R_SHW_93) };
static const struct grog_local roam_locals[] = { { "slot", 0, HOSTILES } };
static const struct grog_step evade_steps[] = { STARTS, [EVADE_PAY] = CALLS("pay", R_SHW_151, PROC_PAY_XP) };
static const struct grog_step sight_steps[] = {
    STARTS, [SIGHT_DRAW] = ROLLS("draw", R_SHW_132), [SIGHT_CHOICE] = ASKS("choice", R_SHW_132, ASK_SIGHT),
};
static const struct grog_local sight_locals[] = { { "counter", 0, SIGHT_ROOM } };
/* machines, Undead, Eras */
static const struct grog_step share_steps[] = { STARTS, [SHARE_WHO] = ASKS("who", R_DIV_11, ASK_SHARE) };
static const struct grog_step anti_vehicle_steps[] = {
    STARTS, [ANTI_VEHICLE_BEFORE] = CALLS("events before", R_EVT_14, PROC_EVENTS),
    [ANTI_VEHICLE_EVENT] = CALLS("driving", R_AVH_04, PROC_EVENTS),
};
static const struct grog_step move_steps[] = {
    STARTS, [MOVE_REACT] = AT_POINT("entering", R_MOV_05), [MOVE_PAY] = CALLS("pay", R_MOV_03, PROC_PAY_CARDS),
    [MOVE_DONE] = AT_POINT("moved", R_MOV_03), [MOVE_FIRST] = CALLS("first in", R_ABL_08, PROC_FIRST_IN),
    [MOVE_TRAP] = CALLS("trap", R_NAM_EXP_14, PROC_SPRING), [MOVE_CHECK] = CALLS("check", R_NAM_EXP_10, PROC_CHECK),
    [MOVE_SHADOWS] = CALLS("shadows", R_SHW_113, PROC_TEST), [MOVE_HEARD] = CALLS("heard", R_SHW_158, PROC_NOISE),
};
static const struct grog_step attack_steps[] = {
    STARTS, [ATTACK_BOLT] = CALLS("bolt", R_WPN_17, PROC_PAY_CARDS),
    [ATTACK_SHOOT] = CALLS("shoot", R_ATK_13, PROC_SHOOT), [ATTACK_KILLS] = CALLS("kills", R_ATK_18, PROC_KILLS),
    [ATTACK_DONE] = AT_POINT("done", R_ATK_01), [ATTACK_XP] = CALLS("xp", R_NAM_WPN_20, PROC_PAY_XP),
    [ATTACK_HEARD] = CALLS("heard", R_SHW_144, PROC_NOISE),
    [ATTACK_SIGHT] = CALLS("unaware target", R_SHW_132, PROC_SIGHT),
};
static const struct grog_step shoot_steps[] = {
    STARTS, [SHOOT_DECLARED] = AT_POINT("declared", R_ATK_11), [SHOOT_ROLL] = ROLLS("roll", R_ATK_13),
    [SHOOT_COVER] = ROLLS("cover", R_ATK_13), [SHOOT_ROLLED] = AT_POINT("rolled", R_ACD_09),
};
static const struct grog_step hand_steps[] = { STARTS, [HAND_CHOICE] = ASKS("discards", R_TRN_23, ASK_DISCARDS) };
static const struct grog_step play_steps[] = {
    STARTS, [PLAY_PAY] = CALLS("pay", R_ACD_21, PROC_PAY_CARDS),
    [PLAY_DOES] = CALLS("does", R_ACD_02, GROG_PROC_TRIGGER),
};
static const struct grog_step use_steps[] = { STARTS, [USE_DOES] = CALLS("does", R_EQP_05, GROG_PROC_TRIGGER) };
static const struct grog_step location_steps[] = {
    STARTS, [LOCATION_PAY_XP] = CALLS("pay", R_LOC_11, PROC_PAY_XP),
    [LOCATION_OPENS] = CALLS("opens", R_LOC_24, PROC_OPEN),
    /* two sides */
    [LOCATION_PAY_BODIES] = CALLS("pay body count", R_NAM_ACT_82, PROC_PAY_BODIES),
    /* contracts */
    [LOCATION_PAY_ACTIONS] = CALLS("pay actions", R_PMT_55, PROC_PAY_ACTIONS),
};
static const struct grog_step activate_steps[] = { STARTS, [ACTIVATE_OPENS] = CALLS("opens", R_OBJ_04, PROC_OPEN) };
static const struct grog_step open_steps[] = {
    STARTS, [OPEN_TEXT] = AT_POINT("text", R_LOC_24), [OPEN_ACTIVATED] = AT_POINT("activated", R_OBJ_04),
    [OPEN_DRAW] = CALLS("draw", R_LOC_14, PROC_DRAW_HOSTILES),
};
static const struct grog_step draw_steps[] = {
    STARTS, [DRAW_STARTS] = AT_POINT("starts", R_LOC_15), [DRAW_EVENTS] = CALLS("events", R_EVT_13, PROC_EVENTS),
    [DRAW_ENDS] = AT_POINT("ends", R_EVT_14),
};
static const struct grog_step event_steps[] = {
    STARTS, [EVENTS_CANCEL] = ASKS("cancel", R_EVT_12, ASK_CANCEL), [EVENTS_PAY] = CALLS("pay", R_EVT_13, PROC_PAY_XP),
    [EVENTS_EFFECT] = AT_POINT("effect", R_EVT_02), [EVENTS_TRAP] = CALLS("trap", R_NAM_EXP_14, PROC_SPRING),
    /* contracts */
    [EVENTS_STRESS] = CALLS("stress", R_STR_03, PROC_STRESS),
};
static const struct grog_step reinforce_steps[] = {
    STARTS, [REINFORCE_EVENTS] = CALLS("events", R_EVT_04, PROC_EVENTS), [REINFORCE_ROLL] = ROLLS("roll", R_SHW_31),
    /* contracts */
    [REINFORCE_DRAWN] = AT_POINT("drawn", R_OVW_11),
};
static const struct grog_step assault_steps[] = {
    STARTS, [ASSAULT_DECLARED] = AT_POINT("declared", R_REI_01), [ASSAULT_ROLL] = ROLLS("roll", R_HAT_07),
    [ASSAULT_COVER] = ROLLS("cover", R_HAT_07), [ASSAULT_BODY] = ROLLS("body", R_HAT_13),
    [ASSAULT_ARMOR] = ROLLS("armor", R_HAT_13), [ASSAULT_HIT] = AT_POINT("hit", R_HAT_18),
    [ASSAULT_DONE] = AT_POINT("done", R_MEL_03), [ASSAULT_RESULT] = AT_POINT("result", R_CHT_HTN_15),
};
static const struct grog_step retain_steps[] = {
    STARTS, [RETAIN_CHOICE] = ASKS("choice", R_ACD_27, ASK_RETAIN), [RETAIN_PAY] = CALLS("pay", R_ACD_27, PROC_PAY_XP),
};
static const struct grog_step xp_steps[] = { STARTS, [XP_WHO] = ASKS("who", R_ACD_11, ASK_PAY_XP) };
static const struct grog_step pay_steps[] = { STARTS, [PAY_WHICH] = ASKS("which", R_MOV_06, ASK_PAY_CARD) };
static const struct grog_step kill_steps[] = { 
    STARTS, [KILLS_CHOICE] = ASKS("choice", R_ATK_26, ASK_KILL), [KILLS_SPREAD] = ASKS("spread", R_UND_10, ASK_SPREAD),
    /* two sides */
    [KILLS_BODY] = ASKS("body count", R_NAM_CON_22, ASK_BODY),
};
static const struct grog_step heal_steps[] = { STARTS, [HEAL_ROLL] = ROLLS("roll", R_WND_05) };
static const struct grog_step free_move_steps[] = {
    STARTS, [FREE_MOVE_WHERE] = ASKS("where", R_MOV_01, ASK_FREE_MOVE),
    [FREE_MOVE_DOES] = CALLS("does", R_MOV_01, PROC_MOVE),
};
static const struct grog_step free_attack_steps[] = {
    STARTS, [FREE_ATTACK_WHICH] = ASKS("which", R_ATK_02, ASK_FREE_ATTACK),
    [FREE_ATTACK_DOES] = CALLS("does", R_ATK_01, PROC_ATTACK),
};
static const struct grog_step bombard_steps[] = {
    STARTS, [BOMBARD_ROLL] = ROLLS("roll", R_ATK_41), [BOMBARD_COVER] = ROLLS("cover", R_ATK_41),
    [BOMBARD_DICE] = AT_POINT("dice", R_MEL_04),
};
static const struct grog_step noise_steps[] = { STARTS, [NOISE_ROLL] = ROLLS("roll", R_SHW_160) };
static const struct grog_step trigger_steps[] = { STARTS, [TRIGGER_HEARD] = CALLS("heard", R_SHW_43, PROC_NOISE) };
static const struct grog_step leave_steps[] = { STARTS, [LEAVE_LEAVING] = AT_POINT("leaving", R_SHW_49) };
static const struct grog_step no_steps[] = { STARTS };

static const struct grog_local turn_locals[] = {
    { "ended", 0, 63 }, { "support", 0, SUPPORTS }, { "flips", 0, 99 }, { "item", 0, ITEMS },
    { "acts", 0, 99 },
};
static const struct grog_local hostile_locals[] = { { "space", 0, SPACES + 1 } };
static const struct grog_local free_locals[] = { { "free", 0, 1 }, { "hushed", 0, 1 }, { "trap", 0, EVENTS_MOST },
                                                  { "noise", 0, 1 } };
static const struct grog_local attack_locals[] = {
    { "free", 0, 1 }, { "hushed", 0, 1 }, { "wastes", 0, 1 }, { "slows", 0, SLOWS_INSTEAD },
    { "rolled", 0, MOST_DICE }, { "noise", 0, 999 }, { "there", 0, SPACES },
    { "sight", 0, SIGHT_ROOM }, { "surprised", 0, 3 }, { "where", 0, SPACES + 1 },
};
static const struct grog_local shoot_locals[] = {
    { "die 1", 0, DIE }, { "die 2", 0, DIE }, { "die 3", 0, DIE }, { "die 4", 0, DIE }, { "die 5", 0, DIE },
    { "die 6", 0, DIE }, { "cover", 0, COVER_DIE }, { "again", 0, 3 },
    { "at door", 0, 1 }, { "no roll", 0, 1 },
};
static const struct grog_local play_locals[] = { { "ability", INT16_MIN, INT16_MAX } };
static const struct grog_local assault_locals[] = {
    { "wounds", 0, 200 }, { "defeated", 0, 1 }, { "body", 0, BODY_DIE }, { "result", 0, 200 },
    /* contracts */
    { "off", 0, 1 },
};
static const struct grog_local bombard_locals[] = {
    { "die 1", 0, DIE }, { "die 2", 0, DIE }, { "die 3", 0, DIE }, { "die 4", 0, DIE }, { "die 5", 0, DIE },
    { "die 6", 0, DIE },
};

#define STEPS(of) .step = of, .steps = GROG_COUNT(of)
#define LOCALS(of) .local = of, .locals = GROG_COUNT(of)
#define ABOUT(...) .kind = { __VA_ARGS__ }
const struct grog_proc wf_procs[PROCS] = {
    [PROC_MISSION] = { .name = "mission", .rule = R_TRN_04, .run = wf_mission, STEPS(mission_steps) },
    [PROC_SOLDIER_TURN] = { .name = "soldier turn", .rule = R_TRN_04, .run = wf_soldier_turn, STEPS(turn_steps),
                            LOCALS(turn_locals) },
    [PROC_HOSTILE_TURN] = { .name = "hostile turn", .rule = R_TRN_08, .run = wf_hostile_turn, STEPS(hostile_steps),
                            LOCALS(hostile_locals) },
    [PROC_RALLY]   = { .name = "rally", .rule = R_TRN_13, .run = wf_rally, STEPS(no_steps), ABOUT(KIND_SOLDIER) },
    [PROC_MOVE]    = { .name = "move", .rule = R_TRN_16, .run = wf_move, STEPS(move_steps), LOCALS(free_locals),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION), .pending = { { "cost", 0, 99 }, { "night", 0, 99 } } },
    [PROC_ATTACK]  = { .name = "attack", .rule = R_TRN_20, .run = wf_attack, STEPS(attack_steps), LOCALS(attack_locals),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE) },
    [PROC_SHOOT]   = { .name = "shoot", .rule = R_ATK_13, .run = wf_shoot, STEPS(shoot_steps), LOCALS(shoot_locals),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE),
                       .pending = { { "attack_roll", -30, 30 }, { "cover_roll", -9, 9 }, { "dice", -9, 20 },
                                    { "reroll", 0, 3 } }, .rolled_too = 1u << ATTACK_COVER_BONUS },
    [PROC_RELOAD]  = { .name = "reload", .rule = R_TRN_21, .run = wf_reload, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_DISCARD_AND_DRAW] = { .name = "discard and draw", .rule = R_TRN_23, .run = wf_discard_and_draw,
                       STEPS(hand_steps), ABOUT(KIND_SOLDIER) },
    [PROC_PLAY]    = { .name = "play", .rule = R_ACD_02, .run = wf_play, STEPS(play_steps), LOCALS(play_locals),
                       ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_USE]     = { .name = "use", .rule = R_EQP_05, .run = wf_use, STEPS(use_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_USE_SUPPORT] = { .name = "use support", .rule = R_EQP_05, .run = wf_use, STEPS(use_steps),
                       ABOUT(KIND_SOLDIER, KIND_SUPPORT) },
    [PROC_USE_OWN] = { .name = "use own", .rule = R_SKL_04, .run = wf_use, STEPS(use_steps),
                       ABOUT(KIND_SOLDIER, KIND_SOLDIER) },
    [PROC_PLAY_LOCATION] = { .name = "play location", .rule = R_LOC_01, .run = wf_play_location,
                       STEPS(location_steps), ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_ACTIVATE] = { .name = "activate", .rule = R_OBJ_01, .run = wf_activate, STEPS(activate_steps),
                       ABOUT(KIND_SOLDIER) },
    [PROC_PASS_GEAR] = { .name = "pass gear", .rule = R_BUY_11, .run = wf_pass_gear, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, 0, KIND_SOLDIER) },
    [PROC_DROP]    = { .name = "drop", .rule = R_BUY_09, .run = wf_drop, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_PICK_UP] = { .name = "pick up", .rule = R_BUY_17, .run = wf_pick_up, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_PASS_AMMO] = { .name = "pass ammo", .rule = R_WPN_36, .run = wf_pass_ammo, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_ITEM) },
    [PROC_LIGHTEN] = { .name = "lighten the load", .rule = R_BUY_20, .run = wf_lighten, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_WITHDRAW] = { .name = "withdraw", .rule = R_DWN_08, .run = wf_withdraw, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER) },
    [PROC_OPEN]    = { .name = "open", .rule = R_LOC_24, .run = wf_open, STEPS(open_steps), ABOUT(KIND_LOCATION) },
    [PROC_DRAW_HOSTILES] = { .name = "draw hostiles", .rule = R_LOC_14, .run = wf_draw_hostiles, STEPS(draw_steps),
                       LOCALS(draw_locals), ABOUT(0, KIND_CARD, 0, KIND_LOCATION),
                       .pending = { { "value", -99, 99 } } },
    [PROC_EVENTS]  = { .name = "events", .rule = R_EVT_12, .run = wf_events, STEPS(event_steps),
                       ABOUT(KIND_EVENT, 0, 0, KIND_SOLDIER) },
    [PROC_REINFORCE] = { .name = "reinforce", .rule = R_REI_02, .run = wf_reinforce, STEPS(reinforce_steps),
                       ABOUT(0, KIND_CARD, 0, KIND_LOCATION), .pending = { { "arrives", 0, 1 } } },
    [PROC_HOSTILE_ATTACK] = { .name = "hostile attack", .rule = R_HAT_03, .run = wf_hostile_attack,
                       STEPS(assault_steps), LOCALS(assault_locals), ABOUT(KIND_HOSTILE, 0, 0, KIND_SOLDIER),
                       .pending = { { "hostile_roll", -30, 30 }, { "cover_roll", -9, 9 }, { "wounds", 0, 99 },
                                    { "suppress", 0, 1 } }, .rolled_too = 1u << ASSAULT_COVER_BONUS },
    [PROC_RETAIN]  = { .name = "retain", .rule = R_ACD_27, .run = wf_retain, STEPS(retain_steps),
                       ABOUT(0, KIND_SUPPORT) },
    [PROC_PAY_XP]  = { .name = "pay xp", .rule = R_ACD_11, .run = wf_ask_xp, STEPS(xp_steps), ABOUT(0, KIND_THING),
                       .pending = { { "due", 0, 99 } } },
    [PROC_PAY_CARDS] = { .name = "pay cards", .rule = R_MOV_02, .run = wf_pay_cards, STEPS(pay_steps),
                       ABOUT(KIND_SOLDIER, KIND_THING), .pending = { { "due", 0, 99 } } },
    [PROC_DISCARD] = { .name = "discard", .rule = R_MOV_06, .run = wf_pay_cards, STEPS(pay_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER), .pending = { { "due", 0, 99 } } },
    [PROC_KILLS]   = { .name = "kills", .rule = R_ATK_18, .run = wf_kills, STEPS(kill_steps),
                       LOCALS(kill_locals),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE),
                       .pending = { { "kills", 0, 99 }, { "suppresses", -1, 99 }, { "also", 0, 3 },
                                    { "spread", 0, 1 } } },
    [PROC_HEAL]    = { .name = "heal", .rule = R_WND_05, .run = wf_heal, STEPS(heal_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_WOUND), .pending = { { "needed", 0, 99 } } },
    [PROC_FREE_MOVE] = { .name = "free move", .rule = R_MOV_01, .run = wf_free_move, STEPS(free_move_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER), .pending = { { "amount", 0, 99 } } },
    [PROC_FREE_ATTACK] = { .name = "free attack", .rule = R_ATK_02, .run = wf_free_attack, STEPS(free_attack_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER), .pending = { { "amount", 0, 99 } } },
    [PROC_BOMBARD] = { .name = "bombard", .rule = R_ATK_41, .run = wf_bombard, STEPS(bombard_steps),
                       LOCALS(bombard_locals), ABOUT(KIND_THING, KIND_THING, 0, KIND_HOSTILE),
                       .pending = { { "dice", 0, MOST_DICE } } },
    [PROC_READY]   = { .name = "ready", .run = wf_never, STEPS(no_steps), ABOUT(KIND_SOLDIER) },
    [PROC_PLACED]  = { .name = "placed", .run = wf_never, STEPS(no_steps), ABOUT(KIND_HOSTILE) },
    [PROC_AIM]     = { .name = "aim", .run = wf_never, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE) },
    [PROC_SHELTER] = { .name = "shelter", .run = wf_never, STEPS(no_steps), ABOUT(KIND_HOSTILE, 0, 0, KIND_SOLDIER) },
    [PROC_TEST]    = { .name = "test", .rule = R_ABL_04, .run = wf_test, STEPS(test_steps), LOCALS(test_locals),
                       ABOUT(KIND_SOLDIER, KIND_THING, KIND_CARD, KIND_THING),
                       .pending = { { "bonus", -30, 30 }, { "passed", 0, 99 } } },
    [PROC_TRY]     = { .name = "try", .rule = R_ABL_04, .run = wf_try, STEPS(try_steps),
                       ABOUT(KIND_THING, KIND_THING, KIND_CARD, KIND_SOLDIER), .pending = { { "bonus", -30, 30 } } },
    /* close combat */
    [PROC_ENGAGE]  = { .name = "engage", .rule = R_HTH_05, .run = wf_engage, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    [PROC_SET_ASIDE] = { .name = "set aside", .rule = R_HTH_11, .run = wf_set_aside, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER) },
    [PROC_BREACH]  = { .name = "breach", .rule = R_DOR_05, .run = wf_attack, STEPS(attack_steps), LOCALS(attack_locals),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE) },
    [PROC_PICK]    = { .name = "pick", .rule = R_DOR_07, .run = wf_pick_lock, STEPS(pick_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    /* abilities and places */
    [PROC_ATTEMPT] = { .name = "attempt", .rule = R_ABL_04, .run = wf_attempt, STEPS(attempt_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_FIRST_IN] = { .name = "first in", .rule = R_ABL_08, .run = wf_first_in, STEPS(first_steps),
                       LOCALS(first_locals), ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_OBSTACLE] = { .name = "obstacle", .rule = R_ABL_08, .run = wf_obstacle, STEPS(obstacle_steps),
                       LOCALS(first_locals), ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_ENVIRONMENT] = { .name = "environment", .rule = R_TRN_05, .run = wf_environment, STEPS(environment_steps),
                       LOCALS(environment_locals) },
    [PROC_ENDURE]  = { .name = "endure", .rule = R_ENV_02, .run = wf_endure, STEPS(endure_steps),
                       ABOUT(KIND_SOLDIER, 0, KIND_CARD) },
    [PROC_ARRIVE]  = { .name = "arrive", .rule = R_SAB_09, .run = wf_arrive, STEPS(arrive_steps),
                       ABOUT(KIND_THING, KIND_THING, KIND_CARD, KIND_THING), .pending = { { "number", 0, 10 } } },
    [PROC_REPAIR]  = { .name = "repair", .rule = R_SAB_14, .run = wf_repair, STEPS(repair_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_THING), .pending = { { "number", 0, 10 } } },
    /* mission types */
    [PROC_DRAW_FOR] = { .name = "draw for", .rule = R_ESC_03, .run = wf_draw_for, STEPS(draw_for_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "amount", 0, 99 } } },
    [PROC_DEPLOY]  = { .name = "deploy", .rule = R_HTL_06, .run = wf_deploy, STEPS(deploy_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER), .pending = { { "amount", 0, 99 } } },
    [PROC_ADVANCE] = { .name = "advance", .rule = R_HLD_09, .run = wf_advance, STEPS(advance_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_HOSTILE), .pending = { { "margin", 0, 9 } } },
    /* JTAC and K9 */
    [PROC_GUIDE]   = { .name = "guide", .rule = R_JTC_08, .run = wf_guide, STEPS(guide_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, 0, KIND_BESIDE) },
    [PROC_CALL_IN] = { .name = "call in", .rule = R_JTC_13, .run = wf_call_in, STEPS(call_in_steps),
                       LOCALS(call_in_locals), ABOUT(KIND_SOLDIER, 0, 0, KIND_BESIDE) },
    [PROC_ENCOUNTER] = { .name = "encounter", .rule = R_K9_20, .run = wf_encounter, STEPS(encounter_steps),
                       LOCALS(encounter_locals), ABOUT(KIND_SOLDIER, KIND_EVENT) },
    /* two sides */
    [PROC_ENGAGE_SIDE] = { .name = "engage side", .rule = R_NAM_CON_37, .run = wf_engage_side, STEPS(engage_side_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    [PROC_TURN_OVER] = { .name = "turn over", .rule = R_NAM_CON_38, .run = wf_turn_over, STEPS(turn_over_steps),
                       LOCALS(turn_over_locals), ABOUT(KIND_THING, KIND_THING, 0, KIND_HOSTILE) },
    [PROC_FLIP]    = { .name = "flip", .rule = R_NAM_CON_19, .run = wf_flip, STEPS(flip_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "left", 0, 9 } } },
    [PROC_WATCH]   = { .name = "watch", .rule = R_NAM_CON_38, .run = wf_watch, STEPS(watch_steps),
                       LOCALS(watch_locals) },
    [PROC_PAY_BODIES] = { .name = "pay body count", .rule = R_NAM_CON_26, .run = wf_ask_xp, STEPS(bodies_steps),
                       ABOUT(0, KIND_THING), .pending = { { "due", 0, 99 } } },
    [PROC_SEARCH]  = { .name = "search", .rule = R_NAM_ACT_108, .run = wf_search, STEPS(search_steps),
                       ABOUT(KIND_SOLDIER) },
    [PROC_UPKEEP]  = { .name = "upkeep", .rule = R_NAM_SKL_05, .run = wf_upkeep, STEPS(upkeep_steps),
                       ABOUT(0, KIND_ITEM) },
    [PROC_FADE]    = { .name = "fade", .rule = R_NAM_CON_44, .run = wf_fade, STEPS(fade_steps),
                       ABOUT(0, 0, 0, KIND_HOSTILE) },
    /* arms */
    [PROC_BIPOD]   = { .name = "deploy bipod", .rule = R_NAM_ACT_105, .run = wf_deploy_bipod, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_ATTACH]  = { .name = "attach", .rule = R_CHT_EQP_11, .run = wf_attach, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_ITEM) },
    [PROC_USE_OTHER] = { .name = "use otherwise", .rule = R_EQP_05, .run = wf_use, STEPS(use_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_SAVE_FOR] = { .name = "save card for", .rule = R_NAM_ACT_39, .run = wf_save, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_CARD, 0, KIND_SOLDIER) },
    [PROC_PAY_COUNTER] = { .name = "pay counter", .rule = R_CHT_FLD_11, .run = wf_ask_xp, STEPS(counter_steps),
                       ABOUT(0, KIND_THING, KIND_CARD), .pending = { { "due", 0, 99 } } },
    [PROC_RESUPPLY] = { .name = "resupply", .rule = R_CHT_FLD_13, .run = wf_resupply_gear, STEPS(resupply_steps),
                       ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_RESUPPLY_HERE] = { .name = "resupply here", .rule = R_CHT_FLD_13, .run = wf_resupply_gear,
                       STEPS(resupply_steps), ABOUT(KIND_SOLDIER, KIND_CARD) },
    /* called in */
    [PROC_CALL_VEHICLE] = { .name = "call vehicle", .rule = R_NAM_ACT_107, .run = wf_call_vehicle, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    /* striking and checks */
    [PROC_CHECK]   = { .name = "check", .rule = R_NAM_EXP_10, .run = wf_check_place, STEPS(check_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_SPRING]  = { .name = "spring", .rule = R_NAM_EXP_15, .run = wf_spring, STEPS(spring_steps),
                       LOCALS(spring_locals), ABOUT(KIND_SOLDIER, KIND_EVENT) },
    [PROC_CLOSE_IN] = { .name = "close in", .rule = R_NAM_ACT_128, .run = wf_close_in, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_STEP_BACK] = { .name = "step back", .rule = R_NAM_ACT_126, .run = wf_step_back, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER) },
    [PROC_SHIFT]   = { .name = "turn to", .rule = R_NAM_ACT_130, .run = wf_shift, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    [PROC_EXPOSE]  = { .name = "expose", .rule = R_NAM_ACT_13, .run = wf_expose, STEPS(expose_steps),
                       ABOUT(KIND_HOSTILE, 0, KIND_CARD) },
    /* fast */
    [PROC_ROAM]    = { .name = "roam", .rule = R_SHW_93, .run = wf_roam, STEPS(roam_steps), LOCALS(roam_locals) },
    [PROC_EVADE]   = { .name = "evade", .rule = R_SHW_151, .run = wf_evade, STEPS(evade_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_HOSTILE) },
    [PROC_SIGHT]   = { .name = "unaware target", .rule = R_SHW_132, .run = wf_sight, STEPS(sight_steps),
                       LOCALS(sight_locals), ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE) },
    [PROC_RUSH]    = { .name = "rush", .rule = R_CHT_FST_02, .run = wf_rush, STEPS(rush_steps), ABOUT(KIND_HOSTILE) },
    /* contracts */
    [PROC_STRESS]  = { .name = "stress", .rule = R_STR_03, .run = wf_stress, STEPS(stress_steps),
                       ABOUT(KIND_SOLDIER, KIND_EVENT) },
    [PROC_HOLD_BACK] = { .name = "hold back", .rule = R_OVW_17, .run = wf_hold_back, STEPS(hold_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "value", 0, 9 } } },
    [PROC_ADJUST]  = { .name = "adjust the timer", .rule = R_OVW_12, .run = wf_adjust, STEPS(adjust_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "turns", 0, 9 } } },
    [PROC_SHARE_XP] = { .name = "share experience", .rule = R_OVW_10, .run = wf_share_xp, STEPS(share_xp_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_LOCATION), .pending = { { "left", 0, 9 } } },
    [PROC_PAY_ACTIONS] = { .name = "pay actions", .rule = R_PMT_55, .run = wf_pay_actions, STEPS(action_steps),
                       .pending = { { "due", 0, 9 } } },
    /* noise */
    [PROC_NOISE]   = { .name = "noise", .rule = R_SHW_158, .run = wf_noise, STEPS(noise_steps),
                       ABOUT(KIND_THING, KIND_THING, 0, KIND_THING),
                       .pending = { { "made", 0, 999 }, { "there", 0, SPACES } } },
    /* machines, Undead, Eras */
    [PROC_ANTI_VEHICLE] = { .name = "anti-vehicle draw", .rule = R_AVH_04, .run = wf_anti_vehicle,
                       STEPS(anti_vehicle_steps), ABOUT(KIND_THING, KIND_THING, 0, KIND_SOLDIER) },
    [PROC_SHARE]   = { .name = "share", .rule = R_DIV_11, .run = wf_share, STEPS(share_steps) },
    [PROC_EQUIP]   = { .name = "equip", .run = wf_never, STEPS(no_steps), ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [PROC_SAVE]    = { .name = "save card", .rule = R_OPT_02, .run = wf_save, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_CARD) },
    [PROC_CLEAR]   = { .name = "clear jam", .rule = R_OPT_07, .run = wf_clear, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM) },
    /* night */
    [PROC_LEAVE]   = { .name = "leave", .rule = R_SHW_49, .run = wf_leave_by, STEPS(leave_steps),
                       ABOUT(0, 0, 0, KIND_LOCATION) },
    [PROC_LOAD]    = { .name = "load", .rule = R_SHW_78, .run = wf_load_kind, STEPS(no_steps),
                       ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_AMMO) },
    [PROC_TRIGGER] = { .name = "set off", .rule = R_SHW_38, .run = wf_trigger, STEPS(trigger_steps),
                       ABOUT(KIND_SOLDIER, 0, 0, KIND_LOCATION) },
    [PROC_ABORT]   = { .name = "abort", .rule = R_SHW_54, .run = wf_abort, STEPS(no_steps) },
};
