-- Those who go in close.
local wwii_era = "settings:wwii-era"

player "Sergeant Macbride" {
  era = wwii_era, nation = united_kingdom, cost = 22, movement = 2, cover = 3, health = 7, loadout = 11,
  keywords = { commando, hth(2), shadows(8), seasoned(1) },
  icon = "plain-dagger", flavour = "He was a ghillie. Nothing has ever heard him come.",
}

player "Private Yarrow" {
  era = wwii_era, nation = united_kingdom, cost = 17, movement = 3, cover = 4, health = 5, loadout = 9,
  keywords = { commando, shadows(7), pick(8) },
  icon = "footprint", flavour = "Two years for burglary, one off for volunteering.",
}

player "Corporal Vance" {
  era = wwii_era, nation = united_states, cost = 20, movement = 2, cover = 3, health = 7, loadout = 12,
  keywords = { ranger, hth(1) },
  says = { add { hostile_roll = -1, of = target, when = engaged } },
  icon = "punch", flavour = "Middleweight, eleven fights, nine of them won.",
}

player "Technician Sorrell" {
  era = wwii_era, nation = united_states, cost = 21, movement = 2, cover = 3, health = 6, loadout = 15,
  keywords = { pick(9) }, printed = { m12_vest },
  says = { add { cover_roll = 1, of = actor, when = at_door } },
  icon = "kevlar-vest", flavour = "He blows doors for a living, and intends to go on living.",
}

non_player "Private Ostrom" {
  era = wwii_era, nation = united_states, cost = 12, movement = 2, cover = 2, health = 3, keywords = { hth(1) },
  printed = { m1_garand, m1905_bayonet }, actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  icon = "rifle",
}

non_player "Trooper Lyle" {
  era = wwii_era,
  nation = united_kingdom, cost = 14, movement = 3, cover = 3, health = 2, keywords = { hth(2), shadows(8) },
  printed = { sten_mk_v, smatchet, brodie_helmet }, actions = { { 2, 2 }, { 1, 1 } },
  icon = "plain-dagger",
}

squad "Private Keogh" {
  era = wwii_era, nation = united_states, cost = 6, movement = 2, cover = 2, health = 2, keywords = { ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 6 }, { 2, 1, 7 }, { 1, 0, 7 }, { 1, 1, 8 } },
  icon = "rifle",
}
-- SPDX-License-Identifier: CC-BY-4.0
