-- The Action deck, second part: cards for the Soldier Turn, and Support.

local upgun = xp(1)

-- ---- the Soldier Turn ------------------------------------------------------

action "Belt and Clip" {
  copies = 3, settings = { wwii_pacific },
  back = pacific_action,
  icon = "machine-gun-magazine", flavour = "Wiped, oiled, wiped, and still brown by noon.",
  says = { at { soldier_turn, raise = upgun, effect = reload(my_weapon) } },
}

action "Carrying Party" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "cargo-crate", flavour = "A case between two men, a mile of slope, four times a day.",
  says = {
    at { soldier_turn, cost = action(1), effect = { reload(a_weapon), resupply(1, each_soldier_here) } },
    at { soldier_turn, cost = action(1), effect = resupply(2, a_soldier_here) },
  },
}

action "Corpsman Up" {
  copies = 3, settings = { wwii_pacific },
  back = pacific_action,
  icon = "hospital-cross", flavour = "The two words that make somebody else stand up.",
  says = {
    at { soldier_turn, when = soldier_is(medic), effect = heal(2, a_wound) },
    at { soldier_turn, raise = upgun, effect = mend(1, my_wound) },
  },
}

action "Atabrine Parade" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "pill-drop", flavour = "Open. Swallow. Open again.",
  says = {
    at { soldier_turn, effect = { gain("Hardy (Malaria)", 1, each_soldier_here), draw(1) } },
  },
}

action "Shade and Water" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "water-flask", flavour = "Ten minutes under a poncho. The coral cooks on.",
  says = {
    at { soldier_turn, unless = hostiles_here,
         effect = { gain("Hardy (Heat)", 1, each_soldier_here), rally(1, each_soldier_here), draw(1) } },
    at { soldier_turn, effect = { gain("Hardy (Heat)", 1), rally(1) } },
  },
}

action "Dry Socks" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "socks", flavour = "From the crown of his helmet. There is no richer man in the company.",
  says = { at { soldier_turn, effect = { gain("Hardy (Mud)", 1, each_soldier_here), draw(1), rally(1) } } },
}

action "Off the Beach" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "run", flavour = "Every minute you lie here they know the range a little better.",
  says = {
    at { soldier_turn, when = place_is(beach), cost = discard(1), effect = { gain_actions(1), rally(1) } },
    at { soldier_turn, cost = discard(2), raise = upgun, effect = gain_actions(1, me_or_any) },
  },
}

action "With Me" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "rally-the-troops", flavour = "He did not look round to see who came. All came.",
  says = {
    at { soldier_turn, when = soldier_is(leader), cost = discard(1), effect = gain_actions(1, a_soldier) },
    at { soldier_turn, cost = action(1), effect = { gain_actions(1, another_soldier), draw(1) } },
  },
}

action "Billy on the Boil" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "camp-cooking-pot", flavour = "Dry bamboo burns without smoke. Somebody's uncle had told him.",
  says = {
    at { soldier_turn, when = { nation(australia), at_least(timer, 4) }, unless = hostiles_here,
         effect = { draw(3, each_soldier_here), rally(9, each_soldier_here), timer(-1) } },
    at { soldier_turn, when = at_least(timer, 4), unless = hostiles_here,
         effect = { draw(2, each_soldier_here), rally(9, each_soldier_here), timer(-1) } },
  },
}

action "Scouts Out" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "walking-scout", flavour = "Twenty yards ahead is another country.",
  says = {
    at { soldier_turn, when = { front_most, soldier_is(scout) }, unless = moved,
         effect = { draw(1), find_location(1), more_locations(1), free_move } },
    at { soldier_turn, when = front_most, unless = moved, effect = { draw(1), gain_xp(1), free_move } },
  },
}

action "One Fires and One Runs" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "jump-across", flavour = "Three seconds up. Nobody aims in three seconds.",
  says = {
    at { soldier_turn, cost = take_suppress(1),
         effect = { draw(2, another_soldier), free_move(another_soldier) } },
  },
}

action "Standing Up to Do It" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "bullet-impacts", flavour = "From the hip, walking, shouting he does not know what.",
  says = { at { soldier_turn, cost = take_suppress(1), when = attacks, effect = free_attack } },
}

action "Rake the Treeline" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "palm-tree", flavour = "Coconuts, fronds, a parrot, and at last a rifle.",
  says = { at { soldier_turn, raise = upgun, effect = pin(raised(1, 2), a_hostile_near) } },
}

action "Voice from the Loudspeaker" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "megaphone", flavour = "Water, he says, and rice, and nobody will touch you. Some have believed him.",
  says = {
    at { soldier_turn, cost = xp(1), effect = drive_off(a_weak_hostile) },
    at { soldier_turn, cost = discard(1), raise = upgun, effect = { pin(raised(1, 2), a_hostile) } },
  },
}

action "Waiting for the Tide" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "wave-crest", flavour = "Two hours, says the pilot, and then one of his own.",
  says = {
    at { soldier_turn, cost = xp(2), raise = upgun, when = fewer_than(timer, 7),
         effect = { timer(raised(1, 2)), rally(1, each_soldier) } },
  },
}

