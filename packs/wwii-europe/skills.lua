-- What a Soldier has learned.

-- ---- for everybody ----------------------------------------------------------

skill "Old Hand" {
  era = wwii_era, cost = 5, keywords = { cx(1) },
  icon = "medal", flavour = "He is never in a hurry, and never late.",
}

skill "Blooded" {
  era = wwii_era, cost = 2, keywords = { seasoned(2) },
  icon = "bloody-sword",
}

-- Wounds do not cost him his plan.
skill "Cool Head" {
  era = wwii_era, cost = 3,
  says = {
    add { hand_size = 1, of = actor, per = wounds_on },
    at { turn_begins, when = fewer_than(cards, 3), effect = draw(1) },
  },
  icon = "brain",
}

skill "Strong Back" {
  era = wwii_era, cost = 2,
  says = { add { loadout = 4, of = actor } },
  icon = "weight-lifting-up",
}

skill "Relentless" {
  era = wwii_era, cost = 6, printed_cost = 18,
  says = { add { actions = 1, of = actor, when = at_least(health, 6), unless = suppressed } },
  icon = "run", flavour = "Unhurt and unpinned, he does the work of two.",
}

skill "Hard Lessons" {
  era = wwii_era, cost = 3,
  says = {
    add { experience = 1, of = actor, when = fewer_than(xp, 3) },
    at { hit, of = target, when = wounding, cost = { xp(2), per_turn(1) }, effect = add { wounds = -1 } },
  },
  icon = "scar-wound",
}

-- ---- fire -------------------------------------------------------------------

skill "Deliberate Shot" {
  era = wwii_era, cost = 2,
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(rifle), semi }, unless = moved },
    add { attack_roll = 1, of = actor, when = { weapon(rifle), bolt }, unless = moved },
  },
  icon = "on-target",
}

skill "Crack Shot" {
  era = wwii_era, cost = 3, needs = { deliberate_shot },
  says = {
    at { attack_rolled, of = actor, when = weapon(rifle), cost = { discard(1), per_turn(1) }, raise = xp(1),
         effect = set { reroll = raised(1, 3) } },
  },
  icon = "bullseye",
}

skill "Quick Bolt" {
  era = wwii_era, cost = 2,
  says = {
    add { bolt_cost = -1, of = actor },
    add { attack_roll = 1, of = actor, when = { bolt, at_least(attacks, 2) } },
  },
  icon = "gun-stock", flavour = "The sights never leave the target.",
}

skill "Counted Rounds" {
  era = wwii_era, cost = 2,
  says = { add { reload_number = -1, of = actor } },
  icon = "heavy-bullets", flavour = "Change magazines before the magazine tells you to.",
}

skill "Empty the Magazine" {
  era = wwii_era, cost = 3,
  says = {
    at { declares_attack, of = actor, when = auto, cost = discard(1), raise = xp(1),
         effect = add { dice = raised(1, 3) } },
  },
  icon = "bullet-impacts",
}

skill "Feed the Gun" {
  era = wwii_era, cost = 3, needs_keywords = { gunner },
  says = { add { attack_dice = 1, of = actor, when = { weapon(machine_gun), at_least(soldiers_here, 2) } } },
  icon = "machine-gun-magazine",
}

skill "Good Arm" {
  era = wwii_era, cost = 2,
  says = {
    add { attack_roll = 1, of = actor, when = weapon(grenade) },
    add { attack_roll = 2, of = actor, when = thrown, unless = weapon(grenade) },
  },
  icon = "thrown-daggers", flavour = "Third base, before all this.",
}

skill "Blast and Burn" {
  era = wwii_era, cost = 3,
  says = {
    add { cover_roll = 1, of = actor, when = explosion },
    add { cover_roll = 2, of = actor, when = spray },
  },
  icon = "dynamite",
}

skill "Tank Hunter" {
  era = wwii_era, cost = 3,
  says = {
    add { attack_roll = 2, cover_roll = 1, of = actor, when = weapon(launcher), unless = moved },
    add { experience = 2, of = actor, when = target_is(vehicle) },
  },
  icon = "tank", flavour = "Wait for the side of it.",
}

-- ---- staying alive ----------------------------------------------------------

skill "Hug the Ground" {
  era = wwii_era, cost = 2,
  says = {
    at { hit, of = target, when = wounding, cost = { take_suppress(1), per_turn(1) }, effect = add { wounds = -1 } },
  },
  icon = "half-body-crawling",
}

skill "Hard to Kill" {
  era = wwii_era, cost = 3,
  says = { add { wounds = -1, of = target, when = fewer_than(health, 4) } },
  icon = "tombstone",
}

