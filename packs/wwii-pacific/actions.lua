-- The Action deck, first part: cards for Attacks, Moves and the Hostile Turn, and the Location Markers.

local upgun = xp(1)

marker "Next Ridge" {
  copies = 9, settings = { wwii_pacific },
  back = pacific_action,
  icon = "treasure-map",
}
marker "Along the Shore" {
  copies = 8, settings = { wwii_pacific },
  back = pacific_action,
  icon = "palm-tree",
}

-- ---- an Attack is declared -------------------------------------------------

action "Squeeze It Off" {
  copies = 4, settings = { wwii_pacific },
  back = pacific_action,
  icon = "reticule", flavour = "The sling round the elbow, as on the range at San Diego.",
  says = {
    at { declares_attack, when = { me, weapon(ranged) }, raise = upgun,
         effect = add { attack_roll = raised(2, 4) } },
  },
}

action "Rest It on a Root" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "tree-roots", flavour = "Buttress roots as high as a man. Somebody built this for riflemen.",
  says = {
    at { declares_attack, when = { me, weapon(ranged), place_is(jungle) }, unless = moved, raise = upgun,
         effect = add { attack_roll = raised(3, 4), cover_roll = 1 } },
    at { declares_attack, when = { me, weapon(ranged), at_least(range, 1) }, unless = moved, raise = upgun,
         effect = add { attack_roll = raised(3, 5) } },
  },
}

action "Top of the Palm" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "coconuts", flavour = "A rope, a bag of rice, and he meant to stay up there.",
  says = {
    at { declares_attack, when = { unless_raised(me), target_is(sniper) }, raise = upgun,
         effect = add { attack_roll = 4, cover_roll = 3 } },
    at { declares_attack, when = { me, at_least(range, 1), weapon(ranged) }, raise = upgun,
         effect = add { attack_roll = raised(1, 2), cover_roll = raised(1, 2) } },
  },
}

action "Knee High" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "machine-gun", flavour = "Traverse, and keep it below the ferns.",
  says = {
    at { declares_attack, when = { me, auto }, raise = upgun,
         effect = { add { dice = raised(1, 2) }, pin(1, the_hostile) } },
    at { declares_attack, when = { me, spray }, raise = upgun, effect = add { dice = raised(1, 2) } },
    at { declares_attack, when = { me, burst }, raise = upgun, effect = add { attack_roll = raised(2, 3) } },
  },
}

action "Both Pins at Once" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "stick-grenade", flavour = "One in each hand, and his rifle somewhere behind him.",
  says = {
    at { declares_attack, when = { me, weapon(grenade) }, raise = upgun,
         effect = add { dice = raised(1, 2), attack_roll = 1 } },
    at { declares_attack, when = { me, weapon(charge) }, raise = upgun,
         effect = add { dice = raised(1, 2), cover_roll = 1 } },
  },
}

action "Blowtorch and Corkscrew" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "flamethrower", flavour = "Flame in front, and the drill from above.",
  says = {
    at { declares_attack, when = { unless_raised(me), spray }, raise = upgun,
         effect = { add { cover_roll = 3 }, pin(1, the_hostile) } },
    at { declares_attack, when = { unless_raised(me), explosion }, raise = upgun, effect = add { cover_roll = 3 } },
    at { declares_attack, when = { unless_raised(me), target_is(bunker) }, raise = upgun,
         effect = add { attack_roll = 1, cover_roll = 2 } },
  },
}

action "Ten Feet Away" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "crossed-pistols", flavour = "In the jungle nobody has ever seen the enemy. He has only met him.",
  says = {
    at { declares_attack, when = { me, weapon(submachine_gun), fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), dice = 1 } },
    at { declares_attack, when = { me, weapon(shotgun) }, raise = upgun,
         effect = add { dice = raised(1, 2), cover_roll = 1 } },
    at { declares_attack, when = { me, fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = raised(1, 2) } },
  },
}

