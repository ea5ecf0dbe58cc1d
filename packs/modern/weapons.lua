-- Small arms of the two armies.  A row of a chart is { range, reload, hit }.

local american  = { united_states }
local norwegian = { norway }
local both      = { united_states, norway }

-- ---- United States ----------------------------------------------------------

weapon "M4A1 Carbine" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = modern_era,
  cost = 3, nations = american, keywords = { ranged, carbine },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 9 } },
  semi = 1, auto = 2, caliber = "NATO 5.56 mm", ammo = 5,
  icon = "mp-40", flavour = "Every second screw on it holds something else.",
}

-- Full length: it reaches where the carbine guesses.
weapon "M16A4 Rifle" {
  era = modern_era,
  cost = 3, weight = 4, nations = american, keywords = { ranged, rifle, scope(1) },
  chart = { { 0, 2, 8 }, { 1, 2, 8 }, { 2, 2, 8 }, { 3, 2, 9 } },
  semi = 1, burst = 2, caliber = "NATO 5.56 mm", ammo = 5,
  icon = "famas",
}

weapon "Mk 18 Carbine" {
  era = modern_era,
  cost = 4, weight = 3, nations = american, keywords = { ranged, carbine },
  chart = { { 0, 2, 6 }, { 1, 2, 8 } },
  semi = 1, auto = 3, caliber = "NATO 5.56 mm", ammo = 4, suppressed = true, quiet = 3,
  icon = "silenced", flavour = "Ten inches of barrel and seven of can.",
}

weapon "M27 Rifle" {
  era = modern_era,
  cost = 5, nations = american, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 }, { 3, 2, 9 } },
  semi = 1, auto = 3, caliber = "NATO 5.56 mm", ammo = 5,
  says = { add { reload_number = 1, of = with, when = auto } },
  icon = "winchester-rifle",
}

weapon "M249 SAW" { meant = { weapon_dice = "belt-fed: four dice in Auto Mode" },
  era = modern_era,
  cost = 6, weight = 7, nations = american, keywords = { ranged, machine_gun, cumbersome(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 7 }, { 2, 1, 8 } },
  burst = 2, auto = 4, caliber = "NATO 5.56 mm", ammo = 6,
  icon = "machine-gun-magazine", flavour = "Two hundred rounds in a soft bag that is never zipped.",
}

-- It is fed by another man, and carried by both.
weapon "M240B Machine Gun" {
  era = modern_era,
  cost = 8, weight = 10, nations = american, keywords = { ranged, machine_gun, pen(1), cumbersome(3) },
  chart = { { 0, 1, 8 }, { 1, 1, 7 }, { 2, 1, 7 }, { 3, 1, 8 } },
  burst = 2, spray = 3, caliber = "NATO 7.62 mm", ammo = 6,
  says = { add { attack_roll = 1, of = with, when = at_least(soldiers_here, 2) } },
  icon = "machine-gun",
}

weapon "M110 Rifle" {
  era = modern_era,
  cost = 4, weight = 5, nations = american, keywords = { ranged, rifle, scope(1), pen(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 8 }, { 2, 1, 8 }, { 3, 1, 8 } },
  semi = 1, caliber = "NATO 7.62 mm", ammo = 4,
  icon = "crosshair", flavour = "The second shot is as quick as the first, if the first has told you something.",
}

-- For those who lie where they lie all day.
weapon "M2010 Rifle" {
  era = modern_era,
  cost = 5, weight = 6, nations = american, keywords = { ranged, rifle, scope(2), pen(2), cumbersome(2) },
  chart = { { 0, 1, 10 }, { 1, 1, 9 }, { 2, 1, 8 }, { 3, 1, 8 } },
  bolt = 1, caliber = "Winchester .300", ammo = 4,
  icon = "target-shot",
}

