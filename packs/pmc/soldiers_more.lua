-- The company's people, second part: Kaleo, Quill, Ndiaye, Wexler, Ostrow.

local person = require "people"

-- ---- Kaleo: read the surf for a living, now reads streets ----------------------------------------------

person "Kaleo" {
  icon = "walking-scout",
  {
    cost = 4, movement = 3, cover = 3, health = 1, keywords = { ranged, carbine },
    actions = { { 1, 2 } }, hits = { { 1, 0, 8 }, { 1, 1, 9 } },
    says = { at { moved, of = actor, unless = hostiles_here, effect = rally(1) } },
  },
  {
    cost = 6, movement = 3, cover = 3, health = 2, keywords = { ranged, carbine },
    actions = { { 2, 2 }, { 1, 2 } }, hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 } },
    says = { at { draws_hostiles, cost = { discard(1), per_turn(1) }, effect = add { value = -1 } } },
    flavour = "Stops. Listens. Walks round the other way, and so do you.",
  },
  {
    cost = 8, movement = 3, cover = 3, health = 2, keywords = { scout },
    either = { "Colt AR-15", "HK MP5" }, printed = { shirt_with_palm_trees },
    actions = { { 2, 2 }, { 1, 2 } },
    says = { add { hostile_roll = -1, of = target, when = moved } },
  },
  {
    cost = 11, movement = 4, cover = 3, health = 2, keywords = { scout },
    either = { "M4 Carbine", "MP5SD SMG" }, printed = { shirt_with_palm_trees, track_reader },
    actions = { { 2, 3 }, { 1, 2 } },
  },
  {
    cost = 15, movement = 3, cover = 3, health = 5, loadout = 9, keywords = { scout, toured(1) },
    either = { "M4 Carbine", "MP5SD SMG" }, printed = { track_reader },
    says = { at { moved, of = actor, unless = hostiles_here, effect = draw(1) } },
    flavour = "Sunglasses by night. It has never been explained.",
  },
  {
    cost = 21, movement = 4, cover = 3, health = 6, loadout = 9, keywords = { scout, tempo(1), toured(1) },
    either = { "MP5SD SMG", "SCAR-H Rifle" }, printed = { track_reader, good_boots },
    says = {
      at { moved, of = actor, unless = hostiles_here, effect = draw(1) },
      add { attack_roll = 1, of = actor, when = alone },
    },
  },
}

-- ---- Quill: wrote for three newspapers, two of which exist ------------------------------------------------

person "Quill" {
  icon = "conversation", keywords = { talker },
  {
    cost = 3, movement = 2, cover = 2, health = 2, keywords = { ranged, pistol },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 9 }, { 1, 0, 10 } },
    says = { add { hostile_value = -1, of = all, when = fewer_than(turn, 3) } },
    flavour = "Speaks six languages, and asks for tea in all of them first.",
  },
  {
    cost = 5, movement = 2, cover = 2, health = 2, keywords = { ranged, pistol },
    actions = { { 2, 2 }, { 1, 2 } }, hits = { { 2, 0, 8 }, { 1, 0, 9 } },
    says = { at { soldier_turn, cost = { action(1), xp(1) }, effect = drive_off(a_weak_hostile) } },
  },
  {
    cost = 7, movement = 2, cover = 2, health = 2,
    either = { "Glock 19 Pistol", "Mini-14 Rifle" }, printed = { no_radio_discipline },
    actions = { { 2, 2 }, { 1, 1 } },
    says = { add { entrance = -1, when = { same_location, place_is(market) } } },
  },
  {
    cost = 10, movement = 2, cover = 3, health = 3,
    either = { "Mini-14 Rifle", "UMP45 SMG" }, printed = { local_fixer, no_radio_discipline },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
    flavour = "Off the record, she says, and writes it down.",
  },
  {
    cost = 14, movement = 2, cover = 3, health = 5, loadout = 8, keywords = { toured(2) },
    either = { "Mini-14 Rifle", "UMP45 SMG" }, printed = { local_fixer },
    says = { add { draws = 1, of = actor, when = place_is(town) } },
  },
  {
    cost = 19, movement = 2, cover = 3, health = 6, loadout = 9, keywords = { tempo(1), toured(2) },
    either = { "UMP45 SMG", "G36C Carbine" }, printed = { local_fixer, per_diem },
    says = {
      at { objective_activated, effect = draw(1, each_soldier) },
      at { soldier_turn, cost = { discard(2), per_turn(1) }, effect = { retarget(a_hostile), pin(1, a_hostile) } },
    },
    flavour = "The book comes out in spring. Everyone here is in it under another name.",
  },
}

-- ---- Ndiaye: stood behind two presidents; one of them is still alive ----------------------------------------

