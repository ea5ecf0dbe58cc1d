-- The coast: Locations, Missions and Objectives, and those who are there.

local draws = require "tables".draws

local function place(name, card)
  card.back, card.region, card.hand_to_hand, card.copies = coast, far_coast, 1, card.copies or 2
  location(name)(card)
end

place("Fjord Ice", { entrance = 1, reinforce = { 0, 2 }, keywords = { sea_ice, open }, hostiles = draws(2, 3, 4, 5),
  icon = "ice-pond", says = { add { terrain_cover = -1, of = here, when = moved } } })
place("Pressure Ridge", { entrance = 3, reinforce = { 0, 1 }, keywords = { sea_ice }, hostiles = draws(1, 2, 3, 4),
  icon = "ice-spear", says = { add { terrain_cover = 2, of = here } } })
place("Hunter's Cabin",
  { entrance = 1, reinforce = { 0, 0 }, keywords = { shelter }, hostiles = draws(1, 2, 2, 3), copies = 1,
  icon = "wood-cabin", says = { at { location_played, of = actor, effect = gain(cold, -2, mission) } } })
place("River Mouth", { entrance = 2, reinforce = { 0, 1 }, keywords = { sea_ice }, hostiles = draws(1, 2, 3, 5),
  icon = "river" })
place("Windswept Gravel",
  { entrance = 1, reinforce = { 0, 2 }, keywords = { open }, hostiles = draws(2, 3, 4, 6), icon = "stone-pile",
  says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } } })
place("Snow Field", { entrance = 2, reinforce = { 0, 1 }, keywords = { open }, hostiles = draws(1, 2, 4, 5),
  icon = "snowflake-1" })
place("Glacier Foot", { entrance = 3, reinforce_none = true, keywords = { sea_ice }, hostiles = draws(1, 1, 2, 3),
  copies = 1,
  icon = "mountains", says = { at { moved, of = here, effect = gain(cold, 1, mission) } } })
place("Old Depot", { entrance = 1, reinforce = { 0, 1 }, keywords = { shelter }, hostiles = draws(1, 2, 3, 4),
  copies = 1, icon = "barrel",
  says = { at { location_played, of = actor, effect = { resupply(1, each_soldier), draw(1, each_soldier) } } } })

-- ---- Missions --------------------------------------------------------------------

mission "Smoke on the Fjord" {
  back = coast, region = far_coast, setting = weather_war, reinforce_none = true, keywords = { shelter },
    hand_to_hand = 1,
  resources = 72, time = 12, objective = 4, difficulty = 2, goal = weather_hut, force = station_crew,
    icon = "smoking-pipe",
}
mission "Mast on the Cape" {
  back = coast, region = far_coast, setting = weather_war, reinforce = { 0, 0 }, keywords = { sea_ice },
    hand_to_hand = 1,
  resources = 70, time = 12, objective = 5, difficulty = 3, goal = cape_station, force = station_crew,
    icon = "radio-tower",
  says = { at { mission_begins, effect = gain(cold, 1, mission) } },
}
objective "Weather Hut" {
  back = coast, region = far_coast, entrance = 1, reinforce_none = true, keywords = { shelter }, hand_to_hand = 1,
  hostiles = draws(1, 2, 2, 3), eliminate = true, icon = "wood-cabin",
}
objective "Cape Station" {
  back = coast, region = far_coast, entrance = 2, reinforce_none = true, keywords = { open }, hand_to_hand = 1,
  hostiles = draws(2, 3, 4, 5), destroy = aerial_mast, icon = "radio-tower",
}
target "Aerial Mast" { back = coast, targets = 1, hits = 3, cover = 2, icon = "radio-tower" }

-- ---- the station crew --------------------------------------------------------------

-- A row of a chart is { active, roll, wounds }.
local function crew(name, copies, card)
  card.back, card.copies, card.force = tracks_in_the_snow, copies, station_crew
  hostile(name)(card)
end

crew("Lone Observer", 3,
  { value = 0, cover = 3, range = { 0, 1 }, chart = { { 1, 10, 1 } }, keywords = { feels_the_cold(1) },
    icon = "telescope" })
crew("Ski Sentry", 3, { value = 1, cover = 3, range = { 0, 1 }, chart = { { 1, 9, 1 } }, keywords = { fast },
  icon = "skier" })
crew("Two with a Sledge", 3,
  { value = 1, reticles = 2, cover = 3, range = { 0, 1 }, chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  keywords = { feels_the_cold(1) }, icon = "sled" })
crew("Sledge Dogs Loose", 2,
  { value = 1, reticles = 2, cover = 4, range = { 0, 0 }, chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  keywords = { fast }, place = targeted, icon = "wolf-head" })
crew("Snow Trench", 3, { value = 2, reticles = 2, cover = 4, range = { 0, 2 }, chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  keywords = { dug_in(1) }, penalty = { { 1, 1 } }, icon = "trench-spade" })
crew("Machine Gun on the Roof", 2,
  { value = 2, reticles = 2, cover = 4, range = { 0, 3 }, chart = { { 2, 7, 1 }, { 1, 9, 1 } },
  place = beyond, distance = 1, icon = "machine-gun" })
crew("Ski Patrol", 2, { value = 3, reticles = 3, cover = 3, range = { 0, 1 },
  chart = { { 3, 7, 1 }, { 2, 8, 1 }, { 1, 9, 1 } },
  keywords = { fast }, icon = "skier" })
crew("Station Commander", 1, { value = 2, cover = 4, range = { 0, 1 }, chart = { { 1, 9, 1 } }, icon = "rank-3",
  says = { add { hostile_roll = 1, of = here, unless = itself } } })
crew("Meteorologist", 2, { value = 0, cover = 2, range = { 0, 0 }, icon = "sun-cloud",
  says = { at { eliminated, of = target, effect = gain(cold, -1, mission) },
    at { turn_ends, effect = gain(cold, 1, mission) } } })
-- SPDX-License-Identifier: CC0-1.0
