-- What is fixed to a Weapon, and what anybody may carry.

equipment "Three-Power Telescope" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 1, fits = { rifle },
  says = { add { attack_roll = 2, of = actor, when = { attached, at_least(range, 1) } } },
  icon = "crosshair", flavour = "On the carrying handle. It fogs at six and clears at noon.",
}

equipment "Sound Suppressor" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 1, fits = { rifle, carbine, pistol, submachine_gun },
  says = { at { kills, when = attached, cost = per_turn(1), effect = draw(1, actor) } },
  icon = "silenced",
}

equipment "Chromed Bolt and Oil" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, fits = { rifle, carbine },
  says = { set { jam_dice = 0, of = actor, when = attached } },
  icon = "drop", flavour = "What the first forty thousand of them did not have.",
}

equipment "Taped Magazines" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, fits = { rifle, carbine, submachine_gun },
  says = { add { reload_number = -1, of = actor, when = attached } },
  icon = "machine-gun-magazine", flavour = "One up, one down, and mud in the one that is down.",
}

equipment "C-Ration Can on the Feed" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, fits = { machine_gun },
  says = {
    add { reload_number = -1, of = actor, when = { attached, auto } },
    add { attack_dice = 1, of = actor, when = { attached, deployed } },
  },
  icon = "canned-fish", flavour = "The belt runs over it like water. The makers were told, and were not amused.",
}

-- ---- for anybody ------------------------------------------------------------------

equipment "Bandolier for Anyone" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 1, counters = 2, any_soldier = true,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = resupply(1, a_soldier_here) } },
  icon = "bandolier",
}

equipment "Coin from the Somme" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, any_soldier = true,
  says = { at { hit, of = target, when = wounding, cost = expend, effect = add { wounds = -1 } } },
  icon = "two-coins", flavour = "From a grandfather who had it at the Somme, and came back.",
}

skill "Short-Timer" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, any_soldier = true,
  says = { add { terrain_cover = 1, of = target, unless = moved }, add { movement = -1, of = actor } },
  icon = "sands-of-time",
}

skill "In-Country Hand" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, any_soldier = true, keywords = { used_to_anything(1) },
  says = { add { attack_roll = 1, of = actor, when = fewer_than(range, 1) } },
  icon = "open-palm",
}

skill "Keeps It Clean" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1,
  says = { set { jam_dice = 0, of = actor, when = fewer_than(attacks, 2) } },
  icon = "drop", flavour = "A toothbrush, a pipe cleaner, and every evening ten minutes.",
}

-- ---- medicine by the book ------------------------------------------------------------

equipment "Surgeon's Roll" {
  era = cold_war_era, back = vietnam_gear,
  cost = 4, weight = 2, counters = 3, heals = { { 4, 1 }, { 7, 2 }, { 9, 3 } },
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = treat } },
  icon = "scalpel",
}

equipment "Plasma and Morphine" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 1, counters = 2, heals = { { 3, 1 }, { 8, 2 } },
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = treat } },
  icon = "medicine-pills", flavour = "An M on his forehead, in grease pencil, so that nobody gives him a second.",
}

skill "Bush Medicine" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, any_soldier = true, heals = { { 7, 1 } },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = treat } },
  icon = "herbs-bundle", flavour = "A leaf that only his grandmother knew, and it is only bitter.",
}

skill "Field Surgery" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, needs_keywords = { medic }, heals = { { 5, 1 }, { 8, 2 } },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = treat } },
  icon = "medical-pack",
}
-- SPDX-License-Identifier: CC-BY-4.0
