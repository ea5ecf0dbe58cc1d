-- The Action deck, first part: cards for Attacks, Moves and the Hostile Turn, and the Location Markers.

local upgun = xp(1)

marker "New Ground"    { copies = 9, icon = "treasure-map" }
marker "Down the Road" { copies = 7, icon = "horizon-road" }

-- ---- an Attack is declared -------------------------------------------------

action "Aimed Shot" {
  copies = 4, icon = "reticule", flavour = "Half a breath out. Hold the other half.",
  says = {
    at { declares_attack, when = { me, weapon(ranged) }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = raised(0, 1) } },
  },
}

action "Elbows Down" {
  copies = 2, icon = "winchester-rifle", flavour = "He has had this gap in the hedge to himself all morning.",
  says = {
    at { declares_attack, when = { me, weapon(ranged), target_is(officer) }, unless = moved, raise = upgun,
         effect = add { attack_roll = raised(3, 5), cover_roll = 1 } },
    at { declares_attack, when = { me, weapon(ranged), at_least(range, 1) }, unless = moved, raise = upgun,
         effect = add { attack_roll = raised(3, 5) } },
  },
}

action "Mad Minute" {
  copies = 2, icon = "bullets",
  flavour = "Fifteen aimed rounds in sixty seconds. The old hands do not stop at fifteen.",
  says = {
    at { declares_attack, when = { unless_raised(me), bolt }, raise = upgun,
         effect = { add { attack_roll = 2 }, draw(1, actor) } },
  },
}

action "Walking Fire" {
  copies = 2, icon = "machine-gun", flavour = "From the hip, a burst at every left foot.",
  says = {
    at { declares_attack, when = { me, weapon(machine_gun) }, unless = semi, raise = upgun,
         effect = { pin(1, the_hostile), add { dice = raised(1, 2) } } },
    at { declares_attack, when = { me, auto }, raise = upgun,
         effect = { pin(raised(1, 2), the_hostile), add { attack_roll = 1 } } },
    at { declares_attack, when = { me, burst }, raise = upgun, effect = add { attack_roll = raised(1, 3) } },
  },
}

action "Hold the Fuse" {
  copies = 2, icon = "grenade", flavour = "One thousand, two thousand - now.",
  says = {
    at { declares_attack, when = { me, explosion, weapon(grenade) }, raise = upgun,
         effect = add { dice = raised(1, 2), cover_roll = 1 } },
  },
}

action "Where It Is Thin" {
  copies = 1, icon = "tank-tread", flavour = "Rear plate, low, beside the exhaust.",
  says = {
    at { declares_attack, when = { unless_raised(me), target_is(vehicle) }, raise = upgun,
         effect = add { cover_roll = 3 } },
    at { declares_attack, when = { me, explosion }, raise = upgun,
         effect = add { attack_roll = 1, cover_roll = raised(1, 2) } },
    at { declares_attack, when = { me, spray }, raise = upgun, effect = add { cover_roll = raised(1, 3) } },
  },
}

action "Room to Room" {
  copies = 2, icon = "wooden-door", flavour = "Grenade, door, burst, shout. Next door.",
  says = {
    at { declares_attack, when = { me, place_is(town), fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(3, 4), cover_roll = 2 } },
    at { declares_attack, when = { me, fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = raised(0, 1) } },
  },
}

action "Cold Steel" {
  copies = 1, covert = 1, icon = "trench-knife", flavour = "Nobody in the next house wakes up.",
  says = {
    at { declares_attack, when = { me, thrown }, unless = weapon(grenade),
         effect = { add { attack_roll = 4, cover_roll = 2 }, draw(1) } },
    at { declares_attack, when = { me, weapon(blade) }, raise = upgun,
         effect = add { attack_roll = raised(3, 5), cover_roll = 2 } },
    at { declares_attack, when = { me, weapon(pistol), fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(2, 4), cover_roll = 2 } },
  },
}

