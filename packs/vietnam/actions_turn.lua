-- The Action deck, second part: cards for the Soldier Turn, and Support.

local upgun = xp(1)

-- ---- the Soldier Turn ----------------------------------------------------------------

action "Tap and Lock" {
  copies = 3, settings = { vietnam_war },
  back = vietnam_action,
  icon = "machine-gun-magazine", flavour = "Eighteen rounds, not twenty: the spring is tired too.",
  says = { at { soldier_turn, raise = upgun, effect = reload(my_weapon) } },
}

action "Belt for the Sixty" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "bandolier", flavour = "Off one shoulder, along the line, hand to hand.",
  says = {
    at { soldier_turn, cost = action(1), effect = { reload(a_weapon), resupply(1, each_soldier_here) } },
    at { soldier_turn, cost = action(1), effect = resupply(2, a_soldier_here) },
  },
}

action "Doc Up Here" {
  copies = 3, settings = { vietnam_war },
  back = vietnam_action,
  icon = "hospital-cross", flavour = "Nobody needs to say where.",
  says = {
    at { soldier_turn, when = soldier_is(medic), effect = heal(2, a_wound) },
    at { soldier_turn, raise = upgun, effect = mend(1, my_wound) },
  },
}

action "Mail Call" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "envelope", flavour = "A tape from home, three weeks old, with rain on it.",
  says = {
    at { soldier_turn, unless = hostiles_here, effect = { draw(2, each_soldier_here), rally(1, each_soldier_here) } },
    at { soldier_turn, effect = { draw(1), rally(1) } },
  },
}

action "Take Five in the Shade" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "palm-tree", flavour = "Boots off. Burn the leeches. Boots on.",
  says = {
    at { soldier_turn, unless = hostiles_here,
         effect = { gain("Hardy (All)", 1, each_soldier_here), rally(1, each_soldier_here), draw(1) } },
    at { soldier_turn, effect = { gain("Hardy (Swelter)", 1), rally(1) } },
  },
}

action "Rain Poncho" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "raining", flavour = "You are as wet inside it. But it is your own wet.",
  says = { at { soldier_turn, effect = { gain("Hardy (Monsoon)", 1, each_soldier_here), draw(1) } } },
}

action "Saddle Up" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "backpack", flavour = "Two words in the morning. Everybody groans the same groan.",
  says = {
    at { soldier_turn, when = soldier_is(leader), cost = discard(1), effect = gain_actions(1, a_soldier) },
    at { soldier_turn, cost = action(1), effect = { gain_actions(1, another_soldier), draw(1) } },
  },
}

action "Adrenaline" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "heart-beats", flavour = "He felt it on Thursday.",
  says = {
    at { soldier_turn, when = at_least(health, 3), unless = suppressed, effect = { gain_actions(2), wound(1, me) } },
    at { soldier_turn, cost = discard(2), raise = upgun, effect = gain_actions(1, me_or_any) },
  },
}

action "Point and Slack" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "walking-scout", flavour = "One looks at the ground. The other looks at everything else.",
  says = {
    at { soldier_turn, when = { front_most, soldier_is(scout) }, unless = moved,
         effect = { draw(1), find_location(1), more_locations(1), free_move } },
    at { soldier_turn, when = front_most, unless = moved, effect = { draw(1), gain_xp(1), free_move } },
  },
}

action "Somebody Make Noise" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "jump-across", flavour = "Moving! And somebody makes a great deal of noise.",
  says = {
    at { soldier_turn, cost = take_suppress(1),
         effect = { draw(2, another_soldier), free_move(another_soldier) } },
  },
}

action "Sixty Seconds at Dawn" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "sunrise", flavour = "At first light, everything, for sixty seconds. Nobody sleeps in.",
  says = {
    at { soldier_turn, cost = take_suppress(1), when = attacks, effect = free_attack },
    at { soldier_turn, cost = action(1), effect = pin(1, each_hostile_here) },
  },
}

action "Hose the Tree Line" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "jungle", flavour = "Leaves, bark, a monkey with an opinion.",
  says = { at { soldier_turn, raise = upgun, effect = pin(raised(1, 2), a_hostile_near) } },
}

action "Chieu Hoi" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "folded-paper", flavour = "Open arms, says the leaflet. Some kept it, folded small.",
  says = {
    at { soldier_turn, cost = xp(1), effect = drive_off(a_weak_hostile) },
    at { soldier_turn, cost = discard(1), raise = upgun, effect = { pin(raised(1, 2), a_hostile) } },
  },
}

