-- The words of the pack: settings, regions, nations, forces, Ammo, and keywords.

region "Dry Hills" {}
region "Old Port" {}

nation "United States" {}
nation "Norway" {}
nation "Hill Clans" {}          -- no country of the map, nor the next
nation "Free Harbour" {}

force "Hill Militia"      { nation = hill_clans, level = frontline, settings = { modern_daytime } }
force "Harbour Syndicate" { nation = free_harbour, level = elite, settings = { modern_daytime } }

caliber "NATO 5.56 mm" {}
caliber "NATO 7.62 mm" {}
caliber "Parabellum 9 mm" {}
caliber "HK 4.6 mm" {}
caliber "Winchester .300" {}
caliber ".50 BMG" {}
caliber "Shot 12 Gauge" {}
caliber "Grenade 40 mm" {}
caliber "Rocket 84 mm" {}

-- Kinds of Weapon: cards refer to them.
keyword "Ranged" { ranged = true }
keyword "Rifle" {}
keyword "Carbine" {}
keyword "Pistol" {}
keyword "Shotgun" {}
keyword "Machine Gun" {}
keyword "Grenade" { thrown = true }
keyword "Launcher" {}
keyword "Blade" {}

-- Weapons.
keyword "Pen" { says = { add { cover_roll = n, of = with } } }
keyword "Scope" { says = { add { attack_roll = n, of = with, when = at_least(range, 1) } } }
keyword "Cumbersome" { says = { add { attack_roll = -n, of = with, when = moved } } }

-- Soldiers.
keyword "Tempo" { says = { add { draws = n, of = actor } } }
keyword "Toured" { says = { add { starting_xp = n, of = actor } } }
keyword "Leader" {}
keyword "Medic" {}
keyword "Gunner" {}
keyword "Scout" {}
keyword "Sapper" {}
keyword "Rotor Trooper" {}
keyword "Jeger" {}

-- Hostiles.
keyword "Foot" {}
keyword "Vehicle" { says = { set { can_be_engaged = 0, of = target }, set { draws_unaware_target = 0, of = target, unless = target_is(vulnerable) } } }
keyword "Chief" {}
keyword "Sniper" {}
keyword "Machine" { says = { set { can_be_engaged = 0, of = target } } }            -- nobody aboard: drones
keyword "Fearless" { says = { set { can_be_suppressed = 0, of = target } } }
keyword "Embolden" { says = { add { hostile_roll = n, of = here, unless = itself } } }
keyword "Guarded" { says = { set { can_be_attacked = 0, of = target, when = screened_without(guarded) } } }
keyword "Standoff" { says = { set { kept_distance = n, of = actor } } }
keyword "Too Big" { says = { set { overkill = 1, of = with } } }
keyword "Clock" { says = { at { turn_ends, effect = timer(-1) } } }
keyword "Heavy Rounds" { says = { add { hostile_cover_roll = n, of = actor } } }

-- Places.
keyword "Open" {}
keyword "High Ground" {}
keyword "Town" {}
keyword "Water" {}
keyword "Road" {}
keyword "Fortified" {}
-- No Hostile shoots into such a place from outside.
keyword "Walled" { says = { set { can_attack = 0, of = here, when = at_least(range, 1) } } }

-- Support.
keyword "Heads Down" { says = { add { hostile_roll = -n, of = all } } }

-- What a Mission counts: papers taken, and how long nothing has been heard.
counter "Proof" { most = 20 }
counter "Silence" { most = 20 }

back "Soldier"   { of = { "player", "non_player", "squad" } }
back "Gear"      { of = { "weapon", "equipment", "skill" } }
back "Action"    { of = { "action", "marker" } }
back "Location"  { of = { "location", "mission", "objective", "target" } }
back "Hostile"   { of = { "hostile" } }
back "Event"     { of = { "event" } }

-- One more kind of Weapon, for the packs that need this one.
keyword "SMG" { meant = { word_unused = "for the packs that need this one" } }
-- SPDX-License-Identifier: CC-BY-4.0
