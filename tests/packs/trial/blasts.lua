-- What explodes or changes ground: weapons, counters, options, and a battle in which all of it is at hand.

terrain "Dugout" { letter = "p", defence = 2, obscures = 1, position = true, opportunity = true }
terrain "Gap" { letter = "g", blocks = true, defence = 2, hedgerow = true }

weapon "Howitzer" { infantry = 3, light = 3, heavy = 2, howitzer = true, pattern = "red", destruction = 2 }
weapon "Mortar" { infantry = 3, light = 2, indirect = 2, pattern = "blue", green = "Mortar in green" }
weapon "Mortar in green" { infantry = 5, light = 3, indirect = 1, pattern = "green" }
weapon "Knee Mortar" { infantry = 2, light = 1, heavy = 0, indirect = 1, corners = 4, pattern = "yellow", destruction = 1 }
weapon "Siege Gun" { infantry = 2, light = 4, heavy = 4, howitzer = true, arc = "quarter", pattern = "red", destruction = 3 }
weapon "Grenade" { infantry = 4, light = 2, heavy = 1, pattern = "yellow", corners = 2, destruction = 1 }
weapon "Rifle Grenade" { infantry = 3, light = 2, heavy = 0, pattern = "yellow", corners = 7, indirect = 1, destruction = 1 }
weapon "Demolition Charge" { destruction = 4 }
weapon "Sticky Bomb" { light = 4, heavy = 4 }
weapon "Goliath Charge" { infantry = 5, light = 5, heavy = 5, destruction = 3 }

overlay "Sandbag Post" { structure = 2, type = "position", map = [[
+ + +
 s s
+ + +
]] }
overlay "Cottage" { structure = 2, type = "building", ruin = "Cottage Ruin", map = [[
+-+W+
|_|_D
+-+-+
]] }
overlay "Cottage Ruin" { map = [[
+ + +
 u r
+ + +
]] }

option "Blue Grenades" { nation = blue, cost = 10, type = "equipment", tokens = 3, use = "grenade", weapon = "Grenade", bands = { yellow_band } }
option "Blue Rifle Grenades" { nation = blue, cost = 10, type = "equipment", tokens = 3, use = "rifle_grenade", weapon = "Rifle Grenade", bands = { yellow_band } }
option "Blue HE Shells" { nation = blue, cost = 10, type = "equipment", tokens = 3, use = "he", bands = { yellow_band } }
option "Blue Charges" { nation = blue, cost = 10, type = "equipment", tokens = 3, use = "charge", weapon = "Demolition Charge", bands = { yellow_band } }
option "Blue Bombs" { nation = blue, cost = 10, type = "equipment", tokens = 3, use = "bomb", weapon = "Sticky Bomb", bands = { yellow_band } }
option "Blue Cutter" { nation = blue, cost = 10, type = "equipment", tokens = 2, use = "cutter", terrain = "Gap", bands = { yellow_band } }
option "Blue Fuel" { nation = blue, cost = 10, type = "equipment", tokens = 3, use = "fuel", bands = { yellow_band } }
option "Blue Position" { nation = blue, cost = 10, type = "equipment", tokens = 1, use = "position", terrain = "Dugout", bands = { yellow_band } }
option "Blue Smoke" { nation = blue, cost = 10, type = "order", tokens = 3, use = "smoke", bands = { yellow_band } }
unit "Blue Nest Gun" { nation = blue, insignia = blue_division, back = concealed_blue, category = "heavy_weapon", move = 0, defence = 6, weapon = machine_gun, opportunity = true }
option "Blue Nest" { nation = blue, cost = 10, type = "order", tokens = 1, use = "nest", terrain = "Dugout", bands = { yellow_band }, units = { blue_nest_gun } }
option "Red Grenades" { nation = red, cost = 10, type = "equipment", tokens = 3, use = "grenade", weapon = "Grenade", bands = { yellow_band } }
option "Red Rifle Grenades" { nation = red, cost = 10, type = "equipment", tokens = 3, use = "rifle_grenade", weapon = "Rifle Grenade", bands = { yellow_band } }
option "Red HE Shells" { nation = red, cost = 10, type = "equipment", tokens = 3, use = "he", bands = { yellow_band } }
option "Red Charges" { nation = red, cost = 10, type = "equipment", tokens = 3, use = "charge", weapon = "Demolition Charge", bands = { yellow_band } }
option "Red Mines" { nation = red, cost = 10, type = "equipment", tokens = 3, use = "bomb", weapon = "Sticky Bomb", bands = { yellow_band } }
option "Red Plates" { nation = red, cost = 10, type = "equipment", tokens = 3, use = "shielding", bands = { yellow_band } }
option "Red Smoke" { nation = red, cost = 10, type = "order", tokens = 3, use = "smoke", bands = { yellow_band } }
option "Red Nest" { nation = red, cost = 10, type = "order", tokens = 1, use = "nest", terrain = "Dugout", bands = { yellow_band } }

