-- What the company's people have learned elsewhere, and what they would rather not have.

local ours = { pmc }

-- ---- that are bought ----------------------------------------------------------------

skill "Rifle Course" {
  era = modern_era, cost = 3, nations = ours,
  says = {
    add { attack_roll = 1, of = actor, when = weapon(rifle) },
    add { attack_roll = 1, of = actor, when = weapon(carbine) },
  },
  icon = "bullseye", flavour = "Four days, lunch included, certificate in a plastic sleeve.",
}

skill "Room Clearer" {
  era = modern_era, cost = 3, nations = ours,
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(smg), fewer_than(range, 1) } },
    add { attack_dice = 1, of = actor, when = { weapon(smg), auto, moved } },
  },
  icon = "wooden-door", flavour = "Hotels, mostly. The minibar is a bad place to hide.",
}

skill "Sidearm Habit" {
  era = modern_era, cost = 2, nations = ours,
  says = {
    add { attack_roll = 2, of = actor, when = weapon(pistol) },
    at { after_attack, of = actor, when = weapon(pistol), cost = per_turn(1), effect = draw(1) },
  },
  icon = "crossed-pistols",
}

skill "Principal First" {
  era = modern_era, cost = 4, nations = ours, needs_keywords = { close_guard },
  says = {
    at { hit, when = { same_location, wounding }, unless = me, cost = { take_suppress(1), per_turn(1) },
         effect = add { wounds = -2 } },
    add { terrain_cover = 1, of = here, when = at_least(soldiers_here, 2) },
  },
  icon = "shield-echoes", flavour = "The client does not pay to be shot at. You are paid to be.",
}

skill "Route Survey" {
  era = modern_era, cost = 3, nations = ours, needs_keywords = { driver },
  says = {
    add { entrance = -1, of = all, when = { same_location, place_is(road) } },
    at { location_played, cost = { discard(1), per_turn(1) }, effect = { more_locations(1), find_location(1) } },
  },
  icon = "path-distance", flavour = "Two ways there, neither of them the one on the schedule.",
}

skill "Local Fixer" {
  era = modern_era, cost = 4, nations = ours, needs_keywords = { talker },
  says = {
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, raise = xp(1), effect = add { value = raised(-1, -3) } },
    at { soldier_turn, cost = { xp(1), per_turn(1) }, effect = drive_off(a_weak_hostile) },
  },
  icon = "shaking-hands", flavour = "Everybody has a cousin at the checkpoint. He has nine.",
}

skill "Drone Pilot" {
  era = modern_era, cost = 4, nations = ours, needs_keywords = { operator },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, raise = xp(1),
         effect = { bombard(raised(2, 4), a_hostile), pin(1, a_hostile) } },
    add { hostile_value = -1, of = all, when = at_least(turn, 3) },
  },
  icon = "delivery-drone",
}

skill "Signals Ear" {
  era = modern_era, cost = 3, nations = ours, needs_keywords = { operator },
  says = {
    at { reinforcement_step, cost = { discard(1), per_turn(1) }, effect = { pin(1, a_hostile), draw(1) } },
    add { support_cost = -1, of = actor },
  },
  icon = "radio-tower", flavour = "They use the same four songs as code. One of them is good.",
}

skill "Belt Feeder" {
  era = modern_era, cost = 3, nations = ours, needs_keywords = { gunner },
  says = {
    add { reload_number = -1, of = here, when = weapon(machine_gun) },
    add { attack_roll = 1, of = actor, when = { weapon(machine_gun), deployed } },
  },
  icon = "heavy-bullets",
}

skill "Old Army Friends" {
  era = modern_era, cost = 3, nations = ours, printed_cost = 14,
  says = {
    add { support_cost = -1, retain_cost = -1, of = actor },
    at { turn_begins, when = fewer_than(turn, 2), effect = draw(2) },
  },
  icon = "three-friends", flavour = "A major owes him a bottle and a battery.",
}

skill "Per Diem" {
  era = modern_era, cost = 2, nations = ours, keywords = { toured(1) },
  says = { at { objective_activated, effect = { draw(2), gain_xp(1) } } },
  icon = "coins", flavour = "Danger money, from the moment there is danger. He keeps the receipts.",
}

skill "Cold Blood" {
  era = modern_era, cost = 4, nations = ours, printed_cost = 15,
  says = {
    add { attack_roll = 1, of = actor, unless = { moved, suppressed } },
    at { hit, of = target, when = suppressing, cost = { xp(1), per_turn(1) }, effect = set { suppress = 0 } },
  },
  icon = "ice-cube",
}

skill "Good Boots" {
  era = modern_era, cost = 2, nations = ours,
  says = { add { movement = 1, of = actor }, add { loadout = 1, of = actor } },
  icon = "leather-boot", flavour = "Four hundred dollars. The first thing that anyone here buys.",
}

skill "Protection Course" {
  era = modern_era, cost = 6, nations = ours, needs_keywords = { close_guard }, printed_cost = 15,
  gives = { principal_first, sidearm_habit, small_target },
  icon = "police-badge",
}

skill "Marksman Course" {
  era = modern_era, cost = 6, nations = ours, printed_cost = 14,
  gives = { rifle_course, long_eye, bolt_drill },
  icon = "crosshair", flavour = "Pays for itself, said the brochure, and showed a graph.",
}

-- ---- that come with a person, and do harm (printed only) -------------------------------------

skill "Jumpy" {
  era = modern_era, cost = -1,
  says = { at { hostile_placed, when = at_least(target_value, 3), effect = suppress(1, me) } },
  icon = "terror",
}

skill "Bad Knees" {
  era = modern_era, cost = -1,
  says = { add { entrance = 1, of = actor, when = place_is(high_ground) } },
  icon = "knee-bandage", flavour = "They forecast rain. It does not rain here.",
}

skill "Trigger Happy" {
  era = modern_era, cost = -1,
  says = { add { reload_number = 1, of = actor }, add { attack_dice = 1, of = actor, when = auto } },
  icon = "bullet-impacts",
}

skill "Owes Money" {
  era = modern_era, cost = -1,
  says = { at { soldier_down, effect = discard(1) }, add { experience = -1, of = actor, when = target_is(chief) } },
  icon = "cash", flavour = "To whom, he does not say. They say it for him.",
}

skill "No Radio Discipline" {
  era = modern_era, cost = -1,
  says = { add { support_cost = 1, of = actor } },
  icon = "walkie-talkie",
}

skill "Slow to Listen" {
  era = modern_era, cost = -1,
  says = { add { hand_size = -1, of = actor } },
  icon = "human-ear",
}

skill "Out of Breath" {
  era = modern_era, cost = -1,
  says = { add { attack_roll = -1, of = actor, when = moved } },
  icon = "lungs", flavour = "Forty a day, and it is only noon.",
}
-- SPDX-License-Identifier: CC-BY-4.0
