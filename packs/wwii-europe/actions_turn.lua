-- The Action deck, second part: cards for the Soldier Turn, and Support.

local upgun = xp(1)

-- ---- the Soldier Turn ------------------------------------------------------

action "Fresh Clip" {
  copies = 3, icon = "machine-gun-magazine", flavour = "Mind your thumb.",
  says = { at { soldier_turn, raise = upgun, effect = reload(my_weapon) } },
}

action "Bandoleers" {
  copies = 1, icon = "ammo-box", flavour = "He had carried four of them since the beach.",
  says = {
    at { soldier_turn, cost = action(1), effect = { reload(a_weapon), resupply(1, each_soldier_here) } },
    at { soldier_turn, cost = action(1), effect = resupply(2, a_soldier_here) },
  },
}

action "Sulfa Powder" {
  copies = 3, icon = "bandage-roll", flavour = "Tear, shake, bind, and keep talking to him.",
  says = {
    at { soldier_turn, when = soldier_is(medic), effect = heal(2, a_wound) },
    at { soldier_turn, raise = upgun, effect = mend(1, my_wound) },
  },
}

action "Push On" {
  copies = 2, icon = "walking-scout", flavour = "Everything that is not ammunition goes in the ditch.",
  says = { at { soldier_turn, cost = discard(2), raise = upgun, effect = gain_actions(1, me_or_any) } },
}

action "Follow Me" {
  copies = 2, icon = "rally-the-troops", flavour = "Words used mostly by men who were already up and running.",
  says = {
    at { soldier_turn, when = soldier_is(leader), cost = discard(1), effect = gain_actions(1, a_soldier) },
    at { soldier_turn, cost = action(1), effect = { gain_actions(1, another_soldier), draw(1) } },
  },
}

action "Brew Up" {
  copies = 1, icon = "teapot", flavour = "Ten minutes, sir. The war will still be here.",
  says = {
    at { soldier_turn, when = { nation(united_kingdom), at_least(timer, 4) }, unless = hostiles_here,
         effect = { draw(3, each_soldier_here), rally(9, each_soldier_here), timer(-1) } },
    at { soldier_turn, when = at_least(timer, 4), unless = hostiles_here,
         effect = { draw(2, each_soldier_here), rally(9, each_soldier_here), timer(-1) } },
  },
}

action "Take the Point" {
  copies = 2, icon = "binoculars", flavour = "Ten yards ahead of everybody is a lonely place.",
  says = {
    at { soldier_turn, when = { front_most, soldier_is(scout) }, unless = moved,
         effect = { draw(1), find_location(1), more_locations(1), free_move } },
    at { soldier_turn, when = front_most, unless = moved, effect = { draw(1), gain_xp(1), free_move } },
  },
}

action "Leapfrog" {
  copies = 1, icon = "jump-across", flavour = "One stays down and fires. One gets up and runs.",
  says = {
    at { soldier_turn, cost = take_suppress(1),
         effect = { draw(2, another_soldier), free_move(another_soldier) } },
  },
}

action "Rapid Fire" {
  copies = 2, icon = "bullet-impacts", flavour = "He stood up to do it. That was the mistake.",
  says = { at { soldier_turn, cost = take_suppress(1), when = attacks, effect = free_attack } },
}

action "Covering Fire" {
  copies = 2, icon = "heavy-bullets", flavour = "It need not hit. It need only crack.",
  says = { at { soldier_turn, raise = upgun, effect = pin(raised(1, 2), a_hostile_near) } },
}

action "Safe Conduct" {
  copies = 1, icon = "folded-paper", flavour = "Signed by the Supreme Commander himself. Keep it dry.",
  says = {
    at { soldier_turn, cost = xp(1), effect = drive_off(a_weak_hostile) },
    at { soldier_turn, cost = discard(1), raise = upgun, effect = push_back(raised(1, 2), a_hostile) },
  },
}

action "Crossed Wires" {
  copies = 1, icon = "candlestick-phone",
  flavour = "His German was from Milwaukee. On a field telephone nobody can tell.",
  says = {
    at { soldier_turn, cost = discard(1), raise = upgun,
         when = { unless_raised(nation(united_states)), at_least(hostiles, 2) },
         effect = { retarget(each_hostile), draw(raised(1, 2)) } },
  },
}

action "H-Hour Put Back" {
  copies = 1, icon = "pocket-watch", flavour = "Fog over the airfields. Stay where you are.",
  says = {
    at { soldier_turn, cost = xp(2), raise = upgun, when = fewer_than(timer, 7),
         effect = { timer(raised(1, 2)), rally(1, each_soldier) } },
  },
}

