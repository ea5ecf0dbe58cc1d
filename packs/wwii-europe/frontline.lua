-- Hostiles of the German Frontline: the line infantry of 1944 and 1945, its odd battalions, and what it rides in.

-- ---- value 0 ---------------------------------------------------------------

hostile "Forgotten Sentry" {
  copies = 3, force = german_frontline, value = 0, reticles = 1, cover = 2, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 1, keywords = { infantry },
  icon = "walking-boot", flavour = "His company went east three nights ago. Nobody woke him.",
}

hostile "Volkssturm Picket" {
  copies = 3, force = german_frontline, value = 0, reticles = 1, cover = 2, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 3 } },
  place = targeted, keywords = { infantry },
  icon = "rocket", flavour = "An armband, one Panzerfaust, and an hour of training.",
  says = { at { turn_begins, when = fewer_than(hostiles, 2), effect = drive_off(this) } },
}

hostile "Company Runner" {
  copies = 2, force = german_frontline, value = 0, reticles = 1, cover = 3, range = { 0, 3 },
  keywords = { infantry, maintain(1) },
  icon = "run", flavour = "Wire cut, radio dead. He still has legs.",
  says = {
    at { reinforcement_step, when = in_range, effect = reinforce(1) },
    add { attack_roll = -1, of = target, when = at_least(range, 1) },
  },
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Landser Pair" {
  copies = 3, force = german_frontline, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  aims_at = random, keywords = { infantry },
  icon = "rifle", flavour = "Two rifles, one blanket.",
}

