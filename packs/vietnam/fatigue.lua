-- What the war leaves in men: Battle Fatigue cards, negative Skills, Skills that must be kept up.

action "Dead on His Feet" {
  copies = 6, settings = { vietnam_war }, fatigue = true,
  back = vietnam_action,
  icon = "night-sleep", flavour = "He is awake. Ask him his name.",
}
action "Stare into the Trees" {
  copies = 6, settings = { vietnam_war }, fatigue = true,
  back = vietnam_action,
  icon = "third-eye", flavour = "A thousand yards of it.",
}

-- ---- negative Skills -------------------------------------------------------------------

skill "Frayed Nerves" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1,
  says = { add { fatigue = 1, of = actor } },
  icon = "broken-heart",
}
skill "Worn to the Bone" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1,
  says = { add { fatigue = 2, of = actor }, add { movement = -1, of = actor, when = place_is(high_ground) } },
  icon = "skeleton",
}
skill "Hears Things" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1,
  says = {
    at { hostile_placed, of = here, when = at_least(uses_left, 1), effect = { suppress(1, me), use_up(1) } },
  },
  icon = "human-ear",
}
skill "Will Not Sleep" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1,
  says = {
    at { turn_begins, when = { at_least(turn, 3), at_least(uses_left, 1) }, effect = { add_fatigue(1), use_up(1) } },
  },
  icon = "insomnia",
}

-- ---- Skills with Upkeep ------------------------------------------------------------------

skill "Body Counter" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2,
  says = {
    at { soldier_turn, cost = { bodies(1), per_turn(1) }, effect = { draw(2), gain_xp(1) } },
    add { starting_bodies = 1, of = actor },
  },
  icon = "abacus", flavour = "The number goes up the line, and grows a little at each desk.",
}
skill "Bush Sense" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, upkeep = 1,
  says = { add { attack_roll = 1, of = actor }, add { terrain_cover = 1, of = target } },
  icon = "fern", flavour = "It takes all of him, all the time.",
}
skill "Runs the Net" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, upkeep_cards = 1,
  says = {
    add { support_cost = -2, of = actor },
    at { turn_begins, when = fewer_than(cards, 3), effect = draw(1) },
  },
  icon = "walkie-talkie",
}
skill "Talks to the Pilots" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, upkeep_cards = 1,
  says = {
    add { retain_cost = -1, of = actor },
    add { attack_roll = 1, of = here, when = vehicle },
  },
  icon = "helicopter",
}
skill "Leads from in Front" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, upkeep = 1, needs_keywords = { leader },
  says = { add { actions = 1, of = actor }, add { hostile_roll = 1, of = target } },
  icon = "rally-the-troops",
}
skill "Old Tracker's Nose" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, needs_keywords = { scout },
  says = { add { search_roll = 3, of = actor } },
  icon = "sniffing-dog",
}
skill "Baits Them Out" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3,
  says = {
    at { soldier_turn, cost = { bodies(1), per_turn(1) }, raise = xp(1), effect = flip(raised(1, 2)) },
    add { attack_roll = 1, of = actor, when = is_engaged },
  },
  icon = "fishing-hook", flavour = "A cigarette, a cough, a tin that clinks.",
}

-- ---- Action cards about hiding and counting ------------------------------------------------

action "Flush Them" {
  copies = 3, settings = { vietnam_war },
  back = vietnam_action,
  icon = "flying-flag", flavour = "Grenades first, then shouting.",
  says = {
    at { soldier_turn, cost = bodies(1), raise = xp(1), effect = flip(raised(2, 4)) },
    at { soldier_turn, cost = discard(1), effect = flip(1) },
  },
}
action "Sweep the Area" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "magnifying-glass", flavour = "On line, five yards apart, and look into everything.",
  says = {
    at { soldier_turn, when = at_least(body_count, 2), effect = { draw(2), gain_actions(1) } },
    at { soldier_turn, effect = { draw(1), find_location(1) } },
  },
}
action "Numbers for the Colonel" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "abacus", flavour = "How many? Call it six.",
  says = {
    at { soldier_turn, cost = bodies(1), effect = { gain_xp(3), draw(1) } },
    at { soldier_turn, when = at_least(body_count, 3), effect = gain_actions(1, a_soldier) },
  },
}
action "Caught in the Open" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "targeting", flavour = "There. There! Between the dikes!",
  says = {
    at { declares_attack, when = { unless_raised(me), is_engaged }, raise = xp(1), effect = add { attack_roll = 3 } },
    at { declares_attack, when = me, unless = is_engaged, effect = add { cover_roll = 2 } },
  },
}
action "Stand-Down" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "beer-stein", flavour = "Three days on the beach, with a volleyball.",
  says = {
    at { soldier_turn, cost = bodies(2), effect = { rally(9, each_soldier), draw(2, each_soldier) } },
    at { soldier_turn, effect = { rally(2, each_soldier_here) } },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
