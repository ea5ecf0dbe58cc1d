nation "Blue" { side = 0 }
insignia "Blue Division" { nation = blue }
insignia "Lost Division" { nation = blue }
band "Green" { number = 1 }
band "Grey" { number = 2 }
concealed "Concealed Blue" { of = { "unit" } }
back "Blue Card" { of = { "tile", "option", "action" } }
terrain "Wreckage" { letter = "x", obscures = 1 }
terrain "Meadow" { letter = "m" }
weapon "Rifles" { infantry = 2, light = 1 }
face "Riflemen hurt" { move = 4, defence = 5, weapon = rifles, damaged = true }

-- Of any card, and of words.
action "never used" { nation = blue, copies = 1, says = { at { shot, when = mine, unless = mine, effect = add { bonus = 1 } } } }
action "changes nothing" { nation = blue, copies = 1, says = { at { shot, when = mine, effect = add { bonus = 0 } } } }
tile "out of bounds" { nation = blue, cost = 1, command = true, says = { set { hand = 99, of = owner } } }
tile "said twice" { nation = blue, cost = 1, command = true, says = { add { hand = 1, of = owner }, add { hand = 1, of = owner } } }
terrain "word unused" { letter = "w" }

-- Counters.
local function counter(name, odd)
  local card = { nation = blue, insignia = blue_division, move = 4, defence = 6, weapon = rifles }
  for key, value in pairs(odd) do card[key] = value end
  unit(name)(card)
end
local function vehicle(name, odd)
  local card = { nation = blue, class = "heavy", length = 2, move = 5, defence = 9, side = 7, rear = 6, weapon = rifles, wreck = wreckage }
  for key, value in pairs(odd) do card[key] = value end
  unit(name)(card)
end
counter("Riflemen", { tough = true, reverse = "Riflemen hurt" })
vehicle("Tank", {})
counter("unit reverse", { tough = true })
counter("unit turns", { turns = "tripod" })
unit "unit wreck" { nation = blue, class = "light", move = 5, defence = 5, weapon = rifles }
vehicle("unit sides", { rear = 0 })
counter("unit sides unread", { side = 3 })
counter("unit second", { second = rifles })
counter("unit defence", { defence = 0 })
unit "unit insignia" { nation = blue, move = 4, defence = 6, weapon = rifles }
counter("unit unused", {})
weapon "weapon bonus" {}
weapon "weapon pattern" { infantry = 3, indirect = 1 }
vehicle("Howitzers", { weapon = "weapon pattern", second = "weapon bonus" })

-- Tiles and options.
local function platoon(name, odd)
  local card = { nation = blue, insignia = blue_division, cost = 90, breaking = 2, points = 2, units = { riflemen(3) }, slots = { { 1, 1, 0 } } }
  for key, value in pairs(odd) do card[key] = value end
  tile(name)(card)
end
platoon("Motor Pool", {
  units = {
    riflemen, tank, howitzers, { "unit reverse", 1 }, { "unit turns", 1 }, { "unit wreck", 1 }, { "unit sides", 1 },
    { "unit sides unread", 1 }, { "unit second", 1 }, { "unit defence", 1 }, { "unit insignia", 1 },
  },
})
platoon("tile breaking", { breaking = 4 })
platoon("tile points", { breaking = 0 })
platoon("tile units", { units = {}, breaking = 0, points = 0 })
platoon("tile bonus", { bonus_slot = 2, bonus = 1 })

local function choice(name, odd)
  local card = { nation = blue, cost = 9, type = "support", bands = { green }, units = { riflemen } }
  for key, value in pairs(odd) do card[key] = value end
  option(name)(card)
end
choice("More Riflemen", { breaking = 1, points = 1, artillery = 2 })
choice("sets itself off", { says = { at { eliminated, effect = strike(rifles, 1) } } })
choice("option breaking", { breaking = 2 })
choice("option points", { points = 2 })
choice("option slot", { bands = { grey } })
choice("option hero", { type = "hero", insignia = lost_division })
choice("option support", { units = {} })
choice("option tokens", { type = "equipment", tokens = 2 })
choice("option token number", { type = "equipment", tokens = 2, use = "ammo" })
choice("option gear", { type = "equipment", gear = 4 })

-- Action cards and scenarios.
action "action idle" { nation = blue, copies = 1 }
action "action fetch" { nation = blue, copies = 2, says = { at { ready, effect = recover(1) } } }
action "action flak" { nation = blue, copies = 1, flak = 5, says = { at { shot, when = mine, effect = add { bonus = 1 } } } }
action "action command" {
  nation = blue, copies = 1, command = "aviation", flak = 5, says = { at { shot, when = mine, effect = add { bonus = 1 } } },
}
board "Field" { map = [[
+ + + + +
 . m . .
+ + + + +
 . . . .
+ + + + +
 . . . .
+ + + + +
 . . . .
+ + + + +
]] }
local function battle(name, odd)
  local card = { width = 4, height = 4, rounds = 3, boards = { field }, zones = { { 0, 0, 0, 4, 1 }, { 1, 0, 3, 4, 1 } } }
  for key, value in pairs(odd) do card[key] = value end
  scenario(name)(card)
end
battle("Sound Battle", {})
battle("scenario zones", { zones = { { 0, 0, 0, 4, 1 } } })
battle("scenario events", { events = { { 4, 0, 1, 1, 0, 0 } } })
battle("scenario reinforcements", { reinforcements = { riflemen } })
battle("scenario goal", { decided = "holding" })
-- SPDX-License-Identifier: CC0-1.0
