-- What is carried besides Weapons.

-- ---- the wounded ------------------------------------------------------------

equipment "Aid Man's Bag" {
  era = wwii_era, cost = 3, weight = 2, counters = 4,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = heal(5) } },
  icon = "medical-pack", flavour = "Sulfa, plasma, tape, and a tag for the buttonhole.",
}

-- Your own arm, your own needle; the world goes soft for a while.
equipment "Morphine Syrette" {
  era = wwii_era, cost = 1, weight = 0, counters = 1,
  says = { at { soldier_turn, cost = { spend(1), take_suppress(1) }, effect = mend(2) } },
  icon = "syringe",
}

-- Two tablets, six hours, and the price comes later.
equipment "Benzedrine Tablets" {
  era = wwii_era, cost = 2, weight = 0, counters = 1,
  says = { at { soldier_turn, cost = spend(1), effect = { rally(1), gain_actions(1) } } },
  icon = "medicine-pills", flavour = "Not to be issued twice in a week.",
}

-- ---- ammunition -------------------------------------------------------------

equipment "Cloth Bandolier" {
  era = wwii_era, cost = 2, weight = 1, counters = 3,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = reload } },
  icon = "bullets", flavour = "Six pockets across the chest, where the hand finds them.",
}

equipment "Ammo Bag" {
  era = wwii_era, cost = 2, weight = 3, counters = 3,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = resupply(2, a_soldier_here) } },
  icon = "ammo-box",
}

-- Plywood, two straps, an end to running; and one tug that ends the carrying.
equipment "Packboard" {
  era = wwii_era, cost = 1, weight = 0, nations = { united_states },
  says = {
    add { loadout = 5, entrance = 1, of = actor },
    at { enters, of = actor, cost = expend, effect = add { cost = -3 } },
  },
  icon = "backpack",
}

-- ---- eyes and ears ----------------------------------------------------------

-- Whoever has them does not shoot: he tells somebody else where to.
equipment "Field Glasses" {
  era = wwii_era, cost = 2, weight = 1,
  says = {
    at { declares_attack, when = { same_location, at_least(range, 1), weapon(ranged) }, unless = me,
         cost = per_turn(1), effect = add { attack_roll = 2 } },
  },
  icon = "binoculars",
}

equipment "Map Case" {
  era = wwii_era, cost = 1,
  says = { at { soldier_turn, cost = { discard(2), per_turn(1) }, effect = find_location(1) } },
  icon = "treasure-map", flavour = "Printed in 1938. The bridge is newer, and no longer there.",
}

equipment "SCR-536 Radio" {
  era = wwii_era, cost = 2, nations = { united_states },
  says = { add { support_cost = -1, of = actor } },
  icon = "walkie-talkie", flavour = "Pull out the antenna and half the platoon hears you.",
}

equipment "No. 38 Set" {
  era = wwii_era, cost = 2, weight = 3, nations = { united_kingdom },
  says = {
    add { retain_cost = -1, of = actor },
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = { rally(1, another_soldier), draw(1, another_soldier) } },
  },
  icon = "pocket-radio", flavour = "Throat microphone, battery in the haversack, patience not supplied.",
}

-- ---- staying unseen ---------------------------------------------------------

equipment "Entrenching Tool" {
  era = wwii_era, cost = 2,
  says = { add { terrain_cover = 1, of = target, unless = moved } },
  icon = "trench-spade", flavour = "The first foot is the one that matters.",
}

equipment "Scrim Cape" {
  era = wwii_era, cost = 2, weight = 1,
  says = { add { hostile_roll = -1, of = target, when = at_least(range, 1), unless = at_least(attacks, 2) } },
  icon = "cape", flavour = "Strips of hessian, sewn on by candle.",
}

-- Burlap in the mesh: what was aimed at was a bush, and the bush has a hole in it.
equipment "Helmet Net" {
  era = wwii_era, cost = 1, weight = 0,
  says = { at { hit, of = target, when = wounding, cost = expend, effect = { add { wounds = -1 }, set { suppress = 1 } } } },
  icon = "brodie-helmet",
}

-- For those who are with you: to cross behind, or to be missed behind.
equipment "AN-M8 Smoke Grenade" {
  era = wwii_era, cost = 1, counters = 1, keywords = { smoke },
  says = {
    at { enters, when = same_location, cost = spend(1), effect = add { cost = -3 } },
    at { hostile_attacks, when = { same_location, at_least(range, 1) }, cost = spend(1),
         effect = add { hostile_roll = -4 } },
  },
  icon = "poison-gas",
}

-- ---- the way there ----------------------------------------------------------

equipment "Wire Cutters" {
  era = wwii_era, cost = 1,
  says = { add { entrance = -2, of = actor, when = place_is(fortified) } },
  icon = "bolt-cutter",
}

-- Eye over toggle they make a bridge, or a way up.
equipment "Toggle Rope" {
  era = wwii_era, cost = 1, nations = { united_kingdom },
  says = {
    add { entrance = -2, when = { same_location, place_is(water) } },
    add { entrance = -2, when = { same_location, place_is(high_ground) } },
  },
  icon = "rope-coil",
}
-- SPDX-License-Identifier: CC-BY-4.0
