-- Hostiles of the Japanese Elite: the Special Naval Landing Force, veteran divisions, raiders, and dug-in artillery.

-- ---- value 0 ---------------------------------------------------------------

hostile "Landing Force Sentry" {
  copies = 3,
  back = pacific_hostile,
  force = japanese_elite, value = 0, reticles = 1, cover = 3, range = { 0, 2 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  place = behind, distance = 1, keywords = { infantry },
  icon = "anchor", flavour = "An anchor on the helmet. He was at Shanghai and at Wake.",
}

hostile "Swimmer Scout" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 0, reticles = 1, cover = 3, range = { 0, 3 },
  keywords = { infantry, maintain(2), concealed(1) },
  icon = "snorkel", flavour = "He counted the tents from the lagoon, with only his eyes above the water.",
  says = { at { reinforcement_step, when = in_range, effect = reinforce(2) } },
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Naval Rifles" {
  copies = 3,
  back = pacific_hostile,
  force = japanese_elite, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  aims_at = random, keywords = { infantry },
  icon = "rifle", flavour = "They had said a million men could not take the island in a hundred years.",
  says = { add { cover = 1, of = target, unless = at_least(attacks, 2) } },
}

hostile "Veteran Scouts" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 1, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 1, event = true, keywords = { infantry, concealed(1) },
  icon = "binoculars", flavour = "They know this ridge. They held it last month.",
  says = { add { hostile_value = 1, of = all } },
}

hostile "Reverse-Slope Rifles" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 1, reticles = 2, cover = 4, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = rear_most, keywords = { infantry },
  icon = "hills", flavour = "The crest is yours. They never wanted the crest.",
  says = { add { cover = 1, of = target, when = place_is(high_ground) } },
}

hostile "Tunnel Runners" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 1, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = front_most, aims_at = random_here, event = true, keywords = { infantry },
  icon = "underground-cave", flavour = "Eleven miles of it, on five levels.",
  says = { at { after_attack, of = target, unless = explosion, effect = push_back(1, this) } },
}

hostile "Ammunition Bearers" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 1, reticles = 3, cover = 3, range = { 0, 1 },
  chart = { { active = 3, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  keywords = { infantry, inspire(1) },
  icon = "ammo-box", flavour = "As long as they come, the guns do not stop.",
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Landing Force Section" {
  copies = 3,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 3, cover = 3, range = { 0, 2 },
  chart = {
    { active = 3, roll = 7, wounds = 1 }, { active = 3, roll = 10, wounds = 2 },
    { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  keywords = { infantry },
  icon = "bayonet", flavour = "Sailors by name. Nobody has trained longer on land.",
}

hostile "Type 99 Section" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 2, cover = 3, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  event = true, keywords = { infantry },
  icon = "machine-gun-magazine", flavour = "The heavier cartridge, and a telescope on the gun.",
  says = { at { hit, of = actor, when = suppressing, effect = suppress(1, attacked) } },
}

hostile "Type 100 Gunners" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 2, cover = 3, range = { 0, 0 },
  chart = {
    { active = 2, roll = 6, wounds = 1 }, { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  place = targeted, event = true, keywords = { infantry },
  icon = "autogun", flavour = "A submachine gun: few were made, and the raiders got them.",
}

hostile "Cave Sharpshooter" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 1, cover = 5, range = { 1, 4 },
  chart = { { active = 1, roll = 7, wounds = 2 }, { active = 1, roll = 10, wounds = 3 } },
  place = beyond, distance = 3, aims_at = costliest, keywords = { infantry, sniper, maintain(3), bunker(2) },
  icon = "dead-eye", flavour = "A slit the size of a letter box, four hundred yards off, one of hundreds.",
  says = { add { experience = 1, of = target } },
}

hostile "Petty Officer" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 1, cover = 4, range = { 0, 1 },
  chart = { { active = 1, roll = 8, wounds = 1 } },
  keywords = { infantry, inspire(1), screened },
  icon = "whistle", flavour = "He knows where each man is, in the dark, by the sound.",
  says = { at { soldier_down, effect = reinforce(2) } },
}

hostile "Teishin Raiders" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = behind, distance = 1, event = true, keywords = { infantry, timer },
  icon = "parachute", flavour = "Out of the dark onto the airstrip, with charges for everything that has wings.",
}

hostile "Mine Layers" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 3, cover = 4, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 2 }, { active = 1, roll = 9, wounds = 1 } },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { infantry },
  icon = "teller-mine", flavour = "Aircraft bombs, buried nose up, with a plank.",
  says = { at { moved, of = here, unless = soldier_is(scout), effect = wound(1, actor) } },
}

hostile "Close-Assault Party" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 2, cover = 2, range = { 0, 0 },
  chart = { { active = 2, roll = 7, wounds = 2 }, { active = 1, roll = 9, wounds = 2 } },
  place = targeted, event = true, keywords = { infantry, fearless },
  icon = "unlit-bomb", flavour = "A charge on a pole, a smoke candle, and one tank to stop before the others come.",
}

