-- The company's people, first part: Delaney, Okonjo, Varga, Petrosyan, Bratt.

local person = require "people"

-- ---- Delaney: kept other people's stores for twenty years, and their sergeants in order ------------

person "Delaney" {
  icon = "ammo-box",
  {
    cost = 3, movement = 1, cover = 2, health = 1, keywords = { ranged, pistol },
    actions = { { 1, 2 } }, hits = { { 1, 0, 8 } },
    says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = reload(a_weapon) } },
    flavour = "Hired for the warehouse. Walked out of it on the second day.",
  },
  {
    cost = 5, movement = 2, cover = 2, health = 2, keywords = { ranged, carbine },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 8 }, { 2, 1, 8 }, { 1, 0, 9 } },
    says = {
      at { soldier_turn, cost = { action(1), per_turn(1) },
           effect = { reload(a_weapon), rally(1, each_soldier_here) } },
    },
  },
  {
    cost = 8, movement = 2, cover = 2, health = 2, keywords = { leader },
    either = { "Colt AR-15", "M4 Carbine" }, printed = { bad_knees },
    actions = { { 2, 2 }, { 1, 1 } },
    says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = resupply(1, each_soldier_here) } },
    flavour = "Signed for, in triplicate, and shot with.",
  },
  {
    cost = 11, movement = 2, cover = 3, health = 3, keywords = { leader },
    either = { "M4 Carbine", "G36C Carbine" }, printed = { { "RGD-5 Grenade", 1 }, bad_knees },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
    says = { add { attack_roll = 1, of = here, when = squad } },
  },
  {
    cost = 15, movement = 2, cover = 3, health = 5, loadout = 10, keywords = { leader, toured(1) },
    either = { "M4 Carbine", "G36C Carbine" }, printed = { on_your_feet },
    says = {
      at { soldier_turn, cost = { discard(1), per_turn(1) },
           effect = { draw(1, another_soldier), rally(2, another_soldier) } },
    },
  },
  {
    cost = 22, movement = 2, cover = 3, health = 6, loadout = 11, keywords = { leader, tempo(1), toured(2) },
    either = { "G36C Carbine", "SCAR-H Rifle" }, printed = { on_your_feet, old_army_friends },
    says = {
      add { attack_roll = 1, of = here, when = squad },
      at { soldier_turn, cost = { xp(1), per_turn(1) }, effect = { gain_actions(1, another_soldier), draw(1) } },
    },
    flavour = "The company has her name on the door. It was cheaper than a raise.",
  },
}

-- ---- Okonjo: large, patient, and deaf in the ear on the gun's side ------------------------------------

person "Okonjo" {
  icon = "machine-gun",
  {
    cost = 4, movement = 1, cover = 2, health = 2, keywords = { ranged, rifle },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 } },
    flavour = "Carried the last gunner out. Was given the gun.",
  },
  {
    cost = 6, movement = 1, cover = 2, health = 2, keywords = { ranged, machine_gun },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 8 }, { 2, 1, 7 }, { 2, 2, 9 }, { 1, 0, 9 }, { 1, 1, 9 } },
    says = { at { after_attack, of = actor, effect = pin(1, the_hostile) } },
  },
  {
    cost = 9, movement = 1, cover = 2, health = 2, keywords = { gunner },
    either = { "RPK Machine Gun", "AKM Rifle" }, printed = { slow_to_listen },
    actions = { { 2, 2 }, { 1, 1 } },
  },
  {
    cost = 13, movement = 1, cover = 2, health = 3, keywords = { gunner },
    either = { "RPK Machine Gun", "Negev" }, printed = { belt_feeder },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
    says = { add { attack_dice = 1, of = actor, when = { auto, rear_most } } },
    flavour = "Hums while firing. Hymns, in four parts, all of them bass.",
  },
  {
    cost = 16, movement = 1, cover = 2, health = 6, loadout = 13, keywords = { gunner },
    either = { "RPK Machine Gun", "Negev" }, printed = { belt_feeder, slow_to_listen },
    says = { add { attack_roll = 1, of = actor, when = weapon(machine_gun), unless = moved } },
  },
  {
    cost = 23, movement = 1, cover = 3, health = 7, loadout = 15, keywords = { gunner, toured(2) },
    either = { "Negev", "PKM Machine Gun" }, printed = { belt_feeder, talking_guns },
    says = {
      add { attack_roll = 1, of = actor, when = weapon(machine_gun), unless = moved },
      at { kills, of = actor, when = weapon(machine_gun), effect = pin(1, the_hostile) },
    },
    flavour = "Both ears now. The streets are very peaceful.",
  },
}

