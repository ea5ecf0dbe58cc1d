-- Vehicles: Called In when they are needed, and gone after a few Turns.

weapon "Cab Cannon" {
  back = nest_gear, era = near_future_era,
  cost = 0, mounted = true, semi = 1, keywords = { ranged, pen(3) },
  chart = { { 0, 0, 6 }, { 1, 0, 6 }, { 2, 0, 7 } },
  prox = {
    { range = 0, roll = 6, hits = 1 }, { range = 0, roll = 8, hits = 2 }, { range = 1, roll = 6, hits = 1 },
    { range = 1, roll = 8, hits = 2 }, { range = 1, roll = 10, hits = 3 }, { range = 2, roll = 7, hits = 1 },
  },
  icon = "cannon",
}

weapon "Roof Guns" {
  back = nest_gear, era = near_future_era,
  cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, machine_gun, pen(2) },
  chart = { { 0, 0, 7 }, { 1, 0, 7 }, { 2, 0, 8 } },
  icon = "machine-gun",
}

weapon "Slurry Jet" {
  back = nest_gear, era = near_future_era,
  cost = 0, mounted = true, spray = 3, keywords = { freezes, pen(2) }, slows = too,
  chart = { { 0, 0, 6 }, { 1, 0, 8 } },
  icon = "ice-spear", flavour = "Liquid nitrogen, out of what used to spread manure.",
}

weapon "Pipe Mortar" {
  back = nest_gear, era = near_future_era,
  cost = 0, mounted = true, semi = 1, keywords = { ranged, launcher, pen(2) },
  chart = { { 1, 0, 7 }, { 2, 0, 7 } },
  prox = {
    { range = 1, roll = 7, hits = 1 }, { range = 1, roll = 9, hits = 2 }, { range = 2, roll = 7, hits = 1 },
    { range = 2, roll = 10, hits = 2 },
  },
  icon = "mortar",
}

squad "Bulldozer 'Grandmother'" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 12, movement = 2, cover = 5, health = 4, vehicle = standard, turn_limit = 3,
  keywords = { machine, immobile_at_1, thin_floor(1) }, printed = { cab_cannon, roof_guns },
  actions = { { health = 4, actions = 3 }, { health = 3, actions = 3 }, { health = 2, actions = 2 }, { health = 1, actions = 2 } },
  icon = "bulldozer", flavour = "Forty tons, yellow, and in no hurry.",
}

squad "Spreader 'Cold Porridge'" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 9, movement = 3, cover = 4, health = 3, vehicle = light, turn_limit = 3,
  keywords = { machine, thin_floor(1) }, printed = { slurry_jet, pipe_mortar },
  actions = { { health = 3, actions = 3 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "truck",
}

-- No gun: it carries the wounded out, and hot soup in.
squad "Ambulance 'Second Helping'" { meant = { soldier_unarmed = "an ambulance" },
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 7, movement = 3, cover = 4, health = 3, vehicle = light, turn_limit = 4,
  keywords = { machine, immobile_at_1 },
  actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  says = {
    at { soldier_turn, cost = action(1), effect = heal(3, a_wound) },
    add { terrain_cover = 1, of = here, unless = vehicle },
  },
  icon = "jeep",
}
-- SPDX-License-Identifier: CC-BY-4.0
