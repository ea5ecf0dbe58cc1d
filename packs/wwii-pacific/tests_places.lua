-- Tests of Locations, Objectives and Missions, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local gunny = "Gunnery Sergeant Prokop"
local function mission(name) return "mission " .. name .. ", team " .. gunny .. " + M1 Rifle" end
local rifle = team(gunny .. " + M1 Rifle")
local sapper = team "Sergeant Dombrowski + M1 Rifle"
local opens = "0 play location " .. gunny .. "/1, "

-- ---- Locations -------------------------------------------------------------------

test "Kunai Slope: the heat, and 3 resists it" {
  setup = rifle, dice = { 3 }, given = at "Kunai Slope", acts = { "0 end turn" },
  expect = { "soldier[0].suppress = 0" },
}

test "Staircase Track: the mud, and 3 does not" {
  setup = rifle, dice = { 3 }, given = at "Staircase Track",
  acts = { "0 end turn", "0 take a wound " .. gunny .. "/1" }, expect = { "soldier[0].wound[0] = 1" },
}

test "Hard as Teak: one more against it" {
  setup = rifle .. " + Hard as Teak", dice = { 3 }, given = at "Staircase Track",
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0", "soldier[0].wound[0] = 0" },
}

test "Staircase Track: everybody learns" {
  setup = rifle, given = "hand[0] = Staircase Track\nsoldier[0].xp = 0\n" .. none,
  acts = { opens .. "Staircase Track" }, expect = { "soldier[0].xp = 1" },
}

test "Log Sea Wall: two more Cover for who stays down" {
  setup = rifle, dice = { 10, 4 }, given = at "Log Sea Wall" .. hostile(0, "Armed Forager", 2),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Long Pier: an enemy there pins who comes" {
  setup = rifle,
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Long Pier") .. hostile(0, "Armed Forager", 2),
  acts = { "0 move " .. gunny .. "/1, Long Pier/3" }, expect = { "soldier[0].suppress = 1" },
}

test "Quaking Bog: who treads right passes" {
  setup = team "Corporal Redfern + M1 Rifle", dice = { 3 },
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Quaking Bog"),
  acts = { "0 move Corporal Redfern/1, Quaking Bog/3" }, expect = { "soldier[0].suppress = 0" },
}

test "Quaking Bog: who does not is held" {
  setup = team "Corporal Redfern + M1 Rifle", dice = { 2 },
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Quaking Bog"),
  acts = { "0 move Corporal Redfern/1, Quaking Bog/3" }, expect = { "soldier[0].suppress = 1" },
}

test "Quaking Bog: and who has never learned it" {
  setup = rifle, dice = {},
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Quaking Bog"),
  acts = { "0 move " .. gunny .. "/1, Quaking Bog/3" }, expect = { "soldier[0].suppress = 1" },
}

test "Corduroy Road: another Location can be played" {
  setup = rifle, given = "hand[0] = Corduroy Road, Reef Edge\n" .. none, acts = { opens .. "Corduroy Road" },
  expect = { "allowed = 1" },
}

test "Hill Village: a Turn, and the way" {
  setup = team "Corporal Redfern + M1 Rifle", dice = { 2 }, given = at "Hill Village" .. "locations[0] = Razorback\n",
  acts = { "0 attempt Corporal Redfern/1, Hill Village/3" }, expect = { "timer = 9", "hand[0] = Razorback" },
}

test "Hill Village: nobody talks to who cannot ask" {
  setup = rifle, given = at "Hill Village", refuses = { "0 attempt " .. gunny .. "/1, Hill Village/3" },
}

test "Cave Mouths: who knows how closes one on everybody in it" {
  setup = sapper, dice = { 3 },
  given = at "Cave Mouths" .. hostile(0, "Rifle Section", 2) .. hostile(1, "Arisaka Pair", 2),
  acts = { "0 attempt Sergeant Dombrowski/1, Cave Mouths/3" },
  expect = { "hostile[0].ekia = 1", "hostile[1].ekia = 1", "soldier[0].xp = 2" },
}

local shelf = "hand[0] =\nfront = 2\n" .. none .. location(2, "Mined Shelf") .. "location[2].flags = 2\n"

test "Mined Shelf: found and made safe" {
  setup = sapper, dice = { 2, 4 }, given = shelf,
  acts = { "0 move Sergeant Dombrowski/1, Mined Shelf/3", "0 disarm Mined Shelf/3" },
  expect = { "soldier[0].place = 2", "soldier[0].wound[0] = 0", "location[2].flags = 0" },
}

