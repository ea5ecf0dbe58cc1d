-- Tests of Locations, Objectives and Missions, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local boss = "Foreman Adeyemi"
local rifle = team(boss .. " + R6 Rifle")
local opens = "0 play location " .. boss .. "/1, "

test "Sunken Farm: one more Cover" {
  setup = rifle, dice = { 10, 3 }, given = at "Sunken Farm" .. hostile(0, "Rasp", 2),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Milk River: later in the day it holds who enters" {
  setup = team(boss .. " + Service Pistol"),
  given = "hand[0] = Again, Again\nturn = 5\nfront = 2\n" .. none .. location(2, "Milk River"),
  acts = { "0 move " .. boss .. "/1, Milk River/3" }, expect = { "soldier[0].suppress = 1", "hand[0] =" },
}

test "Swallow Hole: costs a point, and one more can be played" {
  setup = rifle, given = "hand[0] = Swallow Hole\nsoldier[0].xp = 1\n" .. none, acts = { opens .. "Swallow Hole" },
  expect = { "allowed = 1", "soldier[0].xp = 0" },
}

test "Churchyard: everybody learns" {
  setup = rifle, given = "hand[0] = Churchyard\nsoldier[0].xp = 0\n" .. none, acts = { opens .. "Churchyard" },
  expect = { "soldier[0].xp = 1" },
}

test "Transmitter Hill: a Turn more, and the way" {
  setup = rifle, given = "hand[0] = Transmitter Hill\nlocations[0] = Viaduct\n" .. none,
  acts = { opens .. "Transmitter Hill" }, expect = { "timer = 10", "hand[0] = Viaduct", "soldier[0].actions = 1" },
}

test "Rasp Pasture: Grazers have less Cover" {
  setup = rifle, dice = { 8, 2 }, given = at "Rasp Pasture" .. hostile(0, "Quencher", 2),
  acts = { "0 attack " .. boss .. "/1, R6 Rifle/1, Semi, Quencher/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Cold Store: who stays there gets his breath back" {
  setup = rifle, given = at "Cold Store" .. "soldier[0].suppress = 2\n", acts = { "0 end turn" },
  expect = { "soldier[0].suppress = 1" },
}

test "Slag Terraces: late in the day the heat takes a card" {
  setup = rifle, given = at "Slag Terraces" .. "hand[0] = Again\nturn = 4\n", acts = { "0 end turn" },
  expect = { "hand[0] =" },
}

test "Kiln Path: where something is, who comes is awake" {
  setup = rifle,
  given = "hand[0] =\nactions[0] = Again\nfront = 2\n" .. none .. location(2, "Kiln Path") .. hostile(0, "Rasp", 2),
  acts = { "0 move " .. boss .. "/1, Kiln Path/3" }, expect = { "hand[0] = Again" },
}

test "Cement Works: a Kill there teaches more" {
  setup = rifle, dice = { 8, 6 }, given = at "Cement Works" .. "soldier[0].xp = 0\n" .. hostile(0, "Rasp", 2),
  acts = { "0 attack " .. boss .. "/1, R6 Rifle/1, Semi, Rasp/1" }, expect = { "soldier[0].xp = 1" },
}

-- ---- Objectives -----------------------------------------------------------------

local function goal(mission, objective, cards) return "mission " .. mission .. ", objective " .. objective .. ", team " .. cards end
local function there(more)
  return "hand[0] =\nfront = 3\nsoldier[0].place = 3\nactive = 1\nlocation[1].flags = 0\n" .. none .. location(2, "Filter Beds")
    .. location(3, "Filter Beds") .. (more or "")
end
local quick = "Before the Truck Leaves"

test "Pump House: whoever comes there with the case has won" {
  setup = goal(quick, "Pump House", boss .. " + Culture Case"), given = there "hand[0] = Again\n",
  acts = { "0 move " .. boss .. "/1, Pump House/2" }, expect = { "success = 1" },
}

test "Pump House: without the case it is a pump house" {
  setup = goal(quick, "Pump House", boss .. " + R6 Rifle + Chemist Valdis + Culture Case"), given = there "hand[0] = Again\n",
  acts = { "0 move " .. boss .. "/1, Pump House/2" }, expect = { "success = 0", "soldier[0].place = 4" },
}

test "Hearth Stone: what is delivered comes by radio" {
  setup = goal(quick, "Hearth Stone", boss .. " + Command Set"),
  given = there "soldier[0].place = 4\nsoldier[0].counter[0] = 3\n",
  acts = { "0 resupply " .. boss .. "/1, Boron Canister (Field)" }, expect = { "success = 1" },
}

test "Dam Crest: clear at the end of two Soldier Turns" {
  setup = goal(quick, "Dam Crest", boss .. " + R6 Rifle"), given = there(),
  acts = { "0 end turn", "0 end turn" }, expect = { "success = 1" },
}

test "Porcelain Gallery: the one, and it is done" {
  setup = goal(quick, "Porcelain Gallery", boss .. " + Breaching Charge"), dice = { 6, 6, 6, 6, 6 },
  given = there("set_out =\nsoldier[0].place = 4\nsoldier[0].xp = 0\n" .. hostile(0, "Old Porcelain", 4) .. hostile(1, "Rasp", 4)),
  acts = { "0 attack " .. boss .. "/1, Breaching Charge/1, Explosion, Old Porcelain/1" }, expect = { "success = 1" },
}

test "Broadcast Mast: Destroyed, and then one Turn without them" {
  setup = goal(quick, "Broadcast Mast", boss .. " + Breaching Charge"), dice = { 6, 6, 6, 6, 6 },
  given = there "soldier[0].place = 4\n",
  acts = { "0 attack " .. boss .. "/1, Breaching Charge/1, Explosion, Singing Comb/1", "0 end turn" },
  expect = { "success = 1" },
}

test "Broadcast Mast: Destroyed is not yet enough" {
  setup = goal(quick, "Broadcast Mast", boss .. " + Breaching Charge"), dice = { 6, 6, 6, 6, 6 },
  given = there("soldier[0].place = 4\n" .. hostile(1, "Geode Cluster", 4)),
  acts = { "0 attack " .. boss .. "/1, Breaching Charge/1, Explosion, Singing Comb/1" }, expect = { "success = 0" },
}

-- ---- Missions -------------------------------------------------------------------

test "Bring Her to the Dam: without her it is lost" {
  setup = "mission Bring Her to the Dam, team " .. boss .. " + R6 Rifle + Doctor Amundsen-Rhee + Service Pistol", dice = { 10, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Thresher", 1, "target = 2"),
  acts = { "0 end turn" }, expect = { "over = 1", "success = 0" },
}

test "Line Gang: they are on the pylon" {
  setup = "mission Line Gang, team Hauler Bright + Runner Quill + " .. boss .. " + R6 Rifle",
  expect = { "soldier[0].place = 5", "soldier[1].place = 5", "soldier[2].place = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
