-- Small arms of the night: what they say, they say under their breath.
-- A row of a chart is { range, reload, hit }; of a Mode hand to hand { dice, stumble, hit, penetration, aim }.

local american  = { united_states }
local norwegian = { norway }
local both      = { united_states, norway }

-- ---- Suppressed -------------------------------------------------------------------

weapon "MP5SD" {
  era = modern_era,
  cost = 4, weight = 3, nations = both, keywords = { ranged, carbine },
  chart = { { 0, 2, 6 }, { 1, 2, 8 } },
  semi = 1, burst = 2, caliber = "Parabellum 9 mm", ammo = 4, suppressed = true, quiet = 5,
  icon = "mp5", flavour = "The loudest part is the brass on the floor.",
}

weapon "Mk 23 Pistol" {
  era = modern_era,
  cost = 2, weight = 1, nations = american, keywords = { ranged, pistol },
  chart = { { 0, 2, 7 }, { 1, 2, 10 } },
  semi = 1, caliber = ".45 ACP", ammo = 3, suppressed = true, quiet = 4,
  icon = "silenced", flavour = "Too big for every holster, too good to leave.",
}

weapon "Welrod" {
  era = modern_era,
  cost = 2, weight = 1, nations = both, keywords = { ranged, pistol, pen(1) },
  chart = { { 0, 3, 5 } },
  bolt = 1, caliber = "Parabellum 9 mm", ammo = 2, suppressed = true, quiet = 7,
  icon = "pistol-gun", flavour = "A bicycle pump from a museum. It has not been retired; it has been asked for.",
}

weapon "M4A1 Suppressed" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = modern_era,
  cost = 5, weight = 4, nations = american, keywords = { ranged, carbine },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 9 } },
  semi = 1, auto = 2, caliber = "NATO 5.56 mm", ammo = 5, suppressed = true, quiet = 3,
  icon = "mp-40",
}

weapon "HK416 Suppressed" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = modern_era,
  cost = 5, weight = 4, nations = norwegian, keywords = { ranged, carbine, scope(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 8 }, { 2, 2, 9 } },
  semi = 1, auto = 2, caliber = "NATO 5.56 mm", ammo = 5, suppressed = true, quiet = 3,
  icon = "famas",
}

weapon "HK417 Suppressed" {
  era = modern_era,
  cost = 6, weight = 5, nations = norwegian, keywords = { ranged, rifle, scope(1), pen(1) },
  chart = { { 0, 2, 8 }, { 1, 2, 8 }, { 2, 2, 8 }, { 3, 2, 9 } },
  semi = 1, caliber = "NATO 7.62 mm", ammo = 4, suppressed = true, quiet = 2,
  icon = "winchester-rifle",
}

-- Its own round, made slow and heavy: a cough at three hundred metres.
weapon "Honey Badger" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = modern_era,
  cost = 6, weight = 3, nations = american, keywords = { ranged, carbine, pen(1) },
  chart = { { 0, 2, 6 }, { 1, 2, 7 }, { 2, 2, 10 } },
  semi = 1, auto = 2, caliber = ".300 Blackout", ammo = 4, suppressed = true, quiet = 4,
  icon = "mac-10",
}

weapon "M110 Suppressed" {
  era = modern_era,
  cost = 5, weight = 6, nations = american, keywords = { ranged, rifle, scope(1), pen(1) },
  chart = { { 0, 1, 9 }, { 1, 1, 8 }, { 2, 1, 8 }, { 3, 1, 8 } },
  semi = 1, caliber = "NATO 7.62 mm", ammo = 4, suppressed = true, quiet = 2,
  icon = "crosshair", flavour = "They hear it pass, and look where it went.",
}

-- ---- without a shot --------------------------------------------------------------

weapon "Crossbow" {
  era = modern_era,
  cost = 3, weight = 3, nations = both, keywords = { ranged, pen(1), cumbersome(1) },
  chart = { { 0, 8, 7 }, { 1, 8, 8 } },
  semi = 1, single_shot = true, caliber = "Bolt", ammo = 3, suppressed = true, quiet = 9,
  icon = "crossbow", flavour = "Nobody asks for it in the light.",
}

weapon "Dive Knife" {
  era = modern_era,
  cost = 1, weight = 0, nations = both, keywords = { melee, blade, stealth(3) },
  strong = { { 1, 1, 7, -1, 0 } }, combo = { { 2, 1, 8, -2, 0 } }, thrown = 1, chart = { { 0, 0, 8 } }, quiet = 9,
  icon = "bowie-knife", flavour = "Made for nets. It has been adaptable.",
}

weapon "Garrotte" {
  era = modern_era,
  cost = 1, weight = 0, nations = both, keywords = { melee, stealth(5) },
  aimed = { { 1, 2, 9, 2, 1 } },
  icon = "wire-coil", flavour = "Piano, bottom C.",
}

weapon "Empty Hands" {
  era = modern_era,
  cost = 0, unarmed = true, keywords = { melee, stealth(1) },
  strong = { { 1, 2, 8, -4, 0 } }, combo = { { 2, 2, 9, -5, 0 } }, aimed = { { 1, 1, 9, -3, 0 } },
  icon = "punch", flavour = "Everybody has been issued two.",
}

-- ---- Triggered: left somewhere, and set off from elsewhere -------------------------

weapon "Door Charge" {
  era = modern_era,
  cost = 1, weight = 1, nations = both, keywords = { grenade, pen(2) },
  chart = { { 0, 0, 7 } },
  explosion = 2, expended = true, triggered = true,
  icon = "dynamite", flavour = "A wet towel, a wire, a minute.",
}

weapon "Limpet Mine" {
  era = modern_era,
  cost = 3, weight = 3, nations = both, keywords = { grenade, pen(4), cumbersome(2) },
  chart = { { 0, 0, 8 } },
  explosion = 3, expended = true, triggered = true, single_shot = true,
  says = { add { attack_roll = 2, of = with, when = target_is(vehicle) } },
  icon = "naval-mine", flavour = "It holds on. That is all it was ever asked.",
}

weapon "Radio Claymore" {
  era = modern_era,
  cost = 3, weight = 2, nations = american, keywords = { grenade, pen(2), cumbersome(4) },
  chart = { { 0, 0, 6 } },
  explosion = 4, expended = true, triggered = true, single_shot = true,
  icon = "land-mine",
}
-- SPDX-License-Identifier: CC-BY-4.0
