-- Small arms of the two armies, 1944-45.  A row of a chart is { range, reload, hit }.

local american = { united_states }
local british  = { united_kingdom }
local allied   = { united_states, united_kingdom }

-- ---- United States ----------------------------------------------------------

weapon "M1 Garand" {
  era = wwii_era, cost = 3, weight = 4, nations = american, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, caliber = ".30-06", ammo = 5,
  icon = "rifle", flavour = "Eight rounds, then the clip rings and everybody knows.",
}

weapon "M1 Carbine" {
  era = wwii_era, cost = 2, nations = american, keywords = { ranged, carbine },
  chart = { { 0, 1, 7 }, { 1, 1, 8 } },
  semi = 1, caliber = ".30 Carbine", ammo = 4,
  icon = "winchester-rifle", flavour = "Half the weight of a rifle, and about half the argument.",
}

-- No iron sights: the telescope sits where they were.
weapon "M1903A4 Springfield" {
  era = wwii_era, cost = 3, weight = 4, nations = american, keywords = { ranged, rifle, scoped(1), pen(1) },
  chart = { { 0, 1, 9 }, { 1, 1, 8 }, { 2, 1, 8 }, { 3, 1, 9 } },
  bolt = 1, caliber = ".30-06", ammo = 4,
  icon = "crosshair", flavour = "Five rounds, loaded one by one past the telescope.",
}

-- Slow rate and fast rate; the A2 has no single fire.
weapon "M1918A2 BAR" {
  era = wwii_era, cost = 6, nations = american, keywords = { ranged, machine_gun, pen(1) },
  chart = { { 0, 3, 7 }, { 1, 3, 7 }, { 2, 3, 8 } },
  burst = 2, auto = 3, caliber = ".30-06", ammo = 5,
  icon = "machine-gun-magazine", flavour = "Twenty rounds go by quickly.",
}

weapon "M1A1 Thompson" {
  era = wwii_era, cost = 4, nations = allied, keywords = { ranged, submachine_gun },
  chart = { { 0, 2, 6 }, { 1, 2, 8 } },
  semi = 1, burst = 2, auto = 3, caliber = ".45 ACP", ammo = 4,
  icon = "thompson-m1",
}

-- It fires slowly enough to let one round off at a time, and no selector says so.
weapon "M3 Submachine Gun" {
  era = wwii_era, cost = 3, nations = american, keywords = { ranged, submachine_gun },
  chart = { { 0, 1, 7 }, { 1, 1, 9 } },
  burst = 2, auto = 3, caliber = ".45 ACP", ammo = 4,
  icon = "m3-grease-gun", flavour = "Stamped like a car part, by people who stamped car parts.",
}

weapon "M1911A1 Pistol" {
  era = wwii_era, cost = 1, nations = allied, keywords = { ranged, pistol },
  chart = { { 0, 2, 7 } },
  semi = 1, caliber = ".45 ACP", ammo = 3,
  icon = "colt-m1911",
}

-- Bipod and shoulder stock on a gun made for a tripod.
weapon "M1919A6 Machine Gun" {
  era = wwii_era, cost = 8, weight = 9, nations = american, keywords = { ranged, machine_gun, pen(1), unwieldy(3) },
  chart = { { 0, 1, 8 }, { 1, 1, 7 }, { 2, 1, 8 } },
  burst = 2, spray = 3, caliber = ".30-06", ammo = 6,
  icon = "machine-gun", flavour = "Light, says the manual, of thirty-two pounds and a belt.",
}

weapon "Mk 2 Grenade" {
  era = wwii_era, cost = 1, nations = american, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 7 } },
  explosion = 4, expended = true,
  icon = "grenade",
}

-- Somebody is always beating at his clothes before the rest has begun to burn.
weapon "M15 White Phosphorus" {
  era = wwii_era, cost = 2, weight = 1, nations = american, keywords = { grenade, smoke, pen(2) },
  chart = { { 0, 0, 8 } },
  explosion = 3, expended = true,
  says = { at { declares_attack, of = with, effect = pin(1, the_hostile) } },
  icon = "smoke-bomb",
}

weapon "M17 Rifle Grenade" {
  era = wwii_era, cost = 1, nations = american, keywords = { launcher },
  chart = { { 1, 0, 8 }, { 2, 0, 8 } },
  explosion = 3, expended = true, single_shot = true,
  icon = "bundle-grenade", flavour = "Butt on the ground, and mind the recoil.",
}

weapon "M9 Bazooka" {
  era = wwii_era, cost = 4, weight = 6, nations = american, keywords = { launcher, pen(3) },
  chart = { { 0, 10, 9 }, { 1, 10, 7 }, { 2, 10, 8 } },
  explosion = 3, single_shot = true, caliber = "Rocket 60 mm", ammo = 3,
  says = { add { attack_roll = 2, of = with, when = target_is(vehicle) } },
  icon = "missile-launcher", flavour = "Two halves, one rocket, and nobody behind you.",
}

