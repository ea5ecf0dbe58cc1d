-- What a Soldier has learned.

-- ---- for everybody ----------------------------------------------------------

skill "Old Salt" {
  era = wwii_era, back = pacific_gear,
  cost = 5, keywords = { cx(1) },
  icon = "anchor", flavour = "He knew the lagoon would be shallow. Nobody asked him.",
}

skill "Second Landing" {
  era = wwii_era, back = pacific_gear,
  cost = 2, keywords = { seasoned(2) },
  icon = "beach-bucket",
}

skill "Level Voice" {
  era = wwii_era, back = pacific_gear,
  cost = 3,
  says = {
    add { hand_size = 1, of = actor, per = wounds_on },
    at { turn_begins, when = fewer_than(cards, 3), effect = draw(1) },
  },
  icon = "brain",
}

skill "Farm Shoulders" {
  era = wwii_era, back = pacific_gear,
  cost = 2,
  says = { add { loadout = 4, of = actor } },
  icon = "weight-lifting-up",
}

skill "Never Still" {
  era = wwii_era, back = pacific_gear,
  cost = 6, printed_cost = 18,
  says = { add { actions = 1, of = actor, when = at_least(health, 6), unless = suppressed } },
  icon = "run",
}

skill "Learns Fast" {
  era = wwii_era, back = pacific_gear,
  cost = 3,
  says = {
    add { experience = 1, of = actor, when = fewer_than(xp, 3) },
    at { attack_rolled, of = actor, cost = { xp(2), per_turn(1) }, effect = set { reroll = 3 } },
  },
  icon = "brainstorm",
}

-- ---- the climate ------------------------------------------------------------

skill "Hard as Teak" {
  era = wwii_era, back = pacific_gear,
  cost = 2, keywords = { used_to_heat(1), used_to_mud(1) },
  says = { add { environment_roll = 1, of = actor } },
  icon = "muscle-up",
}

skill "Never Misses a Tablet" {
  era = wwii_era, back = pacific_gear,
  cost = 1, keywords = { used_to_malaria(2) },
  says = { add { environment_roll = 1, of = actor, when = environment(malaria) } },
  icon = "amber-mosquito", flavour = "He takes his tablet and watches that you take yours.",
}

-- What others keep for the afternoon he uses now.
skill "Runs on Nothing" {
  era = wwii_era, back = pacific_gear,
  cost = 3, keywords = { used_to_heat(2) },
  says = {
    at { soldier_turn, cost = { pay("Hardy (Heat)", 1), per_turn(1) }, effect = gain_actions(1) },
    at { hit, of = target, when = suppressing, cost = pay("Hardy (Mud)", 1), effect = set { suppress = 0 } },
  },
  icon = "sprint",
}

-- He has been here longer than the war.
skill "Islands Hand" {
  era = wwii_era, back = pacific_gear,
  cost = 3, keywords = { fieldcraft(6), used_to_malaria(1) },
  says = { add { entrance = -1, of = actor, when = place_is(jungle) } },
  icon = "island", flavour = "Copra trader, until the schooner was sunk.",
}

-- ---- fire -------------------------------------------------------------------

skill "Patient Shot" {
  era = wwii_era, back = pacific_gear,
  cost = 2,
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(rifle), semi }, unless = moved },
    add { attack_roll = 1, of = actor, when = { weapon(rifle), bolt }, unless = moved },
  },
  icon = "on-target",
}

skill "Reads the Leaves" {
  era = wwii_era, back = pacific_gear,
  cost = 3, needs = { patient_shot },
  says = {
    at { attack_rolled, of = actor, when = weapon(rifle), cost = { discard(1), per_turn(1) }, raise = xp(1),
         effect = set { reroll = raised(1, 3) } },
  },
  icon = "monstera-leaf", flavour = "One branch moved against the wind.",
}

