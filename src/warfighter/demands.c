/* SPDX-License-Identifier: MIT */
/* demands.c -- what the books demand of the cards of warfighter, and what is odd about one: the table.
 *
 * A row is its name, the rule that it comes from, the kinds of card that it is about and a predicate; what is said of a
 * card that breaks it stands in words/en.words under warfighter.check.  MUST: a rule forbids the card.  SHOULD: a rule
 * makes it dead, or a part of it.  ODD: no rule is against it. */
#include "demands.h"
#include "tables.h"

#define OF(kind) (UINT64_C(1) << (kind))
#define MUST(called, from, of, is)   { .name = called, .rule = from, .forbids = true, .kinds = of, .broken = is }
#define SHOULD(called, from, of, is) { .name = called, .rule = from, .kinds = of, .broken = is }
#define ODD(called, of, is)          { .name = called, .kinds = of, .broken = is }

#define WEAPON    OF(OF_WEAPON)
#define EQUIPMENT OF(OF_EQUIPMENT)
#define SKILL     OF(OF_SKILL)
#define RECORD    OF(OF_RECORD)
#define OUTFITTED (OF(OF_PLAYER) | OF(OF_TEAM_SOLDIER))
#define AS_THEY_ARE (OF(OF_NON_PLAYER) | OF(OF_SQUAD))
#define SOLDIER   (OUTFITTED | AS_THEY_ARE | OF(OF_K9))
#define ACTION    OF(OF_ACTION)
#define LOCATION  OF(OF_LOCATION)
#define MISSION   OF(OF_MISSION)
#define OBJECTIVE OF(OF_OBJECTIVE)
#define PLACE     (LOCATION | MISSION | OBJECTIVE | OF(OF_EXTRACTION))
#define HOSTILE   OF(OF_HOSTILE)
#define EVENT     OF(OF_EVENT)

