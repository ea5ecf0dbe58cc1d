-- Objectives, what three of them want Destroyed, and who waits at one of them.

local by_points = require "shapes".by_points

-- ==== the cold coast ============================================================

objective "Torpedo Store" {
  region = cold_coast, entrance = 1, night = 1, rein_roll = { 1, 3 }, keywords = { fortified, structure },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 6, 8, 10), destroy = racked_torpedoes,
  icon = "torpedo", flavour = "Twenty-two, nose to tail, like sausages.",
}
target "Racked Torpedoes" { targets = 2, hits = 1, cover = 4, icon = "torpedo" }

objective "Radar Hill" {
  region = cold_coast, entrance = 2, night = 2, rein_roll = { 1, 4 }, keywords = { high_ground, open },
  hand_to_hand = 2, hostiles = by_points(2, 3, 4, 6, 8, 11), destroy = radar_cabin,
  icon = "radar-dish", flavour = "It looks at everything but the path.",
  says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
}
target "Radar Cabin" { targets = 1, hits = 3, cover = 3, icon = "radar-sweep" }

objective "Officers' Mess" {
  region = cold_coast, entrance = 1, night = 0, rein_roll = { 1, 4 }, keywords = { town, walled, lamplit(1) },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 5, 7, 9), present = admiral_s_guest, eliminate_present = true,
  icon = "wine-glass", flavour = "Brandy, a piano, and a man nobody introduces.",
  says = { at { objective_activated, effect = draw(1, each_soldier) } },
}
hostile "Admiral's Guest" {
  copies = 0, force = coast_regiment, value = 2, reticles = 1, cover = 4, range = { 0, 1 },
  keywords = { foot, chief, guarded },
  chart = { { 1, 9, 1 } }, alarm = 2,
  icon = "top-hat", flavour = "Sells the same map to both sides of it.",
  says = { add { experience = 1, of = target } },
}

objective "Submarine Pen" {
  region = cold_coast, entrance = 2, night = 1, rein_roll = { 1, 4 }, keywords = { water, fortified, structure },
  hand_to_hand = 1, hostiles = by_points(3, 4, 5, 7, 10, 13), destroy = pen_gates,
  icon = "submarine", flavour = "Five metres of concrete overhead. The gates are only steel.",
  says = { add { terrain_cover = 1, of = here }, at { objective_activated, effect = reinforce(2) } },
}
target "Pen Gates" { targets = 2, hits = 2, cover = 3, explosion_only = true, icon = "dungeon-gate" }

-- ==== the salt works =============================================================

-- Not a shot need be fired: it is a matter of a cable and a minute.
objective "Records Vault" {
  region = salt_works, entrance = 2, night = 0, rein_roll = { 1, 4 }, keywords = { walled, structure },
  hand_to_hand = 1, hostiles = by_points(2, 3, 4, 6, 8, 10), success = hack, success_roll = -2,
  icon = "server-rack", flavour = "What was poured where, by whom, and who was paid not to smell it.",
  says = { at { success, of = target, effect = { complete, draw(1, each_soldier) } } },
}

objective "Guest House" {
  region = salt_works, entrance = 1, night = 1, rein_roll = { 1, 3 }, keywords = { town, lamplit(1) }, hand_to_hand = 1,
  hostiles = by_points(2, 3, 4, 5, 7, 9),
  icon = "family-house", flavour = "Eight rooms for visitors, with locks on the outside.",
  says = { add { terrain_cover = 1, of = here } },
}

objective "Reactor Hall" {
  region = salt_works, entrance = 2, night = 0, rein_roll = { 1, 5 }, keywords = { machinery, structure },
  hand_to_hand = 1, hostiles = by_points(3, 4, 5, 7, 9, 12), success = hack, success_roll = 0,
  icon = "nuclear-plant", flavour = "A sign counts the days without an accident. It has room for four digits.",
  says = {
    add { action_noise = -2, of = here },
    at { success, of = target, effect = gain(strain, 2, mission) },
    at { repaired, of = target, effect = gain(strain, -2, mission) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
