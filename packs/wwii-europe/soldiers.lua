-- The men: Player Soldiers, Non-Player Soldiers, Squad Soldiers of the United States and the United Kingdom.

-- ==== Player Soldiers ========================================================

-- ---- United States ----------------------------------------------------------

player "Lieutenant Marchetti" {
  era = wwii_era, nation = united_states, cost = 24, movement = 2, cover = 3, health = 6, loadout = 9,
  keywords = { leader, cx(1), seasoned(1) },
  says = { add { draws = 1, of = here, when = player, unless = me } },
  icon = "rank-1", flavour = "Keeps the plan short enough to be remembered under fire.",
}

player "Sergeant Kowalczyk" {
  era = wwii_era, nation = united_states, cost = 20, movement = 2, cover = 3, health = 7, loadout = 11,
  keywords = { leader, airborne, seasoned(2) },
  says = {
    add { attack_roll = 1, of = actor, when = uses("M1A1 Thompson") },
    add { attack_roll = 1, of = here, when = soldier_is(airborne), unless = me },
  },
  icon = "parachute", flavour = "Sicily, Normandy, and he still counts the chutes.",
}

player "Corporal Tillery" {
  era = wwii_era, nation = united_states, cost = 18, movement = 1, cover = 2, health = 7, loadout = 14,
  keywords = { gunner }, printed = { counted_rounds },
  says = { add { attack_roll = 1, of = actor, when = uses("M1918A2 BAR") } },
  icon = "allied-star", flavour = "Loaded freight in Memphis. The gun is lighter.",
}

-- He is hard to find when nobody is beside him.
player "PFC Lindqvist" {
  era = wwii_era, nation = united_states, cost = 16, movement = 3, cover = 3, health = 5, loadout = 9,
  keywords = { scout, airborne },
  says = {
    add { terrain_cover = 1, of = target, when = alone },
    add { attack_roll = 1, of = actor, when = { alone, weapon(ranged) } },
  },
  icon = "footprint",
}

player "Staff Sergeant Boudreaux" {
  era = wwii_era, nation = united_states, cost = 22, movement = 3, cover = 3, health = 7, loadout = 10,
  keywords = { ranger, seasoned(1) },
  says = {
    at { eliminates, of = actor, when = fewer_than(cards, 5), effect = draw(1) },
    at { soldier_turn, cost = once_a_mission, effect = { rally(2), gain_actions(1) } },
  },
  icon = "mountain-climbing", flavour = "Up the ropes with the rest of them, and down again with fewer.",
}

-- As long as he has not fired, they can see the brassard.
player "Technician Abelman" {
  era = wwii_era, nation = united_states, cost = 17, movement = 2, cover = 3, health = 6, loadout = 8,
  keywords = { medic }, printed = { { "Aid Man's Bag", 1 } },
  says = {
    add { heal_roll = 1, of = actor },
    add { hostile_roll = -2, of = target, unless = attacks },
  },
  icon = "hospital-cross",
}

-- ---- United Kingdom ---------------------------------------------------------

-- The more he has seen, the less he has to think.
player "Captain Ashworth" {
  era = wwii_era, nation = united_kingdom, cost = 25, movement = 2, cover = 4, health = 6, loadout = 9,
  keywords = { leader, commando, cx(1) },
  says = {
    add { actions = 1, of = actor, when = at_least(xp, 4) },
    at { objective_activated, effect = draw(1, each_soldier) },
  },
  icon = "rank-3",
}

-- Hurt, he holds; company does him good.
player "Sergeant McCrae" {
  era = wwii_era, nation = united_kingdom, cost = 21, movement = 2, cover = 3, health = 7, loadout = 11,
  keywords = { leader, airborne, seasoned(1) },
  says = {
    add { wounds = -1, of = target, when = at_least(wounds_on, 2) },
    add { hand_size = 1, of = actor, when = at_least(soldiers_here, 3) },
  },
  icon = "winged-emblem", flavour = "Told to hold for two days. Counts in weeks by now.",
}

