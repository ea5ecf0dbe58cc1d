-- Types of Missions that the pack has: how each sort differs from a Standard one.

-- They come from the far end, Location by Location; none may stand in the Objective when your Turn ends.
mission_type "Perimeter" {
  back = vietnam_location,
  paired = true, lays = filled, start = objective, active = true,
  icon = "sandbags", flavour = "Wire, flares, Claymores, and the long part of the night.",
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

-- Printed on an Objective: from there back to the Mission card, all of them.
mission_type "Exfiltration" {
  back = vietnam_location,
  lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "In by helicopter, out on foot. It happens.",
  says = {
    set { objective_counts = 0, of = all },
    at { moved, when = team_at_mission, unless = away, effect = complete },
    at { turn_judged, when = team_at_mission, unless = away, effect = complete },
    at { hostile_turn_ends, when = team_at_mission, unless = away, effect = complete },
  },
}

-- Somebody of the team is there already, and waits.
mission_type "Bring Them Back" {
  back = vietnam_location,
  paired = true,
  icon = "helicopter", flavour = "Nobody is left. It is a promise, and it has a price.",
  says = { set { objective_counts = 0, of = all } },
}

mission_type "Under Escort" {
  back = vietnam_location,
  icon = "shield-echoes", flavour = "Where it goes you go. Where it stops you stop.",
}

-- One man at a time, and what he can hold in one hand.
mission_type "Tunnel Rats" {
  back = vietnam_location,
  paired = true,
  icon = "hole-ladder", flavour = "Who is thin, and does not mind the dark?",
  says = {
    set { can_go = 0, of = all, when = vehicle },
    set { can_use = 0, of = all, unless = close_arm }, set { can_use = 0, of = all, when = weapon(pen) },
    set { can_use = 0, of = all, when = explosive_arm }, set { can_support = 0, of = all },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