-- Made for engine blocks.
weapon "M107 Rifle" {
  era = modern_era,
  cost = 6, weight = 9, nations = american, keywords = { ranged, rifle, scope(1), pen(3), cumbersome(4) },
  chart = { { 1, 2, 8 }, { 2, 2, 8 }, { 3, 2, 8 } },
  semi = 1, caliber = ".50 BMG", ammo = 3,
  says = { add { attack_roll = 2, of = with, when = target_is(vehicle) } },
  icon = "supersonic-bullet", flavour = "The dust in front of it is the size of a house.",
}

weapon "M17 Pistol" {
  era = modern_era,
  cost = 1, nations = american, keywords = { ranged, pistol },
  chart = { { 0, 2, 7 } },
  semi = 1, caliber = "Parabellum 9 mm", ammo = 3,
  icon = "pistol-gun",
}

weapon "M1014 Shotgun" { meant = { weapon_dice = "each shot is a load of shot: two dice" },
  era = modern_era,
  cost = 2, weight = 4, nations = american, keywords = { ranged, shotgun },
  chart = { { 0, 3, 6 }, { 1, 3, 9 } },
  semi = 2, caliber = "Shot 12 Gauge", ammo = 3,
  says = { add { cover_roll = 1, of = with, when = place_is(town) } },
  icon = "shotgun", flavour = "A key that fits every door once.",
}

weapon "M67 Grenade" {
  era = modern_era,
  cost = 1, nations = american, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 7 } },
  explosion = 4, expended = true,
  icon = "grenade",
}

weapon "M320 Launcher" {
  era = modern_era,
  cost = 4, weight = 3, nations = american, keywords = { launcher, pen(1) },
  chart = { { 0, 9, 9 }, { 1, 9, 7 }, { 2, 9, 8 } },
  explosion = 3, single_shot = true, caliber = "Grenade 40 mm", ammo = 4,
  icon = "bundle-grenade", flavour = "Thump. Count to three.",
}

-- Two wires, a clacker, and the front is the side that says so.
weapon "M18A1 Claymore" {
  era = modern_era,
  cost = 2, weight = 2, nations = american, keywords = { grenade, pen(2), cumbersome(5) },
  chart = { { 0, 0, 6 } },
  explosion = 6, expended = true, single_shot = true,
  icon = "land-mine",
}

-- It burns through an engine, a lock or a server, and is in no hurry.
weapon "AN-M14 Thermite" {
  era = modern_era,
  cost = 2, weight = 1, nations = american, keywords = { grenade, pen(4) },
  chart = { { 0, 0, 8 } },
  explosion = 2, expended = true,
  says = { add { attack_roll = 3, of = with, when = target_is(vehicle) } },
  icon = "small-fire",
}

weapon "M9 Bayonet" {
  era = modern_era,
  cost = 1, weight = 0, nations = american, keywords = { blade, pen(1) },
  chart = { { 0, 0, 8 } },
  thrown = 1, suppressed = true, quiet = 9,
  icon = "plain-dagger", flavour = "Opens rations, wire, and arguments.",
}

-- ---- Norway -----------------------------------------------------------------

weapon "HK416N Rifle" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = modern_era,
  cost = 4, nations = norwegian, keywords = { ranged, carbine, scope(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 8 }, { 2, 2, 9 } },
  semi = 1, auto = 2, caliber = "NATO 5.56 mm", ammo = 5,
  says = { add { reload_number = -1, of = with, when = semi } },
  icon = "mp5", flavour = "Came in from the river, shook itself, fired.",
}

weapon "HK417 Rifle" {
  era = modern_era,
  cost = 5, nations = norwegian, keywords = { ranged, rifle, scope(1), pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 8 }, { 2, 2, 8 }, { 3, 2, 9 } },
  semi = 1, caliber = "NATO 7.62 mm", ammo = 4,
  says = { at { after_attack, of = with, when = at_least(range, 2), effect = pin(1, the_hostile) } },
  icon = "winchester-rifle",
}

