-- Locations of north-west Europe, 1944 and 1945.

-- The value of Hostiles for teams of up to 29 points, and from 30, 50, 75, 100 and 125 on.
local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ---- woods and fields ------------------------------------------------------

location "Hedgerow Lane" {
  copies = 2, region = europe, entrance = 2, reinforce = { 0, 2 }, keywords = { woods, road },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "vines", flavour = "Earth, roots and a thousand years: no tank goes through, no eye either.",
  says = {
    add { terrain_cover = 1, of = here },
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
  },
}

location "Sunken Road" {
  copies = 2, region = europe, entrance = 1, reinforce = { 0, 1 }, keywords = { road },
  hostiles = by_points(3, 4, 5, 6, 9, 12),
  icon = "path-tile", flavour = "Nobody sees you in it. You see nobody from it.",
  says = {
    add { terrain_cover = 2, of = here, when = at_least(range, 1) },
    add { attack_roll = -2, of = here, when = at_least(range, 2) },
  },
}

location "Apple Orchard" {
  copies = 2, region = europe, entrance = 1, reinforce = { 0, 2 }, keywords = { woods },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "fruit-tree", flavour = "Cider country. Every row is a lane of fire.",
  says = {
    at { location_played, of = actor, effect = draw(1, each_soldier) },
    add { hostile_roll = 1, of = here, when = at_least(range, 1) },
  },
}

location "Fir Plantation" {
  copies = 2, region = europe, entrance = 3, reinforce = { 0, 1 }, keywords = { woods },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "pine-tree", flavour = "Shells burst in the tops. There is no lying down under that.",
  says = {
    add { terrain_cover = 2, of = here, unless = at_least(range, 2) },
    add { terrain_cover = -1, of = here, when = at_least(range, 2) },
    add { attack_dice = -1, of = here, when = { auto, at_least(range, 1) } },
  },
}

location "Firebreak" {
  copies = 1, region = europe, entrance = 0, reinforce = { 0, 3 }, keywords = { open, road },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "axe-in-stump", flavour = "Straight, clear, and known to every mortar in the forest.",
  says = {
    at { location_played, of = actor, effect = more_locations(1) },
    add { terrain_cover = -1, of = here },
  },
}

location "Beet Field" {
  copies = 2, region = europe, entrance = 3, reinforce = { 0, 1 }, keywords = { open },
  hostiles = by_points(2, 3, 4, 5, 8, 10),
  icon = "beet", flavour = "Ten pounds of clay on each boot.",
  says = {
    add { terrain_cover = -1, of = here, when = moved },
    add { reload_number = 1, of = here },
  },
}

location "Mined Meadow" {
  copies = 1, region = europe, entrance = 1, reinforce = { 0, 0 }, keywords = { open },
  hostiles = by_points(1, 2, 3, 4, 5, 7),
  icon = "minefield", flavour = "Few guard it. The sign says why, if it still stands.",
  says = { at { moved, of = here, unless = soldier_is(scout), effect = wound(1, actor) } },
}

location "Snowbound Ridge" {
  copies = 1, region = europe, entrance = 4, reinforce = { 0, 1 }, keywords = { high_ground, open },
  hostiles = by_points(2, 3, 4, 6, 8, 11),
  icon = "snowing", flavour = "From the crest you see three countries and feel none of your fingers.",
  says = {
    add { attack_roll = 2, of = here, when = at_least(range, 1) },
    at { turn_begins, effect = discard(1, each_soldier_here) },
  },
}

location "Forester's Track" {
  copies = 1, region = europe, entrance = 0, reinforce = { 0, 0 }, xp = 1, keywords = { woods },
  hostiles = by_points(1, 2, 2, 3, 5, 7),
  icon = "trail", flavour = "On no map but his, and he drew it for a bar of soap.",
  says = {
    at { draws_hostiles, of = target, when = fewer_than(hostiles, 2), effect = add { value = -1 } },
    add { terrain_cover = 1, of = here },
  },
}

-- ---- water -----------------------------------------------------------------

location "Flooded Polder" {
  copies = 2, region = europe, entrance = 4, reinforce = { 0, 0 }, keywords = { water, open },
  hostiles = by_points(1, 2, 3, 4, 6, 8),
  icon = "swamp", flavour = "The dykes were opened in April. By October the cows had learned to swim.",
  says = {
    add { terrain_cover = -1, of = here },
    add { attack_dice = -1, of = here, when = explosion },
    add { heal_roll = -1, of = here },
  },
}

location "Canal Towpath" {
  copies = 1, region = europe, entrance = 0, reinforce = { 2, 2 }, always_reinforce = true, keywords = { water, road },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "canoe", flavour = "Level going, all the way, for both sides.",
  says = {
    add { terrain_cover = -1, of = here, when = at_least(soldiers_here, 3) },
    add { hostile_roll = 1, of = here, unless = attacker_is(infantry) },
  },
}

location "Stone Bridge" {
  copies = 1, region = europe, entrance = 1, reinforce = { 3, 4 }, always_reinforce = true, keywords = { water, road },
  hostiles = by_points(4, 5, 6, 8, 11, 14),
  icon = "stone-bridge", flavour = "Charges under the arch, wires to the far bank.",
  says = {
    at { location_played, of = actor, effect = timer(1) },
    at { moved, of = here, when = hostiles_here, effect = suppress(1, actor) },
  },
}

