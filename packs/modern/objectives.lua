-- Objectives, and what five of them want Destroyed.

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ==== the dry hills ==========================================================

objective "Cache Cave" {
  region = dry_hills, entrance = 2, reinforce = { 0, 1 }, keywords = { high_ground, fortified },
  hostiles = by_points(3, 4, 6, 8, 10, 13), destroy = rocket_crates,
  icon = "cave-entrance", flavour = "Forty mule loads, stacked to the roof.",
}
target "Rocket Crates" { targets = 2, hits = 3, cover = 4, icon = "wooden-crate" }

objective "Crossroads Bazaar" {
  region = dry_hills, entrance = 1, reinforce_none = true, keywords = { town, road },
  hostiles = by_points(4, 5, 7, 10, 13, 16), eliminate = true,
  icon = "shop", flavour = "Onions, carpets, detonators.",
  says = {
    add { experience = 1, of = here, when = target_is(chief) },
    at { objective_activated, effect = draw(1, each_soldier) },
  },
}

objective "Ridge Outpost" {
  region = dry_hills, entrance = 3, reinforce_none = true, keywords = { high_ground, fortified },
  hostiles = by_points(3, 4, 6, 9, 13, 16), eliminate = true,
  icon = "watchtower", flavour = "From up here one sees who comes. So: be up here.",
  says = {
    add { terrain_cover = 1, of = here, when = at_least(range, 1) },
    at { reinforcement_step, when = objective_done, effect = { reinforce(4), reinforce(4) } },   -- if it is to be held
  },
}

objective "Signal Mast" {
  region = dry_hills, entrance = 2, reinforce = { 0, 2 }, keywords = { high_ground, open },
  hostiles = by_points(4, 5, 6, 9, 12, 15), destroy = relay_mast,
  icon = "radio-tower", flavour = "Whoever holds it, the valley listens to.",
  says = {
    add { support_cost = 1, of = all },
    at { objective_activated, effect = reinforce(2) },
  },
}
target "Relay Mast" { targets = 1, hits = 5, cover = 4, icon = "radar-sweep" }

-- ==== the old port ===========================================================

objective "Smuggler Boats" {
  region = old_port, entrance = 1, reinforce = { 0, 2 }, keywords = { water },
  hostiles = by_points(3, 4, 6, 8, 10, 13), destroy = fast_hulls,
  icon = "speed-boat", flavour = "Moored in a row, engines warm.",
  says = { at { hostile_turn_ends, when = fewer_than(timer, 4), effect = reinforce(2) } },
}
target "Fast Hulls" { targets = 3, hits = 2, cover = 3, icon = "sailboat" }

objective "Penthouse" {
  region = old_port, entrance = 2, reinforce_none = true, keywords = { town, high_ground, walled },
  hostiles = by_points(3, 4, 5, 7, 10, 13), eliminate = true,
  icon = "modern-city", flavour = "Eleventh floor. One lift, one stair, one warrant.",
  says = {
    at { draws_hostiles, of = target, when = at_least(hostiles, 4), effect = add { value = -2 } },
    add { experience = 1, of = here, when = target_is(chief) },
  },
}

objective "Counting Room" {
  region = old_port, entrance = 2, reinforce = { 0, 1 }, keywords = { town, fortified },
  hostiles = by_points(3, 4, 5, 7, 10, 13), destroy = server_racks,
  icon = "house-keys", flavour = "The money is elsewhere. What it did is all here.",
  says = { at { objective_activated, effect = { pin(1, each_hostile_here), suppress(1, each_soldier_here) } } },
}
target "Server Racks" { targets = 3, hits = 1, cover = 3, guarded = true, icon = "server-rack" }

objective "Fuel Jetty" {
  region = old_port, entrance = 2, reinforce = { 0, 2 }, always_reinforce = true, keywords = { water, open },
  hostiles = by_points(4, 5, 6, 8, 11, 14), destroy = tank_valves,
  icon = "oil-drum", flavour = "Two hundred tons, and somebody smokes.",
  says = { add { attack_dice = 1, of = here, when = explosion } },
}
target "Tank Valves" { targets = 2, hits = 2, cover = 4, explosion_only = true, icon = "valve" }
-- SPDX-License-Identifier: CC-BY-4.0
