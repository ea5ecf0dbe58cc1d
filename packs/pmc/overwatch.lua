-- Overwatch: counters of a cup, for those who stay beside the path and help from there.  The eight effects are the
-- book's.

overwatch "Extra Pair of Hands" {
  copies = 3, says = { at { soldier_turn, cost = expend(1), effect = gain_actions(1, a_soldier) } },
  icon = "hand", flavour = "Go. I will do the ladder.",
}
overwatch "Shot From the Minaret" {
  copies = 2, says = { at { soldier_turn, cost = expend(1), effect = eliminate(a_trifle) } },
  icon = "target-shot", flavour = "Not from it. From beside it. It matters to the lawyers.",
}
overwatch "Word in the Ear" {
  copies = 2, any_time = true, says = { at { soldier_turn, cost = expend(1), effect = share_xp(3) } },
  icon = "human-ear",
}
overwatch "Street Camera" {
  copies = 2, any_time = true, says = { at { soldier_turn, cost = expend(1), effect = draw(3, a_soldier) } },
  icon = "cctv-camera", flavour = "The password was the name of the street.",
}
overwatch "Parked Across" {
  copies = 2,
  says = { at { reinforced, cost = expend(1), unless = at_least(drawn_value, 3), effect = set { arrives = 0 } } },
  icon = "truck", flavour = "Sorry, sorry, it will not start.",
}
overwatch "Heads Kept Down" {
  copies = 2, says = { at { closing, cost = expend(1), effect = hold_back(4) } },
  icon = "machine-gun",
}
overwatch "In Front of It" {
  copies = 2, downs = true,
  says = { at { hit, cost = expend(1), effect = call_off } },
  icon = "shield-echoes", flavour = "It is not in any contract.",
}
overwatch "Clock Watcher" {
  copies = 2, says = { at { timer_step, cost = expend(1), effect = adjust_timer(1) } },
  icon = "stopwatch", flavour = "Now. No: now.",
}
-- SPDX-License-Identifier: CC-BY-4.0
