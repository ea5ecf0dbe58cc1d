-- For tests/rules/wf_sabotage.c and wf_meltdown.c.
counter "Melt" {}
counter "Harm" {}
keyword "Melts At" { says = { at { mission_begins, effect = gain(melt, n, mission) } } }
keyword "Fitters" {}
deck "Reserve" {}
mission_type "Melting" {
  back = place,
  says = {
    at { assault_done, when = fewer_than(wounding, 1), unless = objective_done, effect = gain(harm, 1, mission) },
    at { attack_rolled, when = explosion, effect = gain(harm, 1, mission, per(dice)) },
    at { bombarded, effect = gain(harm, 1, mission, per(dice)) },
    at { timer_moved, unless = objective_done, effect = gain(melt, -1, mission, per(tally(harm))) },
  },
}
equipment "Flash Mirror" { cost = 1, says = { at { bombarded, cost = per_turn(1), effect = add { dice = 2 } } } }
action "Cover Again" { copies = 0, says = { at { attack_rolled, effect = set { reroll = 2 } } } }
mission_type "Against It" {
  back = place,
  says = { at { emptied, unless = { at_least(tally(melt), 1), objective_done }, effect = { down(each_soldier), fail } } },
}
mission_type "Wrecking" { back = place, decks = { reserve }, says = { set { objective_counts = 0, of = all } } }
mission_type "Open Ended" { back = place, says = { set { objective_wins = 0, of = all } } }
mission "Melt Drill" { region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true, types = { melting, against_it }, keywords = { melts_at(22) } }
mission "Open Melt" { region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true, types = { melting, against_it, open_ended }, keywords = { melts_at(22) } }
mission "Wreck Drill" {
  region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true, types = { wrecking },
  says = { at { success, when = at_least(resolved_locations, 2), effect = complete } },
}
mission "Burn Drill" {
  region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true,
  types = { wrecking, melting }, keywords = { melts_at(9) },
  says = {
    at { emptied, unless = { at_least(tally(melt), 1), away }, effect = succeed },
    at { emptied, when = away, unless = at_least(tally(melt), 1), effect = { down(each_soldier), fail } },
  },
}
objective "Wall Safe" {
  region = plain, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, success = hackwork,
  says = { at { success, of = target, effect = complete } },
}
mission "Two Safes" { region = plain, resources = 114, time = 18, objective = 4, objectives = { wall_safe(2) }, goal = clearing, force = reds, entrance = 0, reinforce_none = true }
location "Console" {
  region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, success = hackwork, success_roll = 1,
  says = {
    at { success, of = target, effect = gain(harm, 1, mission) },
    at { repaired, of = target, effect = gain(harm, -1, mission) },
    at { reinforcement_step, when = resolved, effect = fetch(fitters, 5) },
  },
}
location "Switch" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, success = hackwork, success_roll = 1 }
hostile "Deck Fitters" {
  copies = 0, force = reds, value = 0, reticles = 2, cover = 2, range = { 0, 3 }, keywords = { fitters },
  says = { at { attack_step, unless = hurt, effect = repair(6) }, at { attack_step, when = hurt, effect = repair(8) } },
}
hostile "Spare Fitters" {
  copies = 1, deck = reserve, force = red_guards, value = 0, reticles = 1, cover = 2, range = { 0, 0 }, keywords = { fitters },
  says = { at { attack_step, unless = hurt, effect = repair(6) }, at { attack_step, when = hurt, effect = repair(8) } },
}
hostile "Dim Lamp" { copies = 0, force = reds, value = 0, reticles = 2, cover = 2, range = { 0, 0 }, revealed = lamp_fitters, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Lamp Fitters" {
  copies = 0, force = reds, value = 0, reticles = 1, cover = 2, range = { 0, 3 }, keywords = { fitters }, roams = { 9, 10 },
  says = { at { attack_step, effect = repair(6) } },
}
hostile "Watcher" { copies = 0, force = reds, value = 1, reticles = 1, cover = 2, range = { 0, 0 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
action "Bring Forward" { copies = 0, says = { at { soldier_turn, effect = timer(-2) } } }
action "Dawdle" { copies = 0, says = { at { soldier_turn, effect = timer(1) } } }
-- SPDX-License-Identifier: CC0-1.0
