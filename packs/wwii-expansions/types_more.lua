-- More Surf, Beach and Fortifications, and cards for those who come out of boats and out of the sky.

local beach_draw = { { points = 0, value = 3 }, { points = 75, value = 5 } }

location "Swamped Tank" {
  deck = surf, copies = 1, region = europe, entrance = 3, reinforce = { 0, 0 }, keywords = { water }, hostiles = beach_draw,
  icon = "tank", flavour = "It was to swim. It is still of use.",
  says = { add { terrain_cover = 2, of = here, when = at_least(range, 1) } },
}

location "Timber Groyne" {
  deck = beach, copies = 1, region = europe, entrance = 1, reinforce = { 0, 1 }, keywords = { open }, hostiles = beach_draw,
  icon = "wooden-fence", flavour = "One side of it is France. The other is the sea, and full of people.",
  says = { at { turn_begins, effect = rally(1, each_soldier_here) } },
}

-- Nothing on tracks gets over it, and nobody on foot wants to get out.
location "Anti-Tank Ditch" {
  deck = beach, copies = 1, region = europe, entrance = 2, reinforce = { 0, 2 }, keywords = { open }, hostiles = beach_draw,
  icon = "dig-hole",
  says = { add { terrain_cover = 1, of = here }, set { can_enter = 0, of = here, when = vehicle } },
}

-- ---- Fortifications --------------------------------------------------------------------------

-- Whoever has run across its front this Turn has run the length of it.
hostile "Enfilade Slit" {
  deck = fortifications, force = german_frontline, copies = 3, value = 1, reticles = 2, cover = 6, range = { 0, 3 },
  chart = { { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } }, keywords = { infantry },
  says = { add { hostile_roll = 2, of = actor, when = moved } },
  icon = "bunker", flavour = "It looks at nothing but the path.",
}

hostile "Buried Flamethrower" {
  deck = fortifications, force = german_frontline, copies = 3, value = 1, cover = 6, range = { 0, 1 },
  chart = { { active = 1, roll = 7, wounds = 2 } }, penalty = { { active = 1, cost = 1 } },
  says = { at { assault_done, of = actor, when = at_least(wounding, 1), effect = suppress(1, attacked) } },
  icon = "flamethrower", flavour = "A nozzle in the grass, a wire, a man with a switch.",
}

-- Shut, it is a wall. It is never shut for long.
hostile "Sally Port" {
  deck = fortifications, force = german_frontline, copies = 3, value = 1, cover = 6, range = { 0, 3 },
  chart = { { active = 1, roll = 10, wounds = 1 } }, keywords = { fearless },
  says = { at { attack_step, when = in_range, effect = reinforce(3) } },
  icon = "wooden-door", flavour = "Twelve steps down, a passage, a battalion.",
}

-- ---- Action cards ---------------------------------------------------------------------------

action "Cricket Click" {
  copies = 2, settings = { wwii_europe }, icon = "cricket", flavour = "One click. Two, if he is one of yours.",
  says = { at { soldier_turn, when = fewer_than(hostiles_here, 1), effect = { rally(1, each_soldier_here), draw(1) } } },
}

action "Along the White Tape" {
  copies = 2, settings = { wwii_europe }, icon = "path-distance",
  says = { at { enters, when = { same_location, place_is(open) }, raise = xp(1), effect = add { cost = raised(-2, -4) } } },
}

action "First off the Ramp" {
  copies = 1, settings = { wwii_europe }, icon = "run", flavour = "The second man is the one they aim at. So he was told.",
  says = { at { soldier_turn, when = fewer_than(turn, 4), cost = take_suppress(1), effect = { gain_actions(2), draw(1) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
