-- The men and women: Player Soldiers, Non-Player Soldiers, Squad Soldiers of the United States and of Norway.

-- ==== Player Soldiers ========================================================

-- ---- United States ----------------------------------------------------------

player "Captain Ibarra" {
  era = modern_era,
  nation = united_states, cost = 24, movement = 2, cover = 3, health = 6, loadout = 9,
  keywords = { leader, tempo(1), toured(1) },
  says = {
    at { soldier_turn, cost = { xp(1), per_turn(1) },
         effect = { draw(1, another_soldier), gain_actions(1, another_soldier) } },
  },
  icon = "rank-3", flavour = "Speaks on the net as if ordering breakfast.",
}

player "Staff Sergeant Oyelaran" {
  era = modern_era,
  nation = united_states, cost = 21, movement = 2, cover = 3, health = 7, loadout = 11,
  keywords = { leader, rotor_trooper, toured(2) },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(carbine), moved } },
    add { attack_roll = 1, of = here, when = squad },
  },
  icon = "sergeant", flavour = "First off the ramp since before the ramp was new.",
}

player "Specialist Trujillo" {
  era = modern_era,
  nation = united_states, cost = 18, movement = 1, cover = 2, health = 7, loadout = 14,
  keywords = { gunner }, printed = { magazine_count },
  says = { add { attack_roll = 1, of = actor, when = weapon(machine_gun) } },
  icon = "chaingun", flavour = "The belt is a necklace, the gun a child, both are asleep.",
}

-- He sees the tracks first, and the door in them.
player "Sergeant Birdwell" {
  era = modern_era,
  nation = united_states, cost = 17, movement = 3, cover = 3, health = 5, loadout = 9,
  keywords = { scout },
  says = {
    add { hostile_roll = -1, of = target, when = front_most },
    at { moved, of = actor, when = fewer_than(cards, 4), unless = hostiles_here, effect = draw(1) },
  },
  icon = "walking-scout",
}

-- What is locked, mined or wired up is her affair.
player "Corporal Lindgren" {
  era = modern_era,
  nation = united_states, cost = 19, movement = 2, cover = 3, health = 6, loadout = 13,
  keywords = { sapper, toured(1) },
  says = {
    add { attack_roll = 1, of = actor, when = explosion },
    add { entrance = -1, when = { same_location, place_is(fortified) } },
  },
  icon = "metal-detector",
}

-- ---- Norway -----------------------------------------------------------------

-- When it goes wrong he becomes very calm.
player "Fenrik Solheim" {
  era = modern_era,
  nation = norway, cost = 23, movement = 2, cover = 4, health = 6, loadout = 9,
  keywords = { leader, jeger, tempo(1) },
  says = {
    add { actions = 1, of = actor, when = wounds_on },
    at { soldier_down, effect = { draw(2), rally(2) } },
  },
  icon = "rank-2",
}

player "Sersjant Tveit" {
  era = modern_era,
  nation = norway, cost = 20, movement = 3, cover = 3, health = 7, loadout = 11,
  keywords = { leader, toured(2) },
  says = {
    add { movement = 1, when = same_location, unless = me },
    add { terrain_cover = 1, of = target, when = { moved, place_is(open) } },
  },
  icon = "mountain-climbing", flavour = "Walks as though the hill had been made for it.",
}

player "Korporal Brekke" {
  era = modern_era,
  nation = norway, cost = 16, movement = 2, cover = 4, health = 5, loadout = 9,
  keywords = { scout, jeger },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(scope), at_least(range, 1) }, unless = moved },
    at { eliminates, of = actor, when = target_is(chief), effect = { gain_xp(1), draw(2) } },
  },
  icon = "deer-track", flavour = "Reindeer, mostly. They also have a guard.",
}

