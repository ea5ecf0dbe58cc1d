-- For tests/rules/wf_objective.c.
objective "Camp" {
  region = plain, eliminate = true, reinforce_none = true,
  hostiles = { { points = 0, value = 2 }, { points = 30, value = 3 }, { points = 100, value = 9 } },
  says = { at { objective_activated, effect = gain_xp(1, each_soldier) } },
}
objective "Fort" { region = plain, eliminate = true, destroy = dump, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
hostile "Straggler" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 0 }, place = beyond, distance = 9, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Homer" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 0 }, place = front_most, chart = { { active = 1, roll = 9, wounds = 1 } } }
weapon "Backfire" {
  cost = 1, keywords = { blast }, explosion = 3, chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 7 } },
  says = { at { after_attack, of = with, effect = wound(9, actor) } },
}
weapon "Backflash" {
  cost = 1, keywords = { blast }, explosion = 3, chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 7 } },
  says = { at { attack_rolled, of = with, effect = wound(9, actor) } },
}
action "Far Gun" { copies = 0, says = { at { soldier_turn, effect = hit(1, a_hostile) } } }
action "Near Gun" { copies = 0, says = { at { soldier_turn, effect = hit(1, a_weak_hostile) } } }
action "Second Shot" { copies = 0, says = { at { attack_rolled, effect = hit(1, the_hostile) } } }
action "Far Battery" { copies = 0, says = { at { soldier_turn, effect = bombard(4, a_hostile) } } }
mission "Short Drill" { region = plain, resources = 100, time = 3, objective = 3, goal = depot, force = reds, reinforce_none = true }
-- SPDX-License-Identifier: CC0-1.0