hostile "Bypassed Cave" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 2, reticles = 3, cover = 6, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  penalty = { { active = 3, cost = 2 }, { active = 1, cost = 1 } },
  place = rear_most, aims_at = random_here, keywords = { infantry, bunker(3) },
  icon = "cave-entrance", flavour = "Sealed on Monday. It has another door.",
}

-- ---- value 3 ---------------------------------------------------------------

hostile "Casemate Gun" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 3, reticles = 3, cover = 5, range = { 0, 4 },
  chart = {
    { active = 3, roll = 6, wounds = 1 }, { active = 3, roll = 9, wounds = 2 },
    { active = 1, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 2 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 2 } },
  keywords = { infantry, hard_hitting(1), bunker(2) },
  icon = "block-house", flavour = "A heavy machine gun in concrete, laid along the water, not across it.",
}

hostile "Spigot Mortar" {
  copies = 1,
  back = pacific_hostile,
  force = japanese_elite, value = 3, reticles = 2, cover = 3, range = { 2, 5 },
  chart = {
    { active = 2, roll = 8, wounds = 3 }, { active = 2, roll = 10, wounds = 5 }, { active = 1, roll = 9, wounds = 2 },
  },
  place = beyond, distance = 3, event = true, keywords = { heavy_weapon, maintain(4), hard_hitting(2) },
  icon = "rocket", flavour = "320 mm. You can watch it come, turning over, like a thrown dustbin.",
  says = { at { hit, of = actor, when = wounding, effect = set { suppress = 1 } } },
}

hostile "Taii" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 3, reticles = 1, cover = 4, range = { 0, 1 },
  chart = { { active = 1, roll = 8, wounds = 1 } },
  event = true, keywords = { infantry, officer, inspire(2), screened },
  icon = "katana", flavour = "A captain. He has forbidden charges: every man is to cost ten.",
  says = { at { reinforcement_step, effect = reinforce(3) } },
}

hostile "Landing Force Platoon" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 3, reticles = 4, cover = 4, range = { 0, 2 },
  chart = {
    { active = 4, roll = 6, wounds = 1 }, { active = 4, roll = 9, wounds = 2 },
    { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  event = true, keywords = { infantry },
  icon = "meeple-army", flavour = "Behind a wall of logs as high as a chest, and every yard of it measured.",
  says = { at { hostile_attacks, of = actor, when = moved, effect = add { hostile_roll = 1 } } },
}

hostile "Dusk Counter-attack" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_elite, value = 3, reticles = 3, cover = 3, range = { 0, 1 },
  chart = {
    { active = 3, roll = 7, wounds = 1 }, { active = 3, roll = 9, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  place = front_most, aims_at = random_here, keywords = { infantry },
  icon = "sunset", flavour = "When the ships can no longer see.",
  says = {
    add { hostile_roll = 1, of = actor, unless = moved },
    at { objective_activated, effect = reinforce(2) },
  },
}

hostile "Flame Squad" {
  copies = 1,
  back = pacific_hostile,
  force = japanese_elite, value = 3, reticles = 2, cover = 3, range = { 0, 0 },
  chart = {
    { active = 2, roll = 6, wounds = 2 }, { active = 2, roll = 10, wounds = 4 }, { active = 1, roll = 8, wounds = 2 },
  },
  keywords = { infantry, hard_hitting(3) },
  icon = "flamethrower-soldier", flavour = "The Type 100, when the igniter works.",
  says = {
    add { cover = -2, of = target, when = explosion },
    at { after_attack, of = target, when = at_least(range, 1), effect = push_back(-1, this) },
  },
}

-- ---- value 4 and 5 ---------------------------------------------------------

hostile "Twin 25 mm Mount" {
  copies = 1,
  back = pacific_hostile,
  force = japanese_elite, value = 4, reticles = 3, cover = 4, range = { 0, 3 },
  chart = {
    { active = 3, roll = 7, wounds = 2 }, { active = 3, roll = 10, wounds = 3 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 1 } },
  aims_at = costliest, keywords = { heavy_weapon, overkill, hard_hitting(1) },
  icon = "anti-aircraft-gun", flavour = "Meant for aircraft. A beach is easier.",
  says = { add { support_cost = 1, of = all } },
}

hostile "Type 2 Ka-Mi" {
  copies = 1,
  back = pacific_hostile,
  force = japanese_elite, value = 4, reticles = 2, cover = 5, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 8, wounds = 1 },
  },
  place = behind, distance = 2, event = true, keywords = { vehicle, fearless, overkill },
  icon = "tank", flavour = "A tank that swims. It comes out of the lagoon, shedding its bow.",
  says = { add { cover = -3, of = target, when = explosion } },
}

hostile "Coast Gun" {
  copies = 1,
  back = pacific_hostile,
  force = japanese_elite, value = 5, reticles = 3, cover = 6, range = { 1, 5 },
  chart = {
    { active = 3, roll = 7, wounds = 3 }, { active = 3, roll = 10, wounds = 5 }, { active = 1, roll = 9, wounds = 2 },
  },
  place = beyond, distance = 3, aims_at = random,
  keywords = { heavy_weapon, fearless, overkill, maintain(3), bunker(3) },
  icon = "cannon", flavour = "Fourteen centimetres, from an old cruiser, turned round to face the land.",
}
-- SPDX-License-Identifier: CC-BY-4.0
