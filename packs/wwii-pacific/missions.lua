-- Missions: where the team starts, with what, for how long, and what is asked of it.

-- A sweep: little time, and the enemy still shaken from the bombardment.
mission "Airstrip by Noon" {
  back = pacific_location,
  region = coral_atolls, setting = wwii_pacific, entrance = 0, reinforce_none = true, keywords = { beach },
  resources = 80, time = 8, objective = 4, difficulty = 1, goal = dispersal_bays, force = japanese_frontline,
  icon = "sun", flavour = "Bombers are to land at two. They have already taken off.",
  says = {
    at { draws_hostiles, when = fewer_than(turn, 3), effect = add { value = -1 } },
    set { environ = 4, of = all, when = { environment(heat), at_least(turn, 4) } },
  },
}

-- A look: the Objective does not matter. Three places where there is something to be learned do.
mission "Eyes Behind the Line" {
  back = pacific_location,
  region = jungle_islands, setting = wwii_pacific, entrance = 0, reinforce_none = true, keywords = { jungle }, types = { reconnaissance },
  resources = 84, time = 15, objective = 6, loadout = -2, difficulty = 2, goal = track_junction,
  force = japanese_frontline,
  icon = "spyglass", flavour = "How many, how fed, and where the path goes. Do not shoot if you can count.",
  says = {
    at { success, when = at_least(resolved_locations, 3), effect = complete },
    add { hostile_value = -1, of = all },
  },
}

-- A defence: whoever is there when time is out has won. Too many of the enemy, and the ridge is lost.
mission "Hold the Grass Ridge" {
  back = pacific_location,
  region = jungle_islands, setting = wwii_pacific, entrance = 0, reinforce = { 0, 3 }, keywords = { high_ground, open },
  types = { hold_until_relieved },
  resources = 96, time = 10, objective = 6, loadout = 2, difficulty = 3, goal = bald_hill, force = japanese_frontline,
  icon = "hill-fort", flavour = "Behind you the strip, before you the ravine, and it is getting dark.",
  says = {
    set { location_plays = 0, of = all },
    at { reinforcement_step, effect = { reinforce(9), reinforce(2) } },
    at { hostile_turn_ends, when = at_least(hostiles, 9), effect = fail },
    add { terrain_cover = 1, of = here, unless = moved },
  },
}

-- A march over the mountains: few points, much mud, and no road back.
mission "Track over the Range" {
  back = pacific_location,
  region = jungle_islands, setting = wwii_pacific, entrance = 1, reinforce_none = true, keywords = { track },
  resources = 78, time = 20, objective = 7, loadout = 2, difficulty = 5, goal = mountain_gun_position,
  force = japanese_frontline,
  icon = "mountains", flavour = "Seven days by the book. The book was written in the dry season.",
  says = {
    add { location_plays = 1, of = all },
    set { environ = 3, of = all, when = environment(mud) },
    at { eliminates, when = player, effect = resupply(1, actor) },
  },
}

-- An assault from the sea: all that ships can give, and a wall.
mission "Reef to Sea Wall" {
  back = pacific_location,
  region = coral_atolls, setting = wwii_pacific, entrance = 1, reinforce = { 0, 1 }, keywords = { water },
  resources = 138, time = 15, objective = 6, loadout = 1, difficulty = 4, goal = sea_wall_pillboxes,
  force = japanese_elite,
  icon = "big-wave", flavour = "Nothing will be left alive on it, said the admiral.",
  says = {
    add { support_cost = -1, of = all },
    add { movement = -1, of = all, when = fewer_than(turn, 3) },
    at { turn_begins, when = fewer_than(turn, 2), effect = { draw(1, each_soldier), gain_xp(1, each_soldier) } },
  },
}

-- To take it is half: it must be yours when the timer runs out.
mission "Ours at Sunset" {
  back = pacific_location,
  region = coral_atolls, setting = wwii_pacific, entrance = 0, reinforce_none = true, keywords = { beach, open }, types = { take_and_keep },
  resources = 92, time = 16, objective = 5, difficulty = 2, goal = wireless_hut, force = japanese_frontline,
  icon = "sunset", flavour = "The boats come back after dark. If the light on the point is green.",
  says = {
    at { objective_completed, effect = { draw(2, each_soldier), rally(2, each_soldier) } },
    at { reinforcement_step, when = objective_done, effect = { reinforce(9), reinforce(9), reinforce(9) } },
  },
}

-- Alone, or nearly: who was left behind walks home.
mission "Five Days Out" {
  back = pacific_location,
  region = jungle_islands, setting = wwii_pacific, entrance = 0, reinforce = { 0, 0 }, keywords = { jungle },
  resources = 54, time = 16, objective = 4, difficulty = 4, goal = barge_landing, force = japanese_frontline,
  icon = "compass", flavour = "The patrol is gone, the radio is wet, and the barges are still there.",
  says = {
    add { draws = 1, of = all, when = alone },
    at { turn_begins, effect = rally(1, each_soldier) },
    add { starting_xp = 2, of = all, when = player },
    set { environ = 3, of = all, when = { environment(malaria), at_least(turn, 6) } },
  },
}

-- The last of it: no beach, no charge, only doors in a cliff.
mission "Doors in the Cliff" {
  back = pacific_location,
  region = coral_atolls, setting = wwii_pacific, entrance = 1, reinforce = { 0, 1 }, keywords = { high_ground },
  resources = 124, time = 15, objective = 6, loadout = 1, difficulty = 5, goal = headquarters_cave,
  force = japanese_elite,
  icon = "cliff-crossing", flavour = "One at a time, from above, by men who would rather not.",
  says = {
    set { environ = 4, of = all, when = environment(heat) },
    at { soldier_down, effect = gain_xp(2, each_soldier) },
    add { experience = 1, of = all, when = target_is(bunker) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
