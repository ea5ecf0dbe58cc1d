-- Missions: where the team starts, with what, for how long, and what is asked of it.

-- The quick one: two Locations, one barn.
mission "Before the Truck Leaves" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce_none = true, keywords = { road },
  resources = 46, time = 9, objective = 4, difficulty = 2, goal = milking_parlour, force = the_drift,
  icon = "truck", flavour = "The driver lights one cigarette. When it is out he goes.",
  says = {
    at { turn_begins, when = fewer_than(turn, 2), effect = { draw(1, each_soldier), gain_xp(1, each_soldier) } },
    add { hostile_value = -1, of = all },
  },
}

mission "Lime Works Road" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce = { 0, 0 }, keywords = { road },
  resources = 62, time = 12, objective = 5, difficulty = 4, goal = porcelain_gallery, force = drift_and_kiln,
  icon = "factory", flavour = "Follow the ruts. They follow the ruts too.",
}

-- One animal, and it knows them by now.
mission "Glass in the Orchard" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce_none = true, keywords = { open },
  resources = 58, time = 12, objective = 5, difficulty = 3, goal = courser_run, force = the_drift,
  icon = "fruit-tree", flavour = "It takes one person a week, always from the back of the line.",
}

-- Smoke out a kiln: in, and with what fits on a back.
mission "Put Out the Fire" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 1, reinforce = { 0, 1 }, keywords = { kilnworks },
  resources = 80, time = 14, objective = 6, loadout = 2, difficulty = 5, goal = kiln_dome, force = the_kiln,
  icon = "fire", flavour = "It has burned for six years. Somebody has to be the rain.",
  says = {
    at { soldier_down, effect = gain_xp(2, each_soldier) },
    add { experience = 1, of = all, when = target_is(kilnborn) },
  },
}

-- What starves the glaze is alive, and must not be shaken.
mission "Night Delivery" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce = { 0, 0 }, keywords = { road },
  resources = 60, time = 11, objective = 6, difficulty = 2, goal = pump_house, force = the_drift,
  icon = "night-sky", flavour = "Eleven miles, no lamps, one case, this side up.",
  says = { add { attack_roll = -1, of = all, when = at_least(range, 2) } },
}

-- Nothing to carry but a radio: what is delivered has first to be earned.
mission "Salt the Hearth" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce = { 0, 1 }, keywords = { kilnworks },
  resources = 68, time = 13, objective = 6, difficulty = 2, goal = hearth_stone, force = the_kiln,
  icon = "barrel", flavour = "Depot will drop it when you have shown them that you will get there.",
}

-- It sings, and for twenty miles they answer.
mission "Silence the Mast" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce = { 0, 0 }, keywords = { road, high_ground },
  resources = 64, time = 13, objective = 5, loadout = 1, difficulty = 3, goal = broadcast_mast, force = drift_and_kiln,
  icon = "radio-tower", flavour = "Bring it down, and then stay long enough to hear that it is quiet.",
}

-- The last of it: down, where it is warm.
mission "Down to Her" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 1, reinforce = { 0, 1 }, keywords = { kilnworks, underground },
  resources = 79, time = 15, objective = 5, loadout = 3, difficulty = 5, goal = "Mother's Chamber", force = the_kiln,
  icon = "hole-ladder", flavour = "Take everything that burns. Then take everything that does not.",
  says = {
    at { objective_activated, effect = { draw(1, each_soldier), gain_actions(1, each_soldier) } },
    add { experience = 1, of = all },
  },
}

-- ---- Escort -------------------------------------------------------------------

mission "Bring Her to the Dam" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce_none = true, keywords = { road, built },
  resources = 68, time = 14, objective = 5, difficulty = 3, goal = dam_crest, force = the_drift,
  types = { escort }, escorts = doctor_amundsen_rhee,
  icon = "erlenmeyer", flavour = "She wants to stop at every wall, and look.",
}

mission "The Hens of Thornwick" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce_none = true, keywords = { road },
  resources = 54, time = 14, objective = 5, difficulty = 2, goal = roadhead, force = the_drift,
  types = { escort }, escorts = old_tobias,
  icon = "chicken", flavour = "He will not go without them. There are eleven, in a pram.",
}

-- ---- Rescue -------------------------------------------------------------------

mission "No Word from the Survey" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce_none = true, keywords = { road },
  types = { rescue }, rescues = { "player", "team_soldier" }, rescued = 1,
  resources = 70, time = 17, objective = 5, difficulty = 4, goal = survey_camp, force = the_drift,
  icon = "radio-tower", flavour = "The last thing they sent was a level: 212.4, and falling.",
}

mission "Line Gang" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce = { 0, 0 }, keywords = { road },
  types = { rescue }, rescues = { "team_soldier", "team_soldier" }, rescued = 1,
  resources = 66, time = 15, objective = 5, difficulty = 3, goal = pylon_nine, force = drift_and_kiln,
  icon = "electric", flavour = "They are on top of it, and have been since Thursday.",
}

-- ---- and out again --------------------------------------------------------------

mission "Walk Out" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce_none = true, keywords = { road, built },
  resources = 64, time = 13, objective = 5, difficulty = 2, goal = cut_off_depot, force = drift_and_kiln,
  icon = "return-arrow", flavour = "There was a road in. It was a good road.",
}
-- SPDX-License-Identifier: CC-BY-4.0
