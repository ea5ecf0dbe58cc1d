-- Field Weapons: not bought, but sent for, with a radio, for what has been gathered.

weapon "Rotary Gun (Field)" { meant = { weapon_dice = "belt-fed: four dice in Auto Mode" },
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 5, field = { field_point(4) }, keywords = { ranged, machine_gun, pen(2) },
  chart = { { 0, 1, 7 }, { 1, 1, 7 }, { 2, 1, 8 } },
  auto = 4, spray = 3, caliber = "Belt 8 mm", ammo = 3,
  icon = "minigun", flavour = "It came down under a green parachute, with a note: bring it back.",
}

weapon "Bunker Rocket (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 3, field = { field_point(2) }, copies = 2, keywords = { launcher, pen(5) },
  chart = { { 0, 0, 7 }, { 1, 0, 6 }, { 2, 0, 7 } }, explosion = 4, expended = true,
  icon = "rocket",
}

weapon "Frost Cannon (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 5, field = { field_point(3) }, keywords = { freezes, pen(3) },
  chart = { { 0, 2, 5 }, { 1, 2, 6 }, { 2, 2, 8 } }, spray = 3, slows = too, caliber = "Liquid Nitrogen", ammo = 3,
  icon = "frozen-orb",
}

weapon "Orchard Mines (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 1, field = { field_point(1) }, copies = 2, keywords = { pen(2) },
  chart = { { 0, 0, 6 } }, explosion = 3, expended = true,
  icon = "land-mine", flavour = "Face towards enemy. There is a picture, for those who do not read.",
}
-- SPDX-License-Identifier: CC-BY-4.0
