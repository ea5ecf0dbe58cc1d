-- Missions: what becomes of a contract on the day when somebody objects to it.

-- A quick one: three streets, one door.
mission "Collect the Deposit" {
  region = karsa_city, setting = private_military, entrance = 0, reinforce_none = true,
  keywords = { road, street_work },
  resources = 80, points = 80, hero_points = 2, time = 8, objective = 3, difficulty = 1, goal = money_changer,
  force = karsa_insurgents,
  icon = "coins", flavour = "The client pays in advance. The client's bank is three streets away.",
}

-- ==== plain work =============================================================

mission "School Run" {
  region = embassy_quarter, setting = private_military, entrance = 0, reinforce_none = true,
  keywords = { road, embassy, escort_work },
  resources = 95, points = 95, hero_points = 3, time = 12, objective = 5, difficulty = 3, goal = ambassador_s_school,
  force = karsa_insurgents,
  icon = "bus", flavour = "Eleven children, two of them ambassadors' and all of them late.",
  says = { add { entrance = -1, of = all, when = vehicle } },
}
mission "Pipeline Survey" {
  region = karsa_city, setting = private_military, entrance = 1, reinforce_none = true,
  keywords = { open, street_work },
  resources = 105, points = 105, hero_points = 4, time = 14, objective = 6, difficulty = 3, goal = pumping_station,
  force = karsa_insurgents,
  icon = "valve", flavour = "Somebody has been drilling holes in it. With permission, they say.",
  says = { at { objective_activated, effect = draw(1, each_soldier) } },
}

-- ==== Escape =================================================================

mission "Airport by Six" {
  region = karsa_city, setting = private_military, entrance = 0, reinforce_none = true,
  keywords = { road, open, escort_work },
  types = { way_home },
  resources = 110, points = 110, hero_points = 3, time = 11, objective = 5, difficulty = 2, goal = hotel_lobby,
  force = karsa_insurgents,
  icon = "paper-plane", flavour = "The last flight has two seats left, and a pilot who is looking at his watch.",
  says = { at { turn_begins, effect = rally(1, each_soldier) } },
}
mission "Quarter on Fire" {
  region = embassy_quarter, setting = private_military, entrance = 0, reinforce_none = true,
  keywords = { embassy, escort_work },
  types = { way_home },
  resources = 125, points = 125, hero_points = 4, time = 12, objective = 5, difficulty = 4, goal = burning_annex,
  force = karsa_insurgents,
  icon = "small-fire", flavour = "The codes are burnt, the flag is folded, the car will not start.",
  says = { add { movement = 1, of = all, when = soldier_is(driver) } },
}

-- ==== Raid ===================================================================

mission "Repossession" {
  region = karsa_city, setting = private_military, entrance = 0, reinforce_none = true,
  keywords = { road, street_work },
  types = { there_and_back },
  resources = 125, points = 125, hero_points = 4, time = 16, objective = 4, difficulty = 2, goal = chop_shop,
  force = karsa_insurgents,
  icon = "car-wheel", flavour = "The instalments stopped in March. The armoured car did not.",
  says = { add { hostile_value = -1, of = all } },
}
mission "Fetch the Accountant" {
  region = embassy_quarter, setting = private_military, entrance = 1, reinforce_none = true,
  keywords = { town, street_work },
  types = { there_and_back },
  resources = 115, points = 115, hero_points = 5, time = 18, objective = 5, difficulty = 4, goal = upstairs_office,
  force = karsa_insurgents,
  icon = "abacus", flavour = "He knows where all of it went. So do they, and they know where he is.",
  says = { at { objective_completed, effect = { draw(2, each_soldier), gain_xp(1, each_soldier) } } },
}

-- ==== Holding Action =========================================================

mission "Vault Night" {
  region = karsa_city, setting = private_military, reinforce_none = true, keywords = { town, guard_work },
  types = { stand_at_the_door },
  resources = 125, points = 125, hero_points = 4, time = 11, objective = 6, loadout = 2, difficulty = 3,
  goal = bank_vault, force = karsa_insurgents,
  icon = "bank", flavour = "It opens by itself at nine. Until nine nobody can open it, including you.",
  says = { add { starting_xp = 1, of = all, when = player } },
}
mission "Last Consul Out" {
  region = embassy_quarter, setting = private_military, reinforce_none = true, keywords = { embassy, guard_work },
  types = { stand_at_the_door },
  resources = 125, points = 125, hero_points = 5, time = 11, objective = 6, loadout = 2, difficulty = 4,
  goal = chancery_hall,
  force = karsa_insurgents,
  icon = "flag-objective", flavour = "He is looking for his umbrella.",
  says = { at { mission_begins, effect = deploy } },
}

-- ==== Hold the Line ==========================================================

mission "Ballot Boxes" {
  region = karsa_city, setting = private_military, reinforce_none = true, keywords = { town, guard_work },
  types = { cordon },
  resources = 100, points = 100, hero_points = 5, time = 10, objective = 6, loadout = 2, difficulty = 2,
  goal = counting_hall, force = karsa_insurgents,
  icon = "vote", flavour = "Four schools, one candidate too many.",
  says = { add { attack_roll = 1, of = all } },
}
mission "Summit Day" {
  region = embassy_quarter, setting = private_military, reinforce = { 0, 0 }, keywords = { embassy, guard_work },
  types = { cordon },
  resources = 100, points = 100, hero_points = 6, time = 9, objective = 6, loadout = 2, difficulty = 4,
  goal = conference_hotel,
  force = karsa_insurgents,
  icon = "conversation", flavour = "Nine delegations, nine motorcades, one road.",
  says = { at { hostile_placed, when = fewer_than(target_value, 2), effect = pin(1, the_hostile) } },
}

-- ==== all of it ==============================================================

mission "Month Six" {
  region = karsa_city, setting = private_military, entrance = 1, reinforce = { 0, 1 }, keywords = { town, street_work },
  resources = 125, points = 125, hero_points = 8, time = 16, objective = 6, loadout = 1, difficulty = 5,
  goal = commander_s_house,
  force = karsa_insurgents,
  icon = "calendar", flavour = "The contract ends on Friday. It is Thursday.",
  says = {
    add { hostile_value = 2, of = all },
    add { starting_xp = 1, of = all, when = player },
    add { support_cost = -1, of = all },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
