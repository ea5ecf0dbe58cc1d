-- Hostiles of the Hill Militia: men of a drowned valley, smugglers, old soldiers, and what the last war left about.

-- ---- value 0 ---------------------------------------------------------------

hostile "Ridge Lookout" {
  copies = 2,
  force = hill_militia, value = 0, reticles = 1, cover = 3, range = { 0, 3 },
  place = beyond, distance = 1, keywords = { foot, standoff(2) },
  icon = "binoculars", flavour = "A blanket, a radio. How many you are is already on its way down.",
  says = { at { reinforcement_step, when = in_range, effect = reinforce(1) } },
}

hostile "Village Guard" {
  copies = 3,
  force = hill_militia, value = 0, reticles = 1, cover = 2, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 1, keywords = { foot },
  icon = "ak47u", flavour = "One rifle between three of them. It is this one's week.",
}

hostile "Old Mountain Gun" {
  copies = 1,
  force = hill_militia, value = 0, reticles = 1, cover = 3, range = { 1, 3 },
  chart = { { active = 1, roll = 10, wounds = 3 } },
  place = beyond, distance = 2, keywords = { standoff(2) },
  icon = "cannon", flavour = "Cast for somebody's grandfather. It fires what it is given.",
  says = { at { after_attack, of = target, effect = pin(1, this) } },
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Rifle Pair" {
  copies = 3,
  force = hill_militia, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  keywords = { foot },
  icon = "ak47", flavour = "Cousins. They shoot in turns.",
}

hostile "Motorbike Riders" {
  copies = 2,
  force = hill_militia, value = 1, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 2, event = true, keywords = { foot },
  icon = "full-motorcycle-helmet", flavour = "125 cc, two men, one rifle across the tank.",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}

hostile "Toll Takers" {
  copies = 2,
  force = hill_militia, value = 1, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { foot },
  icon = "barricade", flavour = "A rope, a barrel, a price list.",
  says = { at { eliminates, of = here, effect = pin(1, this) } },
}

hostile "Salt Smugglers" {
  copies = 2,
  force = hill_militia, value = 1, reticles = 3, cover = 2, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = rear_most, event = true, keywords = { foot },
  icon = "salt-shaker", flavour = "Paid by the kilo, and the mules are full.",
  says = { add { attack_roll = 1, of = target, when = target_ekia } },
}

hostile "Cave Garrison" {
  copies = 2,
  force = hill_militia, value = 1, reticles = 2, cover = 5, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  aims_at = random_here, keywords = { foot },
  icon = "cave-entrance", flavour = "Forty metres of rock overhead, and a stove.",
  says = { add { cover = -3, of = target, when = explosion } },
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Clan Fighters" {
  copies = 3,
  force = hill_militia, value = 2, reticles = 4, cover = 3, range = { 0, 2 },
  chart = {
    { active = 4, roll = 8, wounds = 1 }, { active = 4, roll = 10, wounds = 2 },
    { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 },
  },
  keywords = { foot },
  icon = "meeple-army", flavour = "Four brothers. The dam took their valley, and nobody was paid for it.",
}

hostile "PKM Team" {
  copies = 2,
  force = hill_militia, value = 2, reticles = 2, cover = 3, range = { 0, 3 },
  chart = {
    { active = 2, roll = 8, wounds = 1 }, { active = 2, roll = 10, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  event = true, keywords = { foot },
  icon = "machine-gun", flavour = "Nine kilos. A mule would carry more, but a mule talks.",
}

hostile "RPG Gunner" {
  copies = 2,
  force = hill_militia, value = 2, reticles = 1, cover = 3, range = { 0, 2 },
  chart = { { active = 1, roll = 8, wounds = 2 }, { active = 1, roll = 10, wounds = 3 } },
  aims_at = costliest, event = true, keywords = { foot, heavy_rounds(1) },
  icon = "incoming-rocket", flavour = "Steps out, fires, steps in. One of the three he does well.",
}

hostile "Ridge Rifle" {
  copies = 2,
  force = hill_militia, value = 2, reticles = 1, cover = 4, range = { 1, 4 },
  chart = { { active = 1, roll = 8, wounds = 2 } },
  place = beyond, distance = 3, aims_at = costliest, keywords = { foot, sniper, standoff(3) },
  icon = "dead-eye", flavour = "A rifle from 1916, and every rock of the valley by its name.",
  says = { add { experience = 1, of = target } },
}

hostile "Old Sergeant" {
  copies = 2,
  force = hill_militia, value = 2, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  keywords = { foot, embolden(1), guarded },
  icon = "shouting", flavour = "He was in an army once. He remembers the shouting.",
}

hostile "Road Diggers" {
  copies = 2,
  force = hill_militia, value = 2, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 2, keywords = { foot },
  icon = "trench-spade", flavour = "Gone by breakfast. What they planted is not.",
  says = { at { moved, of = here, unless = soldier_is(sapper), effect = wound(1, actor) } },
}

hostile "Ridge Runners" {
  copies = 2,
  force = hill_militia, value = 2, reticles = 3, cover = 4, range = { 0, 2 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = targeted, event = true, keywords = { foot },
  icon = "mountain-climbing", flavour = "No packs, no water, and already above you.",
  says = { add { hostile_roll = 1, of = actor, when = place_is(high_ground) } },
}

-- ---- value 3 ---------------------------------------------------------------

hostile "Mortar Crew" {
  copies = 2,
  force = hill_militia, value = 3, reticles = 2, cover = 3, range = { 1, 4 },
  chart = {
    { active = 2, roll = 8, wounds = 1 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 9, wounds = 1 },
  },
  place = beyond, distance = 3, keywords = { foot, standoff(3), heavy_rounds(2) },
  icon = "mortar", flavour = "82 millimetres, laid by eye and by insult.",
}

hostile "Clan Chief" {
  copies = 2,
  force = hill_militia, value = 3, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  event = true, keywords = { foot, chief, embolden(2), guarded },
  icon = "rank-3", flavour = "He signed for the dam. That was not the valley in the contract.",
  says = {
    at { reinforcement_step, effect = reinforce(2) },
    add { experience = 1, of = target },
  },
}

hostile "DShK Gun" {
  copies = 2,
  force = hill_militia, value = 3, reticles = 2, cover = 4, range = { 0, 4 },
  chart = {
    { active = 2, roll = 8, wounds = 2 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 9, wounds = 2 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 2 } },
  keywords = { foot, heavy_rounds(1) },
  icon = "anti-aircraft-gun", flavour = "Made for aircraft in 1938. It has stopped waiting for them.",
  says = { add { support_cost = 1, of = all } },
}

-- ---- value 4 ---------------------------------------------------------------

hostile "Gun Truck" {
  copies = 2,
  force = hill_militia, value = 4, reticles = 2, cover = 4, range = { 0, 3 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  place = front_most, event = true, keywords = { vehicle, fearless, too_big },
  icon = "jeep", flavour = "A plumber's name is still on the door.",
  says = { add { cover = -2, of = target, when = explosion } },
}

hostile "Captured Carrier" {
  copies = 1,
  force = hill_militia, value = 4, reticles = 2, cover = 6, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 8, wounds = 1 },
  },
  keywords = { vehicle, fearless, too_big, heavy_rounds(1) },
  icon = "apc", flavour = "No brakes, one gear, eight wheels.",
  says = {
    at { hostile_placed, of = actor, effect = reinforce(1) },
    add { cover = -3, of = target, when = explosion },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
