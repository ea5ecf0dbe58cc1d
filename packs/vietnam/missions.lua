-- Missions: where the team starts, with what, for how long, and what is asked of it.

-- A quick one: near, easy, and home for lunch.
mission "Short Walk Before Lunch" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 0, reinforce_none = true, keywords = { open },
  resources = 62, time = 7, objective = 3, difficulty = 1, goal = ville_at_the_crossing, force = vietnam_frontline,
  body_count = 5, search = 8, hand_to_hand = 1,
  icon = "sun", flavour = "Two klicks out, two klicks back. What could happen in two klicks?",
}

mission "Search and Clear" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 0, reinforce_none = true, keywords = { paddy },
  resources = 90, time = 14, objective = 5, difficulty = 2, goal = buried_command_post, force = vietnam_frontline,
  body_count = 8, search = 7, hand_to_hand = 1,
  icon = "magnifying-glass", flavour = "Line abreast through the green, and look under everything.",
  says = {
    add { search_roll = 1, of = all },
    set { can_have = 0, of = all, when = { is_weapon, at_least(year, 1968) } },
  },
}

mission "Up the Hill" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 1, reinforce = { 1, 1 }, keywords = { jungle },
  resources = 112, time = 12, objective = 5, loadout = 1, difficulty = 2, goal = hill_with_a_number,
  force = vietnam_elite,
  body_count = 13, search = 8, hand_to_hand = 1,
  icon = "mountain-climbing", flavour = "Nobody will live on it. But they are on it, so we must be.",
  says = { add { support_cost = -1, of = all } },
}

mission "Cut the Trail" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 1, reinforce_none = true, keywords = { jungle },
  resources = 104, time = 16, objective = 6, loadout = -1, difficulty = 2, goal = pontoon_under_the_leaves,
  force = vietnam_combined, body_count = 8, search = 8, hand_to_hand = 1,
  icon = "trail", flavour = "It is not on the map, and neither are you.",
  says = {
    add { starting_xp = 1, of = all, when = player },
    set { environ = 3, of = all, when = { environment(monsoon), at_least(turn, 8) } },
  },
}

mission "Road Runner" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 0, reinforce_none = true, keywords = { track },
  resources = 96, time = 15, objective = 5, difficulty = 4, goal = crossroads_market, force = vietnam_frontline,
  body_count = 6, search = 7, hand_to_hand = 1,
  icon = "horizon-road", flavour = "Swept at six, swept at seven, and at eight the first truck goes up.",
  says = { at { objective_activated, effect = draw(1, each_soldier) } },
}

-- ---- of the types ------------------------------------------------------------------------

mission "Night on the Wire" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, reinforce_none = true, keywords = { open }, types = { perimeter },
  resources = 138, time = 9, objective = 6, loadout = 2, difficulty = 4, goal = command_bunker,
  force = vietnam_frontline,
  body_count = 8,
  icon = "barbed-wire", flavour = "Fifty per cent alert until two. After two, everybody.",
  says = {
    add { starting_xp = 1, of = all, when = player },
    set { can_have = 0, of = all, when = { is_weapon, at_least(year, 1968) } },
  },
}

mission "Twelve Klicks to the Border" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 1, reinforce_none = true, keywords = { open },
  resources = 92, time = 14, objective = 5, difficulty = 4, goal = camp_in_flames, force = vietnam_elite,
  body_count = 3,
  icon = "return-arrow", flavour = "At the other end is a clearing, and in the clearing, perhaps, a helicopter.",
  says = { at { turn_begins, effect = rally(1, each_soldier) } },
}

-- ---- Escort --------------------------------------------------------------------------------

-- The doctor has twelve hundred doses and no rifle.
mission "House Calls" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 0, reinforce_none = true, keywords = { village },
  resources = 106, time = 16, objective = 5, difficulty = 2, goal = prisoner_stockade, force = vietnam_frontline,
  body_count = 4, search = 8, hand_to_hand = 1, types = { under_escort }, escorts = doctor_hien,
  icon = "hospital-cross", flavour = "Both sides have children.",
}

