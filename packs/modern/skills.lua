-- What a Soldier has learned.

-- ---- for everybody ----------------------------------------------------------

skill "Long Service" {
  era = modern_era,
  cost = 5, keywords = { tempo(1) },
  icon = "medal", flavour = "He has stood in this queue before.",
}

skill "Second Tour" {
  era = modern_era,
  cost = 2, keywords = { toured(2) },
  icon = "calendar",
}

skill "Broad Shoulders" {
  era = modern_era,
  cost = 2,
  says = { add { loadout = 4, of = actor } },
  icon = "weight-lifting-up",
}

skill "Marathon Legs" {
  era = modern_era,
  cost = 3,
  says = {
    add { movement = 1, of = actor },
    at { moved, of = actor, when = fewer_than(cards, 3), effect = draw(1) },
  },
  icon = "running-shoe", flavour = "Ran to school. It was uphill, and he was late.",
}

skill "All Day" {
  era = modern_era,
  cost = 6, printed_cost = 18,
  says = { add { actions = 1, of = actor, when = at_least(health, 5), unless = suppressed } },
  icon = "run",
}

skill "After Action" {
  era = modern_era,
  cost = 3,
  says = {
    at { eliminates, of = actor, when = fewer_than(xp, 3), effect = gain_xp(1) },
    at { turn_begins, when = at_least(xp, 4), effect = draw(1) },
  },
  icon = "notebook", flavour = "Three things that went well. Three that did not. Names.",
}

-- ---- fire -------------------------------------------------------------------

skill "Controlled Pairs" {
  era = modern_era,
  cost = 3,
  says = {
    at { declares_attack, of = actor, when = { semi, fewer_than(range, 2) },
         cost = { discard(1), per_turn(1) }, raise = xp(1), effect = add { dice = 1, attack_roll = raised(0, 2) } },
  },
  icon = "bullet-impacts",
}

skill "Long Eye" {
  era = modern_era,
  cost = 2,
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(rifle), semi, at_least(range, 1) }, unless = moved },
    add { attack_roll = 1, of = actor, when = { weapon(rifle), bolt, at_least(range, 1) }, unless = moved },
  },
  icon = "spyglass",
}

skill "Cold Bore" {
  era = modern_era,
  cost = 3, needs = { long_eye },
  says = {
    add { attack_roll = 2, cover_roll = 1, of = actor, when = { weapon(scope), at_least(range, 1) },
          unless = { moved, at_least(attacks, 2) } },
  },
  icon = "bullseye", flavour = "The first round is the one that counts. Clean the rest out.",
}

skill "Bolt Drill" {
  era = modern_era,
  cost = 2,
  says = { add { bolt_cost = -1, of = actor } },
  icon = "gun-stock",
}

skill "Magazine Count" {
  era = modern_era,
  cost = 2,
  says = { add { reload_number = -1, of = actor } },
  icon = "machine-gun-magazine", flavour = "The last three are tracers. He changes at the first.",
}

skill "Corner Work" {
  era = modern_era,
  cost = 3,
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(ranged), fewer_than(range, 1) } },
    add { cover_roll = 1, of = actor, when = { place_is(town), fewer_than(range, 1) } },
  },
  icon = "wooden-door",
}

skill "Talking Guns" {
  era = modern_era,
  cost = 3, needs_keywords = { gunner },
  says = {
    add { attack_dice = 1, of = actor, when = { weapon(machine_gun), at_least(soldiers_here, 2) } },
    at { after_attack, of = actor, when = weapon(machine_gun), effect = pin(1, the_hostile) },
  },
  icon = "heavy-bullets", flavour = "One speaks, the other draws breath.",
}

skill "Blooper Man" {
  era = modern_era,
  cost = 2,
  says = { add { attack_roll = 1, cover_roll = 1, of = actor, when = weapon(launcher) } },
  icon = "bundle-grenade",
}

skill "Good Throw" {
  era = modern_era,
  cost = 2,
  says = {
    add { attack_roll = 1, of = actor, when = weapon(grenade) },
    add { attack_roll = 2, of = actor, when = thrown, unless = weapon(grenade) },
  },
  icon = "grenade", flavour = "A window on the third floor is a basket, more or less.",
}

skill "Charge Layer" {
  era = modern_era,
  cost = 3, needs_keywords = { sapper },
  says = {
    add { cover_roll = 2, of = actor, when = explosion },
    add { entrance = -2, of = actor, when = place_is(fortified) },
  },
  icon = "detonator",
}

-- ---- staying alive ----------------------------------------------------------

skill "Small Target" {
  era = modern_era,
  cost = 3,
  says = { add { terrain_cover = 1, of = target, unless = at_least(soldiers_here, 3) } },
  icon = "half-body-crawling",
}

skill "Harder Yet" {
  era = modern_era,
  cost = 3,
  says = { add { wounds = -1, of = target, when = at_least(wounds_on, 3) } },
  icon = "scar-wound",
}

