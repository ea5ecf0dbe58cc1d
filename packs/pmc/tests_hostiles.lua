-- Tests of Hostiles and Events, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none = given.hostile, given.location, given.team, given.none
local kaleo = team "Kaleo Level 5"
local shot = "0 attack Kaleo Level 5/1, M4 Carbine/2, Semi, "
local opens = "0 play location Kaleo Level 5/1, "
local queue = "front = 2\n" .. location(2, "Visa Queue") .. none
local function event(name, place) return ("event[0].card = %s\nevent[0].place = %d\n"):format(name, place) end

-- ---- Hostiles ------------------------------------------------------------------

test "Street Watcher fetches one of value 1 while he sees you" {
  seed = 2, setup = kaleo, given = "hand[0] =\nhostiles[0] = Lone Gunman\n" .. hostile(0, "Street Watcher", 1),
  dice = { 1, 1 },
  acts = { "0 end turn" }, expect = { "hostile[1].card = Lone Gunman", "hostile[1].place = 1" },
}
test "Nervous Recruit ducks when another falls" {
  seed = 3, setup = kaleo, dice = { 9, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Nervous Recruit", 1) .. hostile(1, "Cell of Four", 1),
  acts = { shot .. "Cell of Four/2" }, expect = { "hostile[0].suppress = 1" },
}
test "Roadside Wire goes off once" {
  seed = 3, setup = kaleo, given = "hand[0] =\nhostile_discards[0] =\n" .. queue .. hostile(0, "Roadside Wire", 2),
  acts = { "0 move Kaleo Level 5/1, Visa Queue/3" },
  expect = { "soldier[0].wound[0] = 1", "hostile_discards[0] = Roadside Wire" },
}
test "Roadside Wire: not under somebody who knows wires" {
  seed = 3, setup = team "Bratt Level 5", given = "hand[0] =\n" .. queue .. hostile(0, "Roadside Wire", 2),
  acts = { "0 move Bratt Level 5/1, Visa Queue/3" }, expect = { "soldier[0].wound[0] = 0" },
}
test "Loose Ranks: one dead, and the others lose heart" {
  seed = 3, setup = kaleo, dice = { 8, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Street Committee", 1, "ekia = 1"),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "Window Rifle: an Explosion goes in to him" {
  seed = 3, setup = team "Kaleo Level 5 + F-1 Grenade", dice = { 9, 1, 1, 1, 2 },
  given = "hand[0] =\n" .. none .. hostile(0, "Window Rifle", 1),
  acts = { "0 attack Kaleo Level 5/1, F-1 Grenade/3, Explosion, Window Rifle/1" }, expect = { "soldier[0].kills = 1" },
}
test "Walking Bomb: after his Attack he is no more" {
  seed = 2, setup = kaleo, dice = { 5, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Walking Bomb", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 2", "hostile_discards[0] = Walking Bomb" },
}
test "Scooter Pair come a Location nearer than others" {
  seed = 2, setup = kaleo,
  given = "hand[0] =\n" .. queue .. hostile(0, "Scooter Pair", 4) .. hostile(1, "Checkpoint Crew", 4),
  acts = { "0 end turn" }, expect = { "hostile[0].place = 2", "hostile[1].place = 3" },
}
test "Kidnap Crew: who is alone is theirs" {
  seed = 2, setup = kaleo, dice = { 5, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Kidnap Crew", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Kidnap Crew: who is not is not" {
  seed = 2, setup = team "Kaleo Level 5 + Okonjo Level 2", dice = { 5, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Kidnap Crew", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "Bomb Maker: what he leaves in the doorway" {
  seed = 3, setup = kaleo, given = "hand[0] =\n" .. queue .. hostile(0, "Bomb Maker", 2),
  acts = { "0 move Kaleo Level 5/1, Visa Queue/3" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Barricade Watch: three of four uncovered, a 6 wounds" {
  seed = 2, setup = kaleo, dice = { 6, 3 },
  given = "hand[0] =\n" .. none .. hostile(0, "Barricade Watch", 1, "suppress = 1"),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Barricade Watch: two of four, and a 6 is a miss that pins" {
  seed = 3, setup = kaleo, dice = { 6, 3 },
  given = "hand[0] =\n" .. none .. hostile(0, "Barricade Watch", 1, "suppress = 2"),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "Famous: a point more for whoever stops it" {
  seed = 3, setup = team "Varga Level 6", dice = { 10, 6 },
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. queue .. hostile(0, "Silent Rifle", 2),
  acts = { "0 attack Varga Level 6/1, SVD Rifle/4, Semi, Silent Rifle/1" }, expect = { "soldier[0].xp = 5" },
}
test "The Engineer: every doorway is his" {
  seed = 3, setup = team "Bratt Level 5", given = "hand[0] =\n" .. queue .. hostile(0, "The Engineer", 2),
  acts = { "0 move Bratt Level 5/1, Visa Queue/3" }, expect = { "soldier[0].wound[0] = 1", "soldier[0].suppress = 0" },
}
test "Rival Company falls back in good order" {
  seed = 3, setup = kaleo, dice = { 9, 6 }, given = "hand[0] =\n" .. queue .. hostile(0, "Rival Company", 1),
  acts = { shot .. "Rival Company/1" }, expect = { "hostile[0].ekia = 1", "hostile[0].place = 2" },
}

-- ---- Events --------------------------------------------------------------------

test "Ticking Parcel: who enters has it, and then it is gone" {
  seed = 3, setup = kaleo, given = "hand[0] =\n" .. queue .. event("Ticking Parcel", 2),
  acts = { "0 move Kaleo Level 5/1, Visa Queue/3" },
  expect = { "soldier[0].wound[0] = 1", "event_discards[0] = Ticking Parcel" },
}
test "Camera Crew: what is seen pays more" {
  seed = 3, setup = kaleo, dice = { 9, 6 },
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. none .. event("Camera Crew", 1) .. hostile(0, "Lone Gunman", 1),
  acts = { shot .. "Lone Gunman/1" }, expect = { "soldier[0].xp = 2" },
}
test "Marine Guard fires over the gate" {
  seed = 2, setup = kaleo, dice = { 6, 6, 6 },
  given = "hand[0] = Consul's Garden\nturn = 5\npoints = 20\nhostiles[0] = Belt-Fed Gunner\n"
    .. "hostile_discards[0] =\n"
    .. "events[0] = Marine Guard\nsoldier[0].xp = 0\n",
  acts = { opens .. "Consul's Garden" }, expect = { "event_discards[0] = Marine Guard" },
}
-- SPDX-License-Identifier: CC-BY-4.0
