-- Cards for wf_setup.c: Nations, Pre-Reqs and Specialists.
player "Quill" { nation = green, cost = 25, movement = 1, cover = 2, health = 4, loadout = 10 }
player "Rusk" { nation = green, cost = 12, movement = 1, cover = 2, health = 4, loadout = 10, keywords = { marine } }
squad "Riflemen" {
  nation = blue, cost = 7, movement = 1, cover = 2, health = 2, keywords = { ranged },
  printed = { plain_rifle, handy, kit },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } }, hits = { { health = 2, range = 0, hit = 7 } },
}
skill "Blue Boast" { cost = 1, nations = { blue }, says = { add { attack_roll = 2, of = actor } } }
skill "Expert" { cost = 4, printed_cost = 21, needs = { handy }, gives = { calm, strong } }
equipment "Blue Bugle" {
  cost = 1, nations = { blue }, says = { at { soldier_turn, cost = per_turn(1), effect = gain_xp(1) } },
}
equipment "Tin Horn" { cost = 1, says = { at { soldier_turn, cost = action(1), effect = gain_xp(1) } } }
location "Quicksand" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, says = { at { turn_ends, effect = wound(1, each_soldier_here) } } }
-- SPDX-License-Identifier: CC0-1.0
