-- What is carried at night.

-- ---- eyes -------------------------------------------------------------------------

equipment "PVS-31 Goggles" {
  era = modern_era,
  cost = 3, weight = 1,
  says = {
    at { enters, of = actor, cost = discard(1), effect = add { night = -2 } },
    at { soldier_turn, cost = { discard(1), per_turn(1) }, effect = reveal(a_hostile_near) },
  },
  icon = "night-vision", flavour = "The world is green, flat and full of mice.",
}

equipment "Thermal Monocular" {
  era = modern_era,
  cost = 3, weight = 1,
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = reveal(a_hostile) },
  },
  icon = "spyglass", flavour = "Warm is white. The kettle, the dog, the man behind the door.",
}

-- For one who leads others by the sleeve.
equipment "Panoramic Goggles" {
  era = modern_era,
  cost = 5, weight = 2,
  says = {
    at { enters, when = same_location, cost = discard(1), effect = add { night = -3 } },
    at { soldier_turn, cost = { discard(1), per_turn(2) }, effect = reveal(a_hostile_near) },
  },
  icon = "goggles", flavour = "Four tubes, and a face like a spider's.",
}

equipment "Infrared Chemlights" {
  era = modern_era,
  cost = 1, weight = 0, counters = 3,
  says = { at { enters, when = same_location, cost = spend(1), effect = add { night = -2 } } },
  icon = "candle-light", flavour = "A runway for those who may see it.",
}

equipment "Hand Flare" {
  era = modern_era,
  cost = 1, weight = 1,
  says = { at { soldier_turn, cost = { action(1), expend },
                effect = { reveal(each_hostile_here), pin(1, each_hostile_here), noise(5, me) } } },
  icon = "star-prominences", flavour = "Now everybody knows everything.",
}

equipment "Aiming Laser" {
  era = modern_era,
  cost = 2, weight = 0,
  says = { add { attack_roll = 1, of = actor, when = { weapon(ranged), fewer_than(range, 2) } } },
  icon = "laser-precision", flavour = "A thread that only we can see. We hope only we.",
}

-- ---- what is loaded ------------------------------------------------------------------

local small_arms = { pistol, smg, carbine, rifle, machine_gun }

equipment "Ball Rounds" {
  era = modern_era,
  cost = 0, weight = 0, any_soldier = true, fits = small_arms, ammo = standard,
  icon = "bullets", flavour = "For when everybody knows anyway.",
}

equipment "Black Rounds" {
  era = modern_era,
  cost = 1, weight = 0, any_soldier = true, fits = small_arms, ammo = black,
  icon = "supersonic-bullet", flavour = "In boxes without a label, signed for in pencil.",
}

equipment "Subsonic Rounds" {
  era = modern_era,
  cost = 0, weight = 0, any_soldier = true, fits = small_arms, ammo = subsonic,
  icon = "heavy-bullets", flavour = "Slower than its own sound, and in no hurry.",
}

-- ---- feet and fingers ---------------------------------------------------------------

equipment "Felt Overshoes" {
  era = modern_era,
  cost = 1, weight = 1, keywords = { shadows(9) },
  says = { add { ability_roll = 1, of = actor, when = testing(shadows) } },
  icon = "slippers", flavour = "From the palace tour. He forgot to give them back.",
}

equipment "Lock Gun" {
  era = modern_era,
  cost = 1, weight = 1, keywords = { pick(9) },
  says = { at { tests, of = actor, when = testing(pick), cost = per_turn(1), effect = add { bonus = 2 } } },
  icon = "lockpicks", flavour = "Click click click, and the drawer is nobody's.",
}

equipment "Cable Tap" {
  era = modern_era,
  cost = 2, weight = 1, keywords = { hack(9) },
  says = {
    at { tests, of = actor, when = testing(hack), cost = per_turn(1), effect = add { bonus = 2 } },
    at { soldier_turn, cost = { action(1), once_a_mission }, effect = { find_location(1), draw(1) } },
  },
  icon = "usb-key",
}

equipment "Drysuit" {
  era = modern_era,
  cost = 2, weight = 2,
  says = { add { entrance = -2, of = actor, when = place_is(water) } },
  icon = "scuba-tanks", flavour = "Under it, one arrives in a dinner jacket, if one has one.",
}

equipment "Dog Biscuits" {
  era = modern_era,
  cost = 1, weight = 0, counters = 2,
  says = { at { soldier_turn, cost = spend(1), effect = { pin(1, a_hostile_here), draw(1) } } },
  icon = "dog-bowl", flavour = "With something in them. He dreams of rabbits.",
}
-- SPDX-License-Identifier: CC-BY-4.0
