-- The Action deck, second part: cards for the Soldier Turn.

local upgun = xp(1)

action "Next Magazine" {
  copies = 3, settings = { infestation },
  back = nest_action,
  icon = "machine-gun-magazine", flavour = "Taped in pairs, and the tape is worn.",
  says = { at { soldier_turn, raise = upgun, effect = reload(my_weapon) } },
}

action "Share It Out" {
  copies = 1, settings = { infestation },
  back = nest_action,
  icon = "cargo-crate",
  says = { at { soldier_turn, cost = action(1), effect = { resupply(1, each_soldier_here), draw(1) } } },
}

action "Wash It Out" {
  copies = 3, settings = { infestation },
  back = nest_action,
  icon = "hospital-cross", flavour = "Vinegar, then water, then swear.",
  says = {
    at { soldier_turn, when = soldier_is(medic), effect = heal(2, a_wound) },
    at { soldier_turn, raise = upgun, effect = mend(1, my_wound) },
  },
}

action "Move Along" {
  copies = 3, settings = { infestation },
  back = nest_action,
  icon = "walking-boot", flavour = "Nobody had to say it twice.",
  says = {
    at { soldier_turn, unless = moved, raise = upgun, effect = free_move(me_or_any) },
  },
}

action "Two Quick Ones" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "double-shot",
  says = { at { soldier_turn, cost = take_suppress(1), when = attacks, effect = free_attack } },
}

action "On Three" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "rally-the-troops", flavour = "On three, or after three? It was always before three.",
  says = {
    at { soldier_turn, when = soldier_is(leader), cost = discard(1), effect = gain_actions(1, a_soldier) },
    at { soldier_turn, cost = discard(2), raise = upgun, effect = gain_actions(1, me_or_any) },
  },
}

action "Steady Now" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "fist",
  says = {
    at { soldier_turn, raise = upgun, effect = { rally(raised(1, 2), a_soldier), draw(1) } },
  },
}

action "Bang on the Pipes" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "pipes", flavour = "They feel with their feet. Give their feet something to think about.",
  says = { at { soldier_turn, raise = upgun, effect = pin(raised(1, 2), a_hostile_near) } },
}

action "Handful of Lime" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "powder", flavour = "Thrown to the left. It looked. Everybody went right.",
  says = {
    at { soldier_turn, cost = discard(1), effect = drive_off(a_weak_hostile) },
    at { soldier_turn, raise = upgun, effect = push_back(raised(1, 2), a_hostile_here) },
  },
}

action "Old Survey Stone" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "milestone", flavour = "Granite. It will be here when everything else is milk.",
  says = {
    at { soldier_turn, raise = upgun, effect = { find_location(raised(1, 2)), more_locations(1) } },
  },
}

action "Count Heads" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "three-friends",
  says = {
    at { soldier_turn, when = fewer_than(cards, 3), raise = upgun, effect = draw(raised(3, 4)) },
    at { soldier_turn, unless = hostiles_here, raise = upgun, effect = { draw(raised(2, 3)), rally(1, each_soldier_here) } },
  },
}

action "Longer than You Think" {
  copies = 1, settings = { infestation },
  back = nest_action,
  icon = "pocket-watch", flavour = "The truck will wait. The truck always says it will not.",
  says = {
    at { soldier_turn, cost = xp(2), raise = upgun, when = fewer_than(timer, 6),
         effect = { timer(raised(1, 2)), rally(1, each_soldier) } },
  },
}

action "Through the Teeth" {
  copies = 1, settings = { infestation },
  back = nest_action,
  icon = "arm-bandage",
  says = {
    at { soldier_turn, when = at_least(health, 3), unless = suppressed, effect = { gain_actions(2), wound(1, me) } },
  },
}

action "Mortars in the Next Valley" {
  copies = 1, settings = { infestation },
  back = nest_action,
  icon = "mortar", flavour = "They had four rounds left and asked where we would like them.",
  says = {
    at { soldier_turn, cost = xp(1), raise = upgun, effect = { bombard(raised(3, 5), a_hostile), pin(1, a_hostile) } },
  },
}

action "What the Dog Heard" {
  copies = 1, settings = { infestation },
  back = nest_action,
  icon = "sniffing-dog", flavour = "She is deaf to thunder, but not to that.",
  says = {
    at { soldier_turn, when = hostiles_here, effect = { pin(1, each_hostile_here), draw(1) } },
    at { soldier_turn, effect = draw(2) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
