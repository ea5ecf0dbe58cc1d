-- What the company drives: three dice on its chart, each of which counts; at 1 Health it stays where it is.

squad "SUV 'Auntie'" {
  era = modern_era, nation = pmc, cost = 14, movement = 3, cover = 4, health = 2, vehicle = light, noise = 2,
  loadout = 15,
  keywords = { ranged, machine_gun, on_four_wheels }, dice = 3, sprays = true,
  actions = { { 2, 2 }, { 1, 2 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 8 }, { 1, 0, 8 }, { 1, 1, 8 } },
  says = { add { terrain_cover = 1, of = here, when = squad, unless = itself } },
  icon = "jeep", flavour = "Four hundred thousand on the clock, level six in the doors, and a smell of oranges.",
}
squad "Van 'Second Mortgage'" {
  era = modern_era, nation = pmc, cost = 10, movement = 2, cover = 3, health = 2, vehicle = light, noise = 1,
  loadout = 15,
  keywords = { ranged, machine_gun, on_four_wheels }, dice = 3, sprays = true,
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 } },
  icon = "truck", flavour = "It says FLOWERS. Nobody has ever asked for any.",
}
-- SPDX-License-Identifier: CC-BY-4.0
