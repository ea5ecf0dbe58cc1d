-- Cards for wf_team.c: Skills with a price of their own, and a Mission of few points.
skill "Drilled" { cost = 2, says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = gain_xp(1) } } }
skill "Ready" { cost = 1, says = { at { declares_attack, when = me, cost = xp(1), effect = add { attack_roll = 3 } } } }
non_player "Walt" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 2, printed = { plain_rifle, drilled },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Sappers" {
  nation = blue, cost = 5, movement = 1, cover = 2, health = 1, keywords = { ranged }, printed = { handy, drilled },
  actions = { { health = 1, actions = 2 } }, hits = { { health = 1, range = 0, hit = 7 } },
}
action "Cache" { copies = 0, says = { at { soldier_turn, effect = resupply(3) } } }
location "Dump Site" {
  region = plain, copies = 0, reinforce_none = true, says = { at { moved, effect = resupply(1, actor) } },
}
equipment "Field Phone" { cost = 1, says = { add { support_cost = -1, of = actor } } }
equipment "Rope" { cost = 1, says = { add { entrance = -1, of = actor } } }
equipment "Ladder" { cost = 1, says = { add { entrance = -1, when = same_location } } }
equipment "Fine Picks" { cost = 1, says = { add { ability_roll = 1, of = actor } } }
-- SPDX-License-Identifier: CC0-1.0
