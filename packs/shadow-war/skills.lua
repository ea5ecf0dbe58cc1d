-- What a Soldier has learned in the dark.

skill "Soft Boots" {
  era = modern_era,
  cost = 2, keywords = { shadows(8) },
  icon = "boots", flavour = "Edge of the foot, then the rest of it, then the weight.",
}

skill "Ghost" {
  era = modern_era,
  cost = 5, printed_cost = 16, keywords = { shadows(6) },
  says = { add { action_noise = -1, of = actor }, add { hostile_roll = -1, of = target, unless = attacks } },
  icon = "ghost",
}

skill "Owl Eyes" {
  era = modern_era,
  cost = 3,
  says = { at { enters, of = actor, cost = per_turn(1), effect = add { night = -1 } } },
  icon = "owl", flavour = "Carrots, his mother said. She lied. It worked.",
}

skill "Quiet Kill" {
  era = modern_era,
  cost = 3,
  says = {
    add { attack_roll = 2, cover_roll = 1, of = actor, when = weapon(blade) },
    add { attack_roll = 1, of = actor, when = { weapon(pistol), fewer_than(range, 1) } },
  },
  icon = "plain-dagger",
}

skill "Held Breath" {
  era = modern_era,
  cost = 2,
  says = { add { attack_roll = 1, cover_roll = 1, of = actor, when = { semi, at_least(range, 1) }, unless = moved } },
  icon = "lungs", flavour = "Between two heartbeats there is a small room.",
}

skill "Lock and Wire" {
  era = modern_era,
  cost = 3, keywords = { pick(7), hack(8) },
  icon = "skeleton-key", flavour = "The course was called Access. The teacher was on parole.",
}

skill "Fluent" {
  era = modern_era,
  cost = 3,
  says = {
    at { soldier_turn, cost = { xp(1), per_turn(1) }, effect = drive_off(a_weak_hostile) },
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, effect = add { value = -1 } },
  },
  icon = "conversation", flavour = "Go and eat, he said, in their dialect, with their cough. They went.",
}

skill "Shore Party" {
  era = modern_era,
  cost = 2, needs_keywords = { frogman },
  says = {
    add { movement = 2, of = actor, when = place_is(water) },
    at { turn_begins, when = fewer_than(turn, 2), effect = draw(2) },
  },
  icon = "wave-crest",
}

skill "Second Sun" {
  era = modern_era,
  cost = 4, needs_keywords = { sapper },
  says = { add { attack_dice = 1, cover_roll = 1, of = actor, when = explosion } },
  icon = "explosion-rays", flavour = "If it must be loud, then once.",
}

skill "Night Patrol Course" {
  era = modern_era,
  cost = 7, printed_cost = 16,
  gives = { soft_boots, owl_eyes, held_breath },
  icon = "moon",
}
-- SPDX-License-Identifier: CC-BY-4.0
