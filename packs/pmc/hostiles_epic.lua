-- Epic and Legendary Hostiles: the same streets, worse company.  They lie aside, and come as the months go by.

-- ==== Epic ====================================================================

-- The worked numbers of the manual: four of them, 5 and up with three or four, 7 and up with one or two.
hostile "Barricade Watch" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 1, reticles = 4, cover = 2, range = { 0, 0 },
  chart = { { active = 3, roll = 5, wounds = 1 }, { active = 1, roll = 7, wounds = 1 } },
  keywords = { foot }, icon = "riot-shield", flavour = "They have learned to stand on both sides of the street.",
}
hostile "Dockside Slingers" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 0, reticles = 3, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 1, keywords = { foot, loose_ranks },
  icon = "slingshot", flavour = "Ball bearings from the crane shop. It paid them off with nothing else.",
}
hostile "Motorcycle Column" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 2, reticles = 4, cover = 3, range = { 0, 1 },
  chart = { { active = 3, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = behind, distance = 2, event = true, keywords = { foot }, icon = "full-motorcycle-helmet",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}
hostile "Sworn Brothers" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 2, reticles = 3, cover = 3, range = { 0, 1 },
  chart = {
    { active = 3, roll = 7, wounds = 1 },
    { active = 3, roll = 10, wounds = 2 },
    { active = 1, roll = 8, wounds = 1 },
  },
  place = front_most, keywords = { foot, fearless }, icon = "shouting",
  flavour = "Three who came out of the same cellar, and one oath about who had shut it.",
}
hostile "Drone Flyers" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 2, reticles = 2, cover = 4, range = { 1, 4 },
  chart = { { active = 2, roll = 8, wounds = 2 }, { active = 1, roll = 9, wounds = 1 } },
  place = beyond, distance = 3, keywords = { foot, standoff(3) }, icon = "delivery-drone",
  flavour = "A toy, a mortar bomb, a strip of tape.",
}
hostile "Tunnel Diggers" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 2, reticles = 2, cover = 5, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = rear_most, aims_at = random_here, keywords = { foot }, icon = "trench-spade",
  says = {
    at { hostile_placed, of = actor, effect = reinforce(1) },
    add { cover = -3, of = target, when = explosion },
  },
}
hostile "Two-Gun Nest" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 3, reticles = 4, cover = 4, range = { 0, 3 },
  chart = {
    { active = 3, roll = 6, wounds = 1 }, { active = 3, roll = 9, wounds = 2 },
    { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 3, cost = 3 }, { active = 1, cost = 1 } }, event = true, keywords = { foot },
  icon = "machine-gun-magazine", flavour = "One at each end. The middle is for you.",
}
hostile "Paid Marksmen" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 3, reticles = 2, cover = 4, range = { 1, 4 },
  chart = { { active = 2, roll = 7, wounds = 2 }, { active = 1, roll = 8, wounds = 2 } },
  place = beyond, distance = 3, aims_at = costliest, keywords = { foot, sniper, standoff(3) },
  icon = "dead-eye", flavour = "By the head. There is a tariff, and you are on it.",
}
hostile "Rocket Section" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 3, reticles = 3, cover = 3, range = { 0, 2 },
  chart = {
    { active = 3, roll = 7, wounds = 2 }, { active = 3, roll = 9, wounds = 3 }, { active = 1, roll = 8, wounds = 2 },
  },
  aims_at = costliest, keywords = { foot, heavy_rounds(2) }, icon = "incoming-rocket",
}
hostile "District Commander" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 4, reticles = 1, cover = 4, range = { 0, 1 },
  chart = { { active = 1, roll = 8, wounds = 1 } }, event = true,
  keywords = { foot, chief, embolden(2), guarded }, icon = "rank-3",
  flavour = "He was a dentist. Some of his men still are afraid of him for that.",
  says = { at { reinforcement_step, effect = reinforce(3) }, add { experience = 1, of = target } },
}
hostile "Armoured Technical" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 4, reticles = 3, cover = 6, range = { 0, 3 },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 9, wounds = 3 }, { active = 1, roll = 8, wounds = 1 },
  },
  place = front_most, keywords = { vehicle, fearless, too_big }, icon = "apc",
  flavour = "Welded by the man who made the school gates.",
  says = { add { cover = -3, of = target, when = explosion } },
}
hostile "Captured Gun Carrier" {
  copies = 1, force = karsa_insurgents, grade = epic, value = 5, reticles = 2, cover = 7, range = { 0, 3 },
  chart = {
    { active = 2, roll = 6, wounds = 2 }, { active = 2, roll = 9, wounds = 3 }, { active = 1, roll = 7, wounds = 2 },
  },
  penalty = { { active = 1, cost = 2 } }, keywords = { vehicle, fearless, too_big, heavy_rounds(1) },
  icon = "tank", flavour = "A gift to the police, who were not asked whether they wanted it.",
  says = { add { cover = -3, of = target, when = explosion } },
}

