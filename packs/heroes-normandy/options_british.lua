-- What a British army adds to its tile.

option "Company Headquarters Party" {
  nation = united_kingdom, cost = 40, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 2,
  units = { company_major, lane_sappers }, icon = "captain-hat-profile",
}
option "Anti-Tank Platoon" {
  nation = united_kingdom, cost = 60, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 2,
  units = { six_pounder_crew, piat_pair }, icon = "field-gun",
}
option "Machine-Gun Battalion Crew" {
  nation = united_kingdom, cost = 40, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 1,
  units = { vickers_crew, two_inch_mortar_pair }, icon = "machine-gun",
}
option "Attached Commandos" {
  nation = united_kingdom, cost = 50, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 2,
  units = { troop_in_green_berets(2) }, icon = "cloak-dagger",
}
option "Stalker from the Highlands" {
  nation = united_kingdom, cost = 30, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 1,
  units = { stalker }, icon = "crosshair",
}
option "Firefly in Support" {
  nation = united_kingdom, cost = 90, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 3,
  stars = 1, units = { sherman_firefly }, icon = "tank",
}
option "Carrier Section" {
  nation = united_kingdom, cost = 50, type = "support", size = 3, bands = { grey_band }, breaking = 2, points = 1,
  stars = 1, units = { universal_carrier(2) }, icon = "apc",
}
option "Mills Bombs" {
  nation = united_kingdom, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "grenade",
  weapon = hand_grenade, icon = "grenade",
}
option "Bandoliers All Round" {
  nation = united_kingdom, cost = 10, type = "equipment", bands = { olive_band }, tokens = 3, use = "ammo",
  icon = "bullets",
}
option "Steady the Line" {
  nation = united_kingdom, cost = 10, type = "trait", bands = { red_band },
  says = { set { rally = 2, of = actor } }, icon = "teapot",
}
option "Dunkirk Men" {
  nation = united_kingdom, cost = 20, type = "trait", bands = { red_band }, tokens = 3, use = "veteran",
  icon = "boat-horizon",
}
option "Divisional Guns" {
  nation = united_kingdom, cost = 25, type = "order", bands = { yellow_band }, artillery = 4, icon = "field-gun",
}
option "Cab Rank Overhead" {
  nation = united_kingdom, cost = 25, type = "order", bands = { yellow_band }, aviation = 3, icon = "heavy-fighter",
}
option "Appreciation of the Situation" {
  nation = united_kingdom, cost = 15, type = "order", bands = { yellow_band },
  says = { add { orders = 1, of = owner } }, icon = "teapot",
}
-- SPDX-License-Identifier: CC-BY-4.0
