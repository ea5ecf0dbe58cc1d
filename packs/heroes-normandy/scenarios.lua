-- Battles for two players, the easier ones first.
-- Squares are counted from 0 here, from west to east and from north to south; pictures call the first one A1.

local function zone(seat, x, y, width, height) return { seat = seat, x = x, y = y, width = width, height = height } end

local PRIMARY, SECONDARY, BONUS = 0, 1, 2
-- Nobody's at first; or a side's, which then begins with its points.
local function goal(type, x, y, width, height, points, owner)
  return { type = type, x = x, y = y, width = width, height = height, points = points, owner = owner or 2 }
end
local function theirs(type, x, y, width, height, points) return goal(type, x, y, width, height, points, 1) end

-- What happens in a round, to side 0, 1 or both (2).
local BOTH = 2
local function cards(round, side, n) return { round = round, side = side, what = 1, amount = n, x = 0, y = 0 } end
local function points(round, side, n) return { round = round, side = side, what = 2, amount = n, x = 0, y = 0 } end
local function arrive(round, side, n, x, y)
  return { round = round, side = side, what = 3, amount = n, x = x, y = y }
end
local function shells(round, side) return { round = round, side = side, what = 4, amount = 1, x = 0, y = 0 } end
local function ends(round) return { round = round, side = BOTH, what = 5, amount = 0, x = 0, y = 0 } end

scenario "The Cider Press" {
  difficulty = 1, rounds = 5, initiative = 0, width = 12, height = 10,
  boards = { orchard_tracks },
  overlays = { farmhouse, hedge_bank, sandbag_nest }, overlays_at = { { 4, 3, 0 }, { 6, 8, 0 }, { 7, 7, 0 } },
  zones = { zone(0, 0, 0, 2, 10), zone(1, 10, 0, 2, 10) },
  objectives = { goal(PRIMARY, 4, 3, 4, 3, 4), goal(SECONDARY, 3, 8, 3, 2, 2), goal(SECONDARY, 7, 0, 2, 2, 1) },
  armies = { fox_company_platoon, cider_press_outpost },
  text = "A platoon each, a farm between them. Whoever has the house has the road; the orchard and the track are "
    .. "for whoever comes second. More points win after five rounds.",
  flavour = "The farmer has moved his barrels to the cellar, and himself behind them.",
}

scenario "Four Hedges" {
  difficulty = 2, rounds = 6, initiative = 0, decided = "goal", goal = 4, width = 12, height = 20,
  boards = { bocage_fields, sunken_lanes }, boards_at = { { 0, 0, 0 }, { 0, 10, 0 } },
  overlays = { barn, cottage, foxholes, hayrick },
  overlays_at = { { 8, 1, 0 }, { 1, 7, 0 }, { 2, 4, 0 }, { 6, 12, 0 } },
  zones = { zone(0, 0, 15, 12, 5), zone(1, 0, 0, 12, 8) },
  objectives = {
    theirs(PRIMARY, 1, 7, 2, 2, 3), theirs(PRIMARY, 8, 1, 3, 2, 3), theirs(SECONDARY, 5, 4, 3, 2, 2),
    goal(BONUS, 8, 11, 3, 2, 1),
  },
  events = { cards(3, 0, 2), shells(4, 1) },
  armies = { hedgerow_platoon, hedgerow_outpost },
  text = "The Americans come up the sunken lane; the Germans lie behind the hedges, some of them unseen. A cottage "
    .. "and a barn to take; four points win it for them. Look before you step into a gap: somebody sits in a tree.",
  flavour = "Every field is a room, and every room has its own door.",
}

