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
squad "Second Gunship" {
  nation = blue, cost = 12, movement = 3, cover = 4, health = 3, vehicle = light, turn_limit = 2, brings = gunner,
  keywords = { immobile, machine }, printed = { door_gun }, actions = { { health = 3, actions = 4 } },
}
squad "Third Gunship" {
  nation = blue, cost = 12, movement = 3, cover = 4, health = 3, vehicle = light, turn_limit = 2, brings = sand_3,
  keywords = { immobile, machine }, printed = { door_gun }, actions = { { health = 3, actions = 4 } },
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
squad "Spotter Plane" { nation = blue, cost = 5, cover = 5, health = 2, vehicle = light, turn_limit = 1, printed = { loudhailer }, actions = { { health = 2, actions = 2 } } }
equipment "Loudhailer" { cost = 1, says = { add { movement = 1, of = all } } }
location "Ford" { region = plain, copies = 0, entrance = 0, reinforce_none = true, keywords = { water }, hostiles = { { points = 0, value = 0 } } }
location "Knoll" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 }, { points = 30, value = 3 } } }
hostile "Bastion" { copies = 0, force = reds, value = 3, reticles = 4, cover = 6, range = { 0, 1 } }
hostile "Outpost" { copies = 0, force = reds, value = 2, reticles = 3, cover = 4, range = { 0, 1 } }

-- ---- what the Mission is about (wf_errands.c) ------------------------------------------

mission_type "Stand Fast" {
  paired = true, lays = filled, start = objective, active = true,
  says = {
    at { turn_opens, effect = reinforce(9, each_location) },
    set { place_words = 0, of = all }, set { closes_range = 0, of = all }, set { hostile_moves = 0, of = all },
    set { hostile_timer = -1, of = all }, set { time_gained = -1, of = all }, set { time_chosen = 1, of = all }, at_most { timer_steps = 1, of = all },
    set { objective_counts = 0, of = all }, set { hostile_turn = 0, of = all, unless = at_least(timer, 2) },
    at { close_range_step, effect = advance(2) },
    at { turn_judged, when = objective_hostiles, effect = fail },
    at { turn_judged, unless = { at_least(timer, 2), objective_hostiles }, effect = complete },
  },
}
mission_type "Way Home" {
  lays = from_objective, start = objective, active = true,
  says = {
    set { objective_counts = 0, of = all },
    at { moved, when = team_at_mission, effect = complete }, at { turn_judged, when = team_at_mission, effect = complete },
    at { hostile_turn_ends, when = team_at_mission, effect = complete },
  },
}
-- The same with Vehicles, which must come home too.
mission_type "All Home" {
  lays = from_objective, start = objective, active = true,
  says = {
    set { objective_counts = 0, of = all },
    at { moved, when = team_at_mission, unless = away, effect = complete },
    at { turn_judged, when = team_at_mission, unless = away, effect = complete },
    at { hostile_turn_ends, when = team_at_mission, unless = away, effect = complete },
  },
}
mission_type "Escort" {}
mission_type "Rescue" { paired = true, says = { set { objective_counts = 0, of = all } } }

local function errand(name, also)
  local card = { region = plain, resources = 114, time = 18, objective = 3, goal = clearing, force = reds, entrance = 0, reinforce_none = true }
  for key, value in pairs(also) do card[key] = value end
  mission(name)(card)
end
errand("Convoy", { types = { escort }, escorts = walker })
errand("Bodyguard", { types = { escort }, escorts = baker })
errand("Stragglers", { types = { rescue }, rescues = { "non_player", "squad" }, rescued = 1, goal = stockade })
errand("All Of Them", { types = { rescue }, rescues = { "non_player", "squad" }, rescued = 2, goal = stockade })
errand("Short of Cash", { types = { rescue }, rescues = { "non_player", "squad" }, rescued = 1, goal = stockade, resources = 12 })
errand("Stormed", { types = { rescue }, rescues = { "non_player", "squad" }, rescued = 1, goal = loose_stockade })
errand("Through The Wire", { types = { rescue }, rescues = { "non_player", "squad" }, rescued = 1, goal = stockade, fail = probe,
  says = { at { fails, of = target, effect = wound(2, actor) } } })
errand("Outer Line", { types = { stand_fast }, objective = 4, goal = inner_line })
objective "Clearing" { region = plain, entrance = 0, eliminate = true, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Loose Stockade" { region = plain, types = { rescue }, entrance = 0, reinforce = { 0, 9 }, hostiles = { { points = 0, value = 0 } } }
objective "Stockade" { region = plain, types = { rescue }, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Far Bank" { region = plain, types = { way_home }, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 3 } } }
objective "Inner Line" { region = plain, types = { stand_fast }, entrance = 3, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
hostile "Bell" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 0 }, says = { at { hostile_turn_ends, effect = timer(-1) } } }

-- ---- what an Objective wants (wf_goals.c) ------------------------------------------------

errand("Field Trip", {})
errand("Brood Hunt", { force = red_brood, goal = lair })
errand("Two Stops", { objective = 4, objectives = { relay(2) } })
errand("Three Stops", { objective = 5, objectives = { hold_out(3), relay(2) } })
errand("Three Camps", { objective = 5, objectives = { lair(2), wired_camp(3) }, goal = minefield, force = red_brood })
errand("Same Stop", { objectives = { clearing(2) } })
errand("Far Stop", { objectives = { relay(3) } })
objective "Relay" { region = plain, entrance = 0, destroy = antenna, reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
objective "Hold Out" { region = plain, entrance = 0, keep_clear = 2, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Lair" { region = plain, entrance = 0, present = matriarch, eliminate_present = true, reinforce_none = true, hostiles = { { points = 0, value = 2 } } }
objective "Drop Point" { region = plain, entrance = 0, deliver = canister, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Ration Point" { region = plain, entrance = 0, deliver = field_ration, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Both Ways" { region = plain, entrance = 0, deliver = canister, keep_clear = 1, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Minefield" { region = plain, entrance = 0, embedded = mines, eliminate = true, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Wired Camp" { region = plain, entrance = 0, embedded = trip_wires, eliminate = true, reinforce_none = true, hostiles = { { points = 0, value = 1 } },
  says = { at { objective_activated, of = actor, effect = pin(1, each_hostile_here) } } }
objective "Alarmed Clearing" { region = plain, entrance = 0, eliminate = true, reinforce = { 0, 9 }, hostiles = { { points = 0, value = 0 } } }
target "Antenna" { hits = 3, cover = 4 }
event "Mines" { copies = 0, stays = true, says = { add { attack_roll = -3, of = here } } }
event "Trip Wires" { copies = 0, stays = true, says = { at { objective_activated, effect = gain_xp(1, each_soldier) } } }
equipment "Canister" { cost = 2, weight = 2 }
force "Red Brood" { nation = red }
hostile "Broodling" { copies = 6, force = red_brood, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Matriarch" { copies = 1, force = red_brood, value = 5, reticles = 2, cover = 3, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
location "Glade" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
-- SPDX-License-Identifier: CC0-1.0
