-- Types of Missions that contracts lead to, each with what its heading in the book says.

-- Escape: from the Objective back to the Mission card, all of them.
mission_type "Way Home" {
  lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "The meeting is over. The way home is not.",
  says = {
    set { objective_wins = 0, of = all }, set { can_withdraw = 0, of = all }, set { downed_die = 1, of = all },
    set { arrives = 0, of = all, when = in_mission },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = succeed },
    at { turn_judged, when = team_at_mission, effect = succeed },
    at { hostile_turn_ends, when = team_at_mission, effect = succeed },
  },
}

-- Raid: there, then back again by the same clock.
mission_type "There and Back" {
  bars = { way_home },
  icon = "back-forth", flavour = "Half the fee for going. Half for coming home.",
  says = {
    set { objective_wins = 0, of = all }, at { objective_completed, effect = turn_about },
    set { can_withdraw = 0, of = all, when = objective_done }, set { downed_die = 1, of = all, when = objective_done },
    set { arrives = 0, of = all, when = { objective_done, in_mission } },
    at { moved, when = { objective_done, team_at_mission }, effect = succeed },
    at { turn_judged, when = { objective_done, team_at_mission }, effect = succeed },
    at { hostile_turn_ends, when = { objective_done, team_at_mission }, effect = succeed },
  },
}

-- Holding Action: they come Location by Location; none may stand in the Objective when your Turn ends.
mission_type "Stand at the Door" {
  paired = true, lays = filled, start = objective, active = true,
  icon = "wooden-door", flavour = "Nobody comes in. It is the whole of the contract.",
  says = {
    at { turn_opens, effect = reinforce(9, each_location) },
    set { place_words = 0, of = all }, set { closes_range = 0, of = all }, set { hostile_timer = 0, of = all },
    set { time_gained = -1, of = all }, set { time_out = 1, of = all }, set { objective_wins = 0, of = all },
    at { close_range_step, effect = advance(2) },
    set { hostile_turn = 0, of = all, unless = at_least(timer, 2) },
    at { turn_judged, when = objective_hostiles, effect = fail },
  },
}

-- Hold the Line: every Location is to be clear when your Turn ends.
mission_type "Cordon" {
  paired = true, lays = filled, redraw_none = true, active = true,
  icon = "barricade", flavour = "From the bank to the bakery, and not one of them on our side of it.",
  says = {
    at { mission_begins, effect = deploy },
    set { reinforced = 1, of = all }, set { place_words = 0, of = all }, set { time_gained = -1, of = all },
    set { hostile_timer = 0, of = all }, at_most { kept_distance = -1, of = all },
    set { time_out = 1, of = all }, set { objective_wins = 0, of = all },
    set { hostile_turn = 0, of = all, unless = at_least(timer, 2) },
    at { turn_judged, when = hostiles, effect = fail },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
