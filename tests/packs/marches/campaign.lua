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

-- The rulebook's two Sheets, with their figures, and maps of our own.
location "Cart Track" { region = valley, copies = 0, reinforce_none = true, xp = 9, hostiles = { { points = 0, value = 2 } } }
location "Sheepfold" { region = valley, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 2 } } }
location "Signal Box" { region = valley, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 2 } } }

circumstance "A Friend" { objective_space = 7, time = 12, squad_soldier = 7 }
circumstance "A Convoy" { objective_space = 8, time = 15, gain = 12, gain_of = soldiers_and_gear }
circumstance "A Dump" { gain = 3, gain_of = gear }
circumstance "A Straggler" { squad_soldier = 6 }
circumstance "A Crate" { gain = 4, gain_of = grenades }

story "Shameful" {}
story "Questioning" {}
story "Solid Work" {}
story "Well Done" {}
story "Outstanding" {}
for _, name in ipairs { "Hill Road", "Lock Gate", "Quay Road" } do
  location(name) { region = valley, copies = 0, reinforce_none = true }
end

campaign "Island" {
  sort = offensive, nation = blue, resources = 35, weeks = 5, region = valley, hostiles = { reds },
  starts = { cart_track, sheepfold }, objectives = { mill, old_ford, chapel, quarry },
  soldier_most = 16, first_by = 1, success_gain = 4, failure_gain = 2,
  chart = { chart_2(2), chart_3_to_4(4), chart_5_to_6(6), a_friend(8), a_convoy(10) },
  levels = { shameful(0), questioning(1), solid_work(2), well_done(3), outstanding(4) },
  squares = { mill(1), old_ford(1), chapel, quarry },
  lines = { { from = 1, to = 3 }, { from = 1, to = 4 }, { from = 2, to = 1 }, { from = 3, to = 4 } },
  places = { { x = 0, y = 1 }, { x = 0, y = 3 }, { x = 2, y = 1 }, { x = 4, y = 2 } },
}
campaign "Harbour Road" {
  sort = defensive, nation = blue, resources = 70, weeks = 3, region = valley, hostiles = { reds },
  missions = { first_march, second_march, last_march }, starts = { cart_track, sheepfold }, finals = { signal_box },
  declared = fallback_march, orders = { no_surrender },
  chart = { a_dump(2), a_straggler(4), a_crate(6), nearer(8), desertion(10) },
  levels = { shameful(0), questioning(10), solid_work(26), well_done(41), outstanding(57) },
  squares = { hill_road(1), lock_gate(1), quay_road },
  lines = { { from = 1, to = 3 }, { from = 1, to = 2 }, { from = 2, to = 3 } },
}
campaign "Off the Map" {
  sort = offensive, resources = 35, weeks = 5, region = valley, hostiles = { reds }, starts = { cart_track },
  squares = { mill(1) }, lines = { { from = 1, to = 2 } },
}
campaign "No Way In" {
  sort = offensive, resources = 35, weeks = 5, region = valley, hostiles = { reds }, starts = { cart_track },
  squares = { mill },
}

player "Twelver" { nation = blue, cost = 12, movement = 2, cover = 2, health = 6, loadout = 12 }
player "Fiver" { nation = blue, cost = 5, movement = 2, cover = 2, health = 5, loadout = 12 }
player "Sixteener" { nation = blue, cost = 16, movement = 2, cover = 2, health = 6, loadout = 12 }
player "Seventeener" { nation = blue, cost = 17, movement = 2, cover = 2, health = 6, loadout = 12 }

-- Somebody who is dear.
player "Grandee" { nation = blue, cost = 55, movement = 2, cover = 2, health = 6, loadout = 12 }
-- SPDX-License-Identifier: CC0-1.0
