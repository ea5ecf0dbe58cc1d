-- Types of Missions, and what the tests of them need (wf_types.c and those of the single types).
back "Sort" { of = { "mission_type", "transport" } }

keyword "Airborne" {}
keyword "Smoke" {}
force "Red Works" { nation = red }
deck "Surf" {}
deck "Beach" {}
deck "Shore Defences" {}
deck "Forts" {}
deck "Zones" {}
deck "Lines" {}

-- ---- the types -----------------------------------------------------------------

mission_type "Escape" {
  lays = from_objective, start = objective, active = true,
  says = {
    set { objective_wins = 0, of = all }, set { can_withdraw = 0, of = all }, set { downed_die = 1, of = all },
    set { arrives = 0, of = all, when = in_mission },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = succeed },
    at { turn_judged, when = team_at_mission, effect = succeed },
    at { hostile_turn_ends, when = team_at_mission, effect = succeed },
  },
}
mission_type "Holding" {
  paired = true, lays = filled, start = objective, active = true,
  says = {
    at { turn_opens, effect = reinforce(9, each_location) },
    set { place_words = 0, of = all }, set { closes_range = 0, of = all }, set { hostile_timer = 0, of = all },
    set { time_gained = -1, of = all }, set { time_out = 1, of = all }, set { objective_wins = 0, of = all },
    at { close_range_step, effect = advance(2) },
    set { hostile_turn = 0, of = all, unless = at_least(timer, 2) },
    at { turn_judged, when = objective_hostiles, effect = fail },
  },
}
mission_type "Line" {
  paired = true, lays = filled, redraw_none = true, active = true,
  says = {
    at { mission_begins, effect = deploy },
    set { reinforced = 1, of = all }, set { place_words = 0, of = all }, set { time_gained = -1, of = all },
    set { time_out = 1, of = all }, set { objective_wins = 0, of = all },
    set { hostile_turn = 0, of = all, unless = at_least(timer, 2) },
    at { turn_judged, when = hostiles, effect = fail },
  },
}
mission_type "Shore" {
  paired = true, lays = filled, path = { surf(2), beach(3) }, active = true, transport = boat, forbids = { smoke },
  says = {
    at { mission_begins, effect = draw_hostiles },
    set { arrives = 2, of = all, unless = in_objective }, set { hostile_moves = 0, of = all, unless = in_objective },
  },
}
mission_type "Drop" {
  transport = glider, only = { airborne }, decks = { zones, lines },
  says = {
    at { game_turn_begins, when = fewer_than(turn, 2), effect = draw_event(zones, 1) },
    at { game_turn_begins, when = at_least(turn, 2), effect = draw_event(lines, 1) },
  },
}
mission_type "Fortress" { first = forts }
mission_type "Fortified" { first = forts, first_open = true, declared = true }
mission_type "Raid" {
  bars = { escape },
  says = {
    set { objective_wins = 0, of = all }, at { objective_completed, effect = turn_about },
    set { can_withdraw = 0, of = all, when = objective_done }, set { downed_die = 1, of = all, when = objective_done },
    set { arrives = 0, of = all, when = { objective_done, in_mission } },
    at { moved, when = { objective_done, team_at_mission }, effect = succeed },
    at { turn_judged, when = { objective_done, team_at_mission }, effect = succeed },
    at { hostile_turn_ends, when = { objective_done, team_at_mission }, effect = succeed },
  },
}
-- A small type that no C knows: two Turns without a Hostile in the Objective, and it is won.
mission_type "Vigil" {
  lays = filled, start = objective, active = true,
  says = {
    set { time_out = 1, of = all }, set { objective_wins = 0, of = all },
    at { turn_judged, when = at_least(turn, 2), unless = objective_hostiles, effect = succeed },
  },
}
-- Beside another one: both speak.
mission_type "Double" { says = { add { timer_steps = 1, of = all }, at { turn_opens, effect = gain_xp(1, each_soldier) } } }

-- ---- Missions and Objectives ------------------------------------------------------

local function sortie(name, also)
  local card = { region = plain, resources = 114, time = 18, objective = 5, goal = bivouac, force = reds, reinforce = { 0, 1 } }
  for key, value in pairs(also) do card[key] = value end
  mission(name)(card)
end
sortie("Breakout", { types = { escape }, entrance = 0 })
sortie("The Front", { types = { holding }, objective = 6, time = 10, goal = fallback })
sortie("Left Flank", { types = { line }, time = 10, goal = right_flank })
sortie("Bare Flank", { types = { line }, time = 10, goal = right_flank, reinforce_none = true })
sortie("Open Flank", { types = { line, night_wrecking }, time = 10, goal = right_flank })
sortie("Empty Flank", { types = { line }, region = coast, goal = right_flank })
sortie("Landing", { types = { shore }, objective = 4, goal = sea_wall })
sortie("Far Landing", { types = { shore }, goal = sea_wall })
sortie("Night Drop", { types = { drop }, goal = post })
sortie("Cold Drop", { types = { drop }, goal = post, keywords = { environ_fever(1) } })
sortie("Double Drop", { types = { drop, double }, goal = post })
sortie("Sweep", { goal = ring })
sortie("Raiders", { types = { raid }, objective = 3, goal = post })
sortie("Watch", { types = { vigil } })
sortie("Double Watch", { types = { vigil, double } })

