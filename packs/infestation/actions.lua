-- The Action deck, first part: cards for Attacks, Moves and the Hostile Turn, and the Location Markers.

local upgun = xp(1)

marker "Next Milestone" {
  copies = 7, settings = { infestation },
  back = nest_action,
  icon = "treasure-map",
}
marker "Over the Wall" {
  copies = 7, settings = { infestation },
  back = nest_action,
  icon = "stone-wall",
}

-- ---- an Attack is declared -------------------------------------------------

action "Breathe and Press" {
  copies = 4, settings = { infestation },
  back = nest_action,
  icon = "reticule", flavour = "The crosshair goes up and down with you. Wait for down.",
  says = {
    at { declares_attack, when = { me, weapon(ranged) }, raise = upgun,
         effect = add { attack_roll = raised(2, 4) } },
  },
}

action "Where the Shell Meets" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "cracked-shield", flavour = "A line no wider than a pencil.",
  says = {
    at { declares_attack, when = { unless_raised(me), target_is(shell) }, raise = upgun,
         effect = add { cover_roll = 4 } },
    at { declares_attack, when = me, raise = upgun, effect = add { cover_roll = raised(2, 3) } },
  },
}

action "Let It Come" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "bullseye", flavour = "At forty yards you may miss. At four you may not.",
  says = {
    at { declares_attack, when = { me, fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = raised(1, 2) } },
  },
}

action "Walk It In" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "machine-gun", flavour = "Left a little. Left. There.",
  says = {
    at { declares_attack, when = { me, burst }, raise = upgun, effect = add { attack_roll = raised(1, 2), dice = 1 } },
    at { declares_attack, when = { me, auto }, raise = upgun, effect = { add { dice = raised(1, 2) }, pin(1, the_hostile) } },
  },
}

action "Short Fuse" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "unlit-bomb", flavour = "One thousand and one.",
  says = {
    at { declares_attack, when = { unless_raised(me), explosion }, raise = upgun,
         effect = add { dice = 1, cover_roll = 2 } },
    at { declares_attack, when = { unless_raised(me), spray }, raise = upgun, effect = add { dice = 1, attack_roll = 1 } },
  },
}

action "From the Blind Side" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "hidden", flavour = "They have eyes all round, but only two that they trust.",
  says = {
    at { declares_attack, when = { me, target_is(hunter) }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = 2 } },
    at { declares_attack, when = { me, target_is(grazer) }, raise = upgun, effect = add { attack_roll = raised(3, 4) } },
  },
}

-- ---- the dice of an Attack lie ---------------------------------------------

action "Again" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "targeting", flavour = "It is the only order that was ever obeyed at once.",
  says = { at { attack_rolled, when = unless_raised(me), raise = upgun, effect = set { reroll = 1 } } },
}

action "Soft Underneath" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "beetle-shell", flavour = "It reared up to frighten him. It was a mistake.",
  says = {
    at { attack_rolled, when = me, raise = upgun,
         effect = { add { cover_roll = raised(1, 2) }, set { reroll = 2 } } },
  },
}

action "While It Shakes Its Head" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "target-shot",
  says = {
    at { attack_rolled, when = { unless_raised(me), target_suppress }, raise = upgun,
         effect = add { attack_roll = 2, cover_roll = 1 } },
    at { attack_rolled, when = { unless_raised(me), target_ekia }, raise = upgun, effect = add { attack_roll = 2 } },
  },
}

-- ---- the Hostile Turn, and what is as fast ----------------------------------

action "Flat on Your Face" {
  copies = 4, settings = { infestation },
  back = nest_action,
  icon = "half-body-crawling", flavour = "It passes over you, and it is heavy, and then it has passed.",
  says = {
    at { hit, when = { unless_raised(me), wounding }, raise = upgun,
         effect = { add { wounds = -2 }, suppress(1, attacked) } },
    at { hit, when = { same_location, at_least(wounding, 2) }, unless = player,
         effect = { add { wounds = -2 }, suppress(1, attacked) } },
  },
}

action "Back to Back" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "backup", flavour = "Between the two of them there was no behind.",
  says = {
    at { hostile_attacks, when = { unless_raised(same_location), at_least(soldiers_here, 2) }, raise = upgun,
         effect = add { hostile_roll = -3 } },
    at { hostile_attacks, when = me, effect = add { hostile_roll = -2 } },
  },
}

action "Door Between" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "steel-door", flavour = "Oak. They have no use for oak.",
  says = {
    at { hostile_attacks, when = { unless_raised(same_location), place_is(built) }, raise = upgun,
         effect = add { cover_roll = -4 } },
    at { hostile_attacks, when = unless_raised(me), raise = upgun, effect = add { cover_roll = -2 } },
  },
}

action "Not This One" {
  copies = 1, settings = { infestation },
  back = nest_action,
  icon = "heart-shield", flavour = "He said afterwards that he had slipped.",
  says = {
    at { hit, when = { same_location, at_least(wounding, 2) }, unless = me,
         effect = { set { wounds = 0 }, suppress(1, me), wound(1, me) } },
    at { hit, cost = xp(2), when = wounding, effect = set { wounds = 0 } },
  },
}

action "Hold Still" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "silence", flavour = "It stood over them for an hour. Then it ate the wall.",
  says = {
    at { hostile_attacks, when = unless_raised(me), unless = { attacks, moved }, raise = upgun,
         effect = add { hostile_roll = -5 } },
    at { hit, when = { unless_raised(me), suppressing }, raise = upgun, effect = set { suppress = 0 } },
  },
}

action "Shoot as It Leaps" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "crossed-pistols", flavour = "In the air it cannot turn.",
  says = {
    at { hostile_attacks, cost = discard(1), when = unless_raised(me), raise = upgun, effect = free_attack(attacked) },
  },
}

-- ---- a Location is entered -------------------------------------------------

action "Over on Planks" {
  copies = 4, settings = { infestation },
  back = nest_action,
  icon = "rope-bridge", flavour = "Lay, cross, lift, lay.",
  says = { at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -2 }, draw(1) } } },
}

action "Run for the Culvert" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "sewer",
  says = {
    at { enters, when = { unless_raised(me), hostiles_here }, raise = upgun, effect = add { cost = -5 } },
    at { enters, when = { unless_raised(me), place_is(underground) }, raise = upgun, effect = set { cost = 0 } },
    at { enters, when = me, effect = add { cost = -2 } },
  },
}

action "Chalk the Safe Stones" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "stairs", flavour = "A cross is no. A ring is yes. Nothing is nobody knows.",
  says = {
    at { enters, when = place_is(glazed), effect = add { cost = -4 } },
    at { enters, when = unless_raised(me), raise = upgun, effect = add { cost = -3 } },
  },
}

-- ---- Hostiles are drawn ----------------------------------------------------

action "Wind in Our Faces" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "wind-slap", flavour = "They smell lime for miles. They smell yours.",
  says = { at { draws_hostiles, unless = in_objective, raise = upgun, effect = add { value = raised(-2, -3) } } },
}

action "Bait the Road" {
  copies = 1, settings = { infestation },
  back = nest_action,
  icon = "bone-gnawer", flavour = "Two sacks of bonemeal, half a mile the other way.",
  says = {
    at { draws_hostiles, when = in_objective, raise = upgun, effect = add { value = raised(-2, -4) } },
    at { soldier_turn, when = at_least(hostiles, 2), effect = { retarget(each_hostile), draw(1) } },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
