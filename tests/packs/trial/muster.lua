-- Armies that are bought: tiles with openings, options of all types, heroes, decks.

tile "Blue Staff" {
  nation = blue, cost = 30, officer = true, stars = 1, units = { blue_leader },
  slots = { { 1, 4, 0 }, { 1, 4, 1 } }, bonus_slot = 1, bonus = 1,
}
tile "Blue Guards" {
  nation = blue, insignia = blue_cross, cost = 60, breaking = 2, points = 3, stars = 1, units = { blue_rifles(2) },
  slots = { { 1, 1, 0 } },
}
tile "Blue Command" { nation = blue, cost = 20, officer = true, command = true, slots = { { 1, 4, 0 } } }
band "White Band" { number = 4 }
option "Blue Crates" {
  nation = blue, cost = 5, type = "equipment", bands = { yellow_band }, tokens = 3, use = "ammo",
}
option "Blue Long Crates" {
  nation = blue, cost = 5, type = "equipment", size = 2, bands = { yellow_band }, tokens = 3, use = "ammo",
}
option "Blue Grey Crates" {
  nation = blue, cost = 5, type = "equipment", bands = { grey_band }, tokens = 3, use = "ammo",
}
option "Blue Locker" { nation = blue, cost = 5, type = "equipment", bands = { yellow_band }, gear = 3 }
option "Blue Plan" { nation = blue, cost = 10, type = "order", bands = { white_band, yellow_band }, stars = 1 }
option "Blue Flyers" { nation = blue, cost = 10, type = "order", bands = { white_band }, aviation = 2, artillery = 1 }
option "Blue Levy" { nation = blue, cost = 0, type = "trait", bands = { yellow_band }, budget = 30 }
option "Guards Only" { nation = blue, cost = 0, type = "trait", bands = { yellow_band }, only = blue_guards }
unit "Blue Ace" {
  nation = blue, category = "hero", back = concealed_blue, move = 5, defence = 7, weapon = rifles, assault = 2, orders = 1,
}
option "The Blue Ace" { nation = blue, insignia = blue_division, cost = 25, type = "hero", units = { blue_ace } }
option "A Blue Wanderer" { nation = blue, insignia = blue_cross, cost = 25, type = "hero", units = { blue_ace } }

action "Blue Plain" { nation = blue, back = blue_card, copies = 8, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }
action "Blue Other" { nation = blue, back = blue_card, copies = 8, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }
action "Blue Third" { nation = blue, back = blue_card, copies = 8, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }
action "Blue Fourth" { nation = blue, back = blue_card, copies = 8, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }
action "Blue Fifth" { nation = blue, back = blue_card, copies = 8, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }
action "Blue Sixth" { nation = blue, back = blue_card, copies = 8, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }
action "Blue Dive" {
  nation = blue, back = blue_card, copies = 3, command = "aviation", flak = 5,
  says = { at { shot, when = mine, effect = add { bonus = 2 } } },
}
action "Blue Salvo" {
  nation = blue, back = blue_card, copies = 3, command = "artillery",
  says = { at { shot, when = mine, effect = add { bonus = 2 } } },
}

-- Points, and no army of its own but Red's.
scenario "Muster" {
  width = 12, height = 10, rounds = 2, boards = { drill_field }, budget_a = 200,
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 12, 2 } },
}
scenario "Shared Muster" {
  seats = 3, sides = 4, width = 12, height = 10, rounds = 2, boards = { drill_field }, budget_a = 300,
  zones = { { 0, 0, 0, 6, 2 }, { 1, 6, 0, 6, 2 }, { 2, 0, 8, 12, 2 } },
}
-- The one against the two buys his army too.
scenario "Uneven Muster" {
  seats = 3, sides = 6, width = 12, height = 10, rounds = 2, boards = { drill_field }, budget_a = 200, budget_b = 300,
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 6, 2 }, { 2, 6, 8, 6, 2 } },
}
-- SPDX-License-Identifier: CC0-1.0