hostile "Cooks and Clerks" {
  copies = 2, force = german_frontline, value = 1, reticles = 3, cover = 2, range = { 0, 1 },
  chart = { { active = 3, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = rear_most, event = true, keywords = { infantry },
  icon = "camp-cooking-pot", flavour = "Every man to the line, the order said, and meant it.",
  says = { at { kills, of = target, effect = pin(1, this) } },
}

hostile "Eastern Battalion" {
  copies = 2, force = german_frontline, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  event = true, keywords = { infantry },
  icon = "prisoner", flavour = "Captured at Kharkov, shipped to Caen. It is not their war.",
  says = {
    at { eliminates, effect = pin(1, this) },
    add { attack_roll = 1, of = target, when = target_suppress },
  },
}

hostile "Bicycle Company" {
  copies = 2, force = german_frontline, value = 1, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 2, event = true, keywords = { infantry },
  icon = "dutch-bike", flavour = "No petrol needed, and no noise made.",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}

hostile "Listening Post" {
  copies = 2, force = german_frontline, value = 1, reticles = 1, cover = 4, range = { 0, 2 },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 1, keywords = { infantry },
  icon = "headphones", flavour = "A field telephone, and someone awake at the other end.",
  says = { at { hostile_placed, of = actor, effect = reinforce(1) } },
}

hostile "White Bread Company" {
  copies = 2, force = german_frontline, value = 1, reticles = 3, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  keywords = { infantry },
  icon = "bread-slice", flavour = "A division of bad stomachs, on a diet and on Walcheren.",
  says = { add { hostile_roll = -2, of = actor, when = moved } },
}

hostile "Luftwaffe Field Rifles" {
  copies = 2, force = german_frontline, value = 1, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = front_most, aims_at = random_here, event = true, keywords = { infantry },
  icon = "airplane-departure", flavour = "Ground crew without aircraft, riflemen without training.",
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Grenadier Section" {
  copies = 3, force = german_frontline, value = 2, reticles = 4, cover = 3, range = { 0, 2 },
  chart = {
    { active = 4, roll = 8, wounds = 1 }, { active = 4, roll = 10, wounds = 2 },
    { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 },
  },
  keywords = { infantry },
  icon = "meeple-army", flavour = "Eight men on paper, six in the truck, four in the ditch.",
}

hostile "MG 34 Team" {
  copies = 2, force = german_frontline, value = 2, reticles = 2, cover = 3, range = { 0, 2 },
  chart = {
    { active = 2, roll = 8, wounds = 1 }, { active = 2, roll = 10, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  event = true, keywords = { infantry },
  icon = "machine-gun-magazine", flavour = "The older gun, the older crew.",
}

hostile "Tree Sniper" {
  copies = 2, force = german_frontline, value = 2, reticles = 1, cover = 4, range = { 1, 3 },
  chart = { { active = 1, roll = 8, wounds = 2 } },
  place = beyond, distance = 2, aims_at = costliest, keywords = { infantry, sniper, maintain(2) },
  icon = "crosshair", flavour = "He wants the one with the map.",
  says = { add { attack_roll = -1, of = target, when = at_least(range, 2) } },
}

hostile "Feldwebel" {
  copies = 2, force = german_frontline, value = 2, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  keywords = { infantry, inspire(1), screened },
  icon = "rank-2", flavour = "Two campaigns older than his lieutenant.",
}

hostile "Roadblock Crew" {
  copies = 2, force = german_frontline, value = 2, reticles = 3, cover = 4, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 3, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { infantry },
  says = { add { location_plays = -1, of = all } },
  icon = "barricade", flavour = "A felled lime tree, a farm cart, three rifles behind both.",
}

hostile "Night Infiltrators" {
  copies = 2, force = german_frontline, value = 2, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = targeted, event = true, keywords = { infantry },
  icon = "hidden", flavour = "They answered the challenge with the right word. Yesterday's.",
  says = { add { cover = 2, of = target, when = at_least(range, 1) } },
}

hostile "Cellar Riflemen" {
  copies = 2, force = german_frontline, value = 2, reticles = 2, cover = 5, range = { 0, 0 },
  chart = { { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = rear_most, aims_at = random_here, keywords = { infantry },
  icon = "window-bars", flavour = "The house was searched. All but one grating.",
  says = { add { cover = -3, of = target, when = explosion } },
}

hostile "Pioneer Section" {
  copies = 2, force = german_frontline, value = 2, reticles = 3, cover = 3, range = { 0, 1 },
  chart = {
    { active = 3, roll = 8, wounds = 1 }, { active = 3, roll = 10, wounds = 2 }, { active = 1, roll = 10, wounds = 1 },
  },
  keywords = { infantry },
  icon = "tripwire", flavour = "Where they have been, look at your feet.",
  says = { at { moved, of = here, effect = suppress(1, actor) } },
}

hostile "Demolition Party" {
  copies = 1, force = german_frontline, value = 2, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 2, keywords = { infantry, timer },
  icon = "detonator", flavour = "Every minute they work costs you an hour's detour.",
}

-- ---- value 3 ---------------------------------------------------------------

hostile "MG 42 Nest" {
  copies = 2, force = german_frontline, value = 3, reticles = 2, cover = 4, range = { 0, 3 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 },
    { active = 1, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 2 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 2 } },
  event = true, keywords = { infantry, hard_hitting(1) },
  icon = "machine-gun", flavour = "Twenty rounds a second: cloth tearing, and then nothing standing.",
}

hostile "Granatwerfer 34" {
  copies = 2, force = german_frontline, value = 3, reticles = 2, cover = 3, range = { 1, 4 },
  chart = {
    { active = 2, roll = 8, wounds = 1 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 9, wounds = 1 },
  },
  place = beyond, distance = 3, keywords = { infantry, maintain(3), hard_hitting(2) },
  icon = "mortar", flavour = "8 cm, three in the air before the first comes down.",
}

hostile "Leutnant" {
  copies = 2, force = german_frontline, value = 3, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  event = true, keywords = { infantry, officer, inspire(2), screened },
  icon = "rank-3", flavour = "Twenty years old and commanding a company.",
  says = {
    at { reinforcement_step, effect = reinforce(2) },
    add { experience = 1, of = target },
  },
}

hostile "Panzerschreck Team" {
  copies = 2, force = german_frontline, value = 3, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 8, wounds = 3 }, { active = 1, roll = 10, wounds = 3 } },
  keywords = { infantry },
  icon = "missile-launcher", flavour = "Stovepipe, they call it. It smokes like one.",
  says = { at { hit, of = actor, unless = wounding, effect = suppress(1, attacked) } },
}

hostile "Opel Blitz" {
  copies = 2, force = german_frontline, value = 3, reticles = 1, cover = 4, range = { 0, 3 },
  place = beyond, distance = 2, keywords = { vehicle, maintain(2) },
  icon = "truck", flavour = "Three tons of whoever was standing at the depot.",
  says = {
    at { reinforcement_step, when = in_range, effect = reinforce(3) },
    add { cover = -2, of = target, when = explosion },
  },
}

-- ---- value 4 and 5 ---------------------------------------------------------

hostile "Sd.Kfz. 251" {
  copies = 2, force = german_frontline, value = 4, reticles = 2, cover = 5, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 1, cost = 1 } },
  place = front_most, aims_at = costliest, keywords = { vehicle, fearless, overkill },
  icon = "apc", flavour = "Down goes the rear door, out comes the squad.",
  says = {
    at { hostile_placed, of = actor, effect = reinforce(2) },
    add { cover = -2, of = target, when = explosion },
  },
}

hostile "StuG III" {
  copies = 1, force = german_frontline, value = 5, reticles = 2, cover = 6, range = { 0, 3 },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 4 }, { active = 1, roll = 9, wounds = 2 },
  },
  aims_at = random, event = true, keywords = { vehicle, fearless, overkill },
  icon = "battle-tank", flavour = "No turret. It turns, and the house is gone.",
  says = {
    add { cover = -3, of = target, when = explosion },
    add { hostile_roll = -2, of = actor, when = moved },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
