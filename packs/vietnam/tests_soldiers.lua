-- Tests of Soldiers, Weapons, Equipment, Skills and Service Records, in play.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local sarge = "Staff Sergeant Delacroix"
local rifle = team(sarge .. " + M16A1 Rifle")
local shot = "0 attack " .. sarge .. "/1, M16A1 Rifle/1, Semi, "

-- ---- Soldiers --------------------------------------------------------------------

test "Lieutenant Abernathy: one more for infantrymen beside him" {
  setup = team "Lieutenant Abernathy + M16A1 Rifle + PFC Navarro", dice = { 6, 6, 6 },
  given = "hand[0] =\n" .. hostile(0, "Bicycle Transport", 1),
  acts = { "0 fight PFC Navarro/2, Bicycle Transport/1", "0 bank PFC Navarro/2" }, expect = { "hostile[0].ekia = 1" },
}

test "Staff Sergeant Delacroix: used to the heat" {
  setup = rifle, expect = { "soldier[0].counter[0] = 1" },
}

test "Staff Sergeant Delacroix: a word for everybody" {
  setup = rifle .. " + PFC Navarro", given = "hand[0] =\nsoldier[1].suppress = 1\n",
  acts = { "0 use own " .. sarge .. "/1, " .. sarge .. "/1" }, expect = { "soldier[1].suppress = 0" },
}

test "Private Kimball has a belt for everybody" {
  setup = rifle .. " + Private Kimball", given = "hand[0] =\nitem[0].flags = 1\n",
  acts = { "0 use own Private Kimball/2, Private Kimball/2", "0 choose item M16A1 Rifle/1" },
  expect = { "item[0].flags = 0", "soldier[1].actions = 1" },
}

test "Doc Pettibone: once a Mission everybody breathes" {
  setup = team "Doc Pettibone + M16A1 Rifle + PFC Navarro",
  given = "hand[0] =\nsoldier[1].suppress = 2\nactions[0] = Front Sight\n",
  acts = { "0 use own Doc Pettibone/1, Doc Pettibone/1" },
  expect = { "soldier[1].suppress = 0", "hand[0] = Front Sight" },
}

-- ---- Weapons -----------------------------------------------------------------------

test "Satchel of C-4: whoever throws it lies down too" {
  setup = rifle .. " + Satchel of C-4", dice = { 1, 1, 1, 1, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Village Militia", 1),
  acts = { "0 attack " .. sarge .. "/1, Satchel of C-4/2, Explosion, Village Militia/1" },
  expect = { "soldier[0].suppress = 1", "hostile[0].suppress = 3" },
}

test "Willie Pete Grenade pins before the dice fall" {
  setup = rifle .. " + Willie Pete Grenade", dice = { 1, 1, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Village Militia", 1),
  acts = { "0 attack " .. sarge .. "/1, Willie Pete Grenade/2, Explosion, Village Militia/1" },
  expect = { "hostile[0].suppress = 1" },
}

-- ---- Equipment ---------------------------------------------------------------------

test "Two-Quart Canteen: a counter that serves against anything" {
  setup = rifle .. " + Two-Quart Canteen", given = "hand[0] =\n",
  acts = { "0 use " .. sarge .. "/1, Two-Quart Canteen/2" },
  expect = { "soldier[0].counter[2] = 1", "item[1].count = 2" },
}

test "Belt Ammunition reloads without an Action" {
  setup = rifle .. " + Belt Ammunition", given = "hand[0] =\nitem[0].flags = 1\n",
  acts = { "0 use " .. sarge .. "/1, Belt Ammunition/2", "0 choose item M16A1 Rifle/1" },
  expect = { "item[0].flags = 0", "soldier[0].actions = 2", "item[1].count = 2" },
}

test "Steel Pot: a Wound less, and it is gone" {
  setup = rifle .. " + Steel Pot", dice = { 10, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Bearers Cut Off", 1) .. hostile(1, "Village Militia", 3),
  acts = { "0 end turn", "0 use " .. sarge .. "/1, Steel Pot/2" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Tin of Peaches: a breath and a card" {
  setup = rifle .. " + Tin of Peaches", given = "hand[0] =\nsoldier[0].suppress = 1\nactions[0] = Front Sight\n",
  acts = { "0 use " .. sarge .. "/1, Tin of Peaches/2", "0 choose soldier " .. sarge .. "/1" },
  expect = { "soldier[0].suppress = 0", "hand[0] = Front Sight" },
}

-- ---- Skills ------------------------------------------------------------------------

test "Lifer draws a card as his turn begins" {
  setup = rifle .. " + Lifer", given = "hand[0] =\nactions[0] = Front Sight, Low and Slow\n" .. none,
  acts = { "0 end turn" }, expect = { "hand[0] = Low and Slow" },
}

test "Recondo Course brings what it gives" {
  setup = team "Sergeant Yazzie + M16A1 Rifle + Recondo Course",
  expect = { "item[2].card = Tracker School", "item[3].card = Walks Point", "item[4].card = Gone to Ground",
             "item[5].card = Wet Season Legs" },
}

test "Quick Study: two points for all dice again" {
  setup = rifle .. " + Quick Study", dice = { 1, 2, 8, 1 },
  given = "hand[0] =\nsoldier[0].xp = 2\n" .. hostile(0, "Bicycle Transport", 1),
  acts = { shot .. "Bicycle Transport/1", "0 use " .. sarge .. "/1, Quick Study/2" },
  expect = { "hostile[0].suppress = 1", "soldier[0].xp = 0" },
}

-- ---- Service Records -----------------------------------------------------------------

test "Dak To 1967: three cards less to enter, twice" {
  setup = rifle .. " + Dak To 1967", given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Limestone Karst"),
  acts = { "0 move " .. sarge .. "/1, Limestone Karst/3", "0 use " .. sarge .. "/1, Up the Hill Again/3" },
  expect = { "soldier[0].place = 2" },
}
-- SPDX-License-Identifier: CC-BY-4.0
