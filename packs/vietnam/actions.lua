-- The Action deck, first part: cards for Attacks, Moves and the Hostile Turn, and the Location Markers.

local upgun = xp(1)

marker "Grid to Go" {
  copies = 10, settings = { vietnam_war },
  back = vietnam_action,
  icon = "treasure-map",
}
marker "Next Clearing" {
  copies = 9, settings = { vietnam_war },
  back = vietnam_action,
  icon = "jungle",
}

-- ---- an Attack is declared ----------------------------------------------------

action "Front Sight" {
  copies = 4, settings = { vietnam_war },
  back = vietnam_action,
  icon = "reticule", flavour = "Breathe out. Half of it.",
  says = {
    at { declares_attack, when = { me, weapon(ranged) }, raise = upgun,
         effect = add { attack_roll = raised(2, 4) } },
  },
}

action "From the Dike" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "on-target", flavour = "Two feet of mud, built by somebody's grandfather.",
  says = {
    at { declares_attack, when = { me, weapon(ranged), place_is(paddy) }, unless = moved, raise = upgun,
         effect = add { attack_roll = raised(3, 4), cover_roll = 1 } },
    at { declares_attack, when = { me, weapon(ranged), at_least(range, 1) }, unless = moved, raise = upgun,
         effect = add { attack_roll = raised(3, 5) } },
  },
}

action "Rock and Roll" {
  copies = 3, settings = { vietnam_war },
  back = vietnam_action,
  icon = "machine-gun", flavour = "The little lever, all the way round.",
  says = {
    at { declares_attack, when = { me, auto }, raise = upgun,
         effect = { add { dice = raised(1, 2) }, pin(1, the_hostile) } },
    at { declares_attack, when = { me, burst }, raise = upgun, effect = add { attack_roll = raised(2, 3) } },
  },
}

action "Bloop Gun First" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "bundle-grenade", flavour = "Put one in there. If somebody runs out, we know.",
  says = {
    at { declares_attack, when = { me, explosion }, raise = upgun,
         effect = add { dice = raised(1, 2), attack_roll = 1 } },
    at { declares_attack, when = { me, weapon(ranged), target_is(bunker) }, raise = upgun,
         effect = add { cover_roll = raised(2, 3) } },
  },
}

action "Three Yards of Elephant Grass" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "high-grass", flavour = "Both of them were as surprised as the other.",
  says = {
    at { declares_attack, when = { me, weapon(shotgun) }, raise = upgun,
         effect = add { dice = raised(1, 2), cover_roll = 1 } },
    at { declares_attack, when = { me, fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = raised(1, 2) } },
  },
}

action "Muzzle Flash" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "target-shot", flavour = "Left of the split palm, second one along.",
  says = {
    at { declares_attack, when = { unless_raised(me), target_is(sniper) }, raise = upgun,
         effect = add { attack_roll = 4, cover_roll = 3 } },
    at { declares_attack, when = { me, at_least(range, 1), weapon(ranged) }, raise = upgun,
         effect = add { attack_roll = raised(1, 2), cover_roll = raised(1, 2) } },
  },
}

action "Without a Sound" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  covert = 1, icon = "bowie-knife", flavour = "The frogs had stopped. Now they begin again.",
  says = {
    at { declares_attack, when = { me, weapon(blade) }, raise = upgun,
         effect = { add { attack_roll = raised(3, 5), cover_roll = 2 }, draw(1) } },
    at { declares_attack, when = { me, weapon(pistol), fewer_than(range, 1) }, raise = upgun,
         effect = add { attack_roll = raised(2, 4), cover_roll = 2 } },
  },
}

-- ---- the dice of an Attack lie ---------------------------------------------------

action "Walk the Tracers In" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "targeting", flavour = "Ours are red. Theirs are green. It is nearly pretty.",
  says = {
    at { attack_rolled, when = { unless_raised(me), weapon(ranged) }, raise = upgun, effect = set { reroll = 1 } },
  },
}

action "Soft Bamboo" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "bamboo", flavour = "It hides a man. It does not stop anything.",
  says = {
    at { attack_rolled, when = { me, place_is(jungle) }, raise = upgun,
         effect = { add { cover_roll = raised(1, 2) }, set { reroll = 2 } } },
    at { attack_rolled, when = me, raise = upgun,
         effect = { add { cover_roll = raised(0, 1) }, set { reroll = 2 } } },
  },
}

action "Ace in the Helmet Band" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "ace", flavour = "It had worked on Tuesday.",
  says = {
    at { attack_rolled, when = { me, at_least(range, 2) }, effect = set { reroll = 3 } },
    at { attack_rolled, cost = xp(1), effect = set { reroll = 3 } },
  },
}

action "Fix Them There" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "bullet-impacts", flavour = "Find them, fix them. The third word is somebody else's.",
  says = {
    at { attack_rolled, when = { unless_raised(me), target_suppress }, raise = upgun,
         effect = { add { attack_roll = 1, per = target_suppress }, add { cover_roll = 1 } } },
    at { attack_rolled, when = { unless_raised(me), target_ekia }, raise = upgun, effect = add { attack_roll = 2 } },
  },
}

-- ---- the Hostile Turn -----------------------------------------------------------

