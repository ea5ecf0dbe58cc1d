-- For tests/rules/wf_wounds.c and wf_down.c.
action "Limp On" { copies = 0, says = { at { soldier_turn, raise = xp(1), effect = mend(1) } } }
skill "Gentle Hands" { cost = 1, says = { add { heal_roll = 1, of = actor } } }
non_player "Twenty" {
  nation = blue, cost = 20, movement = 1, cover = 2, health = 2, printed = { auto_rifle, bomb(2), calm },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Loaded Squad" {
  nation = blue, cost = 6, cover = 2, health = 2, keywords = { ranged }, printed = { bomb(2) },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } }, hits = { { health = 2, range = 0, hit = 7 } },
}
-- SPDX-License-Identifier: CC0-1.0
