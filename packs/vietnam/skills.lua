-- What a Soldier has learned, and what he has been left with.

-- ---- for everybody ------------------------------------------------------------

skill "Lifer" {
  era = cold_war_era, back = vietnam_gear,
  cost = 5, keywords = { cx(1) },
  icon = "rank-2", flavour = "Twenty years, and the twenty-first was to be quiet.",
}

skill "Back for More" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, keywords = { seasoned(2) },
  icon = "return-arrow",
}

skill "Even Keel" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3,
  says = {
    add { hand_size = 1, of = actor, per = wounds_on },
    at { turn_begins, when = fewer_than(cards, 3), effect = draw(1) },
  },
  icon = "brain",
}

skill "Pack Mule" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2,
  says = { add { loadout = 4, of = actor } },
  icon = "mule", flavour = "A case of beer up Hill 471, once, for a bet.",
}

skill "Always Moving" {
  era = cold_war_era, back = vietnam_gear,
  cost = 6, printed_cost = 18,
  says = { add { actions = 1, of = actor, when = at_least(health, 6), unless = suppressed } },
  icon = "run",
}

skill "Quick Study" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3,
  says = {
    add { experience = 1, of = actor, when = fewer_than(xp, 3) },
    at { attack_rolled, of = actor, cost = { xp(2), per_turn(1) }, effect = set { reroll = 3 } },
  },
  icon = "brainstorm",
}

-- ---- the climate ---------------------------------------------------------------

skill "Wet Season Legs" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, keywords = { used_to_monsoon(2) },
  says = { add { environment_roll = 1, of = actor, when = environment(monsoon) } },
  icon = "raining",
}

skill "Leather Hide" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, keywords = { used_to_anything(2) },
  says = { add { environment_roll = 1, of = actor } },
  icon = "armadillo", flavour = "Leeches start on him and give it up.",
}

-- ---- fire -------------------------------------------------------------------------

skill "Long Breath" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2,
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(rifle), semi }, unless = moved },
    add { attack_roll = 1, of = actor, when = { weapon(rifle), bolt }, unless = moved },
  },
  icon = "on-target",
}

skill "Fires Low" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3,
  says = {
    add { attack_roll = 1, of = actor, when = auto },
    add { attack_roll = 1, of = actor, when = burst },
  },
  icon = "bullet-impacts", flavour = "At night everybody shoots high. He knows it, so he does not.",
}

skill "Reads the Tree Line" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, needs = { long_breath },
  says = {
    at { attack_rolled, of = actor, when = weapon(rifle), cost = { discard(1), per_turn(1) }, raise = xp(1),
         effect = set { reroll = raised(1, 3) } },
  },
  icon = "monstera-leaf",
}

skill "Assistant Gunner" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, needs_keywords = { gunner },
  says = { add { reload_number = -1, attack_dice = 1, of = actor, when = weapon(machine_gun), unless = moved } },
  icon = "backup",
}

skill "Thumper Man" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3,
  says = { add { attack_roll = 1, cover_roll = 1, of = actor, when = weapon(launcher) } },
  icon = "bundle-grenade", flavour = "Through a window at two hundred yards, if you ask which pane.",
}

skill "Outfielder" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2,
  says = {
    add { attack_roll = 1, of = actor, when = weapon(grenade) },
    add { attack_roll = 2, of = actor, when = thrown, unless = weapon(grenade) },
  },
  icon = "baseball-glove",
}

skill "House to House" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, needs_keywords = { marine },
  says = {
    add { attack_roll = 1, of = actor, when = { place_is(town), fewer_than(range, 1) } },
    add { terrain_cover = 1, of = target, when = place_is(town) },
    add { entrance = -1, of = actor, when = place_is(town) },
  },
  icon = "house", flavour = "Never the door.",
}

-- ---- staying alive -----------------------------------------------------------------

skill "Eats Dirt" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2,
  says = {
    at { hit, of = target, when = wounding, cost = { take_suppress(1), per_turn(1) }, effect = add { wounds = -1 } },
  },
  icon = "half-body-crawling",
}

