-- Missions: where the team starts, with what, for how long, what wins; and how loud the night is without it.

-- ==== the cold coast ============================================================

-- The short one: over the sea wall, one fence, one store, and home for breakfast.
mission "In by One" {
  region = cold_coast, setting = shadow_war, entrance = 0, reinforce_none = true, keywords = { water },
  resources = 52, time = 13, objective = 3, difficulty = 1, goal = torpedo_store, force = coast_regiment,
  hand_to_hand = 1, activity = { { 2, 4 }, { 3, 3 } }, confusion = 10,
  insertion = swimmer_lock, extraction = grey_launch,
  icon = "moon", flavour = "In by one, out by two, and nobody has to know there was a one.",
  says = { at { draws_hostiles, when = fewer_than(turn, 3), effect = add { value = -1 } } },
}

mission "No Lamp on the Hill" {
  region = cold_coast, setting = shadow_war, entrance = 0, reinforce_none = true, keywords = { dark(1) },
  resources = 78, time = 20, objective = 4, difficulty = 3, goal = radar_hill, force = coast_regiment,
  hand_to_hand = 1, activity = { { 2, 3 }, { 3, 2 }, { 4, 1 } }, confusion = 8,
  insertion = high_and_silent, extraction = over_the_border,
  icon = "radar-dish", flavour = "For forty minutes the sky is to have no eyes.",
  says = { add { starting_xp = 1, of = all, when = player } },
}

mission "The Admiral's Table" {
  region = cold_coast, setting = shadow_war, entrance = 0, reinforce_none = true, keywords = { water },
  resources = 72, time = 16, objective = 4, difficulty = 2, goal = officers_mess, force = coast_regiment,
  hand_to_hand = 1, activity = { { 2, 3 }, { 3, 3 }, { 4, 4 } }, confusion = 9,
  insertion = swimmer_lock, extraction = grey_launch,
  icon = "wine-glass", flavour = "The nearer, the louder: there is a piano.",
  says = { add { hand_size = 1, of = all, when = player } },
}

mission "Wet Feet" {
  region = cold_coast, setting = shadow_war, entrance = 1, reinforce_none = true, keywords = { water, dark(1) },
  resources = 90, time = 21, objective = 4, difficulty = 4, goal = submarine_pen, force = coast_regiment,
  hand_to_hand = 1, activity = { { 2, 2 }, { 3, 2 }, { 4, 3 } }, confusion = 6,
  insertion = swimmer_lock, extraction = grey_launch,
  icon = "submarine", flavour = "She sails at six. She is not to.",
  says = { add { movement = 1, of = all, when = soldier_is(frogman) }, add { loadout = 1, of = all } },
}

-- ==== the salt works =============================================================

mission "Paper Never Burns" {
  region = salt_works, setting = shadow_war, entrance = 0, reinforce_none = true, keywords = { road }, hand_to_hand = 1,
  resources = 74, time = 15, objective = 4, difficulty = 1, goal = records_vault, force = works_security,
  activity = { { 2, 4 }, { 4, 3 } }, confusion = 8,
  insertion = fish_lorry, extraction = night_shift_bus,
  icon = "files", flavour = "Nobody is to be hurt. Nobody is to have been there.",
  says = { at { eliminates, effect = discard(1, actor) }, at { turn_begins, effect = rally(1, each_soldier) } },
}

-- In as guests, out as something else.
mission "Walk Out of the Works" {
  region = salt_works, setting = shadow_war, entrance = 1, reinforce_none = true, keywords = { road, dark(1) },
  hand_to_hand = 1, types = { night_escape },
  resources = 70, time = 18, objective = 5, difficulty = 2, goal = guest_house, force = works_security,
  activity = { { 2, 2 }, { 4, 3 }, { 5, 4 } }, confusion = 7,
  insertion = fish_lorry, extraction = over_the_border,
  icon = "return-arrow", flavour = "The tour is over. The tour does not know it yet.",
  says = { add { draws = 1, of = all, when = player } },
}

-- The same trade on a small scale: the annex of the works, and a short way to the bus.
mission "Kettle On" {
  region = salt_works, setting = shadow_war, entrance = 0, reinforce_none = true, keywords = { road, goes_up_at(60) },
  hand_to_hand = 1, types = { night_sabotage, boiling_over },
  resources = 72, time = 18, objective = 3, difficulty = 2, goal = reactor_hall, force = works_security,
  activity = { { 2, 4 }, { 3, 4 } }, confusion = 9,
  insertion = long_walk_in, extraction = rotors_in_the_valley,
  icon = "teapot", flavour = "One building, one valve, one kettle. It is a large kettle.",
  says = { add { ability_roll = 1, of = all, when = testing(pick) } },
}

mission "Let It Boil" {
  region = salt_works, setting = shadow_war, entrance = 0, reinforce_none = true, keywords = { road, goes_up_at(99) },
  hand_to_hand = 1, types = { night_sabotage, boiling_over },
  resources = 86, time = 20, objective = 5, difficulty = 3, goal = reactor_hall, force = works_security,
  activity = { { 2, 4 }, { 4, 3 }, { 5, 3 } }, confusion = 8,
  insertion = fish_lorry, extraction = rotors_in_the_valley,
  icon = "pressure-cooker", flavour = "Break a little everywhere, and be on the bus when it adds up.",
  says = { add { ability_roll = 1, of = all, when = testing(hack) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
