-- Soldiers who are met on the way: they come out of the Hostile deck and join, with what they have.

non_player "Rallier Vinh" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, cost = 9, movement = 4, cover = 4, health = 2,
  keywords = { scout, trailcraft(3), sapping(4) },
  printed = { "Captured AK-47 Rifle" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { search_roll = 2, of = actor } },
  icon = "open-palm", flavour = "His brother is still over there. He asks that we go by the other path.",
}

-- A pilot has a hand of cards, a pistol and very good reasons.
player "Warrant Officer Adair" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 14, movement = 2, cover = 2, health = 4, loadout = 6,
  keywords = { infantryman }, printed = { "Issue M1911A1 Pistol" },
  says = { add { support_cost = -1, of = actor } },
  icon = "helicopter", flavour = "Twenty years old, four hundred hours, one landing too many.",
}

squad "Straggler Polk" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 6, movement = 2, cover = 3, health = 2, keywords = { infantryman, ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { add { starting_bodies = 1, of = actor } },
  icon = "swamp", flavour = "Three nights under a bank, with his mouth above the water.",
}

squad "Striker Krong" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, cost = 6, movement = 4, cover = 4, health = 2,
  keywords = { striker, ranged, carbine, trailcraft(4) },
  actions = { { 2, 2 }, { 1, 2 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 } },
  says = { add { movement = 1, when = { same_location, place_is(jungle) }, unless = me } },
  icon = "crossbow", flavour = "The crossbow is for deer. He has brought it anyway.",
}
-- SPDX-License-Identifier: CC-BY-4.0
