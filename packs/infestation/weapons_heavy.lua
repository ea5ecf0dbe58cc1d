-- What burns, freezes, stands on legs or is two Weapons in one.

-- ---- on legs -----------------------------------------------------------------

weapon "Belt Gun" { meant = { weapon_dice = "belt-fed: four dice in Auto Mode" },
  back = nest_gear, era = near_future_era,
  cost = 5, weight = 6, keywords = { ranged, machine_gun, pen(1), unwieldy(1) },
  chart = { { 0, 3, 8 }, { 1, 3, 7 }, { 2, 3, 8 } },
  burst = 2, auto = 4, caliber = "Belt 8 mm", ammo = 5, bipod = helps,
  says = { add { attack_roll = 1, reload_number = -1, of = with, when = deployed } },
  icon = "machine-gun", flavour = "On its legs it will do a thing that hands cannot: stay.",
}

-- Nobody fires this from the shoulder twice.
weapon "Fourteen Rifle" {
  back = nest_gear, era = near_future_era,
  cost = 5, weight = 7, keywords = { ranged, rifle, optic(1), pen(4) },
  chart = { { 1, 2, 7 }, { 2, 2, 7 }, { 3, 2, 8 } },
  bolt = 1, caliber = "Heavy 14 mm", ammo = 4, bipod = needed,
  says = { add { attack_roll = 1, of = with, when = target_is(fearless) } },
  icon = "supersonic-bullet", flavour = "Made against lorries. It goes in, and looks for the far side.",
}

weapon "Squad Rifle" {
  back = nest_gear, era = near_future_era,
  cost = 4, weight = 4, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, auto = 3, caliber = "Case 6.5 mm", ammo = 5, bipod = helps,
  says = { add { attack_dice = 1, of = with, when = { deployed, auto } } },
  icon = "machine-gun-magazine",
}

-- ---- Fire --------------------------------------------------------------------

weapon "Brush Burner" {
  back = nest_gear, era = near_future_era,
  cost = 4, weight = 6, keywords = { pen(3), burns, unwieldy(1) },
  chart = { { 0, 3, 6 } }, spray = 3, fire = true, caliber = "Thickened Fuel", ammo = 4,
  says = { add { attack_roll = -2, of = with, when = target_is(kilnborn) } },
  icon = "flamethrower", flavour = "For stubble, it says on the tank.",
}

weapon "Thermite Grenade" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 1, keywords = { grenade, burns, pen(3) },
  chart = { { 0, 0, 7 } }, explosion = 2, expended = true, fire = true,
  icon = "fire-bomb",
}

-- Two in one: a rifle, and a bottle under it.
weapon "Torch Rifle" {
  back = nest_gear, era = near_future_era,
  cost = 6, weight = 7, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 8 } },
  semi = 1, burst = 2, caliber = "Case 6.5 mm", ammo = 5, second = torch_bottle,
  icon = "flamer", flavour = "The bottle is under the barrel. Everything else is under the bottle.",
}
weapon "Torch Bottle" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0, keywords = { burns, pen(4) }, part = true, fire = true,
  chart = { { 0, 0, 6 } }, semi = 1, burst = 2, sprays = true, expended = true, by_dice = true, ammo = 6,
  icon = "flame",
}

-- ---- Cryo --------------------------------------------------------------------

weapon "Frost Lance" {
  back = nest_gear, era = near_future_era,
  cost = 4, weight = 5, keywords = { freezes, pen(2) },
  chart = { { 0, 3, 6 }, { 1, 4, 7 } }, spray = 2, slows = instead, caliber = "Liquid Nitrogen", ammo = 4,
  icon = "ice-spear", flavour = "A milk tanker's pump and a very long pipe.",
}

weapon "Frost Rifle" {
  back = nest_gear, era = near_future_era,
  cost = 6, weight = 7, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, burst = 2, caliber = "Case 6.5 mm", ammo = 6, second = frost_flask,
  icon = "frozen-orb",
}
weapon "Frost Flask" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0, keywords = { freezes, pen(3) }, part = true,
  chart = { { 0, 0, 6 }, { 1, 0, 7 } }, semi = 1, burst = 2, expended = true, by_dice = true, ammo = 6, slows = too,
  icon = "ice-cube",
}

weapon "Cold Grenade" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 1, keywords = { grenade, freezes, pen(2) },
  chart = { { 0, 0, 6 } }, explosion = 2, expended = true, slows = too,
  icon = "ice-bomb", flavour = "A thermos with a pin.",
}

-- A second one that cannot be fired from the hip, and only chills.
weapon "Frost Mortar" {
  back = nest_gear, era = near_future_era,
  cost = 4, weight = 6, keywords = { launcher, freezes, pen(3) },
  chart = { { 1, 3, 6 }, { 2, 3, 6 }, { 3, 3, 7 } }, explosion = 3, slows = instead, bipod = needed,
  caliber = "Liquid Nitrogen", ammo = 3,
  icon = "mortar", flavour = "The bomb breaks like an egg, and the egg is at minus two hundred.",
}

-- ---- combined ------------------------------------------------------------------

weapon "R6 Rifle with Tube" {
  back = nest_gear, era = near_future_era,
  cost = 5, weight = 5, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, burst = 2, caliber = "Case 6.5 mm", ammo = 5, second = under_tube,
  icon = "rifle",
}
weapon "Under Tube" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0, keywords = { ranged, launcher, pen(2) }, part = true,
  chart = { { 0, 0, 8 }, { 1, 0, 7 }, { 2, 0, 8 } }, explosion = 3, expended = true, ammo = 2,
  icon = "bundle-grenade",
}

weapon "Slug Shotgun with Flare" { meant = { weapon_dice = "each shot is a load of shot: two dice" },
  back = nest_gear, era = near_future_era,
  cost = 3, weight = 4, keywords = { ranged, shotgun, pen(1) },
  chart = { { 0, 3, 6 }, { 1, 3, 9 } },
  semi = 2, caliber = "Slug 12 Bore", ammo = 4, second = flare_tube,
  icon = "shotgun",
}
weapon "Flare Tube" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0, keywords = { burns, pen(2) }, part = true, fire = true,
  chart = { { 0, 0, 7 }, { 1, 0, 8 } }, semi = 1, expended = true, ammo = 2,
  icon = "firework-rocket",
}
-- SPDX-License-Identifier: CC-BY-4.0
