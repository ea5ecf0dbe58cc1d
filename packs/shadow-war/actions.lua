-- Action cards of the night: they lie in its deck beside those that the daytime pack lends.

local upgun = xp(1)
local function card(name)
  return function(fields)
    fields.settings = { shadow_war }
    action(name)(fields)
  end
end

card "Wait for the Cloud" {
  copies = 3,
  icon = "moon", flavour = "Nine, eight, seven. Now you may.",
  says = {
    at { enters, when = unless_raised(me), raise = upgun, effect = { add { night = -1, cost = -2 }, draw(1) } },
    at { soldier_turn, effect = test(shadows, 3) },
  },
}

card "Between Two Breaths" {
  copies = 3,
  icon = "reticule", flavour = "It goes off when the body is least in the way.",
  says = {
    at { declares_attack, when = { me, semi }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = 2 } },
    at { declares_attack, when = { me, bolt }, raise = upgun,
         effect = add { attack_roll = raised(2, 3), cover_roll = 2 } },
  },
}

card "By the Collar" {
  copies = 2, covert = 1,
  icon = "grab", flavour = "Down, and a hand where the shout was going to be.",
  says = {
    at { soldier_turn, when = alone, raise = upgun, effect = hit(raised(1, 2), a_hostile_here) },
    at { soldier_turn, cost = discard(1), effect = hit(1, a_hostile_here) },
  },
}

card "Moon in Your Face" {
  copies = 2,
  icon = "night-sky", flavour = "They are black on silver. You are black on black.",
  says = {
    at { soldier_turn, raise = upgun, cost = discard(1), effect = reveal(a_hostile) },
    at { hostile_attacks, when = unless_raised(me), raise = upgun, effect = add { hostile_roll = -3 } },
  },
}

card "Green Tubes" {
  copies = 3,
  icon = "night-vision", flavour = "What was a shape has a name and a moustache.",
  says = {
    at { soldier_turn, raise = upgun, effect = { reveal(a_hostile_near), draw(1) } },
    at { enters, when = unless_raised(me), raise = upgun, effect = add { night = -3 } },
  },
}

card "Thrown Pebble" {
  copies = 2,
  icon = "stone-sphere", flavour = "Over there. No: over there.",
  says = {
    at { soldier_turn, raise = upgun, effect = push_back(raised(1, 2), a_hostile_near) },
    at { soldier_turn, cost = discard(1), effect = { pin(1, a_hostile_near), draw(1) } },
  },
}

card "Follow My Heel" {
  copies = 2,
  icon = "footprint", flavour = "Where I stepped. Exactly where I stepped.",
  says = {
    at { soldier_turn, cost = discard(1), effect = { free_move(another_soldier), draw(1, another_soldier) } },
    at { enters, when = same_location, effect = add { night = -2, cost = -1 } },
  },
}

card "Cut the Wire" {
  copies = 2,
  icon = "wire-coil", flavour = "The red one. They are all red by this light.",
  says = {
    at { enters, when = { unless_raised(me), place_is(structure) }, raise = upgun, effect = set { cost = 0 } },
    at { draws_hostiles, raise = upgun, effect = add { value = raised(-1, -2) } },
    at { soldier_turn, cost = { discard(1), xp(1) }, effect = timer(1) },
  },
}

card "Sleep Standing" {
  copies = 1,
  icon = "night-sleep", flavour = "Four minutes, against a wall, with one eye.",
  says = {
    at { soldier_turn, unless = hostiles_here, effect = { draw(2, each_soldier_here), rally(2, each_soldier_here) } },
    at { soldier_turn, cost = action(1), effect = draw(3) },
  },
}

card "Gunship in the Dark" {
  copies = 1, support = 3, retain = 3,
  icon = "jet-fighter", flavour = "It circles. One hears it afterwards.",
  says = {
    at { soldier_turn, cost = { per_turn(1), xp(1) }, effect = { bombard(5, a_hostile), noise(10, me) } },
    add { hostile_roll = -1, of = all },
  },
}

card "Eye in the Sky" {
  copies = 2, support = 2, retain = 1,
  icon = "radar-sweep", flavour = "You have a friend at nine thousand feet. He is in Nevada.",
  says = {
    at { soldier_turn, cost = per_turn(1), effect = reveal(a_hostile) },
    add { hostile_value = -1, of = all },
  },
}

marker "Bearing and Pace" {
  copies = 4, settings = { shadow_war },
  icon = "compass",
}
-- SPDX-License-Identifier: CC-BY-4.0
