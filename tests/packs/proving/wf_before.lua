-- What a campaign hands to a Mission (wf_before.c).
circumstance "Farther" { objective_space = 1 }
circumstance "Nearer" { objective_space = -1 }
circumstance "Hurry" { time = -1 }
circumstance "Light Load" { loadout = -1 }
circumstance "More of Them" { objective_value = 3 }
circumstance "Desertion" { objective_value = -2 }
circumstance "Rough Ground" { entrance = 1 }
circumstance "Seasoning" { xp = 2 }
-- The lines of a chart, for Missions without a Mission card.
circumstance "Chart 2" { objective_space = 4, time = 7, objective_value = 3 }
circumstance "Chart 3 to 4" { objective_space = 5, time = 9, entrance = 1 }
circumstance "Chart 5 to 6" { objective_space = 6, time = 10 }
circumstance "Chart 7 to 8" { objective_space = 7, time = 12 }
circumstance "Chart 9" { objective_space = 8, time = 15 }

order "Skills Are Theirs" { says = { set { skills_count = 0, of = all } } }
order "They Are Rolled For" { says = { set { outcome_roll = 1, of = all } } }
order "No Surrender" { says = { add { starting_xp = 1, of = all, per = week } } }

mission_type "Fallback March" {
  declared = true, lays = from_objective, start = objective, active = true,
  says = {
    set { objective_wins = 0, of = all }, set { can_withdraw = 0, of = all }, set { downed_die = 1, of = all },
    set { arrives = 0, of = all, when = in_mission }, set { captures = 1, of = all }, set { can_end = 1, of = all },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = succeed },
    at { turn_judged, when = team_at_mission, effect = succeed },
    at { hostile_turn_ends, when = team_at_mission, effect = succeed },
  },
}
location "Farm Road" { region = plain, copies = 0, entrance = 2, reinforce_none = true, xp = 9, actions = 2, hostiles = { { points = 0, value = 2 }, { points = 30, value = 4 } } }
location "Ferry" { region = coast, copies = 0, hostiles = { { points = 0, value = 2 } } }
-- SPDX-License-Identifier: CC0-1.0
