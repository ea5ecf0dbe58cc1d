-- Armies that are ready to play: of 250, 400 and 500 army points for each nation, with a deck each.
-- A tile is followed by the options in its openings.

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

-- ---- United States ------------------------------------------------------------------------------

local american = {
  breathe_and_squeeze(3), walk_it_onto_them(2), across_the_kitchen_table(2), everything_you_have(3),
  shoot_through_the_wall(2), keep_them_down(2), flat_in_the_ditch(3), sights_set_wrong(2), deeper_hole(2),
  yell_and_run(2), shovels_too(2), kick_the_door(2), there_in_the_gap(3), no_cover_on_that_road(2),
  on_my_own_hook(2), quick_bound(2), pull_yourselves_together(2), aid_man(2), new_orders_by_runner(2),
  cut_telephone_line(2), beach_dump(2), not_yet(2),
}
local against_armour = { aim_for_the_tracks(2), lift_the_hatch(2), sandbags_on_the_glacis(2), thin_skinned(2) }

army "American Army 250" {
  nation = united_states, points = 250,
  cards = of({
    company_command_post, use_the_ground,
    omaha_rifle_platoon, extra_bandoliers, bag_of_pineapples, light_machine_gun_section,
  }, american),
}
army "American Army 400" {
  nation = united_states, points = 400,
  cards = of({
    company_command_post, battery_on_call, sand_table_briefing,
    omaha_rifle_platoon, extra_bandoliers, cool_under_fire, light_machine_gun_section, rocket_launcher_section,
    sherman_in_support,
  }, american, against_armour, { fire_for_effect(3), battleship_offshore }),
}
army "American Army 500" {
  nation = united_states, points = 500,
  cards = of({
    company_command_post, air_liaison_jeep, rehearsed_assault,
    cliff_assault_company, first_off_the_boat, detached_marksman,
    omaha_rifle_platoon, bag_of_pineapples, extra_bandoliers, weapons_platoon_mortars,
    gambler_with_two_guns,
  }, american, against_armour, { thunderbolts(3) }),
}

-- ---- Germany ----------------------------------------------------------------------------------------

local german = {
  short_bursts(3), range_stakes(2), let_them_come_close(2), whole_belt(2), shells_into_the_hedge(2),
  pinned_to_the_shingle(2), slit_in_the_concrete(2), face_in_the_mud(3), sun_in_their_eyes(2),
  three_metres_of_earth(2), grenades_first(2), not_from_this_house(2), out_of_the_cellar(2), fire_from_the_flank(3),
  shoe_box_in_the_grass(2), shot_at_the_man_who_points(2), local_counter_attack(2), sunken_lane(2),
  hold_on_a_little(3), stragglers_gathered(2), flash_by_field_telephone(2), messenger_shot(2), late_reserves(2),
  wait_for_the_second_wave(2),
}
local against_tanks = {
  under_the_turret_ring(2), charge_under_the_turret(2), plates_across_the_lane(2), angled_plate(2),
}

army "German Army 250" {
  nation = germany, points = 250,
  cards = of({
    kompanie_command_post, registered_fire,
    coast_grenadier_platoon, boot_top_grenades, machine_gun_squad,
  }, german, { divisional_battery(2), howling_salvo }),
}
army "German Army 400" {
  nation = germany, points = 400,
  cards = of({
    kompanie_command_post, registered_fire, noise_of_engines,
    coast_grenadier_platoon, crate_of_fists, stoic, machine_gun_squad, tank_hunter_troop, panzer_iv_in_support,
  }, german, against_tanks, { divisional_battery(2), howling_salvo }),
}
army "German Army 500" {
  nation = germany, points = 500,
  cards = of({
    kompanie_command_post, registered_fire, counter_attack_plan,
    panzergrenadier_zug, panzer_iv_in_support,
    coast_grenadier_platoon, boot_top_grenades, stoic, machine_gun_squad,
  }, german, against_tanks, { divisional_battery(2), howling_salvo }),
}

-- ---- United Kingdom -----------------------------------------------------------------------------------

local british = {
  rapid_five_rounds(4), mad_minute(2), sabot(2), heads_down_lads(4), brewed_up_already(2), piper(4),
  backs_to_the_wall(3), watch_that_hedge(4), string_across_the_gate(2), off_you_go(3), smartly_now(2), tea_in_a_tin(4),
  stretcher_party(2), signal_from_brigade(2), jammed_their_set(2), rum_ration(2), steady_there(2),
}

army "British Army 250" {
  nation = united_kingdom, points = 250,
  cards = of({
    sword_beach_platoon, bandoliers_all_round, machine_gun_battalion_crew, stalker_from_the_highlands, carrier_section,
  }, british),
}
army "British Army 400" {
  nation = united_kingdom, points = 400,
  cards = of({
    sword_beach_platoon, mills_bombs, divisional_guns, machine_gun_battalion_crew, anti_tank_platoon,
    firefly_in_support, carrier_section,
  }, british, { twenty_five_pounders(3) }),
}
army "British Army 500" {
  nation = united_kingdom, points = 500,
  cards = of({
    sword_beach_platoon, mills_bombs, divisional_guns, appreciation_of_the_situation, machine_gun_battalion_crew,
    firefly_in_support, carrier_section,
    sword_beach_platoon, mills_bombs, steady_the_line,
  }, british, { twenty_five_pounders(3) }),
}
-- SPDX-License-Identifier: CC-BY-4.0
