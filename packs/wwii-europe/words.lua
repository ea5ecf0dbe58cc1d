-- The words of the pack: settings, regions, nations, forces, Ammo, and keywords.

era "WWII Era" {}
setting "WWII Europe" { era = wwii_era, shares = true }
region "Europe" {}

nation "United States" {}
nation "United Kingdom" {}
nation "Germany" {}

force "German Frontline" { nation = germany, level = frontline }
force "German Elite"     { nation = germany, level = elite }

caliber ".30-06" {}
caliber ".30 Carbine" {}
caliber ".45 ACP" {}
caliber ".303" {}
caliber "Parabellum 9 mm" {}
caliber "Rocket 60 mm" {}

-- Kinds of Weapon: cards refer to them.
keyword "Ranged" { ranged = true }
keyword "Rifle" {}
keyword "Carbine" {}
keyword "Pistol" {}
keyword "Submachine Gun" {}
keyword "Machine Gun" {}
keyword "Grenade" { thrown = true }
keyword "Smoke" {}
keyword "Launcher" {}
keyword "Blade" {}

-- Weapons.
keyword "Pen" { says = { add { cover_roll = n, of = with } } }
keyword "Scoped" { says = { add { attack_roll = n, of = with, when = at_least(range, 1) } } }
keyword "Unwieldy" { says = { add { attack_roll = -n, of = with, when = moved } } }

-- Soldiers.
keyword "CX" { says = { add { draws = n, of = actor } } }
keyword "Seasoned" { says = { add { starting_xp = n, of = actor } } }
keyword "Airborne" {}
keyword "Ranger" {}
keyword "Commando" {}
keyword "Leader" {}
keyword "Medic" {}
keyword "Gunner" {}
keyword "Scout" {}

-- Hostiles.
keyword "Infantry" {}
keyword "Vehicle" { says = { set { can_be_engaged = 0, of = target } } }
keyword "Officer" {}
keyword "Sniper" {}
keyword "Fearless" { says = { set { can_be_suppressed = 0, of = target } } }
keyword "Inspire" { says = { add { hostile_roll = n, of = here, unless = itself } } }
keyword "Screened" { says = { set { can_be_attacked = 0, of = target, when = screened_without(screened) } } }
keyword "Maintain" { says = { set { kept_distance = n, of = actor } } }
keyword "Overkill" { says = { set { overkill = 1, of = with } } }
keyword "Timer" { says = { at { turn_ends, effect = timer(-1) } } }
keyword "Hard Hitting" { says = { add { hostile_cover_roll = n, of = actor } } }

-- Places.
keyword "Woods" {}
keyword "Town" {}
keyword "Water" {}
keyword "Open" {}
keyword "High Ground" {}
keyword "Road" {}
keyword "Fortified" {}

-- Support.
keyword "Shelling" { says = { add { hostile_roll = -n, of = all } } }

back "Soldier"   { of = { "player", "non_player", "squad" } }
back "Gear"      { of = { "weapon", "equipment", "skill" } }
back "Action"    { of = { "action", "marker" } }
back "Location"  { of = { "location", "mission", "objective", "target" } }
back "Hostile"   { of = { "hostile" } }
back "Event"     { of = { "event" } }

-- Ammo of a few Weapons only.
caliber "PIAT Bomb" {}
caliber "Flame Fuel" {}
caliber ".38/200" {}

-- No Hostile shoots into such a place from outside.
keyword "Obstructed" { says = { set { can_attack = 0, of = here, when = at_least(range, 1) } } }
-- SPDX-License-Identifier: CC-BY-4.0