weapon "M2 Flamethrower" {
  era = wwii_era, cost = 6, weight = 8, nations = american, keywords = { pen(2), unwieldy(2) },
  chart = { { 0, 4, 6 }, { 1, 5, 8 } },
  spray = 4, caliber = "Flame Fuel", ammo = 2,
  says = {
    add { cover = -2, of = with, when = place_is(fortified) },
    add { terrain_cover = -1, of = target },    -- there is no hiding behind two tanks of fuel
  },
  icon = "flamethrower-soldier",
}

weapon "M3 Trench Knife" {
  era = wwii_era, cost = 1, nations = american, keywords = { blade },
  chart = { { 0, 0, 7 } },
  thrown = 1, suppressed = true,
  icon = "trench-knife", flavour = "One throw. Then you want it back.",
}

-- ---- United Kingdom ---------------------------------------------------------

-- Ten rounds and a bolt that closes with the flick of a palm.
weapon "Lee-Enfield No. 4" {
  era = wwii_era, cost = 2, weight = 4, nations = british, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 7 }, { 2, 1, 8 } },
  bolt = 1, caliber = ".303", ammo = 5,
  says = { add { bolt_cost = -1, of = with, when = fewer_than(attacks, 2) } },
  icon = "lee-enfield",
}

weapon "No. 4 (T) Rifle" {
  era = wwii_era, cost = 4, nations = british, keywords = { ranged, rifle, scoped(2), pen(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 9 }, { 2, 1, 8 }, { 3, 1, 9 } },
  bolt = 1, caliber = ".303", ammo = 4,
  icon = "target-shot", flavour = "Chosen at the factory because it shot straighter than its sisters.",
}

weapon "Sten Mk V" {
  era = wwii_era, cost = 2, nations = british, keywords = { ranged, submachine_gun },
  chart = { { 0, 2, 7 }, { 1, 2, 9 } },
  semi = 1, auto = 3, caliber = "Parabellum 9 mm", ammo = 4,
  says = { add { reload_number = 1, of = with, when = auto } },
  icon = "autogun", flavour = "Load twenty-eight of the thirty-two. Trust us.",
}

-- The baffles do not forgive bursts.
weapon "Sten Mk II (S)" {
  era = wwii_era, cost = 3, nations = british, keywords = { ranged, submachine_gun },
  chart = { { 0, 2, 7 }, { 1, 2, 9 } },
  semi = 1, burst = 2, caliber = "Parabellum 9 mm", ammo = 3, suppressed = true,
  says = { add { reload_number = 2, of = with, when = burst } },
  icon = "silenced",
}

weapon "Bren Gun" {
  era = wwii_era, cost = 6, nations = british, keywords = { ranged, machine_gun, pen(1), unwieldy(1) },
  chart = { { 0, 2, 8 }, { 1, 2, 7 }, { 2, 2, 7 }, { 3, 2, 8 } },
  semi = 1, auto = 3, caliber = ".303", ammo = 6,
  icon = "chaingun", flavour = "Everyone in the section carries two magazines for it.",
}

weapon "Webley Mk IV" {
  era = wwii_era, cost = 1, nations = british, keywords = { ranged, pistol },
  chart = { { 0, 1, 8 }, { 1, 1, 10 } },
  semi = 1, caliber = ".38/200", ammo = 3,
  icon = "pistol-gun",
}

weapon "De Lisle Carbine" {
  era = wwii_era, cost = 4, weight = 3, nations = british, keywords = { ranged, carbine },
  chart = { { 0, 1, 7 }, { 1, 1, 7 } },
  bolt = 1, caliber = ".45 ACP", ammo = 3, suppressed = true,
  icon = "supersonic-bullet", flavour = "The loudest part of it is the bolt.",
}

-- The thrower had better be lying down too.
weapon "No. 36 Grenade" {
  era = wwii_era, cost = 1, nations = british, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 6 } },
  explosion = 4, expended = true,
  icon = "holy-hand-grenade",
}

-- A bag of plastic explosive with a fuze: as much in it as the job wants.
weapon "No. 82 Grenade" {
  era = wwii_era, cost = 2, weight = 1, nations = british, keywords = { grenade, pen(3) },
  chart = { { 0, 0, 7 } },
  explosion = 4, expended = true,
  says = { add { attack_roll = 2, of = with, when = target_is(vehicle) } },
  icon = "powder-bag",
}

-- A spring throws the bomb: no flash, no smoke, no flame behind.
weapon "PIAT" {
  era = wwii_era, cost = 4, weight = 6, nations = british, keywords = { launcher, pen(3) },
  chart = { { 0, 10, 8 }, { 1, 10, 7 } },
  explosion = 4, single_shot = true, caliber = "PIAT Bomb", ammo = 3,
  says = { add { cover = -1, of = with, when = place_is(fortified) } },
  icon = "spring", flavour = "Cocking it is the hard part. Cocking it lying down is the harder part.",
}

weapon "Fairbairn-Sykes Knife" {
  era = wwii_era, cost = 1, weight = 0, nations = british, keywords = { blade, pen(2) },
  chart = { { 0, 0, 8 } },
  thrown = 1, suppressed = true,
  icon = "plain-dagger",
}
-- SPDX-License-Identifier: CC-BY-4.0