player "Lance Corporal Pugh" {
  era = wwii_era, nation = united_kingdom, cost = 18, movement = 1, cover = 3, health = 7, loadout = 14,
  keywords = { gunner }, printed = { feed_the_gun },
  says = { add { attack_roll = 1, of = actor, when = { uses("Bren Gun"), semi } } },
  icon = "miner", flavour = "A collier from the Rhondda; low ceilings do not trouble him.",
}

player "Private Dunstan" {
  era = wwii_era, nation = united_kingdom, cost = 15, movement = 2, cover = 4, health = 5, loadout = 8,
  keywords = { scout },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(scoped), at_least(range, 1) }, unless = moved },
    at { moved, of = actor, when = fewer_than(cards, 2), effect = draw(1) },
  },
  icon = "deer-track", flavour = "Poached the same woods his father kept.",
}

-- ==== Non-Player Soldiers ====================================================

-- ---- United States ----------------------------------------------------------

non_player "Private Stokes" {
  era = wwii_era, nation = united_states, cost = 9, movement = 2, cover = 2, health = 2,
  printed = { "M1 Garand", { "Mk 2 Grenade", 2 } },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = at_least(soldiers_here, 2) } },
  icon = "rifle",
}

non_player "Private Garza" {
  era = wwii_era, nation = united_states, cost = 14, movement = 2, cover = 2, health = 3, keywords = { gunner },
  printed = { "M1918A2 BAR", { "Mk 2 Grenade", 1 }, marching_fire },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  icon = "boots",
}

-- A gun like that works from behind.
non_player "Corporal Haskell" {
  era = wwii_era, nation = united_states, cost = 16, movement = 1, cover = 2, health = 2, keywords = { gunner },
  printed = { "M1919A6 Machine Gun", "M1911A1 Pistol", feed_the_gun },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { terrain_cover = 1, of = target, when = rear_most, unless = front_most } },
  icon = "machine-gun",
}

non_player "Private Delacroix" {
  era = wwii_era, nation = united_states, cost = 12, movement = 1, cover = 3, health = 2,
  printed = { "M9 Bazooka", "M1 Carbine", tank_hunter },
  actions = { { 2, 2 }, { 1, 1 } },
  icon = "missile-launcher",
}

-- The net is American: whoever of another Nation calls on it waits like everybody else.
non_player "Technician Rausch" {
  era = wwii_era, nation = united_states, cost = 10, movement = 2, cover = 2, health = 2, keywords = { seasoned(2) },
  printed = { "M1 Carbine" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { support_cost = -1, retain_cost = -1, when = { same_location, nation(united_states) } } },
  icon = "radio-tower",
}

-- ---- United Kingdom ---------------------------------------------------------

non_player "Corporal Nairn" {
  era = wwii_era,
  nation = united_kingdom, cost = 15, movement = 2, cover = 3, health = 3, keywords = { gunner, seasoned(1) },
  printed = { "Bren Gun", { "No. 36 Grenade", 2 } },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { attack_dice = 1, of = actor, when = auto, unless = moved } },
  icon = "chaingun",
}

-- Left behind on purpose, with the view that he asked for.
non_player "Private Tranter" {
  era = wwii_era, nation = united_kingdom, cost = 13, movement = 2, cover = 4, health = 2, keywords = { scout },
  printed = { "No. 4 (T) Rifle", deliberate_shot },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = rear_most, unless = front_most } },
  icon = "target-shot",
}

non_player "Lance Corporal Ames" {
  era = wwii_era, nation = united_kingdom, cost = 13, movement = 2, cover = 3, health = 2, keywords = { airborne },
  printed = { "PIAT", "Sten Mk V", { "No. 82 Grenade", 1 } },
  actions = { { 2, 2 }, { 1, 1 } },
  icon = "spring",
}

non_player "Private Hobbs" { meant = { soldier_unarmed = "he carries nothing that can be fired" },
  era = wwii_era, nation = united_kingdom, cost = 9, movement = 2, cover = 3, health = 2, keywords = { medic },
  printed = { { "Aid Man's Bag", 1 }, surgeon_s_hands },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { hostile_roll = -2, of = target } },
  icon = "hospital-cross", flavour = "Carries nothing that can be fired.",
}

-- ==== Squad Soldiers =========================================================

-- ---- United States ----------------------------------------------------------

