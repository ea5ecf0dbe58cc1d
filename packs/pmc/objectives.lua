-- Objectives: one for each Mission, and what some of them want Destroyed.

local by_points = require "tables"
local nobody = { { points = 0, value = 0 } }

objective "Money Changer" {
  region = karsa_city, entrance = 1, reinforce = { 0, 1 }, keywords = { town, market },
  hostiles = by_points(3, 4, 5, 7, 9, 12), eliminate = true,
  icon = "cash", flavour = "A glass box, a fan, four currencies, six relatives.",
  says = { at { objective_activated, effect = draw(1, each_soldier) } },
}
objective "Ambassador's School" {
  region = embassy_quarter, entrance = 1, reinforce = { 0, 1 }, keywords = { embassy, walled },
  hostiles = by_points(3, 4, 6, 8, 11, 14), eliminate = true,
  icon = "school-bag", flavour = "Under the desks. They have practised; nobody cries but the headmaster.",
  says = {
    add { attack_dice = -1, of = here, when = explosion },
    add { experience = 1, of = here, when = target_is(chief) },
  },
}
objective "Pumping Station" {
  region = karsa_city, entrance = 2, reinforce = { 0, 2 }, keywords = { open, fortified },
  hostiles = by_points(3, 4, 5, 8, 10, 13), destroy = tapping_valves,
  icon = "oil-pump", flavour = "It hisses in eleven places, nine of them not on the drawing.",
  says = { add { attack_dice = 1, of = here, when = explosion } },
}
target "Tapping Valves" { targets = 3, hits = 2, cover = 3, icon = "valve" }

objective "Hotel Lobby" {
  region = karsa_city, entrance = 1, reinforce = { 0, 1 }, keywords = { town },
  hostiles = by_points(2, 3, 4, 5, 7, 9),
  icon = "hanging-sign", flavour = "The pianist has not stopped. It is not his quarrel.",
  says = { add { terrain_cover = 1, of = here } },
}
objective "Burning Annex" {
  region = embassy_quarter, entrance = 1, reinforce = { 0, 1 }, keywords = { embassy, town },
  present = whole_quarter_rising, hostiles = by_points(1, 1, 2, 3, 4, 6),
  icon = "burning-embers", flavour = "Forty years of paper, and a good draught.",
  says = { at { turn_begins, when = at_least(objective_hostiles, 3), effect = suppress(1, each_soldier_here) } },
}
objective "Chop Shop" {
  region = karsa_city, entrance = 1, reinforce = { 0, 1 }, keywords = { fortified },
  hostiles = by_points(3, 4, 5, 7, 9, 12), destroy = stolen_car,
  icon = "car-wheel", flavour = "What cannot be driven home is to be left as a lesson.",
}
target "Stolen Car" { targets = 1, hits = 4, cover = 4, icon = "apc" }

objective "Upstairs Office" {
  region = embassy_quarter, entrance = 2, reinforce_none = true, keywords = { town, high_ground },
  present = rival_company, hostiles = by_points(2, 3, 4, 6, 8, 10), eliminate = true,
  icon = "abacus", flavour = "One flight up. He has eaten two of the ledgers.",
  says = { at { objective_activated, effect = pin(1, each_hostile_here) } },
}
objective "Bank Vault" {
  region = karsa_city, entrance = 3, reinforce_none = true, keywords = { town, fortified },
  types = { stand_at_the_door },
  hostiles = nobody, icon = "bank", flavour = "Thirty tons of door, and it is the side wall that they mean.",
  says = { add { terrain_cover = 1, of = here }, add { draws = 1, of = all, when = player } },
}
objective "Chancery Hall" {
  region = embassy_quarter, entrance = 4, reinforce_none = true, keywords = { embassy, fortified },
  types = { stand_at_the_door }, hostiles = nobody,
  icon = "greek-temple", flavour = "Portraits of eleven consuls. Ten look worried.",
  says = {
    add { terrain_cover = 2, of = here, when = at_least(range, 1) },
    at { turn_begins, effect = draw(1, each_soldier_here) },
  },
}
objective "Counting Hall" {
  region = karsa_city, entrance = 1, reinforce = { 0, 1 }, keywords = { town }, types = { cordon }, hostiles = nobody,
  icon = "vote", flavour = "They count aloud, so as not to hear.",
  says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
}
objective "Conference Hotel" {
  region = embassy_quarter, entrance = 1, reinforce = { 0, 0 }, keywords = { embassy, high_ground }, types = { cordon },
  hostiles = nobody, icon = "conversation", flavour = "Item four is the wording of item three.",
  says = { add { terrain_cover = 1, of = here } },
}
objective "Commander's House" {
  region = karsa_city, entrance = 2, reinforce = { 0, 1 }, keywords = { town, fortified },
  present = district_commander, hostiles = by_points(3, 4, 6, 8, 11, 14), eliminate = true,
  icon = "hill-fort", flavour = "A dentist's chair in the hall, still bolted to the floor.",
  says = { add { experience = 1, of = here, when = target_is(chief) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
