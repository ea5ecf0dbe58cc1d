-- The words of the pack: setting, regions, nations, forces, Ammo, keywords, and what the climate does.

region "Jungle Islands" {}
region "Coral Atolls" {}

nation "United States" {}
nation "Australia" {}
nation "Japan" {}

force "Japanese Frontline" { nation = japan, level = frontline, settings = { wwii_pacific } }
force "Japanese Elite"     { nation = japan, level = elite, settings = { wwii_pacific } }

caliber ".30-06" {}
caliber ".30 Carbine" {}
caliber ".45 ACP" {}
caliber ".303" {}
caliber "Parabellum 9 mm" {}
caliber "Twelve Gauge" {}
caliber ".455 Webley" {}
caliber ".55 Boys" {}
caliber "Rocket 60 mm" {}
caliber "PITA Bomb" {}
caliber "Flame Fuel" {}

-- Kinds of Weapon: cards refer to them.
keyword "Ranged" { ranged = true }
keyword "Rifle" {}
keyword "Carbine" {}
keyword "Pistol" {}
keyword "Shotgun" {}
keyword "Submachine Gun" {}
keyword "Machine Gun" {}
keyword "Grenade" { thrown = true }
keyword "Charge" {}
keyword "Launcher" {}
keyword "Blade" {}

-- Weapons.
keyword "Pen" { says = { add { cover_roll = n, of = with } } }
keyword "Scoped" { says = { add { attack_roll = n, of = with, when = at_least(range, 1) } } }
keyword "Unwieldy" { says = { add { attack_roll = -n, of = with, when = moved } } }

-- Soldiers.
keyword "CX" { says = { add { draws = n, of = actor } } }
keyword "Seasoned" { says = { add { starting_xp = n, of = actor } } }
keyword "Marine" {}
keyword "Raider" {}
keyword "Army" {}
keyword "Digger" {}
keyword "Islander" {}
keyword "Leader" {}
keyword "Medic" {}
keyword "Gunner" {}
keyword "Scout" {}

-- Abilities: the number is the least roll that succeeds.
keyword "Fieldcraft" {}
keyword "Demolition" {}

-- The climate, and the counters that serve against it.
counter "Hardy (Heat)" { most = 9 }
counter "Hardy (Malaria)" { most = 9 }
counter "Hardy (Mud)" { most = 9 }
environment "Heat"    { counters = { "Hardy (Heat)" } }
environment "Malaria" { counters = { "Hardy (Malaria)" } }
environment "Mud"     { counters = { "Hardy (Mud)" } }
keyword "Environ (Heat)"    { says = { set { environ = n, of = here, when = environment(heat) } } }
keyword "Environ (Malaria)" { says = { set { environ = n, of = here, when = environment(malaria) } } }
keyword "Environ (Mud)"     { says = { set { environ = n, of = here, when = environment(mud) } } }
keyword "Used to Heat"    { says = { at { mission_begins, effect = gain("Hardy (Heat)", n, me) } } }
keyword "Used to Malaria" { says = { at { mission_begins, effect = gain("Hardy (Malaria)", n, me) } } }
keyword "Used to Mud"     { says = { at { mission_begins, effect = gain("Hardy (Mud)", n, me) } } }

-- Hostiles.
keyword "Infantry" {}
keyword "Vehicle" { says = { set { can_be_engaged = 0, of = target } } }
keyword "Heavy Weapon" {}
keyword "Officer" {}
keyword "Sniper" {}
keyword "Fearless" { says = { set { can_be_suppressed = 0, of = target } } }
keyword "Inspire" { says = { add { hostile_roll = n, of = here, unless = itself } } }
keyword "Screened" { says = { set { can_be_attacked = 0, of = target, when = screened_without(screened) } } }
keyword "Maintain" { says = { set { kept_distance = n, of = actor } } }
keyword "Overkill" { says = { set { overkill = 1, of = with } } }
keyword "Timer" { says = { at { turn_ends, effect = timer(-1) } } }
keyword "Hard Hitting" { says = { add { hostile_cover_roll = n, of = actor } } }
-- Nobody sees it until he is beside it.
keyword "Concealed" { says = { add { cover = n, of = target, when = at_least(range, 1) } } }
-- Earth, logs or coral around it: what bursts inside does more than what strikes outside.
keyword "Bunker" {
  says = { add { cover = -n, of = target, when = explosion }, add { cover = -n, of = target, when = spray } },
}

-- Places.
keyword "Jungle" {}
keyword "Village" {}
keyword "Water" {}
keyword "Beach" {}
keyword "Open" {}
keyword "High Ground" {}
keyword "Track" {}
keyword "Fortified" {}
keyword "Cave" {}
-- No Hostile shoots into such a place from outside.
keyword "Obstructed" { says = { set { can_attack = 0, of = here, when = at_least(range, 1) } } }

-- Support.
keyword "Shelling" { says = { add { hostile_roll = -n, of = all } } }

-- What a sort of Mission asks.
mission_type "Reconnaissance" {
  back = pacific_location,
  icon = "spyglass", flavour = "To be seen is to have failed. To have seen is enough.",
  says = { set { objective_counts = 0, of = all } },
}
mission_type "Hold Until Relieved" {
  back = pacific_location,
  icon = "shield-echoes", flavour = "Nobody asks how far you got. They ask whether you are still there.",
  says = { set { time_out = 1, of = all } },
}
mission_type "Take and Keep" {
  back = pacific_location,
  icon = "flag-objective", flavour = "Taken at ten, counter-attacked at eleven.",
  says = {
    set { objective_wins = 0, of = all },
    set { time_out = 1, of = all, when = objective_done },
  },
}

-- Backs of its own, named by each card: so the pack can lie in one box with others.
back "Pacific Soldier" {}
back "Pacific Gear" {}
back "Pacific Action" {}
back "Pacific Location" {}
back "Pacific Hostile" {}
back "Pacific Event" {}
back "Pacific File" {}
-- SPDX-License-Identifier: CC-BY-4.0
