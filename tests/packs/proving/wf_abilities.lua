-- For tests/rules/wf_abilities.c and wf_obstacles.c: what abilities do in Locations.
keyword "Hackwork" {}
keyword "Pickwork" {}
player "Hacker" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, keywords = { hackwork(8) } }
player "Picker" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, keywords = { pickwork(7) } }
squad "Lockmen" {
  nation = blue, cost = 6, movement = 2, cover = 2, health = 2, keywords = { pickwork(9) },
  actions = { { health = 2, actions = 3 }, { health = 1, actions = 2 } }, hits = { { health = 2, range = 0, hit = 6 } },
}
equipment "Lock Rake" { cost = 1, keywords = { pickwork(9) }, says = { at { tests, of = actor, when = testing(pickwork), cost = per_turn(1), effect = add { bonus = 1 } } } }
equipment "Cipher Book" { cost = 1, keywords = { hackwork(9) } }
equipment "Code Table" { cost = 1, keywords = { hackwork(6) } }
skill "Wire Sense" { cost = 1, says = { add { ability_roll = 1, of = actor, when = testing(hackwork) } } }
location "Clockwork" {
  region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } },
  success = hackwork, success_roll = 3, says = { at { success, of = target, effect = timer(2) } },
}
location "Mute Box" {
  region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } },
  success = hackwork, success_roll = -1, says = { at { success, of = target, effect = gain_xp(3, actor) } },
}
mission "Wired Drill" {
  region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true,
  success = pickwork, says = { at { success, of = target, effect = gain_xp(1, each_soldier) } },
}
location "Trapped Gate" {
  region = plain, copies = 2, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 1 } },
  obstacle = pickwork, detect = 3, disarm = 1, says = { at { set_off, of = target, effect = down(actor) } },
}
location "Snare" {
  region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 1 } },
  obstacle = pickwork, detect = 0, disarm = -2, says = { at { set_off, of = target, effect = wound(1, actor) } },
}
location "Locked Hatch" {
  region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } },
  obstacle = hackwork, detect = 1, says = { at { set_off, of = target, effect = move_objective(1) } },
}
-- SPDX-License-Identifier: CC0-1.0
