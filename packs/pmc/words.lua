-- The words of the pack: regions, nations, forces, Ammo, and keywords beyond those of the present day.

region "Karsa City" {}              -- on no map
region "Embassy Quarter" {}

nation "PMC" {}
nation "Karsa" {}

force "Karsa Insurgents" { nation = karsa, level = frontline, settings = { private_military } }

caliber "M43 7.62 mm" {}
caliber "Soviet 5.45 mm" {}
caliber "Rimmed 7.62 mm" {}
caliber "ACP .45" {}
caliber "FN 5.7 mm" {}
caliber "Rocket PG-7" {}

-- Body Armor: what it covers.
keyword "Vest" {}

-- Weapons.  SMG is a word of the daytime pack.

keyword "Steady" { says = { add { attack_roll = n, of = with, unless = moved } } }
keyword "On Legs" { says = { add { attack_roll = n, of = with, when = deployed } } }

-- Soldiers.
keyword "Close Guard" {}
keyword "Driver" {}
keyword "Operator" {}
keyword "Talker" {}
-- A machine breaks down, and is not bandaged.
keyword "On Four Wheels" {
  says = { set { can_be_healed = 0, of = actor }, set { can_enter = 0, of = actor, when = fewer_than(health, 2) } },
}

-- Hostiles.
keyword "Loose Ranks" { says = { add { hostile_roll = -1, of = actor, when = target_ekia } } }
keyword "Bomber" { says = { at { assault_done, of = actor, effect = hit(1, this) } } }
keyword "Famous" { says = { add { experience = 1, of = target } } }

-- Places.
keyword "Embassy" {}
keyword "Market" {}

back "Order" { of = { "mission_type", "transport" } }
back "Action" { of = { "action", "marker", "stress" } }
back "Counter" { of = { "overwatch" } }
-- Who is Attacked from beside him empties the Weapon, and the Attack is over.
keyword "Quick on the Draw" {
  says = { at { hostile_attacks, of = target, unless = at_least(range, 1), cost = empty(1), effect = call_off } },
}
-- SPDX-License-Identifier: CC-BY-4.0