unit "Blue Howitzer" { nation = blue, insignia = blue_division, back = concealed_blue, category = "heavy_weapon", gun = true, move = 2, defence = 5, weapon = "Howitzer" }
unit "Blue Mortar" { nation = blue, insignia = blue_division, back = concealed_blue, category = "heavy_weapon", mortar = true, move = 3, defence = 5, weapon = "Mortar" }
unit "Blue Knee Mortar" { nation = blue, insignia = blue_division, back = concealed_blue, category = "heavy_weapon", move = 3, defence = 5, weapon = "Knee Mortar" }
unit "Blue Siege Gun" { nation = blue, insignia = blue_division, back = concealed_blue, category = "heavy_weapon", gun = true, move = 1, defence = 6, weapon = "Siege Gun" }
unit "Blue Howitzer Carrier" { nation = blue, class = "heavy", length = 2, move = 4, defence = 8, side = 6, rear = 5, weapon = "Howitzer", second = coaxial, wreck = wreckage }
unit "Blue Siege Carrier" { nation = blue, class = "heavy", length = 2, move = 3, defence = 8, side = 6, rear = 5, weapon = "Siege Gun", wreck = wreckage }
unit "Blue Spotter" { nation = blue, insignia = blue_division, back = concealed_blue, move = 4, defence = 6, weapon = rifles, spotter = true }
unit "Blue Horn" { nation = blue, insignia = blue_division, back = concealed_blue, move = 2, defence = 5, scout = 3, beckons = 2 }
unit "Blue Goliath" { nation = blue, insignia = blue_division, back = concealed_blue, move = 4, defence = 5, weapon = "Goliath Charge", roams = true }
unit "Blue Beetle" { nation = blue, class = "light", move = 4, defence = 5, weapon = "Goliath Charge", roams = true, wreck = wreckage }
unit "Blue Truck" { nation = blue, class = "light", move = 6, defence = 5, weapon = rifles, transport = 4, wreck = wreckage, wreck_structure = 1 }
unit "Red Howitzer" { nation = red, insignia = red_division, back = concealed_red, category = "heavy_weapon", gun = true, move = 2, defence = 5, weapon = "Howitzer" }
unit "Red Mortar" { nation = red, insignia = red_division, back = concealed_red, category = "heavy_weapon", mortar = true, move = 3, defence = 5, weapon = "Mortar" }
unit "Red Truck" { nation = red, class = "light", move = 6, defence = 5, weapon = rifles, transport = 4, wreck = wreckage, wreck_structure = 1 }
unit "Red Hiders" { nation = red, insignia = red_division, back = concealed_red, move = 4, defence = 6, weapon = rifles, turns = "ambush" }

