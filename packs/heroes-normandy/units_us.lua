-- American counters: both sides of each.

-- ---- Infantry Division 29 ----------------------------------------------------------------

face "Thinned Rifle Squad" { move = 4, defence = 5, weapon = "A Few M1 Rifles", damaged = true, assault = 0 }
unit "Rifle Squad" {
  nation = united_states, insignia = infantry_division_29, back = hidden_americans,
  move = 4, defence = 6, weapon = m1_rifles, tough = true, assault = 0, reverse = "Thinned Rifle Squad",
}

face "Thinned BAR Squad" { move = 4, defence = 5, weapon = bar, damaged = true, assault = 0 }
unit "BAR Squad" {
  nation = united_states, insignia = infantry_division_29, back = hidden_americans,
  move = 4, defence = 6, weapon = bar_and_rifles, tough = true, assault = 0, reverse = "Thinned BAR Squad",
}

face "Wounded Platoon Sergeant" {
  move = 4, defence = 6, weapon = a_thompson, damaged = true, assault = 0, personal = true,
}
unit "Platoon Sergeant" {
  nation = united_states, insignia = infantry_division_29, back = hidden_americans,
  move = 5, defence = 6, weapon = thompsons, tough = true, assault = 1, personal = true,
  reverse = "Wounded Platoon Sergeant",
  says = { add { assault_attack = 1, of = actor, when = inside } },
}

face "Wounded Platoon Lieutenant" { move = 4, defence = 6, weapon = a_carbine, damaged = true }
unit "Platoon Lieutenant" {
  nation = united_states, insignia = infantry_division_29, back = hidden_americans, category = "officer",
  move = 5, defence = 6, weapon = carbines, tough = true, assault = 0, orders = 1,
  reverse = "Wounded Platoon Lieutenant",
}

face "Bazooka Loader Alone" { move = 4, defence = 5, weapon = bazooka_and_one_man, damaged = true }
unit "Bazooka Team" {
  nation = united_states, insignia = infantry_division_29, back = hidden_americans, category = "heavy_weapon",
  move = 4, defence = 6, weapon = bazooka, tough = true, turns = "ambush", reverse = "Bazooka Loader Alone",
}

face "One Ammunition Bearer" { move = 4, defence = 5, weapon = a_carbine, damaged = true, substitute = true }
unit "Ammunition Bearers" {
  nation = united_states, insignia = infantry_division_29, back = hidden_americans,
  move = 5, defence = 6, weapon = a_carbine, tough = true, substitute = true, reverse = "One Ammunition Bearer",
  says = { at { supply_begins, effect = rally(1) } },
}

-- ---- Airborne Division 101 ---------------------------------------------------------------------

face "Thinned Paratroop Squad" {
  move = 5, defence = 6, weapon = "A Few M1 Rifles", damaged = true, assault = 1, scout = 4,
}
unit "Paratroop Squad" {
  nation = united_states, insignia = airborne_division_101, back = hidden_americans,
  move = 5, defence = 6, weapon = m1_rifles, tough = true, assault = 1, scout = 4, reverse = "Thinned Paratroop Squad",
}

face "One Tommy Gunner" { move = 5, defence = 5, weapon = a_thompson, damaged = true, assault = 1, turns = "ambush" }
unit "Tommy Gunners" {
  nation = united_states, insignia = airborne_division_101, back = hidden_americans,
  move = 5, defence = 6, weapon = thompsons, tough = true, assault = 2, turns = "ambush", reverse = "One Tommy Gunner",
}

face "Lone Pathfinder" { move = 5, defence = 5, weapon = a_carbine, damaged = true, spotter = true, turns = "ambush" }
unit "Pathfinder Team" {
  nation = united_states, insignia = airborne_division_101, back = hidden_americans,
  move = 5, defence = 6, weapon = carbines, tough = true, scout = 8, spotter = true, turns = "ambush",
  reverse = "Lone Pathfinder",
}

