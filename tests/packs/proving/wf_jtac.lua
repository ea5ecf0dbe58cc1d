-- For tests/rules/wf_jtac.c.  The Pointer's chart is that of the rulebook's example, and so are the Drone's numbers.
back "Aircraft" { of = { "platform" } }
equipment "Pointer" {
  cost = 3, weight = 2, guidance = { { roll = 5, points = 1 }, { roll = 8, points = 2 }, { roll = 10, points = 3 } }, guides = { 0, 1 }, boost = 2,
}
equipment "Weak Pointer" {
  cost = 1, nations = { blue }, guidance = { { roll = 9, points = 1 } }, guides = { 1, 1 },
  says = { add { ability_roll = 2, of = with, unless = moved } },
}
skill "Steady Hand" { cost = 1, says = { add { ability_roll = 1, of = actor } } }
platform "Drone" {
  cost = 6, attacks = 2, danger = 1, safe = 4, damage = { { roll = 7, damage = 1 }, { roll = 11, damage = 2 } },
  guidance = { { points = 0, bonus = 0 }, { points = 4, bonus = 1 }, { points = 10, bonus = 2 } },
}
platform "Bomber" {
  cost = 9, attacks = 3, damage = { { roll = 6, damage = 1 } },
  says = { at { called_in, of = target, effect = gain_xp(1, each_soldier) } },
}
objective "Dugout" { region = plain, destroy = strongroom, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
target "Strongroom" { hits = 1, strike = 2, strike_only = true }
objective "Mast Hill" { region = plain, destroy = mast, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
target "Mast" { targets = 3, hits = 1, strike = 3 }
non_player "Spotter" {
  nation = blue, cost = 9, movement = 1, cover = 2, health = 2, printed = { pointer },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
location "Alarm Post" { region = plain, copies = 0, reinforce_none = true, says = { at { called_in, effect = timer(-1) } } }
action "Far Shells" { copies = 0, says = { at { soldier_turn, effect = bombard(4, a_hostile) } } }
-- SPDX-License-Identifier: CC0-1.0
mission "Two Drill" { region = plain, resources = 100, time = 3, objective = 5, objectives = { dugout(2) }, goal = depot, force = reds, reinforce_none = true }
mission "Two Masts" { region = plain, resources = 100, time = 3, objective = 5, objectives = { dugout(2) }, goal = mast_hill, force = reds, reinforce_none = true }
