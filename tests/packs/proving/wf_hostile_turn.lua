-- For tests/rules/wf_reinforcements.c, wf_hostile_attack.c and wf_close_range.c.
location "Bare Rock" { region = plain, copies = 0, reinforce_none = true, always_reinforce = true, hostiles = { { points = 0, value = 0 } } }
location "Ridge" { region = plain, copies = 0, reinforce = { 1, 2 }, hostiles = { { points = 0, value = 0 } } }

action "Dive" { copies = 0, says = { at { hostile_attacks, when = me, effect = add { hostile_roll = -3 } } } }
equipment "Shield" { cost = 1, counters = 2, says = { at { hit, of = target, cost = spend(1), when = at_least(wounding, 1), effect = add { wounds = -1 } } } }

hostile "Mortar" { copies = 0, force = reds, value = 1, cover = 2, range = { 2, 3 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Piercer" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 8, wounds = 1 } }, says = { add { hostile_cover_roll = 1, of = actor } } }
hostile "Outrider" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, place = beyond, distance = 3, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Brute" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 8, wounds = 1 } }, says = { add { wounds = 1, of = actor } } }
hostile "Backwards" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 3 }, { active = 1, roll = 6, wounds = 1 } } }
location "Walled Yard" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, says = { set { can_attack = 0, of = here, when = at_least(range, 1) } } }
equipment "Dove" { cost = 1, says = { set { can_attack = 0, of = target } } }
hostile "Cyclists" {
  copies = 0, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } },
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}
-- SPDX-License-Identifier: CC0-1.0
