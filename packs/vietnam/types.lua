-- Types of Missions that the pack has: how each sort differs from a Standard one.

-- They come from the far end, Location by Location; none may stand in the Objective when your Turn ends.
mission_type "Perimeter" {
  back = vietnam_location,
  paired = true, lays = filled, start = objective, active = true,
  icon = "sandbags", flavour = "Wire, flares, Claymores, and the long part of the night.",
  says = {
    at { turn_opens, effect = reinforce(9, each_location) },
    set { place_words = 0, of = all }, set { closes_range = 0, of = all }, set { hostile_timer = 0, of = all },
    set { time_gained = -1, of = all }, set { time_out = 1, of = all }, set { objective_wins = 0, of = all },
    at_most { timer_steps = 1, of = all },
    at { close_range_step, effect = advance(2) },
    set { hostile_turn = 0, of = all, unless = at_least(timer, 2) },
    at { turn_judged, when = objective_hostiles, effect = fail },
  },
}

-- Printed on an Objective: from there back to the Mission card, all of them.
mission_type "Exfiltration" {
  back = vietnam_location,
  lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "In by helicopter, out on foot. It happens.",
  says = {
    set { objective_counts = 0, of = all },
    set { arrives = 0, of = all, when = in_mission },
    at { moved, when = team_at_mission, effect = complete },
    at { turn_judged, when = team_at_mission, effect = complete },
    at { hostile_turn_ends, when = team_at_mission, effect = complete },
  },
}
