-- The Action deck, second part: cards for the Soldier Turn, and Support.

local upgun = xp(1)

-- ---- the Soldier Turn ------------------------------------------------------

action "Magazine Change" {
  copies = 3, settings = { modern_daytime, private_military, shadow_war },
  icon = "machine-gun-magazine", flavour = "The empty one goes down the shirt.",
  says = { at { soldier_turn, raise = upgun, effect = reload(my_weapon) } },
}

action "Cross-Level" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  icon = "ammo-box", flavour = "Everyone gives two. Nobody has two to give. It works.",
  says = {
    at { soldier_turn, cost = discard(1), effect = { reload(a_weapon), resupply(1, each_soldier) } },
    at { soldier_turn, cost = discard(1), effect = { resupply(2, each_soldier_here), draw(1) } },
  },
}

action "Chest Seal" {
  copies = 3, settings = { modern_daytime, private_military, shadow_war },
  icon = "bandage-roll", flavour = "Wipe, stick, burp, look for the other side.",
  says = {
    at { soldier_turn, when = soldier_is(medic), effect = mend(2, a_wound) },
    at { soldier_turn, raise = upgun, effect = mend(1, my_wound) },
  },
}

action "One More Hill" {
  copies = 3, settings = { modern_daytime, private_military, shadow_war },
  icon = "lungs", flavour = "The map shows none. The map is wrong.",
  says = { at { soldier_turn, cost = discard(2), raise = upgun, effect = gain_actions(1, me_or_any) } },
}

action "Hand Signals" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "pointing", flavour = "Fist, flat, two fingers, go.",
  says = {
    at { soldier_turn, when = soldier_is(leader), cost = discard(1),
         effect = { gain_actions(1, another_soldier), rally(1, another_soldier) } },
    at { soldier_turn, cost = discard(1), effect = { draw(1, another_soldier), free_move(another_soldier) } },
  },
}

action "Five Minutes" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  icon = "water-flask", flavour = "Drink. Socks. Check your man. Drink.",
  says = {
    at { soldier_turn, when = at_least(timer, 4), unless = hostiles_here,
         effect = { draw(2, each_soldier_here), rally(9, each_soldier_here), timer(-1) } },
    at { soldier_turn, cost = action(1), effect = { draw(1), rally(2) } },
  },
}

action "Make Some Noise" {
  copies = 3, settings = { modern_daytime, private_military },
  icon = "heavy-bullets", flavour = "You cannot shoot at what you dare not look at.",
  says = { at { soldier_turn, raise = upgun, effect = pin(raised(1, 3), a_hostile_near) } },
}

action "Peel Left" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "cycle", flavour = "The one in front is the one behind, and then again.",
  says = {
    at { soldier_turn, cost = take_suppress(1), effect = { free_move, draw(2) } },
  },
}

action "Drop the Ruck" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "backpack", flavour = "Somebody will come back for it. Not you.",
  says = {
    at { soldier_turn, when = fewer_than(cards, 4), raise = upgun, effect = draw(raised(3, 4)) },
    at { soldier_turn, cost = take_suppress(1), effect = draw(3) },
  },
}

action "Talk Them Out" {
  copies = 1, settings = { modern_daytime, private_military },
  icon = "megaphone", flavour = "A loudspeaker, an uncle, and a promise that somebody will keep.",
  says = {
    at { soldier_turn, cost = xp(1), effect = drive_off(a_weak_hostile) },
    at { soldier_turn, cost = discard(1), raise = upgun, effect = push_back(raised(1, 2), a_hostile) },
  },
}

action "Keep the Initiative" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  icon = "bullet-impacts", flavour = "They are still counting how many of us there are.",
  says = { at { soldier_turn, when = attacks, cost = discard(1), effect = free_attack } },
}

action "Wait One" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  icon = "walkie-talkie", flavour = "Disregard all before. Say again all after.",
  says = {
    at { soldier_turn, cost = xp(2), when = fewer_than(timer, 6), effect = { timer(1), draw(1, each_soldier) } },
    at { soldier_turn, cost = xp(1), effect = { find_location(1, each_soldier), more_locations(1) } },
  },
}

action "Loud Side" {
  copies = 1, settings = { modern_daytime, private_military },
  icon = "drama-masks", flavour = "A great deal of noise on the side where nobody is.",
  says = {
    at { soldier_turn, when = at_least(hostiles, 2), cost = discard(1), raise = upgun,
         effect = { retarget(each_hostile), pin(raised(1, 2), a_hostile) } },
  },
}

