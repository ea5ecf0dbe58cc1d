-- Locations: twelve of the jungle islands, twelve of the atolls.

-- The value of Hostiles for teams of up to 29 points, and from 30, 50, 75, 100 and 125 on.
local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ==== Jungle Islands ===========================================================

location "Rain Forest" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 3, reinforce = { 0, 1 }, keywords = { jungle },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "jungle", flavour = "Green above, green below, and noon looks like evening.",
  says = {
    add { terrain_cover = 2, of = here, when = at_least(range, 1) },
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
  },
}

location "Kunai Slope" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 1, reinforce = { 0, 2 }, keywords = { open, environ_heat(3) },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "high-grass", flavour = "Seven feet high and sharp as paper. No air moves in it.",
  says = { add { terrain_cover = 1, of = here, when = at_least(range, 1), unless = attacks } },
}

location "Mangrove Creek" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 4, reinforce = { 0, 0 }, keywords = { water, jungle, environ_malaria(4) },
  hostiles = by_points(1, 2, 3, 4, 6, 8),
  icon = "croc-jaws", flavour = "Logs, mostly. Not all of them.",
  says = { add { terrain_cover = 1, of = here }, add { attack_dice = -1, of = here, when = explosion } },
}

location "Staircase Track" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 3, reinforce = { 0, 1 }, keywords = { track, high_ground, environ_mud(4) },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "stairs", flavour = "Two thousand steps, cut by engineers, each a basin of mud.",
  says = { at { location_played, of = actor, effect = gain_xp(1, each_soldier) } },
}

location "Razorback" {
  copies = 1,
  back = pacific_location,
  region = jungle_islands, entrance = 4, reinforce = { 0, 1 }, keywords = { high_ground, jungle },
  hostiles = by_points(2, 3, 4, 5, 7, 10),
  icon = "mountaintop", flavour = "One man wide. The second shoots past the first one's ear.",
  says = {
    add { attack_roll = 2, of = here, when = at_least(range, 1) },
    add { terrain_cover = -1, of = here, when = at_least(soldiers_here, 3) },
  },
}

location "Coconut Plantation" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 1, reinforce = { 0, 2 }, keywords = { open, track },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "palm-tree", flavour = "Rows to the horizon. You can see a mile, and so can they.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { hostile_roll = 1, of = here, when = at_least(range, 1) },
  },
}

location "Deserted Mission" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 1, reinforce = { 0, 1 }, keywords = { village },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = fieldcraft, success_roll = 2,
  icon = "church", flavour = "The bell is gone. In the sacristy, behind the hymn books: quinine.",
  says = {
    add { heal_roll = 2, of = here },
    at { success, of = target, effect = { rally(2, each_soldier), gain("Hardy (Malaria)", 1, each_soldier) } },
  },
}

location "Hill Village" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 2, reinforce = { 0, 1 }, keywords = { village, high_ground },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = fieldcraft, success_roll = 3,
  icon = "hut", flavour = "Somebody saw them pass, if somebody asks him properly.",
  says = { at { success, of = target, effect = { timer(1), find_location(1, actor) } } },
}

location "Hidden Store" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 1, reinforce = { 0, 1 }, keywords = { jungle },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = fieldcraft, success_roll = 2,
  icon = "wooden-crate", flavour = "Rice under leaves. Follow the ants.",
  says = { at { success, of = target, effect = { draw(1, each_soldier), resupply(1, each_soldier) } } },
}

location "Observation Tree" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 2, reinforce = { 0, 1 }, keywords = { jungle, high_ground },
  hostiles = by_points(2, 3, 4, 5, 6, 8), success = fieldcraft, success_roll = 1,
  icon = "treehouse", flavour = "A hundred and ten feet, by the lianas. From there you see everything.",
  says = { at { success, of = target, effect = { gain_xp(1, each_soldier), more_locations(1) } } },
}

location "Trip-wired Path" {
  copies = 1,
  back = pacific_location,
  region = jungle_islands, entrance = 0, reinforce = { 0, 1 }, keywords = { jungle, track },
  hostiles = by_points(3, 4, 5, 6, 8, 11), obstacle = fieldcraft, detect = 3, disarm = 1,
  icon = "tripwire", flavour = "A vine that runs too straight.",
  says = { at { set_off, of = target, effect = wound(2, actor) } },
}

location "Swollen Ford" {
  copies = 1,
  back = pacific_location,
  region = jungle_islands, entrance = 2, reinforce_none = true, keywords = { water },
  hostiles = by_points(1, 2, 3, 4, 5, 7), obstacle = fieldcraft, detect = 2,
  icon = "waterfall", flavour = "Where it is quiet it is deep.",
  says = { at { set_off, of = target, effect = { move_objective(1), suppress(1, actor) } } },
}

-- Whoever does not know where to tread is held fast for a while.
location "Quaking Bog" {
  copies = 1,
  back = pacific_location,
  region = jungle_islands, entrance = 1, reinforce = { 0, 0 }, keywords = { water, open },
  hostiles = by_points(1, 2, 3, 4, 6, 8),
  icon = "swamp", flavour = "The moss gives, and comes up again behind you.",
  says = {
    at { moved, of = here, effect = { suppress(1, actor), test(fieldcraft, 2, actor) } },
    at { tested, of = here, when = { testing(fieldcraft), passed }, effect = rally(1, actor) },
    add { terrain_cover = 1, of = here, when = at_least(range, 1) },
  },
}

location "Corduroy Road" {
  copies = 2,
  back = pacific_location,
  region = jungle_islands, entrance = 0, reinforce = { 1, 2 }, always_reinforce = true,
  keywords = { track, environ_mud(3) },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "horizon-road", flavour = "Logs side by side, sinking. Jeeps use it. Everything uses it.",
  says = { at { location_played, of = actor, effect = more_locations(1) } },
}