face "Wounded Stick Leader" { move = 5, defence = 6, weapon = a_thompson, damaged = true, assault = 1, orders = 1 }
unit "Stick Leader" {
  nation = united_states, insignia = airborne_division_101, back = hidden_americans, category = "officer",
  move = 5, defence = 7, weapon = thompsons, tough = true, assault = 1, orders = 2, reverse = "Wounded Stick Leader",
  says = { at { activated, of = actor, when = suppressed, effect = rally(1, actor) } },
}

-- ---- Second Rangers --------------------------------------------------------------------------------

face "Thinned Cliff Squad" {
  move = 5, defence = 6, weapon = a_thompson, damaged = true, assault = 2, amphibious = true,
}
unit "Cliff Squad" {
  nation = united_states, insignia = second_rangers, back = hidden_americans,
  move = 5, defence = 6, weapon = m1_rifles, tough = true, assault = 2, amphibious = true,
  reverse = "Thinned Cliff Squad",
}

face "One Climber" {
  move = 5, defence = 6, weapon = a_carbine, damaged = true, amphibious = true, assault = 1, turns = "ambush",
}
unit "Rope Climbers" {
  nation = united_states, insignia = second_rangers, back = hidden_americans,
  move = 5, defence = 6, weapon = carbines, tough = true, amphibious = true, assault = 1, scout = 3, turns = "ambush",
  reverse = "One Climber",
}

face "Demolition Pair" { move = 4, defence = 5, weapon = one_satchel, damaged = true, assault = 1, terrifying = true }
unit "Demolition Party" {
  nation = united_states, insignia = second_rangers, back = hidden_americans,
  move = 4, defence = 6, weapon = satchels_and_carbines, tough = true, assault = 2, terrifying = true,
  reverse = "Demolition Pair",
}

face "Wounded Beach Captain" {
  move = 4, defence = 6, weapon = a_thompson, damaged = true, assault = 1, orders = 1, barrage = true,
}
unit "Beach Captain" {
  nation = united_states, insignia = second_rangers, back = hidden_americans, category = "officer",
  move = 5, defence = 7, weapon = thompsons, tough = true, assault = 2, orders = 2, barrage = true,
  reverse = "Wounded Beach Captain",
}

-- ---- Armored Division 2 ----------------------------------------------------------------------------------

face "Thinned Halftrack Squad" { move = 4, defence = 5, weapon = "A Few M1 Rifles", damaged = true, assault = 0 }
unit "Halftrack Squad" {
  nation = united_states, insignia = armored_division_2, back = hidden_americans,
  move = 4, defence = 6, weapon = bar_and_rifles, tough = true, assault = 0, reverse = "Thinned Halftrack Squad",
}

face "Wounded Tank Commander Afoot" { move = 4, defence = 6, weapon = a_thompson, damaged = true, personal = true }
unit "Tank Commander Afoot" {
  nation = united_states, insignia = armored_division_2, back = hidden_americans, category = "officer",
  move = 4, defence = 6, weapon = thompsons, tough = true, orders = 1, personal = true,
  reverse = "Wounded Tank Commander Afoot",
}

-- ---- the company's own ----------------------------------------------------------------------------

face "Wounded Company Captain" { move = 4, defence = 6, weapon = a_carbine, damaged = true, orders = 1, barrage = true }
unit "Company Captain" {
  nation = united_states, back = hidden_americans, category = "officer",
  move = 5, defence = 7, weapon = carbines, tough = true, assault = 0, orders = 2, barrage = true,
  reverse = "Wounded Company Captain",
  says = { at { orders_done, may = true, effect = rally(1) } },
}

face "Wounded Signal Corporal" { move = 4, defence = 5, weapon = a_carbine, damaged = true, spotter = true }
unit "Signal Corporal" {
  nation = united_states, back = hidden_americans,
  move = 5, defence = 6, weapon = carbines, tough = true, spotter = true, autonomous = true,
  reverse = "Wounded Signal Corporal",
  says = { at { supply_ends, effect = recover(1) } },
}

-- ---- weapons with crews ------------------------------------------------------------------------------------

face "M1919 Set Up" {
  move = 0, defence = 6, weapon = m1919_on_tripod, opportunity = true, turns = "tripod",
}
unit "Thirty-Caliber Team" {
  nation = united_states, back = hidden_americans, category = "heavy_weapon",
  move = 3, defence = 6, weapon = m1919_in_arms, turns = "tripod", reverse = "M1919 Set Up",
}

