-- Standard Hostiles of Karsa: those whom the city put out of house or work, the paid, and what drives about.

-- ---- value 0 ---------------------------------------------------------------

hostile "Bottle Throwers" {
  copies = 3, force = karsa_insurgents, value = 0, reticles = 2, cover = 2, range = { 0, 0 },
  chart = { { active = 2, roll = 10, wounds = 1 } }, place = behind, distance = 1, keywords = { foot, loose_ranks },
  icon = "molotov", flavour = "Petrol, soap, a rag. Theirs is the street that was sold.",
}
hostile "Street Watcher" {
  copies = 2, force = karsa_insurgents, value = 0, reticles = 1, cover = 3, range = { 0, 3 },
  place = beyond, distance = 1, keywords = { foot, standoff(2) },
  icon = "spyglass", flavour = "Sells cigarettes. Has sold none since you came round the corner.",
  says = { at { reinforcement_step, when = in_range, effect = reinforce(1) } },
}
hostile "Nervous Recruit" {
  copies = 3, force = karsa_insurgents, value = 0, reticles = 1, cover = 2, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 1 } }, keywords = { foot },
  icon = "ak47u", flavour = "The safety catch is the other lever.",
  says = { at { kills, of = here, effect = pin(1, this) } },
}
hostile "Roadside Wire" {
  copies = 2, force = karsa_insurgents, value = 0, reticles = 1, cover = 4, range = { 0, 0 },
  place = beyond, distance = 1, keywords = { fearless },
  icon = "land-mine", flavour = "A dead dog, with more in it than a dog has.",
  says = { at { moved, of = here, unless = soldier_is(sapper), effect = { wound(1, actor), hit(1, this) } } },
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Lone Gunman" {
  copies = 3, force = karsa_insurgents, value = 1, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 8, wounds = 1 } }, keywords = { foot },
  icon = "ak47", flavour = "His brother was to come as well.",
}
hostile "Street Committee" {
  copies = 3, force = karsa_insurgents, value = 1, reticles = 4, cover = 2, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  penalty = { { active = 3, cost = 1 } }, keywords = { foot, loose_ranks },
  icon = "three-friends", flavour = "It began as a queue for bread. The rifles are from the precinct house.",
}
hostile "Scooter Pair" {
  copies = 2, force = karsa_insurgents, value = 1, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 1, event = true, keywords = { foot },
  icon = "full-motorcycle-helmet", flavour = "One steers. Neither looks.",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}
hostile "Last of His House" {
  copies = 2, force = karsa_insurgents, value = 1, reticles = 1, cover = 2, range = { 0, 0 },
  chart = { { active = 1, roll = 7, wounds = 1 } }, place = front_most, keywords = { foot, fearless },
  icon = "machete", flavour = "The mortar bomb was meant for the barracks. He carries a piece of it.",
}
hostile "Checkpoint Crew" {
  copies = 2, force = karsa_insurgents, value = 1, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } }, keywords = { foot },
  icon = "barricade", flavour = "Yesterday it was the other street.",
}
hostile "Armed Looters" {
  copies = 2, force = karsa_insurgents, value = 1, reticles = 3, cover = 2, range = { 0, 0 },
  chart = { { active = 2, roll = 9, wounds = 1 } }, event = true, keywords = { foot, loose_ranks },
  icon = "swap-bag", flavour = "Eleven televisions, two shotguns, no electricity.",
  says = { add { experience = 1, of = target, when = place_is(market) } },
}
hostile "Window Rifle" {
  copies = 2, force = karsa_insurgents, value = 1, reticles = 1, cover = 5, range = { 1, 2 },
  chart = { { active = 1, roll = 8, wounds = 1 } }, place = beyond, distance = 1, keywords = { foot, standoff(1) },
  icon = "window-bars", flavour = "Third floor, fourth from the left, no, right.",
  says = { add { cover = -2, of = target, when = explosion } },
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Cell of Four" {
  copies = 3, force = karsa_insurgents, value = 2, reticles = 4, cover = 3, range = { 0, 2 },
  chart = {
    { active = 4, roll = 8, wounds = 1 }, { active = 4, roll = 10, wounds = 2 },
    { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 },
  },
  keywords = { foot }, icon = "meeple-army", flavour = "They know one another by numbers. The numbers are wrong.",
}
hostile "Belt-Fed Gunner" {
  copies = 2, force = karsa_insurgents, value = 2, reticles = 2, cover = 3, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 10, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } }, event = true, keywords = { foot },
  icon = "machine-gun", flavour = "Belt over the shoulder, as in the poster.",
}
hostile "Rocket Man" {
  copies = 2, force = karsa_insurgents, value = 2, reticles = 1, cover = 3, range = { 0, 2 },
  chart = { { active = 1, roll = 8, wounds = 2 }, { active = 1, roll = 10, wounds = 3 } },
  aims_at = costliest, keywords = { foot, heavy_rounds(1) },
  icon = "incoming-rocket", flavour = "Three rockets, three alleys, three tries.",
}
hostile "Rooftop Marksman" {
  copies = 2, force = karsa_insurgents, value = 2, reticles = 1, cover = 4, range = { 1, 3 },
  chart = { { active = 1, roll = 8, wounds = 2 } },
  place = beyond, distance = 2, aims_at = costliest, keywords = { foot, sniper, standoff(2) },
  icon = "dead-eye", flavour = "Shoots pigeons for his mother's table.",
  says = { add { experience = 1, of = target } },
}
hostile "Walking Bomb" {
  copies = 2, force = karsa_insurgents, value = 2, reticles = 1, cover = 2, range = { 0, 0 },
  chart = { { active = 1, roll = 5, wounds = 2 } },
  place = front_most, keywords = { foot, fearless, bomber },
  icon = "time-bomb", flavour = "A coat, in this heat. Of his street there is one wall left.",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}
