-- Types of Missions: how each sort of Mission differs from a Standard one, and the words for it.

back "Order" { of = { "mission_type", "transport" } }

deck "Surf" {}
deck "Beach" {}
deck "Shore Defences" {}
deck "Landing Zones" {}
deck "Enemy Lines" {}
deck "Fortifications" {}

-- Back to where others would have started: the whole team, or what is left of it.
mission_type "Escape" {
  lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "The job is done. Now for the hard part.",
  says = {
    set { objective_wins = 0, of = all }, set { can_withdraw = 0, of = all }, set { downed_die = 1, of = all },
    set { arrives = 0, of = all, when = in_mission },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = succeed },
    at { turn_judged, when = team_at_mission, effect = succeed },
    at { hostile_turn_ends, when = team_at_mission, effect = succeed },
  },
}

-- In, and out again.
mission_type "Raid" {
  bars = { escape },
  icon = "back-forth", flavour = "The boats leave with you or without you.",
  says = {
    set { objective_wins = 0, of = all }, at { objective_completed, effect = turn_about },
    set { can_withdraw = 0, of = all, when = objective_done }, set { downed_die = 1, of = all, when = objective_done },
    set { arrives = 0, of = all, when = { objective_done, in_mission } },
    at { moved, when = { objective_done, team_at_mission }, effect = succeed },
    at { turn_judged, when = { objective_done, team_at_mission }, effect = succeed },
    at { hostile_turn_ends, when = { objective_done, team_at_mission }, effect = succeed },
  },
}

-- They come from the front, Location by Location; none may stand in the Objective when your Turn ends.
mission_type "Holding Action" {
  paired = true, lays = filled, start = objective, active = true,
  icon = "sandbags", flavour = "Not one step, until somebody tells you.",
  says = {
    at { turn_opens, effect = reinforce(9, each_location) },
    set { place_words = 0, of = all }, set { closes_range = 0, of = all }, set { hostile_timer = 0, of = all },
    set { time_gained = -1, of = all }, set { time_out = 1, of = all }, set { objective_wins = 0, of = all },
    at { close_range_step, effect = advance(2) },
    set { hostile_turn = 0, of = all, unless = at_least(timer, 2) },
    at { turn_judged, when = objective_hostiles, effect = fail },
  },
}

-- Every Location is to be clear when your Turn ends.
mission_type "Hold the Line" {
  paired = true, lays = filled, redraw_none = true, active = true,
  icon = "barbed-wire", flavour = "Four hundred yards, and no reserve.",
  says = {
    at { mission_begins, effect = deploy },
    set { reinforced = 1, of = all }, set { place_words = 0, of = all }, set { time_gained = -1, of = all },
    set { time_out = 1, of = all }, set { objective_wins = 0, of = all },
    set { hostile_turn = 0, of = all, unless = at_least(timer, 2) },
    at { turn_judged, when = hostiles, effect = fail },
  },
}

-- Ramp, surf, beach, wall.
mission_type "Shore Assault" {
  paired = true, lays = filled, path = { surf(2), beach(3) }, active = true, transport = assault_boat,
  forbids = { smoke },
  icon = "beach-bucket", flavour = "The wind is off the land: no smoke today.",
  says = {
    at { mission_begins, effect = draw_hostiles },
    set { arrives = 2, of = all, unless = in_objective }, set { hostile_moves = 0, of = all, unless = in_objective },
  },
}

-- By night, by oar, and back the same way.
mission_type "Sea Raid" {
  paired = true, lays = filled, path = { surf(2), beach(3) }, transport = folding_boats, decks = { enemy_lines },
  only = { commando, ranger, scout }, forbids = { machine_gun, launcher }, bars = { escape, raid },
  icon = "rowboat", flavour = "Eleven men, three boats, ninety minutes.",
  says = {
    at { turn_begins, when = at_least(turn, 3), effect = draw_event(enemy_lines, 1) },
    set { objective_wins = 0, of = all }, at { objective_completed, effect = turn_about },
    set { arrives = 0, of = all, when = in_mission },
    at { moved, when = { objective_done, team_at_mission }, effect = succeed },
    at { turn_judged, when = { objective_done, team_at_mission }, effect = succeed },
  },
}

-- Out of the night sky, behind their lines.
mission_type "Airborne Drop" {
  transport = statichutes, only = { airborne }, decks = { landing_zones, enemy_lines },
  icon = "parachute", flavour = "Green light.",
  says = {
    at { game_turn_begins, when = fewer_than(turn, 2), effect = draw_event(landing_zones, 1) },
    at { game_turn_begins, when = at_least(turn, 2), effect = draw_event(enemy_lines, 1) },
  },
}

-- Of a Fortification Objective: what waits in each Location is known.
mission_type "Fortification" { first = fortifications, icon = "bunker", flavour = "The air photographs were good." }
-- Declared for any Mission: it is not.
mission_type "Strongpoints" {
  first = fortifications, first_open = true, declared = true,
  icon = "stone-wall", flavour = "They have had four years.",
}
-- Printed on a Mission.
mission_type "Atlantic Wall" { first = fortifications, first_open = true, icon = "stone-tower" }

-- The map is good: the whole way lies, and somebody can come to every part of it.
mission_type "Known Ground" {
  lays = filled, redraw_none = true, declared = true, bars = { escape },
  icon = "treasure-map", flavour = "You held this road in the autumn.",
  says = { set { reinforced = 1, of = all, when = at_least(turn, 3) } },
}
-- Back to the Mission card, from a Location that lies where an Objective would; who is not there is captured.
mission_type "Fighting Withdrawal" {
  declared = true, lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "Leave the lorries. Take the wounded.",
  says = {
    set { objective_wins = 0, of = all }, set { can_withdraw = 0, of = all }, set { downed_die = 1, of = all },
    set { arrives = 0, of = all, when = in_mission }, set { captures = 1, of = all }, set { can_end = 1, of = all },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = succeed },
    at { turn_judged, when = team_at_mission, effect = succeed },
    at { hostile_turn_ends, when = team_at_mission, effect = succeed },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
