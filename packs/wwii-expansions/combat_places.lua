-- The path over the ridge: Locations, Events, Missions and Objectives.

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ---- Locations -------------------------------------------------------------------

location "Goat Track" {
  copies = 2, region = gothic_line, entrance = 1, reinforce = { 0, 1 }, keywords = { road }, hand_to_hand = 1,
  hostiles = by_points(2, 2, 3, 4, 7, 10),
  icon = "path-tile", flavour = "Room for one, and for one who comes the other way.",
}

location "Terraced Vineyard" {
  copies = 2, region = gothic_line, entrance = 2, reinforce = { 0, 2 }, keywords = { open }, hand_to_hand = 2,
  hostiles = by_points(2, 3, 4, 5, 8, 11),
  says = { add { terrain_cover = 1, of = here, when = at_least(range, 1) } },
  icon = "vines",
}

location "Communication Trench" {
  copies = 2, region = gothic_line, entrance = 1, reinforce = { 0, 2 }, keywords = { fortified }, hand_to_hand = 1,
  hostiles = by_points(2, 3, 4, 5, 9, 12),
  says = {
    add { hostile_roll = -1, of = here, when = at_least(range, 1) },
    add { attack_roll = 1, of = here, when = hand_to_hand },
  },
  icon = "trench-spade", flavour = "It turns every ten yards, so that nobody can shoot along it.",
}

location "Ruined Farm" {
  copies = 2, region = gothic_line, entrance = 1, reinforce = { 0, 1 }, keywords = { town }, hand_to_hand = 1,
  hostiles = by_points(2, 3, 4, 4, 8, 10),
  says = { add { engage_cost = -1, of = here } },
  icon = "vines", flavour = "Five rooms, and something in each.",
}

location "Chestnut Wood" {
  copies = 2, region = gothic_line, entrance = 2, reinforce = { 0, 1 }, keywords = { woods }, hand_to_hand = 2,
  hostiles = by_points(2, 2, 3, 4, 8, 10),
  says = { add { ability_roll = 1, of = here, when = testing(shadows) } },
  icon = "vines",
}

location "Bare Saddle" {
  copies = 2, region = gothic_line, entrance = 3, reinforce = { 0, 1 }, keywords = { open, high_ground }, hand_to_hand = 3,
  hostiles = by_points(1, 2, 3, 4, 7, 9),
  says = { add { hostile_roll = 1, of = here, when = at_least(range, 1) } },
  icon = "mountain-climbing",
}

-- ---- Events ------------------------------------------------------------------------

event "Cloud on the Ridge" {
  copies = 2, region = gothic_line, stays = true,
  says = {
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
    add { ability_roll = 1, of = here, when = testing(shadows) },
  },
  icon = "fog",
}

event "Loose Stones" {
  copies = 2, region = gothic_line, cancel = 1,
  says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } },
  icon = "dust-cloud",
}

event "The Guard Is Changed" {
  copies = 1, region = gothic_line, cancel = 2,
  says = { at { event_drawn, of = actor, effect = reinforce(1) } },
  icon = "walking-boot",
}

-- ---- Objectives ----------------------------------------------------------------------

objective "Ridge Strongpoint" {
  region = gothic_line, entrance = 1, reinforce = { 0, 1 }, keywords = { fortified, high_ground }, hand_to_hand = 2,
  eliminate = true, hostiles = by_points(2, 3, 4, 5, 7, 9),
  icon = "radar-dish", flavour = "From here they see the river, the road, and you.",
}

objective "Tunnel Magazine" {
  region = gothic_line, entrance = 1, reinforce = { 0, 1 }, keywords = { fortified }, hand_to_hand = 1,
  destroy = shell_store, hostiles = by_points(2, 3, 4, 5, 7, 9),
  says = { add { attack_roll = 1, of = here, when = hand_to_hand } },
  icon = "dynamite",
}

target "Shell Store" { targets = 2, hits = 2, cover = 4 }

-- ---- Missions --------------------------------------------------------------------------

mission "Raid on the Ridge" {
  region = gothic_line, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { open }, hand_to_hand = 1,
  resources = 92, time = 13, objective = 4, difficulty = 3, goal = ridge_strongpoint, force = ridge_garrison,
  says = { add { ability_roll = 1, of = all, when = { testing(shadows), fewer_than(turn, 4) } } },
  icon = "mountain-climbing", flavour = "Blackened faces. No helmets that ring, no straps that clap.",
}

mission "Bunker by Bunker" {
  region = gothic_line, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { open }, hand_to_hand = 2,
  resources = 110, time = 14, objective = 5, difficulty = 5, goal = tunnel_magazine, force = ridge_garrison,
  says = { at { turn_begins, when = at_least(turn, 10), effect = reinforce(1, mission) } },
  icon = "dynamite", flavour = "The map has a number for each of them. Cross them off.",
}

-- ---- teams --------------------------------------------------------------------------------

team "Blackened Faces" {
  mission = raid_on_the_ridge,
  cards = {
    sergeant_macbride, smatchet, { "Sten Mk II (S)", 1 }, no_36_grenade(2), quick_to_close, barehanded_drill,
    private_yarrow, { "Enfield No. 2", 1 }, { "Fairbairn-Sykes Knife", 1 }, no_36_grenade(2), brodie_helmet,
    corporal_nairn,
    trooper_lyle,
  },
}

team "Door Openers" {
  mission = bunker_by_bunker,
  cards = {
    technician_sorrell, m1a1_thompson, satchel_charge, rake_and_wrench, demolition_course,
    corporal_vance, m1_garand, m1905_bayonet, mk_2_grenade(2), pole_charge, m1_helmet, butt_stroke,
    staff_sergeant_boudreaux, m1_carbine, satchel_charge, m1917_revolver, knuckle_knife,
    private_ostrom,
    private_keogh,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
