-- Types of Missions of this pack.

-- Of an Objective: the team starts there, and the whole of it, or what is left, comes to the Mission card.
mission_type "Escape" {
  back = nest_location,
  lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "Out is the same road as in, and longer.",
  says = {
    set { objective_wins = 0, of = all },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = succeed },
    at { turn_judged, when = team_at_mission, effect = succeed },
    at { hostile_turn_ends, when = team_at_mission, effect = succeed },
  },
}
