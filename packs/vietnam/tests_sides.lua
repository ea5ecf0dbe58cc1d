-- Tests of Hostiles: how they hide, stand up, fade and join, and what is earned by them.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local sarge = "Staff Sergeant Delacroix"
local rifle = team(sarge .. " + M16A1 Rifle")
local shot = "0 attack " .. sarge .. "/1, M16A1 Rifle/1, Semi, "
local pays = "0 discard " .. sarge .. "/1, Front Sight"
local card = "hand[0] = Front Sight, Front Sight\n"

test "Hats along the Dike: with a Soldier among them they have carbines" {
  setup = rifle, given = card .. none .. hostile(0, "Hats along the Dike", 2) .. "front = 2\n" .. location(2, "Foot Trail"),
  acts = { "0 move " .. sarge .. "/1, Foot Trail/3" }, expect = { "hostile[0].card = Carbines from the Dike" },
}

test "Hamlet Guerrillas: one card, and they stand up" {
  setup = rifle, given = card .. none .. hostile(0, "Hamlet Guerrillas", 1),
  acts = { "0 turn over " .. sarge .. "/1, Hamlet Guerrillas/1", pays },
  expect = { "hostile[0].card = Guerrillas in the Open" },
}

test "Guerrillas in the Open: alone again they hide" {
  setup = rifle,
  given = card .. none .. hostile(0, "Guerrillas in the Open", 1) .. "front = 2\n" .. location(2, "Foot Trail"),
  acts = { "0 move " .. sarge .. "/1, Foot Trail/3" }, expect = { "hostile[0].card = Hamlet Guerrillas" },
}

test "Man with the Lid Off: fades, unless somebody keeps his head down for it" {
  setup = rifle, dice = { 1, 1 }, given = "hand[0] =\n" .. none .. hostile(0, "Man with the Lid Off", 1),
  acts = { "0 end turn", "0 hold by " .. sarge .. "/1, Man with the Lid Off/1" },
  expect = { "hostile[0].card = Man with the Lid Off", "soldier[0].suppress = 1" },
}

test "Fortified Hamlet: nobody fades there" {
  setup = rifle, dice = { 1, 1 }, given = at "Fortified Hamlet" .. hostile(0, "Carbines from the Dike", 2),
  acts = { "0 end turn" }, expect = { "hostile[0].card = Carbines from the Dike" },
}

local knife = "Fighting Knife of the Corps"
local blade = team(sarge .. " + " .. knife)
test "PT-76 in the Trees: nobody fights it hand to hand" {
  setup = blade, given = at "Foot Trail" .. hostile(0, "PT-76 in the Trees", 2) .. hostile(1, "Hats along the Dike", 2),
  offers = { "0 engage " .. sarge .. "/1, Hats along the Dike/2" },
  refuses = { "0 engage " .. sarge .. "/1, PT-76 in the Trees/1" },
}
test "PT-76 in the Clearing: nor does anybody in close quarters" {
  setup = blade, given = at "Provincial Street" .. hostile(0, "PT-76 in the Clearing", 2) .. hostile(1, "Carbines from the Dike", 2),
  acts = { "0 close in " .. sarge .. "/1, Provincial Street/3" },
  offers = { "0 attack " .. sarge .. "/1, " .. knife .. "/1, Standard, Carbines from the Dike/2" },
  refuses = { "0 attack " .. sarge .. "/1, " .. knife .. "/1, Standard, PT-76 in the Clearing/1" },
}

test "Marksman Found: his EKIA counts twice" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Marksman Found", 1),
  acts = { shot .. "Marksman Found/1", "0 bank " .. sarge .. "/1", "0 keep " .. sarge .. "/1" },
  expect = { "bank = 1", "soldier[0].bodies = 1", "soldier[0].xp = 5" },
}

test "Bearers Cut Off: nobody counts them" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Bearers Cut Off", 1),
  acts = { shot .. "Bearers Cut Off/1" }, expect = { "hostile[0].ekia = 1", "bank = 0" },
}

test "Hand with a Leaflet: he comes over, for a card and a point" {
  setup = rifle, given = "hand[0] = Front Sight\nsoldier[0].xp = 1\n" .. none .. hostile(0, "Hand with a Leaflet", 1),
  acts = { "0 turn over " .. sarge .. "/1, Hand with a Leaflet/1", "0 take in Hand with a Leaflet/1" },
  expect = { "soldier[1].card = Rallier Vinh", "soldier[0].xp = 0" },
}

test "Longhouse on Stilts: somebody comes down, if somebody can pay" {
  setup = rifle,
  given = "hand[0] =\nsoldier[0].xp = 1\nsoldier[0].bodies = 1\n" .. none .. hostile(0, "Longhouse on Stilts", 1),
  acts = { "0 discard and draw " .. sarge .. "/1", "0 take in Longhouse on Stilts/1" },
  expect = { "soldier[1].card = Striker Krong" },
}

test "Wire Section Cut Off: one of them falls, and there is a Turn more" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Wire Section Cut Off", 1),
  acts = { shot .. "Wire Section Cut Off/1", "0 bank " .. sarge .. "/1" }, expect = { "timer = 16" },
}

test "Flush Them: a Body Count for two of them" {
  setup = rifle,
  given = "hand[0] = Flush Them\nsoldier[0].bodies = 1\nsoldier[0].xp = 0\n" .. none
    .. hostile(0, "Hamlet Guerrillas", 1) .. hostile(1, "Bicycle Transport", 1),
  acts = { "0 play " .. sarge .. "/1, Flush Them", "0 choose hostile Hamlet Guerrillas/1",
           "0 choose hostile Bicycle Transport/2" },
  expect = { "hostile[0].card = Guerrillas in the Open", "hostile[1].card = Transport Cornered", "soldier[0].bodies = 0" },
}

test "Abandoned Firebase: a Body Count to play it" {
  setup = rifle, given = "hand[0] = Abandoned Firebase\n" .. none,
  refuses = { "0 play location " .. sarge .. "/1, Abandoned Firebase" },
}
-- SPDX-License-Identifier: CC-BY-4.0
