-- Missions of the special types, and their Objectives: two of each type.

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end
local nobody = { { points = 0, value = 0 } }

-- ---- Escape --------------------------------------------------------------------

mission "Out Through the Marsh" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { water }, types = { escape },
  resources = 84, time = 14, objective = 5, difficulty = 1, goal = burnt_depot, force = german_frontline,
  icon = "swamp", flavour = "The causeway is theirs. The reeds are nobody's.",
  says = { add { movement = 1, of = all, when = soldier_is(scout) } },
}
mission "Back to the Ford" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { water }, types = { escape },
  resources = 96, time = 15, objective = 6, difficulty = 2, goal = blown_radar, force = german_frontline,
  icon = "river", flavour = "Knee-deep at midnight, and rising.",
  says = { set { hostile_timer = 0, of = all }, at { turn_begins, effect = rally(1, each_soldier) } },
}
objective "Burnt Depot" {
  region = europe, entrance = 1, reinforce = { 0, 1 }, keywords = { open }, hostiles = by_points(2, 3, 4, 5, 7, 9),
  icon = "burning-embers", flavour = "It will be seen from Caen.",
  says = { add { terrain_cover = -1, of = here } },
}
objective "Blown Radar" {
  region = europe, entrance = 2, reinforce = { 0, 2 }, types = { escape }, keywords = { high_ground },
  hostiles = by_points(2, 3, 4, 6, 8, 10), icon = "radar-dish", flavour = "Nothing left that turns.",
  says = { at { turn_begins, when = at_least(objective_hostiles, 3), effect = suppress(1, each_soldier_here) } },
}

-- ---- Holding Action ---------------------------------------------------------------

mission "Hold Until Relieved" {
  region = europe, setting = wwii_europe, reinforce_none = true, keywords = { road }, types = { holding_action },
  resources = 132, time = 10, objective = 6, loadout = 2, difficulty = 2, goal = second_line, force = german_frontline,
  icon = "bridge", flavour = "Until when, sir? Until relieved.",
  says = { add { starting_xp = 1, of = all, when = player } },
}
mission "The Last Bridge" {
  region = europe, setting = wwii_europe, reinforce_none = true, keywords = { water, town }, types = { holding_action },
  resources = 140, time = 12, objective = 7, difficulty = 4, goal = cellar_of_the_mill, force = german_frontline,
  icon = "stone-bridge", flavour = "Three houses, one span, and the far end is theirs.",
  says = { at { mission_begins, effect = deploy } },
}
objective "Second Line" {
  region = europe, entrance = 3, reinforce_none = true, keywords = { fortified }, types = { holding_action }, hostiles = nobody,
  icon = "trench-assault", says = { add { terrain_cover = 1, of = here }, add { draws = 1, of = all, when = player } },
}
objective "Cellar of the Mill" {
  region = europe, entrance = 4, reinforce_none = true, keywords = { town, fortified }, types = { holding_action }, hostiles = nobody,
  icon = "watermill", says = { add { terrain_cover = 2, of = here, when = at_least(range, 1) },
    at { turn_begins, effect = draw(1, each_soldier_here) } },
}

-- ---- Hold the Line --------------------------------------------------------------------

mission "Long Left" {
  region = europe, setting = wwii_europe, reinforce_none = true, keywords = { woods }, types = { hold_the_line },
  resources = 140, time = 8, objective = 6, loadout = 2, difficulty = 4, goal = right_hinge, force = german_frontline,
  icon = "pine-tree", flavour = "The map shows a battalion here. It is you.",
  says = { add { attack_roll = 1, of = all } },
}
mission "Canal Bank" {
  region = europe, setting = wwii_europe, reinforce = { 0, 0 }, keywords = { water }, types = { hold_the_line },
  resources = 150, time = 9, objective = 6, difficulty = 5, goal = lock_house, force = german_frontline,
  icon = "canal", flavour = "Every boat on their side was burnt. They are building others.",
  says = { at { hostile_placed, when = fewer_than(target_value, 2), effect = pin(1, the_hostile) } },
}
objective "Right Hinge" {
  region = europe, entrance = 1, reinforce = { 0, 1 }, keywords = { high_ground }, types = { hold_the_line }, hostiles = nobody,
  icon = "hill-fort", says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
}
objective "Lock House" {
  region = europe, entrance = 1, reinforce = { 0, 0 }, keywords = { town }, types = { hold_the_line }, hostiles = nobody,
  icon = "family-house", says = { add { terrain_cover = 1, of = here } },
}

-- ---- Shore ----------------------------------------------------------------------------------

mission "Red Sector" {
  region = europe, setting = wwii_europe, reinforce_none = true, keywords = { water }, types = { shore_assault },
  resources = 120, time = 6, objective = 4, difficulty = 3, goal = sea_wall, force = german_frontline,
  icon = "wave-crest", flavour = "H plus twenty. You are not the first.",
  says = { add { draws = 1, of = all, when = player } },
}
mission "Dog Sector" {
  region = europe, setting = wwii_europe, reinforce_none = true, keywords = { water }, types = { shore_assault, atlantic_wall },
  resources = 140, time = 6, objective = 4, loadout = 1, difficulty = 2, goal = casemate_row, force = german_frontline,
  icon = "ship-bow", flavour = "The bombers dropped long.",
  says = { at { turn_begins, effect = rally(1, each_soldier) }, add { support_cost = -1, of = all } },
}
objective "Sea Wall" {
  region = europe, entrance = 2, reinforce_none = true, keywords = { fortified }, types = { shore_assault },
  from = shore_defences, hostiles = by_points(5, 7, 9, 12, 16, 20), eliminate = true,
  icon = "brick-wall", says = { add { cover = 1, of = here, unless = explosion } },
}
objective "Casemate Row" {
  region = europe, entrance = 2, reinforce = { 0, 1 }, keywords = { fortified }, types = { shore_assault },
  from = shore_defences, hostiles = by_points(6, 8, 10, 14, 18, 22), eliminate = true,
  icon = "bunker-assault", says = { add { hostile_roll = -1, of = here, when = at_least(range, 2) } },
}