person "Ndiaye" {
  icon = "shield-echoes",
  {
    cost = 4, movement = 2, cover = 3, health = 2, keywords = { ranged, pistol },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 7 }, { 1, 0, 8 } },
  },
  {
    cost = 6, movement = 2, cover = 3, health = 3, keywords = { ranged, smg },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } }, hits = { { 3, 0, 6 }, { 2, 0, 7 }, { 1, 0, 8 }, { 3, 1, 9 } },
    says = { add { terrain_cover = 1, of = here, when = player } },
    flavour = "Opens the door, looks, and then it is a door.",
  },
  {
    cost = 9, movement = 2, cover = 3, health = 3, keywords = { close_guard },
    either = { "HK MP5", "Glock 19 Pistol" }, printed = { { "Soft Vest", 1 } },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  },
  {
    cost = 12, movement = 2, cover = 4, health = 3, keywords = { close_guard },
    either = { "HK MP5", "FN P90" }, printed = { { "Soft Vest", 1 }, principal_first },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 2 } },
  },
  {
    cost = 16, movement = 2, cover = 3, health = 6, loadout = 10, keywords = { close_guard, toured(1) },
    either = { "HK MP5", "FN P90" }, printed = { { "Soft Vest", 1 }, principal_first },
    says = { add { attack_roll = 1, of = actor, when = { fewer_than(range, 1), at_least(soldiers_here, 2) } } },
  },
  {
    cost = 23, movement = 2, cover = 4, health = 7, loadout = 11, keywords = { close_guard, leader, toured(2) },
    either = { "FN P90", "IWI Tavor" }, printed = { { "Rifle Plates", 1 }, principal_first, sidearm_habit },
    says = {
      add { attack_roll = 1, of = actor, when = { fewer_than(range, 1), at_least(soldiers_here, 2) } },
      at { soldier_down, when = same_location, effect = { gain_actions(1), draw(2) } },
    },
    flavour = "The suit is bulletproof. The tie is silk. One must draw a line.",
  },
}

-- ---- Wexler: flew for a film company, until the insurers watched the film -------------------------------------

person "Wexler" {
  icon = "delivery-drone",
  {
    cost = 3, movement = 1, cover = 2, health = 1, keywords = { ranged, pistol },
    actions = { { 1, 2 } }, hits = { { 1, 0, 9 } },
    says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
    flavour = "Two batteries, one charger, no cover.",
  },
  {
    cost = 5, movement = 1, cover = 2, health = 2, keywords = { ranged, pistol },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 9 }, { 1, 0, 10 } },
    says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = pin(1, a_hostile) } },
  },
  {
    cost = 8, movement = 1, cover = 2, health = 2, keywords = { operator },
    either = { "Glock 19 Pistol", "HK MP5" }, printed = { { "Quadcopter", 1 }, out_of_breath },
    actions = { { 2, 2 }, { 1, 1 } },
  },
  {
    cost = 11, movement = 2, cover = 2, health = 2, keywords = { operator },
    either = { "HK MP5", "Colt AR-15" }, printed = { { "Racing Drone", 1 }, out_of_breath },
    actions = { { 2, 2 }, { 1, 2 } },
    flavour = "Thumbs of a pianist, posture of a prawn.",
  },
  {
    cost = 15, movement = 1, cover = 2, health = 5, loadout = 11, keywords = { operator, toured(1) },
    either = { "HK MP5", "Colt AR-15" }, printed = { drone_pilot, out_of_breath },
    says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
  },
  {
    cost = 21, movement = 2, cover = 3, health = 6, loadout = 12, keywords = { operator, tempo(1), toured(1) },
    either = { "UMP45 SMG", "M4 Carbine" }, printed = { drone_pilot, signals_ear },
    says = {
      add { attack_roll = 1, of = all, when = at_least(range, 2) },
      at { soldier_turn, cost = { discard(1), per_turn(1) }, effect = { find_location(1), pin(1, a_hostile) } },
    },
  },
}

-- ---- Ostrow: farmed potatoes; the launcher is much the same, he says, only they come down elsewhere ------------

person "Ostrow" {
  icon = "bundle-grenade", keywords = { driver },
  {
    cost = 4, movement = 1, cover = 2, health = 2, keywords = { ranged, rifle },
    actions = { { 2, 2 }, { 1, 1 } }, hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 } },
    says = { add { movement = 2, when = { same_location, place_is(road) } } },
  },
  {
    cost = 6, movement = 2, cover = 2, health = 2, keywords = { ranged, rifle },
    actions = { { 2, 2 }, { 1, 2 } }, hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
    says = { add { movement = 2, when = { same_location, place_is(road) } } },
    flavour = "Has never been overtaken. Has never let anybody try.",
  },
  {
    cost = 9, movement = 2, cover = 2, health = 2,
    either = { "M79 Launcher", "AKM Rifle" }, printed = { owes_money, "Glock 19 Pistol" },
    actions = { { 2, 2 }, { 1, 1 } },
  },
  {
    cost = 13, movement = 2, cover = 3, health = 3,
    either = { "M79 Launcher", "RPG-7" }, printed = { blooper_man, "Glock 19 Pistol" },
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  },
  {
    cost = 16, movement = 2, cover = 2, health = 6, loadout = 12, keywords = { gunner, toured(1) },
    either = { "M79 Launcher", "AKM Rifle" }, printed = { blooper_man, owes_money },
    says = { add { attack_roll = 1, of = actor, when = weapon(launcher), unless = moved } },
    flavour = "Owes for the tractor. Both tractors.",
  },
  {
    cost = 22, movement = 2, cover = 3, health = 7, loadout = 14, keywords = { gunner, toured(2) },
    either = { "M79 Launcher", "MGL Launcher" }, printed = { blooper_man, route_survey },
    says = {
      add { attack_roll = 1, of = actor, when = weapon(launcher), unless = moved },
      at { kills, of = actor, when = target_is(vehicle), effect = { gain_xp(1), draw(2) } },
    },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