-- ---- the dice of an Attack lie ---------------------------------------------

action "Correct and Fire" {
  copies = 2, icon = "targeting", flavour = "Two fingers left, and again.",
  says = {
    at { attack_rolled, when = { unless_raised(me), weapon(ranged) }, raise = upgun, effect = set { reroll = 1 } },
  },
}

action "Thin Boards" {
  copies = 2, icon = "wooden-fence", flavour = "A barn door keeps out the rain.",
  says = {
    at { attack_rolled, when = me, raise = upgun, effect = { add { cover_roll = raised(0, 1) }, set { reroll = 2 } } },
  },
}

action "Lucky Coin" {
  copies = 2, icon = "coinflip", flavour = "It has been to Sicily and back.",
  says = {
    at { attack_rolled, when = { me, at_least(target_value, 4) }, effect = set { reroll = 3 } },
    at { attack_rolled, cost = xp(1), effect = set { reroll = 3 } },
  },
}

action "Fix and Finish" {
  copies = 2, icon = "target-shot", flavour = "Their heads are down. Keep walking.",
  says = {
    at { attack_rolled, when = { unless_raised(me), target_suppress }, raise = upgun,
         effect = { add { attack_roll = 1, per = target_suppress }, add { cover_roll = 1 } } },
    at { attack_rolled, when = { unless_raised(me), target_ekia, fewer_than(active, 2) }, raise = upgun,
         effect = add { attack_roll = 2, cover_roll = 1 } },
  },
}

-- ---- the Hostile Turn ------------------------------------------------------

action "Flat on Your Face" {
  copies = 4, icon = "half-body-crawling", flavour = "Mud in the teeth is better than the other thing.",
  says = {
    at { hit, when = { squad, same_location, wounding }, effect = { add { wounds = -2 }, suppress(1, attacked) } },
    at { hit, when = { unless_raised(me), wounding }, raise = upgun,
         effect = { add { wounds = -2 }, suppress(1, attacked) } },
  },
}

action "Slit Trench" {
  copies = 3, icon = "dig-dug", flavour = "Dig first. Eat afterwards.",
  says = {
    at { hostile_attacks, when = unless_raised(same_location), unless = moved, raise = upgun,
         effect = add { cover_roll = -3 } },
    at { hostile_attacks, when = { unless_raised(me), moved }, raise = upgun, effect = add { cover_roll = -2 } },
  },
}

action "Steady Lads" {
  copies = 2, icon = "sergeant", flavour = "If you heard it, it has missed you.",
  says = {
    at { hit, when = { unless_raised(me), suppressing }, raise = upgun, effect = set { suppress = 0 } },
    at { soldier_turn, when = unless_raised(suppressed), raise = upgun, effect = rally(2, me_or_any) },
  },
}

action "Helmet on a Stick" {
  copies = 2, icon = "brodie-helmet", flavour = "One hole, front to back. Church tower, second louvre.",
  says = {
    at { hostile_attacks, when = { unless_raised(me), attacker_is(sniper) }, raise = upgun,
         effect = { add { hostile_roll = -3 }, pin(1, the_hostile) } },
    at { hostile_attacks, when = { unless_raised(me), at_least(range, 1), fewer_than(target_value, 4) }, raise = upgun,
         effect = { add { hostile_roll = -3 }, retarget(the_hostile) } },
  },
}

action "Shoot First" {
  copies = 2, icon = "crossed-pistols", flavour = "He came round the corner with his rifle slung.",
  says = {
    at { hostile_attacks, cost = discard(1), when = unless_raised(me), raise = upgun, effect = free_attack(attacked) },
  },
}

action "They Waver" {
  copies = 2, icon = "broken-heart", flavour = "The man beside him is dead, and it is a long way to Berlin.",
  says = {
    at { hostile_attacks, when = { unless_raised(me), target_ekia }, raise = upgun,
         effect = { add { hostile_roll = -2, per = target_ekia }, push_back(1, the_hostile) } },
    at { hostile_attacks, when = { unless_raised(me), target_suppress }, raise = upgun,
         effect = add { hostile_roll = -2, per = target_suppress } },
  },
}

