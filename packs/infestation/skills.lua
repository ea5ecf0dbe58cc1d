-- What a Soldier has learned.

-- ---- for everybody ----------------------------------------------------------

skill "Second Hail" {
  back = nest_gear, era = near_future_era,
  cost = 2, keywords = { seasoned(2) },
  icon = "hail", flavour = "She was nine when it fell, and counted.",
}

skill "Long Memory" {
  back = nest_gear, era = near_future_era,
  cost = 3, keywords = { extra_card(1) },
  icon = "brain",
}

skill "Quarry Back" {
  back = nest_gear, era = near_future_era,
  cost = 1,
  says = { add { loadout = 3, of = actor } },
  icon = "weight-lifting-up",
}

skill "Restless" {
  back = nest_gear, era = near_future_era,
  cost = 5, printed_cost = 9,
  says = { add { actions = 1, of = actor, when = at_least(health, 4), unless = suppressed } },
  icon = "run",
}

-- ---- fire -------------------------------------------------------------------

skill "Careful Shot" {
  back = nest_gear, era = near_future_era,
  cost = 2,
  says = {
    at { declares_attack, of = actor, when = { weapon(ranged), semi }, cost = { xp(1), per_turn(1) },
         effect = add { attack_roll = 2, cover_roll = 1 } },
  },
  icon = "on-target",
}

skill "Steady on the Bipod" {
  back = nest_gear, era = near_future_era,
  cost = 2, needs_keywords = { gunner },
  says = { add { attack_roll = 1, attack_dice = 1, of = actor, when = weapon(machine_gun), unless = moved } },
  icon = "machine-gun",
}

skill "Finds the Seam" {
  back = nest_gear, era = near_future_era,
  cost = 3,
  says = {
    add { cover_roll = 1, of = actor, when = target_is(shell) },
    add { cover_roll = 1, of = actor, when = target_is(fearless) },
  },
  icon = "cracked-shield", flavour = "There is always one, where it grew last.",
}

skill "Arm Like a Sling" {
  back = nest_gear, era = near_future_era,
  cost = 2,
  says = { add { attack_roll = 2, of = actor, when = weapon(grenade) } },
  icon = "throwing-ball",
}

skill "Both Hands Full" {
  back = nest_gear, era = near_future_era,
  cost = 2,
  says = { add { reload_number = -1, of = actor }, add { attack_roll = 1, of = actor, when = weapon(pistol) } },
  icon = "reload-gun-barrel",
}

-- ---- staying alive ----------------------------------------------------------

skill "Rolls with It" {
  back = nest_gear, era = near_future_era,
  cost = 2,
  says = {
    at { hit, of = target, when = wounding, cost = { take_suppress(1), per_turn(1) }, effect = add { wounds = -1 } },
  },
  icon = "half-body-crawling",
}

skill "Eyes Behind" {
  back = nest_gear, era = near_future_era,
  cost = 3,
  says = {
    add { hostile_roll = -1, of = target, when = attacker_is(hunter) },
    add { hostile_roll = -1, of = target, when = attacker_is(gleaning) },
  },
  icon = "third-eye",
}

skill "Field Surgeon" {
  back = nest_gear, era = near_future_era,
  cost = 2, needs_keywords = { medic }, heals = { { roll = 3, points = 1 }, { roll = 6, points = 2 } },
  says = {
    add { heal_roll = 1, of = actor },
    at { soldier_turn, cost = { action(1), xp(1) }, effect = treat },
  },
  icon = "scalpel",
}

-- Not a doctor. There was nobody else.
skill "Kitchen Table" {
  back = nest_gear, era = near_future_era,
  cost = 1, heals = { { roll = 6, points = 1 }, { roll = 10, points = 2 } },
  says = { at { soldier_turn, unless = hostiles_here, cost = { action(1), per_turn(1) }, effect = treat } },
  icon = "sewing-needle",
}

-- ---- going first, and leading -----------------------------------------------

skill "Reads the Glaze" {
  back = nest_gear, era = near_future_era,
  cost = 2, needs_keywords = { scout },
  says = {
    add { entrance = -1, of = actor, when = place_is(glazed) },
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, effect = add { value = -1 } },
  },
  icon = "footprint", flavour = "Dull where something fed, bright where something slid.",
}

skill "Crew Boss" {
  back = nest_gear, era = near_future_era,
  cost = 3, needs_keywords = { leader },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, raise = xp(1),
         effect = { rally(raised(1, 2), each_soldier_here), draw(1) } },
    add { terrain_cover = 1, of = here, when = team_soldier },
  },
  icon = "rally-the-troops",
}
-- SPDX-License-Identifier: CC-BY-4.0
