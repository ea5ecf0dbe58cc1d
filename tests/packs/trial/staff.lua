-- Options for a High Command.

-- An order that is no star.
option "Red Reconnaissance" {
  nation = red, cost = 5, type = "order", bands = { round_band }, says = { add { orders = 1, of = owner } },
}

-- What a High Command has for any army of the side.
option "Red Spades" {
  nation = red, cost = 5, type = "order", bands = { round_band }, tokens = 2, use = "position", terrain = "Dugout",
}
option "Red Bundles" {
  nation = red, cost = 5, type = "order", bands = { round_band }, tokens = 2, use = "grenade", weapon = "Grenade",
}
option "Red Old Hands" {
  nation = red, cost = 5, type = "order", bands = { round_band }, tokens = 3, use = "veteran",
}
option "Red Resolve" {
  nation = red, cost = 5, type = "order", bands = { round_band }, says = { set { intrepid = 1, of = actor } },
}
-- SPDX-License-Identifier: CC0-1.0