test "Mined Shelf: who has not the eye for it" {
  setup = rifle, given = shelf, acts = { "0 move " .. gunny .. "/1, Mined Shelf/3" },
  expect = { "soldier[0].wound[0] = 2", "soldier[0].suppress = 1" },
}

test "Concrete Blockhouse: nobody shoots into it from outside" {
  setup = rifle, given = at "Concrete Blockhouse" .. hostile(0, "Rifle Section", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0", "hostile[0].place = 2" },
}

test "Phosphate Diggings: a card for each who is there" {
  setup = rifle, given = at "Phosphate Diggings" .. "actions[0] = Knee High\n",
  acts = { "0 end turn" }, expect = { "hand[0] = Knee High" },
}

-- ---- Missions and Objectives -------------------------------------------------------

test "Airstrip by Noon: from the fourth Turn on the heat is everywhere" {
  setup = "mission Airstrip by Noon, team Technician Hamasaki + Carbine M1", dice = { 3 },
  given = "hand[0] =\nturn = 3\n" .. none,
  acts = { "0 end turn", "0 take a suppress Technician Hamasaki/1" }, expect = { "soldier[0].suppress = 1" },
}

test "Hold the Grass Ridge: to be there at the end is to win" {
  setup = mission "Hold the Grass Ridge", given = "hand[0] =\ntimer = 1\n" .. none,
  acts = { "0 end turn" }, expect = { "success = 1" },
}

test "Hold the Grass Ridge: no Location is played" {
  setup = mission "Hold the Grass Ridge", given = "hand[0] = Razorback\n", refuses = { opens .. "Razorback" },
}

test "Hold the Grass Ridge: lost to nine" {
  setup = mission "Hold the Grass Ridge", dice = {},
  given = "hand[0] =\n" .. none .. hostile(0, "Field Messenger", 1) .. hostile(1, "Field Messenger", 1)
    .. hostile(2, "Field Messenger", 1) .. hostile(3, "Field Messenger", 1) .. hostile(4, "Field Messenger", 1)
    .. hostile(5, "Field Messenger", 1) .. hostile(6, "Field Messenger", 1) .. hostile(7, "Field Messenger", 1)
    .. hostile(8, "Field Messenger", 1),
  acts = { "0 end turn" }, expect = { "success = 0", "over = 1" },
}

test "Eyes Behind the Line: the third place is the Mission" {
  setup = "mission Eyes Behind the Line, team Corporal Redfern + M1 Rifle", dice = { 5 },
  given = "hand[0] =\nfront = 4\nsoldier[0].place = 4\n" .. none .. location(2, "Hidden Store")
    .. location(3, "Hidden Store")
    .. location(4, "Hidden Store") .. "location[2].flags = 4\nlocation[3].flags = 4\n",
  acts = { "0 attempt Corporal Redfern/1, Hidden Store/5" }, expect = { "success = 1" },
}

test "Ours at Sunset: taken, and not yet won" {
  setup = mission "Ours at Sunset", dice = { 9, 6 },
  given = "hand[0] =\nactions[0] = Knee High, Knee High\nfront = 4\nsoldier[0].place = 5\n" ..
    "active = 1\nlocation[1].flags = 0\n" .. none
    .. location(2, "Reef Edge") .. location(3, "Reef Edge") .. location(4, "Reef Edge")
    .. "hostile[0].ekia = 1\nhostile[0].hits = 1\n",
  acts = { "0 attack " .. gunny .. "/1, M1 Rifle/1, Semi, Aerial Masts/1" },
  expect = { "success = 0", "hand[0] = Knee High, Knee High" },
}

test "Reef to Sea Wall: Support for a card less" {
  setup = mission "Reef to Sea Wall", given = "hand[0] = Sixties, Knee High",
  acts = { "0 play " .. gunny .. "/1, Sixties" }, expect = { "hand[0] =", "support[0].card = Sixties" },
}

test "Dispersal Bays: a Turn and an Action each" {
  setup = rifle,
  given = "hand[0] =\nsoldier[0].place = 3\nfront = 3\nturn = 3\n" .. none .. location(2, "Reef Edge")
    .. location(3, "Reef Edge"),
  acts = { "0 activate " .. gunny .. "/1" }, expect = { "timer = 9", "soldier[0].actions = 3" },
}
-- SPDX-License-Identifier: CC-BY-4.0
