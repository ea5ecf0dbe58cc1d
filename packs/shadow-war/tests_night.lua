-- Tests of how the team comes and goes, of what is on the ground, and of what can be left lying about.

local given = require "tests_given"
local hostile, location, team, none, at = given.hostile, given.location, given.team, given.none, given.at
local chief = "Chief Abernethy"
local armed = chief .. " + MP5SD"
local shot = "0 attack " .. chief .. "/1, MP5SD/1, Semi, "
local function by(insertion) return "mission The Admiral's Table, insertion " .. insertion .. ", team " .. armed end
local function out(extraction) return "mission The Admiral's Table, extraction " .. extraction .. ", team " .. armed end
local function ground(name) return none .. "event[0].card = " .. name .. "\n" end

-- ---- Insertions ----------------------------------------------------------------------

test "Long Walk In costs a Turn" {
  setup = by "Long Walk In", given = none, expect = { "timer = 15" },
}

test "Fish Lorry: they have learned something under the ice" {
  setup = by "Fish Lorry", given = none, expect = { "soldier[0].xp = 2" },
}

test "High and Silent: two Locations can be played at first" {
  setup = by "High and Silent",
  given = "hand[0] = Net Sheds, Pine Belt, Eat Dirt, Eat Dirt\nsoldier[0].suppress = 0\n" .. none, dice = { 10 },
  acts = { "0 play location " .. chief .. "/1, Net Sheds", "0 move " .. chief .. "/1, Net Sheds/3",
           "0 discard " .. chief .. "/1, Eat Dirt", "0 discard " .. chief .. "/1, Eat Dirt" },
  offers = { "0 play location " .. chief .. "/1, Pine Belt" },
}

-- ---- Extractions ----------------------------------------------------------------------

-- The guest is gone, and the chief is where the Extraction lies.
local done = "hand[0] =\nactive = 1\nlocation[1].flags = 40\nlocation[13].flags = 8\nfront = 3\nsoldier[0].place = 5\n"
  .. none .. location(2, "Net Sheds") .. location(3, "Net Sheds")

test "Grey Launch: one of them is no matter" {
  setup = out "Grey Launch", given = done .. hostile(0, "Two Smokers", 5), acts = { "0 end turn" },
  expect = { "success = 1", "over = 1" },
}

test "Over the Border: nobody is to see it" {
  setup = out "Over the Border", given = done .. hostile(0, "Two Smokers", 5), acts = { "0 end turn" },
  expect = { "over = 0" },
}

test "Over the Border: nobody does" {
  setup = out "Over the Border", given = done, acts = { "0 end turn" }, expect = { "success = 1", "over = 1" },
}

test "Night Shift Bus: it has not come yet" {
  setup = out "Night Shift Bus", given = done .. "timer = 9\n", acts = { "0 end turn" }, expect = { "over = 0" },
}

test "Night Shift Bus: it is there" {
  setup = out "Night Shift Bus", given = done .. "timer = 8\n", acts = { "0 end turn" },
  expect = { "success = 1", "over = 1" },
}

test "Rotors in the Valley: whoever else is there" {
  setup = out "Rotors in the Valley",
  given = done .. hostile(0, "Two Smokers", 5) .. hostile(1, "Naval Infantry", 5), acts = { "0 end turn" },
  expect = { "success = 1", "over = 1" },
}

-- ---- On The Ground ------------------------------------------------------------------------

local steps = "0 move " .. chief .. "/1, Kennels/3"
local kennels = "front = 2\n" .. location(2, "Kennels")

test "Wedding at the Inn: a bad step is not heard" {
  setup = team(armed), dice = { 1 }, given = "hand[0] = Eat Dirt\n" .. ground "Wedding at the Inn" .. kennels,
  acts = { steps }, expect = { "noise = 0" },
}

test "Full Moon: a 7 is not enough for the shadows, and the way is seen" {
  setup = team(armed), dice = { 7 },
  given = "hand[0] = Eat Dirt\n" .. ground "Full Moon" .. "front = 2\n" .. location(2, "Pine Belt"),
  acts = { "0 move " .. chief .. "/1, Pine Belt/3" }, expect = { "soldier[0].place = 2", "noise = 1", "hand[0] =" },
}

test "Low Cloud: a 6 is, and a card more is discarded even where there are lamps" {
  setup = team(armed), dice = { 6 }, given = "hand[0] = Eat Dirt\n" .. ground "Low Cloud" .. kennels,
  acts = { steps }, expect = { "soldier[0].place = 2", "noise = 0", "hand[0] =" },
}

test "Wrong Map: a card more to enter" {
  setup = team(armed),
  given = "hand[0] = Eat Dirt\n" .. ground "Wrong Map" .. "front = 2\n" .. location(2, "Quay Cranes"),
  refuses = { "0 move " .. chief .. "/1, Quay Cranes/3" },
}

test "Half the Garrison Has Flu: the others look twice" {
  setup = team(armed), dice = { 8, 6 },
  given = "hand[0] =\nactions[0] =\n" .. ground "Half the Garrison Has Flu" .. hostile(0, "Two Smokers", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}

-- ---- Distractions ----------------------------------------------------------------------------

test "Vehicle Park: a Door Charge is left there, and goes off" {
  setup = team(armed .. " + Door Charge"),
  given = at "Vehicle Park" .. hostile(0, "Two Smokers", 2) .. hostile(1, "Fence Walkers", 2),
  acts = { "0 drop " .. chief .. "/1, Door Charge/2", "0 trigger " .. chief .. "/1, Vehicle Park/3" },
  expect = { "noise = 10", "soldier[0].actions = 2" },
}

test "Tank Farm: one Door Charge is not enough for it" {
  setup = team(armed .. " + Door Charge"), given = at "Tank Farm",
  acts = { "0 drop " .. chief .. "/1, Door Charge/2" }, refuses = { "0 trigger " .. chief .. "/1, Tank Farm/3" },
}
-- SPDX-License-Identifier: CC-BY-4.0
