-- Cards of wf_turn.c; none lies in a deck.
action "Heave" { copies = 0, says = { at { soldier_turn, cost = action(1), effect = draw(1) } } }
action "Tidy Up" { copies = 0, says = { at { soldier_turn, effect = gain_xp(1) } } }
equipment "Big Lamp" { cost = 1, says = { at { soldier_turn, cost = discard(1), effect = gain_xp(1) } } }
non_player "Nell" {
  nation = blue, cost = 12, movement = 0, cover = 2, health = 2, printed = { auto_rifle, big_lamp },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
-- SPDX-License-Identifier: CC0-1.0