objective "Bivouac" { region = plain, entrance = 1, reinforce_none = true, hostiles = { { points = 0, value = 2 }, { points = 30, value = 4 } } }
objective "Way Out" { region = plain, types = { escape }, reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
objective "Fallback" { region = plain, types = { holding }, entrance = 3, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Open Fallback" { region = plain, types = { holding }, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 0 } } }
objective "Kennel Flank" { types = { line }, reinforce_none = true, keywords = { for_dogs }, hostiles = { { points = 0, value = 0 } } }
objective "Right Flank" { types = { line }, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 0 } } }
objective "Sea Wall" { region = plain, types = { shore }, from = shore_defences, eliminate = true, reinforce_none = true,
  hostiles = { { points = 0, value = 3 }, { points = 50, value = 5 } } }
objective "Crewed Wall" { region = plain, types = { shore }, from = shore_defences, present = pillbox, eliminate = true,
  reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
objective "Bunker Ring" { region = plain, types = { fortress }, present = bunker, eliminate = true, reinforce_none = true,
  hostiles = { { points = 0, value = 1 } } }
objective "Ring" { region = plain, types = { fortress }, present = chief, eliminate = true, reinforce_none = true,
  hostiles = { { points = 0, value = 1 } } }

-- ---- transports, gear, Soldiers ------------------------------------------------------

transport "Boat" { type = shore, cost = 4, says = { add { attack_roll = -2, of = here } } }
transport "Glider" { type = drop, cost = 3, carries = 3, says = { at { mission_begins, effect = suppress(1, each_soldier) } } }
transport "Canopies" { type = drop, equips = canopy }
equipment "Canopy" { cost = 1, weight = 2, says = { add { movement = -1, of = actor } } }
equipment "Smoke Pot" { cost = 1, counters = 2, keywords = { smoke }, says = { at { soldier_turn, cost = spend(1), effect = pin(1, a_hostile) } } }
equipment "Long Watch" { cost = 1, says = { at { mission_begins, effect = timer(2) } } }
weapon "Smoke Shell" { cost = 1, keywords = { smoke }, explosion = 2, expended = true, chart = { { range = 0, reload = 0, hit = 7 } } }
player "Jumper" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, keywords = { airborne } }
player "Leaper" { nation = blue, cost = 15, movement = 2, cover = 2, health = 5, loadout = 12, keywords = { airborne } }
non_player "Diver" {
  nation = blue, cost = 8, movement = 1, cover = 2, health = 2, keywords = { airborne },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
non_player "Fogger" {
  nation = blue, cost = 8, movement = 1, cover = 2, health = 2, printed = { smoke_shell(2), smoke_pot },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Stick" {
  nation = blue, cost = 6, movement = 2, cover = 2, health = 2, keywords = { ranged, airborne },
  actions = { { health = 2, actions = 3 }, { health = 1, actions = 2 } }, hits = { { health = 2, range = 0, hit = 6 } },
}
action "More Time" { copies = 0, says = { at { soldier_turn, effect = timer(2) } } }
action "Late Show" { copies = 0, says = { at { soldier_turn, effect = timer(-1) } } }
action "Retreat" { copies = 0, says = { at { soldier_turn, effect = push_back(-1, each_hostile) } } }
action "Call Up" { copies = 0, says = { at { soldier_turn, effect = reinforce(9, mission) } } }

-- ---- the path, Hostiles, Events ---------------------------------------------------------

location "Crest" { region = plain, copies = 0, entrance = 3, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
location "Cliff" { region = plain, copies = 0, entrance = 9, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
location "Yard" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 5 } } }
location "Wide Yard" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 6 } } }
location "Quay" { region = coast, copies = 4, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
location "Breakers" { region = plain, copies = 2, deck = surf, entrance = 1, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 9 } } }
location "Runnel" { region = plain, copies = 1, deck = surf, entrance = 1, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 9 } } }
location "Shingle" { region = plain, copies = 2, deck = beach, entrance = 2, reinforce = { 2, 4 }, hostiles = { { points = 0, value = 9 } } }
hostile "Pillbox" { copies = 4, deck = shore_defences, force = red_works, value = 2, cover = 3, range = { 0, 3 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Wire" { copies = 3, deck = shore_defences, force = red_works, value = 1, cover = 2, range = { 0, 0 } }
hostile "Bunker" { copies = 2, deck = forts, force = red_works, value = 1, cover = 3, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Keep" { copies = 3, deck = forts, force = red_works, value = 6, cover = 3, range = { 0, 1 }, keywords = { overkill } }
hostile "Clock" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 0 }, keywords = { timer } }
hostile "Sapper" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 0 }, says = { add { timer_steps = 2, of = all } } }
hostile "Idler" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 0 }, says = { add { timer_steps = -1, of = all } } }
event "Haste" { copies = 0, region = plain, stays = true, says = { add { timer_steps = 1, of = all } } }
hostile "Keeper" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 0 }, keywords = { maintain(2) } }
hostile "Alarm" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 0 }, keywords = { overkill } }
event "Marsh" { copies = 2, deck = zones, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier) } } }
event "Meadow" { copies = 1, deck = zones, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier) } } }
event "Patrol" { copies = 1, deck = lines, says = { at { event_drawn, of = actor, effect = gain_xp(1, each_soldier) } } }
event "Telephone" { copies = 1, deck = lines, says = { at { event_drawn, of = actor, effect = gain_xp(1, each_soldier) } } }
-- SPDX-License-Identifier: CC0-1.0