face "M2 Set Up" { move = 0, defence = 6, weapon = m2_on_tripod, aaa = true, turns = "tripod" }
unit "Fifty-Caliber Team" {
  nation = united_states, back = hidden_americans, category = "heavy_weapon",
  move = 2, defence = 6, weapon = m2_in_arms, turns = "tripod", reverse = "M2 Set Up",
}

face "Thinned Sixty Mortar" { move = 3, defence = 5, weapon = m2_mortar, damaged = true }
unit "Sixty Mortar" {
  nation = united_states, back = hidden_americans, category = "heavy_weapon", mortar = true,
  move = 3, defence = 6, weapon = m2_mortar, tough = true, reverse = "Thinned Sixty Mortar",
}

face "Thinned Eighty-One Mortar" { move = 2, defence = 5, weapon = m1_mortar, damaged = true }
unit "Eighty-One Mortar" {
  nation = united_states, back = hidden_americans, category = "heavy_weapon", mortar = true,
  move = 2, defence = 6, weapon = m1_mortar, tough = true, reverse = "Thinned Eighty-One Mortar",
}

face "Fifty-Seven Laid on the Road" {
  move = 0, defence = 6, weapon = m1_57_mm_gun, opportunity = true, turns = "opportunity",
}
unit "Fifty-Seven Crew" {
  nation = united_states, back = hidden_americans, category = "heavy_weapon", gun = true,
  move = 1, defence = 6, weapon = m1_57_mm_gun, turns = "opportunity", reverse = "Fifty-Seven Laid on the Road",
}

face "Wounded Marksman" { move = 4, defence = 5, weapon = springfield, damaged = true, turns = "ambush" }
unit "Company Marksman" {
  nation = united_states, back = hidden_americans, autonomous = true, opportunity = true,
  move = 4, defence = 6, weapon = springfield_with_scope, tough = true, scout = 5, turns = "ambush",
  reverse = "Wounded Marksman",
}

face "Thinned Gap Engineers" { move = 4, defence = 5, weapon = one_satchel, damaged = true, assault = 1 }
unit "Gap Engineers" {
  nation = united_states, back = hidden_americans,
  move = 4, defence = 6, weapon = satchels_and_carbines, tough = true, assault = 1, reverse = "Thinned Gap Engineers",
  says = { add { move = 1, of = actor, unless = suppressed } },
}

face "Flame Gunner Alone" {
  move = 3, defence = 5, weapon = last_of_the_fuel, damaged = true, terrifying = true, assault = 1,
}
unit "Flame Pair" {
  nation = united_states, back = hidden_americans, category = "heavy_weapon",
  move = 4, defence = 6, weapon = flamethrower, tough = true, terrifying = true, assault = 1,
  reverse = "Flame Gunner Alone",
}

face "One Regimental Scout" { move = 5, defence = 5, weapon = a_carbine, damaged = true, autonomous = true }
unit "Regimental Scouts" {
  nation = united_states, back = hidden_americans,
  move = 5, defence = 6, weapon = carbines, tough = true, autonomous = true, scout = 6,
  reverse = "One Regimental Scout",
  says = { add { result = -1, of = target, when = at_least(range, 6) } },
}

-- Left behind by the enemy, with its cable.
unit "Captured Charge Carrier" {
  nation = united_states, back = hidden_americans, class = "light", roams = true,
  move = 4, defence = 6, weapon = driven_charge,
}

unit "Inflated Dummy" { nation = united_states, back = hidden_americans, ruse = true, move = 4 }

-- Panels on the ground that tell the mortars where.
unit "Marker Panels" {
  nation = united_states, back = hidden_americans, move = 3, defence = 5, scout = 3, beckons = 2,
}

-- ---- vehicles -----------------------------------------------------------------------------------------------

