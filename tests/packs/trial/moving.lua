-- Counters and options for moving, assaults and concealment; a broken ground on which both sides hide.

weapon "Pack Gun" { infantry = 3, light = 4, heavy = 4, arc = "quarter" }
weapon "Tripod Gun" { infantry = 4, light = 2 }
weapon "Deck Gun" { infantry = 2, light = 1, on_the_move = 1 }
weapon "Knives" { infantry = 3 }

for _, side in ipairs {
  { "Blue", blue, blue_division, concealed_blue }, { "Red", red, red_division, concealed_red },
} do
  local name, country, division, hidden = side[1], side[2], side[3], side[4]
  local function counter(title, fields)
    fields.nation, fields.insignia = country, division
    fields.back = fields.class == nil and hidden or nil
    unit(name .. " " .. title)(fields)
  end
  counter("Lurkers", { move = 3, defence = 5, weapon = rifles, assault = 1, turns = "ambush" })
  counter("Ruse", { move = 4, defence = 1, ruse = true })
  counter("Gun", { move = 1, defence = 4, weapon = pack_gun, category = "heavy_weapon", gun = true, turns = "ambush" })
  face(name .. " Tripod set") { move = 0, defence = 5, weapon = tripod_gun, turns = "tripod", opportunity = true }
  counter("Tripod", { move = 3, defence = 4, weapon = deck_gun, category = "heavy_weapon", turns = "tripod",
                      reverse = name .. " Tripod set" })
  counter("Frogs", { move = 3, defence = 5, weapon = rifles, assault = 0, amphibious = true })
  counter("Storm", { move = 5, defence = 5, weapon = knives, assault = 1, terrifying = true })
  face(name .. " Pathfinders hurt") { move = 4, defence = 4, weapon = few_rifles, damaged = true, scout = 2 }
  counter("Pathfinders", { move = 5, defence = 5, weapon = rifles, tough = true, scout = 2, reverse = name .. " Pathfinders hurt" })
  counter("Champion", { move = 5, defence = 6, weapon = rifles, tough = true, category = "hero", assault = 2 })
  counter("Captain", { move = 4, defence = 5, weapon = rifles, tough = true, category = "officer" })
  counter("Clerks", { move = 4, defence = 4, weapon = rifles })
  counter("Carrier", { class = "light", length = 2, move = 6, defence = 7, transport = 4, weapon = coaxial, wreck = wreckage })
  counter("Jeep", { class = "light", length = 1, move = 6, defence = 6, transport = 2, scout = 2, weapon = coaxial, wreck = wreckage })
end

tile "Blue Vanguard" {
  nation = blue, insignia = blue_division, cost = 90, breaking = 4, points = 2, stars = 4, officer = true,
  units = { blue_rifles(2), blue_lurkers(2), blue_gun, blue_tripod, blue_storm, blue_pathfinders },
  slots = { { 1, 1, 2 }, { 1, 1, 2 }, { 1, 1, 2 }, { 1, 1, 2 }, { 1, 1, 2 }, { 2, 3, 0 } },
}
tile "Red Vanguard" {
  nation = red, insignia = red_division, cost = 90, breaking = 4, points = 2, stars = 4, officer = true,
  units = { red_rifles(2), red_lurkers(2), red_gun, red_tripod, red_storm, red_pathfinders },
  slots = { { 1, 1, 2 }, { 1, 1, 2 }, { 1, 1, 2 }, { 1, 1, 2 }, { 1, 1, 2 }, { 2, 3, 0 } },
}
for name, country in pairs { Blue = blue, Red = red } do
  local function small(title, fields)
    fields.nation, fields.cost, fields.bands = country, 10, { yellow_band }
    option(name .. " " .. title)(fields)
  end
  small("Tricky", { type = "trait", units = { name == "Blue" and blue_ruse(2) or red_ruse(2) } })
  small("Concealment", { type = "order", tokens = 2, use = "concealed" })
  small("Infiltration", { type = "order", tokens = 2, use = "concealed",
    says = { add { scout = 6, of = actor, when = of_tile } } })
  small("Bloodthirst", { type = "trait", says = { set { assault_hits = 2, of = actor } } })
  small("Ferocity", { type = "trait", says = { set { drives_back = 1, of = actor } } })
  small("Basterds", { type = "trait", budget = 30,
    says = { add { assault_attack = 1, of = foes, when = target_mine },
             add { assault_defence = 1, of = foes, when = target_mine } } })
  small("Tank Busting", { type = "trait", says = { add { assault_heavy = 2, of = actor, when = infantry } } })
  small("Guarding", { type = "order", says = { add { cover = 1, of = actor } } })
  small("Charging", { type = "order", says = { add { assault_attack = 1, of = actor } } })
  small("Running", { type = "order", says = { add { move = 2, of = actor } } })
  small("Holding", { type = "order", says = { add { defence = 1, of = actor, when = infantry } } })
