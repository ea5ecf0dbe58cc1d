-- What is carried besides Weapons.

-- ---- the wounded, and those who would rather not be --------------------------

equipment "Plate Carrier" {
  era = modern_era,
  cost = 3, weight = 4, counters = 2,
  says = { at { hit, of = target, when = wounding, cost = spend(1), effect = add { wounds = -1 } } },
  icon = "kevlar-vest", flavour = "Front, back, and a prayer for the sides.",
}

-- Ten kilos of glass and steel: for one who goes first.
equipment "Ballistic Shield" {
  era = modern_era,
  cost = 2, weight = 4,
  says = {
    add { terrain_cover = 2, of = target, when = front_most },
    add { attack_roll = -1, of = actor, unless = weapon(pistol) },
  },
  icon = "shield",
}

equipment "Trauma Bag" {
  era = modern_era,
  cost = 3, weight = 3, counters = 4,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = heal(5) } },
  icon = "medical-pack", flavour = "Packed so that the left hand finds what the right hand needs.",
}

equipment "Tourniquet" {
  era = modern_era,
  cost = 1, weight = 0, counters = 1,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = mend(2, a_wound) } },
  icon = "arm-bandage", flavour = "Note the time. Write it on his forehead.",
}

equipment "Caffeine Gum" {
  era = modern_era,
  cost = 1, weight = 0, counters = 1,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = { draw(2), rally(1) } } },
  icon = "medicine-pills",
}

-- ---- ammunition -------------------------------------------------------------

equipment "Chest Rig" {
  era = modern_era,
  cost = 2, weight = 1, counters = 3,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = reload } },
  icon = "bullets", flavour = "Six magazines, pulled with the thumb down.",
}

equipment "Speed Bag" {
  era = modern_era,
  cost = 2, weight = 3, counters = 2,
  says = {
    at { soldier_turn, cost = { action(1), spend(1) }, effect = { reload(a_weapon), resupply(1, each_soldier_here) } },
  },
  icon = "ammo-box",
}

equipment "Spring Legs" {
  era = modern_era,
  cost = 1, weight = 1,
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(machine_gun), at_least(range, 1) }, unless = moved },
    add { attack_roll = 1, of = actor, when = { weapon(scope), at_least(range, 2) }, unless = moved },
  },
  icon = "lee-enfield", flavour = "They snap out, and the shoulder may shake.",
}

-- ---- eyes and ears ----------------------------------------------------------

-- It hears like a mosquito and sees like a hawk, for about twenty minutes.
equipment "Quadcopter" {
  era = modern_era,
  cost = 3, weight = 2, counters = 2,
  says = {
    at { draws_hostiles, cost = spend(1), effect = add { value = -2 } },
    at { soldier_turn, cost = { action(1), spend(1) }, effect = { find_location(1), draw(1) } },
  },
  icon = "delivery-drone",
}

equipment "Laser Rangefinder" {
  era = modern_era,
  cost = 2, weight = 1,
  says = {
    at { declares_attack, when = { same_location, at_least(range, 2) }, cost = per_turn(1),
         effect = add { attack_roll = 2 } },
    at { declares_attack, when = { same_location, weapon(launcher) }, cost = per_turn(1),
         effect = add { attack_roll = 2 } },
  },
  icon = "binoculars", flavour = "Four hundred and twelve. Not about four hundred.",
}

equipment "Red Dot Sight" {
  era = modern_era,
  cost = 2, weight = 0,
  says = { add { attack_roll = 1, of = actor, when = { weapon(carbine), fewer_than(range, 1) } } },
  icon = "on-target",
}

equipment "GPS Receiver" {
  era = modern_era,
  cost = 2, weight = 0,
  says = { at { soldier_turn, cost = { discard(2), per_turn(1) }, effect = { find_location(1), rally(1) } } },
  icon = "position-marker", flavour = "It knows where you are. Where the road is, it only believes.",
}

equipment "Team Radio" {
  era = modern_era,
  cost = 2, weight = 1,
  says = {
    at { soldier_turn, cost = { discard(1), per_turn(1) },
         effect = { draw(1, another_soldier), rally(1, another_soldier) } },
  },
  icon = "walkie-talkie",
}

equipment "Manpack Radio" {
  era = modern_era,
  cost = 3, weight = 5,
  says = { add { support_cost = -1, retain_cost = -1, of = actor } },
  icon = "pocket-radio", flavour = "Six kilos, and a whip that finds every branch.",
}

-- ---- staying unseen ---------------------------------------------------------

equipment "Ghillie Hood" {
  era = modern_era,
  cost = 2, weight = 1,
  says = { add { hostile_roll = -2, of = target, when = at_least(range, 2), unless = moved } },
  icon = "hood",
}

equipment "Muzzle Can" {
  era = modern_era,
  cost = 2, weight = 1,
  says = {
    add { hostile_roll = -1, of = target, when = at_least(attacks, 1) },
    at { eliminates, of = actor, when = fewer_than(hostiles_here, 1), effect = draw(1) },
  },
  icon = "silenced", flavour = "They know it came. They do not know from where.",
}

-- Violet for us, and the wind for whom it likes.
equipment "M18 Smoke" {
  era = modern_era,
  cost = 1, weight = 1, counters = 1,
  says = {
    at { enters, when = same_location, cost = spend(1), effect = add { cost = -3 } },
    at { hostile_attacks, when = { same_location, at_least(range, 1) }, cost = spend(1),
         effect = { add { hostile_roll = -3 }, draw(1) } },
  },
  icon = "smoke-bomb",
}

-- ---- the way there ----------------------------------------------------------

equipment "Frame Charge" {
  era = modern_era,
  cost = 2, weight = 2,
  says = {
    at { enters, when = { same_location, place_is(fortified) }, cost = expend, effect = set { cost = 0 } },
    at { soldier_turn, when = place_is(town), cost = { action(1), expend },
         effect = { bombard(4, a_hostile_here), pin(1, each_hostile_here) } },
  },
  icon = "dynamite",
}

equipment "Folding Ladder" {
  era = modern_era,
  cost = 1, weight = 2,
  says = {
    add { entrance = -1, when = { same_location, place_is(town) } },
    add { entrance = -1, when = { same_location, place_is(high_ground) } },
  },
  icon = "ladder", flavour = "Whoever carries it is called the bride.",
}

equipment "Water Bladder" {
  era = modern_era,
  cost = 2, weight = 1,
  says = { add { hand_size = 1, of = actor } },
  icon = "water-flask", flavour = "Three litres, warm, tasting of the last owner.",
}

-- Go home, said in nine languages, with pictures.
equipment "Phrase Cards" {
  era = modern_era,
  cost = 1, weight = 0, counters = 1,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = { drive_off(a_weak_hostile), gain_xp(1) } } },
  icon = "conversation",
}
-- SPDX-License-Identifier: CC-BY-4.0
