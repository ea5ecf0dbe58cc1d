-- Cards for wf_vehicles.c: Squad Vehicles, what hunts them, and a Mission indoors.
keyword "Track" {}
keyword "Attacks by Health" { says = { set { free_attacks = 1, per = health, of = with } } }
keyword "Immobile" { says = { set { can_enter = 0, of = actor, when = fewer_than(health, 2) } } }
keyword "Machine" { says = { set { can_be_healed = 0, of = actor } } }
keyword "Indoors" { says = { set { can_go = 0, of = all, when = vehicle }, set { comes_up = 0, of = all, when = drawn_is(track) } } }
deck "Hunters" {}

weapon "Cannon" {
  cost = 0, mounted = true, single_shot = true, semi = 1, keywords = { ranged, pen(3) },
  chart = { { range = 0, reload = 0, hit = 5 }, { range = 1, reload = 0, hit = 5 } },
  prox = { { range = 0, roll = 5, hits = 1 }, { range = 0, roll = 7, hits = 2 }, { range = 0, roll = 9, hits = 3 }, { range = 1, roll = 8, hits = 1 } },
}
weapon "Bow Gun" {
  cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, pen(2) }, chart = { { range = 0, reload = 0, hit = 6 }, { range = 1, reload = 0, hit = 7 } },
}
weapon "Rifles" {
  cost = 0, mounted = true, semi = 1, keywords = { ranged, attacks_by_health }, chart = { { range = 0, reload = 0, hit = 7 } },
}
squad "Tank" {
  nation = blue, cost = 30, movement = 1, cover = 4, health = 3, vehicle = standard, noise = 4, hunted_by = hunters,
  keywords = { immobile, machine }, printed = { cannon, bow_gun },
  actions = { { health = 3, actions = 3 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Carrier" {
  nation = blue, cost = 20, movement = 1, cover = 3, health = 4, vehicle = standard, noise = 2, loadout = 15, hunted_by = hunters,
  printed = { rifles },
  actions = { { health = 4, actions = 2 }, { health = 3, actions = 2 }, { health = 2, actions = 1 }, { health = 1, actions = 1 } },
}
squad "Car" {
  nation = blue, cost = 10, movement = 2, cover = 3, health = 2, vehicle = light, noise = 1, loadout = 8, hunted_by = hunters,
  printed = { bow_gun }, actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Own Car" {
  nation = blue, cost = 10, movement = 2, cover = 3, health = 2, vehicle = light, noise = 1, printed = { bow_gun },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
equipment "Spanner" { cost = 1, says = { at { soldier_turn, cost = action(1), effect = fix(2) } } }
action "Signal" { copies = 0, says = { at { soldier_turn, effect = gain_xp(1, a_vehicle) } } }

force "Red Hunters" { nation = red, level = elite }
force "Blue Turncoats" { nation = green, level = elite }
hostile "Pak" {
  copies = 2, deck = hunters, force = red_hunters, noise = { 3, 4 }, value = 2, cover = 3, range = { 0, 2 }, place = beyond, distance = 2,
  chart = { { active = 1, roll = 5, wounds = 1 } }, says = { add { attack_roll = -1, of = all } },
}
hostile "Rifle Team" { copies = 2, deck = hunters, force = red_hunters, noise = { 2, 3 }, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Wrong Pak" { copies = 2, deck = hunters, force = blue_turncoats, noise = { 1, 4 }, value = 2, cover = 3, range = { 0, 2 } }
event "Soft Verge" { copies = 1, deck = hunters, nation = red, noise = { 2, 4 }, says = { at { event_drawn, of = actor, effect = wound(1, actor) } } }
event "Deep Rut" { copies = 1, deck = hunters, noise = { 1, 1 }, says = { at { event_drawn, of = actor, effect = suppress(1, actor) } } }
event "Foreign Rut" { copies = 1, deck = hunters, nation = green, noise = { 1, 4 }, says = { at { event_drawn, of = actor, effect = suppress(1, actor) } } }
event "Stray Round" { copies = 0, deck = hunters, noise = { 1, 4 }, says = { at { event_drawn, of = actor, effect = wound(1, random_vehicle) } } }
hostile "Half Track" { copies = 0, force = reds, value = 2, cover = 3, range = { 0, 1 }, keywords = { track }, chart = { { active = 1, roll = 9, wounds = 1 } } }
location "Workshop" { region = plain, copies = 0, reinforce = { 0, 9 }, hostiles = { { points = 0, value = 2 } } }
hostile "Night Track" { copies = 0, force = reds, value = 2, cover = 3, range = { 0, 1 }, reaction = true, keywords = { track }, chart = { { active = 1, roll = 9, wounds = 1 } } }
mission "Indoor Drill" { region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce = { 0, 9 }, keywords = { indoors } }
deck "Garage" {}
mission_type "Garaged" { first = garage, first_open = true, declared = true }
hostile "Parked Track" { copies = 3, deck = garage, force = reds, value = 1, cover = 3, range = { 0, 1 }, keywords = { track }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Mechanics" { copies = 1, deck = garage, force = reds, value = 1, cover = 3, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
objective "Garage Hall" { region = plain, from = garage, eliminate = true, reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
weapon "Heavy Mount" { cost = 0, weight = 5, mounted = true, semi = 1, keywords = { ranged }, chart = { { range = 0, reload = 0, hit = 7 } } }
squad "Pack Mule" {
  nation = blue, cost = 10, movement = 2, cover = 3, health = 2, vehicle = light, loadout = 4, printed = { heavy_mount },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
-- SPDX-License-Identifier: CC0-1.0