action "Incoming" {
  copies = 4, settings = { vietnam_war },
  back = vietnam_action,
  icon = "half-body-crawling", flavour = "One word, and eleven men are an inch high.",
  says = {
    at { hit, when = { unless_raised(me), wounding }, raise = upgun,
         effect = { add { wounds = -2 }, suppress(1, attacked) } },
    at { hit, when = { squad, same_location, wounding }, effect = { add { wounds = -2 }, suppress(1, attacked) } },
  },
}

action "Old Foxhole" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "dig-hole", flavour = "Dug by the company that was here in March.",
  says = {
    at { hostile_attacks, when = { unless_raised(same_location), at_least(soldiers_here, 2) }, unless = moved,
         raise = upgun, effect = add { cover_roll = -3 } },
    at { hostile_attacks, when = unless_raised(me), raise = upgun, effect = add { cover_roll = -2 } },
  },
}

action "Nobody Breathes" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "silence", flavour = "Forty of them went by, talking about football.",
  says = {
    at { hostile_attacks, when = { unless_raised(me), at_least(range, 1) }, unless = attacks, raise = upgun,
         effect = { add { hostile_roll = -4 }, draw(1) } },
    at { hostile_attacks, when = { unless_raised(me), at_least(range, 1) }, raise = upgun,
         effect = add { hostile_roll = -3 } },
  },
}

action "Trip Flare" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "firework-rocket", flavour = "White, sudden, and there they are with one foot up.",
  says = {
    at { hostile_attacks, when = { unless_raised(same_location), fewer_than(range, 1) }, unless = moved, raise = upgun,
         effect = { pin(1, the_hostile), add { hostile_roll = -2 } } },
    at { soldier_turn, unless = hostiles_here, effect = { draw(1), rally(1) } },
  },
}

action "Do Not Mean Nothing" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "fist", flavour = "He says it four times, and gets up.",
  says = {
    at { hit, when = { unless_raised(me), suppressing }, raise = upgun, effect = set { suppress = 0 } },
    at { soldier_turn, when = unless_raised(suppressed), raise = upgun, effect = rally(2, me_or_any) },
  },
}

action "Squeeze the Clacker" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "land-mine", flavour = "Wait. Wait. Wait.",
  says = {
    at { hostile_attacks, cost = discard(1), when = unless_raised(me), raise = upgun,
         effect = free_attack(attacked) },
  },
}

action "I Have Got Him" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "arm-bandage", flavour = "Over the shoulder, and not looking back.",
  says = {
    at { hit, when = { same_location, at_least(wounding, 2) }, unless = me,
         effect = { add { wounds = -3 }, suppress(1, me) } },
    at { hit, when = { same_location, wounding, squad }, effect = { set { wounds = 0 }, suppress(1, me) } },
  },
}

action "Through and Through" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "supersonic-bullet", flavour = "In here, out there. A million dollars' worth.",
  says = {
    at { hit, when = { unless_raised(me), at_least(wounding, 2) }, raise = upgun, effect = set { wounds = 1 } },
    at { hit, cost = xp(2), when = wounding, effect = set { wounds = 0 } },
  },
}

-- ---- a Location is entered --------------------------------------------------------

action "Low and Slow" {
  copies = 4, settings = { vietnam_war },
  back = vietnam_action,
  icon = "snake", flavour = "A hundred yards in an hour. He is proud of it.",
  says = {
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -2 }, draw(1) } },
  },
}

action "Wade Across" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "wave-surfer", flavour = "Cigarettes in the helmet, letters in the helmet, helmet on.",
  says = {
    at { enters, when = { unless_raised(me), place_is(water) }, raise = upgun, effect = set { cost = 0 } },
    at { enters, when = { unless_raised(me), place_is(paddy) }, raise = upgun, effect = add { cost = -4 } },
    at { enters, when = me, effect = add { cost = -2 } },
  },
}

action "Wait-a-Minute Vines" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "vine-whip", flavour = "They hold your sleeve like a child.",
  says = {
    at { enters, when = place_is(jungle), effect = add { cost = -4 } },
    at { enters, when = { unless_raised(me), place_is(high_ground) }, raise = upgun, effect = add { cost = -4 } },
    at { enters, when = unless_raised(me), raise = upgun, effect = add { cost = -2 } },
  },
}

action "Hot Landing" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "helicopter", flavour = "Six feet up is down. Jump.",
  says = {
    at { enters, when = { unless_raised(me), place_is(open) }, raise = upgun,
         effect = { set { cost = 0 }, suppress(1, actor) } },
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { cost = -5 }, suppress(1, actor) } },
  },
}

-- ---- Hostiles are drawn ----------------------------------------------------------------

action "The Children Are Indoors" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "village", flavour = "At noon, on a feast day. Everybody spread out.",
  says = {
    at { draws_hostiles, unless = in_objective, raise = upgun, effect = add { value = raised(-2, -3) } },
  },
}

action "Bird Dog Overhead" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "airplane", flavour = "One engine, one man, four smoke rockets and a cigar.",
  says = {
    at { draws_hostiles, when = in_objective, raise = upgun, effect = add { value = raised(-2, -4) } },
    at { soldier_turn, raise = upgun, effect = { find_location(raised(1, 2)), more_locations(1) } },
  },
}

action "Recon by Fire" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "bullets", flavour = "Shoot at nothing and see who takes it personally.",
  says = {
    at { draws_hostiles, unless = in_objective, raise = upgun,
         effect = { add { value = 2 }, draw(raised(3, 4)), gain_xp(1) } },
    at { soldier_turn, when = at_least(hostiles, 2), effect = { retarget(each_hostile), draw(1) } },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