-- Three days from the replacement depot.
squad "Private Bolling" {
  era = wwii_era, nation = united_states, cost = 4, movement = 1, cover = 2, health = 1, keywords = { ranged, rifle },
  actions = { { 1, 2 } },
  hits = { { 1, 0, 8 }, { 1, 1, 8 } },
  says = { add { attack_roll = 1, of = actor, when = at_least(soldiers_here, 3) } },
  icon = "meeple-army",
}

squad "Private Mazur" {
  era = wwii_era, nation = united_states, cost = 5, movement = 1, cover = 2, health = 2, keywords = { ranged, carbine },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 } },
  says = { at { soldier_turn, cost = action(1), effect = reload(a_weapon) } },
  icon = "ammo-box", flavour = "Every gun in the platoon knows his step.",
}

squad "Private Esposito" {
  era = wwii_era, nation = united_states, cost = 6, movement = 4, cover = 3, health = 2, keywords = { ranged, carbine },
  actions = { { 2, 2 }, { 1, 2 } },
  hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 }, { 1, 1, 10 } },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = draw(1, a_soldier_here) } },
  icon = "running-shoe", flavour = "Company runner. The wire is cut again.",
}

squad "PFC Whitlock" {
  era = wwii_era, nation = united_states, cost = 7, movement = 2, cover = 2, health = 2, keywords = { ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 8 }, { 1, 0, 8 }, { 1, 1, 8 }, { 1, 2, 9 } },
  says = { add { attack_dice = 1, of = actor, unless = moved } },
  icon = "winchester-rifle", flavour = "Squirrels, from the age of six.",
}

squad "Corporal Gantt" {
  era = wwii_era, nation = united_states, cost = 8, movement = 3, cover = 3, health = 2,
  keywords = { ranged, submachine_gun, ranger },
  printed = { low_profile },
  actions = { { 2, 3 }, { 1, 1 } },
  hits = { { 2, 0, 6 }, { 2, 1, 8 }, { 1, 0, 7 }, { 1, 1, 9 } },
  says = { add { movement = 1, when = { same_location, soldier_is(ranger) }, unless = me } },
  icon = "thompson-m1928",
}

-- ---- United Kingdom ---------------------------------------------------------

-- An officer's servant in quiet times, and his second pair of hands in the others.
squad "Fusilier Cottle" {
  era = wwii_era, nation = united_kingdom, cost = 5, movement = 2, cover = 2, health = 2, keywords = { ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 8 }, { 1, 0, 9 }, { 1, 1, 9 } },
  says = { add { hand_size = 1, of = here, when = player } },
  icon = "teapot",
}

-- Pipers were told to stay behind with the stores.
squad "Piper Geddes" {
  era = wwii_era, nation = united_kingdom, cost = 5, movement = 2, cover = 1, health = 2, keywords = { ranged, pistol },
  actions = { { 2, 1 }, { 1, 1 } },
  hits = { { 2, 0, 9 }, { 1, 0, 9 } },
  says = {
    add { movement = 1, when = { same_location, nation(united_kingdom) } },
    at { soldier_turn, cost = action(1), effect = rally(1, each_soldier_here) },
  },
  icon = "bagpipes",
}

squad "Sapper Ives" {
  era = wwii_era, nation = united_kingdom, cost = 6, movement = 2, cover = 3, health = 2, keywords = { ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 8 }, { 1, 0, 9 }, { 1, 1, 9 } },
  says = { add { entrance = -1, when = same_location } },
  icon = "metal-detector", flavour = "White tape to the left of him, white tape to the right.",
}

squad "Marine Farrant" {
  era = wwii_era, nation = united_kingdom, cost = 8, movement = 3, cover = 3, health = 2,
  keywords = { ranged, submachine_gun, commando },
  printed = { hug_the_ground },
  actions = { { 2, 3 }, { 1, 1 } },
  hits = { { 2, 0, 6 }, { 2, 1, 8 }, { 1, 0, 7 }, { 1, 1, 9 } },
  says = { add { attack_roll = 1, of = actor, when = alone } },
  icon = "anchor",
}
-- SPDX-License-Identifier: CC-BY-4.0
