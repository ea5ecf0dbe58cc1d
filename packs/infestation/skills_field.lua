-- Field Skills: bought before, and Sparked with Field Points of anybody, as often as there are some.

skill "Second Breath (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 1,
  says = { at { soldier_turn, cost = { spark(field_point, 1), per_turn(1) }, effect = { rally(9), draw(1) } } },
  icon = "lungs",
}

skill "Adrenal Push (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 2,
  says = { at { soldier_turn, cost = { spark(field_point, 2), per_turn(1) }, effect = gain_actions(1) } },
  icon = "heart", flavour = "From a gland behind the Courser's eye. The doctor does not like it.",
}

skill "Harvester's Eye (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 2,
  says = {
    at { declares_attack, of = actor, cost = spark(field_point, 1), effect = add { cover_roll = 3 } },
  },
  icon = "third-eye", flavour = "You have cut up enough of them to know.",
}

skill "Scent Mask (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 2,
  says = {
    at { hostile_attacks, of = target, cost = spark(field_point, 1), effect = add { hostile_roll = -4 } },
  },
  icon = "bottle-vapors",
}

skill "Shell Patch (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 2,
  says = {
    at { hit, of = target, when = wounding, cost = spark(field_point, 1), effect = add { wounds = -1 } },
  },
  icon = "turtle-shell", flavour = "Rasp plate over the shoulder, and pitch to hold it.",
}

skill "Lay of the Land (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 1,
  says = {
    at { soldier_turn, when = player, cost = { spark(field_point, 1), per_turn(1) },
         effect = { find_location(1), more_locations(1) } },
  },
  icon = "path-distance",
}

skill "Strikes the Gland (Field)" {
  back = nest_gear, era = near_future_era,
  cost = 3, printed_cost = 6,
  says = { at { soldier_turn, cost = { spark(field_point, 3), per_turn(1) }, effect = hit(1, a_hostile_near) } },
  icon = "bullseye",
}
-- SPDX-License-Identifier: CC-BY-4.0