-- ==== Legendary ===============================================================

hostile "Whole Quarter Rising" {
  copies = 1, force = karsa_insurgents, grade = legendary, value = 4, reticles = 9, cover = 2, range = { 0, 1 },
  chart = {
    { active = 7, roll = 5, wounds = 1 }, { active = 7, roll = 9, wounds = 2 },
    { active = 4, roll = 7, wounds = 1 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 6, cost = 3 }, { active = 3, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { foot, famous, too_big }, icon = "rally-the-troops",
  flavour = "The baker, the barber, the man from the second floor, and a whole precinct's rifles.",
}
hostile "The Engineer" {
  copies = 1, force = karsa_insurgents, grade = legendary, value = 5, reticles = 1, cover = 4, range = { 0, 2 },
  chart = { { active = 1, roll = 7, wounds = 2 } }, place = beyond, distance = 2,
  keywords = { foot, famous, chief, guarded }, icon = "detonator",
  flavour = "Ten fingers. That is how you know.",
  says = {
    at { moved, unless = soldier_is(sapper), when = hostiles_here, effect = suppress(1, actor) },
    at { moved, of = here, effect = wound(1, actor) },
  },
}
hostile "Old Guard Platoon" {
  copies = 1, force = karsa_insurgents, grade = legendary, value = 5, reticles = 6, cover = 4, range = { 0, 3 },
  chart = {
    { active = 5, roll = 6, wounds = 1 }, { active = 5, roll = 8, wounds = 2 },
    { active = 3, roll = 7, wounds = 1 }, { active = 1, roll = 8, wounds = 1 },
  },
  keywords = { foot, famous, too_big }, icon = "beret", flavour = "In step. After all these years, in step.",
}
hostile "Silent Rifle" {
  copies = 1, force = karsa_insurgents, grade = legendary, value = 4, reticles = 1, cover = 6, range = { 1, 5 },
  chart = { { active = 1, roll = 6, wounds = 2 }, { active = 1, roll = 9, wounds = 3 } },
  place = beyond, distance = 4, aims_at = costliest, keywords = { foot, famous, sniper, standoff(4) },
  icon = "target-shot", flavour = "There are eleven songs about her. In two of them she dies.",
}
hostile "Rival Company" {
  copies = 1, force = karsa_insurgents, grade = legendary, value = 5, reticles = 4, cover = 5, range = { 0, 2 },
  chart = {
    { active = 4, roll = 6, wounds = 1 }, { active = 4, roll = 8, wounds = 2 },
    { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 8, wounds = 1 },
  },
  event = true, keywords = { foot, famous, too_big }, icon = "briefcase",
  flavour = "They underbid you. Here is how they meant to make it pay.",
  says = { at { kills, of = target, effect = push_back(1, this) } },
}
hostile "Iron Wedding" {
  copies = 1, force = karsa_insurgents, grade = legendary, value = 6, reticles = 3, cover = 7, range = { 0, 3 },
  chart = {
    { active = 3, roll = 6, wounds = 2 }, { active = 3, roll = 9, wounds = 3 },
    { active = 2, roll = 7, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  place = front_most, keywords = { vehicle, famous, fearless, too_big, heavy_rounds(1) }, icon = "tank",
  flavour = "A bus, a crane, two tractors and eleven tons of plate. Ribbons on the mirror.",
  says = { add { cover = -3, of = target, when = explosion } },
}
-- SPDX-License-Identifier: CC-BY-4.0