action "No Sound at All" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  covert = 1, icon = "bowie-knife", flavour = "The rain helps.",
  says = {
    at { declares_attack, when = { me, weapon(blade) }, raise = upgun,
         effect = { add { attack_roll = raised(3, 5), cover_roll = 2 }, draw(1) } },
    at { declares_attack, when = { me, weapon(pistol), fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(2, 4), cover_roll = 2 } },
  },
}

-- ---- the dice of an Attack lie ---------------------------------------------

action "Follow the Tracer" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "targeting", flavour = "Every fifth round tells you where the other four went.",
  says = {
    at { attack_rolled, when = { unless_raised(me), weapon(ranged) }, raise = upgun, effect = set { reroll = 1 } },
  },
}

action "Rotten Log" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "axe-in-stump", flavour = "It looked like a tree. It was mostly ants.",
  says = {
    at { attack_rolled, when = { me, place_is(jungle) }, raise = upgun,
         effect = { add { cover_roll = raised(1, 2) }, set { reroll = 2 } } },
    at { attack_rolled, when = me, raise = upgun,
         effect = { add { cover_roll = raised(0, 1) }, set { reroll = 2 } } },
  },
}

action "Boar's Tusk" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "tusks-flag", flavour = "A gift from a village whose name he could not spell.",
  says = {
    at { attack_rolled, when = { me, at_least(range, 2) }, effect = set { reroll = 3 } },
    at { attack_rolled, cost = xp(1), effect = set { reroll = 3 } },
  },
}

action "While They Are Down" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "target-shot", flavour = "Now. Before they remember who they are.",
  says = {
    at { attack_rolled, when = { unless_raised(me), target_suppress }, raise = upgun,
         effect = { add { attack_roll = 1, per = target_suppress }, add { cover_roll = 1 } } },
    at { attack_rolled, when = { unless_raised(me), target_ekia }, raise = upgun, effect = add { attack_roll = 2 } },
  },
}

-- ---- the Hostile Turn ------------------------------------------------------

action "Hit the Deck" {
  copies = 4, settings = { wwii_pacific },
  back = pacific_action,
  icon = "half-body-crawling", flavour = "There is always a lower place than the one you are in.",
  says = {
    at { hit, when = { unless_raised(me), wounding }, raise = upgun,
         effect = { add { wounds = -2 }, suppress(1, attacked) } },
    at { hit, when = { squad, same_location, wounding }, effect = { add { wounds = -2 }, suppress(1, attacked) } },
  },
}

action "Two-Man Hole" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "dig-hole", flavour = "One sleeps, one listens. Then the other way about.",
  says = {
    at { hostile_attacks, when = { unless_raised(same_location), at_least(soldiers_here, 2) }, unless = moved,
         raise = upgun, effect = add { cover_roll = -3 } },
    at { hostile_attacks, when = unless_raised(me), raise = upgun, effect = add { cover_roll = -2 } },
  },
}

action "Hold Your Fire" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "silence", flavour = "They shout to make you shoot. Let them shout.",
  says = {
    at { hostile_attacks, when = { unless_raised(me), at_least(range, 1) }, unless = attacks, raise = upgun,
         effect = { add { hostile_roll = -4 }, draw(1) } },
    at { hostile_attacks, when = { unless_raised(me), at_least(range, 1) }, raise = upgun,
         effect = add { hostile_roll = -3 } },
  },
}

action "Tin Cans on a Wire" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "barbed-wire", flavour = "A pebble in each. You learn to tell a rat from a sleeve.",
  says = {
    at { hostile_attacks, when = { unless_raised(same_location), fewer_than(range, 1) }, unless = moved, raise = upgun,
         effect = { pin(1, the_hostile), add { hostile_roll = -2 } } },
    at { soldier_turn, unless = hostiles_here, effect = { draw(1), rally(1) } },
  },
}

action "Keep Your Nerve" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "fist", flavour = "It is a land crab. It has been a land crab all night.",
  says = {
    at { hit, when = { unless_raised(me), suppressing }, raise = upgun, effect = set { suppress = 0 } },
    at { soldier_turn, when = unless_raised(suppressed), raise = upgun, effect = rally(2, me_or_any) },
  },
}