skill "Charmed" {
  era = cold_war_era, back = vietnam_gear,
  cost = 4,
  says = {
    at { hit, of = target, when = wounding, cost = { xp(1), once_a_mission }, effect = set { wounds = 0 } },
    add { hostile_roll = -1, of = target, when = fewer_than(health, 4) },
  },
  icon = "clover", flavour = "Nobody will stand next to him. Everybody stands near him.",
}

skill "Gone to Ground" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3,
  says = {
    add { hostile_roll = -1, of = target, when = at_least(range, 1), unless = attacks },
    add { terrain_cover = 1, of = target, when = place_is(jungle), unless = moved },
  },
  icon = "fern",
}

skill "Ward Trained" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, needs_keywords = { medic },
  says = { add { heal_roll = 2, of = actor } },
  icon = "scalpel",
}

-- ---- going first, and leading ---------------------------------------------------------

skill "Walks Point" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3,
  says = {
    add { attack_roll = 1, of = actor, when = { front_most, fewer_than(range, 1) } },
    add { terrain_cover = 1, of = target, when = { front_most, moved } },
  },
  icon = "walking-boot",
}

skill "Smells Fish Sauce" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, needs_keywords = { scout },
  says = {
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, raise = xp(1), effect = add { value = raised(-1, -2) } },
    add { ability_roll = 1, of = actor, when = testing(trailcraft) },
  },
  icon = "nose-side", flavour = "They say that they smell our soap.",
}

skill "Danger Close" {
  era = cold_war_era, back = vietnam_gear,
  cost = 4,
  says = {
    add { support_cost = -1, retain_cost = -1, of = actor },
    at { bombarded, cost = per_turn(1), effect = draw(1) },
  },
  icon = "artillery-shell", flavour = "Drop one hundred. Drop fifty. Drop.",
}

skill "Up Here With Me" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, needs_keywords = { leader },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, raise = xp(1),
         effect = rally(raised(1, 3), each_soldier_here) },
  },
  icon = "rally-the-troops",
}

skill "Buddy System" {
  era = cold_war_era, back = vietnam_gear,
  cost = 4, needs_keywords = { leader },
  says = {
    add { attack_roll = 1, of = here, when = squad, unless = me },
    add { attack_roll = 1, of = here, when = team_soldier, unless = me },
    at { soldier_turn, cost = { xp(1), per_turn(1) }, effect = free_move(a_soldier_here) },
  },
  icon = "meeple-group",
}

-- ---- trades ------------------------------------------------------------------------------

skill "Wire Man" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, keywords = { sapping(5) },
  says = { add { cover_roll = 1, of = actor, when = weapon(mine) } },
  icon = "wire-coil", flavour = "Pull firmly and you will hear it. That is no advice.",
}

skill "Tracker School" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, keywords = { trailcraft(5) },
  says = { at { success, of = actor, effect = draw(1) } },
  icon = "footprint",
}

skill "Belly to the Clay" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, needs_keywords = { tunnel_rat },
  says = {
    add { terrain_cover = 1, of = target, when = place_is(underground) },
    add { movement = 1, of = actor, when = place_is(underground) },
    add { attack_roll = 1, of = actor, when = { close_arm, fewer_than(range, 1) } },
  },
  icon = "worm",
}

skill "Shepherd in Front" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1,
  says = {
    add { hostile_value = -1, of = all },
    add { ability_roll = 1, of = actor },
  },
  icon = "sniffing-dog",
}

-- ---- Specialists ------------------------------------------------------------------------

skill "Recondo Course" {
  era = cold_war_era, back = vietnam_gear,
  cost = 6, needs_keywords = { scout }, printed_cost = 14,
  gives = { tracker_school, walks_point, gone_to_ground, wet_season_legs },
  icon = "compass",
}

skill "Runs the Platoon" {
  era = cold_war_era, back = vietnam_gear,
  cost = 8, needs_keywords = { leader }, printed_cost = 20,
  gives = { lifer, up_here_with_me, back_for_more },
  says = { add { cover_roll = 1, of = here, when = squad }, add { cover_roll = 1, of = here, when = team_soldier } },
  icon = "rank-3",
}
-- SPDX-License-Identifier: CC-BY-4.0