skill "Palm on the Bolt" {
  era = wwii_era, back = pacific_gear,
  cost = 2,
  says = {
    add { bolt_cost = -1, of = actor },
    add { attack_roll = 1, of = actor, when = { bolt, at_least(attacks, 2) } },
  },
  icon = "palm",
}

skill "Spare Barrel" {
  era = wwii_era, back = pacific_gear,
  cost = 3, needs_keywords = { gunner },
  says = { add { reload_number = -1, attack_dice = 1, of = actor, when = weapon(machine_gun), unless = moved } },
  icon = "barrel",
}

-- Four men, one of them with the automatic rifle.
skill "Fire Team" {
  era = wwii_era, back = pacific_gear,
  cost = 3, nations = { united_states }, needs_keywords = { marine },
  says = {
    add { attack_roll = 1, of = actor, when = { burst, at_least(soldiers_here, 2) } },
    add { attack_roll = 1, of = actor, when = { auto, at_least(soldiers_here, 2) } },
    add { attack_roll = 1, of = actor, when = { semi, at_least(soldiers_here, 3) } },
  },
  icon = "backup",
}

skill "Underarm Throw" {
  era = wwii_era, back = pacific_gear,
  cost = 2,
  says = {
    add { attack_roll = 1, of = actor, when = weapon(grenade) },
    add { attack_roll = 1, of = actor, when = weapon(charge) },
    add { attack_roll = 2, of = actor, when = thrown, unless = weapon(grenade) },
  },
  icon = "throwing-ball",
}

skill "Bunker Buster" {
  era = wwii_era, back = pacific_gear,
  cost = 3,
  says = {
    add { attack_roll = 1, cover_roll = 1, of = actor, when = weapon(launcher), unless = moved },
    add { cover_roll = 2, of = actor, when = target_is(bunker) },
  },
  icon = "bunker-assault",
}

skill "Torch Man" {
  era = wwii_era, back = pacific_gear,
  cost = 3,
  says = {
    add { attack_roll = 1, cover_roll = 1, of = actor, when = spray },
    add { terrain_cover = 1, of = target, when = fewer_than(range, 1) },
  },
  icon = "flame-spin", flavour = "Somebody must, and he has stopped dreaming of it.",
}

skill "Magazine Juggler" {
  era = wwii_era, back = pacific_gear,
  cost = 2,
  says = { add { reload_number = -1, of = actor }, add { attack_roll = 1, of = actor, when = weapon(pistol) } },
  icon = "reload-gun-barrel",
}

-- ---- staying alive ----------------------------------------------------------

skill "Face in the Mud" {
  era = wwii_era, back = pacific_gear,
  cost = 2,
  says = {
    at { hit, of = target, when = wounding, cost = { take_suppress(1), per_turn(1) }, effect = add { wounds = -1 } },
  },
  icon = "half-body-crawling",
}

skill "Will Not Stay Down" {
  era = wwii_era, back = pacific_gear,
  cost = 3,
  says = {
    add { wounds = -1, of = target, when = fewer_than(health, 4) },
    at { turn_begins, when = fewer_than(health, 4), effect = rally(1) },
  },
  icon = "fist",
}

skill "One with the Ferns" {
  era = wwii_era, back = pacific_gear,
  cost = 3,
  says = {
    add { hostile_roll = -1, of = target, when = at_least(range, 1), unless = attacks },
    add { terrain_cover = 1, of = target, when = place_is(jungle), unless = moved },
  },
  icon = "fern",
}

skill "Ward Orderly" {
  era = wwii_era, back = pacific_gear,
  cost = 2, needs_keywords = { medic },
  says = { add { heal_roll = 2, of = actor } },
  icon = "scalpel",
}

-- ---- going first, and leading -----------------------------------------------

skill "Quick on the Track" {
  era = wwii_era, back = pacific_gear,
  cost = 3, needs_keywords = { digger },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(submachine_gun), front_most } },
    add { terrain_cover = 1, of = target, when = { front_most, moved } },
  },
  icon = "trail",
}

