-- The words of the pack: regions, nations, forces, Ammo, keywords, and what the climate does.

region "Indochina" {}
region "Tunnels" {}

nation "United States" {}
nation "South Vietnam" {}
nation "Australia" {}
nation "North Vietnam" {}

force "Vietnam Frontline" { nation = north_vietnam, level = frontline, settings = { vietnam_war } }
force "Vietnam Elite"     { nation = north_vietnam, level = elite, settings = { vietnam_war } }
force "Vietnam Combined"  { nation = north_vietnam, parts = { vietnam_frontline, vietnam_elite }, settings = { vietnam_war } }
force "Tunnel Fighters"   { nation = north_vietnam, level = frontline, settings = { vietnam_war } }

caliber "NATO 5.56 mm" {}
caliber "NATO 7.62 mm" {}
caliber "Short 7.62 mm" {}
caliber "Half-Inch" {}
caliber "Carbine .30" {}
caliber "Forty-Five" {}
caliber "Thirty-Eight" {}
caliber "Nine Millimetre" {}
caliber "Buckshot" {}
caliber "Grenade 40 mm" {}
caliber "Jellied Fuel" {}

-- Kinds of Weapon: cards refer to them.
keyword "Ranged" { ranged = true }
keyword "Rifle" {}
keyword "Carbine" {}
keyword "Pistol" {}
keyword "Shotgun" {}
keyword "Submachine Gun" {}
keyword "Machine Gun" {}
keyword "Grenade" { thrown = true }
keyword "Mine" {}
keyword "Launcher" {}
keyword "Blade" {}

-- Weapons.
keyword "Pen" { says = { add { cover_roll = n, of = with } } }
keyword "Scoped" { says = { add { attack_roll = n, of = with, when = at_least(range, 1) } } }
keyword "Unwieldy" { says = { add { attack_roll = -n, of = with, when = moved } } }

-- One die a hair above the Reload number, and it is stuck.
keyword "Jam" { says = { set { jam_dice = 1, of = with } } }

-- Soldiers.
keyword "CX" { says = { add { draws = n, of = actor } } }
keyword "Seasoned" { says = { add { starting_xp = n, of = actor } } }
keyword "Infantryman" {}
keyword "Marine" {}
keyword "Special Forces" {}
keyword "Sailor" {}
keyword "Ranger" {}
keyword "Striker" {}
keyword "Digger" {}
keyword "Leader" {}
keyword "Medic" {}
keyword "Gunner" {}
keyword "Scout" {}
keyword "Tunnel Rat" {}

-- Abilities: the number is the least roll that succeeds.
keyword "Trailcraft" {}
keyword "Sapping" {}

-- The climate, and the counters that serve against it.
counter "Hardy (Swelter)" { most = 9 }
counter "Hardy (Monsoon)" { most = 9 }
counter "Hardy (All)" { most = 9 }
environment "Swelter" { counters = { "Hardy (Swelter)", "Hardy (All)" } }
environment "Monsoon" { counters = { "Hardy (Monsoon)", "Hardy (All)" } }
environment "Leeches" { counters = { "Hardy (All)" } }
keyword "Environ (Swelter)" { says = { set { environ = n, of = here, when = environment(swelter) } } }
keyword "Environ (Monsoon)" { says = { set { environ = n, of = here, when = environment(monsoon) } } }
keyword "Environ (Leeches)" { says = { set { environ = n, of = here, when = environment(leeches) } } }
keyword "Used to Swelter" { says = { at { mission_begins, effect = gain("Hardy (Swelter)", n, me) } } }
keyword "Used to Monsoon" { says = { at { mission_begins, effect = gain("Hardy (Monsoon)", n, me) } } }
keyword "Used to Anything" { says = { at { mission_begins, effect = gain("Hardy (All)", n, me) } } }

-- Hostiles.
keyword "Local" {}
keyword "Regular" {}
keyword "Heavy Weapon" {}
keyword "Cadre" {}
keyword "Sniper" {}
keyword "Fearless" { says = { set { can_be_suppressed = 0, of = target } } }
keyword "Inspire" { says = { add { hostile_roll = n, of = here, unless = itself } } }
keyword "Screened" { says = { set { can_be_attacked = 0, of = target, when = screened_without(screened) } } }
keyword "Maintain" { says = { set { kept_distance = n, of = actor } } }
keyword "Timer" { says = { add { timer_steps = 1, of = all } } }
keyword "Hard Hitting" { says = { add { hostile_cover_roll = n, of = actor } } }
-- Nobody sees it until he is beside it.
keyword "Concealed" { says = { add { cover = n, of = target, when = at_least(range, 1) } } }
-- Armour on tracks: no one fights it hand to hand.
keyword "On Tracks" { says = { set { can_be_engaged = 0, of = target } } }
-- Earth and logs around it: what bursts inside does more than what strikes outside.
keyword "Bunker" {
  says = { add { cover = -n, of = target, when = explosion }, add { cover = -n, of = target, when = spray } },
}

-- Places.
keyword "Jungle" {}
keyword "Paddy" {}
keyword "Water" {}
keyword "Village" {}
keyword "Open" {}
keyword "High Ground" {}
keyword "Track" {}
keyword "Fortified" {}
keyword "Town" {}
keyword "Underground" {}

-- Support.
keyword "Fire Mission" { says = { add { hostile_roll = -n, of = all } } }

-- Backs of its own, named by each card: so the pack can lie in one box with others.
back "Vietnam Soldier" {}
back "Vietnam Gear" {}
back "Vietnam Action" {}
back "Vietnam Location" {}
back "Vietnam Hostile" {}
back "Vietnam Event" {}
back "Vietnam File" {}
-- SPDX-License-Identifier: CC-BY-4.0
