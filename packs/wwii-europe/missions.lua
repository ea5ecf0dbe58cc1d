-- Missions: where the team starts, with what, and for how long.

-- A raid: little time, and the enemy still asleep.
mission "Dawn Raid" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { open },
  resources = 80, time = 9, objective = 4, difficulty = 1, goal = radar_site, force = german_frontline,
  icon = "sunrise", flavour = "In by first light. The boats wait for nobody.",
  says = {
    at { draws_hostiles, when = fewer_than(turn, 4), effect = add { value = -1 } },
    add { timer_steps = 1, of = all, when = at_least(hostiles, 8) },
  },
}

-- A march: many Locations, few points, and what the enemy drops.
mission "Through the Pocket" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { road },
  resources = 70, time = 20, objective = 8, loadout = 2, difficulty = 5, goal = ridge_village, force = german_frontline,
  icon = "walk", flavour = "Forty miles behind a front that is coming the other way.",
  says = {
    add { location_plays = 1, of = all },
    at { eliminates, when = player, effect = resupply(1, actor) },
    add { entrance = 1, of = all, when = at_least(turn, 12), unless = soldier_is(ranger) },
  },
}

-- An assault: all that can be had, against concrete.
mission "Crack the West Wall" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce = { 0, 1 }, keywords = { open },
  resources = 138, time = 17, objective = 6, loadout = 1, difficulty = 3, goal = west_wall_bunkers,
  force = german_frontline,
  icon = "trench-assault", flavour = "Every gun in the corps for eleven minutes. After that, you.",
  says = {
    add { support_cost = -1, of = all },
    at { turn_begins, when = fewer_than(turn, 2), effect = { draw(1, each_soldier), gain_xp(1, each_soldier) } },
  },
}

-- A night patrol: go light, see little, be seen little.
mission "No Moon Tonight" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { woods },
  resources = 92, time = 14, objective = 6, loadout = -4, difficulty = 2, goal = ammunition_train,
  force = german_frontline,
  icon = "night-sky", flavour = "Nothing that rattles, nothing that shines, nothing you cannot run with.",
  says = {
    add { attack_roll = -1, of = all, when = at_least(range, 1) },
    add { hostile_roll = -1, of = all, when = at_least(range, 1) },
    add { hostile_value = -1, of = all },
  },
}

-- Alone, or nearly: a Mission for one Soldier and what he can carry.
mission "Cut Off" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce = { 0, 0 }, keywords = { woods },
  resources = 52, time = 16, objective = 4, difficulty = 3, goal = command_farm, force = german_frontline,
  icon = "compass", flavour = "The company is across the river. The man who blew the bridge did not count twice.",
  says = {
    add { draws = 1, of = all, when = alone },
    at { turn_begins, effect = rally(1, each_soldier) },
    add { starting_xp = 2, of = all, when = player },
    add { experience = 1, of = all, unless = target_value },
  },
}

-- Against the best, in the worst month.
mission "December Road" {
  region = europe, setting = wwii_europe, entrance = 2, reinforce = { 0, 1 }, keywords = { road, woods },
  resources = 120, time = 16, objective = 7, difficulty = 4, goal = petrol_store, force = german_elite,
  icon = "snowflake-1", flavour = "They have petrol for ninety miles, and the Meuse is a hundred.",
  says = {
    add { entrance = 1, of = all, unless = soldier_is(airborne) },
    at { soldier_down, effect = gain_xp(2, each_soldier) },
  },
}

-- A first evening: a short way, few guards, one thing to be done.
mission "Before Breakfast" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { open },
  resources = 46, time = 6, objective = 4, difficulty = 1, goal = telephone_hut, force = german_frontline,
  icon = "walking-scout", flavour = "There and back while the porridge is still warm.",
  says = {
    at { draws_hostiles, when = fewer_than(turn, 3), effect = add { value = -1 } },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
