-- Objectives of Indochina, and what some of them want Destroyed.

local draws = require "shapes".draws

-- ---- Eliminate -----------------------------------------------------------------------

objective "Hill with a Number" {
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce_none = true, keywords = { high_ground, open, environ_swelter(3) },
  hostiles = draws(3, 4, 5, 7, 10, 13), eliminate = true, search = 7, hand_to_hand = 1, embedded = sandbagged_crest,
  icon = "hills", flavour = "It has a number because nobody would give it a name.",
  says = { add { hostile_roll = 1, of = here, when = at_least(range, 1) } },
}

objective "Battalion Base Camp" {
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 2, 3 }, keywords = { jungle, fortified },
  hostiles = draws(3, 4, 6, 8, 11, 14), eliminate = true, search = 5, hand_to_hand = 1, present = paymaster_s_strongbox,
  icon = "barracks-tent", flavour = "A classroom, a theatre, a printing press, and beds for three hundred.",
  says = { add { experience = 1, of = here, when = target_is(cadre) } },
}

objective "Ville at the Crossing" {
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 2 }, keywords = { village, water },
  hostiles = draws(2, 3, 4, 6, 9, 12), eliminate = true, search = 6, hand_to_hand = 1,
  icon = "village", flavour = "A ferry, a market, a flag that changes at dusk.",
  says = { at { objective_activated, effect = draw(1, each_soldier) } },
}

-- ---- Destroy -------------------------------------------------------------------------

objective "Pontoon under the Leaves" {
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 2 }, keywords = { water, jungle },
  hostiles = draws(2, 3, 4, 6, 9, 12), destroy = sunken_bridge, present = garrison_of_the_crossing,
  search = 7, hand_to_hand = 1,
  icon = "wooden-pier", flavour = "A foot below the water, so that no photograph shows it.",
}
target "Sunken Bridge" { back = vietnam_location, targets = 1, hits = 4, cover = 3, icon = "bridge" }

objective "Rocket Cache" {
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce_none = true, keywords = { jungle, fortified },
  hostiles = draws(2, 3, 4, 6, 9, 12), destroy = stacked_rockets, search = 6, hand_to_hand = 1,
  icon = "firework-rocket", flavour = "Crated, greased, and labelled as farm machinery.",
  says = { at { hostile_turn_ends, when = fewer_than(timer, 5), effect = reinforce(3) } },
}
target "Stacked Rockets" {
  back = vietnam_location, targets = 1, hits = 3, cover = 4, explosion_only = true, icon = "rocket",
}

-- ---- Find ----------------------------------------------------------------------------

objective "Buried Command Post" {
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 2 }, keywords = { jungle },
  hostiles = draws(2, 3, 4, 6, 9, 12), find = 8, search = 5, hand_to_hand = 1,
  icon = "hole", flavour = "Every map in the province leads to here. Here there is a tree.",
  says = { at { objective_activated, effect = gain_xp(1, each_soldier) } },
}

objective "Prisoner Stockade" {
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce = { 1, 1 }, keywords = { jungle, water },
  hostiles = draws(2, 3, 4, 5, 8, 10), find = 7, search = 6, hand_to_hand = 1,
  icon = "cage", flavour = "Bamboo, four feet by six. Warm ash.",
  says = { at { objective_activated, effect = suppress(1, each_soldier) } },
}

-- ---- Keep Clear ----------------------------------------------------------------------

objective "Crossroads Market" {
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 3 }, keywords = { town, track },
  hostiles = draws(2, 3, 4, 5, 8, 10), keep_clear = 2, search = 6, hand_to_hand = 1,
  icon = "crossroad", flavour = "Until the convoy is through. It is late.",
}

objective "Extraction Clearing" {
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 2 }, keywords = { open },
  hostiles = draws(2, 3, 4, 5, 8, 10), keep_clear = 3, search = 6, hand_to_hand = 1, embedded = mortars_on_the_clearing,
  icon = "helicopter", flavour = "They will not land while somebody shoots at them. That is reasonable.",
  says = { add { terrain_cover = -1, of = here, when = moved } },
}

-- ---- by their types ------------------------------------------------------------------

objective "Command Bunker" {
  back = vietnam_location,
  region = indochina, entrance = 4, reinforce_none = true, keywords = { fortified, open }, types = { perimeter },
  hostiles = draws(0, 0, 0, 0, 0, 0),
  icon = "bunker", flavour = "Sandbags, a map, four telephones. The fifth is the one that matters.",
  says = { add { terrain_cover = 1, of = here }, add { draws = 1, of = all, when = player } },
}

