-- Cards for wf_called.c: Vehicles that are Called In.
keyword "Water" {}
keyword "Afloat" { says = { set { can_enter = 0, of = actor, unless = place_is(water) } } }

weapon "Door Gun" {
  cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, pen(2) },
  chart = { { range = 0, reload = 0, hit = 6 }, { range = 1, reload = 0, hit = 7 } },
}
weapon "Rocket Pods" {
  cost = 0, mounted = true, semi = 1, keywords = { ranged, pen(3) }, chart = { { range = 0, reload = 0, hit = 6 }, { range = 1, reload = 0, hit = 6 } },
  prox = { { range = 0, roll = 6, hits = 2 }, { range = 0, roll = 8, hits = 3 }, { range = 1, roll = 6, hits = 2 }, { range = 1, roll = 8, hits = 3 } },
}
weapon "Turret Gun" {
  cost = 0, mounted = true, semi = 1, keywords = { ranged, pen(3) }, chart = { { range = 0, reload = 0, hit = 7 } },
  prox = { { range = 0, roll = 7, hits = 2 }, { range = 0, roll = 9, hits = 3 } },
}
-- Three Health, two Actions at 1; it brings its gunner.
squad "Gunship" {
  nation = blue, cost = 12, movement = 3, cover = 4, health = 3, vehicle = light, turn_limit = 2, brings = gunner,
  keywords = { immobile, machine }, printed = { rocket_pods, door_gun }, starts_with = { harm(1) },
  actions = { { health = 3, actions = 4 }, { health = 2, actions = 3 }, { health = 1, actions = 2 } },
  says = { add { terrain_cover = -2, of = target, unless = at_least(range, 1) } },
}
non_player "Gunner" {
  nation = blue, cost = 7, movement = 1, cover = 2, health = 2, printed = { plain_rifle },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Walker" {
  nation = blue, cost = 10, movement = 2, cover = 4, health = 3, vehicle = light, turn_limit = 2, keywords = { immobile, machine },
  printed = { turret_gun, door_gun }, actions = { { health = 3, actions = 3 }, { health = 2, actions = 3 }, { health = 1, actions = 3 } },
  says = { add { terrain_cover = -1, of = target, unless = at_least(range, 1) } },
}
squad "River Boat" {
  nation = blue, cost = 9, movement = 3, cover = 3, health = 3, vehicle = light, turn_limit = 3, called_to = water, keywords = { afloat },
  printed = { door_gun }, actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Spotter Plane" { nation = blue, cost = 5, cover = 5, health = 2, vehicle = light, turn_limit = 1, actions = { { health = 2, actions = 2 } } }
location "Ford" { region = plain, copies = 0, entrance = 0, reinforce_none = true, keywords = { water }, hostiles = { { points = 0, value = 0 } } }
location "Knoll" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 }, { points = 30, value = 3 } } }
hostile "Bastion" { copies = 0, force = reds, value = 3, reticles = 4, cover = 6, range = { 0, 1 } }
hostile "Outpost" { copies = 0, force = reds, value = 2, reticles = 3, cover = 4, range = { 0, 1 } }
