-- Those who work at night: Player Soldiers, Non-Player Soldiers, Squad Soldiers of the United States and of Norway.

-- ==== Player Soldiers ==========================================================

-- ---- United States --------------------------------------------------------------

player "Chief Abernethy" {
  era = modern_era,
  nation = united_states, cost = 23, movement = 2, cover = 3, health = 6, loadout = 10, black = 2,
  keywords = { leader, frogman, toured(1), shadows(7) },
  says = {
    add { movement = 1, of = here, when = place_is(water) },
    at { soldier_turn, cost = { xp(1), per_turn(1) },
         effect = { draw(1, another_soldier), rally(1, another_soldier) } },
  },
  icon = "diving-helmet", flavour = "Speaks so low that everyone leans in. That is the point.",
}

player "Sergeant Halloran" {
  era = modern_era,
  nation = united_states, cost = 20, movement = 3, cover = 3, health = 6, loadout = 9, subsonic = 2,
  keywords = { scout, night_walker, shadows(6) },
  says = {
    at { moved, of = actor, when = fewer_than(cards, 4), unless = hostiles_here, effect = draw(1) },
    add { attack_roll = 1, of = actor, when = weapon(pistol) },
  },
  icon = "cloak-dagger", flavour = "You have met her. You were looking the other way.",
}

player "Specialist Okonkwo" {
  era = modern_era,
  nation = united_states, cost = 18, movement = 2, cover = 3, health = 5, loadout = 10,
  keywords = { sapper, shadows(8), hack(6), pick(7) },
  says = { at { tested, of = actor, when = { testing(hack), passed }, effect = draw(1) } },
  icon = "laptop", flavour = "There are ten sorts of lock, and she has dated eight.",
}

-- ---- Norway ---------------------------------------------------------------------

player "Kaptein Ness" {
  era = modern_era,
  nation = norway, cost = 24, movement = 2, cover = 4, health = 6, loadout = 10, subsonic = 3,
  keywords = { leader, jeger, tempo(1), shadows(7) },
  says = {
    add { ability_roll = 1, of = here, when = testing(shadows) },
    at { soldier_turn, cost = { discard(1), per_turn(1) }, effect = gain_actions(1, another_soldier) },
  },
  icon = "rank-3", flavour = "Has the dark behind him as others have the sun.",
}

player "Sersjant Lovold" {
  era = modern_era,
  nation = norway, cost = 19, movement = 3, cover = 3, health = 6, loadout = 11, black = 2,
  keywords = { frogman, sapper, shadows(8), pick(6) },
  says = {
    add { entrance = -2, of = actor, when = place_is(water) },
    add { attack_roll = 1, of = actor, when = explosion },
  },
  icon = "scuba-mask", flavour = "Comes out of the water drier than others go in.",
}

player "Korporal Rognli" {
  era = modern_era,
  nation = norway, cost = 17, movement = 2, cover = 4, health = 5, loadout = 9, black = 3,
  keywords = { scout, jeger, shadows(7) },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(scope), at_least(range, 1) }, unless = moved },
    at { eliminates, of = actor, when = at_least(range, 2), effect = draw(1) },
  },
  icon = "spyglass", flavour = "Breathes twice a minute, and thinks it hasty.",
}

-- ==== Non-Player Soldiers ========================================================

non_player "Petty Officer Quill" {
  era = modern_era,
  nation = united_states, cost = 14, movement = 2, cover = 3, health = 3, black = 2,
  keywords = { frogman, shadows(7) }, printed = { "MP5SD", { "M67 Grenade", 1 } },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { cover_roll = 1, of = actor, when = fewer_than(range, 1) } },
  icon = "mp5", flavour = "Shakes hands as if testing a rope.",
}

non_player "Corpsman Adair" {
  era = modern_era,
  nation = united_states, cost = 11, movement = 2, cover = 3, health = 2,
  keywords = { medic, shadows(8) }, black = 2, printed = { { "Trauma Bag", 1 }, field_surgeon, "Mk 23 Pistol" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { hostile_roll = -2, of = target, unless = attacks } },
  icon = "hospital-cross", flavour = "Works by touch, hums without a sound.",
}

non_player "Jeger Tangen" {
  era = modern_era,
  nation = norway, cost = 14, movement = 2, cover = 4, health = 2, subsonic = 2,
  keywords = { scout, jeger, shadows(7) }, printed = { "HK417 Suppressed", long_eye },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = rear_most, unless = front_most } },
  icon = "target-shot", flavour = "Counts the dogs first. Always the dogs.",
}

non_player "Tekniker Falk" {
  era = modern_era,
  nation = norway, cost = 10, movement = 2, cover = 3, health = 2,
  keywords = { sapper, shadows(9), hack(7) }, subsonic = 2, printed = { "P80 Pistol", { "Door Charge", 1 } },
  actions = { { 2, 2 }, { 1, 1 } },
  icon = "usb-key", flavour = "Has a cable for it. Has a cable for the cable.",
}

-- ==== Squad Soldiers =============================================================

squad "Seaman Pruitt" {
  era = modern_era,
  nation = united_states, cost = 7, movement = 3, cover = 3, health = 2,
  keywords = { ranged, carbine, frogman, shadows(8) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { add { movement = 1, of = actor, when = place_is(water) } },
  icon = "flippers", flavour = "Nineteen, and waterproof.",
}

squad "Corporal Amsel" {
  era = modern_era,
  nation = united_states, cost = 8, movement = 2, cover = 3, health = 2,
  keywords = { ranged, rifle, night_walker, shadows(7) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { add { attack_roll = 1, of = actor, when = alone } },
  icon = "night-vision",
}

-- A locksmith's son, and a locksmith.
squad "PFC Bonaventure" {
  era = modern_era,
  nation = united_states, cost = 6, movement = 2, cover = 2, health = 2,
  keywords = { ranged, carbine, pick(7), shadows(9) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 9 }, { 1, 0, 8 } },
  says = { add { entrance = -1, when = { same_location, place_is(structure) } } },
  icon = "lockpicks",
}

squad "Menig Aune" {
  era = modern_era,
  nation = norway, cost = 6, movement = 3, cover = 3, health = 2, keywords = { ranged, carbine, shadows(8) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { at { soldier_turn, cost = action(1), effect = rally(1, each_soldier_here) } },
  icon = "ski-boot", flavour = "Skis to the shop. There is no snow. He carries them.",
}

squad "Jeger Skogheim" {
  era = modern_era,
  nation = norway, cost = 8, movement = 3, cover = 4, health = 2, keywords = { ranged, rifle, jeger, shadows(7) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { add { terrain_cover = 1, of = target, when = place_is(dark) } },
  icon = "pine-tree",
}

squad "Menig Vik" {
  era = modern_era,
  nation = norway, cost = 5, movement = 2, cover = 3, health = 2, keywords = { ranged, pistol, hack(8), shadows(8) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 1, 0, 9 } },
  says = { add { hand_size = 1, of = here, when = player } },
  icon = "headphones", flavour = "Listens to their net and laughs, now and then, at the jokes.",
}
-- SPDX-License-Identifier: CC-BY-4.0
