-- Close combat on the Gothic Line, 1944: the words of it.

region "Gothic Line" {}
force "Ridge Garrison" { nation = germany, level = frontline }

-- ---- Soldiers and Weapons ----------------------------------------------------

keyword "Melee" {}
keyword "HtH" { says = { add { attack_roll = n, of = actor, when = melee } } }
keyword "Stealth" {
  says = {
    add { attack_roll = n, of = with, when = { melee, hidden } },
    add { cover_roll = 2, of = with, when = hidden },
  },
}
keyword "Shadows" {
  quiet = true,
  says = {
    at { soldier_turn, cost = per_turn(1), effect = test(shadows, 0) },
    at { tested, of = actor, when = { testing(shadows), passed }, effect = hide },
  },
}
keyword "Pick" {}
keyword "Torso" {}
keyword "Head" {}

-- ---- Hostiles ------------------------------------------------------------------

keyword "Structure" {       -- a Mission by night may be declared to have Strongpoints: they have no eyes
  says = {
    set { can_be_engaged = 0, of = target, unless = breached },
    set { draws_unaware_target = 0, of = target, unless = target_is(vulnerable) },
  },
}
keyword "On Wheels" { says = { set { can_be_engaged = 0, of = target } } }
keyword "Size" { says = { add { attack_roll = n, of = target, unless = at_door } } }
keyword "Close Fighter" { says = { at { hostile_attacks, of = actor, effect = engage } } }
-- SPDX-License-Identifier: CC-BY-4.0