option "Blue Siege Train" { nation = blue, cost = 80, type = "support", size = 2, bands = { grey_band }, breaking = 2, points = 2, stars = 2, units = { blue_howitzer, blue_mortar, blue_spotter, blue_truck } }
option "Blue Horn and Goliath" { nation = blue, cost = 80, type = "support", size = 2, bands = { grey_band }, units = { blue_horn, blue_goliath, blue_beetle } }
option "Red Siege Train" { nation = red, cost = 80, type = "support", size = 2, bands = { grey_band }, breaking = 2, points = 2, stars = 2, units = { red_howitzer, red_mortar, red_truck, red_hiders } }

-- A staff with openings for all that: what lies on it serves everybody.
for _, side in ipairs { { "Blue", blue }, { "Red", red } } do
  local small, large = { 1, 1, 0 }, { 2, 3, 0 }
  tile(side[1] .. " Park") { nation = side[2], cost = 20, officer = true, slots = { small, small, small, small, small, large, large, large } }
  tile(side[1] .. " Depot") { nation = side[2], cost = 20, officer = true, slots = { small, small, small, small, small, small, small, small } }
end

army "Blue Sappers" { nation = blue, cards = {
  blue_platoon, blue_park, blue_armour, blue_siege_train, blue_horn_and_goliath, blue_grenades, blue_rifle_grenades,
  blue_he_shells, blue_charges, blue_bombs, blue_depot, blue_cutter, blue_fuel, blue_position, blue_smoke, blue_nest,
  blue_steady(4) } }
army "Red Sappers" { nation = red, cards = {
  red_platoon, red_park, red_armour, red_siege_train, red_grenades, red_rifle_grenades, red_he_shells, red_charges,
  red_mines, red_depot, red_plates, red_smoke, red_nest, red_steady(4) } }

scenario "Blasting" {
  width = 12, height = 10, rounds = 8, boards = { drill_field }, overlays = { barn, sandbag_post, cottage },
  overlays_at = { { 5, 4, 0 }, { 2, 4, 0 }, { 2, 6, 0 } },
  zones = { { seat = 0, x = 0, y = 0, width = 12, height = 4 }, { seat = 1, x = 0, y = 6, width = 12, height = 4 } },
  armies = { blue_sappers, red_sappers }, goal = 30,
}
-- A launcher, a token that is one, and a mortar that hurts tanks.
weapon "Bunker Rocket" { infantry = 1, light = 5, heavy = 6, range = 4, destruction = 1 }
weapon "Heavy Mortar" { infantry = 3, light = 3, heavy = 2, indirect = 1, pattern = "blue" }
unit "Blue Launcher" { nation = blue, insignia = blue_division, back = concealed_blue, move = 4, defence = 5, weapon = "Bunker Rocket" }
unit "Blue Heavy Mortar" { nation = blue, insignia = blue_division, back = concealed_blue, category = "heavy_weapon", move = 2, defence = 5, weapon = "Heavy Mortar" }
weapon "Rocket Rack" { infantry = 3, light = 3, heavy = 2, indirect = 2, arc = "quarter", pattern = "blue" }
unit "Blue Rocket Carrier" { nation = blue, class = "heavy", length = 2, move = 3, defence = 8, side = 6, rear = 5, weapon = "Rocket Rack", wreck = wreckage }
option "Blue Lances" { nation = blue, cost = 10, type = "equipment", tokens = 3, use = "faust", weapon = "Bunker Rocket", bands = { yellow_band } }
-- Mortars with a limit, on foot and on wheels, which the Horn beckons.
weapon "Short Mortar" { infantry = 3, light = 2, indirect = 2, corners = 4, on_the_move = 0, pattern = "blue", green = "Short Mortar in green" }
weapon "Short Mortar in green" { infantry = 5, light = 3, indirect = 1, corners = 4, pattern = "green" }
unit "Blue Short Mortar" { nation = blue, insignia = blue_division, back = concealed_blue, category = "heavy_weapon", mortar = true, move = 3, defence = 5, weapon = "Short Mortar" }
unit "Blue Mortar Carrier" { nation = blue, class = "light", length = 2, mortar = true, move = 4, defence = 5, weapon = "Short Mortar", wreck = wreckage }
-- SPDX-License-Identifier: CC0-1.0
