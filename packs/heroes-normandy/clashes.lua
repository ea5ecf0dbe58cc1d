-- Clashes that players make themselves: a budget of army points a side, a field that favours neither, and a ready army
-- for whoever brings none; `favours` is said of those.
-- Armies are lists: --setup "scenario Clash of Patrols, army1 ..., army2 ...".

local function zone(seat, x, y, width, height) return { seat = seat, x = x, y = y, width = width, height = height } end
local PRIMARY, SECONDARY, BONUS = 0, 1, 2
local function goal(type, x, y, width, height, points, owner)
  return { type = type, x = x, y = y, width = width, height = height, points = points, owner = owner or 2 }
end
local function theirs(type, x, y, width, height, points) return goal(type, x, y, width, height, points, 1) end

scenario "Clash of Patrols" {
  difficulty = 2, rounds = 6, initiative = 2, goal = 10, budget_a = 250, budget_b = 250, width = 16, height = 10,
  boards = { wheatlands }, boards_at = { { 2, 0, 0 } },
  overlays = { stone_house, hedge_bank, hedge_bank, foxholes, foxholes },
  overlays_at = { { 7, 4, 0 }, { 4, 7, 1 }, { 11, 1, 1 }, { 5, 2, 0 }, { 9, 7, 0 } },
  zones = { zone(0, 0, 0, 3, 10), zone(1, 13, 0, 3, 10) },
  objectives = { goal(PRIMARY, 7, 4, 3, 2, 4), goal(SECONDARY, 7, 0, 2, 2, 2), goal(SECONDARY, 7, 8, 2, 2, 2) },
  armies = { american_army_250, german_army_250 },
  text = "250 army points a side. A house in the wheat, a way past it on either hand. Ten points end it.",
}

scenario "Clash of Companies" {
  difficulty = 4, rounds = 7, initiative = 0, goal = 14,
  budget_a = 400, budget_b = 400, width = 24, height = 10,
  boards = { village_crossroads, village_crossroads }, boards_at = { { 0, 0, 0 }, { 12, 0, 2 } },
  overlays = { farmhouse, corner_house, corner_house, barn, barn, sandbag_nest, sandbag_nest, bushes, bushes },
  overlays_at = {
    { 10, 3, 0 }, { 6, 7, 0 }, { 15, 0, 2 }, { 2, 2, 0 }, { 19, 6, 2 }, { 9, 6, 0 }, { 14, 3, 0 }, { 8, 1, 0 },
    { 14, 7, 0 },
  },
  zones = { zone(0, 0, 0, 5, 10), zone(1, 20, 0, 4, 10) },
  objectives = { goal(PRIMARY, 10, 3, 4, 3, 4), goal(SECONDARY, 6, 7, 3, 3, 2), goal(SECONDARY, 15, 0, 3, 3, 3) },
  armies = { american_army_400, german_army_400 },
  text = "400 army points a side, in a town of two ends. The first side has the gardens of its own already, and "
    .. "begins. Fourteen points end it.",
}

scenario "Clash of Battalions" {
  difficulty = 6, rounds = 8, initiative = 2, goal = 18,
  budget_a = 500, budget_b = 500, width = 24, height = 20,
  boards = { bocage_fields, orchard_tracks, orchard_tracks, bocage_fields },
  boards_at = { { 0, 0, 0 }, { 12, 0, 0 }, { 0, 10, 2 }, { 12, 10, 2 } },
  overlays = { farmhouse, mill, mill, stone_house, stone_house, sandbag_line, sandbag_line, copse, copse },
  overlays_at = {
    { 10, 8, 0 }, { 3, 8, 0 }, { 19, 9, 2 }, { 15, 3, 0 }, { 6, 15, 2 }, { 11, 6, 0 }, { 11, 13, 0 }, { 8, 4, 0 },
    { 13, 13, 0 },
  },
  zones = { zone(0, 0, 17, 24, 3), zone(1, 0, 0, 24, 3) },
  objectives = {
    goal(PRIMARY, 10, 8, 4, 3, 5), goal(SECONDARY, 3, 8, 2, 3, 2), goal(SECONDARY, 19, 9, 2, 3, 2),
    goal(BONUS, 15, 3, 3, 2, 2), goal(BONUS, 6, 15, 3, 2, 2),
  },
  armies = { german_army_500, american_army_500 },
  text = "500 army points a side on four boards. Eighteen points end it.",
}

scenario "Clash on the Shore" {
  difficulty = 6, rounds = 8, initiative = 0, decided = "goal", goal = 6, budget_a = 500, budget_b = 400,
  width = 24, height = 20,
  boards = { beach_exit, beach_exit, coastal_battery, marsh_causeway },
  boards_at = { { 0, 0, 0 }, { 12, 0, 0 }, { 0, 10, 0 }, { 12, 10, 0 } },
  overlays = { bunker, bunker, pillbox, casemate, sandbag_line, hedgehog_row, wire_entanglement, crater_field, shed },
  overlays_at = {
    { 3, 7, 0 }, { 19, 7, 0 }, { 11, 8, 0 }, { 4, 12, 0 }, { 15, 9, 0 }, { 10, 2, 0 }, { 10, 5, 0 }, { 13, 4, 0 },
    { 15, 12, 0 },
  },
  zones = { zone(0, 0, 0, 24, 4), zone(1, 0, 7, 24, 13) },
  objectives = {
    theirs(PRIMARY, 3, 7, 2, 2, 3), theirs(PRIMARY, 19, 7, 2, 2, 3), theirs(PRIMARY, 4, 12, 3, 2, 3),
    theirs(SECONDARY, 15, 14, 4, 2, 2), goal(BONUS, 11, 8, 1, 1, 1),
  },
  armies = { british_army_500, german_army_400 },
  text = "The first side lands with 500 army points, the second has 400 and concrete. Six points win for the "
    .. "first side; else the second has held.",
}
-- SPDX-License-Identifier: CC-BY-4.0
