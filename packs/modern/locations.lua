-- Locations: eleven in the dry hills, eleven in the old port, and two that are anywhere.

-- The value of Hostiles for teams of up to 29 points, and from 30, 50, 75, 100 and 125 on.
local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ==== anywhere ===============================================================

location "Power Line Cut" {
  region = dry_hills,
  copies = 1,
  entrance = 1, reinforce = { 0, 2 }, keywords = { open },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "power-lightning", flavour = "The pylons hum. Nobody else says anything.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 2) },
    add { hostile_roll = 1, of = here, when = at_least(range, 2) },
  },
}

location "Filling Station" {
  region = old_port,
  copies = 1,
  entrance = 0, reinforce = { 0, 2 }, always_reinforce = true, keywords = { road },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "jerrycan", flavour = "Cold drinks, hot pumps.",
  says = {
    at { location_played, of = actor, effect = { draw(1, each_soldier), resupply(1, each_soldier) } },
    add { attack_dice = 1, of = here, when = explosion },
    add { terrain_cover = -1, of = here },
  },
}

-- ==== the dry hills ==========================================================

location "Goat Path" {
  copies = 2,
  region = dry_hills, entrance = 2, reinforce = { 0, 0 }, keywords = { high_ground },
  hostiles = by_points(1, 2, 3, 4, 6, 8),
  icon = "trail", flavour = "One foot wide. The goats pass each other on it.",
  says = {
    add { terrain_cover = 1, of = here },
    add { entrance = 1, of = target, when = at_least(soldiers_here, 2) },
  },
}

location "Dry Wash" {
  copies = 2,
  region = dry_hills, entrance = 1, reinforce = { 0, 1 }, keywords = { road },
  hostiles = by_points(3, 4, 5, 6, 9, 12),
  icon = "desert", flavour = "Water has been here, once, in a great hurry.",
  says = {
    add { terrain_cover = 2, of = here, when = at_least(range, 1) },
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
  },
}

location "Terraced Fields" {
  copies = 2,
  region = dry_hills, entrance = 3, reinforce = { 0, 1 }, keywords = { open },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "wheat", flavour = "Every wall is chest high, from below.",
  says = {
    add { terrain_cover = 1, of = here, unless = moved },
    at { moved, of = here, when = hostiles_here, effect = discard(1, actor) },
  },
}

location "Mud-Brick Hamlet" {
  copies = 2,
  region = dry_hills, entrance = 1, reinforce = { 0, 2 }, keywords = { town },
  hostiles = by_points(4, 5, 6, 8, 11, 14),
  icon = "hut", flavour = "Nine doors, one well, no children outside.",
  says = {
    add { terrain_cover = 1, of = here, when = at_least(range, 1) },
    at { hostiles_drawn, of = target, effect = gain_xp(1, each_soldier_here) },
  },
}

location "Pistachio Grove" {
  copies = 2,
  region = dry_hills, entrance = 1, reinforce = { 0, 1 }, keywords = { open },
  hostiles = by_points(3, 4, 5, 7, 9, 12),
  icon = "fruit-tree", flavour = "Shade, and what else sits in the shade.",
  says = {
    at { location_played, of = actor, effect = rally(1, each_soldier) },
    add { hostile_roll = -1, of = here, when = at_least(range, 2) },
  },
}

location "Switchback Road" {
  copies = 2,
  region = dry_hills, entrance = 0, reinforce = { 0, 3 }, always_reinforce = true, keywords = { road, high_ground },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "path-distance", flavour = "You see them three times before you meet them. So do they.",
  says = {
    at { location_played, of = actor, effect = more_locations(1) },
    add { hostile_roll = 1, of = here, when = attacker_is(vehicle) },
  },
}

location "Scree Slope" {
  copies = 1,
  region = dry_hills, entrance = 4, reinforce_none = true, keywords = { high_ground, open },
  hostiles = by_points(1, 2, 3, 4, 5, 7),
  icon = "falling-rocks", flavour = "Two steps up, one back, and all of it heard in the next valley.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { attack_roll = -1, of = here, when = moved },
  },
}

location "Cave Mouths" {
  copies = 1,
  region = dry_hills, entrance = 2, reinforce = { 1, 3 }, keywords = { high_ground, fortified },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "cave-entrance", flavour = "Eleven of them. Smoke comes out of a twelfth.",
  says = {
    add { cover = 1, of = here, unless = explosion },
    add { cover = -1, of = here, when = explosion },
    add { experience = 1, of = here },
  },
}

location "Old Fort" {
  copies = 1,
  region = dry_hills, entrance = 2, reinforce = { 0, 1 }, actions = 1, keywords = { fortified, walled, high_ground },
  hostiles = by_points(2, 3, 4, 5, 7, 9),
  icon = "hill-fort", flavour = "Built against somebody's cavalry. The walls have not been told.",
  says = { add { terrain_cover = 1, of = here } },
}

location "Spring House" {
  copies = 1,
  region = dry_hills, entrance = 1, reinforce = { 0, 0 }, xp = 1, keywords = { water },
  hostiles = by_points(1, 2, 3, 4, 5, 7),
  icon = "well", flavour = "Cold water out of the rock. Everyone fills up, then everyone goes.",
  says = {
    at { turn_begins, effect = draw(1, each_soldier_here) },
    add { heal_roll = 2, of = here },
  },
}

