-- Battles for three and for four players: an alliance against one, or against another.

local function zone(seat, x, y, width, height) return { seat = seat, x = x, y = y, width = width, height = height } end
local PRIMARY, SECONDARY, BONUS = 0, 1, 2
local function goal(type, x, y, width, height, points, owner)
  return { type = type, x = x, y = y, width = width, height = height, points = points, owner = owner or 2 }
end
local function theirs(type, x, y, width, height, points) return goal(type, x, y, width, height, points, 1) end
local function cards(round, side, n) return { round = round, side = side, what = 1, amount = n, x = 0, y = 0 } end

-- Two against one: players 1 and 2 against player 3.
scenario "Two Flags at the Mill" {
  seats = 3, sides = 4, difficulty = 5, rounds = 7, initiative = 2, favours = 1, width = 24, height = 10,
  boards = { orchard_tracks, wheatlands }, boards_at = { { 0, 0, 0 }, { 12, 0, 0 } },
  overlays = { mill, farmhouse, hedge_bank, foxholes, timber_stack },
  overlays_at = { { 11, 3, 0 }, { 19, 3, 0 }, { 7, 4, 1 }, { 16, 3, 0 }, { 12, 8, 0 } },
  zones = { zone(0, 0, 0, 4, 5), zone(1, 0, 5, 4, 5), zone(2, 19, 0, 5, 10) },
  objectives = { goal(PRIMARY, 11, 3, 2, 3, 4), goal(SECONDARY, 7, 6, 2, 2, 1), goal(SECONDARY, 15, 7, 2, 2, 3) },
  events = { cards(4, 2, 1) },
  armies = { american_army_250, british_company_on_loan, german_army_500 },
  text = "An American and a British company meet at the same mill, and so does a German battle group. The two "
    .. "share orders and one deck; the one acts twice as often.",
}

-- Three against one: players 1, 2 and 3 against player 4, who stands in the middle.
scenario "The Pocket" {
  seats = 4, sides = 8, difficulty = 6, rounds = 7, initiative = 1, decided = "goal", goal = 5, width = 24, height = 20,
  boards = { bocage_fields, orchard_tracks, sunken_lanes, wheatlands },
  boards_at = { { 0, 0, 0 }, { 12, 0, 0 }, { 0, 10, 0 }, { 12, 10, 0 } },
  overlays = { farmhouse, barn, stone_house, sandbag_nest, sandbag_nest, trench_line, foxholes, copse },
  overlays_at = {
    { 10, 8, 0 }, { 6, 11, 0 }, { 15, 6, 0 }, { 8, 5, 0 }, { 16, 12, 0 }, { 12, 4, 0 }, { 10, 15, 0 }, { 18, 14, 0 },
  },
  zones = { zone(0, 0, 0, 3, 20), zone(1, 21, 0, 3, 20), zone(2, 5, 17, 14, 3), zone(3, 6, 4, 12, 10) },
  objectives = {
    theirs(PRIMARY, 10, 8, 4, 3, 4), theirs(SECONDARY, 6, 11, 3, 2, 2), theirs(SECONDARY, 15, 6, 3, 2, 2),
    goal(BONUS, 5, 4, 3, 2, 1),
  },
  events = { cards(3, 0, 2), cards(5, 0, 1) },
  armies = { fox_company_platoon, british_company_on_loan, stick_on_loan, german_army_500 },
  text = "A ring of three platoons closes about a battle group around a farm. It has the better ground and the "
    .. "tanks; they have three sides to come from.",
}

-- Two against two: players 1 and 2 against players 3 and 4.
scenario "Market Day" {
  seats = 4, sides = 12, difficulty = 6, rounds = 7, initiative = 2, width = 24, height = 10,
  boards = { village_crossroads, manor_park }, boards_at = { { 0, 0, 0 }, { 12, 0, 0 } },
  overlays = { church, stone_house, cottage, shed, sandbag_nest, hedge_bank },
  overlays_at = { { 10, 0, 0 }, { 11, 7, 0 }, { 2, 2, 0 }, { 18, 7, 0 }, { 10, 6, 0 }, { 7, 7, 0 } },
  zones = { zone(0, 0, 0, 4, 5), zone(1, 0, 5, 4, 5), zone(2, 19, 0, 5, 5), zone(3, 19, 5, 5, 5) },
  objectives = {
    goal(PRIMARY, 10, 0, 3, 5, 4), goal(PRIMARY, 11, 7, 3, 2, 3), goal(SECONDARY, 4, 3, 2, 2, 1),
    goal(SECONDARY, 17, 4, 2, 2, 1),
  },
  events = { cards(3, 2, 1), cards(5, 2, 1) },
  armies = { american_army_250, british_company_on_loan, german_army_250, german_company_on_loan },
  text = "Two companies a side in one small town. Agree with your ally who takes the church and who the house on "
    .. "the square.",
}
-- SPDX-License-Identifier: CC-BY-4.0
