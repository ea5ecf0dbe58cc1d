-- Objectives, and what four of them want Destroyed.

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ---- Destroy ---------------------------------------------------------------

objective "Radar Site" {
  region = europe, entrance = 1, reinforce = { 0, 1 }, keywords = { open, fortified },
  hostiles = by_points(3, 4, 5, 6, 8, 10), destroy = radar_mast,
  icon = "radar-dish", flavour = "A Wuerzburg, three metres across, and a crew that is paid to be awake.",
  says = {
    at { objective_activated, effect = reinforce(2) },
  },
}
target "Radar Mast" { targets = 1, hits = 5, cover = 3, icon = "radar-sweep" }

objective "Gun Position" {
  region = europe, entrance = 2, reinforce = { 0, 2 }, always_reinforce = true, keywords = { fortified },
  hostiles = by_points(4, 5, 6, 8, 11, 14), destroy = field_guns,
  icon = "field-gun", flavour = "Three 10.5 cm howitzers at a hedge, ranged on the beach exit.",
  says = {
    add { entrance = 1, of = all, unless = { place_is(woods), in_objective } },
    add { hostile_cover_roll = 1, of = here, when = at_least(range, 1) },
  },
}
target "Field Guns" { targets = 3, hits = 1, cover = 3, explosion_only = true, icon = "cannon" }

objective "West Wall Bunkers" {
  region = europe, entrance = 3, reinforce = { 0, 2 }, keywords = { fortified, high_ground },
  hostiles = by_points(4, 5, 7, 9, 12, 16), destroy = bunker_doors,
  icon = "bunker-assault", flavour = "The doors face east. Somebody has to go round and knock.",
  says = { add { cover = 1, of = here, unless = explosion } },
}
target "Bunker Doors" { targets = 3, hits = 2, cover = 4, explosion_only = true, guarded = true, icon = "steel-door" }

objective "Ammunition Train" {
  region = europe, entrance = 2, reinforce = { 0, 2 }, keywords = { road, open },
  hostiles = by_points(3, 4, 5, 7, 10, 13), destroy = shell_wagons,
  icon = "rail-road", flavour = "Forty wagons on a siding, waiting for dark. One is enough.",
  says = {
    at { objective_activated, effect = suppress(1, each_soldier) },
    at { hostile_turn_ends, when = fewer_than(timer, 5), effect = reinforce(3) },
  },
}
target "Shell Wagons" { targets = 1, hits = 5, cover = 2, icon = "mine-wagon" }

objective "Petrol Store" {
  region = europe, entrance = 2, reinforce = { 0, 2 }, keywords = { woods, road },
  hostiles = by_points(4, 5, 6, 8, 11, 14), destroy = fuel_drums,
  icon = "jerrycan", flavour = "All the tanks of a division stop, if this burns.",
  says = {
    at { hostiles_drawn, of = target, effect = retarget(each_hostile_here) },
  },
}
target "Fuel Drums" { targets = 4, hits = 1, cover = 2, guarded = true, icon = "oil-drum" }

-- ---- Eliminate -------------------------------------------------------------

objective "Command Farm" {
  region = europe, entrance = 1, reinforce_none = true, keywords = { town },
  hostiles = by_points(3, 4, 5, 7, 9, 12), eliminate = true,
  icon = "family-house", flavour = "Aerials on the roof, staff cars under the trees.",
  says = {
    at { draws_hostiles, of = target, when = at_least(hostiles, 3), effect = add { value = -2 } },
    add { experience = 2, of = here, when = target_is(officer) },
  },
}

objective "Ridge Village" {
  region = europe, entrance = 3, reinforce_none = true, keywords = { town, high_ground },
  hostiles = by_points(4, 5, 7, 9, 12, 15), eliminate = true,
  icon = "hill-fort", flavour = "Who holds it sees both valleys, and both armies know it.",
  says = {
    add { hostile_roll = 1, of = here, when = at_least(range, 1) },
    add { terrain_cover = 1, of = here },
  },
}

objective "River Line" {
  region = europe, entrance = 4, reinforce = { 0, 1 }, always_reinforce = true, keywords = { water, fortified },
  hostiles = by_points(3, 4, 6, 8, 11, 14), eliminate = true,
  icon = "river", flavour = "The last bank. Behind it there is only Germany.",
  says = {
    at { objective_activated, effect = { timer(1), gain_actions(1, each_soldier) } },
    add { cover = 1, of = here, when = at_least(range, 1) },
  },
}

-- Of a first Mission: little to guard it, and little to break.
objective "Telephone Hut" {
  region = europe, entrance = 0, reinforce_none = true, keywords = { open },
  hostiles = by_points(2, 2, 3, 4, 6, 8), destroy = switchboard,
  icon = "radio-tower", flavour = "A plank hut, a stove, and every telephone line of the valley.",
}
target "Switchboard" { targets = 1, hits = 3, cover = 2, icon = "candlestick-phone" }
-- SPDX-License-Identifier: CC-BY-4.0