objective "Camp in Flames" {
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 3 }, keywords = { high_ground, fortified },
  types = { exfiltration },
  hostiles = draws(2, 3, 4, 6, 9, 12), search = 6, hand_to_hand = 1,
  icon = "burning-embers", flavour = "The team house is gone. So is the wire.",
}

-- ---- who is there ------------------------------------------------------------------------

objective "Regimental Headquarters" {
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce = { 2, 3 }, keywords = { jungle, fortified, critical_site },
  hostiles = draws(2, 3, 5, 7, 10, 13), present = regimental_staff, eliminate_present = true,
  search = 6, hand_to_hand = 1,
  icon = "rank-3", flavour = "Electric light, from a stream and a bicycle.",
}

objective "Tax Office in the Reeds" {
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 2 }, keywords = { water, village },
  hostiles = draws(2, 3, 4, 5, 8, 10), present = paymaster_s_strongbox, eliminate_present = true, search = 6,
  hand_to_hand = 2,
  icon = "coins", flavour = "Open on market days.",
}

hostile "Regimental Staff" {
  copies = 0, back = vietnam_hostile, force = vietnam_elite,
  value = 4, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { "Cadre", inspire(1), "Screened" },
  chart = { { 3, 8, 2 }, { 1, 9, 1 } },
  says = { add { bodies = 1, of = target } },
  icon = "rank-3",
}

event "Sandbagged Crest" {
  copies = 0, settings = { vietnam_war }, back = vietnam_event, stays = true,
  icon = "sandbags", flavour = "They had all winter.",
  says = { add { cover = 1, of = here, unless = explosion } },
}

event "Mortars on the Clearing" {
  copies = 0, settings = { vietnam_war }, back = vietnam_event, stays = true,
  icon = "mortar", flavour = "Every clearing for five miles has a stake in the middle.",
  says = { at { turn_ends, when = at_least(soldiers_here, 3), effect = suppress(1, each_soldier_here) } },
}

-- ---- what lies beside them -------------------------------------------------------------

hostile "Paymaster's Strongbox" {
  copies = 0, back = vietnam_hostile, force = vietnam_frontline,
  value = 3, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Cadre", "Screened" },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  says = { add { experience = 1, of = target } },
  icon = "locked-chest", flavour = "Two men who do not run, because of what they sit on.",
}

hostile "Garrison of the Crossing" {
  copies = 0, back = vietnam_hostile, force = vietnam_frontline,
  value = 3, reticles = 4, cover = 4, range = { 0, 2 }, keywords = { "Regular" },
  chart = { { 4, 7, 1 }, { 2, 8, 1 }, { 1, 9, 1 } },
  icon = "meeple-army",
}

-- ---- Rescue -----------------------------------------------------------------------------

objective "Wreck on the Slope" {
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 2 }, keywords = { high_ground, jungle },
  types = { bring_them_back },
  hostiles = draws(1, 2, 3, 5, 7, 9), search = 7, hand_to_hand = 1,
  icon = "helicopter", flavour = "Magnesium, and a helmet on a branch.",
  says = { add { terrain_cover = 1, of = here } },
}

objective "Ring of Stumps" {
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 1 }, keywords = { open }, types = { bring_them_back },
  hostiles = draws(1, 2, 3, 5, 7, 9), search = 7, hand_to_hand = 1,
  icon = "axe-in-stump", flavour = "They cut the field of fire themselves, and now they are in the middle of it.",
  says = { add { terrain_cover = 2, of = here, unless = moved } },
}

-- ---- Tunnel Rats ----------------------------------------------------------------------------

objective "Map Room" {
  back = vietnam_location,
  region = tunnels, entrance = 1, reinforce = { 1, 1 }, keywords = { underground }, types = { tunnel_rats },
  hostiles = draws(1, 2, 3, 4, 5, 6), find = 5, search = 5, hand_to_hand = 1, fail = sapping, fail_roll = 5,
  says = { at { fails, of = target, effect = suppress(1, actor) } },
  icon = "treasure-map", flavour = "Our wire, our bunkers, our mess hall, to scale.",
}

objective "Surgery under the Roots" {
  back = vietnam_location,
  region = tunnels, entrance = 2, reinforce_none = true, keywords = { underground }, types = { tunnel_rats },
  hostiles = draws(2, 3, 4, 5, 6, 7), find = 6, search = 6, hand_to_hand = 1, fail = trailcraft, fail_roll = 5,
  says = { at { fails, of = target, effect = discard(1, actor) } },
  icon = "scalpel", flavour = "The beds have been carried out. The register has not: every unit, every name.",
}
-- SPDX-License-Identifier: CC-BY-4.0