scenario "Bridge at Daybreak" {
  difficulty = 3, rounds = 5, initiative = 0, decided = "holding", width = 12, height = 20,
  boards = { village_crossroads, river_bend }, boards_at = { { 0, 0, 0 }, { 0, 10, 0 } },
  overlays = { stone_house, corner_house, cottage, sandbag_line, foxholes },
  overlays_at = { { 1, 2, 0 }, { 9, 2, 1 }, { 2, 6, 0 }, { 8, 14, 0 }, { 3, 14, 0 } },
  zones = { zone(0, 2, 13, 9, 6), zone(1, 0, 0, 12, 3) },
  objectives = { goal(PRIMARY, 5, 14, 4, 3, 4, 0), goal(PRIMARY, 3, 17, 3, 3, 3, 0), goal(SECONDARY, 4, 3, 5, 4, 2) },
  events = { arrive(3, 0, 1, 10, 15), cards(2, 0, 2) },
  reinforcements = { m4a1_sherman },
  armies = { bridge_stick, column_on_the_road },
  text = "Paratroopers have the bridge and the ford, and must still have both when the last round is over; a column "
    .. "of half-tracks comes down through the village. Help is on its way by the eastern road.",
  flavour = "They found the bridge in the dark by the sound of the water.",
}

scenario "Off the Sand" {
  difficulty = 4, rounds = 8, initiative = 0, decided = "goal", goal = 9, width = 12, height = 20,
  boards = { beach_exit, coastal_battery }, boards_at = { { 0, 0, 0 }, { 0, 10, 0 } },
  overlays = { bunker, pillbox, casemate, sandbag_line, crater_field },
  overlays_at = { { 3, 7, 0 }, { 8, 7, 0 }, { 4, 12, 0 }, { 7, 9, 0 }, { 9, 4, 0 } },
  zones = { zone(0, 0, 0, 12, 4), zone(1, 0, 7, 12, 13) },
  objectives = {
    theirs(PRIMARY, 3, 7, 2, 2, 3), theirs(PRIMARY, 4, 12, 3, 2, 4), theirs(SECONDARY, 4, 15, 4, 2, 2),
    goal(BONUS, 8, 7, 1, 1, 1),
  },
  events = { shells(1, 1), cards(2, 0, 2), cards(4, 1, 2), shells(5, 1) },
  armies = { beach_landing_team, strongpoint_garrison },
  text = "From the waterline to the guns: rangers, engineers and a tank that swims, against concrete. The ships "
    .. "shell the battery in the first round, and once more in the fifth. Nine points win; do not stay on the beach.",
  flavour = "The tide is behind us, and it is coming in.",
}

scenario "The Level Crossing" {
  difficulty = 5, rounds = 7, initiative = 2, width = 24, height = 10,
  boards = { railway_cutting, wheatlands }, boards_at = { { 0, 0, 0 }, { 12, 0, 0 } },
  overlays = { station, barn, hedge_bank, sandbag_nest, bushes },
  overlays_at = { { 7, 1, 0 }, { 20, 3, 0 }, { 13, 3, 0 }, { 10, 7, 0 }, { 2, 4, 1 } },
  zones = { zone(0, 0, 0, 3, 10), zone(1, 21, 0, 3, 10) },
  objectives = {
    goal(PRIMARY, 7, 1, 5, 2, 3), goal(PRIMARY, 16, 4, 3, 2, 3), goal(SECONDARY, 4, 4, 3, 2, 3),
    goal(BONUS, 10, 7, 1, 1, 1),
  },
  events = { cards(3, BOTH, 1), shells(5, BOTH) },
  armies = { british_army_400, german_army_400 },
  text = "Tanks on both sides of the railway. The banks hide what drives behind them; the guns decide who drives "
    .. "across. Hold the station and the lane through the wheat.",
  flavour = "The last train left in May. The station master still keeps the clock wound.",
}

scenario "The Villa beyond the Marsh" {
  difficulty = 6, rounds = 8, initiative = 0, decided = "goal", goal = 5, width = 24, height = 10,
  boards = { marsh_causeway, manor_park }, boards_at = { { 0, 0, 0 }, { 12, 0, 0 } },
  overlays = { villa, trench_line, foxholes, copse, sandbag_nest, shed },
  overlays_at = { { 12, 1, 0 }, { 12, 6, 0 }, { 3, 3, 0 }, { 7, 2, 0 }, { 10, 4, 0 }, { 19, 7, 0 } },
  zones = { zone(0, 0, 0, 3, 10), zone(1, 12, 0, 12, 10) },
  objectives = {
    theirs(PRIMARY, 12, 1, 5, 3, 5), theirs(SECONDARY, 4, 6, 3, 3, 1), theirs(SECONDARY, 9, 4, 3, 2, 2),
    goal(BONUS, 19, 7, 2, 2, 2),
  },
  events = { cards(2, 1, 1), cards(4, 0, 2), points(6, 0, 1), ends(7) },
  armies = { causeway_battalion, villa_kampfgruppe },
  text = "One dry road, and men in the reeds on both sides of it. The Americans need five points before the seventh "
    .. "round is over, and the villa is worth as many; scouts and hidden men go ahead through the marsh.",
  flavour = "The map says meadow. The map was drawn in a dry year.",
}