player "Visekorporal Dahle" {
  era = modern_era,
  nation = norway, cost = 17, movement = 2, cover = 3, health = 6, loadout = 9,
  keywords = { medic }, printed = { { "Trauma Bag", 1 } },
  says = {
    add { heal_roll = 1, of = actor },
    at { hit, when = { same_location, at_least(wounding, 2) }, unless = me, cost = { discard(1), per_turn(1) },
         effect = add { wounds = -1 } },
  },
  icon = "hospital-cross",
}

player "Grenader Aasen" {
  era = modern_era,
  nation = norway, cost = 18, movement = 1, cover = 3, health = 7, loadout = 14,
  keywords = { gunner },
  says = {
    add { attack_dice = 1, of = actor, when = { weapon(machine_gun), rear_most }, unless = moved },
    add { attack_roll = 1, of = actor, when = weapon(launcher) },
  },
  icon = "viking-helmet", flavour = "Two metres and a bit. Doorways are the enemy.",
}

-- ==== Non-Player Soldiers ====================================================

-- ---- United States ----------------------------------------------------------

non_player "Private Kanoa" {
  era = modern_era,
  nation = united_states, cost = 10, movement = 2, cover = 2, health = 2,
  printed = { "M4A1 Carbine", { "M67 Grenade", 2 } },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = at_least(soldiers_here, 3) } },
  icon = "rifle",
}

non_player "Specialist Dufresne" {
  era = modern_era,
  nation = united_states, cost = 14, movement = 1, cover = 2, health = 3, keywords = { gunner },
  printed = { "M249 SAW", talking_guns },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  icon = "machine-gun-magazine",
}

non_player "Private Wozniak" {
  era = modern_era,
  nation = united_states, cost = 12, movement = 2, cover = 2, health = 2,
  printed = { "M320 Launcher", "M17 Pistol", blooper_man },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = target_is(vehicle) } },
  icon = "bundle-grenade", flavour = "Lobs them as his grandmother lobbed cabbages.",
}

-- She has a tablet, a laser, and two aircraft that are bored.
non_player "Airman Castellano" {
  era = modern_era,
  nation = united_states, cost = 11, movement = 2, cover = 2, health = 2, keywords = { toured(2) },
  printed = { "M4A1 Carbine" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { support_cost = -1, retain_cost = -1, when = same_location } },
  icon = "radio-tower",
}

-- ---- Norway -----------------------------------------------------------------

non_player "Jeger Nygaard" {
  era = modern_era,
  nation = norway, cost = 13, movement = 2, cover = 4, health = 2, keywords = { scout, jeger },
  printed = { "NM149 Rifle", bolt_drill },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = rear_most, unless = front_most } },
  icon = "target-shot", flavour = "Has not said a word since Tuesday.",
}

non_player "Korporal Hagen" {
  era = modern_era,
  nation = norway, cost = 15, movement = 2, cover = 3, health = 3, keywords = { gunner, toured(1) },
  printed = { "Minimi Mk 3", { "DM51 Grenade", 2 } },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { attack_dice = 1, of = actor, when = { auto, front_most } } },
  icon = "machine-gun",
}

non_player "Grenader Moen" {
  era = modern_era,
  nation = norway, cost = 13, movement = 1, cover = 3, health = 2,
  printed = { "Carl Gustaf M3", "P80 Pistol" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { reload_number = -3, of = actor, when = at_least(soldiers_here, 2) } },
  icon = "incoming-rocket", flavour = "Needs a loader, finds one, does not ask.",
}

non_player "Sanitet Rud" {
  era = modern_era,
  nation = norway, cost = 9, movement = 2, cover = 3, health = 2, keywords = { medic },
  printed = { { "Trauma Bag", 1 }, field_surgeon, "P80 Pistol" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { hostile_roll = -2, of = target, unless = attacks } },
  icon = "hospital-cross",
}

-- ==== Squad Soldiers =========================================================

-- ---- United States ----------------------------------------------------------

