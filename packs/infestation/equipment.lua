-- What is carried besides Weapons.

-- ---- wounds and breath ------------------------------------------------------

equipment "Trauma Bag" {
  back = nest_gear, era = near_future_era,
  cost = 3, weight = 2, counters = 4, heals = { { roll = 4, points = 1 }, { roll = 7, points = 2 }, { roll = 10, points = 3 } },
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = treat } },
  icon = "medical-pack", flavour = "Mostly vinegar and gauze. Lime burns want vinegar.",
}

equipment "Burn Dressing" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0, counters = 2,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = mend(1) } },
  icon = "bandage-roll",
}

equipment "Big Canteen" {
  back = nest_gear, era = near_future_era,
  cost = 1, counters = 2,
  says = {
    at { soldier_turn, when = suppressed, cost = spend(1), effect = rally(1) },
    at { soldier_turn, when = player, cost = spend(1), effect = draw(2) },
  },
  icon = "water-flask", flavour = "Rainwater. What the rivers carry now is milk.",
}

equipment "Dust Mask" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0,
  says = {
    at { hit, of = target, when = suppressing, cost = per_turn(1), effect = set { suppress = 0 } },
  },
  icon = "gas-mask", flavour = "Two filters, changed at noon.",
}

-- ---- carrying ---------------------------------------------------------------

equipment "Load Frame" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0,
  says = { add { loadout = 4, of = actor } },
  icon = "backpack",
}

equipment "Magazine Pouches" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 1, counters = 3,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = reload(a_weapon) } },
  icon = "ammo-box",
}

equipment "Tool Roll" {
  back = nest_gear, era = near_future_era,
  cost = 2, counters = 3,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = fix(2) } },
  icon = "toolbox", flavour = "Canvas, oil, and nineteen spanners of which eleven fit.",
}

equipment "Weld Kit" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 2, counters = 1,
  says = { at { soldier_turn, cost = spend(1), effect = fix(1) } },
  icon = "spanner",
}

-- ---- the way there ----------------------------------------------------------

-- Acid takes the glaze off the stones, and what sits on it goes too.
equipment "Vinegar Sprayer" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 2, counters = 3,
  says = {
    at { enters, when = { same_location, place_is(glazed) }, cost = spend(1), effect = add { cost = -3 } },
    at { soldier_turn, cost = { action(1), spend(1) }, effect = pin(2, a_hostile_here) },
  },
  icon = "spray", flavour = "Sold for weeds. It was the first thing that worked.",
}

equipment "Climbing Line" {
  back = nest_gear, era = near_future_era,
  cost = 1,
  says = {
    add { entrance = -2, when = { same_location, place_is(high_ground) } },
    add { entrance = -1, when = { same_location, place_is(underground) } },
  },
  icon = "rope-coil",
}

equipment "County Map" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0,
  says = { at { soldier_turn, when = player, cost = { discard(2), per_turn(1) }, effect = find_location(1) } },
  icon = "treasure-map", flavour = "From before. The roads are right. The hills have moved.",
}

equipment "Spotting Glass" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 1,
  says = {
    at { declares_attack, when = { same_location, at_least(range, 1), weapon(ranged) }, unless = me,
         cost = per_turn(1), effect = add { attack_roll = 2 } },
  },
  icon = "binoculars",
}

equipment "Plastic Plates" {
  back = nest_gear, era = near_future_era,
  cost = 3, weight = 2,
  says = {
    at { hit, of = target, when = wounding, cost = expend, effect = { add { wounds = -2 }, set { suppress = 1 } } },
  },
  icon = "kevlar-vest", flavour = "Ceramic stops more, but ceramic is bait.",
}
-- SPDX-License-Identifier: CC-BY-4.0
