-- What is carried besides Weapons.

-- ---- the wounded and the sick -----------------------------------------------

equipment "Unit One Bag" {
  era = wwii_era, back = pacific_gear,
  cost = 3, weight = 2, counters = 4,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = heal(5) } },
  icon = "medical-pack", flavour = "Plasma in tins, sulfa in packets, tape on a roll.",
}

equipment "Jungle First-Aid Roll" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 0, counters = 2,
  says = {
    at { soldier_turn, cost = { action(1), spend(1) }, effect = mend(1) },
    at { soldier_turn, cost = spend(1), effect = gain("Hardy (Malaria)", 1, me) },
  },
  icon = "bandage-roll", flavour = "Iodine, plasters, something against the itch.",
}

-- Bitter, and taken under the eyes of a sergeant.
equipment "Atabrine Bottle" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 0, counters = 3,
  says = {
    at { soldier_turn, cost = { spend(1), per_turn(2) }, effect = gain("Hardy (Malaria)", 1, a_soldier_here) },
  },
  icon = "medicine-pills",
}

equipment "Salt Tablets" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 0, counters = 2,
  says = { at { soldier_turn, cost = spend(1), effect = { gain("Hardy (Heat)", 1, me), rally(1) } } },
  icon = "pill", flavour = "Two with every canteen. There is the difficulty.",
}

equipment "Second Canteen" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 1, keywords = { used_to_heat(2) },
  icon = "water-flask", flavour = "The water came ashore in petrol drums, and tastes of it.",
}

equipment "Jungle Boots" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 0, keywords = { used_to_mud(1) },
  says = { add { entrance = -1, of = actor, when = place_is(jungle) } },
  icon = "rubber-boot", flavour = "Canvas and rubber: what runs in runs out again.",
}

-- ---- ammunition -------------------------------------------------------------

equipment "Grenade Vest" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 0,
  says = {
    add { loadout = 2, of = actor },
    add { attack_roll = 1, of = actor, when = weapon(grenade), unless = moved },
  },
  icon = "bundle-grenade",
}

equipment "Belt Box" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 2, counters = 3,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = reload(a_weapon) } },
  icon = "ammo-box", flavour = "Two hundred and fifty rounds with a handle.",
}

equipment "Dry Pack" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 2, counters = 2,
  says = {
    at { soldier_turn, cost = { action(1), spend(1) },
         effect = { resupply(1, a_soldier_here), draw(1, a_soldier_here) } },
  },
  icon = "backpack",
}

-- ---- eyes and ears ----------------------------------------------------------

equipment "Naval Glasses" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 1,
  says = {
    at { declares_attack, when = { same_location, at_least(range, 1), weapon(ranged) }, unless = me,
         cost = per_turn(1), effect = add { attack_roll = 2 } },
  },
  icon = "binoculars", flavour = "Seven by fifty, lent by a ship that no longer needs them.",
}

equipment "Traced Map" {
  era = wwii_era, back = pacific_gear,
  cost = 1,
  says = { at { soldier_turn, cost = { discard(2), per_turn(1) }, effect = find_location(1) } },
  icon = "treasure-map", flavour = "From a planter's memory. Where he had no memory it is white.",
}

equipment "SCR-300 Radio" {
  era = wwii_era, back = pacific_gear,
  cost = 3, weight = 4, nations = { united_states },
  says = { add { support_cost = -1, retain_cost = -1, of = actor } },
  icon = "walkie-talkie", flavour = "Thirty-five pounds, and the ships answer.",
}

equipment "No. 108 Set" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 3, nations = { australia },
  says = {
    add { support_cost = -1, of = actor },
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = draw(1, another_soldier) },
  },
  icon = "pocket-radio", flavour = "Made in Australia. It minds the wet as much as anybody.",
}

-- ---- staying unseen ---------------------------------------------------------

equipment "Mottled Poncho" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 1,
  says = {
    add { terrain_cover = 1, of = target, when = place_is(jungle) },
    add { environment_roll = 1, of = actor, when = environment(mud) },
  },
  icon = "cape",
}

equipment "Reversible Helmet Cover" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 0,
  says = {
    at { hit, of = target, when = wounding, cost = expend, effect = { add { wounds = -1 }, set { suppress = 1 } } },
  },
  icon = "brodie-helmet", flavour = "Green side for the palms, brown side for the sand.",
}

equipment "Folding Shovel" {
  era = wwii_era, back = pacific_gear,
  cost = 2,
  says = { add { terrain_cover = 1, of = target, unless = moved } },
  icon = "trench-spade", flavour = "On coral it rings. On ash the hole fills again.",
}

equipment "Smoke Pot" {
  era = wwii_era, back = pacific_gear,
  cost = 1, counters = 1,
  says = {
    at { enters, when = same_location, cost = spend(1), effect = add { cost = -3 } },
    at { hostile_attacks, when = { same_location, at_least(range, 1) }, cost = spend(1),
         effect = add { hostile_roll = -4 } },
  },
  icon = "poison-gas",
}

-- ---- the way there ----------------------------------------------------------

equipment "Lawyer-Vine Rope" {
  era = wwii_era, back = pacific_gear,
  cost = 1,
  says = {
    add { entrance = -2, when = { same_location, place_is(high_ground) } },
    add { entrance = -1, when = { same_location, place_is(water) } },
  },
  icon = "rope-coil",
}

equipment "Bangalore Tubes" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 3, keywords = { demolition(7) },
  says = {
    add { entrance = -2, of = actor, when = place_is(fortified) },
    add { entrance = -1, of = actor, when = place_is(beach) },
  },
  icon = "pipes", flavour = "Five feet each, screwed end to end, pushed under.",
}

equipment "Mine Probe" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 0, keywords = { fieldcraft(7) },
  says = { at { tests, of = actor, cost = per_turn(1), effect = add { bonus = 1 } } },
  icon = "metal-detector",
}
-- SPDX-License-Identifier: CC-BY-4.0
