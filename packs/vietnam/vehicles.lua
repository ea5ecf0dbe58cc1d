-- Vehicles, which are called for and do not stay; what they mount; who comes with them.

-- A boat keeps to the Water; what flies or drives breaks down and is not bandaged.
keyword "Boat" { says = { set { can_enter = 0, of = actor, unless = place_is(water) } } }
keyword "Machine" { says = { set { can_be_healed = 0, of = actor } } }
keyword "Immobile at 1" { says = { set { can_enter = 0, of = actor, when = fewer_than(health, 2) } } }
-- Whoever stands under it cannot miss it.
keyword "Low Flying" { says = { add { terrain_cover = -n, of = target, when = fewer_than(range, 1) } } }

-- ---- what they mount -------------------------------------------------------------

weapon "Rocket Pods" {
  era = cold_war_era, back = vietnam_gear,
  cost = 0, mounted = true, single_shot = true, semi = 1, keywords = { ranged, launcher, pen(3) },
  chart = { { 0, 0, 6 }, { 1, 0, 6 }, { 2, 0, 6 } },
  prox = {
    { range = 0, roll = 6, hits = 1 }, { range = 0, roll = 9, hits = 2 }, { range = 1, roll = 6, hits = 2 },
    { range = 1, roll = 8, hits = 3 }, { range = 2, roll = 6, hits = 1 }, { range = 2, roll = 8, hits = 2 },
  },
  icon = "missile-launcher",
}
weapon "Door Guns" {
  era = cold_war_era, back = vietnam_gear,
  cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, machine_gun, pen(1) },
  chart = { { 0, 0, 7 }, { 1, 0, 8 } },
  icon = "minigun",
}
weapon "Twin Fifties" {
  era = cold_war_era, back = vietnam_gear,
  cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, machine_gun, pen(2) },
  chart = { { 0, 0, 7 }, { 1, 0, 7 }, { 2, 0, 8 } },
  icon = "chaingun", flavour = "In a tub in the bow, with a man in it who is not wearing a shirt.",
}
weapon "Stern Launcher" {
  era = cold_war_era, back = vietnam_gear,
  cost = 0, mounted = true, single_shot = true, semi = 1, keywords = { ranged, launcher, pen(1) },
  chart = { { 0, 0, 7 }, { 1, 0, 7 }, { 2, 0, 7 } },
  prox = {
    { range = 0, roll = 7, hits = 1 }, { range = 1, roll = 7, hits = 1 }, { range = 1, roll = 9, hits = 2 },
    { range = 2, roll = 7, hits = 1 }, { range = 2, roll = 10, hits = 2 },
  },
  icon = "bundle-grenade",
}
weapon "Quad Mount" { meant = { weapon_dice = "belt-fed: four dice in Auto Mode" },
  era = cold_war_era, back = vietnam_gear,
  cost = 0, mounted = true, auto = 4, sprays = true, keywords = { ranged, machine_gun, pen(2) },
  chart = { { 0, 0, 7 }, { 1, 0, 7 }, { 2, 0, 8 } },
  icon = "minigun", flavour = "Made for aeroplanes. There were no aeroplanes.",
}
weapon "Cupola Fifty" {
  era = cold_war_era, back = vietnam_gear,
  cost = 0, mounted = true, auto = 3, keywords = { ranged, machine_gun, pen(2) },
  chart = { { 0, 0, 7 }, { 1, 0, 7 }, { 2, 0, 8 } },
  icon = "machine-gun",
}

-- ---- the Vehicles ------------------------------------------------------------------

squad "PBR 'Low Tide'" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 14, movement = 5, cover = 4, health = 3, vehicle = light,
  turn_limit = 4, called_to = water, keywords = { boat, machine, sailor },
  printed = { twin_fifties, stern_launcher },
  actions = { { 3, 3 }, { 2, 2 }, { 1, 1 } },
  says = { add { terrain_cover = -1, of = target, unless = moved } },
  icon = "motorboat", flavour = "Thirty-one feet of plastic. It turns in its own length, and needs to.",
}

squad "Slick 'Gladys'" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 16, movement = 6, cover = 4, health = 2, vehicle = light,
  turn_limit = 2, brings = crew_chief_banas, keywords = { machine, low_flying(2) },
  printed = { door_guns },
  actions = { { 2, 3 }, { 1, 2 } },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = resupply(1, each_soldier_here) } },
  icon = "helicopter", flavour = "Her name is on the nose, by somebody who could not draw hands.",
}

squad "Gunship 'Hornet Weather'" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 20, movement = 6, cover = 4, health = 2, vehicle = light,
  turn_limit = 2, keywords = { machine, low_flying(2) },
  printed = { rocket_pods, door_guns },
  actions = { { 2, 4 }, { 1, 2 } },
  icon = "helicopter", flavour = "Too heavy to hover with all that. So it never stops.",
}

squad "Gun Truck 'Rent Money'" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 15, movement = 3, cover = 4, health = 3, vehicle = standard,
  turn_limit = 4, keywords = { machine, immobile_at_1 },
  printed = { quad_mount },
  actions = { { 3, 3 }, { 2, 2 }, { 1, 1 } },
  says = {
    set { can_enter = 0, of = actor, when = place_is(water) },
    add { entrance = -2, of = actor, when = place_is(track) },
  },
  icon = "truck", flavour = "Boiler plate, sandbags, and paint that the colonel has not seen.",
}

squad "M113 'Dust Bowl'" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, cost = 18, movement = 2, cover = 5, health = 4, vehicle = standard,
  turn_limit = 4, brings = trooper_vandeleur, keywords = { machine, immobile_at_1 },
  printed = { cupola_fifty },
  actions = { { 4, 3 }, { 3, 3 }, { 2, 2 }, { 1, 1 } },
  says = { add { terrain_cover = 1, of = here, unless = me } },
  icon = "apc", flavour = "Aluminium. Everybody rides on top.",
}

-- Nobody calls this one: it is what the Mission is about.
squad "Five-Ton 'Payday'" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 10, movement = 3, cover = 3, health = 4, vehicle = standard,
  turn_limit = 4, keywords = { machine },
  printed = { cupola_fifty },
  actions = { { 4, 2 }, { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { entrance = -1, of = actor, when = place_is(track) } },
  icon = "truck", flavour = "Three months' money of a division, in a box, under the beer.",
}

squad "Junk 'Third Uncle'" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, cost = 9, movement = 4, cover = 3, health = 3, vehicle = light,
  turn_limit = 5, called_to = water, keywords = { boat, machine },
  printed = { cupola_fifty },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { search_roll = 1, of = here } },
  icon = "junk-ship", flavour = "Eyes painted on the bow, so that it sees where it goes.",
}

-- ---- who comes with them --------------------------------------------------------------

non_player "Crew Chief Banas" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 12, movement = 2, cover = 3, health = 2, keywords = { infantryman, gunner },
  printed = { "M60 Machine Gun" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = fix(1) } },
  icon = "spanner", flavour = "He will walk home if he must, but he will bring the gun.",
}

non_player "Trooper Vandeleur" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, cost = 11, movement = 2, cover = 3, health = 2, keywords = { digger },
  printed = { "F1 Submachine Gun", { "M26A1 Grenade", 2 } },
  actions = { { 2, 2 }, { 1, 1 } },
  icon = "apc",
}

equipment "Roadside Toolbox" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 2, counters = 2,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = fix(2) } },
  icon = "toolbox", flavour = "Hundred-mile-an-hour tape.",
}

skill "Motor Pool" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2,
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = fix(1) } },
  icon = "gears",
}
-- SPDX-License-Identifier: CC-BY-4.0
