-- The Action deck, first part: the Location Markers, and cards for Attacks, the Hostile Turn, Moves and Hostiles drawn.

local upgun = xp(1)

marker "Next Waypoint" {
  copies = 9, settings = { modern_daytime, private_military, shadow_war },
  icon = "position-marker",
}
marker "New Grid" {
  copies = 7, settings = { modern_daytime, private_military, shadow_war },
  icon = "treasure-map",
}

-- ---- an Attack is declared -------------------------------------------------

action "Slow Squeeze" {
  copies = 4, settings = { modern_daytime, private_military, shadow_war },
  icon = "reticule", flavour = "The shot should come as a surprise. To both of you.",
  says = {
    at { declares_attack, when = { me, weapon(ranged) }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = raised(0, 1) } },
  },
}

action "Call the Wind" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "wind-slap", flavour = "Half a mil left. Wait. Now.",
  says = {
    at { declares_attack, when = { me, weapon(scope), at_least(range, 2) }, raise = upgun,
         effect = add { attack_roll = raised(3, 5), cover_roll = raised(1, 2) } },
    at { declares_attack, when = { same_location, weapon(ranged), at_least(range, 1) }, unless = me, raise = upgun,
         effect = add { attack_roll = raised(2, 3) } },
  },
}

action "Long Burst" {
  copies = 3, settings = { modern_daytime, private_military },
  icon = "machine-gun", flavour = "The manual says six to nine. The manual is not here.",
  says = {
    at { declares_attack, when = { me, weapon(machine_gun) }, raise = upgun,
         effect = { add { dice = raised(1, 2) }, pin(1, the_hostile) } },
    at { declares_attack, when = { me, auto }, raise = upgun, effect = add { dice = 1, attack_roll = raised(0, 2) } },
    at { declares_attack, when = { me, burst }, raise = upgun, effect = add { dice = 1, attack_roll = raised(0, 2) } },
  },
}

action "Through the Doorway" {
  copies = 3, settings = { modern_daytime, private_military, shadow_war },
  icon = "wooden-door", flavour = "Left, right, centre, clear. Next.",
  says = {
    at { declares_attack, when = { me, place_is(town), fewer_than(range, 1) }, raise = upgun,
         effect = { add { attack_roll = raised(3, 4), cover_roll = 1 }, draw(1) } },
    at { declares_attack, when = { me, fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(1, 3) } },
  },
}

action "Late Fuse" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "explosion-rays", flavour = "It is held a moment, and goes off where a wall is no use.",
  says = {
    at { declares_attack, when = { me, weapon(grenade) }, raise = upgun,
         effect = add { cover_roll = raised(2, 3), dice = 1 } },
    at { declares_attack, when = { me, weapon(launcher) }, raise = upgun,
         effect = add { attack_roll = 1, cover_roll = raised(2, 4) } },
  },
}

action "Engine Block" {
  copies = 1, settings = { modern_daytime, private_military },
  icon = "car-battery", flavour = "It is under the part that everybody shoots at.",
  says = {
    at { declares_attack, when = { unless_raised(me), target_is(vehicle) }, raise = upgun,
         effect = add { attack_roll = 2, cover_roll = 3 } },
    at { declares_attack, when = { unless_raised(me), target_is(machine) }, raise = upgun,
         effect = add { attack_roll = 3 } },
  },
}

action "Knife Work" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  covert = 1,
  icon = "bowie-knife", flavour = "He was looking at his phone.",
  says = {
    at { declares_attack, when = { me, weapon(blade) }, raise = upgun,
         effect = add { attack_roll = raised(4, 6), cover_roll = 3 } },
    at { declares_attack, when = { me, weapon(pistol), fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(3, 5), cover_roll = 2 } },
    at { declares_attack, when = { me, fewer_than(range, 1) }, unless = { auto, explosion },
         effect = add { attack_roll = 1, cover_roll = 1 } },
  },
}

-- ---- the dice of an Attack lie ---------------------------------------------

action "Drop Fifty" {
  copies = 3, settings = { modern_daytime, private_military, shadow_war },
  icon = "targeting", flavour = "Over. Left ten. Again.",
  says = {
    at { attack_rolled, when = unless_raised(me), raise = upgun, effect = set { reroll = 1 } },
  },
}

action "Four Eyes" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "binoculars", flavour = "One looks, one breathes out.",
  says = {
    at { attack_rolled, when = { same_location, at_least(range, 1) }, unless = me,
         effect = { set { reroll = 1 }, draw(1) } },
    at { attack_rolled, when = { me, at_least(soldiers_here, 2) }, raise = upgun,
         effect = add { attack_roll = raised(1, 3) } },
  },
}

action "Black Tip" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "supersonic-bullet", flavour = "It does not ask what the wall is made of.",
  says = {
    at { attack_rolled, when = { me, weapon(ranged) }, raise = upgun, effect = add { cover_roll = raised(2, 4) } },
    at { attack_rolled, when = me, effect = set { reroll = 2 } },
  },
}

action "Keep Them There" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "target-shot", flavour = "Those who are down stay down. Those who get up, too.",
  says = {
    at { attack_rolled, when = { unless_raised(me), target_suppress }, raise = upgun,
         effect = { add { attack_roll = 2, cover_roll = 1 }, pin(1, the_hostile) } },
    at { attack_rolled, when = { unless_raised(me), at_least(attacks, 2) }, raise = upgun,
         effect = add { attack_roll = 1, cover_roll = 1 } },
  },
}

