-- Types of Missions of this pack.

-- Somebody is to be brought there, alive.
mission_type "Escort" {
  back = nest_location,
  icon = "three-friends", flavour = "She walks in the middle. That is the whole of the plan.",
}

-- Some of the team are there already, and cannot leave by themselves.
mission_type "Rescue" {
  back = nest_location,
  paired = true,
  icon = "life-buoy", flavour = "They have a lamp, and know the code for yes.",
  says = { set { objective_counts = 0, of = all } },
}

-- Of an Objective: the team starts there, and the whole of it, or what is left, comes to the Mission card.
mission_type "Escape" {
  back = nest_location,
  lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "Out is the same road as in, and longer.",
  says = {
    set { objective_counts = 0, of = all },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = complete },
    at { turn_judged, when = team_at_mission, effect = complete },
    at { hostile_turn_ends, when = team_at_mission, effect = complete },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