hostile "Ward Captain" {
  copies = 2, force = karsa_insurgents, value = 2, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 1 } }, event = true, keywords = { foot, embolden(1), guarded },
  icon = "megaphone", flavour = "Who was evicted, house by house, and who signed. He has it by heart.",
}
hostile "Deserters" {
  copies = 2, force = karsa_insurgents, value = 2, reticles = 3, cover = 4, range = { 0, 2 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = targeted, keywords = { foot }, icon = "beret",
  flavour = "Same drill, same boots, other pay.",
}
hostile "Kidnap Crew" {
  copies = 2, force = karsa_insurgents, value = 2, reticles = 3, cover = 3, range = { 0, 0 },
  chart = { { active = 3, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = rear_most, keywords = { foot }, icon = "handcuffs", flavour = "A van, a hood, a list with prices.",
  says = { at { hostile_attacks, of = actor, when = alone, effect = add { hostile_roll = 2 } } },
}

-- ---- value 3 ---------------------------------------------------------------

hostile "Mortar in a Van" {
  copies = 2, force = karsa_insurgents, value = 3, reticles = 2, cover = 3, range = { 1, 4 },
  chart = {
    { active = 2, roll = 8, wounds = 1 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 9, wounds = 1 },
  },
  place = beyond, distance = 3, keywords = { vehicle, standoff(3), heavy_rounds(2) },
  icon = "mortar", flavour = "A hole in the roof, and a bakery's name on the side.",
}
hostile "Cell Leader" {
  copies = 2, force = karsa_insurgents, value = 3, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 1 } }, event = true, keywords = { foot, chief, embolden(1), guarded },
  icon = "smartphone", flavour = "Four phones. One is for his wife.",
  says = { at { reinforcement_step, effect = reinforce(2) }, add { experience = 1, of = target } },
}
hostile "Turned Contractors" {
  copies = 2, force = karsa_insurgents, value = 3, reticles = 3, cover = 4, range = { 0, 2 },
  chart = {
    { active = 3, roll = 7, wounds = 1 }, { active = 3, roll = 10, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  keywords = { foot }, icon = "mp5", flavour = "You know one of them. You shared a tent, and a contract.",
}
hostile "Heavy Gun in a Shop" {
  copies = 1, force = karsa_insurgents, value = 3, reticles = 2, cover = 5, range = { 0, 3 },
  chart = {
    { active = 2, roll = 8, wounds = 2 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 9, wounds = 2 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 2 } }, keywords = { foot, heavy_rounds(1) },
  icon = "anti-aircraft-gun", flavour = "Between the carpets. The shutters go up, and then the street goes.",
  says = { add { cover = -2, of = target, when = explosion } },
}
hostile "Bomb Maker" {
  copies = 1, force = karsa_insurgents, value = 3, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 2 } }, place = beyond, distance = 2, keywords = { foot, guarded, clock },
  icon = "dynamite", flavour = "Eight fingers. It is the mark of a beginner, or a survivor.",
  says = { at { moved, of = here, unless = soldier_is(sapper), effect = wound(1, actor) } },
}

-- ---- value 4 ---------------------------------------------------------------

hostile "Technical" {
  copies = 2, force = karsa_insurgents, value = 4, reticles = 2, cover = 4, range = { 0, 3 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  place = front_most, event = true, keywords = { vehicle, fearless, too_big },
  icon = "jeep", flavour = "The gun came later. The fluffy dice were always there.",
  says = { add { cover = -2, of = target, when = explosion } },
}
hostile "Car Bomb" {
  copies = 1, force = karsa_insurgents, value = 4, reticles = 1, cover = 5, range = { 0, 0 },
  chart = { { active = 1, roll = 4, wounds = 3 } }, place = front_most,
  keywords = { vehicle, fearless, too_big, bomber },
  icon = "car-battery", flavour = "Low on its springs, and only one man in it.",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}
hostile "Police Truck" {
  copies = 1, force = karsa_insurgents, value = 4, reticles = 4, cover = 4, range = { 0, 2 },
  chart = {
    { active = 4, roll = 7, wounds = 1 }, { active = 4, roll = 9, wounds = 2 },
    { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 3, cost = 2 }, { active = 1, cost = 1 } }, keywords = { vehicle, too_big },
  icon = "police-car", flavour = "Real lights, real uniforms. The warrant is real too.",
}
hostile "Militia Company" {
  copies = 1, force = karsa_insurgents, value = 4, reticles = 6, cover = 3, range = { 0, 2 },
  chart = {
    { active = 5, roll = 7, wounds = 1 }, { active = 5, roll = 9, wounds = 2 },
    { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 4, cost = 2 } }, event = true, keywords = { foot, too_big },
  icon = "rally-the-troops", flavour = "With a flag, which somebody has had to learn to draw.",
}
-- SPDX-License-Identifier: CC-BY-4.0
