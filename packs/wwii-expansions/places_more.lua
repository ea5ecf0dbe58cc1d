-- More Locations where something can be done or something waits, and cards for those who roll for it.

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- What is damaged is undone when it is Repaired, and brings those who can.
local function damages(number)
  return
    at { success, of = target, effect = gain(meltdown_damage, 1, mission) },
    at { repaired, of = target, effect = gain(meltdown_damage, -1, mission) },
    at { reinforcement_step, when = resolved, effect = fetch(technician, number) }
end

-- ---- the Works ------------------------------------------------------------------------

location "Cooling Basin" {
  copies = 1, region = works, entrance = 2, reinforce = { 0, 1 }, keywords = { water },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = pick, success_roll = 1,
  icon = "water-tank", flavour = "Warm all winter. The night shift keeps carp in it.",
  says = { at { moved, of = here, when = suppressed, effect = rally(1, actor) }, damages(4) },
}

-- Whoever is up there sees everything, and is seen by everything.
location "Crane Cab" {
  copies = 1, region = works, entrance = 3, reinforce = { 0, 0 }, keywords = { high_ground },
  hostiles = by_points(1, 2, 3, 4, 6, 8), success = hack, success_roll = 3,
  icon = "crane",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { terrain_cover = -1, of = here },
    damages(2),
  },
}

location "Live Fence" {
  copies = 1, region = works, entrance = 1, reinforce = { 0, 1 }, keywords = { open },
  hostiles = by_points(2, 3, 4, 5, 7, 9), obstacle = hack, detect = 3, disarm = 2,
  icon = "electric", flavour = "A crow lies under it, and another, and another.",
  says = {
    at { set_off, of = target, effect = { wound(1, actor), suppress(1, actor) } },
    add { hostile_roll = -1, of = here, when = at_least(range, 2) },
  },
}

-- ---- the High Passes --------------------------------------------------------------------

location "Wired Signpost" {
  copies = 1, region = high_passes, entrance = 0, reinforce = { 0, 1 }, keywords = { road },
  hostiles = by_points(2, 3, 4, 5, 7, 10), obstacle = hack, detect = 3,
  icon = "wooden-sign", flavour = "Turn it the right way, and a bell rings in the valley.",
  says = { at { set_off, of = target, effect = { timer(-1), suppress(1, actor) } } },
}

location "Rope Bridge" {
  copies = 1, region = high_passes, entrance = 2, reinforce_none = true, keywords = { open, environ_cold(3) },
  hostiles = by_points(1, 2, 3, 4, 5, 7), obstacle = pick, detect = 3, disarm = 2,
  icon = "rope-bridge", flavour = "Somebody has been at the knots, with a knife and with thought.",
  says = { at { set_off, of = target, effect = { discard(2, actor), wound(1, actor) } } },
}

-- ---- Action cards -------------------------------------------------------------------------

action "Second Opinion" {
  copies = 2, settings = { wwii_europe }, support = 0, icon = "discussion", flavour = "Not that one. The one beside it.",
  says = {
    at { tests, when = same_location, cost = per_turn(1), effect = add { bonus = 2 } },
    at { soldier_turn, cost = { per_turn(1), discard(1) }, effect = draw(2) },
  },
}

action "Hot Tea" {
  copies = 1, settings = { wwii_europe }, icon = "coffee-mug",
  says = { at { soldier_turn, effect = { rally(1, a_soldier_here), gain("Hardy (Cold)", 1, a_soldier_here) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