const struct grog_demand wf_demands[] = {
    /* Weapons */
    MUST("weapon_keyword", "WF-WPN-03", WEAPON, wf_weapon_has_no_keyword),
    MUST("weapon_mode", "WF-WPN-14", WEAPON, wf_weapon_has_no_mode),
    SHOULD("weapon_chart", "WF-WPN-13", WEAPON, wf_weapon_has_no_chart),
    MUST("weapon_range_twice", "WF-WPN-12", WEAPON, wf_weapon_has_range_twice),
    ODD("weapon_gap", WEAPON, wf_weapon_has_gap),
    ODD("weapon_chart_unread", WEAPON, wf_weapon_chart_is_unread),
    SHOULD("weapon_dice", "WF-WPN-14", WEAPON, wf_weapon_rolls_other_dice),
    SHOULD("weapon_melee_dice", "WF-WPN-26", WEAPON, wf_weapon_strikes_with_other_dice),
    SHOULD("weapon_ammo", "WF-WPN-34", WEAPON, wf_weapon_has_no_ammo),
    SHOULD("weapon_caliber", "WF-WPN-29", WEAPON, wf_weapon_ammo_is_unread),
    SHOULD("weapon_reload", "WF-WPN-12", WEAPON, wf_weapon_reloads_nothing),
    SHOULD("weapon_part", "CHT-WPN-24", WEAPON, wf_weapon_is_part_of_nothing),
    MUST("weapon_second", "CHT-WPN-24", WEAPON, wf_weapon_second_is_no_part),
    SHOULD("weapon_mode_xp", "NAM-WPN-20", WEAPON, wf_weapon_xp_is_unread),
    SHOULD("weapon_by_dice", "CHT-WPN-26", WEAPON, wf_weapon_by_dice_is_unread),
    SHOULD("weapon_bipod", "NAM-WPN-23", WEAPON, wf_weapon_bipod_helps_nothing),
    ODD("gear_copies", WEAPON | EQUIPMENT, wf_gear_copies_are_unread),
    /* Equipment */
    SHOULD("equipment_idle", "WF-EQP-05", EQUIPMENT, wf_equipment_does_nothing),
    SHOULD("armor_cover", "WF-ARM-09", EQUIPMENT, wf_armor_protects_nothing),
    MUST("armor_overlap", "WF-ARM-10", EQUIPMENT, wf_armor_overlaps),
    SHOULD("equipment_counters", "NAM-EQP-04", EQUIPMENT, wf_equipment_counters_are_unspent),
    SHOULD("equipment_boost", "WF-JTC-08", EQUIPMENT, wf_equipment_guides_nothing),
    /* Skills and Service Records */
    SHOULD("skill_idle", "WF-SKL-10", SKILL, wf_skill_does_nothing),
    SHOULD("skill_needs_itself", "WF-SKL-09", SKILL, wf_skill_needs_itself),
    ODD("skill_gives_itself", SKILL, wf_skill_gives_itself),
    ODD("skill_never_had", SKILL, wf_skill_is_never_had),
    SHOULD("record_nobody", "WF-SVC-06", RECORD, wf_record_is_for_nobody),
    MUST("record_date", "WF-SVC-04", RECORD, wf_record_has_no_date),
    /* Soldiers */
    MUST("soldier_printed", "WF-SOL-19", SOLDIER, wf_soldier_prints_other_cards),
    SHOULD("soldier_actions", "WF-SOL-27", AS_THEY_ARE, wf_soldier_has_no_actions),
    SHOULD("squad_hits", "WF-SOL-44", OF(OF_SQUAD), wf_squad_has_no_hits),
    SHOULD("soldier_rows", "WF-SOL-44", AS_THEY_ARE, wf_soldier_table_is_unread),
    SHOULD("soldier_unarmed", "WF-SOL-29", AS_THEY_ARE, wf_soldier_is_unarmed),
    MUST("soldier_level", "WF-PMC-39", SOLDIER, wf_soldier_level_is_of_another_kind),
    MUST("soldier_promotes", "WF-PMC-42", SOLDIER, wf_soldier_promotes_wrongly),
    ODD("soldier_counters", SOLDIER, wf_soldier_starts_with_too_many),
    SHOULD("soldier_overladen", "NAM-SOL-25", OUTFITTED, wf_soldier_is_overladen),
    MUST("k9_handler", "WF-K9-02", OF(OF_K9), wf_k9_has_no_handler),
    /* Action cards, and what else is dealt */
    SHOULD("action_idle", "WF-ACD-02", ACTION, wf_action_does_nothing),
    SHOULD("action_retain", "WF-ACD-27", ACTION, wf_action_is_never_retained),
    ODD("action_covert_support", ACTION, wf_action_is_covert_and_support),
    SHOULD("stress_idle", "WF-STR-03", OF(OF_STRESS), wf_stress_does_nothing),
    ODD("overwatch_idle", OF(OF_OVERWATCH), wf_overwatch_does_nothing),
    ODD("never_dealt", ACTION | OF(OF_MARKER) | LOCATION | HOSTILE | EVENT | OF(OF_ENCOUNTER) | OF(OF_STRESS)
        | OF(OF_OVERWATCH) | OF(OF_ESCALATION), wf_is_never_dealt),
    /* the path */
    SHOULD("place_hostiles", "WF-LOC-15", LOCATION, wf_place_draws_nobody),
    ODD("place_first_row", LOCATION | OBJECTIVE, wf_place_begins_above),
    SHOULD("place_rows", "WF-LOC-15", LOCATION | OBJECTIVE, wf_place_rows_are_unread),
    ODD("place_falls", LOCATION | OBJECTIVE, wf_place_falls),
    SHOULD("place_success", "WF-ABL-01", PLACE, wf_place_success_is_half),
    SHOULD("place_fail", "NAM-EXP-10", PLACE, wf_place_fail_is_half),
    SHOULD("place_obstacle", "WF-ABL-11", LOCATION, wf_place_obstacle_is_half),
    SHOULD("place_disarm", "WF-ABL-14", LOCATION, wf_place_disarms_nothing),
    ODD("place_reinforce", PLACE, wf_place_reinforces_never_and_always),
    SHOULD("place_ability", "WF-ABL-03", PLACE, wf_place_asks_what_nobody_has),
    /* Missions and Objectives */
    ODD("mission_goal", MISSION, wf_mission_has_no_goal),
    MUST("mission_region", "WF-MSN-02", MISSION, wf_mission_goal_is_elsewhere),
    MUST("mission_objectives", "NAM-MSN-38", MISSION, wf_mission_objectives_are_beyond),
    ODD("mission_force", MISSION, wf_mission_has_no_force),
    ODD("mission_hostiles", MISSION, wf_mission_meets_nobody),
    SHOULD("mission_locations", "WF-MSN-14", MISSION, wf_mission_has_too_few_locations),
    MUST("mission_rescues", "NAM-MSN-29", MISSION, wf_mission_rescues_too_few),
    MUST("mission_escorts", "NAM-MSN-17", MISSION, wf_mission_escorts_nobody),
    MUST("mission_types", "WF-HLD-04", MISSION, wf_mission_goal_is_of_another_type),
    SHOULD("objective_goal", "WF-OBC-01", OBJECTIVE, wf_objective_is_never_done),
    MUST("objective_present", "CHT-OBJ-11", OBJECTIVE, wf_objective_has_nobody_present),
    SHOULD("objective_clear", "WF-OBJ-10", OBJECTIVE, wf_objective_is_clear_at_once),
    MUST("target_strike", "WF-JTC-15", OF(OF_TARGET), wf_target_cannot_be_destroyed),
    /* Hostiles and Events */
    SHOULD("hostile_idle", "WF-HOS-10", HOSTILE, wf_hostile_does_nothing),
    SHOULD("hostile_rows", "WF-HOS-09", HOSTILE, wf_hostile_rows_are_unread),
    ODD("hostile_distance", HOSTILE, wf_hostile_distance_is_unread),
    SHOULD("hostile_event", "WF-HOS-07", HOSTILE, wf_hostile_draws_no_event),
    SHOULD("hostile_door", "WF-DOR-10", HOSTILE, wf_hostile_door_is_no_way_in),
    SHOULD("hostile_results", "CHT-HTN-15", HOSTILE, wf_hostile_results_are_half),
    ODD("hostile_fetch", HOSTILE, wf_hostile_fetches_itself),
    SHOULD("event_idle", "WF-EVT-02", EVENT, wf_event_does_nothing),
    SHOULD("event_gone", "WF-EVT-02", EVENT, wf_event_is_gone_before),
    ODD("event_stays", EVENT, wf_event_stays_for_nothing),
    SHOULD("event_trap", "NAM-EXP-15", EVENT, wf_event_trap_is_half),
    /* what lies beside */
    SHOULD("encounter_rolls", "WF-K9-20", OF(OF_ENCOUNTER), wf_encounter_is_half),
    ODD("contract_missions", OF(OF_CONTRACT), wf_contract_has_no_mission),
    ODD("deck_empty", OF(OF_DECK), wf_deck_is_empty),
    ODD("word_unused", OF(OF_REGION) | OF(OF_NATION) | OF(OF_CALIBER) | OF(OF_COUNTER) | OF(OF_DECK) | OF(OF_ERA)
        | OF(OF_ENVIRONMENT) | OF(OF_KEYWORD), wf_word_is_unused),
    { .name = NULL },
};