location "Mined Saddle" {
  copies = 1,
  region = dry_hills, entrance = 1, reinforce_none = true, keywords = { open, high_ground },
  hostiles = by_points(1, 1, 2, 3, 4, 6),
  icon = "minefield", flavour = "White stones, then red stones, then no stones.",
  says = { at { moved, of = here, unless = soldier_is(sapper), effect = { wound(1, actor), suppress(1, actor) } } },
}

-- ==== the old port ===========================================================

location "Fish Market" {
  copies = 2,
  region = old_port, entrance = 1, reinforce = { 0, 2 }, keywords = { town },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "fishing", flavour = "Ice, tarpaulin, knives. Only the ice belongs to nobody.",
  says = {
    add { attack_dice = -1, of = here, when = auto },
    at { location_played, of = actor, effect = draw(1, each_soldier) },
  },
}

location "Narrow Alleys" {
  copies = 2,
  region = old_port, entrance = 2, reinforce = { 0, 1 }, keywords = { town, walled },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "maze", flavour = "Washing overhead. Scooters. A radio that stops.",
  says = {
    add { attack_roll = -3, of = here, when = at_least(range, 1) },
    add { attack_roll = 1, of = here, when = weapon(shotgun) },
  },
}

location "Container Yard" {
  copies = 2,
  region = old_port, entrance = 2, reinforce = { 0, 3 }, keywords = { fortified },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "cargo-crate", flavour = "Forty rows, five high, and every row a street.",
  says = {
    add { terrain_cover = 2, of = here, when = at_least(range, 1) },
    add { cover = 1, of = here, when = at_least(range, 1) },
  },
}

location "Rooftop Run" {
  copies = 2,
  region = old_port, entrance = 3, reinforce = { 0, 1 }, keywords = { town, high_ground },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "jump-across", flavour = "Satellite dishes, pigeons, a gap of two metres.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    at { location_played, of = actor, effect = more_locations(1) },
  },
}

location "Corniche Road" {
  copies = 2,
  region = old_port, entrance = 0, reinforce = { 0, 3 }, always_reinforce = true, keywords = { road, open, water },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "palm-tree", flavour = "Sea on one side, balconies on the other.",
  says = {
    add { terrain_cover = -1, of = here },
    at { location_played, of = actor, effect = timer(1) },
  },
}

location "Dry Dock" {
  copies = 1,
  region = old_port, entrance = 3, reinforce = { 0, 2 }, keywords = { water, fortified },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "anchor", flavour = "Under a hull, between the props, nothing whistles past you twice.",
  says = {
    add { terrain_cover = 1, of = here },
    add { attack_dice = 1, of = here, when = { explosion, fewer_than(range, 1) } },
  },
}

location "Cold Store" {
  copies = 1,
  region = old_port, entrance = 1, reinforce = { 0, 1 }, actions = 1, keywords = { fortified, walled },
  hostiles = by_points(2, 3, 3, 5, 7, 9),
  icon = "ice-cube", flavour = "Thick walls, one door, and the tuna of a whole season.",
  says = {
    add { terrain_cover = 1, of = here },
    at { turn_begins, effect = suppress(1, each_soldier_here) },
  },
}

location "Customs House" {
  copies = 1,
  region = old_port, entrance = 2, reinforce = { 1, 3 }, keywords = { town, fortified },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "bank", flavour = "Three floors of paper. Some of it is interesting.",
  says = {
    at { hostiles_drawn, of = target, effect = { gain_xp(1, each_soldier), find_location(1, each_soldier) } },
    add { hostile_cover_roll = 1, of = here },
  },
}

location "Ferry Slip" {
  copies = 1,
  region = old_port, entrance = 1, reinforce = { 2, 4 }, keywords = { water, road },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "sailboat", flavour = "The ten-fifteen has left. With the wrong people.",
  says = {
    at { moved, of = here, when = hostiles_here, effect = suppress(1, actor) },
    at { turn_begins, effect = resupply(1, each_soldier_here) },
  },
}

location "Clinic Courtyard" {
  copies = 1,
  region = old_port, entrance = 1, reinforce_none = true, xp = 1, keywords = { town },
  hostiles = by_points(1, 2, 2, 3, 5, 7),
  icon = "hospital", flavour = "A fig tree, a tap, and a doctor who asks no names.",
  says = {
    add { heal_roll = 3, of = here },
    at { turn_begins, effect = rally(1, each_soldier_here) },
  },
}

location "Storm Drain" {
  copies = 1,
  region = old_port, entrance = 2, reinforce = { 0, 0 }, actions = 1, keywords = { water },
  hostiles = by_points(0, 1, 1, 2, 3, 5),
  icon = "dungeon-gate", flavour = "It comes out where they store the boats. Everything does.",
  says = {
    at { hostiles_drawn, of = target, effect = pin(1, each_hostile_here) },
    add { attack_dice = -1, of = here, unless = semi },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
