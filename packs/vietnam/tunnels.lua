-- Under the ground: Locations, Hostiles with one side, and what waits in the dark.

local draws = require "shapes".draws
local function underground(name, card)
  card.back, card.region = "Vietnam Location", tunnels
  location(name)(card)
end
local function dweller(name, card)
  card.back, card.force, card.keywords = "Vietnam Hostile", tunnel_fighters, card.keywords or { "Local" }
  hostile(name)(card)
end

-- ---- Locations -------------------------------------------------------------------

underground("Trap Door Shaft", {
  copies = 2, entrance = 1, reinforce = { 1, 1 }, keywords = { "Underground" },
  hostiles = draws(1, 1, 2, 3, 4, 5), search = 6, hand_to_hand = 1,
  icon = "floor-hatch", flavour = "Sixteen inches by eleven. Arms first.",
  says = { add { terrain_cover = 1, of = here, unless = moved } },
})
underground("Crawlway", {
  copies = 3, entrance = 2, reinforce = { 1, 1 }, keywords = { "Underground", close_quarters_combat },
  hostiles = draws(1, 2, 2, 3, 4, 5), search = 6, hand_to_hand = 1,
  icon = "worm", flavour = "The roof touches your back. You can go on. You cannot turn.",
  fail = trailcraft, fail_roll = 4,
  says = {
    set { can_attack = 0, of = here, when = at_least(range, 1) },
    at { fails, of = target, effect = suppress(1, actor) },
  },
})
underground("Water Trap", {
  copies = 2, entrance = 3, reinforce_none = true, keywords = { "Underground", environ_monsoon(4) },
  hostiles = draws(0, 1, 1, 2, 3, 4), search = 6, hand_to_hand = 1, fail = trailcraft, fail_roll = 2,
  icon = "drop", flavour = "Four feet of it, and up on the other side. They say four feet.",
  says = { at { fails, of = target, effect = { discard(2, actor), suppress(1, actor) } } },
})
underground("Sleeping Chamber", {
  copies = 2, entrance = 1, reinforce = { 1, 2 }, keywords = { "Underground" },
  hostiles = draws(1, 2, 3, 4, 5, 6), search = 6, hand_to_hand = 1, success = trailcraft, success_roll = 1,
  icon = "hammock", flavour = "Hammocks of parachute silk. Ours.",
  says = { at { success, of = target, effect = { rally(9, each_soldier_here), draw(2, actor) } } },
})
underground("Smokeless Kitchen", {
  copies = 2, entrance = 1, reinforce = { 1, 2 }, keywords = { "Underground", environ_swelter(4) },
  hostiles = draws(1, 2, 2, 3, 4, 6), search = 6, hand_to_hand = 1,
  icon = "camp-cooking-pot", flavour = "The rice is warm.",
  says = { at { location_played, of = actor, effect = draw(1, each_soldier) } },
})
underground("Conical Listening Pit", {
  copies = 1, entrance = 2, reinforce = { 1, 1 }, xp = 1, keywords = { "Underground" },
  hostiles = draws(0, 1, 1, 2, 3, 4), search = 6, hand_to_hand = 1,
  icon = "human-ear", flavour = "Made to hear bombers. It also hears a man breathe.",
  says = {
    add { hostile_value = -1, of = all },
    at { location_played, of = actor, effect = gain_xp(1, each_soldier) },
  },
})
underground("False Wall", {
  copies = 2, entrance = 1, reinforce = { 1, 1 }, keywords = { "Underground" },
  hostiles = draws(1, 1, 2, 3, 4, 5), search = 6, hand_to_hand = 1, success = sapping, success_roll = 1,
  icon = "brick-wall", flavour = "Laterite, tapped with a knuckle: this one answers.",
  says = { at { success, of = target, effect = { more_locations(1), gain_xp(1, actor) } } },
})
underground("Bat Gallery", {
  copies = 1, entrance = 1, reinforce_none = true, keywords = { "Underground", environ_leeches(4), deadly_environment },
  hostiles = draws(0, 0, 1, 2, 3, 4), search = 6, hand_to_hand = 1,
  icon = "bat", flavour = "Ten thousand of them, and they all want out the way you came in.",
  says = { at { location_played, of = actor, effect = suppress(1, each_soldier) } },
})

-- ---- Hostiles --------------------------------------------------------------------

dweller("Man at the Corner", {
  copies = 3, value = 1, reticles = 1, cover = 3, range = { 0, 0 },
  chart = { { 1, 8, 1 } }, icon = "hidden",
})
dweller("Bamboo Spear", {
  copies = 2, value = 1, reticles = 1, cover = 3, range = { 0, 0 },
  chart = { { 1, 8, 2 } }, icon = "bamboo", flavour = "Through a hole in the wall that you had not seen.",
})
dweller("Tunnel Sentry", {
  copies = 2, value = 0, reticles = 1, cover = 2, range = { 0, 0 },
  chart = { { 1, 10, 1 } }, icon = "candle-light", flavour = "One lamp, one clip, and orders to win them a minute.",
})
dweller("Tunnel Runner", {
  copies = 2, value = 1, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { 1, 9, 1 } }, place = beyond, distance = 1, icon = "run",
  says = { at { reinforcement_step, when = in_range, effect = reinforce(1) } },
})
dweller("Two in the Alcove", {
  copies = 3, value = 2, reticles = 2, cover = 3, range = { 0, 0 },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } }, icon = "meeple-group",
})
dweller("Grenade Thrower", {
  copies = 2, value = 2, reticles = 1, cover = 3, range = { 0, 1 }, keywords = { "Local", hard_hitting(1) },
  chart = { { 1, 10, 2 } }, results = { { 1, 8, 1 } },
  says = { at { result, of = actor, when = at_least(result, 1), effect = suppress(1, each_soldier_here) } },
  icon = "stick-grenade", flavour = "He cooks it. You can hear him count.",
})
dweller("Sleepers Woken", {
  copies = 2, value = 2, reticles = 3, cover = 2, range = { 0, 0 },
  chart = { { 3, 8, 1 }, { 1, 10, 1 } }, icon = "hammock",
  says = { add { hostile_roll = -1, of = actor, when = fewer_than(turn, 4) } },
})
dweller("Tunnel Engineers", {
  copies = 2, value = 1, reticles = 2, cover = 3, range = { 0, 0 },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } }, penalty = { { 1, 1 } }, icon = "dig-dug",
  flavour = "A metre a day each, for twenty years.",
})
dweller("Armourer's Bench", {
  copies = 1, value = 2, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { 2, 8, 2 }, { 1, 9, 1 } }, icon = "anvil",
  says = { at { kills, of = target, effect = resupply(1, each_soldier) } },
})
dweller("Section Leader Below", {
  copies = 1, value = 3, reticles = 1, cover = 4, range = { 0, 0 }, keywords = { "Cadre", inspire(1), "Screened" },
  chart = { { 1, 8, 1 } }, icon = "rank-2",
})
dweller("Knife in the Dark", {
  copies = 2, value = 2, reticles = 1, cover = 4, range = { 0, 0 }, keywords = { "Local", "Fearless" },
  chart = { { 1, 7, 2 } }, place = targeted, icon = "bowie-knife", flavour = "He has turned his own lamp out.",
})
dweller("Headquarters Guard", {
  copies = 2, value = 3, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 3, 7, 2 }, { 2, 8, 1 }, { 1, 9, 1 } }, icon = "shield-echoes",
})
-- SPDX-License-Identifier: CC-BY-4.0
