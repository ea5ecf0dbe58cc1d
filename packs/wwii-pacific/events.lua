-- Events: what else happens where a Hostile turns up.  Twelve in the jungle, twelve on the coral.

-- ---- Jungle Islands: that stay ----------------------------------------------

event "Cloudburst" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands, stays = true, keywords = { environ_mud(4) },
  icon = "heavy-rain", flavour = "Not drops. A roof of water that comes down whole.",
  says = {
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
    add { hostile_roll = -2, of = here, when = at_least(range, 1) },
  },
}

event "Clouds of Mosquitoes" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands, stays = true, cancel = 1, keywords = { environ_malaria(4) },
  icon = "amber-mosquito", flavour = "The net is in the pack, and the pack is on the beach.",
}

event "Mist on the Ridge" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands, stays = true,
  icon = "fog", flavour = "You hear a bolt close. Left? Left.",
  says = {
    set { can_be_attacked = 0, of = here },
    at { hostile_turn_ends, effect = end_event },
  },
}

event "Old Diggings" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands, stays = true,
  icon = "dig-hole", flavour = "Full of water, and still the best place in the valley.",
  says = { add { terrain_cover = 1, of = here }, add { terrain_cover = 1, of = here, when = suppressed } },
}

event "Bamboo Stakes" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands, stays = true, cancel = 1,
  icon = "bamboo", flavour = "Under the leaves beside the path, where you would jump.",
  says = { at { moved, of = here, unless = soldier_is(scout), effect = { wound(1, actor), end_event } } },
}

event "Voices in the Dark" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands, stays = true, cancel = 2,
  icon = "shouting", flavour = "They call the corporal by his name. How do they know his name?",
  says = {
    at { turn_begins, effect = discard(1, each_soldier_here) },
    at { eliminates, of = here, effect = end_event },
  },
}

-- ---- Jungle Islands: at once -------------------------------------------------

event "Bridge Washed Out" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands, cancel = 2,
  icon = "river", flavour = "It was two logs. Now it is two logs somewhere else.",
  says = { at { event_drawn, of = actor, effect = timer(-1) } },
}

event "Two Green Flares" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands, cancel = 2,
  icon = "firework-rocket", flavour = "Over the trees, quite slowly.",
  says = { at { event_drawn, of = actor, effect = reinforce(3) } },
}

event "Guides from the Hills" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands,
  icon = "village",
  flavour = "They walk in front and ask for nothing. In the evening somebody finds them some tobacco.",
  says = { at { event_drawn, of = actor, effect = { find_location(1, each_soldier), more_locations(1) } } },
}

event "Biscuit Bombers" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands,
  icon = "airplane", flavour = "Half of it bursts in the trees. The other half is biscuit.",
  says = { at { event_drawn, of = actor, effect = { resupply(2, each_soldier), draw(1, each_soldier) } } },
}

event "Their Own Mortar" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands,
  icon = "mortar", flavour = "Short. Short again. Somebody over there is being shouted at.",
  says = { at { event_drawn, of = actor, effect = { bombard(3, each_hostile_here), pin(1, each_hostile_here) } } },
}

event "Starved Out" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = jungle_islands,
  icon = "bird-limb", flavour = "Fires still warm, rice pots empty, packs left. They have gone for the coast.",
  says = { at { event_drawn, of = actor, effect = { push_back(2, each_hostile_here), gain_xp(1, each_soldier) } } },
}

-- ---- Coral Atolls: that stay ---------------------------------------------------

event "No Water Left" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, stays = true, cancel = 1, keywords = { environ_heat(4) },
  icon = "desert-skull", flavour = "The drums have come ashore. They were not cleaned.",
}

event "White Glare" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, stays = true, keywords = { environ_heat(3) },
  icon = "sunbeams", flavour = "Coral, sand, sky. Nothing has an edge.",
  says = {
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
    add { hostile_roll = -1, of = here, when = at_least(range, 1) },
  },
}

event "Burning Oil Dump" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, stays = true,
  icon = "oil-drum", flavour = "Black to the height of a church. Both sides are glad of it.",
  says = {
    set { can_be_attacked = 0, of = here },
    add { terrain_cover = 2, of = here },
    at { hostile_turn_ends, effect = end_event },
  },
}

event "Shell Crater" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, stays = true,
  icon = "hole", flavour = "Sixteen inch. It takes a squad, and the squad's opinions.",
  says = { add { terrain_cover = 1, of = here, when = at_least(range, 1) }, add { hand_size = 1, of = here } },
}

event "Registered Beach" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, stays = true, cancel = 2,
  icon = "bullet-impacts", flavour = "Little flags on sticks. They are not for swimmers.",
  says = { at { turn_ends, effect = suppress(1, each_soldier_here) } },
}

event "Star Shells" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, stays = true, keywords = { inspire(1) },
  icon = "star-prominences", flavour = "Everything has two shadows, and both are moving.",
  says = {
    add { experience = 1, of = here },
    at { kills, of = here, effect = end_event },
  },
}

-- ---- Coral Atolls: at once -----------------------------------------------------

event "Out of the Ground" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, cancel = 2,
  icon = "floor-hatch", flavour = "The hatch was behind us. It had always been behind us.",
  says = { at { event_drawn, of = actor, effect = reinforce(3) } },
}

event "Stranded on the Reef" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, cancel = 2,
  icon = "ship-wreck", flavour = "The tide that was to be five feet is three.",
  says = { at { event_drawn, of = actor, effect = timer(-1) } },
}

event "Short Salvo" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls, cancel = 3,
  icon = "falling-bomb", flavour = "The ship apologises.",
  says = { at { event_drawn, of = actor, effect = { wound(1, each_soldier_here), suppress(1, each_soldier) } } },
}

event "Working Party with Cases" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls,
  icon = "cargo-crate", flavour = "Bandsmen, cooks and a paymaster, each with a box.",
  says = { at { event_drawn, of = actor, effect = { resupply(2, each_soldier), rally(1, each_soldier) } } },
}

event "Hellcats" {
  copies = 2, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls,
  icon = "heavy-fighter", flavour = "Down to the palms, six guns, and out over the lagoon.",
  says = { at { event_drawn, of = actor, effect = bombard(3, each_hostile_here) } },
}

event "Somebody Comes Out" {
  copies = 1, settings = { wwii_pacific },
  back = pacific_event,
  region = coral_atolls,
  icon = "open-palm", flavour = "Hands first. Then two more. Nobody shoots; it is very quiet.",
  says = { at { event_drawn, of = actor, effect = { pin(2, each_hostile_here), gain_xp(1, each_soldier) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