action "Silent Entry" {
  copies = 2, settings = { modern_daytime, private_military, shadow_war },
  covert = 1,
  icon = "cloak-dagger", flavour = "The lock is worth more than the door.",
  says = {
    at { soldier_turn, when = alone, raise = upgun, effect = hit(raised(1, 2), a_hostile_here) },
    at { soldier_turn, cost = action(1), effect = hit(1, a_hostile_here) },
  },
}

action "Wall Charge" {
  copies = 1, settings = { modern_daytime, private_military },
  icon = "broken-wall", flavour = "Never use the door. The door is what they are looking at.",
  says = {
    at { soldier_turn, when = soldier_is(sapper), raise = upgun,
         effect = { bombard(raised(4, 6), a_hostile_here), pin(1, each_hostile_here) } },
    at { soldier_turn, when = place_is(town), cost = action(1), raise = upgun,
         effect = { bombard(raised(3, 5), a_hostile_here), pin(1, each_hostile_here) } },
    at { soldier_turn, cost = action(1), raise = upgun, effect = bombard(raised(3, 4), a_hostile_here) },
  },
}

action "Nothing Left" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  icon = "whistle", flavour = "The bag is empty. Good. Less to carry.",
  says = {
    at { soldier_turn, cost = xp(2), when = fewer_than(timer, 5), effect = gain_actions(1, each_soldier) },
    at { soldier_turn, when = at_least(wounds_on, 2), effect = { gain_actions(1), draw(1) } },
  },
}

-- ---- Support ---------------------------------------------------------------

action "Gunship Overhead" {
  copies = 1, settings = { modern_daytime, private_military },
  support = 3, retain = 3, keywords = { heads_down(2) },
  icon = "helicopter", flavour = "Two of them, nose down, asking for a colour.",
  says = {
    at { soldier_turn, cost = { per_turn(1), xp(1) }, effect = { bombard(5, a_hostile), pin(1, each_hostile) } },
    at { soldier_turn, cost = per_turn(1), effect = bombard(2, a_hostile) },
  },
}

action "Tubes on Call" {
  copies = 2, settings = { modern_daytime, private_military },
  support = 2, retain = 2, keywords = { heads_down(1) },
  icon = "mortar", flavour = "Shot, out. Forty seconds. Splash.",
  says = { at { soldier_turn, cost = per_turn(1), raise = upgun, effect = bombard(raised(3, 5), a_hostile) } },
}

action "Water Tower Pair" {
  copies = 2, settings = { modern_daytime, private_military },
  support = 2, retain = 1,
  icon = "crosshair", flavour = "up there since four this morning.",
  says = {
    at { soldier_turn, cost = per_turn(1), effect = hit(1, a_weak_hostile) },
    at { soldier_turn, cost = per_turn(1), raise = upgun, effect = pin(raised(1, 2), a_hostile) },
  },
}

action "Feed From Above" {
  copies = 2, settings = { modern_daytime, private_military },
  support = 2, retain = 2,
  icon = "radar-sweep", flavour = "A grey film of grey hills, and one white dot that runs.",
  says = {
    add { hostile_value = -1, of = all },
    add { attack_roll = 1, of = all, when = at_least(range, 2) },
    at { soldier_turn, cost = per_turn(1), effect = draw(1, a_soldier) },
  },
}

action "Medevac Bird" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  support = 2, retain = 2,
  icon = "hospital-cross", flavour = "Nine lines on the radio, and the tenth is: hurry.",
  says = {
    add { heal_roll = 2, of = all },
    at { soldier_turn, cost = per_turn(1), effect = heal(5, a_wound) },
  },
}

action "Down Wind" {
  copies = 1, settings = { modern_daytime, private_military, shadow_war },
  support = 1, retain = 1,
  icon = "smoke-bomb", flavour = "It goes where the wind goes, and so do we.",
  says = {
    add { entrance = -1, of = all },
    add { hostile_roll = -1, of = all, when = at_least(range, 1) },
    add { attack_roll = -1, of = all, when = at_least(range, 1) },
  },
}

action "Armoured Truck" {
  copies = 1, settings = { modern_daytime, private_military },
  support = 3, retain = 1,
  icon = "apc", flavour = "Fourteen tons, one gunner, and the only shade for miles.",
  says = {
    add { terrain_cover = 1, of = here },
    add { movement = 1, of = all, when = place_is(road) },
    at { soldier_turn, cost = per_turn(1), raise = upgun, effect = pin(raised(1, 2), a_hostile_near) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