-- ---- Varga: guided hunters in the Mátra; the boar had better manners -------------------------------------

person "Varga" {
  icon = "deer-track",
  {
    cost = 4, movement = 2, cover = 3, health = 1, keywords = { ranged, rifle },
    actions = { { 1, 2 } }, hits = { { 1, 0, 9 }, { 1, 1, 8 }, { 1, 2, 8 } },
  },
  {
    cost = 6, movement = 2, cover = 3, health = 2, keywords = { ranged, rifle },
    actions = { { 2, 2 }, { 1, 1 } },
    hits = { { 2, 0, 9 }, { 2, 1, 7 }, { 2, 2, 7 }, { 2, 3, 8 }, { 1, 1, 9 }, { 1, 2, 9 } },
    says = { add { attack_roll = 1, of = actor, when = at_least(range, 2), unless = moved } },
    flavour = "Asked for a hide, a thermos and no company.",
  },
  {
    cost = 9, movement = 2, cover = 3, health = 2, keywords = { scout },
    either = { "Remington 700 Rifle", "Mini-14 Rifle" }, printed = { shirt_with_palm_trees, bolt_drill },
    actions = { { 2, 2 }, { 1, 1 } },
  },
  {
    cost = 13, movement = 2, cover = 4, health = 2, keywords = { scout },
    either = { "Remington 700 Rifle", "SVD Rifle" }, printed = { shirt_with_palm_trees, bolt_drill, long_eye },
    actions = { { 2, 2 }, { 1, 2 } },
    says = { add { hostile_roll = -1, of = target, when = at_least(range, 2) } },
  },
  {
    cost = 16, movement = 2, cover = 4, health = 5, loadout = 9, keywords = { scout, toured(1) },
    either = { "Remington 700 Rifle", "SVD Rifle" }, printed = { long_eye, bolt_drill, jumpy },
    says = { at { eliminates, of = actor, when = at_least(range, 2), effect = draw(1) } },
    flavour = "At two hundred metres calm as a priest. At two metres, less.",
  },
  {
    cost = 22, movement = 2, cover = 4, health = 6, loadout = 10, keywords = { scout, toured(2) },
    either = { "SVD Rifle", "SR-25 Rifle" }, printed = { long_eye, cold_bore, bolt_drill },
    says = {
      at { eliminates, of = actor, when = at_least(range, 2), effect = { draw(1), gain_xp(1) } },
      add { hostile_roll = -1, of = target, when = at_least(range, 2), unless = moved },
    },
  },
}

-- ---- Petrosyan: eleven years on an ambulance, in a town where the sirens were for something else ------------