action "All Together Now" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "bugle-call", flavour = "One more, then. This one.",
  says = {
    at { soldier_turn, cost = xp(2), when = fewer_than(timer, 5),
         effect = { gain_actions(1, each_soldier), draw(1, each_soldier), reinforce(1, here) } },
  },
}

action "The Hand on His Mouth" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  covert = 1, icon = "cloak-dagger", flavour = "He had been writing a letter.",
  says = {
    at { soldier_turn, raise = upgun, when = soldier_is(raider), unless = suppressed,
         effect = hit(raised(1, 2), a_hostile_here) },
    at { soldier_turn, cost = action(1), raise = upgun, when = fewer_than(soldiers_here, 3),
         effect = hit(raised(1, 2), a_hostile_here) },
  },
}

action "Tie It Off" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "arm-bandage", flavour = "With his teeth, and then he went on.",
  says = {
    at { soldier_turn, when = at_least(health, 3), unless = suppressed, effect = { gain_actions(2), wound(1, me) } },
  },
}

action "Count What Is Left" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  icon = "backpack", flavour = "Four clips, one grenade, a tin of peaches, a photograph.",
  says = {
    at { soldier_turn, when = fewer_than(cards, 3), raise = upgun, effect = { draw(raised(3, 4)), resupply(1) } },
    at { soldier_turn, unless = hostiles_here, raise = upgun,
         effect = { draw(raised(3, 4)), discard(1), resupply(1) } },
  },
}

action "Down the Air Shaft" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "hole-ladder", flavour = "Where the warm air comes out something can go in.",
  says = {
    at { soldier_turn, when = place_is(cave), cost = action(1), raise = upgun,
         effect = { bombard(raised(4, 6), a_hostile_here), pin(1, each_hostile_here) } },
    at { soldier_turn, when = place_is(fortified), cost = action(1), raise = upgun,
         effect = bombard(raised(3, 5), a_hostile_here) },
  },
}

action "Captured Sketch" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  icon = "folded-paper", flavour = "Their company, their guns, their latrine. A careful man.",
  says = {
    at { soldier_turn, when = fewer_than(turn, 5), effect = { find_location(2), more_locations(1) } },
    at { soldier_turn, effect = { find_location(1), draw(1) } },
  },
}

-- ---- Support ---------------------------------------------------------------

action "Destroyer Inshore" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  support = 3, retain = 3, keywords = { shelling(2) },
  icon = "iron-hulled-warship", flavour = "So close that the crew can see whom it is for.",
  says = {
    at { soldier_turn, cost = { per_turn(1), xp(1) }, effect = { bombard(6, a_hostile), pin(1, each_hostile) } },
  },
}

action "Sixties" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_action,
  support = 2, retain = 2, keywords = { shelling(1) },
  icon = "mortar", flavour = "Under trees they burst too early. Find us a gap.",
  says = { at { soldier_turn, cost = per_turn(1), raise = upgun, effect = bombard(raised(3, 4), a_hostile) } },
}

action "Corsairs Below the Ridge" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  support = 3, retain = 2, keywords = { shelling(1) },
  icon = "heavy-fighter", flavour = "Wheels never up: the field is fifteen seconds away.",
  says = {
    at { soldier_turn, cost = per_turn(1), raise = upgun,
         effect = { bombard(raised(4, 5), a_hostile), pin(1, a_hostile) } },
  },
}

action "Amphibian Tractor" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  support = 2, retain = 1, icon = "tank-tread", flavour = "It swims like a barn and climbs like one.",
  says = {
    add { entrance = -2, of = all, when = place_is(water) },
    add { entrance = -2, of = all, when = place_is(beach) },
    add { terrain_cover = 1, of = here },
    at { soldier_turn, cost = per_turn(1), effect = pin(1, a_hostile_near) },
  },
}

action "Unbroken Code" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  support = 1, retain = 2, icon = "radio-tower",
  flavour = "Two Navajo at two ends of a line, and a language nobody had written down.",
  says = {
    add { support_cost = -1, of = all },
    add { retain_cost = -1, of = all },
    at { soldier_turn, cost = per_turn(1), effect = draw(1, a_soldier) },
  },
}

action "Dressing Station" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  support = 2, retain = 1, icon = "barracks-tent", flavour = "Canvas, a lamp in a bottle, a queue.",
  says = {
    add { heal_roll = 2, of = all },
    at { soldier_turn, cost = per_turn(1), effect = heal(6, a_wound) },
  },
}

action "Bulldozer" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  support = 3, retain = 2, icon = "battle-tank", flavour = "The Seabee lifted the blade for a shield, and drove.",
  says = {
    add { terrain_cover = 1, of = here },
    add { entrance = -1, of = all },
    at { soldier_turn, cost = per_turn(1), effect = drive_off(a_weak_hostile) },
    at { soldier_turn, cost = per_turn(1), raise = upgun, effect = pin(raised(1, 2), a_hostile_near) },
  },
}

action "War Dog" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_action,
  support = 1, retain = 1, icon = "sniffing-dog",
  flavour = "No patrol with a dog in front was ever ambushed. Not one.",
  says = {
    add { hostile_value = -1, of = all },
    add { ability_roll = 2, of = all, when = testing(fieldcraft) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