action "Now or Never" {
  copies = 1, icon = "whistle", flavour = "The whistle, and after it everything at once.",
  says = {
    at { soldier_turn, cost = xp(2), when = fewer_than(timer, 4),
         effect = { gain_actions(1, each_soldier), draw(1, each_soldier), reinforce(2, here) } },
  },
}

action "Sentry Removed" {
  copies = 2, covert = 1, icon = "cloak-dagger",
  flavour = "Two went forward. Two came back. Nobody was relieved at four.",
  says = {
    at { soldier_turn, raise = upgun, when = alone, unless = suppressed, effect = hit(raised(1, 2), a_hostile_here) },
    at { soldier_turn, cost = action(1), raise = upgun, when = fewer_than(soldiers_here, 3),
         effect = hit(raised(1, 2), a_hostile_here) },
  },
}

action "Grit Your Teeth" {
  copies = 1, icon = "arm-bandage", flavour = "It only hurts when I stop.",
  says = {
    at { soldier_turn, when = at_least(health, 3), unless = suppressed, effect = { gain_actions(2), wound(1, me) } },
  },
}

action "Through the Packs" {
  copies = 2, icon = "backpack", flavour = "Socks, a cheese, two clips, somebody's letters.",
  says = {
    at { soldier_turn, when = fewer_than(cards, 3), raise = upgun, effect = { draw(raised(3, 4)), resupply(1) } },
    at { soldier_turn, unless = hostiles_here, raise = upgun,
         effect = { draw(raised(3, 4)), discard(1), resupply(1) } },
  },
}

action "Mouse-Hole" {
  copies = 1, icon = "broken-wall", flavour = "Ortona, Christmas 1943: never use the street.",
  says = {
    at { soldier_turn, when = place_is(town), cost = action(1), raise = upgun,
         effect = { bombard(raised(3, 5), a_hostile_here), pin(1, each_hostile_here) } },
    at { soldier_turn, when = place_is(fortified), cost = action(1), raise = upgun,
         effect = bombard(raised(3, 5), a_hostile_here) },
  },
}

-- ---- Support ---------------------------------------------------------------

action "Hidden Rifle" {
  copies = 1, support = 2, retain = 2, icon = "crosshair", flavour = "You will not see him. That is the idea.",
  says = {
    at { soldier_turn, cost = per_turn(1), effect = hit(1, a_weak_hostile) },
    at { soldier_turn, cost = per_turn(1), effect = pin(1, a_hostile) },
  },
}

action "Company Mortars" {
  copies = 2, support = 2, retain = 2, keywords = { shelling(1) },
  icon = "mortar", flavour = "Three tubes of sixty millimetre, and they owe us a favour.",
  says = { at { soldier_turn, cost = per_turn(1), raise = upgun, effect = bombard(raised(3, 4), a_hostile) } },
}

action "Cab Rank" {
  copies = 1, support = 3, retain = 3, keywords = { shelling(2) },
  icon = "bomber", flavour = "Four Typhoons going round and round, waiting to be hailed.",
  says = {
    at { soldier_turn, cost = { per_turn(1), xp(1) }, effect = { bombard(6, a_hostile), pin(1, each_hostile) } },
  },
}

action "White Phosphorus" {
  copies = 1, support = 2, retain = 1, icon = "smoke-bomb",
  flavour = "Thick, white, and nothing you want to stand in.",
  says = {
    add { entrance = -1, of = all },
    add { terrain_cover = 1, of = here },
    at { soldier_turn, cost = per_turn(1), effect = pin(1, each_hostile_here) },
  },
}

action "Radio Net" {
  copies = 1, support = 1, retain = 2, icon = "walkie-talkie",
  flavour = "Thirty-eight pounds on one man's back, and the whole battalion in it.",
  says = {
    add { support_cost = -1, of = all },
    add { retain_cost = -1, of = all },
    at { soldier_turn, cost = per_turn(1), effect = draw(1, a_soldier) },
  },
}

action "Aid Post" {
  copies = 1, support = 2, retain = 1, icon = "hospital-cross",
  flavour = "A cellar, two lamps, and a chaplain who can sew.",
  says = {
    add { heal_roll = 2, of = all },
    at { soldier_turn, cost = per_turn(1), effect = heal(6, a_wound) },
  },
}

action "Tank in Support" {
  copies = 1, support = 3, retain = 2, icon = "battle-tank",
  flavour = "Its commander asks only that somebody walk in front.",
  says = {
    add { terrain_cover = 1, of = here },
    add { attack_roll = 1, of = all, unless = moved },
    at { soldier_turn, cost = per_turn(1), effect = drive_off(a_weak_hostile) },
    at { soldier_turn, cost = per_turn(1), raise = upgun, effect = pin(raised(1, 2), a_hostile_near) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
