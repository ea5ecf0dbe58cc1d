-- Smaller armies, each for a scenario of its own; their decks are as large as the scenario wants them.

-- Lists, one behind the other.
local function of(...)
  local all = {}
  for _, list in ipairs { ... } do
    for _, card in ipairs(list) do
      all[#all + 1] = card
    end
  end
  return all
end

-- Thirty cards for whoever fights on foot.
local american = {
  breathe_and_squeeze(3), across_the_kitchen_table(2), everything_you_have(3), keep_them_down(2), flat_in_the_ditch(3),
  sights_set_wrong(2), deeper_hole(2), yell_and_run(2), kick_the_door(2), there_in_the_gap(2), quick_bound(2),
  pull_yourselves_together(2), aid_man(2), beach_dump,
}
local german = {
  short_bursts(3), let_them_come_close(2), whole_belt(2), pinned_to_the_shingle(2), face_in_the_mud(3),
  sun_in_their_eyes(2), three_metres_of_earth(2), grenades_first(2), not_from_this_house(2), fire_from_the_flank(2),
  local_counter_attack(2), hold_on_a_little(3), stragglers_gathered(2), late_reserves,
}
local british = {
  rapid_five_rounds(4), mad_minute(2), heads_down_lads(4), piper(2), backs_to_the_wall(3), watch_that_hedge(3),
  off_you_go(2), smartly_now(2), tea_in_a_tin(3), stretcher_party(2), rum_ration, steady_there(2),
}
local american_tanks = { aim_for_the_tracks(2), lift_the_hatch(2), sandbags_on_the_glacis(2), thin_skinned(2) }
local german_tanks = {
  under_the_turret_ring(2), charge_under_the_turret(2), plates_across_the_lane(2), angled_plate(2),
}

-- ---- Americans --------------------------------------------------------------------------------

army "Fox Company Platoon" {
  nation = united_states,
  cards = of({ omaha_rifle_platoon, extra_bandoliers, light_machine_gun_section }, american),
}
army "Hedgerow Platoon" {
  nation = united_states,
  cards = of({
    company_command_post, use_the_ground,
    omaha_rifle_platoon, bag_of_pineapples, weapons_platoon_mortars, detached_marksman,
  }, american),
}
army "Bridge Stick" {
  nation = united_states,
  cards = of({ scattered_drop_platoon, captured_tubes, cool_under_fire, rocket_launcher_section }, american,
    american_tanks),
}
army "Beach Landing Team" {
  nation = united_states,
  cards = of({
    company_command_post, battery_on_call, smoke_pots,
    cliff_assault_company, haversack_charges, first_off_the_boat,
    omaha_rifle_platoon, bag_of_pineapples, gap_assault_team, light_machine_gun_section, tank_from_the_sea,
  }, american, american_tanks, { fire_for_effect(2), battleship_offshore }),
}
army "Causeway Battalion" {
  nation = united_states,
  cards = of({
    company_command_post, burnt_cork_and_netting,
    scattered_drop_platoon, bag_of_pineapples, third_landing, light_machine_gun_section,
    scattered_drop_platoon, extra_bandoliers, weapons_platoon_mortars,
    first_out_of_the_door,
  }, american),
}

-- ---- British ------------------------------------------------------------------------------------

army "Sword Beach Section" {
  nation = united_kingdom,
  cards = of({ sword_beach_platoon, mills_bombs, machine_gun_battalion_crew, carrier_section }, british),
}

-- ---- without cards: for allies of somebody who has a deck -------------------------------------------

army "British Company on Loan" {
  nation = united_kingdom,
  cards = { sword_beach_platoon, mills_bombs, machine_gun_battalion_crew, carrier_section },
}
army "Stick on Loan" {
  nation = united_states,
  cards = { scattered_drop_platoon, captured_tubes, cool_under_fire, rocket_launcher_section },
}
army "German Company on Loan" {
  nation = germany,
  cards = { kompanie_command_post, counter_attack_plan, coast_grenadier_platoon, crate_of_fists, machine_gun_squad },
}

-- ---- Germans ------------------------------------------------------------------------------------

army "Cider Press Outpost" {
  nation = germany,
  cards = of({ coast_grenadier_platoon, boot_top_grenades, machine_gun_squad }, german),
}
army "Hedgerow Outpost" {
  nation = germany,
  cards = of({
    kompanie_command_post, leaf_and_wire,
    coast_grenadier_platoon, schiessbecher, rifleman_in_the_treetop, machine_gun_squad,
  }, german),
}
army "Column on the Road" {
  nation = germany,
  cards = of({
    kompanie_command_post, walked_the_ground,
    panzergrenadier_zug, boot_top_grenades, machine_gun_squad, reconnaissance_car,
  }, german, german_tanks),
}
army "Strongpoint Garrison" {
  nation = germany,
  cards = of({
    kompanie_command_post, registered_fire, walked_the_ground,
    coast_grenadier_platoon, prepared_hole, boot_top_grenades, machine_gun_squad, hidden_pak,
    defender_of_the_draw,
  }, german, german_tanks, { divisional_battery(2) }),
}
army "Villa Kampfgruppe" {
  nation = germany,
  cards = of({
    kompanie_command_post, counter_attack_plan,
    fallschirm_zug, boot_top_grenades, forest_gamekeepers, machine_gun_squad,
    coast_grenadier_platoon, crate_of_fists, light_mortar_squad,
  }, german),
}
-- SPDX-License-Identifier: CC-BY-4.0
