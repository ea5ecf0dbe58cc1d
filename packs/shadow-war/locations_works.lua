-- Locations of the salt works, by night: what hums, drips and steams.

local by_points = require "shapes".by_points

-- Something in it can be broken, with an ability: in Missions of sabotage that is Strain.
local function breaks(with, roll, more)
  more.success, more.success_roll = with, roll
  more.says = more.says or {}
  local breaks_it = { gain(strain, 1, mission), gain_xp(1, actor), noise(2, actor) }
  table.insert(more.says, at { success, of = target, effect = breaks_it })
  table.insert(more.says, at { repaired, of = target, effect = gain(strain, -1, mission) })
  table.insert(more.says, at { reinforcement_step, when = resolved, effect = fetch(technician, 4) })
  return more
end

location "Rail Siding" {
  copies = 2, region = salt_works, entrance = 1, night = 2, rein_roll = { 1, 3 }, keywords = { road, dark(1) },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "railway", flavour = "Hopper wagons, brake dust, a signal that is always red.",
  says = { add { terrain_cover = 1, of = here }, at { location_played, of = actor, effect = draw(1, each_soldier) } },
}

location "Pipe Bridge" (breaks(pick, 1, {
  copies = 2, region = salt_works, entrance = 3, night = 3, rein_roll = { 1, 2 }, keywords = { high_ground, dark(1) },
  hand_to_hand = 2, hostiles = by_points(1, 2, 3, 4, 6, 8),
  icon = "pipes", flavour = "Warm underfoot. One pipe is very warm.",
  says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
}))

location "Brine Pumps" (breaks(hack, 2, {
  copies = 2, region = salt_works, entrance = 1, night = 0, rein_roll = { 1, 4 }, distraction = 2,
  keywords = { machinery, structure }, hand_to_hand = 1, hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "gears", flavour = "Nobody has heard anybody in here since it opened.",
  says = { add { action_noise = -2, of = here } },
}))

location "Cooling Pond" {
  copies = 2, region = salt_works, entrance = 2, night = 2, rein_roll = { 1, 2 }, keywords = { water, dark(1) },
  hand_to_hand = 2, hostiles = by_points(1, 2, 3, 4, 6, 8),
  icon = "steam", flavour = "Mist to the waist, and it smells of eggs.",
  says = {
    add { hostile_roll = -2, of = here, when = at_least(range, 1) },
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
  },
}

location "Tank Farm" {
  copies = 1, region = salt_works, entrance = 2, night = 1, rein_roll = { 1, 4 }, distraction = 3,
  keywords = { fortified, structure }, hand_to_hand = 1, hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "oil-drum", flavour = "Nine white cylinders, and bunds that hold eight.",
  says = {
    add { terrain_cover = 1, of = here, when = at_least(range, 1) },
    add { attack_dice = 1, of = here, when = explosion },
  },
}

location "Control Annex" (breaks(hack, 1, {
  copies = 1, region = salt_works, entrance = 2, night = 0, rein_roll = { 1, 5 },
  keywords = { walled, structure, lamplit(1) }, hand_to_hand = 1, hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "control-tower", flavour = "A wall of needles, a mug that says BOSS.",
  says = { at { location_played, of = actor, effect = find_location(1, each_soldier) } },
}))

location "Bus Park" {
  copies = 2, region = salt_works, entrance = 0, night = 1, rein_roll = { 1, 5 }, keywords = { road, open, lamplit(1) },
  hand_to_hand = 2, hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "bus", flavour = "Engines off, drivers asleep, heads back, mouths open.",
  says = {
    at { location_played, of = actor, effect = more_locations(1) },
    add { terrain_cover = 1, of = here },
  },
}

location "Canteen" {
  copies = 1, region = salt_works, entrance = 1, night = 0, rein_roll = { 2, 5 }, xp = 1, keywords = { lamplit(2) },
  hand_to_hand = 1, hostiles = by_points(2, 3, 3, 4, 6, 8),
  icon = "hot-meal", flavour = "Goulash until four. It is five to four.",
  says = {
    at { turn_begins, effect = draw(1, each_soldier_here) },
    add { heal_roll = 2, of = here },
  },
}

location "Badge Gate" {
  copies = 1, region = salt_works, entrance = 1, night = 0, rein_roll = { 1, 4 }, keywords = { road, lamplit(1) },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 6, 8, 10), obstacle = hack, detect = 3,
  icon = "id-card", flavour = "Smile at the camera. It does not smile back.",
  says = { at { set_off, of = target, effect = { noise(3, actor), reinforce(1, here) } } },
}

location "Flare Stack" (breaks(pick, 2, {
  copies = 1, region = salt_works, entrance = 2, night = 0, rein_roll = { 1, 3 },
  keywords = { high_ground, lamplit(2), machinery }, hand_to_hand = 1, hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "campfire", flavour = "It burns what they cannot sell, and it burns all night.",
  says = { add { attack_roll = 1, of = here }, add { hostile_roll = 1, of = here } },
}))
-- SPDX-License-Identifier: CC-BY-4.0
