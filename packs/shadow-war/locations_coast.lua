-- Locations of the cold coast, by night.

local by_points = require "shapes".by_points

location "Shingle Beach" {
  copies = 2, region = cold_coast, entrance = 1, night = 1, rein_roll = { 1, 3 }, keywords = { water, open },
  hand_to_hand = 2, hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "beach-bucket", flavour = "Every stone has an opinion about every step.",
  says = {
    add { action_noise = 1, of = here },
    add { terrain_cover = -1, of = here, when = at_least(range, 1) },
  },
}

location "Net Sheds" {
  copies = 2, region = cold_coast, entrance = 1, night = 2, rein_roll = { 1, 3 }, keywords = { dark(1) },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "fishing-net", flavour = "Black tar, black nets, a black cat somewhere.",
  says = {
    add { terrain_cover = 1, of = here },
    at { location_played, of = actor, effect = rally(1, each_soldier) },
  },
}

location "Cliff Path" {
  copies = 2, region = cold_coast, entrance = 3, night = 3, rein_roll = { 1, 2 }, keywords = { high_ground, dark(1) },
  hand_to_hand = 2, hostiles = by_points(1, 2, 2, 3, 5, 7),
  icon = "mountain-road", flavour = "Do not look down. There is nothing to see.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    at { moved, of = here, when = at_least(soldiers_here, 3), effect = discard(1, actor) },
  },
}

location "Pine Belt" {
  copies = 2, region = cold_coast, entrance = 1, night = 2, rein_roll = { 1, 3 }, keywords = { dark(1) },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 5, 7, 10),
  icon = "pine-tree", flavour = "Planted against the wind, and good against more than that.",
  says = {
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
    add { hostile_roll = -1, of = here, when = at_least(range, 1) },
  },
}

location "Quay Cranes" {
  copies = 2, region = cold_coast, entrance = 2, night = 1, rein_roll = { 1, 4 }, keywords = { water, lamplit(1) },
  hand_to_hand = 2, hostiles = by_points(3, 4, 5, 7, 9, 12),
  icon = "crane", flavour = "Lamps on chains. They swing, and so does the dark.",
  says = {
    add { terrain_cover = 1, of = here, when = at_least(range, 1) },
    at { location_played, of = actor, effect = more_locations(1) },
  },
}

location "Vehicle Park" {
  copies = 1, region = cold_coast, entrance = 1, night = 1, rein_roll = { 1, 4 }, distraction = 2,
  keywords = { road, structure }, hand_to_hand = 1, hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "jerrycan", flavour = "Forty tanks of petrol, and a sign about matches.",
  says = { add { attack_dice = 1, of = here, when = explosion } },
}

location "Kennels" {
  copies = 1, region = cold_coast, entrance = 1, night = 0, rein_roll = { 2, 4 }, keywords = { lamplit(1) },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 5, 7, 9),
  icon = "dog-house", flavour = "Twelve, asleep. Eleven, asleep.",
  says = {
    add { experience = 1, of = here, when = target_is(dog) },
    at { moved, of = here, when = at_least(soldiers_here, 2), effect = discard(1, actor) },
  },
}

location "Radar Road" {
  copies = 2, region = cold_coast, entrance = 0, night = 1, rein_roll = { 1, 5 }, always_reinforce = true,
  keywords = { road, open }, hand_to_hand = 2, hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "road", flavour = "Straight, white, and uphill under the moon.",
  says = {
    at { location_played, of = actor, effect = timer(1) },
    add { terrain_cover = -1, of = here },
  },
}

location "Wire and Cans" {
  copies = 1, region = cold_coast, entrance = 2, night = 2, rein_roll = { 1, 3 }, keywords = { open, dark(1) },
  hand_to_hand = 1, hostiles = by_points(1, 2, 3, 4, 6, 8), obstacle = pick, detect = 2, disarm = 1,
  icon = "barbed-coil", flavour = "Sardines, two pebbles in each.",
  says = { at { set_off, of = target, effect = { noise(4, actor), suppress(1, actor) } } },
}

location "Aerial Hut" {
  copies = 1, region = cold_coast, entrance = 1, night = 1, rein_roll = { 1, 4 }, keywords = { walled, structure },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 6, 8, 11), success = hack, success_roll = 2,
  icon = "radio-tower", flavour = "The night operator is reading. He is at the good part.",
  says = { at { success, of = target, effect = { gain_xp(1, each_soldier), timer(1), noise(1, actor) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
