-- The garrison of a ridge: sentries, raiding parties, and concrete.

-- ---- value 0 ---------------------------------------------------------------------

hostile "Wary Sentry" {
  copies = 3, force = ridge_garrison, value = 0, reticles = 1, cover = 2, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 1 } }, keywords = { infantry },
  says = { add { ability_roll = -1, of = here, when = testing(shadows) } },
  icon = "rifle", flavour = "He has heard every stone on this slope.",
}

hostile "Ration Carriers" {
  copies = 3, force = ridge_garrison, value = 0, reticles = 2, cover = 2, range = { 0, 0 }, event = true,
  chart = { { active = 2, roll = 10, wounds = 1 } }, keywords = { infantry },
  icon = "camp-cooking-pot", flavour = "Soup, and one rifle between them.",
}

-- ---- value 1 ---------------------------------------------------------------------

hostile "Ridge Riflemen" {
  copies = 4, force = ridge_garrison, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, keywords = { infantry },
  icon = "rifle",
}

hostile "Stormer Squad" {
  copies = 3, force = ridge_garrison, value = 1, reticles = 2, cover = 2, range = { 0, 0 }, place = targeted,
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  keywords = { infantry, close_fighter },
  says = { add { hostile_roll = 1, of = actor, when = engaged } },
  icon = "trench-spade", flavour = "Spades, grenades, and no interest in shooting.",
}

hostile "Watch Dog Team" {
  copies = 2, force = ridge_garrison, value = 1, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 9, wounds = 1 } }, keywords = { infantry },
  says = {
    add { ability_roll = -2, of = here, when = testing(shadows) },
    add { engage_cost = 1, of = target },
  },
  icon = "footprint",
}

-- ---- value 2 ---------------------------------------------------------------------

hostile "Trench Raiders" {
  copies = 3, force = ridge_garrison, value = 2, reticles = 3, cover = 3, range = { 0, 0 }, event = true,
  chart = { { active = 3, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  keywords = { infantry, close_fighter },
  says = { add { attack_roll = -1, of = target, when = hand_to_hand } },
  icon = "plain-dagger",
}

hostile "Panzerbuechse 39" {
  copies = 2, force = ridge_garrison, value = 2, reticles = 2, cover = 3, range = { 0, 3 },
  chart = { { active = 2, roll = 8, wounds = 2 }, { active = 1, roll = 10, wounds = 2 } }, keywords = { infantry },
  says = { add { armor_roll = 3, of = actor } },
  icon = "rifle", flavour = "Obsolete against tanks since 1941. You are not a tank.",
}

hostile "Ridge Marksman" {
  copies = 2, force = ridge_garrison, value = 2, reticles = 1, cover = 4, range = { 1, 3 },
  chart = { { active = 1, roll = 7, wounds = 1 } }, keywords = { infantry, sniper, maintain(2) },
  says = { add { armor_roll = 1, of = actor } },
  icon = "crosshair",
}

hostile "Supply Lorry" {
  copies = 2, force = ridge_garrison, value = 2, reticles = 1, cover = 3, range = { 0, 2 }, event = true,
  keywords = { on_wheels, size(1) },
  says = { at { reinforcement_step, when = in_range, effect = reinforce(1) } },
  icon = "horizon-road",
}

hostile "Field Kitchen Wagon" {
  copies = 1, force = ridge_garrison, value = 1, reticles = 1, cover = 2, range = { 0, 0 }, place = rear_most,
  keywords = { on_wheels, size(2) },
  says = { at { eliminates, of = target, effect = rally(9, each_soldier_here) } },
  icon = "camp-cooking-pot",
}

-- ---- value 3: concrete -------------------------------------------------------------

hostile "Concrete Lookout" {
  copies = 2, force = ridge_garrison, value = 3, reticles = 2, cover = 9, range = { 0, 2 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  keywords = { structure, size(2) }, door = { { 5, 2, 2 } },
  penalty = { { active = 1, cost = 1 } },
  icon = "radar-dish", flavour = "A slit, a telephone, and a steel door at the back.",
}

hostile "Bunk Shelter" {
  copies = 2, force = ridge_garrison, value = 3, reticles = 4, cover = 8, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  keywords = { structure, size(1) }, door = { { 4, 2, 1 } }, lock = pick, lock_roll = 1,
  says = { add { hostile_roll = -2, of = actor, when = breached } },
  icon = "camp-cooking-pot", flavour = "Most of them are asleep.",
}

-- ---- value 4 ---------------------------------------------------------------------

hostile "Steel Pillbox" {
  copies = 1, force = ridge_garrison, value = 4, reticles = 3, cover = 10, range = { 0, 2 },
  chart = { { active = 3, roll = 6, wounds = 1 }, { active = 3, roll = 10, wounds = 2 }, { active = 1, roll = 8, wounds = 1 } },
  keywords = { structure, fearless }, door = { { 7, 2, 3 } }, lock = pick, lock_roll = -1,
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  icon = "machine-gun-magazine", flavour = "A tank turret that has stopped going anywhere.",
}

-- As long as three of them hold the inner door, an open one is not enough.
hostile "Twin Casemate" {
  copies = 1, force = ridge_garrison, value = 4, reticles = 4, cover = 8, range = { 0, 3 },
  chart = { { active = 3, roll = 7, wounds = 2 }, { active = 1, roll = 9, wounds = 1 } },
  keywords = { structure, size(2) }, door = { { 5, 3, 2 } },
  says = { set { interior = 0, of = target, when = at_least(active, 3) } },
  icon = "machine-gun",
}
-- SPDX-License-Identifier: CC-BY-4.0
