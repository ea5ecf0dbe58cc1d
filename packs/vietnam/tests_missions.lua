-- Tests of Missions, Objectives and what tires men: Search, Battle Fatigue, Upkeep, Traps, who is escorted and rescued.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local sarge = "Staff Sergeant Delacroix"
local rifle = team(sarge .. " + M16A1 Rifle")
local function on(mission, cards) return "mission " .. mission .. ", team " .. cards end

-- ---- Search ------------------------------------------------------------------------

test "Hidden Cache: more than 4 brings somebody out" {
  setup = rifle, dice = { 5 }, given = at "Hidden Cache" .. "hostiles[0] = Bicycle Transport\n",
  acts = { "0 search " .. sarge .. "/1" }, expect = { "hostile[0].card = Bicycle Transport", "soldier[0].actions = 1" },
}

test "Hidden Cache: 4 does not" {
  setup = rifle, dice = { 4 }, given = at "Hidden Cache" .. "hostiles[0] = Bicycle Transport\n",
  acts = { "0 search " .. sarge .. "/1" }, expect = { "hostiles[0] = Bicycle Transport" },
}

test "Old Tracker's Nose: three more, and the Buried Command Post is found" {
  setup = on("Search and Clear", "Sergeant Yazzie + CAR-15 Carbine + Old Tracker's Nose"), dice = { 4 },
  given = "hand[0] =\nfront = 4\nsoldier[0].place = 5\nactive = 1\nlocation[1].flags = 0\nbank = 8\n" .. none
    .. location(2, "Foot Trail") .. location(3, "Foot Trail") .. location(4, "Foot Trail"),
  acts = { "0 search Sergeant Yazzie/1" }, expect = { "success = 1" },
}

test "Search and Clear: found is not enough" {
  setup = on("Search and Clear", "Sergeant Yazzie + CAR-15 Carbine + Old Tracker's Nose"), dice = { 4 },
  given = "hand[0] =\nfront = 4\nsoldier[0].place = 5\nactive = 1\nlocation[1].flags = 0\nbank = 7\n" .. none
    .. location(2, "Foot Trail") .. location(3, "Foot Trail") .. location(4, "Foot Trail"),
  acts = { "0 search Sergeant Yazzie/1" }, expect = { "success = 0", "over = 0" },
}

-- Nobody there has to be killed: what is written there is looked for.
local surgery = { setup = "mission Down the Hole, objective Surgery under the Roots, team " .. sarge .. " + Model 10 Revolver",
  given = "hand[0] =\nfront = 3\nsoldier[0].place = 4\nactive = 1\nlocation[1].flags = 0\nbank = 3\n" .. none
    .. location(2, "Crawlway") .. location(3, "Crawlway") }
test "Surgery under the Roots: a 6 finds the register, whoever is still there" {
  setup = surgery.setup, given = surgery.given .. hostile(0, "Tunnel Sentry", 4), dice = { 6 },
  acts = { "0 search " .. sarge .. "/1" }, expect = { "over = 1", "success = 1" },
}

test "Surgery under the Roots: that nobody is left there wins nothing" {
  setup = surgery.setup, given = surgery.given, acts = { "0 end turn" }, expect = { "over = 0" },
}

-- ---- what tires men -------------------------------------------------------------------

test "Body in the Stream: it stays in the deck" {
  setup = rifle, given = "hand[0] = Front Sight, Elephant Grass\nactions[0] =\naction_discards[0] =\n"
    .. "hostiles[0] = Bicycle Transport, Body in the Stream\nsoldier[0].xp = 0\n",
  acts = { "0 play location " .. sarge .. "/1, Elephant Grass" }, expect = { "actions[0] = Dead on His Feet" },
}

test "Bush Sense: a point each Turn, or it is gone" {
  setup = rifle .. " + Bush Sense", given = "hand[0] =\nsoldier[0].xp = 1\n" .. none,
  acts = { "0 end turn", "0 keep up Bush Sense/2" }, expect = { "soldier[0].xp = 0" },
}

test "Khe Sanh 1968: the first who comes near, and he hears the other ones" {
  setup = rifle .. " + Khe Sanh 1968", dice = { 9 }, given = at "Lids in the Grass" .. "hostiles[0] = Village Militia\n",
  acts = { "0 search " .. sarge .. "/1" }, expect = { "soldier[0].suppress = 1" },
}

-- ---- under the ground --------------------------------------------------------------------

local rat = on("Down the Hole", "Specialist Brandt + Model 10 Revolver + M16A1 Rifle")
local hole = "hand[0] =\nfront = 2\n" .. none .. location(2, "False Wall")

test "Tunnel Rats: the rifle stays outside" {
  setup = rat, given = "hand[0] =\n" .. none .. hostile(0, "Two in the Alcove", 1),
  offers = { "0 attack Specialist Brandt/1, Model 10 Revolver/1, Semi, Two in the Alcove/1" },
  refuses = { "0 attack Specialist Brandt/1, M16A1 Rifle/2, Semi, Two in the Alcove/1" },
}

test "Grenade in a Tin: who knows wires gets by" {
  setup = rat, dice = { 4 },
  given = hole .. "event[0].card = Grenade in a Tin\nevent[0].place = 2\nevent[0].flags = 8\nsoldier[0].xp = 0\n",
  acts = { "0 move Specialist Brandt/1, False Wall/3" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].place = 2" },
}

test "Grenade in a Tin: and who does not does not" {
  setup = on("Down the Hole", sarge .. " + Model 10 Revolver"),
  given = hole .. "event[0].card = Grenade in a Tin\nevent[0].place = 2\nevent[0].flags = 8\n",
  acts = { "0 move " .. sarge .. "/1, False Wall/3" }, expect = { "soldier[0].wound[0] = 2" },
}

test "Crawlway: one must know how to breathe" {
  setup = on("Down the Hole", sarge .. " + Model 10 Revolver"),
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Crawlway"),
  acts = { "0 move " .. sarge .. "/1, Crawlway/3" }, expect = { "soldier[0].suppress = 1" },
}

-- ---- who is brought there, and back ---------------------------------------------------------

test "House Calls: without the doctor there is no Mission" {
  setup = on("House Calls", sarge .. " + M16A1 Rifle + Doctor Hien"), dice = { 10, 6 },
  given = "hand[0] =\nsoldier[1].wound[0] = 2\n" .. none .. hostile(0, "Militia in the Lane", 1, "target = 2"),
  acts = { "0 end turn" }, expect = { "over = 1", "success = 0" },
}

test "Payday Convoy: the truck is there from the start" {
  setup = on("Payday Convoy", sarge .. " + M16A1 Rifle + Five-Ton 'Payday'"), expect = { "soldier[1].place = 1" },
}

test "Two Down in the Karst: nobody leaves before somebody comes" {
  setup = on("Two Down in the Karst", sarge .. " + M16A1 Rifle + Hospitalman Orr + Private Kimball"),
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Foot Trail") .. location(3, "Foot Trail")
    .. "active = 1\nlocation[1].flags = 0\n",
  expect = { "soldier[1].place = 4", "soldier[2].place = 4" },
  refuses = { "0 move Private Kimball/3, Foot Trail/4" },
}
-- SPDX-License-Identifier: CC-BY-4.0
