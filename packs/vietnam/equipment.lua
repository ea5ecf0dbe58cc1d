-- What is carried besides Weapons.

-- ---- the wounded -------------------------------------------------------------

equipment "Aid Bag" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, weight = 2, counters = 4,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = heal(5) } },
  icon = "medical-pack", flavour = "Morphine in tubes, salt water in bottles, and a list of blood groups.",
}

equipment "Field Dressing" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, counters = 2,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = mend(1) } },
  icon = "bandage-roll",
}

equipment "Two-Quart Canteen" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 1, counters = 3,
  says = {
    at { soldier_turn, cost = spend(1), effect = gain("Hardy (All)", 1, me) },
  },
  icon = "water-flask", flavour = "Iodine tablets, and cherry powder from home against the iodine.",
}

equipment "Salt and Tablets" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, keywords = { used_to_swelter(2) },
  icon = "pill", flavour = "The orange one on Mondays.",
}

equipment "Poncho Liner" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, keywords = { used_to_monsoon(2) },
  says = { at { turn_begins, when = fewer_than(cards, 2), unless = hostiles_here, effect = draw(1) } },
  icon = "cape", flavour = "The only thing that the Army ever made that everybody stole.",
}

-- ---- carrying ----------------------------------------------------------------

equipment "Web Gear" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0,
  says = { add { loadout = 3, of = actor } },
  icon = "belt", flavour = "Straps, pouches, hooks, and a towel against the straps.",
}

equipment "Tropical Rucksack" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 0,
  says = { add { loadout = 6, of = actor }, add { entrance = 1, of = actor, when = place_is(high_ground) } },
  icon = "backpack", flavour = "Sit down, put your arms in, and have two friends pull you up.",
}

equipment "Claymore Bag" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0,
  says = {
    add { loadout = 2, of = actor },
    add { attack_roll = 1, of = actor, when = weapon(mine), unless = moved },
  },
  icon = "satchel",
}

equipment "Belt Ammunition" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 2, counters = 3,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = reload(a_weapon) } },
  icon = "bandolier", flavour = "Keep it out of the mud. Keep it out of the leaves. Keep it.",
}

equipment "Resupply Sack" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 2, counters = 2,
  says = {
    at { soldier_turn, cost = { action(1), spend(1) },
         effect = { resupply(1, a_soldier_here), draw(1, a_soldier_here) } },
  },
  icon = "ammo-box",
}

-- ---- eyes and ears ------------------------------------------------------------

equipment "PRC-25 Radio" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, weight = 4,
  says = {
    add { support_cost = -1, retain_cost = -1, of = actor },
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = draw(1, another_soldier) },
  },
  icon = "walkie-talkie", flavour = "Twenty-five pounds. The Prick, for short.",
}

equipment "Starlight Tube" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, weight = 1,
  says = {
    at { draws_hostiles, cost = per_turn(1), when = at_least(turn, 5), effect = add { value = -1 } },
    at { declares_attack, when = { same_location, at_least(range, 1) }, unless = me, cost = per_turn(1),
         effect = add { attack_roll = 2 } },
  },
  icon = "night-vision", flavour = "Green snow, and in the snow somebody walking.",
}

equipment "Acetate Map" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0,
  says = { at { soldier_turn, cost = { discard(2), per_turn(1) }, effect = find_location(1) } },
  icon = "treasure-map", flavour = "Grease pencil over plastic over a French survey.",
}

equipment "Strobe and Mirror" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, counters = 1,
  says = { at { bombarded, cost = spend(1), effect = add { dice = 2 } } },
  icon = "flashlight",
}

-- ---- staying alive --------------------------------------------------------------

equipment "Flak Vest" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, weight = 3,
  says = {
    at { hit, of = target, when = at_least(wounding, 2), effect = add { wounds = -1 } },
    add { environment_roll = -1, of = actor, when = environment(swelter) },
  },
  icon = "kevlar-vest", flavour = "Nylon. In the shade it weighs eight pounds, and there is no shade.",
}

equipment "Steel Pot" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 1,
  says = {
    at { hit, of = target, when = wounding, cost = expend, effect = { add { wounds = -1 }, set { suppress = 1 } } },
  },
  icon = "brodie-helmet", flavour = "Ace of spades in the band, a calendar round the side.",
}

equipment "Boonie Hat and Paint" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 0,
  says = { add { terrain_cover = 1, of = target, when = place_is(jungle), unless = attacks } },
  icon = "camo-headgear",
}

equipment "Folding Spade" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 1,
  says = { add { terrain_cover = 1, of = target, unless = moved } },
  icon = "trench-spade",
}

equipment "Purple Smoke" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, counters = 2,
  says = {
    at { enters, when = same_location, cost = spend(1), effect = add { cost = -2 } },
    at { hostile_attacks, when = { same_location, at_least(range, 1) }, cost = spend(1),
         effect = add { hostile_roll = -3 } },
  },
  icon = "smoke-bomb", flavour = "Identify purple. I identify two purples.",
}

equipment "Jungle Boots with Plates" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0,
  says = {
    add { entrance = -1, of = actor, when = place_is(paddy) },
    add { environment_roll = 1, of = actor, when = environment(monsoon) },
  },
  icon = "rubber-boot", flavour = "A steel sole against stakes, holes against water.",
}

equipment "Issue Machete" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1,
  says = { add { entrance = -1, of = actor, when = place_is(jungle) } },
  icon = "machete",
}

equipment "Rappelling Rope" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 1,
  says = {
    add { entrance = -2, when = { same_location, place_is(high_ground) } },
    add { entrance = -1, when = { same_location, place_is(water) } },
  },
  icon = "rope-coil",
}

equipment "Bayonet as a Probe" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, keywords = { sapping(8) },
  says = { at { tests, of = actor, cost = per_turn(1), effect = add { bonus = 1 } } },
  icon = "bayonet", flavour = "Thirty degrees, an inch at a time, lying down.",
}

equipment "Angle-Head Torch" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, keywords = { trailcraft(8) },
  says = {
    add { attack_roll = 1, of = actor, when = { place_is(underground), fewer_than(range, 1) } },
    add { hostile_roll = 1, of = target, when = { place_is(underground), at_least(range, 1) } },
  },
  icon = "flashlight", flavour = "You see him. He has seen the light for a minute.",
}

equipment "Tin of Peaches" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, counters = 2,
  says = { at { soldier_turn, cost = spend(1), effect = { rally(1, a_soldier_here), draw(1, a_soldier_here) } } },
  icon = "canned-fish", flavour = "Traded for ham and lima beans, at a rate of three to one, and a favour.",
}
-- SPDX-License-Identifier: CC-BY-4.0