end
option "Blue Motors" { nation = blue, cost = 60, type = "support", size = 2, bands = { grey_band },
  units = { blue_carrier, blue_jeep, blue_tank }, breaking = 2, points = 1 }
option "Red Motors" { nation = red, cost = 60, type = "support", size = 2, bands = { grey_band },
  units = { red_carrier, red_jeep, red_tank }, breaking = 2, points = 1 }
army "Blue Ambushers" { nation = blue,
  cards = { blue_vanguard, blue_tricky, blue_concealment, blue_infiltration, blue_motors, blue_steady(4) } }
army "Red Ambushers" { nation = red,
  cards = { red_vanguard, red_tricky, red_concealment, red_ferocity, red_motors, red_steady(4) } }

board "Broken Ground" { map = [[
+ + + + + + + + + + +
 . . . . h . . . . .
+ + + + + + + + + + +
 . t . . . . . f . .
+ + + + + + + + + + +
 . . . m m . f F . .
+ + + +-+-+ + + + + +
 . w w . . . . . t .
+ + + + + + + + + + +
 . w . . r . s s . .
+ + + + + + + + + + +
 . . . . . . . . . .
+ + + +-+ + + + + + +
 . t . . . . h . . .
+ + + + + + + + + + +
 . . . . . . . . . .
+ + + + + + + + + + +
]] }
scenario "Ambushes" {
  width = 10, height = 8, rounds = 6, boards = { broken_ground },
  zones = { { seat = 0, x = 0, y = 0, width = 10, height = 2 }, { seat = 1, x = 0, y = 6, width = 10, height = 2 } },
  objectives = { { type = 0, x = 4, y = 3, width = 2, height = 2, points = 3, owner = 2 } },
  armies = { blue_ambushers, red_ambushers }, goal = 12,
}

-- Deployment: each side in a corner, an objective in reach of scouts.
tile "Blue Patrol" {
  nation = blue, insignia = blue_division, cost = 90, breaking = 4, points = 2, stars = 2,
  units = { blue_rifles, blue_lurkers, blue_tripod, blue_pathfinders, blue_jeep, blue_carrier, blue_ruse, blue_clerks },
  slots = { { 1, 1, 2 } },
}
tile "Red Patrol" {
  nation = red, insignia = red_division, cost = 20, breaking = 4, points = 2, stars = 2, units = { red_clerks },
}
army "Blue Patrols" { nation = blue, cards = { blue_patrol } }
army "Red Patrols" { nation = red, cards = { red_patrol } }
scenario "Landing" {
  width = 10, height = 8, rounds = 2, initiative = 0, boards = { broken_ground },
  zones = { { seat = 0, x = 0, y = 0, width = 4, height = 2 }, { seat = 1, x = 6, y = 6, width = 4, height = 2 } },
  objectives = { { type = 2, x = 4, y = 2, width = 1, height = 1, points = 1, owner = 2 } },
  armies = { blue_patrols, red_patrols },
}
-- SPDX-License-Identifier: CC0-1.0
