-- What the rules were held against the book with: openings beside a bonus, heroes of either nation.

tile "Blue Choosy" {
  nation = blue, insignia = blue_division, cost = 40, breaking = 1, points = 1, stars = 1, units = { blue_rifles },
  slots = { { 1, 1, 0 }, { 1, 1, 4 } }, bonus_slot = 2, bonus = 1,
}
option "A Red Wanderer" { nation = red, insignia = red_cross, cost = 25, type = "hero", units = { red_leader } }
-- SPDX-License-Identifier: CC0-1.0