skill "Buddy Aid" {
  era = modern_era,
  cost = 2,
  says = { at { soldier_turn, cost = { action(1), discard(1) }, effect = mend(1, a_wound) } },
  icon = "bandage-roll", flavour = "Use his kit, not yours. Yours is for you.",
}

skill "Field Surgeon" {
  era = modern_era,
  cost = 2, needs_keywords = { medic },
  says = { add { heal_roll = 2, of = actor } },
  icon = "scalpel",
}

skill "Not Today" {
  era = modern_era,
  cost = 3,
  says = {
    at { hit, of = target, when = suppressing, cost = { discard(1), per_turn(1) }, effect = set { suppress = 0 } },
    at { hit, of = target, when = wounding, cost = { xp(1), per_turn(1) }, effect = add { wounds = -1 } },
  },
  icon = "heart-shield",
}

skill "Already Aiming" {
  era = modern_era,
  cost = 4,
  says = { at { hostile_attacks, of = target, cost = { discard(2), per_turn(1) }, effect = free_attack } },
  icon = "crossed-pistols", flavour = "He was already aiming at where they would be.",
}

-- ---- going first, and leading -----------------------------------------------

skill "Track Reader" {
  era = modern_era,
  cost = 3, needs_keywords = { scout },
  says = {
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, raise = xp(1), effect = add { value = raised(-1, -2) } },
    add { entrance = -1, of = actor, when = place_is(open) },
  },
  icon = "footprint",
}

skill "Route Planner" {
  era = modern_era,
  cost = 4,
  says = {
    at { soldier_turn, cost = { action(1), once_a_mission }, effect = { find_location(2), more_locations(1) } },
    add { entrance = -1, of = actor, when = place_is(road) },
  },
  icon = "compass", flavour = "Two ways in, three ways out, one of them dry.",
}

skill "Fires Cell" {
  era = modern_era,
  cost = 4,
  says = {
    add { support_cost = -1, of = actor },
    add { retain_cost = -1, of = actor },
  },
  icon = "radio-tower",
}

skill "On Your Feet" {
  era = modern_era,
  cost = 3, needs_keywords = { leader },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, raise = xp(1),
         effect = { rally(raised(1, 3), each_soldier_here), draw(1) } },
  },
  icon = "rally-the-troops",
}

-- Those whom he leads shoot where he points.
skill "Fire Control" {
  era = modern_era,
  cost = 4, needs_keywords = { leader },
  says = {
    add { attack_roll = 1, of = here, when = squad },
    add { attack_roll = 1, of = here, when = non_player },
    at { soldier_turn, cost = { discard(2), per_turn(1) }, effect = gain_actions(1, another_soldier) },
  },
  icon = "pointing",
}

-- ---- Nations ----------------------------------------------------------------

skill "Rotor Drill" {
  era = modern_era,
  cost = 3, nations = { united_states }, needs_keywords = { rotor_trooper },
  says = {
    add { entrance = -2, of = actor, when = place_is(high_ground) },
    at { turn_begins, when = fewer_than(turn, 2), effect = { draw(2), gain_actions(1) } },
  },
  icon = "helicopter", flavour = "Off the ramp, ten metres, down, look outward.",
}

skill "First Through" {
  era = modern_era,
  cost = 4, nations = { united_states }, needs = { corner_work },
  says = {
    add { attack_dice = 1, of = actor, when = { moved, auto, fewer_than(range, 1) } },
    at { kills, of = actor, when = moved, effect = rally(1) },
  },
  icon = "bloody-sword",
}

skill "Fell Walker" {
  era = modern_era,
  cost = 3, nations = { norway },
  says = {
    add { movement = 1, of = actor, when = place_is(high_ground) },
    add { movement = 1, of = actor, when = place_is(open) },
    add { loadout = 2, of = actor },
  },
  icon = "mountain-climbing", flavour = "A hill is a thing that one goes over on Sundays.",
}

skill "Quiet Patrol" {
  era = modern_era,
  cost = 4, nations = { norway }, needs_keywords = { jeger },
  says = {
    add { hostile_value = -1, of = all, when = fewer_than(hostiles, 3) },
    add { hostile_roll = -1, of = target, when = at_least(range, 1), unless = attacks },
  },
  icon = "hidden",
}

-- ---- Specialists ------------------------------------------------------------

skill "Overwatch Course" {
  era = modern_era,
  cost = 6, needs_keywords = { scout }, printed_cost = 14,
  gives = { long_eye, cold_bore, bolt_drill, small_target },
  icon = "crosshair",
}

skill "Team Leader Course" {
  era = modern_era,
  cost = 8, needs_keywords = { leader }, printed_cost = 20,
  gives = { long_service, on_your_feet, fire_control },
  icon = "rank-2",
}

skill "Breacher Course" {
  era = modern_era,
  cost = 6, needs_keywords = { sapper },
  gives = { charge_layer, good_throw, corner_work },
  says = { add { cover = -1, of = here, when = explosion } },
  icon = "broken-wall",
}
-- SPDX-License-Identifier: CC-BY-4.0
