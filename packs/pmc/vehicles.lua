-- What the company drives.

-- Three dice on its chart, and each counts.
weapon "Roof Gun" {
  era = modern_era, cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, machine_gun, pen(1) },
  chart = { { 0, 0, 8 }, { 1, 0, 7 }, { 2, 0, 8 } },
  icon = "machine-gun",
}
weapon "Rear Hatch Gun" {
  era = modern_era, cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, machine_gun },
  chart = { { 0, 0, 7 }, { 1, 0, 8 } },
  icon = "uzi", flavour = "Best seen in the mirror.",
}

squad "SUV 'Auntie'" {
  era = modern_era, nation = pmc, cost = 14, movement = 3, cover = 4, health = 2, vehicle = light, noise = 2,
  loadout = 15,
  keywords = { on_four_wheels }, printed = { roof_gun },
  actions = { { 2, 2 }, { 1, 2 } },
  says = { add { terrain_cover = 1, of = here, when = squad, unless = itself } },
  icon = "jeep", flavour = "Four hundred thousand on the clock, level six in the doors, and a smell of oranges.",
}
squad "Van 'Second Mortgage'" {
  era = modern_era, nation = pmc, cost = 10, movement = 2, cover = 3, health = 2, vehicle = light, noise = 1,
  loadout = 15,
  keywords = { on_four_wheels }, printed = { rear_hatch_gun },
  actions = { { 2, 2 }, { 1, 1 } },
  icon = "truck", flavour = "It says FLOWERS. Nobody has ever asked for any.",
}