-- Came with the last truck, and has all his stickers still.
squad "Private Fennimore" {
  era = modern_era,
  nation = united_states, cost = 4, movement = 1, cover = 2, health = 1, keywords = { ranged, carbine },
  actions = { { 1, 2 } },
  hits = { { 1, 0, 8 }, { 1, 1, 8 }, { 1, 2, 9 } },
  says = { add { attack_roll = 1, of = actor, when = at_least(soldiers_here, 4) } },
  icon = "meeple-army",
}

squad "Private Sandoval" {
  era = modern_era,
  nation = united_states, cost = 6, movement = 2, cover = 2, health = 2, keywords = { ranged, carbine },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = { reload(a_weapon), rally(1, each_soldier_here) } },
  },
  icon = "ammo-box", flavour = "Her pockets hold what yours should have.",
}

squad "PFC Tsosie" {
  era = modern_era,
  nation = united_states, cost = 7, movement = 2, cover = 3, health = 2, keywords = { ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 7 }, { 2, 3, 9 }, { 1, 0, 8 }, { 1, 1, 8 }, { 1, 2, 9 } },
  says = { add { attack_roll = 1, of = actor, when = at_least(range, 1), unless = moved } },
  icon = "winchester-rifle",
}

-- A dog of the engineers, on a long lead.
squad "Corporal Yoder" {
  era = modern_era,
  nation = united_states, cost = 7, movement = 3, cover = 3, health = 2, keywords = { ranged, carbine, sapper },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 9 }, { 1, 0, 8 } },
  says = {
    add { entrance = -1, when = same_location },
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, effect = add { value = -1 } },
  },
  icon = "sniffing-dog", flavour = "The dog outranks him by a grade.",
}

squad "Corporal Reyes" {
  era = modern_era,
  nation = united_states, cost = 8, movement = 3, cover = 3, health = 2, keywords = { ranged, carbine, rotor_trooper },
  actions = { { 2, 3 }, { 1, 1 } },
  hits = { { 2, 0, 6 }, { 2, 1, 8 }, { 1, 0, 7 }, { 1, 1, 9 } },
  says = { add { cover_roll = 1, of = actor, when = fewer_than(range, 1) } },
  icon = "mp5k",
}

-- ---- Norway -----------------------------------------------------------------

squad "Menig Lie" {
  era = modern_era,
  nation = norway, cost = 5, movement = 2, cover = 3, health = 2, keywords = { ranged, carbine },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 8 }, { 1, 0, 9 }, { 1, 1, 9 } },
  says = { add { hand_size = 1, of = here, when = player } },
  icon = "coffee-pot", flavour = "Two litres of coffee, in a flask that has been under a truck.",
}

squad "Menig Haugen" {
  era = modern_era,
  nation = norway, cost = 6, movement = 4, cover = 3, health = 2, keywords = { ranged, carbine },
  actions = { { 2, 2 }, { 1, 2 } },
  hits = { { 2, 0, 8 }, { 2, 1, 8 }, { 1, 0, 9 }, { 1, 1, 10 } },
  says = { at { soldier_turn, cost = action(1), effect = rally(1, each_soldier_here) } },
  icon = "run",
}

squad "Jeger Myhre" {
  era = modern_era,
  nation = norway, cost = 8, movement = 3, cover = 4, health = 2, keywords = { ranged, rifle, jeger },
  printed = { small_target },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { add { attack_roll = 1, of = actor, when = alone } },
  icon = "pine-tree",
}

-- Drives anything, and backs it into anything.
squad "Menig Sunde" {
  era = modern_era,
  nation = norway, cost = 5, movement = 2, cover = 2, health = 2, keywords = { ranged, pistol },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 1, 0, 9 } },
  says = {
    add { movement = 2, when = { same_location, place_is(road) } },
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = resupply(1, each_soldier_here) },
  },
  icon = "truck",
}
-- SPDX-License-Identifier: CC-BY-4.0
