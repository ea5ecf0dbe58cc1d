-- Options for a High Command, and cards that do not say whose unit they are for.

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

action "Red Plating" { nation = red, back = red_card, copies = 4, says = { at { bomb, effect = add { defence = 2 } } } }
action "Red Nerve" { nation = red, back = red_card, copies = 4, says = { at { shot, effect = rally(1, target) } } }
action "Red Fortune" { nation = red, back = red_card, copies = 4, says = { at { dice, effect = reroll(1) } } }
-- SPDX-License-Identifier: CC0-1.0
