-- The people of the Reclamation Service: Player Soldiers, Team Soldiers, and whom they bring along.

-- ==== Player Soldiers ========================================================

player "Foreman Adeyemi" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 11, movement = 2, cover = 3, health = 5, loadout = 9,
  keywords = { leader, extra_card(1), seasoned(1) },
  says = {
    add { attack_roll = 1, of = here, when = team_soldier },
    at { objective_activated, effect = gain_xp(1, each_soldier) },
  },
  icon = "rank-3", flavour = "Built the dam, and means to have it back.",
}

player "Surveyor Lindholm" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 9, movement = 3, cover = 3, health = 5, loadout = 8,
  keywords = { scout }, starts_with = { field_point(1) },
  says = {
    add { entrance = -1, of = actor, when = place_is(glazed) },
    at { moved, of = actor, when = fewer_than(cards, 3), effect = draw(1) },
  },
  icon = "compass", flavour = "Draws the same map again every spring.",
}

player "Burner Kowalewska" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 10, movement = 2, cover = 3, health = 6, loadout = 11,
  keywords = { seasoned(1) },
  says = {
    add { cover_roll = 1, of = actor, when = spray },
    add { cover_roll = 1, of = actor, when = explosion },
  },
  icon = "flamethrower-soldier", flavour = "Controlled burns, for the forest service. Control has become a wide word.",
}

player "Doctor Ferreira" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 9, movement = 2, cover = 3, health = 5, loadout = 8,
  keywords = { medic }, printed = { { "Trauma Bag", 1 } },
  says = {
    add { heal_roll = 1, of = actor },
    at { soldier_turn, cost = once_a_mission, effect = { rally(9, each_soldier_here), draw(1, each_soldier_here) } },
  },
  icon = "hospital-cross",
}

player "Quarryman Osei" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 10, movement = 1, cover = 3, health = 7, loadout = 14,
  keywords = { gunner },
  says = {
    add { attack_roll = 1, of = actor, when = weapon(machine_gun) },
    at { hit, of = target, when = at_least(wounding, 3), effect = add { wounds = -1 } },
  },
  icon = "miner", flavour = "Lime in his lungs for twenty years. They find him delicious.",
}

-- She was alone in the valley for a winter, and something else was too.
player "Ranger Ytterby" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 10, movement = 3, cover = 4, health = 5, loadout = 8,
  keywords = { scout, seasoned(1) },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(rifle), at_least(range, 1) }, unless = moved },
    add { hostile_roll = -1, of = target, when = alone },
  },
  icon = "forest", flavour = "One winter, one rifle, ninety-one cartridges. She brought back four.",
}

player "Mechanic Abara" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 8, movement = 2, cover = 3, health = 5, loadout = 10,
  keywords = { mechanic },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = fix(1) },
    add { reload_number = -1, of = here },
  },
  icon = "wrench", flavour = "If it has a battery it will start, and if it has not it will have one.",
}

player "Chemist Valdis" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 9, movement = 2, cover = 3, health = 4, loadout = 9,
  keywords = { chemist, extra_card(1) }, starts_with = { field_point(2) },
  says = {
    at { soldier_turn, cost = { xp(1), per_turn(1) }, effect = pin(1, a_hostile_near) },
    add { cover_roll = 1, of = here, when = weapon(grenade) },
  },
  icon = "erlenmeyer", flavour = "Knows what they are made of. It is mostly us.",
}
-- SPDX-License-Identifier: CC-BY-4.0
