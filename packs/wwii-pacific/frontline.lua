-- Hostiles of the Japanese Frontline: line infantry, airfield and harbour troops, and what guns and boats they have.

-- ---- value 0 ---------------------------------------------------------------

hostile "Armed Forager" {
  copies = 3,
  back = pacific_hostile,
  force = japanese_frontline, value = 0, reticles = 1, cover = 2, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 1, keywords = { infantry },
  icon = "coconuts", flavour = "Nothing has come by sea for six weeks. He was sent for roots, with a rifle.",
}

hostile "Field Messenger" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 0, reticles = 1, cover = 3, range = { 0, 3 },
  keywords = { infantry, maintain(1) },
  icon = "run", flavour = "If he arrives, so do others.",
  says = {
    at { reinforcement_step, when = in_range, effect = reinforce(1) },
    add { attack_roll = -1, of = target, when = place_is(jungle) },
  },
}

hostile "Lookout Platform" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 0, reticles = 1, cover = 3, range = { 0, 2 },
  chart = { { active = 1, roll = 10, wounds = 2 } },
  place = beyond, distance = 1, keywords = { infantry, concealed(1) },
  icon = "treehouse", flavour = "Six boards in a banyan. He can see both bays.",
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Arisaka Pair" {
  copies = 3,
  back = pacific_hostile,
  force = japanese_frontline, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  aims_at = random, keywords = { infantry },
  icon = "rifle", flavour = "A long rifle with a small cartridge: no flash, and hardly a sound.",
}

hostile "Runway Engineers" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 1, reticles = 3, cover = 2, range = { 0, 1 },
  chart = { { active = 3, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = rear_most, event = true, keywords = { infantry },
  icon = "mine-wagon", flavour = "They built the runway, and are to keep it until the fleet comes.",
  says = { at { kills, of = target, effect = pin(1, this) } },
}

hostile "Bicycle Infantry" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 1, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 2, event = true, keywords = { infantry },
  icon = "dutch-bike", flavour = "Down the length of Malaya on the rims.",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}

hostile "Rifle Pit" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 1, reticles = 1, cover = 4, range = { 0, 2 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  keywords = { infantry, bunker(2) },
  icon = "hole", flavour = "A lid of woven leaves, and ferns planted on the lid.",
}

hostile "Airfield Crew" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 1, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = front_most, aims_at = random_here, event = true, keywords = { infantry },
  icon = "airplane-arrival", flavour = "Fitters, armourers, a weather man. There are no more aircraft.",
}

hostile "Listening Pair" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 1, reticles = 2, cover = 4, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 1, keywords = { infantry },
  icon = "headphones", flavour = "A string from hand to hand, all the way back.",
  says = { at { hostile_placed, of = actor, effect = reinforce(1) } },
}

hostile "Rear Guard on Half Rations" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 1, reticles = 3, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  event = true, keywords = { infantry },
  icon = "rice-cooker", flavour = "Two handfuls a day. They hold the track until the barges have gone, and know it.",
  says = {
    add { hostile_roll = -1, of = actor, when = at_least(range, 1) },
    at { eliminates, effect = pin(1, this) },
  },
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Rifle Section" {
  copies = 3,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 4, cover = 3, range = { 0, 2 },
  chart = {
    { active = 4, roll = 8, wounds = 1 }, { active = 4, roll = 10, wounds = 2 },
    { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 },
  },
  keywords = { infantry },
  icon = "meeple-army", flavour = "Thirteen by the book. Four by the roll this morning.",
}

hostile "Type 96 Team" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 2, cover = 3, range = { 0, 2 },
  chart = {
    { active = 2, roll = 8, wounds = 1 }, { active = 2, roll = 10, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  event = true, keywords = { infantry },
  icon = "machine-gun-magazine", flavour = "A machine gun with a bayonet on it, and it has been used.",
}

hostile "Sniper in the Fronds" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 1, cover = 4, range = { 1, 3 },
  chart = { { active = 1, roll = 8, wounds = 2 } },
  place = beyond, distance = 2, aims_at = costliest, keywords = { infantry, sniper, maintain(2) },
  icon = "palm-tree", flavour = "Tied in. If he is hit nobody will know, and that is the purpose.",
  says = { add { attack_roll = -1, of = target, when = at_least(range, 2) } },
}

hostile "Gunso" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  keywords = { infantry, inspire(1), screened },
  icon = "rank-2", flavour = "A sergeant. Four years in China; he carries his men's letters.",
}

hostile "Track Block" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 3, cover = 4, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 3, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { infantry },
  icon = "barricade", flavour = "There is one way round it, and it is a day long.",
  says = { add { location_plays = -1, of = all } },
}

