-- A scenario that its goal decides.

scenario "Errand" {
  width = 12, height = 10, rounds = 2, boards = { drill_field }, decided = "goal", goal = 3,
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 12, 2 } }, objectives = { { 0, 5, 4, 3, 2, 4, 1 } },
  armies = { blue_company, red_company },
}
-- SPDX-License-Identifier: CC0-1.0
