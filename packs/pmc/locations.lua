-- Locations: ten of Karsa City, eight of the Embassy Quarter.

local by_points = require "tables"

-- ==== Karsa City =============================================================

location "Carpet Market" {
  copies = 2, region = karsa_city, entrance = 1, reinforce = { 0, 1 }, keywords = { town, market },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "rolled-cloth", flavour = "Down every aisle somebody unrolls something at your feet.",
  says = { add { terrain_cover = 1, of = here }, add { attack_dice = -1, of = here, when = auto } },
}
location "Ring Road" {
  copies = 2, region = karsa_city, entrance = 0, reinforce = { 0, 3 }, always_reinforce = true,
  keywords = { road, open },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "horizon-road", flavour = "Six lanes, no rules, one donkey.",
  says = { add { terrain_cover = -1, of = here }, at { location_played, of = actor, effect = more_locations(1) } },
}
location "Half-Built Flats" {
  copies = 2, region = karsa_city, entrance = 2, reinforce = { 0, 1 }, keywords = { town, high_ground },
  hostiles = by_points(2, 3, 4, 6, 8, 10),
  icon = "crane", flavour = "Nine floors of concrete and no walls to speak of.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { hostile_roll = 1, of = here, when = at_least(range, 1) },
  },
}
location "Tea House Square" {
  copies = 2, region = karsa_city, entrance = 1, reinforce = { 0, 2 }, keywords = { town, open },
  hostiles = by_points(3, 4, 5, 7, 9, 12),
  icon = "coffee-cup", flavour = "The old men go on playing. One of them is keeping your score.",
  says = { at { hostiles_drawn, of = target, effect = gain_xp(1, each_soldier_here) } },
}
location "Storm Canal" {
  copies = 1, region = karsa_city, entrance = 2, reinforce = { 0, 0 }, any_actions = 2, keywords = { water },
  hostiles = by_points(1, 1, 2, 3, 4, 6),
  icon = "dungeon-gate", flavour = "Dry, but for what people throw in. People throw in everything.",
  says = {
    add { terrain_cover = 1, of = here, when = at_least(range, 1) },
    add { entrance = 1, of = target, when = vehicle },
  },
}
location "Bus Depot" {
  copies = 1, region = karsa_city, entrance = 1, reinforce = { 0, 2 }, keywords = { road, fortified },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "bus", flavour = "Forty buses. Four that run. Which four is a matter of opinion.",
  says = {
    add { movement = 1, of = here, when = soldier_is(driver) },
    add { terrain_cover = 1, of = here, when = at_least(range, 1) },
  },
}
location "Spice Alley" {
  copies = 2, region = karsa_city, entrance = 2, reinforce = { 0, 1 }, keywords = { town, market, walled },
  hostiles = by_points(2, 3, 4, 5, 7, 10),
  icon = "powder-bag", flavour = "A stray round in the pepper, and nobody can aim for a minute.",
  says = {
    add { attack_roll = 1, of = here, when = weapon(shotgun) },
    add { attack_roll = 1, of = here, when = weapon(smg) },
  },
}
location "Brick Kilns" {
  copies = 1, region = karsa_city, entrance = 1, reinforce = { 1, 3 }, keywords = { fortified },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "furnace", flavour = "Warm to the touch, cool to the eye, and a man in each.",
  says = { add { cover = 1, of = here, unless = explosion }, add { experience = 1, of = here } },
}
location "Night Clinic" {
  copies = 1, region = karsa_city, entrance = 1, reinforce_none = true, xp = 1, keywords = { town },
  hostiles = by_points(1, 1, 2, 3, 4, 6),
  icon = "hospital", flavour = "Cash. No names. The generator is the anaesthetist's.",
  says = { add { heal_roll = 2, of = here }, at { turn_begins, effect = rally(1, each_soldier_here) } },
}
location "Scrap Yard" {
  copies = 1, region = karsa_city, entrance = 2, reinforce = { 0, 2 }, keywords = { open },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "car-wheel", flavour = "Two wars of it, sorted by colour.",
  says = {
    add { terrain_cover = 1, of = here },
    at { turn_begins, effect = resupply(1, each_soldier_here) },
  },
}

-- ==== the Embassy Quarter ====================================================

location "Blast-Wall Avenue" {
  copies = 2, region = embassy_quarter, entrance = 1, reinforce = { 0, 1 }, keywords = { road, fortified },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "concrete-bag", flavour = "Four metres of concrete on both sides, painted with doves.",
  says = { add { terrain_cover = 1, of = here }, add { entrance = -1, of = target, when = vehicle } },
}
location "Visa Queue" {
  copies = 2, region = embassy_quarter, entrance = 1, reinforce = { 0, 2 }, keywords = { embassy, open },
  hostiles = by_points(3, 4, 5, 7, 9, 12),
  icon = "file-queue", flavour = "Since Tuesday. Somebody sells the places, and somebody sells the stools.",
  says = {
    add { attack_dice = -1, of = here, when = explosion },
    at { location_played, of = actor, effect = draw(1, each_soldier) },
  },
}
location "Consul's Garden" {
  copies = 1, region = embassy_quarter, entrance = 2, reinforce = { 0, 1 }, keywords = { embassy, walled },
  hostiles = by_points(2, 2, 3, 4, 6, 8),
  icon = "fountain", flavour = "Roses, sprinklers, and a peacock with diplomatic status.",
  says = { at { turn_begins, effect = draw(1, each_soldier_here) } },
}
location "Chancery Steps" {
  copies = 2, region = embassy_quarter, entrance = 2, reinforce = { 0, 2 }, keywords = { embassy, high_ground },
  hostiles = by_points(3, 4, 5, 7, 9, 12),
  icon = "greek-temple", flavour = "Marble. It chips into very sharp little pieces.",
  says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
}
location "Embassy Garage" {
  copies = 1, region = embassy_quarter, entrance = 1, reinforce = { 0, 1 }, any_actions = 2,
  keywords = { road, fortified },
  hostiles = by_points(2, 3, 4, 5, 7, 10),
  icon = "gas-pump", flavour = "Keys in the ignition. Fuel in none.",
  says = { at { location_played, of = actor, effect = { resupply(1, each_soldier), more_locations(1) } } },
}
location "Shuttered Cinema" {
  copies = 2, region = embassy_quarter, entrance = 2, reinforce = { 0, 2 }, keywords = { town, walled },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "film-projector", flavour = "The last poster promises an ending that nobody saw.",
  says = { add { attack_roll = -2, of = here, when = at_least(range, 1) }, add { hostile_roll = -1, of = here } },
}
location "Press Hotel" {
  copies = 1, region = embassy_quarter, entrance = 1, reinforce = { 1, 3 }, keywords = { town, high_ground },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "bed", flavour = "On every balcony a camera, and behind one of them something else.",
  says = {
    add { experience = 1, of = here },
    at { moved, of = here, when = soldier_is(talker), effect = draw(2, actor) },
  },
}
location "Helicopter Lawn" {
  copies = 1, region = embassy_quarter, entrance = 0, reinforce = { 0, 3 }, always_reinforce = true,
  keywords = { open, embassy },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "helicopter", flavour = "The croquet hoops have been moved. Mostly.",
  says = { add { support_cost = -1, of = all }, add { terrain_cover = -1, of = here } },
}
-- SPDX-License-Identifier: CC-BY-4.0
