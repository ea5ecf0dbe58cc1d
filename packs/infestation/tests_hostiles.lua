-- Tests of Hostiles, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local boss = "Foreman Adeyemi"
local rifle = team(boss .. " + R6 Rifle")
local shot = "0 attack " .. boss .. "/1, R6 Rifle/1, Semi, "
local lane = "front = 2\n" .. location(2, "Filter Beds") .. none

-- ---- keywords ------------------------------------------------------------------

test "Flat to the Ground: more Cover from another Location" {
  setup = rifle, dice = { 8, 3 }, given = "hand[0] =\n" .. lane .. hostile(0, "Sill", 2),
  acts = { shot .. "Sill/1" }, expect = { "hostile[0].ekia = 0", "hostile[0].suppress = 1" },
}

test "Flat to the Ground: not beside it" {
  setup = rifle, dice = { 8, 3 }, given = "hand[0] =\n" .. hostile(0, "Sill", 1),
  acts = { shot .. "Sill/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Shell: what bursts over it does more" {
  setup = rifle .. " + Fragmentation Grenade", dice = { 8, 1, 1, 2 }, given = "hand[0] =\n" .. hostile(0, "Quencher", 1),
  acts = { "0 attack " .. boss .. "/1, Fragmentation Grenade/2, Explosion, Quencher/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Shell: a rifle does not know of it" {
  setup = rifle, dice = { 8, 2 }, given = "hand[0] =\n" .. hostile(0, "Quencher", 1),
  acts = { shot .. "Quencher/1" }, expect = { "hostile[0].ekia = 0" },
}

test "Fearless: a Thresher is not Suppressed" {
  setup = rifle, dice = { 8, 1 }, given = "hand[0] =\n" .. hostile(0, "Thresher", 1),
  acts = { shot .. "Thresher/1" }, expect = { "hostile[0].suppress = 0", "hostile[0].ekia = 0" },
}

test "Screened: a Stoker behind Porters" {
  setup = rifle, given = "hand[0] =\n" .. hostile(0, "Stoker", 1) .. hostile(1, "Porters", 1),
  offers = { shot .. "Porters/2" }, refuses = { shot .. "Stoker/1" },
}

test "Stirs: one more for others where it is" {
  setup = rifle, dice = { 1, 1, 7, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Stoker", 1) .. hostile(1, "Porters", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}

test "Rending: it finds him behind his Cover" {
  setup = rifle, dice = { 7, 2 }, given = "hand[0] =\n" .. none .. hostile(0, "Kiln Guard", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}

test "Calls: a Singer costs a Turn more" {
  setup = rifle,
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Filter Beds") .. location(3, "Filter Beds")
    .. hostile(0, "Singer", 3),
  acts = { "0 end turn" }, expect = { "timer = 7" },
}

-- ---- what Hostiles say -----------------------------------------------------------

test "Quencher: who opens it beside himself is burned" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. hostile(0, "Quencher", 1),
  acts = { shot .. "Quencher/1" }, expect = { "hostile[0].ekia = 1", "soldier[0].wound[0] = 1" },
}

test "Quencher: not from the next Location" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. lane .. hostile(0, "Quencher", 2),
  acts = { shot .. "Quencher/1" }, expect = { "hostile[0].ekia = 1", "soldier[0].wound[0] = 0" },
}

test "Stilt Calves: one dead frightens another" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. hostile(0, "Stilt Calves", 1),
  acts = { shot .. "Stilt Calves/1" }, expect = { "hostile[0].ekia = 1", "hostile[0].suppress = 1" },
}

test "Stilt Herd: and a herd goes" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. lane .. hostile(0, "Stilt Herd", 1),
  acts = { shot .. "Stilt Herd/1" }, expect = { "hostile[0].ekia = 1", "hostile[0].place = 2" },
}

test "Geode Cluster: one of value 1 hatches" {
  setup = rifle,
  given = "hand[0] =\nfront = 3\nhostiles[0] = Rasp Carpet\n" .. location(2, "Filter Beds") .. location(3, "Filter Beds")
    .. hostile(0, "Geode Cluster", 3),
  acts = { "0 end turn" }, expect = { "hostile[1].card = Rasp Carpet" },
}

test "Spittle Cup: whom it holds it holds twice" {
  setup = rifle, dice = { 7, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Spittle Cup", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 2" },
}

test "Bone Mason: Cover for the others" {
  setup = rifle, dice = { 8, 2 }, given = "hand[0] =\n" .. hostile(0, "Bone Mason", 1) .. hostile(1, "Porters", 1),
  acts = { shot .. "Porters/2" }, expect = { "hostile[1].ekia = 0" },
}

test "Kiln Mother: one of value 2 each Turn" {
  setup = rifle, dice = { 1, 1, 1, 1 },
  given = "hand[0] =\nhostiles[0] = Porters\n" .. hostile(0, "Kiln Mother", 1),
  acts = { "0 end turn" }, expect = { "hostile[1].card = Porters" },
}

test "Slakers: steam, and a card is gone" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] = Again\n" .. none .. hostile(0, "Slakers", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1", "hand[0] =", "soldier[0].wound[0] = 0" },
}

test "Cinder Bellows: by the die a card, a coal, or worse" {
  setup = rifle, dice = { 7, 6 }, given = "hand[0] = Again\n" .. none .. hostile(0, "Cinder Bellows", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1", "hand[0] = Again" },
}

test "Cinder Bellows: a little less, and it is the card" {
  setup = rifle, dice = { 5, 6 }, given = "hand[0] = Again\n" .. none .. hostile(0, "Cinder Bellows", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "hand[0] =" },
}

test "Thresher: a ten is a Kill" {
  setup = rifle .. " + Chemist Valdis + R6 Carbine", dice = { 10, 6 },
  given = "hand[0] =\nhand[1] =\n" .. none .. hostile(0, "Thresher", 1),
  acts = { "0 end turn" }, expect = { "points = 11" },
}

test "Fast: a Kiteback is there when somebody has done something" {
  setup = rifle, dice = { 3, 1, 8, 6 }, given = "hand[0] =\n" .. lane .. hostile(0, "Kiteback", 2),
  acts = { shot .. "Kiteback/1" },
  expect = { "hostile[0].place = 1", "soldier[0].wound[0] = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
