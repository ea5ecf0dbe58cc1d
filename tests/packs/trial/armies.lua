-- Tiles, action cards, armies, a battle.

tile "Blue Platoon" {
  nation = blue, insignia = blue_division, cost = 100, breaking = 3, points = 2, stars = 3,
  units = { blue_rifles(3), blue_leader }, slots = { { 1, 1, 2 }, { 2, 3, 0 } },
}
tile "Red Platoon" {
  nation = red, insignia = red_division, cost = 100, breaking = 3, points = 2, stars = 3,
  units = { red_rifles(3), red_leader }, slots = { { 1, 1, 2 }, { 2, 3, 0 } },
}
option "Blue Armour" { nation = blue, cost = 80, type = "support", size = 2, bands = { grey_band }, units = { blue_tank }, breaking = 1, points = 2, stars = 1 }
option "Red Armour" { nation = red, cost = 80, type = "support", size = 2, bands = { grey_band }, units = { red_tank }, breaking = 1, points = 2, stars = 1 }

action "Blue Steady" { nation = blue, back = blue_card, copies = 4, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }
action "Red Steady" { nation = red, back = red_card, copies = 4, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }

army "Blue Company" { nation = blue, cards = { blue_platoon, blue_armour, blue_steady(4) } }
army "Red Company" { nation = red, cards = { red_platoon, red_armour, red_steady(4) } }

board "Drill Field" { map = [[
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . t t . . . . f f . . .
+ + + + + + + + + + + + +
 . . . . . . . f F . . .
+ + + + + + + + + + + + +
 . . . h h h . . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . w w . .
+ + + + + + + + + + + + +
 . s s . . . . . w w . .
+ + + + + + + + + + + + +
 . . . . r . . . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
]] }
overlay "Barn" { structure = 3, type = "building", ruin = "Barn Ruin", map = [[
+-+W+-+
|_ _ _|
+ + + +
W_ _ _D
+-+-+-+
]] }
overlay "Barn Ruin" { map = [[
+ + + +
 u u u
+ + + +
 u u u
+ + + +
]] }

scenario "Drill" {
  width = 12, height = 10, rounds = 6, boards = { drill_field }, overlays = { barn }, overlays_at = { { 5, 4, 0 } },
  zones = { { seat = 0, x = 0, y = 0, width = 12, height = 2 }, { seat = 1, x = 0, y = 8, width = 12, height = 2 } },
  objectives = { { type = 0, x = 5, y = 4, width = 3, height = 2, points = 3, owner = 2 } },
  armies = { blue_company, red_company }, goal = 8,
}
-- SPDX-License-Identifier: CC0-1.0