scenario "The Mill below the Ridge" {
  difficulty = 7, rounds = 8, initiative = 1, width = 24, height = 10,
  boards = { wooded_ridge, bocage_fields }, boards_at = { { 0, 0, 0 }, { 12, 0, 0 } },
  overlays = { mill, stone_house, sandbag_line, timber_stack, anti_tank_ditch, hedgehog_row },
  overlays_at = { { 21, 0, 0 }, { 13, 7, 0 }, { 19, 5, 0 }, { 9, 4, 0 }, { 12, 2, 0 }, { 11, 7, 1 } },
  zones = { zone(0, 18, 0, 6, 10), zone(1, 0, 0, 4, 10) },
  objectives = {
    goal(PRIMARY, 21, 0, 2, 3, 3), goal(PRIMARY, 13, 7, 3, 2, 3), goal(SECONDARY, 17, 2, 2, 2, 1),
    goal(BONUS, 6, 4, 2, 2, 1),
  },
  events = { arrive(3, 1, 1, 2, 5), cards(3, 1, 2), arrive(5, 0, 1, 22, 5), cards(6, BOTH, 1) },
  reinforcements = { sturmgeschuetz_iii_ausf_g, m10_tank_destroyer },
  armies = { american_army_400, german_army_400 },
  text = "A counter-attack with armour out of the woods against a company that has just dug in. Guns wait in the "
    .. "hedges; both sides have more steel coming.",
  flavour = "The miller stopped the wheel so that he could hear them come.",
}

scenario "The Town on the River" {
  difficulty = 8, rounds = 8, initiative = 2, decided = "goal", goal = 9, width = 24, height = 20,
  boards = { village_crossroads, manor_park, river_bend, railway_cutting },
  boards_at = { { 0, 0, 0 }, { 12, 0, 0 }, { 0, 10, 0 }, { 12, 10, 0 } },
  overlays = { church, stone_house, corner_house, villa, station, cottage, sandbag_nest, sandbag_line, crater_field,
    pond },
  overlays_at = {
    { 8, 0, 0 }, { 1, 2, 0 }, { 1, 6, 0 }, { 12, 1, 0 }, { 19, 11, 0 }, { 19, 8, 0 }, { 6, 8, 0 }, { 14, 7, 0 },
    { 10, 11, 0 }, { 21, 17, 0 },
  },
  zones = { zone(0, 0, 17, 24, 3), zone(1, 0, 0, 24, 8) },
  objectives = {
    theirs(PRIMARY, 8, 0, 3, 5, 4), theirs(PRIMARY, 12, 1, 5, 3, 4), theirs(PRIMARY, 19, 11, 5, 2, 3),
    theirs(SECONDARY, 5, 14, 4, 3, 2), theirs(SECONDARY, 4, 5, 3, 2, 2), goal(BONUS, 19, 8, 2, 2, 1),
  },
  events = {
    cards(2, 0, 1), shells(3, 1), cards(3, 1, 2), arrive(5, 1, 1, 5, 1), arrive(5, 0, 1, 17, 18), cards(6, BOTH, 1),
  },
  reinforcements = { panzer_iv_ausf_h, m4a1_sherman },
  armies = { american_army_500, german_army_500 },
  text = "Everything at once: a river with one bridge, a railway, a town, aircraft if the weather holds and the "
    .. "guns on the ground let them through. The Americans need nine points.",
  flavour = "By noon nobody could say whose street it was.",
}
-- SPDX-License-Identifier: CC-BY-4.0