unit "M4A1 Sherman" {
  nation = united_states, insignia = armored_division_2, class = "heavy", length = 2,
  move = 5, defence = 9, side = 7, rear = 6, weapon = m3_75_mm_gun, second = coaxial_30, wreck = wreckage,
}
unit "Sherman DD" {
  nation = united_states, class = "heavy", length = 2, amphibious = true,
  move = 5, defence = 9, side = 7, rear = 6, weapon = m3_75_mm_gun, second = coaxial_30, wreck = wreckage,
}
unit "M4A3E2 Assault Tank" {
  nation = united_states, insignia = armored_division_2, class = "heavy", length = 2, waves = true,
  move = 4, defence = 11, side = 9, rear = 7, weapon = m3_75_mm_gun, second = coaxial_30, wreck = wreckage,
  wreck_structure = 3,
}
unit "M10 Tank Destroyer" {
  nation = united_states, class = "heavy", length = 2,
  move = 5, defence = 8, side = 6, rear = 5, weapon = m7_gun, second = ring_mounted_50, wreck = wreckage,
}
unit "M8 Armored Car" {
  nation = united_states, class = "light", move = 7, defence = 7, weapon = m6_37_mm_gun, second = ring_mounted_50,
  scout = 3, wreck = wreckage, wreck_structure = 1,
}
unit "M3 Halftrack" {
  nation = united_states, insignia = armored_division_2, class = "light", length = 2,
  move = 6, defence = 7, weapon = ring_mounted_50, transport = 6, wreck = wreckage,
}
unit "M16 Quad Halftrack" {
  nation = united_states, class = "light", length = 2, aaa = true,
  move = 6, defence = 7, weapon = quad_50, wreck = wreckage,
}
unit "Quarter-Ton Jeep" {
  nation = united_states, class = "light", autonomous = true,
  move = 8, defence = 6, weapon = dashboard_30, transport = 3, scout = 4, wreck = wreckage, wreck_structure = 1,
}
unit "Duck" {
  nation = united_states, class = "light", length = 2, amphibious = true,
  move = 6, defence = 6, weapon = dashboard_30, transport = 8, wreck = wreckage,
}

-- ---- heroes ----------------------------------------------------------------------------------------------------

face "Sergeant Dobrowney Wounded" { move = 5, defence = 7, weapon = a_thompson, damaged = true, assault = 2 }
unit "Sergeant Dobrowney" {
  nation = united_states, insignia = infantry_division_29, back = hidden_americans, category = "hero",
  move = 6, defence = 8, weapon = thompsons, tough = true, assault = 3, personal = true,
  reverse = "Sergeant Dobrowney Wounded",
  says = { at { assaulted, of = actor, effect = rally(1, actor) } },
}
face "Captain Ashlock Wounded" { move = 5, defence = 7, weapon = a_carbine, damaged = true, assault = 1, orders = 1 }
unit "Captain Ashlock" {
  nation = united_states, insignia = airborne_division_101, back = hidden_americans, category = "hero",
  move = 6, defence = 8, weapon = carbines, tough = true, assault = 1, orders = 2, scout = 4,
  reverse = "Captain Ashlock Wounded",
  says = { at { round_begins, effect = draw(1) } },
}
face "Private Pruett Wounded" { move = 5, defence = 6, weapon = springfield, damaged = true, turns = "ambush" }
unit "Private Pruett" {
  nation = united_states, insignia = white_star, back = hidden_americans, category = "hero", autonomous = true,
  move = 5, defence = 7, weapon = springfield_with_scope, tough = true, scout = 6, turns = "ambush",
  reverse = "Private Pruett Wounded",
  says = { at { rolled, of = actor, when = at_least(range, 6), effect = add { result = 1 } } },
}
face "Corporal Tenpenny Wounded" {
  move = 5, defence = 7, weapon = two_pistols, damaged = true, assault = 1, terrifying = true,
}
unit "Corporal Tenpenny" {
  nation = united_states, insignia = white_star, back = hidden_americans, category = "hero",
  move = 6, defence = 7, weapon = two_pistols, tough = true, assault = 2, terrifying = true, personal = true,
  reverse = "Corporal Tenpenny Wounded",
  says = { at { shot_done, of = actor, when = target_infantry, effect = suppress(1, target) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
