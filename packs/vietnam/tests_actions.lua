-- Tests of the Action deck, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local sarge = "Staff Sergeant Delacroix"
local rifle = team(sarge .. " + M16A1 Rifle")
local shot = "0 attack " .. sarge .. "/1, M16A1 Rifle/1, Semi, "
local banks = "0 bank " .. sarge .. "/1"
local function plays(card) return "0 play " .. sarge .. "/1, " .. card end

test "Front Sight: two more" {
  setup = rifle, dice = { 4, 6 },
  given = "hand[0] = Front Sight\nsoldier[0].xp = 0\n" .. hostile(0, "Bicycle Transport", 1),
  acts = { shot .. "Bicycle Transport/1", plays "Front Sight", banks }, expect = { "hostile[0].ekia = 1" },
}

test "Muzzle Flash: four and three against a Sniper" {
  setup = rifle, dice = { 4, 2 },
  given = "hand[0] = Muzzle Flash\nsoldier[0].xp = 0\n" .. hostile(0, "Old Rifle and Patience", 1),
  acts = { shot .. "Old Rifle and Patience/1", plays "Muzzle Flash", banks }, expect = { "soldier[0].kills = 1" },
}

test "Walk the Tracers In: the dice again" {
  setup = rifle, dice = { 1, 2, 8 },
  given = "hand[0] = Walk the Tracers In\nsoldier[0].xp = 0\n" .. hostile(0, "Bicycle Transport", 1),
  acts = { shot .. "Bicycle Transport/1", plays "Walk the Tracers In" }, expect = { "hostile[0].suppress = 1" },
}

test "Wade Across: Water costs nothing" {
  setup = rifle,
  given = "hand[0] = Wade Across\nsoldier[0].xp = 0\nfront = 2\n" .. none .. location(2, "Brown River Bend"),
  acts = { "0 move " .. sarge .. "/1, Brown River Bend/3", plays "Wade Across" },
  expect = { "soldier[0].place = 2" },
}

test "The Children Are Indoors: two less" {
  setup = rifle,
  given = "hand[0] = Triple Canopy, The Children Are Indoors\nsoldier[0].xp = 0\n"
    .. "hostiles[0] = Bicycle Transport, Hats along the Dike\n",
  acts = { "0 play location " .. sarge .. "/1, Triple Canopy", plays "The Children Are Indoors" },
  expect = { "hostiles[0] = Bicycle Transport", "front = 2" },
}

test "Take Five in the Shade: everybody in the Location, and a card" {
  setup = rifle .. " + PFC Navarro", given = "hand[0] = Take Five in the Shade\nactions[0] = Front Sight\n",
  acts = { plays "Take Five in the Shade" },
  expect = { "soldier[0].counter[2] = 1", "soldier[1].counter[2] = 1", "hand[0] = Front Sight" },
}

test "Adrenaline: two Actions for a Wound" {
  setup = rifle, given = "hand[0] = Adrenaline\n",
  acts = { plays "Adrenaline" }, expect = { "soldier[0].actions = 4", "soldier[0].wound[0] = 1" },
}

test "Eighty-Ones: two cards to call, three dice" {
  setup = rifle, dice = { 6, 1, 1, 6 },
  given = "hand[0] = Eighty-Ones, Front Sight, Front Sight\nsoldier[0].xp = 0\n" .. hostile(0, "Bicycle Transport", 1),
  acts = { plays "Eighty-Ones", "0 use support " .. sarge .. "/1, Eighty-Ones/1", "0 choose hostile Bicycle Transport/1" },
  expect = { "hand[0] =", "hostile[0].ekia = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