-- ---- Sea Raid -------------------------------------------------------------------------------------

mission "Canoes at Midnight" {
  region = europe, setting = wwii_europe, reinforce_none = true, keywords = { water }, types = { sea_raid },
  resources = 90, time = 8, objective = 4, loadout = -2, difficulty = 2, goal = signals_hut, force = german_frontline,
  icon = "canoe", flavour = "Blacken everything that shines, and then your face.",
  says = { add { hostile_value = -1, of = all } },
}
mission "The Lighthouse Job" {
  region = europe, setting = wwii_europe, reinforce_none = true, keywords = { water }, types = { sea_raid },
  resources = 84, time = 7, objective = 4, loadout = -2, difficulty = 2, goal = lamp_room, force = german_frontline,
  icon = "lighthouse", flavour = "Two code books and the man who reads them.",
  says = { add { hostile_value = -2, of = all }, add { draws = 1, of = all, when = player } },
}
objective "Signals Hut" {
  region = europe, entrance = 1, reinforce = { 0, 1 }, keywords = { open }, types = { sea_raid },
  hostiles = by_points(4, 5, 7, 10, 13, 16), eliminate = true, icon = "radio-tower",
}
objective "Lamp Room" {
  region = europe, entrance = 2, reinforce_none = true, keywords = { high_ground }, types = { sea_raid },
  hostiles = by_points(4, 5, 7, 10, 13, 16), eliminate = true, icon = "lighthouse",
}

-- ---- Airborne ----------------------------------------------------------------------------------------

mission "Night of the Gliders" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { open }, types = { airborne_drop },
  resources = 92, time = 14, objective = 4, difficulty = 1, goal = command_farm, force = german_frontline,
  icon = "paper-plane", flavour = "The tow rope goes slack, and it is very quiet.",
  says = { add { hostile_value = -1, of = all, when = fewer_than(turn, 4) } },
}
mission "Drop on the Crossroads" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce = { 0, 0 }, keywords = { road }, types = { airborne_drop },
  resources = 84, time = 13, objective = 4, loadout = 1, difficulty = 3, goal = radar_site, force = german_frontline,
  icon = "crossroad", flavour = "Five roads meet there, and two divisions want all of them.",
  says = { at { turn_begins, when = fewer_than(turn, 2), effect = draw(1, each_soldier) } },
}

-- ---- Fortification ------------------------------------------------------------------------------------

mission "Through the Works" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { open },
  resources = 126, time = 16, objective = 5, loadout = 1, difficulty = 2, goal = ring_of_bunkers, force = german_frontline,
  icon = "trench-assault", flavour = "The guns lift at five. Be there at five past.",
  says = { add { support_cost = -1, of = all } },
}
mission "Up the Bare Slope" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce = { 0, 1 }, keywords = { open, high_ground },
  resources = 112, time = 15, objective = 5, difficulty = 1, goal = observation_tower, force = german_frontline,
  icon = "mountain-climbing", flavour = "They can see you shave.",
  says = { add { draws = 1, of = all, when = player } },
}
objective "Ring of Bunkers" {
  region = europe, entrance = 2, reinforce_none = true, keywords = { fortified }, types = { fortification },
  present = ring_commander, hostiles = by_points(2, 3, 4, 6, 8, 10), eliminate = true, icon = "bunker",
}
objective "Observation Tower" {
  region = europe, entrance = 2, reinforce_none = true, keywords = { fortified, high_ground }, types = { fortification },
  present = tower_crew, hostiles = by_points(2, 3, 4, 5, 7, 9), eliminate = true, icon = "watchtower",
}

-- ---- Raid -------------------------------------------------------------------------------------------------

mission "In by the Sluice" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { water }, types = { raid },
  resources = 96, time = 16, objective = 4, difficulty = 1, goal = command_farm, force = german_frontline,
  icon = "water-gallon", flavour = "The gate opens for forty minutes at low water.",
  says = { add { hostile_value = -1, of = all } },
}
mission "Bring Back the Book" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { road }, types = { raid },
  resources = 110, time = 18, objective = 5, difficulty = 2, goal = command_farm, force = german_frontline,
  icon = "archive-register", flavour = "Red cover, about so big. Do not drop it.",
  says = { at { objective_completed, effect = { draw(2, each_soldier), gain_xp(1, each_soldier) } } },
}

-- ---- Known Ground --------------------------------------------------------------------------------------------

mission "The Road We Held" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce = { 0, 1 }, keywords = { road }, types = { known_ground },
  resources = 100, time = 14, objective = 6, difficulty = 4, goal = ridge_village, force = german_frontline,
  icon = "road", flavour = "The same ditches. Other dead.",
  says = { add { entrance = -1, of = all, when = place_is(road) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
