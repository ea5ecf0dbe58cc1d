/* SPDX-License-Identifier: MIT */
/* demands.h -- what the books demand of a card: the parts of demands.c, by what they are about.
 *
 * A predicate is true if the card breaks the demand.  What it is called, and which rule it comes from, stands in the
 * table of demands.c alone. */
#ifndef WARFIGHTER_DEMANDS_H
#define WARFIGHTER_DEMANDS_H

#include "common.h"
#include "kernel/demands.h"

#define HELD const struct grog_held *h

/* demands_gear.c: Weapons, Equipment, Skills, Service Records. */
bool wf_weapon_has_no_keyword(HELD), wf_weapon_has_no_mode(HELD), wf_weapon_has_no_chart(HELD),
     wf_weapon_has_range_twice(HELD), wf_weapon_has_gap(HELD), wf_weapon_chart_is_unread(HELD),
     wf_weapon_rolls_other_dice(HELD), wf_weapon_strikes_with_other_dice(HELD), wf_weapon_has_no_ammo(HELD),
     wf_weapon_ammo_is_unread(HELD), wf_weapon_reloads_nothing(HELD), wf_weapon_is_part_of_nothing(HELD),
     wf_weapon_second_is_no_part(HELD), wf_weapon_xp_is_unread(HELD), wf_weapon_by_dice_is_unread(HELD),
     wf_weapon_bipod_helps_nothing(HELD), wf_gear_copies_are_unread(HELD),
     wf_equipment_does_nothing(HELD), wf_armor_protects_nothing(HELD), wf_armor_overlaps(HELD),
     wf_equipment_counters_are_unspent(HELD), wf_equipment_guides_nothing(HELD),
     wf_skill_does_nothing(HELD), wf_skill_needs_itself(HELD), wf_skill_is_never_had(HELD), wf_skill_gives_itself(HELD),
     wf_record_is_for_nobody(HELD), wf_record_has_no_date(HELD);

/* demands_team.c: Soldiers and Action cards. */
bool wf_soldier_prints_other_cards(HELD), wf_soldier_has_no_actions(HELD), wf_squad_has_no_hits(HELD),
     wf_soldier_table_is_unread(HELD), wf_soldier_is_unarmed(HELD), wf_soldier_level_is_of_another_kind(HELD),
     wf_soldier_promotes_wrongly(HELD),
     wf_soldier_starts_with_too_many(HELD), wf_soldier_is_overladen(HELD), wf_k9_has_no_handler(HELD),
     wf_action_does_nothing(HELD), wf_action_is_never_retained(HELD), wf_action_is_covert_and_support(HELD),
     wf_stress_does_nothing(HELD), wf_overwatch_does_nothing(HELD), wf_is_never_dealt(HELD);

/* demands_path.c: the cards of the path. */
bool wf_place_draws_nobody(HELD), wf_place_begins_above(HELD), wf_place_rows_are_unread(HELD), wf_place_falls(HELD),
     wf_place_success_is_half(HELD), wf_place_fail_is_half(HELD), wf_place_obstacle_is_half(HELD),
     wf_place_disarms_nothing(HELD), wf_place_reinforces_never_and_always(HELD), wf_place_asks_what_nobody_has(HELD),
     wf_mission_has_no_goal(HELD), wf_mission_goal_is_elsewhere(HELD), wf_mission_objectives_are_beyond(HELD),
     wf_mission_has_no_force(HELD), wf_mission_meets_nobody(HELD),
     wf_mission_has_too_few_locations(HELD),
     wf_mission_rescues_too_few(HELD), wf_mission_escorts_nobody(HELD), wf_mission_goal_is_of_another_type(HELD),
     wf_objective_is_never_done(HELD), wf_objective_has_nobody_present(HELD), wf_objective_is_clear_at_once(HELD),
     wf_target_cannot_be_destroyed(HELD);

/* demands_foes.c: Hostiles, Events, and what else is met. */
bool wf_hostile_does_nothing(HELD), wf_hostile_rows_are_unread(HELD), wf_hostile_distance_is_unread(HELD),
     wf_hostile_draws_no_event(HELD), wf_hostile_door_is_no_way_in(HELD),
     wf_hostile_results_are_half(HELD), wf_hostile_fetches_itself(HELD),
     wf_event_does_nothing(HELD), wf_event_is_gone_before(HELD), wf_event_stays_for_nothing(HELD),
     wf_event_trap_is_half(HELD), wf_encounter_is_half(HELD), wf_contract_has_no_mission(HELD), wf_deck_is_empty(HELD),
     wf_word_is_unused(HELD);

/* ---- what they share ---------------------------------------------------------- */

static inline const int16_t *held_of(HELD, unsigned at) { return held_numbers(h) + at; }
static inline bool wf_says_anything(HELD) { return held_card(h)->modifiers || held_card(h)->abilities; }
static inline bool wf_is_listed(const int16_t *list, unsigned wide, uint16_t card)
{
    for (int i = 0; i < list[0]; i++)
        if ((uint16_t)wf_row(list, i, wide)[0] == card)
            return true;
    return false;
}

#endif