location "Drainage Culvert" {
  copies = 1, region = europe, entrance = 2, reinforce = { 0, 0 }, actions = 2, keywords = { water },
  hostiles = by_points(0, 1, 1, 2, 3, 4),
  icon = "dungeon-gate", flavour = "Hands and knees, forty yards, and out behind them.",
  says = {
    at { hostiles_drawn, of = target, effect = pin(1, each_hostile_here) },
    add { attack_dice = -1, of = here, unless = weapon(pistol) },
  },
}

-- ---- town and road ---------------------------------------------------------

location "Church Square" {
  copies = 2, region = europe, entrance = 2, reinforce = { 0, 2 }, keywords = { town, open },
  hostiles = by_points(4, 5, 6, 8, 11, 14),
  icon = "church", flavour = "An aid post in the crypt, somebody with a scope in the belfry.",
  says = {
    add { heal_roll = 2, of = here },
    add { hostile_roll = 2, of = here, when = attacker_is(sniper) },
  },
}

location "Crossroads Village" {
  copies = 2, region = europe, entrance = 1, reinforce = { 0, 1 }, always_reinforce = true, keywords = { town, road },
  hostiles = by_points(4, 5, 6, 8, 11, 14),
  icon = "crossroad", flavour = "Five roads meet here. So does everybody else.",
  says = {
    add { terrain_cover = 1, of = here },
    at { location_played, of = actor, effect = { timer(1), gain_xp(1, each_soldier) } },
  },
}

location "Rail Embankment" {
  copies = 2, region = europe, entrance = 3, reinforce = { 0, 2 }, keywords = { high_ground, road },
  hostiles = by_points(3, 4, 5, 7, 10, 13),
  icon = "railway", flavour = "On this side cover, on that side a view. On top neither lasts.",
  says = {
    add { attack_roll = 1, of = here, when = at_least(range, 1) },
    add { terrain_cover = 1, of = here, unless = attacks },
  },
}

location "Brickworks" {
  copies = 1, region = europe, entrance = 1, reinforce = { 0, 1 }, actions = 1, keywords = { town, fortified, obstructed },
  hostiles = by_points(2, 2, 3, 4, 6, 8),
  icon = "brick-wall", flavour = "Kilns with walls a yard thick. It takes time to find the way in.",
  says = { add { terrain_cover = 2, of = here }, add { terrain_cover = 1, of = here, when = at_least(range, 2) } },
}

location "Walled Farm" {
  copies = 1, region = europe, entrance = 2, reinforce = { 0, 1 }, actions = 1, keywords = { town, fortified, obstructed },
  hostiles = by_points(2, 3, 3, 5, 7, 9),
  icon = "barn", flavour = "Four wings about a dung heap: any battalion's first headquarters.",
  says = {
    add { terrain_cover = 1, of = here },
    at { location_played, of = actor, effect = { resupply(1, each_soldier), rally(1, each_soldier) } },
  },
}

location "Wine Cellars" {
  copies = 1, region = europe, entrance = 1, reinforce_none = true, xp = 1, keywords = { town, fortified },
  hostiles = by_points(2, 2, 3, 4, 6, 8),
  icon = "cellar-barrels", flavour = "Dry, deep, and bottled in better years.",
  says = {
    at { turn_begins, effect = rally(1, each_soldier_here) },
    at { declares_attack, of = here, when = { explosion, fewer_than(range, 1) }, effect = add { dice = 1 } },
    add { terrain_cover = 2, of = here, when = at_least(range, 1) },
  },
}

-- ---- fortified -------------------------------------------------------------

location "Dragon's Teeth" {
  copies = 1, region = europe, entrance = 5, reinforce = { 0, 2 }, keywords = { open, fortified },
  hostiles = by_points(2, 3, 4, 6, 9, 12),
  icon = "spiky-field", flavour = "Concrete in five rows, planted in 1938. Nothing on tracks passes.",
  says = {
    add { terrain_cover = 1, of = here },
    add { terrain_cover = 2, of = here, when = attacker_is(vehicle) },
    add { entrance = -2, of = here, when = soldiers_here },     -- the first has cut the wire
  },
}

location "Pillbox Row" {
  copies = 2, region = europe, entrance = 3, reinforce = { 1, 3 }, keywords = { fortified, high_ground },
  hostiles = by_points(3, 4, 6, 8, 11, 14),
  icon = "block-house", flavour = "Each covers the door of the next.",
  says = {
    add { cover = 2, of = here, unless = explosion },
    add { cover = -1, of = here, when = explosion },
    add { hostile_cover_roll = 1, of = here },
    add { experience = 1, of = here },
  },
}

location "Chalk Quarry" {
  copies = 1, region = europe, entrance = 1, reinforce_none = true, xp = 2, keywords = { high_ground },
  hostiles = by_points(1, 1, 2, 3, 4, 5),
  icon = "gold-mine", flavour = "Sheer on three sides. The fourth is yours.",
  says = { at { turn_begins, effect = draw(1, each_soldier_here) }, add { hand_size = 1, of = here } },
}
-- SPDX-License-Identifier: CC-BY-4.0
