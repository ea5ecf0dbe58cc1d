-- Tests of Locations, Events and Missions, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local sarge = "Staff Sergeant Delacroix"
local rifle = team(sarge .. " + M16A1 Rifle")
local opens = "0 play location " .. sarge .. "/1, "
local function event(name, place) return ("event[0].card = %s\nevent[0].place = %d\n"):format(name, place) end

test "Bald Ridge: the heat, and 4 resists it" {
  setup = rifle, dice = { 4 }, given = at "Bald Ridge", acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0" },
}

test "Cloud Forest Saddle: the rain, and 3 does not" {
  setup = rifle, dice = { 3 }, given = at "Cloud Forest Saddle",
  acts = { "0 end turn", "0 take a wound " .. sarge .. "/1" }, expect = { "soldier[0].wound[0] = 1" },
}

test "Leeches: what serves against all serves against them" {
  setup = rifle .. " + Leather Hide", dice = { 1 }, given = at "Nipa Palm Canal",
  acts = { "0 end turn", "0 spend a counter " .. sarge .. "/1, Hardy (All)" },
  expect = { "soldier[0].counter[2] = 1", "soldier[0].suppress = 0" },
}

test "Foot Trail: everybody learns" {
  setup = rifle, given = "hand[0] = Foot Trail\nsoldier[0].xp = 0\nhostiles[0] = Bicycle Transport\n",
  acts = { opens .. "Foot Trail" }, expect = { "soldier[0].xp = 1" },
}

test "Hamlet by the Well: a card, and the way" {
  setup = team "Sergeant Yazzie + M16A1 Rifle", dice = { 2 },
  given = at "Hamlet by the Well" .. "locations[0] = Bald Ridge\nactions[0] = Front Sight\n",
  acts = { "0 attempt Sergeant Yazzie/1, Hamlet by the Well/3" }, expect = { "timer = 15", "hand[0] = Bald Ridge, Front Sight" },
}

test "Wired Path: who has not the eye for it" {
  setup = rifle, given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Wired Path") .. "location[2].flags = 2\n",
  acts = { "0 move " .. sarge .. "/1, Wired Path/3" },
  expect = { "soldier[0].wound[0] = 2", "soldier[0].suppress = 1" },
}

test "Abandoned Firebase: a card for each who is there" {
  setup = rifle, given = at "Abandoned Firebase" .. "actions[0] = Front Sight\n",
  acts = { "0 end turn" }, expect = { "hand[0] = Front Sight" },
}

test "Ground Mist: nobody is seen" {
  setup = rifle, given = "hand[0] =\n" .. hostile(0, "Bicycle Transport", 1) .. event("Ground Mist", 1),
  refuses = { "0 attack " .. sarge .. "/1, M16A1 Rifle/1, Semi, Bicycle Transport/1" },
}

test "Registered Target pins who stays" {
  setup = rifle, given = "hand[0] =\n" .. none .. event("Registered Target", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}

test "Punji Pit: once" {
  setup = rifle, given = "hand[0] = Front Sight, Front Sight\nfront = 2\n" .. none .. location(2, "Elephant Grass")
    .. event("Punji Pit", 2),
  acts = { "0 move " .. sarge .. "/1, Elephant Grass/3" },
  expect = { "soldier[0].wound[0] = 1", "hostile_discards[0] = Punji Pit" },
}
-- SPDX-License-Identifier: CC-BY-4.0
