-- Locations of Indochina.

local draws = require "shapes".draws

location "Triple Canopy" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce = { 1, 2 }, keywords = { jungle, environ_leeches(3) },
  hostiles = draws(2, 3, 4, 5, 8, 11), search = 7, hand_to_hand = 2,
  icon = "jungle", flavour = "Three roofs. On the floor it is always evening.",
  says = {
    add { terrain_cover = 2, of = here, when = at_least(range, 1) },
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
  },
}

location "Elephant Grass" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 2 }, keywords = { open, environ_swelter(3) },
  hostiles = draws(2, 3, 5, 6, 9, 12), search = 6, hand_to_hand = 1,
  icon = "high-grass", flavour = "It cuts, it itches, it rustles. So do they.",
  says = { add { terrain_cover = 1, of = here, when = at_least(range, 1), unless = attacks } },
}

location "Rice Paddies" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 3 }, keywords = { paddy, open, water },
  hostiles = draws(2, 3, 4, 6, 9, 12), search = 7, hand_to_hand = 2,
  icon = "rice-cooker", flavour = "The dikes are dry. That is why there are wires on the dikes.",
  says = { add { terrain_cover = -1, of = here, when = moved } },
}

location "Nipa Palm Canal" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce = { 1, 2 }, keywords = { water, jungle, environ_leeches(4) },
  hostiles = draws(1, 2, 3, 5, 7, 9), search = 7, hand_to_hand = 3,
  icon = "palm", flavour = "The tide goes out for six hours, and everything is mud.",
  says = { add { terrain_cover = 1, of = here } },
}

location "Brown River Bend" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 4, reinforce = { 1, 1 }, keywords = { water, open },
  hostiles = draws(1, 2, 3, 4, 6, 8), search = 8, hand_to_hand = 3,
  icon = "river", flavour = "Half a mile wide, and nobody on it after dark is a fisherman.",
  says = { add { hostile_roll = -1, of = here, when = at_least(range, 1) } },
}

location "Sampan Landing" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 2 }, keywords = { water, village },
  hostiles = draws(2, 3, 4, 5, 8, 10), search = 6, hand_to_hand = 2, success = trailcraft, success_roll = 2,
  icon = "canoe", flavour = "Fish, charcoal, and a false bottom.",
  says = { at { success, of = target, effect = { resupply(1, each_soldier), draw(1, actor) } } },
}

location "Hamlet by the Well" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 2 }, keywords = { village },
  hostiles = draws(1, 2, 3, 5, 7, 9), search = 5, hand_to_hand = 1, success = trailcraft, success_roll = 2,
  icon = "hut", flavour = "Nobody, not even a dog, and thirty bowls of rice on the fire.",
  says = {
    at { success, of = target, effect = { find_location(1, actor), draw(1, actor) } },
    add { attack_dice = -1, of = here, when = explosion },
  },
}

location "Fortified Hamlet" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 2, 3 }, keywords = { village, fortified, critical_site },
  hostiles = draws(3, 4, 5, 7, 10, 13), search = 5, hand_to_hand = 2,
  icon = "wooden-fence", flavour = "A ditch, a bamboo fence, a bunker in each kitchen.",
  says = {
    add { cover = 1, of = here, unless = explosion },
    add { terrain_cover = 1, of = here, when = fewer_than(range, 1) },
  },
}

location "Rubber Plantation" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 4 }, keywords = { open, track },
  hostiles = draws(2, 3, 5, 7, 10, 13), search = 7, hand_to_hand = 2,
  icon = "tree-roots", flavour = "Each damaged tree is paid for. There is a list of prices.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { hostile_roll = 1, of = here, when = at_least(range, 1) },
  },
}

location "Red Dirt Highway" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 0, reinforce = { 1, 3 }, always_reinforce = true, keywords = { track, open },
  hostiles = draws(2, 3, 5, 7, 10, 13), search = 8, hand_to_hand = 2,
  icon = "horizon-road", flavour = "Cleared two hundred yards on either side. Cleared again on Monday.",
  says = { at { location_played, of = actor, effect = more_locations(1) } },
}

location "Foot Trail" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 3 }, always_reinforce = true, keywords = { track, jungle },
  hostiles = draws(2, 3, 4, 6, 9, 12), search = 6, hand_to_hand = 1,
  icon = "trail", flavour = "Hard as a floor, two feet wide, and it is on no map.",
  says = { at { location_played, of = actor, effect = gain_xp(1, each_soldier) } },
}

location "Limestone Karst" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 4, reinforce = { 1, 1 }, body_count = 1, keywords = { high_ground },
  hostiles = draws(1, 2, 3, 4, 6, 8), search = 8, hand_to_hand = 3,
  icon = "mountain-cave", flavour = "Ships of grey stone in a green sea.",
  says = {
    add { attack_roll = 2, of = here, when = at_least(range, 1) },
    add { terrain_cover = 1, of = here },
  },
}

location "Bald Ridge" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce = { 1, 2 }, keywords = { high_ground, open, environ_swelter(4) },
  hostiles = draws(2, 3, 4, 6, 9, 12), search = 8, hand_to_hand = 2,
  icon = "hills", flavour = "Burnt off by the artillery, and growing back already.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { terrain_cover = -1, of = here, when = attacker_is(heavy_weapon) },
  },
}

