-- Missions of the Works and of the High Passes, each with a team.

-- ---- Meltdown -------------------------------------------------------------------

mission "Runaway Boilers" {
  region = works, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { open, meltdown_at(85) }, types = { meltdown, before_it_goes },
  resources = 92, time = 14, objective = 4, difficulty = 4, goal = boiler_house, force = german_frontline,
  icon = "boiling-bubbles", flavour = "The crew has fled, the fires have not. Take it before it takes the town.",
  says = { add { hostile_value = -1, of = all } },
}

mission "Pressure Vessel" {
  region = works, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { road, meltdown_at(99) }, types = { meltdown, before_it_goes },
  resources = 110, time = 17, objective = 4, difficulty = 5, goal = turbine_house, force = german_frontline,
  icon = "pressure-cooker", flavour = "Every grenade is a question to a steel wall.",
  says = { add { hostile_value = -1, of = all } },
}

-- ---- Sabotage ---------------------------------------------------------------------

mission "Cut the Power" {
  region = works, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { open }, types = { sabotage },
  resources = 92, time = 15, objective = 6, difficulty = 5, goal = turbine_house, force = german_frontline,
  icon = "unplugged", flavour = "Three machines. It does not matter which, if it is three at once.",
  says = { at { success, when = at_least(resolved_locations, 3), effect = complete } },
}

mission "Stop the Line" {
  region = works, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { road }, types = { sabotage },
  resources = 80, time = 13, objective = 4, difficulty = 2, goal = boiler_house, force = german_frontline,
  icon = "assembly-line", flavour = "A gate, two stations, and the belt stands still until spring.", success = pick, success_roll = 1,
  says = {
    at { success, of = target, effect = draw(1, each_soldier) },
    at { success, when = at_least(resolved_locations, 3), effect = complete },
    at { repaired, effect = gain_xp(1, each_soldier) },
  },
}

-- ---- Sabotage (Meltdown) ------------------------------------------------------------

mission "Let It Burn" {
  region = works, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { open, meltdown_at(75) }, types = { sabotage, meltdown, by_fire },
  resources = 92, time = 18, objective = 5, difficulty = 2, goal = boiler_house, force = german_frontline,
  icon = "fire", flavour = "Break enough of it, and be gone when it notices.",
}

mission "Flood the Pits" {
  region = works, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { open, meltdown_at(60) }, types = { sabotage, meltdown, by_fire },
  resources = 80, time = 16, objective = 4, difficulty = 2, goal = turbine_house, force = german_frontline,
  icon = "flood", flavour = "The water has waited under the pumps for sixty years.",
  says = { add { location_plays = 1, of = all, unless = away } },
}

-- ---- where it is cold -----------------------------------------------------------------

mission "Winter Line" {
  region = high_passes, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { road },
  resources = 92, time = 14, objective = 5, difficulty = 4, goal = cable_station, force = german_frontline,
  icon = "snowflake-1", flavour = "The enemy is in the blockhouses. The cold is everywhere.", success = hack, success_roll = -1,
  says = { at { success, of = target, effect = gain_xp(1, each_soldier) }, set { environ = 2, of = all, when = environment(cold) } },
}

mission "Over the Pass" {
  region = high_passes, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { woods },
  resources = 100, time = 20, objective = 5, loadout = 2, difficulty = 5, goal = pass_blockhouse, force = german_frontline,
  icon = "mountaintop", flavour = "Mules carry the guns. You carry the mules.",
  says = { set { environ = 3, of = all, when = { environment(cold), at_least(turn, 6) } } },
}

-- ---- teams --------------------------------------------------------------------------------

team "Boiler Party" {
  mission = runaway_boilers,
  cards = {
    staff_sergeant_boudreaux, m1a1_thompson(2), m3_trench_knife, lead_the_way, safe_breaker,
    pfc_lindqvist, m1_garand(2), field_glasses, point_man,
    sergeant_wieczorek,
    corporal_gantt,
    pfc_whitlock,
  },
}

team "Pressure Gang" {
  mission = pressure_vessel,
  cards = {
    captain_ashworth, { "Sten Mk II (S)", 1 }, section_commander, line_wireman,
    lance_corporal_pugh, bren_gun(2), ring_of_rakes,
    private_dunstan, { "Lee-Enfield No. 4", 1 }, { "Arnhem 1944", 1 },
    corporal_threlkeld,
    marine_farrant,
    sapper_ives,
  },
}

team "Wreckers" {
  mission = cut_the_power,
  cards = {
    sergeant_kowalczyk, m1a1_thompson(2), mk_2_grenade(2), safe_breaker, ring_of_rakes,
    pfc_lindqvist, m1_carbine, line_wireman, field_telephone_kit, { "Hurtgen Forest 1944", 1 },
    sergeant_wieczorek,
    corporal_gantt,
    pfc_whitlock,
  },
}

team "Line Stoppers" {
  mission = stop_the_line,
  cards = {
    sergeant_mccrae, sten_mk_v, no_36_grenade(2), safe_breaker, steady_fingers, { "Salerno 1943", 1 },
    private_dunstan, { "Lee-Enfield No. 4", 1 }, field_telephone_kit,
    corporal_threlkeld,
    marine_farrant,
  },
}

team "Fire Raisers" {
  mission = let_it_burn,
  cards = {
    staff_sergeant_boudreaux, m1a1_thompson(2), mk_2_grenade(2), safe_breaker, steady_fingers,
    technician_abelman, m1_carbine, line_wireman, field_telephone_kit,
    sergeant_wieczorek,
    corporal_gantt,
    pfc_whitlock,
  },
}

team "Pit Men" {
  mission = flood_the_pits,
  cards = {
    sergeant_mccrae, sten_mk_v, no_36_grenade(2), safe_breaker, steady_fingers,
    private_dunstan, { "Lee-Enfield No. 4", 1 }, line_wireman,
    corporal_threlkeld,
    marine_farrant,
  },
}

team "Rope Cutters" {
  mission = winter_line,
  cards = {
    staff_sergeant_boudreaux, m1_garand(2), mk_2_grenade(3), winter_greatcoat, acclimatized,
    pfc_lindqvist, m1_garand, mk_2_grenade(2), winter_greatcoat, ration_of_rum, field_telephone_kit, line_wireman,
    sergeant_wieczorek,
    corporal_gantt,
  },
}

team "Mountain Section" {
  mission = over_the_pass,
  cards = {
    sergeant_mccrae, sten_mk_v, no_36_grenade(2), winter_greatcoat, acclimatized, { "Gothic Line 1944", 1 },
    lance_corporal_pugh, bren_gun(2), winter_greatcoat, quinine_tin, fever_ward,
    corporal_threlkeld,
    marine_farrant,
    sapper_ives,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
