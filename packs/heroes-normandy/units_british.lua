-- British counters: both sides of each.

face "Thinned Rifle Section" { move = 4, defence = 5, weapon = "A Few Lee-Enfields", damaged = true, assault = 0 }
unit "Rifle Section" {
  nation = united_kingdom, insignia = third_british_division, back = hidden_british,
  move = 4, defence = 6, weapon = lee_enfields, tough = true, assault = 0, reverse = "Thinned Rifle Section",
}
face "Thinned Bren Group" { move = 4, defence = 5, weapon = bren, damaged = true }
unit "Bren Group" {
  nation = united_kingdom, insignia = third_british_division, back = hidden_british,
  move = 4, defence = 6, weapon = bren_guns, tough = true, assault = 0, reverse = "Thinned Bren Group",
}
face "Wounded Section Corporal" { move = 4, defence = 6, weapon = a_sten, damaged = true, assault = 0, personal = true }
unit "Section Corporal" {
  nation = united_kingdom, insignia = third_british_division, back = hidden_british,
  move = 5, defence = 6, weapon = stens, tough = true, assault = 1, personal = true,
  reverse = "Wounded Section Corporal",
}
face "Wounded Subaltern" { move = 4, defence = 6, weapon = a_sten, damaged = true }
unit "Subaltern" {
  nation = united_kingdom, insignia = third_british_division, back = hidden_british, category = "officer",
  move = 5, defence = 6, weapon = stens, tough = true, assault = 0, orders = 1, reverse = "Wounded Subaltern",
}
face "Wounded Company Major" { move = 4, defence = 6, weapon = a_sten, damaged = true, orders = 1, barrage = true }
unit "Company Major" {
  nation = united_kingdom, back = hidden_british, category = "officer",
  move = 5, defence = 7, weapon = stens, tough = true, assault = 0, orders = 2, barrage = true,
  reverse = "Wounded Company Major",
}
face "PIAT Number One" { move = 4, defence = 5, weapon = piat_and_one_man, damaged = true, turns = "ambush" }
unit "PIAT Pair" {
  nation = united_kingdom, back = hidden_british, category = "heavy_weapon",
  move = 4, defence = 6, weapon = piat, tough = true, turns = "ambush", reverse = "PIAT Number One",
}
face "Thinned Two-Inch Mortar Pair" { move = 4, defence = 5, weapon = two_inch_mortar, damaged = true }
unit "Two-Inch Mortar Pair" {
  nation = united_kingdom, back = hidden_british, category = "heavy_weapon", mortar = true,
  move = 4, defence = 6, weapon = two_inch_mortar, tough = true, reverse = "Thinned Two-Inch Mortar Pair",
}
face "Vickers Set Up" { move = 0, defence = 6, weapon = vickers_on_tripod, opportunity = true, turns = "tripod" }
unit "Vickers Crew" {
  nation = united_kingdom, back = hidden_british, category = "heavy_weapon",
  move = 2, defence = 6, weapon = vickers_in_arms, turns = "tripod", reverse = "Vickers Set Up",
}
face "Six-Pounder Laid" { move = 0, defence = 6, weapon = six_pounder, opportunity = true, turns = "opportunity" }
unit "Six-Pounder Crew" {
  nation = united_kingdom, back = hidden_british, category = "heavy_weapon", gun = true,
  move = 1, defence = 6, weapon = six_pounder, turns = "opportunity", reverse = "Six-Pounder Laid",
}
face "Thinned Troop in Green Berets" {
  move = 5, defence = 6, weapon = a_sten, damaged = true, assault = 2, amphibious = true,
}
unit "Troop in Green Berets" {
  nation = united_kingdom, back = hidden_british,
  move = 5, defence = 6, weapon = bren_guns, tough = true, assault = 2, scout = 3, amphibious = true,
  reverse = "Thinned Troop in Green Berets",
}
face "Thinned Lane Sappers" { move = 4, defence = 5, weapon = one_satchel, damaged = true, assault = 0 }
unit "Lane Sappers" {
  nation = united_kingdom, back = hidden_british,
  move = 4, defence = 6, weapon = satchels_and_carbines, tough = true, assault = 1, reverse = "Thinned Lane Sappers",
}
face "Wounded Stalker" { move = 4, defence = 5, weapon = "A Few Lee-Enfields", damaged = true, turns = "ambush" }
unit "Stalker" {
  nation = united_kingdom, back = hidden_british, autonomous = true,
  move = 4, defence = 6, weapon = lee_enfield_with_scope, tough = true, scout = 5, spotter = true, turns = "ambush",
  reverse = "Wounded Stalker",
}

-- ---- vehicles ------------------------------------------------------------------------------------

unit "Sherman Firefly" {
  nation = united_kingdom, class = "heavy", length = 2,
  move = 5, defence = 9, side = 7, rear = 6, weapon = seventeen_pounder, second = coaxial_besa, wreck = wreckage,
}
unit "Universal Carrier" {
  nation = united_kingdom, class = "light", move = 6, defence = 7, weapon = carrier_bren, transport = 3, scout = 2,
  wreck = wreckage, wreck_structure = 1,
}
-- SPDX-License-Identifier: CC-BY-4.0