-- ==== Coral Atolls =============================================================

location "Reef Edge" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 2, reinforce = { 0, 0 }, keywords = { water, open },
  hostiles = by_points(2, 3, 4, 5, 7, 9),
  icon = "coral", flavour = "The boats ground here. The beach is over there.",
  says = {
    add { terrain_cover = -1, of = here },
    add { heal_roll = -1, of = here },
    at { location_played, of = actor, effect = draw(1, each_soldier) },
  },
}

location "Lagoon Wade" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 4, reinforce = { 0, 0 }, keywords = { water },
  hostiles = by_points(1, 2, 3, 4, 6, 8),
  icon = "shark-fin", flavour = "Warm, clear, waist-deep, and seven hundred yards of it.",
  says = {
    add { reload_number = 1, of = here },
    add { terrain_cover = 1, of = here, unless = attacks },
  },
}

location "Log Sea Wall" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 2, reinforce = { 0, 2 }, keywords = { beach, fortified },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "wooden-fence", flavour = "Four feet of coconut trunks. On one side of it is all the shelter there is.",
  says = {
    add { terrain_cover = 2, of = here, unless = moved },
    add { terrain_cover = -1, of = here, when = moved },
  },
}

location "Long Pier" {
  copies = 1,
  back = pacific_location,
  region = coral_atolls, entrance = 0, reinforce = { 2, 3 }, always_reinforce = true, keywords = { water, track },
  hostiles = by_points(4, 5, 6, 8, 11, 14),
  icon = "wooden-pier", flavour = "Five hundred yards of planks, a shed in the middle, guns at the end.",
  says = {
    at { location_played, of = actor, effect = timer(1) },
    at { moved, of = here, when = hostiles_here, effect = suppress(1, actor) },
  },
}

location "White Sand Beach" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 1, reinforce = { 0, 2 }, keywords = { beach, open, environ_heat(3) },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "beach-bucket", flavour = "People will pay to come here, says somebody.",
  says = { add { terrain_cover = -1, of = here, when = moved } },
}

location "Fighter Strip" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 0, reinforce = { 0, 3 }, keywords = { open, environ_heat(4) },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "airplane-departure", flavour = "Crushed coral, rolled flat. Nothing on it is higher than a boot.",
  says = {
    add { terrain_cover = -1, of = here },
    at { location_played, of = actor, effect = more_locations(1) },
  },
}

location "Blasted Palms" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 2, reinforce = { 0, 2 }, keywords = { jungle },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "cut-palm", flavour = "Trunks without heads. It smells of copra and of the other thing.",
  says = {
    add { terrain_cover = 1, of = here },
    add { hostile_roll = 2, of = here, when = attacker_is(sniper) },
  },
}

location "Concrete Blockhouse" {
  copies = 1,
  back = pacific_location,
  region = coral_atolls, entrance = 2, reinforce = { 0, 1 }, actions = 1, keywords = { fortified, obstructed },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = demolition, success_roll = 1,
  icon = "block-house", flavour = "Five feet thick. A battleship has asked it to open, and it did not.",
  says = {
    add { terrain_cover = 2, of = here },
    at { success, of = target, effect = { gain_xp(2, actor), pin(2, each_hostile_here) } },
  },
}

location "Coral Ridge" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 4, reinforce = { 0, 1 }, keywords = { high_ground, environ_heat(4) },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "sea-cliff", flavour = "You cannot dig in it. Every bullet that misses makes ten pieces.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { terrain_cover = -1, of = here, when = attacker_is(heavy_weapon) },
  },
}

location "Cave Mouths" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 2, reinforce = { 1, 3 }, keywords = { cave, fortified },
  hostiles = by_points(3, 4, 6, 8, 11, 14), success = demolition, success_roll = 2,
  icon = "cave-entrance", flavour = "Six to be seen. Close one and count again.",
  says = {
    add { cover = 1, of = here, unless = explosion },
    at { success, of = target, effect = { hit(1, each_hostile_here), gain_xp(1, actor) } },
  },
}

location "Mined Shelf" {
  copies = 1,
  back = pacific_location,
  region = coral_atolls, entrance = 0, reinforce = { 0, 0 }, keywords = { beach },
  hostiles = by_points(1, 2, 3, 4, 5, 7), obstacle = demolition, detect = 3, disarm = 1,
  icon = "minefield", flavour = "Horned mines, made for ships, under a hand of sand.",
  says = { at { set_off, of = target, effect = { wound(2, actor), suppress(1, each_soldier_here) } } },
}

location "Phosphate Diggings" {
  copies = 1,
  back = pacific_location,
  region = coral_atolls, entrance = 3, reinforce_none = true, xp = 1, keywords = { high_ground, cave },
  hostiles = by_points(1, 2, 2, 3, 5, 6),
  icon = "gold-mine", flavour = "Grey pinnacles, and between them lanes where nobody sees you.",
  says = {
    at { turn_begins, effect = draw(1, each_soldier_here) },
    add { terrain_cover = 1, of = here },
  },
}

location "Black Ash Terrace" {
  copies = 2,
  back = pacific_location,
  region = coral_atolls, entrance = 3, reinforce = { 0, 1 }, keywords = { beach, high_ground },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "volcano", flavour = "Two steps up, one back. Dig, and it runs in behind the spade.",
  says = {
    add { terrain_cover = -1, of = here, when = at_least(range, 2) },
    add { terrain_cover = 1, of = here, when = fewer_than(range, 1) },
    add { attack_dice = -1, of = here, when = weapon(grenade) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