skill "Low Profile" {
  era = wwii_era, cost = 3,
  says = { add { hostile_roll = -1, of = target, when = at_least(range, 1), unless = moved } },
  icon = "hidden",
}

skill "Surgeon's Hands" {
  era = wwii_era, cost = 2, needs_keywords = { medic },
  says = { add { heal_roll = 2, of = actor } },
  icon = "scalpel", flavour = "Two years of medicine, then the draft board.",
}

-- ---- going first, and leading -----------------------------------------------

skill "Point Man" {
  era = wwii_era, cost = 3, needs_keywords = { scout },
  says = {
    add { terrain_cover = 1, of = target, when = front_most },
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, raise = xp(1), effect = add { value = raised(-1, -2) } },
  },
  icon = "walking-scout",
}

skill "Forward Observer" {
  era = wwii_era, cost = 4,
  says = {
    add { support_cost = -1, of = actor },
    add { retain_cost = -1, of = actor },
  },
  icon = "radio-tower", flavour = "Left fifty, repeat.",
}

skill "Rally on Me" {
  era = wwii_era, cost = 3, needs_keywords = { leader },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, raise = xp(1),
         effect = rally(raised(1, 3), each_soldier_here) },
  },
  icon = "rally-the-troops",
}

-- He puts those he leads where he wants them, and where they shoot.
skill "Section Commander" {
  era = wwii_era, cost = 4, needs_keywords = { leader },
  says = {
    add { attack_roll = 1, of = here, when = squad, unless = me },
    add { attack_roll = 1, of = here, when = non_player, unless = me },
    at { soldier_turn, cost = { xp(1), per_turn(1) }, effect = free_move(a_soldier_here) },
  },
  icon = "rank-2",
}

-- ---- Nations ----------------------------------------------------------------

skill "Pathfinder" {
  era = wwii_era, cost = 4, nations = { united_states }, needs_keywords = { airborne },
  says = {
    add { entrance = -1, when = same_location },
    at { soldier_turn, cost = { action(1), once_a_mission }, effect = { find_location(1), more_locations(1) } },
  },
  icon = "compass", flavour = "First out, with a lamp and a set of panels.",
}

skill "Marching Fire" {
  era = wwii_era, cost = 3, nations = { united_states }, needs_keywords = { gunner },
  says = {
    add { attack_roll = 2, of = actor, when = { moved, burst } },
    add { attack_roll = 2, of = actor, when = { moved, auto } },
    add { attack_roll = 2, of = actor, when = { moved, spray } },
  },
  icon = "boots", flavour = "Every second step a short burst, whether you see them or not.",
}

skill "Lead the Way" {
  era = wwii_era, cost = 4, nations = { united_states }, needs_keywords = { ranger },
  says = { add { movement = 1, attack_roll = 1, of = actor, when = front_most } },
  icon = "trail",
}

skill "Stiff Upper Lip" {
  era = wwii_era, cost = 3, nations = { united_kingdom }, needs = { blooded },
  says = {
    at { turn_begins, effect = rally(1) },
    at { hit, of = target, when = suppressing, cost = discard(2), effect = set { suppress = 0 } },
  },
  icon = "teapot",
}

skill "Achnacarry Trained" {
  era = wwii_era, cost = 4, nations = { united_kingdom }, needs_keywords = { commando },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(ranged), fewer_than(range, 1) } },
    add { attack_roll = 2, of = actor, when = thrown },
    add { entrance = -1, of = actor, when = place_is(water) },
    add { entrance = -1, of = actor, when = place_is(high_ground) },
  },
  icon = "mountain-climbing", flavour = "Six weeks in the Highlands, with live rounds.",
}

-- ---- Specialists ------------------------------------------------------------

skill "Sniper School" {
  era = wwii_era, cost = 6, needs_keywords = { scout }, printed_cost = 14,
  gives = { deliberate_shot, crack_shot, low_profile, quick_bolt },
  icon = "crosshair",
}

-- He has the Squad's ear as well.
skill "Platoon Sergeant" {
  era = wwii_era, cost = 8, needs_keywords = { leader }, printed_cost = 20,
  gives = { old_hand, rally_on_me, blooded },
  says = {
    add { cover_roll = 1, of = here, when = squad },
    add { cover_roll = 1, of = here, when = non_player },
  },
  icon = "rank-3",
}

skill "Assault Engineer" {
  era = wwii_era, cost = 5, needs = { blooded }, printed_cost = 16,
  gives = { blast_and_burn, good_arm, strong_back },
  icon = "metal-detector",
}
-- SPDX-License-Identifier: CC-BY-4.0
