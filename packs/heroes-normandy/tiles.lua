-- Recruitment tiles. Openings are { size, band, other band }: 1 olive kit, 2 red traits, 3 grey vehicles, 4 yellow
-- orders, 5 blue weapons with crews, 6 black vehicle kit.

-- ---- United States ---------------------------------------------------------------------------

tile "Omaha Rifle Platoon" {
  nation = united_states, insignia = infantry_division_29, cost = 110, breaking = 4, points = 3, stars = 1,
  units = { rifle_squad(3), bar_squad, platoon_sergeant, platoon_lieutenant },
  slots = { { 1, 1, 2 }, { 1, 1, 0 }, { 1, 2, 0 }, { 2, 5, 0 }, { 2, 5, 0 }, { 3, 3, 0 }, { 1, 6, 0 } },
  bonus_slot = 4, bonus = 1, icon = "rifle",
}
tile "Scattered Drop Platoon" {
  nation = united_states, insignia = airborne_division_101, cost = 125, breaking = 4, points = 3, stars = 1,
  units = { paratroop_squad(2), tommy_gunners, pathfinder_team, stick_leader },
  slots = { { 1, 1, 2 }, { 1, 2, 0 }, { 1, 1, 0 }, { 1, 4, 2 }, { 2, 5, 0 } },
  says = { add { move = 1, of = actor, when = fewer_than(round, 2) } },
  icon = "parachute",
}
tile "Cliff Assault Company" {
  nation = united_states, insignia = second_rangers, cost = 140, breaking = 4, points = 4, stars = 1,
  units = { cliff_squad(2), rope_climbers(2), demolition_party, beach_captain },
  slots = { { 1, 1, 2 }, { 1, 2, 0 }, { 1, 2, 0 }, { 1, 4, 0 }, { 2, 5, 0 } },
  bonus_slot = 2, bonus = 1, says = { at { eliminated, when = enemys, effect = draw(1) } }, icon = "mountain-climbing",
  flavour = "Thirty metres of wet rope, and then the work begins.",
}
tile "Armored Rifle Platoon" {
  nation = united_states, insignia = armored_division_2, cost = 130, breaking = 4, points = 3, stars = 1,
  units = { halftrack_squad(2), m3_halftrack(2), tank_commander_afoot },
  slots = { { 1, 1, 6 }, { 1, 6, 0 }, { 1, 2, 0 }, { 2, 5, 0 }, { 3, 3, 0 }, { 3, 3, 0 } },
  says = { add { on_the_move = -1, of = actor, when = light } },
  icon = "apc",
}
tile "Company Command Post" {
  nation = united_states, cost = 55, breaking = 2, points = 2, officer = true,
  units = { company_captain, signal_corporal },
  slots = { { 1, 4, 0 }, { 1, 4, 0 }, { 1, 4, 0 }, { 1, 4, 2 }, { 1, 1, 6 } },
  bonus_slot = 1, bonus = 1, icon = "walkie-talkie",
}
tile "Corps Planning Staff" {
  nation = united_states, cost = 35, officer = true, command = true,
  slots = { { 1, 4, 0 }, { 1, 4, 0 }, { 1, 4, 0 } }, says = { add { hand = 1, of = owner } },
  icon = "treasure-map",
}

-- ---- Germany ---------------------------------------------------------------------------------------

tile "Coast Grenadier Platoon" {
  nation = germany, insignia = infanterie_division_352, cost = 105, breaking = 4, points = 3, stars = 1,
  units = { grenadier_squad(2), squad_with_mg, fortress_squad(2), platoon_feldwebel, grenadier_leutnant },
  slots = { { 1, 1, 2 }, { 1, 1, 0 }, { 1, 2, 0 }, { 2, 5, 0 }, { 2, 5, 0 }, { 3, 3, 0 }, { 1, 6, 0 } },
  bonus_slot = 4, bonus = 1, icon = "bunker",
}
tile "Panzergrenadier Zug" {
  nation = germany, insignia = panzer_division_21, cost = 135, breaking = 4, points = 3, stars = 1,
  units = { panzergrenadier_squad(2), storm_troopers, sd_kfz_251(2), panzergrenadier_oberleutnant },
  slots = { { 1, 1, 6 }, { 1, 6, 0 }, { 1, 2, 0 }, { 2, 5, 0 }, { 3, 3, 0 }, { 3, 3, 0 } },
  says = { add { on_the_move = -1, of = actor, when = light } },
  icon = "apc",
}
tile "Fallschirm Zug" {
  nation = germany, insignia = fallschirm_division_2, cost = 130, breaking = 4, points = 3, stars = 1,
  units = { fallschirm_squad(2), hedge_hunters, canal_swimmers, jump_leutnant },
  slots = { { 1, 1, 2 }, { 1, 2, 0 }, { 1, 1, 0 }, { 1, 4, 2 }, { 2, 5, 0 } },
  bonus_slot = 2, bonus = 1, says = { at { eliminated, when = enemys, effect = draw(1) } }, icon = "parachute",
}
tile "Kompanie Command Post" {
  nation = germany, cost = 55, breaking = 2, points = 2, officer = true,
  units = { kompanie_hauptmann, battery_observer },
  slots = { { 1, 4, 0 }, { 1, 4, 0 }, { 1, 4, 0 }, { 1, 4, 2 }, { 1, 1, 6 } },
  bonus_slot = 1, bonus = 1, icon = "telephone",
}
tile "Map Room in the Chateau" {
  nation = germany, cost = 35, officer = true, command = true,
  slots = { { 1, 4, 0 }, { 1, 4, 0 }, { 1, 4, 0 } }, says = { add { hand = 1, of = owner } },
  icon = "treasure-map",
  flavour = "The pins are moved with great care. The companies are not there any more.",
}

-- ---- United Kingdom ------------------------------------------------------------------------------------

tile "Sword Beach Platoon" {
  nation = united_kingdom, insignia = third_british_division, cost = 120, breaking = 5, points = 3, officer = true,
  stars = 4, units = { rifle_section(3), bren_group(2), section_corporal, subaltern },
  slots = { { 1, 1, 2 }, { 1, 2, 0 }, { 1, 4, 0 }, { 1, 4, 0 }, { 2, 5, 0 }, { 2, 5, 0 }, { 3, 3, 0 }, { 3, 3, 0 } },
  icon = "brodie-helmet",
}
-- SPDX-License-Identifier: CC-BY-4.0