person "Petrosyan" {
  icon = "hospital-cross", keywords = { medic },
  {
    cost = 3, movement = 2, cover = 2, health = 2, keywords = { ranged, pistol },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 9 }, { 1, 0, 10 } },
    says = { at { soldier_turn, cost = { action(2), per_turn(1) }, effect = mend(1, a_wound) } },
  },
  {
    cost = 5, movement = 2, cover = 3, health = 2, keywords = { ranged, pistol },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 8 }, { 1, 0, 9 } },
    says = {
      at { soldier_turn, cost = { action(1), per_turn(1) }, effect = mend(1, a_wound) },
      add { hostile_roll = -1, of = target },
    },
    flavour = "Drives to the bang. Everyone else drives the other way.",
  },
  {
    cost = 8, movement = 2, cover = 3, health = 2,
    printed = { { "Bus Aid Box", 1 }, "Glock 19 Pistol", out_of_breath },
    actions = { { 2, 2 }, { 1, 1 } },
  },
  {
    cost = 10, movement = 3, cover = 3, health = 3,
    either = { "Glock 19 Pistol", "HK MP5" }, printed = { { "Bus Aid Box", 1 }, field_surgeon },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 2 } },
    says = { add { hostile_roll = -2, of = target, unless = attacks } },
  },
  {
    cost = 14, movement = 2, cover = 3, health = 5, loadout = 9, keywords = { toured(1) },
    either = { "HK MP5", "UMP45 SMG" }, printed = { { "Bus Aid Box", 1 } },
    says = {
      add { heal_roll = 1, of = actor },
      at { moved, of = actor, when = at_least(soldiers_here, 2), effect = rally(1) },
    },
  },
  {
    cost = 20, movement = 3, cover = 3, health = 6, loadout = 10, keywords = { tempo(1), toured(1) },
    either = { "UMP45 SMG", "FN P90" }, printed = { { "Bus Aid Box", 1 }, field_surgeon, buddy_aid },
    says = {
      add { heal_roll = 1, of = actor },
      at { hit, when = { same_location, at_least(wounding, 2) }, unless = me, cost = { discard(1), per_turn(1) },
           effect = add { wounds = -1 } },
    },
    flavour = "Has delivered four children on contract. Two are named after the car.",
  },
}

-- ---- Bratt: demolished cooling towers, by appointment; people waved --------------------------------------------

person "Bratt" {
  icon = "dynamite", keywords = { sapper },
  {
    cost = 4, movement = 1, cover = 2, health = 2, keywords = { ranged, shotgun },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 7 }, { 1, 0, 8 } },
  },
  {
    cost = 6, movement = 2, cover = 2, health = 2, keywords = { ranged, shotgun },
    actions = { { 2, 2 }, { 1, 2 } }, hits = { { 2, 0, 6 }, { 2, 1, 9 }, { 1, 0, 7 } },
    says = { add { entrance = -1, when = { same_location, place_is(fortified) } } },
    flavour = "Counts in Swedish from five. At two you should not be near.",
  },
  {
    cost = 9, movement = 2, cover = 2, health = 2,
    either = { "Mossberg 590 Shotgun", "Colt AR-15" }, printed = { { "F-1 Grenade", 2 }, trigger_happy },
    actions = { { 2, 2 }, { 1, 1 } },
  },
  {
    cost = 12, movement = 2, cover = 3, health = 3,
    either = { "Mossberg 590 Shotgun", "AKS-74U Carbine" }, printed = { { "F-1 Grenade", 3 }, good_throw },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
    says = { add { cover_roll = 1, of = actor, when = explosion } },
  },
  {
    cost = 16, movement = 2, cover = 3, health = 6, loadout = 12, keywords = { toured(1) },
    either = { "Mossberg 590 Shotgun", "AKS-74U Carbine" }, printed = { { "F-1 Grenade", 2 }, charge_layer },
    says = { add { attack_roll = 1, of = actor, when = explosion } },
  },
  {
    cost = 22, movement = 2, cover = 3, health = 7, loadout = 14, keywords = { toured(2) },
    either = { "Mossberg 590 Shotgun", "IWI Tavor" }, printed = { { "F-1 Grenade", 4 }, charge_layer, good_throw },
    says = {
      add { attack_roll = 1, of = actor, when = explosion },
      at { kills, of = actor, when = explosion, effect = pin(1, each_hostile_here) },
    },
    flavour = "There is a smell of almonds, and the wall is a view.",
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
