-- The patrol: Soldiers, what they carry, what they know, and two teams.

local tables = require "tables"

-- ---- Soldiers --------------------------------------------------------------------

player "Lieutenant Rosing" {
  back = sledge_roster, nation = sledge_patrol, cost = 18, movement = 2, cover = 3, health = 6, loadout = 10,
    keywords = { steady(1) },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = rally(1, each_soldier_here) } },
  icon = "rank-1", flavour = "He has charted this coast twice. It moves.",
}
player "Corporal Ikkila" {
  back = sledge_roster, nation = sledge_patrol, cost = 16, movement = 3, cover = 3, health = 6, loadout = 9,
    keywords = { hunter },
  says = { add { attack_roll = 1, of = actor, when = { weapon(rifle), at_least(range, 1) } } },
  icon = "archer", flavour = "A bear a winter, and never two shots.",
}
player "Driver Storm" {
  back = sledge_roster, nation = sledge_patrol, cost = 15, movement = 3, cover = 2, health = 6, loadout = 12,
    keywords = { driver },
  says = { add { movement = 1, of = actor, when = place_is(sea_ice) } },
  icon = "sled", flavour = "Eleven dogs obey her. So does the lieutenant.",
}
player "Wireless Operator Juhl" {
  back = sledge_roster, nation = sledge_patrol, cost = 14, movement = 2, cover = 3, health = 5, loadout = 9,
  says = { at { soldier_turn, cost = { action(1), once_a_mission(1) },
    effect = { timer(1), gain(cold, -1, mission) } } },
  icon = "radio-tower", flavour = "He sends the weather. So do they.",
}
non_player "Trapper Enok" {
  back = sledge_roster, nation = sledge_patrol, cost = 8, movement = 3, cover = 3, health = 4, keywords = { hunter },
    printed = { krag_carbine },
  actions = { { 4, 2 }, { 3, 2 }, { 2, 1 }, { 1, 1 } }, icon = "trap-mask",
}
squad "Private Bohr" {
  back = sledge_roster, nation = sledge_patrol, cost = 6, movement = 2, cover = 3, health = 3,
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  hits = { { 3, 0, 8 }, { 3, 1, 9 }, { 2, 0, 9 }, { 1, 0, 9 } }, icon = "ice-skate",
}
squad "Private Lund" {
  back = sledge_roster, nation = sledge_patrol, cost = 6, movement = 2, cover = 3, health = 3,
    actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  hits = { { 3, 0, 9 }, { 3, 1, 8 }, { 2, 0, 9 }, { 1, 0, 9 } }, icon = "ski-boot",
}

-- ---- what they carry -------------------------------------------------------------

-- A row of a chart is { range, reload, hit }.
weapon "Krag Carbine" {
  back = sledge_load, cost = 2, weight = 3, keywords = { ranged, rifle },
    chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 3, 8 } }, bolt = 1,
  caliber = "Old 7.62 mm", ammo = 5, icon = "winchester-rifle",
}
weapon "Hunting Rifle" {
  back = sledge_load, cost = 4, weight = 4, keywords = { ranged, rifle, pen(1) },
    chart = { { 0, 3, 8 }, { 1, 2, 6 }, { 2, 2, 7 } }, bolt = 1,
  caliber = "Old 7.62 mm", ammo = 4, icon = "crosshair",
}
weapon "Husky Submachine Gun" {
  back = sledge_load, cost = 4, weight = 4, keywords = { ranged }, chart = { { 0, 3, 7 }, { 1, 4, 9 } }, semi = 1,
    auto = 3,
  caliber = "Nine Millimetre", ammo = 4, icon = "machine-gun",
}
weapon "Stick Grenade" {
  back = sledge_load, cost = 2, weight = 1, keywords = { grenade }, chart = { { 0, 0, 7 } },
    explosion = 4, expended = true,
  icon = "stick-grenade",
}
weapon "Bare Hands" {
  back = sledge_load, cost = 0, weight = 0, keywords = { melee }, unarmed = true, strong = tables.unarmed, icon = "fist",
}

equipment "Reindeer Parka" {
  back = sledge_load, cost = 2, weight = 1, icon = "fur-boot", flavour = "Hair inward.",
  says = { add { movement = 1, of = actor, when = at_least(tally(cold), tables.cold.slow) } },
}
equipment "Spirit Stove" {
  back = sledge_load, cost = 2, counters = 2, icon = "camp-cooking-pot",
  says = { at { soldier_turn, cost = { action(1), spend(1) },
    effect = { gain(cold, -1, mission), rally(1, each_soldier_here) } } },
}
equipment "Dressings" {
  back = sledge_load, cost = 2, counters = 3, heals = tables.heals, icon = "bandage-roll",
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = treat } },
}
equipment "Barometer" {
  back = sledge_load, cost = 1, weight = 0, icon = "gauge",
  says = { at { turn_begins, when = at_least(tally(cold), 4), effect = gain_xp(1) } },
}
skill "Reads the Sky" { back = sledge_load, cost = 2, icon = "sun-cloud",
  says = { at { turn_begins, when = fewer_than(tally(cold), 4), effect = draw(1) } } }
skill "Born Here" {
  back = sledge_load, cost = 3, icon = "igloo",
  says = { add { attack_roll = 1, of = actor, when = at_least(tally(cold), tables.cold.numb) } },
}
skill "Quiet on Skis" { back = sledge_load, cost = 2, icon = "skier",
  says = { add { hostile_roll = -1, of = target, when = moved } } }

-- ---- teams -----------------------------------------------------------------------

team "Patrol One" {
  mission = smoke_on_the_fjord,
  cards = {
    lieutenant_rosing, husky_submachine_gun, stick_grenade(3), corporal_ikkila, hunting_rifle, stick_grenade,
    trapper_enok, private_bohr, private_lund,
  },
}
team "The Long Sledge" {
  mission = mast_on_the_cape,
  cards = {
    driver_storm, krag_carbine, stick_grenade(3), spirit_stove, wireless_operator_juhl, husky_submachine_gun,
      reads_the_sky,
    trapper_enok, private_bohr, private_lund,
  },
}
-- SPDX-License-Identifier: CC0-1.0