action "One More Hour of Light" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "sunset", flavour = "The pilots will come as long as they can see the smoke.",
  says = {
    at { soldier_turn, cost = xp(2), raise = upgun, when = fewer_than(timer, 7),
         effect = { timer(raised(1, 2)), rally(1, each_soldier) } },
  },
}

action "Night Defensive Position" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "night-sky", flavour = "A circle, a wire, two men awake in three.",
  says = {
    at { soldier_turn, when = at_least(timer, 4), unless = hostiles_here,
         effect = { draw(2, each_soldier_here), rally(9, each_soldier_here), timer(-1) } },
  },
}

action "Read the Trail" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "footprint", flavour = "Sandals cut from tyres. Ten, and one of them limps.",
  says = {
    at { soldier_turn, when = fewer_than(turn, 5), effect = { find_location(2), more_locations(1) } },
    at { soldier_turn, effect = { find_location(1), draw(1) } },
  },
}

action "Travel Light" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  icon = "duffel-bag", flavour = "Everything that he left behind is beside the trail, for miles.",
  says = {
    at { soldier_turn, when = fewer_than(cards, 3), raise = upgun, effect = { draw(raised(3, 4)), resupply(1) } },
    at { soldier_turn, unless = hostiles_here, raise = upgun,
         effect = { draw(raised(3, 4)), discard(1), resupply(1) } },
  },
}

action "Fire in the Hole" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  icon = "dynamite", flavour = "Three times, and then a fourth for luck.",
  says = {
    at { soldier_turn, when = place_is(fortified), cost = action(1), raise = upgun,
         effect = { bombard(raised(4, 6), a_hostile_here), pin(1, each_hostile_here) } },
    at { soldier_turn, cost = action(1), raise = upgun, effect = bombard(raised(2, 4), a_hostile_here) },
  },
}

-- ---- Support ----------------------------------------------------------------------------

action "Battery at the Firebase" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  support = 3, retain = 2, keywords = { fire_mission(1) },
  icon = "cannon", flavour = "Six tubes, one-oh-fives, four miles off. Shot, over. Shot, out.",
  says = {
    at { soldier_turn, cost = per_turn(1), raise = upgun,
         effect = { bombard(raised(4, 5), a_hostile), pin(1, a_hostile) } },
  },
}

action "Eighty-Ones" {
  copies = 2, settings = { vietnam_war },
  back = vietnam_action,
  support = 2, retain = 2, keywords = { fire_mission(1) },
  icon = "mortar", flavour = "Base plate on a rice bag, rice bag on the mud.",
  says = { at { soldier_turn, cost = per_turn(1), raise = upgun, effect = bombard(raised(3, 4), a_hostile) } },
}

action "Fast Movers" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  support = 4, retain = 3, keywords = { fire_mission(2) },
  icon = "jet-fighter", flavour = "You see them go. Then you hear them come.",
  says = {
    at { soldier_turn, cost = { per_turn(1), xp(1) }, effect = { bombard(6, a_hostile), pin(1, each_hostile) } },
  },
}

action "Orbiting Gunship" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  support = 3, retain = 2, keywords = { fire_mission(1) },
  icon = "minigun", flavour = "A red rope from the sky, and a sound like cloth.",
  says = {
    at { soldier_turn, cost = per_turn(1), raise = upgun, effect = { bombard(raised(3, 5), a_hostile), draw(1) } },
    add { attack_roll = 1, of = all, when = at_least(range, 1) },
  },
}

action "Dust-Off" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  support = 2, retain = 1, icon = "helicopter", flavour = "Red cross on the nose. They aim at it.",
  says = {
    add { heal_roll = 2, of = all },
    at { soldier_turn, cost = per_turn(1), effect = heal(6, a_wound) },
  },
}

action "Command Net" {
  copies = 1, settings = { vietnam_war },
  back = vietnam_action,
  support = 1, retain = 2, icon = "radio-tower",
  flavour = "The lieutenant, his captain, his colonel and a general, each higher up in the same air.",
  says = {
    add { support_cost = -1, of = all },
    add { retain_cost = -1, of = all },
    at { soldier_turn, cost = per_turn(1), effect = draw(1, a_soldier) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
