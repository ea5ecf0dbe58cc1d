-- Locations of the karst country.

-- The value of Hostiles for teams of up to 19 points, and from 20, 35, 50, 65 and 80 on.
local function by_points(least, from20, from35, from50, from65, from80)
  return {
    { points = 0, value = least }, { points = 20, value = from20 }, { points = 35, value = from35 },
    { points = 50, value = from50 }, { points = 65, value = from65 }, { points = 80, value = from80 },
  }
end

location "Limestone Lane" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, keywords = { road, glazed },
  hostiles = by_points(1, 2, 3, 4, 6, 7),
  icon = "stone-path", flavour = "The walls on both sides are knee-high now, and shining.",
}

location "Hay Meadow" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 0, 2 }, keywords = { open },
  hostiles = by_points(2, 3, 4, 5, 7, 8),
  icon = "high-grass", flavour = "Nobody has cut it for three summers. It parts, here and there, against the wind.",
  says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
}

location "Sunken Farm" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, keywords = { built },
  hostiles = by_points(1, 2, 3, 4, 5, 7),
  icon = "barn", flavour = "The cellar is a pond, the kitchen is the cellar.",
  says = { add { terrain_cover = 1, of = here } },
}

location "Milk River" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 4, reinforce = { 0, 0 }, keywords = { water, glazed },
  hostiles = by_points(1, 1, 2, 3, 4, 5),
  icon = "river", flavour = "White, warm, and it takes the nails out of a boot.",
  says = { at { moved, of = here, when = at_least(turn, 5), effect = suppress(1, actor) } },
}

location "Swallow Hole" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 3, reinforce = { 0, 2 }, xp = 1, keywords = { underground },
  hostiles = by_points(1, 2, 2, 3, 4, 5),
  icon = "hole", flavour = "The road went in on a Tuesday.",
  says = { at { location_played, of = actor, effect = more_locations(1) } },
}

location "Village of Thornwick" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 0, 2 }, keywords = { built, glazed },
  hostiles = by_points(2, 3, 4, 5, 7, 8),
  icon = "village", flavour = "Roofs on posts. The timber stands; what it stood on is gone.",
  says = { at { location_played, of = actor, effect = draw(1, each_soldier) } },
}

location "Churchyard" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, always_reinforce = true, keywords = { built, open },
  hostiles = by_points(2, 3, 3, 4, 6, 7),
  icon = "tombstone", flavour = "Row after row of tidy holes. The gleaners have been very thorough.",
  says = { at { location_played, of = actor, effect = gain_xp(1, each_soldier) } },
}

location "Viaduct" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 1, 2 }, keywords = { high_ground, road },
  hostiles = by_points(2, 3, 4, 5, 6, 8),
  icon = "stone-bridge", flavour = "Seven arches of eleven.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { hostile_roll = 1, of = here },
  },
}

location "Dry Orchard" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, keywords = { open },
  hostiles = by_points(1, 2, 3, 4, 6, 7),
  icon = "fruit-tree", flavour = "Apples. Somebody stops to eat one, and nobody tells him not to.",
  says = { at { location_played, of = actor, effect = rally(1, each_soldier) } },
}

location "Cement Works" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 3 }, keywords = { built, kilnworks },
  hostiles = by_points(2, 3, 5, 6, 8, 9),
  icon = "factory", flavour = "They were glad when they found it. You can see that they were glad.",
  says = {
    add { terrain_cover = 1, of = here },
    add { experience = 1, of = here },
  },
}

location "Rasp Pasture" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 3, reinforce = { 0, 1 }, keywords = { open, glazed },
  hostiles = by_points(1, 2, 3, 3, 5, 6),
  icon = "grass", flavour = "They graze in rows, as something taught them to.",
  says = { add { cover = -1, of = here, when = target_is(grazer) } },
}

location "Cold Store" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 1, reinforce_none = true, actions = 1, keywords = { built, underground },
  hostiles = by_points(1, 2, 3, 4, 5, 6),
  icon = "snowflake-1", flavour = "The generator still runs. Nobody has been here to feed it.",
  says = {
    add { hostile_roll = -1, of = here },
    at { turn_begins, effect = rally(1, each_soldier_here) },
  },
}

location "Show Cave" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 3, reinforce = { 0, 1 }, keywords = { underground, glazed },
  hostiles = by_points(1, 2, 3, 4, 5, 7),
  icon = "cave-entrance", flavour = "Please stay on the path. There is no longer a path.",
  says = {
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
    add { terrain_cover = 1, of = here },
  },
}

location "Slag Terraces" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 3, reinforce = { 0, 2 }, keywords = { high_ground, kilnworks },
  hostiles = by_points(2, 2, 3, 4, 6, 7),
  icon = "volcano", flavour = "What they do not want they tip. It is still hot on the third day.",
  says = { at { turn_ends, when = at_least(turn, 4), effect = discard(1, each_soldier_here) } },
}

location "Motorway Cutting" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 0, reinforce = { 1, 3 }, keywords = { road, open },
  hostiles = by_points(2, 3, 4, 6, 7, 9),
  icon = "road", flavour = "Three lanes of cars, empty to the frames.",
  says = { at { location_played, of = actor, effect = more_locations(1) } },
}

location "Transmitter Hill" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 3, reinforce = { 0, 1 }, actions = 1, keywords = { high_ground },
  hostiles = by_points(1, 2, 3, 4, 5, 6),
  icon = "radio-tower", flavour = "From up here you count smoke: eleven kilns. Last year it was four.",
  says = { at { location_played, of = actor, effect = { timer(1), find_location(1, each_soldier) } } },
}

location "Kiln Path" {
  copies = 2,
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 0, 2 }, always_reinforce = true, keywords = { kilnworks, road },
  hostiles = by_points(2, 3, 4, 5, 7, 8),
  icon = "footsteps", flavour = "Worn hollow by a million feet, and as straight as if it had been surveyed.",
  says = { at { moved, of = here, when = hostiles_here, effect = draw(1, actor) } },
}

location "Filter Beds" {
  copies = 1,
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 0 }, keywords = { water, built },
  hostiles = by_points(1, 1, 2, 3, 4, 5),
  icon = "water-tank", flavour = "Clean water, in squares. Fill everything.",
  says = { add { heal_roll = 2, of = here }, at { location_played, of = actor, effect = draw(1, each_soldier) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
