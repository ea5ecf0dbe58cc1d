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
  acts = { opens .. "Transmitter Hill" }, expect = { "timer = 8", "hand[0] = Viaduct", "soldier[0].actions = 1" },
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