location "Cloud Forest Saddle" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce = { 1, 2 },
  keywords = { high_ground, jungle, environ_monsoon(4), deadly_environment },
  hostiles = draws(2, 3, 4, 5, 8, 10), search = 7, hand_to_hand = 1,
  icon = "fog", flavour = "The rain does not fall here. It stands.",
  says = {
    set { can_attack = 0, of = here, when = at_least(range, 2) },
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
  },
}

location "Room for Three Ships" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 0, reinforce = { 1, 4 }, keywords = { open },
  hostiles = draws(2, 4, 5, 7, 10, 13), search = 8, hand_to_hand = 2,
  icon = "helicopter", flavour = "Three helicopters, with care. The only clearing for five miles, and they know that too.",
  says = {
    at { location_played, of = actor, effect = resupply(1, each_soldier) },
    add { heal_roll = 2, of = here },
  },
}

location "Bombed Forest" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 2 }, keywords = { open },
  hostiles = draws(1, 3, 4, 5, 8, 10), search = 7, hand_to_hand = 2,
  icon = "cut-palm", flavour = "Craters like a street of ponds, with ducks already.",
  says = {
    add { terrain_cover = 1, of = here }, add { search_roll = -1, of = here },
    add { entrance = 1, of = here, when = vehicle },
  },
}

location "Provincial Street" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 2 }, actions = 1, keywords = { town, close_quarters_combat },
  hostiles = draws(1, 2, 3, 5, 7, 9), search = 6, hand_to_hand = 1,
  icon = "house", flavour = "Shutters, bicycles, a photographer's shop with brides in the window.",
  says = {
    add { terrain_cover = 1, of = here },
    set { can_use = 0, of = here, when = explosion },
  },
}

location "Citadel Gate" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce = { 2, 4 }, keywords = { town, fortified, critical_site },
  hostiles = draws(3, 4, 6, 8, 11, 14), search = 6, hand_to_hand = 1,
  icon = "castle-ruins", flavour = "Walls made for cannon, twenty feet thick, with earth between.",
  says = {
    add { cover = 1, of = here },
    at { moved, of = here, when = hostiles_here, effect = suppress(1, actor) },
  },
}

location "Old French Fort" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 2 }, keywords = { fortified },
  hostiles = draws(2, 3, 4, 5, 8, 10), search = 6, hand_to_hand = 1, success = sapping, success_roll = 1,
  icon = "hill-fort", flavour = "1953 over the door, and a name in the plaster.",
  says = {
    add { terrain_cover = 2, of = here },
    at { success, of = target, effect = { gain_xp(1, actor), draw(1, each_soldier_here) } },
  },
}

location "Wired Path" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 0, reinforce = { 1, 2 }, keywords = { jungle, track },
  hostiles = draws(2, 3, 4, 6, 9, 12), search = 6, hand_to_hand = 2, obstacle = sapping, detect = 3, disarm = 1,
  icon = "tripwire", flavour = "A vine that runs too straight, and has no leaves.",
  says = { at { set_off, of = target, effect = { wound(2, actor), suppress(1, each_soldier_here) } } },
}

location "Flooded Ravine" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce_none = true, keywords = { jungle, environ_monsoon(4) },
  hostiles = draws(0, 1, 2, 4, 5, 7), search = 8, hand_to_hand = 2, obstacle = trailcraft, detect = 2,
  icon = "waterfall", flavour = "Yesterday it was a path.",
  says = { at { set_off, of = target, effect = { discard(2, actor), suppress(1, actor) } } },
}

location "Abandoned Firebase" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 3 }, body_count = 1, keywords = { high_ground, fortified },
  hostiles = draws(2, 3, 4, 5, 8, 10), search = 7, hand_to_hand = 1,
  icon = "sandbags", flavour = "Given up in June. Somebody has been through the rubbish for wire.",
  says = {
    at { turn_begins, effect = draw(1, each_soldier_here) },
    add { terrain_cover = 1, of = here },
  },
}

location "Hidden Cache" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 2, reinforce = { 1, 2 }, keywords = { jungle },
  hostiles = draws(2, 3, 4, 6, 9, 12), search = 4, hand_to_hand = 2, success = trailcraft, success_roll = 1,
  icon = "wooden-crate", flavour = "Rice in sacks with two clasped hands printed on them.",
  says = { at { success, of = target, effect = { draw(1, each_soldier), resupply(1, each_soldier) } } },
}

location "Graveyard Mounds" {
  copies = 2,
  back = vietnam_location,
  region = indochina, entrance = 1, reinforce = { 1, 3 }, keywords = { open },
  hostiles = draws(2, 3, 5, 6, 9, 12), search = 7, hand_to_hand = 2,
  icon = "tombstone", flavour = "Round, green, waist-high. Excuse us.",
  says = {
    add { terrain_cover = 2, of = here, unless = moved },
    add { cover = 1, of = here, when = at_least(range, 1) },
  },
}

location "Lids in the Grass" {
  copies = 1,
  back = vietnam_location,
  region = indochina, entrance = 3, reinforce = { 1, 2 }, keywords = { jungle, fortified, close_quarters_combat },
  hostiles = draws(3, 4, 5, 7, 10, 13), search = 4, hand_to_hand = 1,
  icon = "floor-hatch", flavour = "A lid, a man, a lid.",
  says = {
    add { hostile_roll = 1, of = here, when = moved },
    at { hostile_turn_ends, when = fewer_than(hostiles_here, 1), effect = reinforce(1) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