hostile "Night Crawlers" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 2, cover = 3, range = { 0, 0 },
  chart = { { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = targeted, event = true, keywords = { infantry, concealed(2) },
  icon = "night-sky", flavour = "Split-toed shoes. The first sign is a hand on the edge of the hole.",
}

hostile "Woven Lid" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 1, cover = 5, range = { 0, 1 },
  chart = { { active = 1, roll = 7, wounds = 1 }, { active = 1, roll = 10, wounds = 2 } },
  place = rear_most, aims_at = random_here, keywords = { infantry, bunker(3) },
  icon = "floor-hatch", flavour = "He let the whole company go by first.",
}

hostile "Type 89 Discharger" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 2, cover = 3, range = { 1, 3 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = beyond, distance = 2, keywords = { infantry, heavy_weapon, maintain(2), hard_hitting(1) },
  icon = "mortar", flavour = "It stands on a log or the ground. Never on a knee: that breaks the knee.",
}

hostile "Pioneers" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 3, cover = 3, range = { 0, 1 },
  chart = {
    { active = 3, roll = 8, wounds = 1 }, { active = 3, roll = 10, wounds = 2 },
    { active = 1, roll = 10, wounds = 1 },
  },
  keywords = { infantry },
  icon = "bamboo", flavour = "Sharpened bamboo under leaves. It costs nothing and takes a man for a month.",
  says = { at { moved, of = here, unless = soldier_is(scout), effect = suppress(1, actor) } },
}

hostile "Signal Detachment" {
  copies = 1,
  back = pacific_hostile,
  force = japanese_frontline, value = 2, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 2, keywords = { infantry, timer },
  icon = "radio-tower", flavour = "As long as they send, the barges know where to come.",
}

-- ---- value 3 ---------------------------------------------------------------

hostile "Woodpecker" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 3, reticles = 2, cover = 4, range = { 0, 3 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 },
    { active = 1, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 2 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 2 } },
  event = true, keywords = { infantry, hard_hitting(1) },
  icon = "machine-gun", flavour = "The Type 92: slow, heavy, and it never seems to stop for breath.",
}

hostile "Log Bunker" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 3, reticles = 3, cover = 6, range = { 0, 1 },
  chart = {
    { active = 3, roll = 7, wounds = 1 }, { active = 3, roll = 10, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 1, cost = 2 } },
  keywords = { infantry, bunker(3) },
  icon = "bunker", flavour = "Coconut trunks, oil drums of sand, earth, and three months of grass over it.",
}

hostile "Chui" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 3, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  event = true, keywords = { infantry, officer, inspire(2), screened },
  icon = "rank-3", flavour = "A lieutenant, two years out of a university in Kyoto.",
  says = {
    at { reinforcement_step, effect = reinforce(2) },
    add { experience = 1, of = target },
  },
}

hostile "Mountain Gun" {
  copies = 1,
  back = pacific_hostile,
  force = japanese_frontline, value = 3, reticles = 2, cover = 4, range = { 1, 4 },
  chart = {
    { active = 2, roll = 8, wounds = 2 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 9, wounds = 1 },
  },
  place = beyond, distance = 3, keywords = { heavy_weapon, maintain(3), hard_hitting(2) },
  icon = "field-gun", flavour = "Carried over the range in eleven loads, by men.",
}

hostile "Daihatsu Barge" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 3, reticles = 1, cover = 4, range = { 0, 3 },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 2, keywords = { vehicle, maintain(2) },
  icon = "boat-horizon", flavour = "By day under branches. By night it unloads.",
  says = {
    at { reinforcement_step, when = in_range, effect = reinforce(3) },
    add { cover = -2, of = target, when = explosion },
  },
}

-- ---- value 4 and 5 ---------------------------------------------------------

hostile "Type 95 Ha-Go" {
  copies = 2,
  back = pacific_hostile,
  force = japanese_frontline, value = 4, reticles = 2, cover = 5, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 1, cost = 1 } },
  place = front_most, aims_at = costliest, keywords = { vehicle, fearless, overkill },
  icon = "tank", flavour = "Seven tons and three men. Here that is a tank.",
  says = {
    add { cover = -3, of = target, when = explosion },
    add { hostile_roll = -1, of = actor, when = place_is(jungle) },
  },
}

hostile "Mass Assault" {
  copies = 1,
  back = pacific_hostile,
  force = japanese_frontline, value = 5, reticles = 5, cover = 2, range = { 0, 0 },
  chart = {
    { active = 4, roll = 6, wounds = 2 }, { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  place = beyond, distance = 1, aims_at = random, event = true, keywords = { infantry, fearless, overkill },
  icon = "trench-assault", flavour = "A flare, then everybody that is left.",
  says = { add { experience = 1, of = target } },
}
-- SPDX-License-Identifier: CC-BY-4.0
