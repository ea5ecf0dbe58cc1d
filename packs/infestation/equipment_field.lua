-- Attachments, radios, and Field Equipment.

-- ---- Attachments: bought behind a Weapon that they fit -------------------------

equipment "Prism Sight" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 0, fits = { rifle, carbine },
  says = { add { attack_roll = 1, of = actor, when = { attached, at_least(range, 1) } } },
  icon = "crosshair",
}

equipment "Drum Magazine" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 1, fits = { rifle, carbine, shotgun },
  says = { add { reload_number = -1, of = actor, when = attached } },
  icon = "machine-gun-magazine",
}

equipment "Hard-Cap Rounds" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 1, fits = { rifle, machine_gun },
  says = { add { cover_roll = 1, of = actor, when = attached } },
  icon = "heavy-bullets", flavour = "Tungsten. There is one box of it in each county.",
}

-- ---- radios ---------------------------------------------------------------------

equipment "Handset Radio" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 1, keywords = { radio },
  says = { set { resupplies = 1, of = actor } },
  icon = "walkie-talkie", flavour = "Depot hears you. Depot is thinking about it.",
}

equipment "Command Set" {
  back = nest_gear, era = near_future_era,
  cost = 4, weight = 2, keywords = { radio },
  says = {
    set { resupplies = 1, of = actor },
    add { resupply_cost = -1, of = actor },
    at { soldier_turn, when = player, cost = per_turn(1), effect = { draw(1), discard(1) } },
  },
  icon = "radio",
}

equipment "Beacon Radio" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 1, keywords = { radio },
  says = {
    set { resupplies = 1, of = actor },
    at { eliminates, of = actor, when = at_least(target_value, 2), effect = gain(field_point, 1) },
  },
  icon = "radar-dish",
}

-- ---- Field Equipment --------------------------------------------------------------

equipment "Ammunition Drop (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 2, field = { field_point(1) }, copies = 2, counters = 2,
  says = { at { soldier_turn, cost = spend(1), effect = { resupply(2, each_soldier_here), draw(1) } } },
  icon = "ammo-box",
}

equipment "Field Hospital Crate (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 2, field = { field_point(2) }, counters = 3,
  heals = { { roll = 2, points = 1 }, { roll = 5, points = 2 }, { roll = 9, points = 3 } },
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = treat } },
  icon = "medical-pack",
}

equipment "Fuel Bottle (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 1, field = { field_point(1) }, copies = 2, counters = 1,
  says = { at { soldier_turn, cost = spend(1), effect = { refill(burns, 3, each_soldier_here), resupply(1) } } },
  icon = "jerrycan",
}

equipment "Nitrogen Bottle (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 1, field = { field_point(1) }, copies = 2, counters = 1,
  says = { at { soldier_turn, cost = spend(1), effect = { refill(freezes, 3, each_soldier_here), slow(1, each_hostile_here) } } },
  icon = "ice-cubes", flavour = "Open it at arm's length. The arm is not included.",
}

equipment "Ward Lamps (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 2, field = { field_point(2) },
  says = { add { hostile_roll = -1, of = here, when = fewer_than(range, 1) } },
  icon = "light-projector", flavour = "Four poles and a generator. What is pale does not like to step into it.",
}

-- What starves the glaze: a living thing in jelly, in a case that must be kept upright.
equipment "Culture Case" {
  back = nest_gear, era = near_future_era,
  cost = 2, weight = 3,
  says = { add { movement = -1, of = actor } },
  icon = "briefcase", flavour = "It hums. She says that it does not, but it hums.",
}

equipment "Boron Canister (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 0, weight = 3, field = { field_point(4) }, counters = 1,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = hit(1, each_hostile_here) } },
  icon = "barrel", flavour = "A spoonful in the kiln, and what comes out is glass.",
}

-- A cupful on a joint, and the joint is glass.
equipment "Liquid Air Flask" {
  back = nest_gear, era = near_future_era,
  cost = 1, weight = 1, counters = 2,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = slow(1, a_hostile_near) } },
  icon = "ice-cubes",
}
-- SPDX-License-Identifier: CC-BY-4.0
