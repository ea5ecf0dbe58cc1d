-- Events: they lie in the Hostile deck and count no Reticles.

-- ---- that stay -----------------------------------------------------------------

event "Monsoon Breaks" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, stays = true, keywords = { environ_monsoon(4) },
  icon = "heavy-rain", flavour = "All of it, at once, for nine weeks.",
  says = {
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
    add { hostile_roll = -2, of = here, when = at_least(range, 1) },
  },
}

event "Ground Mist" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, stays = true,
  icon = "fog", flavour = "It lies in the paddies like milk in a saucer.",
  says = {
    set { can_be_attacked = 0, of = here },
    at { hostile_turn_ends, effect = end_event },
  },
}

event "Red Ants" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, stays = true, cancel = 1, keywords = { environ_leeches(4) },
  icon = "ant", flavour = "Nests of leaves, at the height of a face.",
}

event "Old French Ditch" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, stays = true,
  icon = "dig-hole", flavour = "Dug by the army before ours.",
  says = { add { terrain_cover = 1, of = here }, add { terrain_cover = 1, of = here, when = suppressed } },
}

event "Registered Target" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, stays = true, cancel = 2,
  icon = "bullet-impacts", flavour = "A white rag on a bush. It was there last week.",
  says = { at { turn_ends, effect = suppress(1, each_soldier_here) } },
}

event "Punji Pit" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, stays = true, cancel = 1,
  icon = "bamboo", flavour = "Look for where the leaves are too many.",
  says = { at { moved, of = here, unless = soldier_is(scout), effect = { wound(1, actor), end_event } } },
}

event "Illumination" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, stays = true,
  icon = "star-prominences", flavour = "It swings under its parachute, and all the shadows swing.",
  says = {
    add { attack_roll = 1, of = here },
    at { kills, of = here, effect = end_event },
  },
}

event "Voices on the Net" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, stays = true, cancel = 2,
  icon = "radio-tower", flavour = "Good English. He asks for our position.",
  says = {
    set { can_support = 0, of = all },
    at { eliminates, of = here, effect = end_event },
  },
}

-- ---- at once -------------------------------------------------------------------

event "Bridge Down" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, cancel = 2,
  icon = "river", flavour = "It was there on the photograph.",
  says = { at { event_drawn, of = actor, effect = timer(-1) } },
}

event "Drums in the Bamboo" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, cancel = 2,
  icon = "drum", flavour = "Tock, tock. And farther on: tock.",
  says = { at { event_drawn, of = actor, effect = reinforce(3) } },
}

event "Scorpion in the Boot" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, cancel = 1,
  icon = "scorpion", flavour = "Not dangerous, says the medic. Let him say it.",
  says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } },
}

event "Buddha on the Path" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina,
  icon = "meditation", flavour = "An old man, a bowl. He has seen you; he has seen them; he says neither.",
  says = { at { event_drawn, of = actor, effect = { find_location(1, each_soldier), draw(1, each_soldier) } } },
}

event "Log Bird" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina,
  icon = "helicopter", flavour = "Water, ammunition, ice cream. Ice cream!",
  says = { at { event_drawn, of = actor, effect = { resupply(2, each_soldier), rally(1, each_soldier) } } },
}

event "Short Round" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, cancel = 3,
  icon = "artillery-shell", flavour = "Check fire! Check fire!",
  says = { at { event_drawn, of = actor, effect = { wound(1, each_soldier_here), suppress(1, each_soldier) } } },
}

event "Napalm on the Ridge" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina,
  icon = "flame", flavour = "You feel it on your face from here, and smell it until Sunday.",
  says = { at { event_drawn, of = actor, effect = { bombard(3, each_hostile_here), pin(1, each_hostile_here) } } },
}

event "They Have Gone Home for Tet" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina,
  icon = "firework-rocket", flavour = "A truce of three days. Both sides broke it, but not here, not yet.",
  says = { at { event_drawn, of = actor, effect = { push_back(2, each_hostile_here), gain_xp(1, each_soldier) } } },
}

-- What he has seen stays in his eyes, and in the deck.
event "Body in the Stream" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, cancel = 2,
  icon = "skull-crossed-bones", flavour = "Nobody fills his canteen today.",
  says = { at { event_drawn, of = actor, effect = { add_fatigue(1), discard(1, each_soldier_here) } } },
}

event "Ten Days Without Sleep" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event,
  region = indochina, cancel = 1,
  icon = "insomnia", flavour = "You can walk asleep. You can shave asleep.",
  says = { at { event_drawn, of = actor, effect = add_fatigue(2) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