-- Small rounds, made for vests.
weapon "MP7A1" {
  era = modern_era,
  cost = 3, weight = 2, nations = norwegian, keywords = { ranged, carbine, pen(2) },
  chart = { { 0, 2, 7 }, { 1, 2, 9 } },
  semi = 1, auto = 3, caliber = "HK 4.6 mm", ammo = 4,
  icon = "p90",
}

weapon "Minimi Mk 3" {
  era = modern_era,
  cost = 6, weight = 6, nations = norwegian, keywords = { ranged, machine_gun },
  chart = { { 0, 2, 8 }, { 1, 2, 7 }, { 2, 2, 8 } },
  burst = 2, auto = 3, caliber = "NATO 5.56 mm", ammo = 6,
  icon = "chaingun", flavour = "Belt or magazine; the gunner has an opinion about magazines.",
}

weapon "MG3" { meant = { weapon_dice = "belt-fed: four dice in Auto Mode" },
  era = modern_era,
  cost = 7, weight = 9, nations = norwegian, keywords = { ranged, machine_gun, pen(1), cumbersome(3) },
  chart = { { 0, 2, 8 }, { 1, 2, 7 }, { 2, 2, 7 } },
  auto = 4, spray = 4, caliber = "NATO 7.62 mm", ammo = 4,
  icon = "heavy-bullets", flavour = "Older than anyone behind it, and louder.",
}

-- A Mauser action in a target stock.
weapon "NM149 Rifle" {
  era = modern_era,
  cost = 3, weight = 4, nations = norwegian, keywords = { ranged, rifle, scope(2), pen(1) },
  chart = { { 0, 1, 9 }, { 1, 1, 9 }, { 2, 1, 8 }, { 3, 1, 9 } },
  bolt = 1, caliber = "NATO 7.62 mm", ammo = 4,
  says = { add { attack_roll = 1, of = with, unless = at_least(attacks, 2) } },
  icon = "gun-stock",
}

weapon "P80 Pistol" {
  era = modern_era,
  cost = 1, weight = 0, nations = norwegian, keywords = { ranged, pistol },
  chart = { { 0, 1, 8 } },
  semi = 1, caliber = "Parabellum 9 mm", ammo = 3,
  icon = "glock", flavour = "Adopted first, asked about afterwards.",
}

-- With its sleeve it throws splinters, without it only noise.
weapon "DM51 Grenade" {
  era = modern_era,
  cost = 1, nations = norwegian, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 6 } },
  explosion = 4, expended = true,
  icon = "unlit-bomb",
}

-- ---- both -------------------------------------------------------------------

weapon "M84 Stun Grenade" {
  era = modern_era,
  cost = 1, weight = 0, nations = both, keywords = { grenade },
  chart = { { 0, 0, 9 } },
  explosion = 2, expended = true,
  says = { at { declares_attack, of = with, effect = pin(2, the_hostile) } },
  icon = "beams-aura",
}

weapon "M72 LAW" {
  era = modern_era,
  cost = 2, weight = 2, nations = both, keywords = { launcher, pen(3) },
  chart = { { 1, 0, 8 }, { 2, 0, 9 } },
  explosion = 3, expended = true, single_shot = true,
  says = { add { attack_roll = 2, of = with, when = target_is(vehicle) } },
  icon = "missile-launcher", flavour = "Pull it open, and it is loaded. Throw it away, and it is not.",
}

weapon "Carl Gustaf M3" {
  era = modern_era,
  cost = 5, weight = 7, nations = both, keywords = { launcher, pen(3), cumbersome(1) },
  chart = { { 0, 10, 9 }, { 1, 10, 7 }, { 2, 10, 7 }, { 3, 10, 9 } },
  explosion = 4, single_shot = true, caliber = "Rocket 84 mm", ammo = 3,
  says = { add { cover = -1, of = with, when = place_is(fortified) } },
  icon = "incoming-rocket", flavour = "Everyone near it has a headache, and one of them is the enemy.",
}
-- SPDX-License-Identifier: CC-BY-4.0
