-- Team Soldiers, those who are brought along, and Vehicles.

-- ==== Team Soldiers: equipped like Player Soldiers, without a hand ===============

team_soldier "Gunner Pell" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 6, movement = 2, cover = 3, health = 4, loadout = 11,
  keywords = { gunner },
  says = { add { attack_roll = 1, of = actor, when = weapon(machine_gun), unless = moved } },
  icon = "machine-gun", flavour = "Choirmaster. He says the gun is in B flat.",
}

team_soldier "Torch Moravec" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 6, movement = 2, cover = 3, health = 5, loadout = 10,
  says = {
    add { attack_roll = 1, of = actor, when = fire },
    add { terrain_cover = -1, of = target, when = at_least(soldiers_here, 4) },
  },
  icon = "flamethrower-soldier",
}

team_soldier "Frost Ibarra" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 6, movement = 2, cover = 3, health = 4, loadout = 10,
  keywords = { chemist },
  says = { add { attack_roll = 1, of = actor, when = weapon(freezes) } },
  icon = "snowflake-2", flavour = "Drove an ice-cream van. She still has the bell.",
}

team_soldier "Runner Quill" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 5, movement = 4, cover = 4, health = 3, loadout = 6,
  keywords = { scout }, starts_with = { field_point(1) },
  says = { add { hostile_roll = -1, of = target, when = moved } },
  icon = "sprint",
}

team_soldier "Hauler Bright" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 5, movement = 2, cover = 3, health = 5, loadout = 16,
  keywords = { mechanic },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = resupply(1, a_soldier_here) } },
  icon = "backpack", flavour = "Two sacks up the hill, two sacks down, since she was nine.",
}

team_soldier "Spotter Nakagawa" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 6, movement = 3, cover = 3, health = 3, loadout = 8,
  keywords = { scout }, printed = { { "Spotting Glass", 1 } },
  says = { add { attack_roll = 1, of = actor, when = target_slow } },
  icon = "spyglass",
}

team_soldier "Ganger Okonkwo-Hale" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 7, movement = 2, cover = 3, health = 4, loadout = 9,
  keywords = { leader },
  says = {
    add { attack_roll = 1, of = here, when = team_soldier, unless = me },
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = rally(1, each_soldier_here) },
  },
  icon = "rank-2", flavour = "Eleven men on the line, and all eleven still send cards.",
}

team_soldier "Orderly Brandt" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 6, movement = 3, cover = 3, health = 4, loadout = 8,
  keywords = { medic }, printed = { { "Burn Dressing", 1 } },
  says = { add { heal_roll = 1, of = actor } },
  icon = "arm-bandage",
}

-- ==== those who are brought along ==================================================

-- She has bred a strain of glaze that starves. It must be set out by hand.
team_soldier "Doctor Amundsen-Rhee" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 5, movement = 2, cover = 3, health = 4, loadout = 5,
  keywords = { chemist }, starts_with = { field_point(1) },
  says = { add { cover_roll = 1, of = here, when = target_is(builder) } },
  icon = "erlenmeyer", flavour = "Forty years on lichens. Nobody had ever asked her anything.",
}

team_soldier "Old Tobias" {
  back = nest_soldier, era = near_future_era,
  nation = reclamation_service, cost = 4, movement = 2, cover = 4, health = 3, loadout = 5,
  keywords = { scout },
  says = { add { entrance = -1, when = { same_location, place_is(glazed) } } },
  icon = "beard", flavour = "The last man of Thornwick. He kept hens, and the hens kept him.",
}
-- SPDX-License-Identifier: CC-BY-4.0