mission "Payday Convoy" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 0, reinforce_none = true, keywords = { track, open },
  resources = 110, time = 10, objective = 5, difficulty = 2, goal = ville_at_the_crossing, force = vietnam_frontline,
  body_count = 11, search = 8, hand_to_hand = 1, types = { under_escort }, escorts = "Five-Ton 'Payday'",
  icon = "truck", flavour = "Secret. Everybody on the road has waved to it.",
  says = { add { entrance = -1, of = all, when = { vehicle, place_is(open) } } },
}

squad "Doctor Hien" { meant = { soldier_unarmed = "a doctor who is escorted" },
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, cost = 8, movement = 3, cover = 3, health = 3, keywords = { medic },
  printed = { { "Aid Bag", 1 } },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { hostile_roll = -1, of = target }, add { heal_roll = 1, of = actor } },
  icon = "hospital-cross", flavour = "Paris, the Latin Quarter, 1951. She came back.",
}

-- ---- Rescue --------------------------------------------------------------------------------

mission "Two Down in the Karst" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 0, reinforce_none = true, keywords = { open },
  resources = 112, time = 17, objective = 4, difficulty = 3, goal = wreck_on_the_slope, force = vietnam_frontline,
  body_count = 4, search = 8, hand_to_hand = 1, types = { bring_them_back },
  rescues = { "non_player", "squad" }, rescued = 1,
  says = { add { draws = 1, of = all, when = player } },
  icon = "helicopter", flavour = "Beeper, beeper, come up voice.",
}

mission "The Lost Listening Post" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 0, reinforce = { 1, 1 }, keywords = { fortified },
  resources = 116, time = 18, objective = 4, loadout = 1, difficulty = 2, goal = ring_of_stumps, force = vietnam_elite,
  body_count = 4, search = 8, hand_to_hand = 1, types = { bring_them_back },
  rescues = { "squad", "squad" }, rescued = 1,
  icon = "human-ear", flavour = "Three clicks on the handset means alive. It clicked at four.",
}

-- ---- two Objectives --------------------------------------------------------------------------

mission "Both Ends of the Valley" {
  back = vietnam_location,
  region = indochina, setting = vietnam_war, entrance = 0, reinforce_none = true, keywords = { jungle },
  resources = 126, time = 11, objective = 6, loadout = 1, difficulty = 2, goal = rocket_cache,
  objectives = { ville_at_the_crossing(3) }, force = vietnam_frontline, body_count = 15, search = 8, hand_to_hand = 1,
  icon = "valley", flavour = "First the camp, then what the camp was guarding.",
  says = { at { objective_completed, effect = { draw(2, each_soldier), rally(9, each_soldier) } } },
}

-- ---- Tunnel Rats -------------------------------------------------------------------------------

mission "Down the Hole" {
  back = vietnam_location,
  region = tunnels, setting = vietnam_war, entrance = 0, reinforce_none = true, keywords = { jungle },
  types = { tunnel_rats },
  resources = 68, time = 17, objective = 4, difficulty = 3, goal = map_room, force = tunnel_fighters,
  body_count = 3, search = 8, hand_to_hand = 1,
  icon = "hole-ladder", flavour = "Who is small? Who is not married?",
}

mission "The Third Level" {
  back = vietnam_location,
  region = tunnels, setting = vietnam_war, entrance = 1, reinforce_none = true, keywords = { underground },
  types = { tunnel_rats },
  resources = 84, time = 24, objective = 5, difficulty = 4, goal = surgery_under_the_roots,
  objectives = { map_room(3) }, force = tunnel_fighters,
  body_count = 5, search = 8, hand_to_hand = 1,
  icon = "stairs", flavour = "Below the kitchen, below the hospital, below the water.",
  says = { add { starting_xp = 1, of = all, when = player } },
}
-- SPDX-License-Identifier: CC-BY-4.0