-- ---- the Hostile Turn ------------------------------------------------------

action "Eat Dirt" {
  copies = 4, settings = { modern_daytime, private_military, shadow_war },
  icon = "half-body-crawling", flavour = "It tastes the same everywhere.",
  says = {
    at { hit, when = { unless_raised(me), wounding }, raise = upgun,
         effect = { add { wounds = -2 }, set { suppress = 1 } } },
  },
}

action "Good Brick" {
  copies = 3, settings = { modern_daytime, private_military, shadow_war },
  icon = "brick-wall", flavour = "Concealment is a bush. Cover is what the bush was hoping to be.",
  says = {
    at { hostile_attacks, when = { unless_raised(same_location), place_is(fortified) }, raise = upgun,
         effect = add { cover_roll = -4 } },
    at { hostile_attacks, when = { unless_raised(same_location), place_is(town) }, raise = upgun,
         effect = add { cover_roll = -4 } },
    at { hostile_attacks, when = unless_raised(me), raise = upgun,
         effect = add { cover_roll = -2, hostile_roll = -1 } },
  },
}

action "All Fingers" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "heart-shield", flavour = "Ringing ears, and ten of them. Go.",
  says = {
    at { hit, when = { unless_raised(me), suppressing }, raise = upgun, effect = set { suppress = 0 } },
    at { soldier_turn, raise = upgun, effect = { rally(3, me_or_any), draw(1, me_or_any) } },
  },
}

action "Faster About It" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "crossed-pistols", flavour = "Both were surprised. One got over it.",
  says = {
    at { hostile_attacks, cost = discard(1), when = { unless_raised(me), fewer_than(range, 2) }, raise = upgun,
         effect = free_attack(attacked) },
  },
}

action "There Were Two" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "crossed-sabres", flavour = "They stood up to shoot at one of us.",
  says = {
    at { hostile_attacks, when = same_location, unless = me,
         effect = { add { hostile_roll = -3 }, pin(1, the_hostile) } },
    at { hostile_attacks, when = unless_raised(me), raise = upgun,
         effect = { add { hostile_roll = -2 }, retarget(the_hostile) } },
  },
}

action "Pull Him In" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "fall-down", flavour = "By the strap between the shoulders. That is what it is for.",
  says = {
    at { hit, when = { same_location, at_least(wounding, 2) }, unless = me,
         effect = { add { wounds = -2 }, suppress(1, me) } },
    at { hit, when = { squad, unless_raised(same_location), wounding }, raise = upgun, effect = add { wounds = -2 } },
  },
}

action "The Plate Held" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  icon = "kevlar-vest", flavour = "A bruise like a dinner plate, and the best day of his life.",
  says = {
    at { hit, cost = xp(1), when = { me, wounding }, effect = { set { wounds = 0 }, draw(1) } },
    at { hit, cost = discard(2), when = wounding, effect = add { wounds = -2 } },
  },
}

-- ---- a Location is entered -------------------------------------------------

action "Up and Set" {
  copies = 4, settings = { modern_daytime, private_military, shadow_war },
  icon = "sprint", flavour = "Moving! Move! Down!",
  says = {
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -3 } } },
  },
}

action "Long Stride" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "run", flavour = "The last man sets the pace. He is at the front today.",
  says = {
    at { enters, when = { unless_raised(me), place_is(road) }, raise = upgun, effect = { add { cost = -2 }, draw(2) } },
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -1 }, draw(1) } },
  },
}

action "Over the Wall" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "ladder", flavour = "Hands, knee, shoulder, and the sound of trousers.",
  says = {
    at { enters, when = { unless_raised(me), place_is(fortified) }, raise = upgun, effect = set { cost = 0 } },
    at { enters, when = { unless_raised(me), place_is(high_ground) }, raise = upgun, effect = set { cost = 0 } },
    at { enters, when = { unless_raised(me), place_is(town) }, raise = upgun, effect = add { cost = -4 } },
    at { enters, when = me, effect = add { cost = -2 } },
  },
}

action "Fold of Earth" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  covert = 1,
  icon = "hills", flavour = "A fold no deeper than a bath, exactly where it is needed.",
  says = {
    at { enters, when = { unless_raised(me), hostiles_here }, raise = upgun,
         effect = { set { cost = 0 }, gain_actions(1, actor) } },
    at { enters, when = unless_raised(me), raise = upgun, effect = set { cost = 0 } },
  },
}

-- ---- Hostiles are drawn ----------------------------------------------------

action "Bird's Eye" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "delivery-drone", flavour = "Six warm, two cold, one dog.",
  says = {
    at { draws_hostiles, when = in_objective, raise = upgun, effect = add { value = raised(-2, -4) } },
    at { draws_hostiles, raise = upgun, effect = add { value = raised(-1, -2) } },
  },
}

action "Tip-Off" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "conversation", flavour = "The boy with the bread says: not that street.",
  says = {
    at { draws_hostiles, cost = discard(1), when = place_is(town), effect = add { value = -3 } },
    at { soldier_turn, cost = discard(1), effect = { find_location(1), more_locations(1) } },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
