-- Small arms of the Reclamation Service.  A row of a chart is { range, reload, hit }.

weapon "R6 Rifle" {
  back = nest_gear, era = near_future_era,
  cost = 3, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, burst = 2, caliber = "Case 6.5 mm", ammo = 5,
  icon = "rifle", flavour = "All plastic and steel. Nothing on it that anything wants to eat.",
}

weapon "R6 Carbine" {
  back = nest_gear, era = near_future_era,
  cost = 2, keywords = { ranged, carbine },
  chart = { { 0, 2, 7 }, { 1, 2, 8 } },
  semi = 1, burst = 2, caliber = "Case 6.5 mm", ammo = 4,
  icon = "autogun",
}

weapon "Marksman Rifle" {
  back = nest_gear, era = near_future_era,
  cost = 4, keywords = { ranged, rifle, optic(1), pen(2) },
  chart = { { 0, 2, 9 }, { 1, 2, 8 }, { 2, 2, 8 }, { 3, 2, 9 } },
  semi = 1, caliber = "Case 6.5 mm", ammo = 4,
  icon = "crosshair", flavour = "For what has one soft place, and keeps it turned away.",
}

weapon "Slug Shotgun" { meant = { weapon_dice = "each shot is a load of shot: two dice" },
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 3, keywords = { ranged, shotgun, pen(1) },
  chart = { { 0, 3, 6 }, { 1, 3, 9 } },
  semi = 2, caliber = "Slug 12 Bore", ammo = 3,
  says = { add { cover_roll = 1, of = with, when = fewer_than(range, 1) } },
  icon = "sawed-off-shotgun", flavour = "The farmers had them. The farmers were right.",
}

weapon "Service Pistol" {
  back = nest_gear, era = near_future_era,
  cost = 1, keywords = { ranged, pistol },
  chart = { { 0, 2, 7 } },
  semi = 1, caliber = "Pistol 10 mm", ammo = 3,
  icon = "glock",
}

weapon "Needle Carbine" {
  back = nest_gear, era = near_future_era,
  cost = 3, weight = 2, keywords = { ranged, carbine, pen(2) },
  chart = { { 0, 2, 7 }, { 1, 2, 8 } },
  semi = 1, caliber = "Case 6.5 mm", ammo = 4,
  says = { add { cover_roll = 1, of = with, when = target_is(shell) } },
  icon = "ak47u", flavour = "Long thin rounds for long thin gaps.",
}

weapon "Slaughterman's Pistol" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 1, keywords = { ranged, pistol, pen(3) },
  chart = { { 0, 2, 8 } },
  semi = 1, caliber = "Pistol 10 mm", ammo = 2,
  icon = "pistol-gun", flavour = "From the abattoir. One at a time, from very near.",
}

weapon "Canister Launcher" {
  back = nest_gear, era = near_future_era,
  cost = 4, weight = 5, keywords = { ranged, launcher, pen(2) },
  chart = { { 0, 4, 8 }, { 1, 4, 7 }, { 2, 4, 8 } },
  explosion = 3, caliber = "Canister 40 mm", ammo = 4,
  icon = "missile-launcher", flavour = "Six chambers. It thumps like a slow drum.",
}

-- ---- thrown and laid --------------------------------------------------------

weapon "Fragmentation Grenade" {
  back = nest_gear, era = near_future_era,
  cost = 1, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 7 } },
  explosion = 3, expended = true,
  icon = "grenade",
}

-- Light and noise: what lives in a kiln has never seen noon.
weapon "Flash Grenade" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0, keywords = { grenade },
  chart = { { 0, 0, 10 } },
  explosion = 1, expended = true,
  says = {
    at { declares_attack, of = with, when = target_is(kilnborn), effect = pin(3, the_hostile) },
    at { declares_attack, of = with, unless = target_is(kilnborn), effect = pin(2, the_hostile) },
  },
  icon = "sunbeams",
}

weapon "Breaching Charge" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 2, keywords = { pen(4) },
  chart = { { 0, 0, 6 } },
  explosion = 4, expended = true,
  says = { at { attack_rolled, of = with, effect = suppress(1, actor) } },
  icon = "time-dynamite", flavour = "Made for doors. There are few doors left.",
}
-- SPDX-License-Identifier: CC-BY-4.0
