-- Cards for tests/campaign: a Region of four Missions and six Objectives, and the rulebook's Player Campaign with its
-- chart and its levels of success.
region "Valley" {}
region "Dale" {}
region "Empty Quarter" {}

local function march(name, points, also)
  local card = { region = valley, resources = points, time = 18, objective = 6, goal = mill, force = reds, reinforce_none = true }
  for key, value in pairs(also or {}) do card[key] = value end
  mission(name)(card)
end
march("First March", 60, { objective = 4 })
march("Second March", 70, { loadout = 5 })
march("Twin March", 70)
march("Last March", 90, { objective = 9 })

for _, name in ipairs { "Mill", "Old Ford", "Chapel", "Quarry", "Orchard", "Weir" } do
  objective(name) { region = valley, eliminate = true, hostiles = { { points = 0, value = 3 } } }
end
mission "Errand" { region = dale, resources = 60, time = 18, objective = 4, goal = drop_point, force = reds, reinforce_none = true }
mission "Second Errand" { region = dale, resources = 60, time = 18, objective = 4, goal = drop_point, force = reds, reinforce_none = true }
objective "Drop Point" { region = dale, deliver = crate, hostiles = { { points = 0, value = 3 } } }

circumstance "Dear Lessons" { skill_cost = 1 }

story "No Effect" {}
story "Tactical" {}
story "Operational" {}
story "Theater" {}
story "Strategic" {}

campaign "Marches" {
  orders = { skills_are_theirs },
  chart = { farther(2), dear_lessons(4), hurry(6), light_load(8), more_of_them(10) },
  levels = { no_effect(-999), tactical(7), operational(16), theater(27), strategic(35) },
}
campaign "Two Marches" {
  region = valley, hostiles = { reds }, missions = { first_march, last_march }, objectives = { mill, old_ford, chapel, quarry },
  orders = { skills_are_theirs },
  chart = { farther(2), dear_lessons(4), hurry(6), light_load(8), more_of_them(10) },
  levels = { no_effect(-999), tactical(7), operational(16), theater(27), strategic(35) },
}
insertion "Ferry Boat" { cost = 2 }
extraction "Goat Track" { cost = 3 }
mission "Night March" {
  region = dale, resources = 60, time = 18, objective = 4, goal = drop_point, force = reds, reinforce_none = true,
  insertion = ferry_boat, extraction = goat_track,
}
campaign "By Night" {
  region = dale, hostiles = { reds }, missions = { night_march }, objectives = { drop_point },
  orders = { skills_are_theirs }, levels = { no_effect(-999), tactical(7) },
}
campaign "Delivery" {
  region = dale, hostiles = { reds }, missions = { errand }, objectives = { drop_point },
  orders = { skills_are_theirs }, levels = { no_effect(-999), tactical(7) },
}

-- Somebody who is dear.
player "Grandee" { nation = blue, cost = 55, movement = 2, cover = 2, health = 6, loadout = 12 }
-- SPDX-License-Identifier: CC0-1.0