action "Fire Lane" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "horizon-road", flavour = "Cut before dark, knee-high, eighty yards long.",
  says = {
    at { hostile_attacks, cost = discard(1), when = unless_raised(me), raise = upgun,
         effect = free_attack(attacked) },
  },
}

action "Drag Him In" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "falling-blob", flavour = "By the collar, by the belt, by whatever there was.",
  says = {
    at { hit, when = { same_location, at_least(wounding, 2) }, unless = me,
         effect = { add { wounds = -3 }, suppress(1, me) } },
    at { hit, when = { same_location, wounding, squad }, effect = { set { wounds = 0 }, suppress(1, me) } },
  },
}

action "Dud in the Sand" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "artillery-shell", flavour = "It stands there, hissing a little, and then does not.",
  says = {
    at { hit, when = { unless_raised(me), wounding, attacker_is(heavy_weapon) }, raise = upgun,
         effect = set { wounds = 0, suppress = 0 } },
    at { hit, cost = xp(2), when = wounding, effect = set { wounds = 0 } },
  },
}

-- ---- a Location is entered -------------------------------------------------

action "On Your Belly" {
  copies = 4, settings = { wwii_pacific },
  back = pacific_action,
  icon = "snake", flavour = "Elbows, knees, elbows. The ground is full of things that were here first.",
  says = {
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -2 }, draw(1) } },
  },
}

action "Rifles over Heads" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "wave-surfer", flavour = "Chest deep, and the bottom is not always there.",
  says = {
    at { enters, when = { unless_raised(me), place_is(water) }, raise = upgun, effect = set { cost = 0 } },
    at { enters, when = { unless_raised(me), place_is(beach) }, raise = upgun, effect = add { cost = -4 } },
    at { enters, when = me, effect = add { cost = -2 } },
  },
}

action "Cut a Way" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "machete", flavour = "Low and slanting, so that nobody trips on what is left.",
  says = {
    at { enters, when = place_is(jungle), effect = add { cost = -4 } },
    at { enters, when = { unless_raised(me), place_is(high_ground) }, raise = upgun, effect = add { cost = -4 } },
    at { enters, when = unless_raised(me), raise = upgun, effect = add { cost = -2 } },
  },
}

action "Up and Over" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "brick-wall", flavour = "Behind the sea wall it is safe. That is why nobody wins there.",
  says = {
    at { enters, when = { unless_raised(me), place_is(fortified) }, raise = upgun,
         effect = { set { cost = 0 }, suppress(1, actor) } },
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -5 }, suppress(1, actor) } },
  },
}

action "Between Two Sentries" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  covert = 1, icon = "hidden", flavour = "They were talking about food. Everybody talks about food.",
  says = {
    at { enters, when = { unless_raised(me), hostiles_here }, raise = upgun, effect = { set { cost = 0 }, draw(1) } },
  },
}

-- ---- Hostiles are drawn ----------------------------------------------------

action "Word from the Villages" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "village", flavour = "They left at dawn, all but a few, and not by this path.",
  says = {
    at { draws_hostiles, unless = in_objective, raise = upgun, effect = add { value = raised(-2, -3) } },
  },
}

action "Coastwatcher's Signal" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "spyglass", flavour = "One man, one radio, one island full of people who hide him.",
  says = {
    at { draws_hostiles, when = in_objective, raise = upgun, effect = add { value = raised(-2, -4) } },
    at { soldier_turn, raise = upgun, effect = { find_location(raised(1, 2)), more_locations(1) } },
  },
}

action "Draw Their Fire" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "acoustic-megaphone", flavour = "Somebody shouts. Somebody always answers.",
  says = {
    at { draws_hostiles, unless = in_objective, raise = upgun,
         effect = { add { value = 2 }, draw(raised(3, 4)), gain_xp(1) } },
    at { soldier_turn, when = at_least(hostiles, 2), effect = { retarget(each_hostile), draw(1) } },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
