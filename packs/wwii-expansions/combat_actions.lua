-- Action cards for close combat.

local upgun = xp(1)

action "From the Dark" {
  copies = 1, settings = { wwii_europe }, icon = "plain-dagger",
  says = { at { declares_attack, when = { me, weapon(stealth) }, raise = upgun, effect = add { attack_roll = raised(3, 5) } } },
}

action "Knife Work" {
  copies = 1, settings = { wwii_europe }, icon = "trench-knife",
  says = { at { declares_attack, when = { me, weapon(stealth), melee }, raise = upgun,
                effect = add { cover_roll = raised(2, 4) } } },
}

action "Shoulder In" {
  copies = 1, settings = { wwii_europe }, icon = "punch", flavour = "All of him, at once.",
  says = { at { declares_attack, when = { me, strong }, raise = upgun,
                effect = add { attack_roll = raised(2, 3), cover_roll = raised(1, 2) } } },
}

action "One and Another" {
  copies = 1, settings = { wwii_europe }, icon = "punch",
  says = { at { declares_attack, when = { me, combo }, effect = add { dice = 1 } } },
}

action "Under the Ribs" {
  copies = 1, settings = { wwii_europe }, icon = "plain-dagger",
  says = { at { declares_attack, when = { me, aimed }, raise = upgun, effect = add { attack_roll = raised(2, 4) } } },
}

action "Slip the Blow" {
  copies = 1, settings = { wwii_europe }, icon = "run",
  says = { at { hit, when = { me, engaged, at_least(wounding, 1) }, raise = upgun, effect = add { wounds = raised(-1, -2) } } },
}

action "Rush Him" {
  copies = 1, settings = { wwii_europe }, icon = "run", flavour = "Nobody decides it. One of them is simply running.",
  says = { at { soldier_turn, effect = engage(a_hostile_here) } },
}

action "Into the Dark" {
  copies = 1, settings = { wwii_europe }, icon = "footprint",
  says = { at { soldier_turn, cost = xp(2), effect = hide } },
}

action "Behind Him" {
  copies = 1, settings = { wwii_europe }, icon = "footprint", flavour = "He turned because the cat had gone.",
  says = { at { declares_attack, when = { me, hidden }, raise = upgun,
                effect = add { attack_roll = raised(2, 3), cover_roll = raised(0, 2) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
