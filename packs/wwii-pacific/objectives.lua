-- Objectives, and what four of them want Destroyed.

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ---- Jungle Islands ----------------------------------------------------------

objective "Barge Landing" {
  back = pacific_location,
  region = jungle_islands, entrance = 2, reinforce = { 0, 2 }, keywords = { water, jungle },
  hostiles = by_points(3, 4, 5, 7, 10, 13), destroy = moored_barges,
  icon = "boat-fishing", flavour = "Under nets and cut branches, three of them. Everything comes with them.",
  says = { at { hostile_turn_ends, when = fewer_than(timer, 5), effect = reinforce(3) } },
}
target "Moored Barges" { back = pacific_location, targets = 3, hits = 1, cover = 2, icon = "boat-engine" }

objective "Mountain Gun Position" {
  back = pacific_location,
  region = jungle_islands, entrance = 3, reinforce = { 0, 2 }, always_reinforce = true,
  keywords = { high_ground, fortified },
  hostiles = by_points(3, 4, 5, 7, 10, 13), destroy = mountain_guns,
  icon = "field-gun", flavour = "Two guns. The whole valley has been listening to them for nine days.",
  says = {
    add { hostile_cover_roll = 1, of = here, when = at_least(range, 1) },
    at { objective_activated, effect = suppress(1, each_soldier) },
  },
}
target "Mountain Guns" {
  back = pacific_location, targets = 2, hits = 2, cover = 3, explosion_only = true, icon = "cannon",
}

objective "Track Junction" {
  back = pacific_location,
  region = jungle_islands, entrance = 2, reinforce_none = true, keywords = { track, jungle },
  hostiles = by_points(3, 4, 5, 7, 9, 12), eliminate = true, success = fieldcraft, success_roll = 1,
  icon = "crossroad", flavour = "Two footpaths cross. On the map in Port Moresby it has a flag.",
  says = {
    at { draws_hostiles, of = target, when = at_least(hostiles, 3), effect = add { value = -2 } },
    at { success, of = target, effect = { draw(1, each_soldier), gain_xp(1, actor) } },
    add { terrain_cover = 1, of = here },
  },
}

objective "Bald Hill" {
  back = pacific_location,
  region = jungle_islands, entrance = 3, reinforce_none = true, keywords = { high_ground, open, environ_heat(3) },
  hostiles = by_points(3, 4, 6, 8, 11, 14), eliminate = true,
  icon = "hills", flavour = "Who sits on it sees the strip, the bay, and who comes up.",
  says = {
    add { hostile_roll = 1, of = here, when = at_least(range, 1) },
    add { experience = 1, of = here, when = target_is(officer) },
  },
}

-- ---- Coral Atolls --------------------------------------------------------------

objective "Wireless Hut" {
  back = pacific_location,
  region = coral_atolls, entrance = 1, reinforce = { 0, 1 }, keywords = { village, open },
  hostiles = by_points(3, 4, 5, 6, 8, 10), destroy = aerial_masts,
  icon = "radio-tower",
  flavour = "It tells Truk what sails. One match, says the captain, and he means a case of TNT.",
  says = {
    at { objective_activated, effect = reinforce(2) },
  },
}
target "Aerial Masts" { back = pacific_location, targets = 2, hits = 2, cover = 2, icon = "radio-tower" }

objective "Sea-Wall Pillboxes" {
  back = pacific_location,
  region = coral_atolls, entrance = 2, reinforce = { 0, 2 }, keywords = { beach, fortified },
  hostiles = by_points(4, 5, 6, 8, 11, 14), destroy = pillbox_slits,
  icon = "bunker-assault", flavour = "Each one looks along the wall into the next one's blind side.",
  says = { add { cover = 1, of = here, unless = explosion } },
}
target "Pillbox Slits" {
  back = pacific_location, targets = 3, hits = 2, cover = 4, explosion_only = true, guarded = true,
  icon = "block-house",
}

objective "Dispersal Bays" {
  back = pacific_location,
  region = coral_atolls, entrance = 1, reinforce_none = true, keywords = { open, track },
  hostiles = by_points(3, 4, 5, 6, 8, 11), eliminate = true,
  icon = "airplane", flavour = "Horseshoes of coral with wrecks in them, and people in the wrecks.",
  says = { at { objective_activated, effect = { timer(1), gain_actions(1, each_soldier) } } },
}

objective "Headquarters Cave" {
  back = pacific_location,
  region = coral_atolls, entrance = 3, reinforce = { 0, 1 }, keywords = { cave, fortified, obstructed },
  hostiles = by_points(3, 4, 6, 8, 11, 14), eliminate = true, success = demolition, success_roll = 1,
  icon = "mountain-cave", flavour = "Stairs, a telephone exchange, and a bay for the map.",
  says = {
    add { cover = 1, of = here, unless = explosion },
    at { success, of = target, effect = { pin(2, each_hostile_here), gain_xp(1, each_soldier) } },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