skill "Smells the Ambush" {
  era = wwii_era, back = pacific_gear,
  cost = 3, needs_keywords = { scout },
  says = {
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, raise = xp(1), effect = add { value = raised(-1, -2) } },
    add { ability_roll = 1, of = actor, when = testing(fieldcraft) },
  },
  icon = "sniffing-dog",
}

skill "Naval Gunfire Spotter" {
  era = wwii_era, back = pacific_gear,
  cost = 4,
  says = {
    add { support_cost = -1, of = actor },
    add { retain_cost = -1, of = actor },
    at { bombarded, cost = per_turn(1), effect = draw(1) },
  },
  icon = "battleship", flavour = "The ship sees a green line. He sees the leaf that moves.",
}

skill "Come On Then" {
  era = wwii_era, back = pacific_gear,
  cost = 3, needs_keywords = { leader },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, raise = xp(1),
         effect = rally(raised(1, 3), each_soldier_here) },
  },
  icon = "rally-the-troops",
}

skill "Squad Tactics" {
  era = wwii_era, back = pacific_gear,
  cost = 4, needs_keywords = { leader },
  says = {
    add { attack_roll = 1, of = here, when = squad, unless = me },
    add { attack_roll = 1, of = here, when = non_player, unless = me },
    at { soldier_turn, cost = { xp(1), per_turn(1) }, effect = free_move(a_soldier_here) },
  },
  icon = "rank-2",
}

-- ---- trades -----------------------------------------------------------------

skill "Powder Monkey" {
  era = wwii_era, back = pacific_gear,
  cost = 2, keywords = { demolition(5) },
  says = { add { cover_roll = 1, of = actor, when = weapon(charge) } },
  icon = "monkey", flavour = "Sydney sewers, 1936 to 1940.",
}

skill "Trapper" {
  era = wwii_era, back = pacific_gear,
  cost = 2, keywords = { fieldcraft(5) },
  says = { at { success, of = actor, effect = draw(1) } },
  icon = "wolf-trap",
}

skill "Raider Pace" {
  era = wwii_era, back = pacific_gear,
  cost = 4, nations = { united_states }, needs_keywords = { raider },
  says = {
    add { movement = 1, of = actor },
    add { attack_roll = 1, of = actor, when = { moved, weapon(ranged) } },
  },
  icon = "sprint",
}

skill "Canungra Trained" {
  era = wwii_era, back = pacific_gear,
  cost = 4, nations = { australia }, needs_keywords = { digger },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(ranged), fewer_than(range, 1) } },
    add { entrance = -1, of = actor, when = place_is(water) },
    add { entrance = -1, of = actor, when = place_is(high_ground) },
    add { environment_roll = 1, of = actor },
  },
  icon = "mountain-climbing",
  flavour = "Three weeks in the Queensland rain. Nobody complained of the islands afterwards.",
}

-- ---- Specialists ------------------------------------------------------------

skill "Scout-Sniper Course" {
  era = wwii_era, back = pacific_gear,
  cost = 6, needs_keywords = { scout }, printed_cost = 14,
  gives = { patient_shot, reads_the_leaves, one_with_the_ferns, palm_on_the_bolt },
  icon = "crosshair",
}

skill "Platoon Guide" {
  era = wwii_era, back = pacific_gear,
  cost = 8, needs_keywords = { leader }, printed_cost = 20,
  gives = { old_salt, come_on_then, second_landing },
  says = { add { cover_roll = 1, of = here, when = squad } },
  icon = "rank-3",
}

skill "Assault Demolition Team" {
  era = wwii_era, back = pacific_gear,
  cost = 5, printed_cost = 16,
  gives = { underarm_throw, torch_man, farm_shoulders },
  icon = "time-dynamite",
}
-- SPDX-License-Identifier: CC-BY-4.0