action "Shove Him Down" {
  copies = 2, icon = "fall-down", flavour = "He did not stop to think about it.",
  says = {
    at { hit, when = { same_location, at_least(wounding, 2) }, unless = me,
         effect = { set { wounds = 0 }, wound(1, me) } },
  },
}

action "Dud Round" {
  copies = 1, icon = "artillery-shell", flavour = "Somebody in a Skoda shop had been careless on purpose.",
  says = {
    at { hit, when = { unless_raised(me), wounding, attacker_is(vehicle) }, raise = upgun,
         effect = set { wounds = 0, suppress = 0 } },
    at { hit, cost = xp(2), when = wounding, effect = set { wounds = 0 } },
  },
}

-- ---- a Location is entered -------------------------------------------------

action "By Bounds" {
  copies = 4, icon = "sprint", flavour = "Up. He sees me. Down.",
  says = {
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -2 }, draw(1) } },
  },
}

action "Close Up" {
  copies = 1, icon = "footsteps", flavour = "Five yards between you, not fifty!",
  says = {
    at { enters, when = non_player, effect = add { cost = -4 } },
    at { enters, when = { unless_raised(me), rear_most }, unless = front_most, raise = upgun,
         effect = add { cost = -5 } },
    at { enters, when = unless_raised(me), raise = upgun, effect = add { cost = -2 } },
  },
}

action "Toggle Ropes" {
  copies = 2, icon = "rope-coil", flavour = "Six feet a man. Ten men make a bridge.",
  says = {
    at { enters, when = { unless_raised(me), place_is(water) }, raise = upgun, effect = set { cost = 0 } },
    at { enters, when = { unless_raised(me), place_is(high_ground) }, raise = upgun, effect = add { cost = -4 } },
    at { enters, when = { unless_raised(me), place_is(fortified) }, raise = upgun, effect = add { cost = -3 } },
    at { enters, when = me, effect = add { cost = -2 } },
  },
}

action "Crawl the Ditch" {
  copies = 1, covert = 1, icon = "drowning", flavour = "Nettles, cold water, and a machine gun firing at nobody.",
  says = {
    at { enters, when = { unless_raised(me), hostiles_here }, raise = upgun, effect = set { cost = 0 } },
  },
}

action "Dead Run" {
  copies = 2, icon = "run", flavour = "Sixty yards of open pasture. Do not look at it.",
  says = {
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -5 }, suppress(1, actor) } },
  },
}

-- ---- Hostiles are drawn ----------------------------------------------------

action "Quiet Approach" {
  copies = 2, covert = 1, icon = "barefoot", flavour = "Dog tags taped, canteens full, faces black.",
  says = {
    at { draws_hostiles, unless = in_objective, raise = upgun, effect = add { value = raised(-2, -3) } },
  },
}

action "Air Photographs" {
  copies = 2, icon = "photo-camera", flavour = "Taken on Tuesday from eight thousand feet.",
  says = {
    at { draws_hostiles, when = in_objective, raise = upgun, effect = add { value = raised(-2, -4) } },
    at { soldier_turn, when = fewer_than(turn, 4), effect = { find_location(2), more_locations(1) } },
    at { soldier_turn, raise = upgun, effect = { find_location(raised(1, 2)), more_locations(1) } },
  },
}

action "Bait" {
  copies = 1, icon = "campfire", flavour = "One small fire, and everybody lying well away from it.",
  says = {
    at { draws_hostiles, unless = in_objective, raise = upgun,
         effect = { add { value = 2 }, draw(raised(3, 4)), gain_xp(1) } },
    at { soldier_turn, unless = hostiles_here, effect = { draw(2), gain_xp(1), reinforce(3, here) } },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
