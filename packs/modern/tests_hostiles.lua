-- Tests of Hostiles and Events, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none = given.hostile, given.location, given.team, given.none
local function event(name, place) return ("event[0].card = %s\nevent[0].place = %d\n"):format(name, place) end
local sergeant = team "Staff Sergeant Oyelaran + M4A1 Carbine"
local far = "mission Hold the Saddle, team Staff Sergeant Oyelaran + M4A1 Carbine"     -- its Objective is in space 6
local shot = "0 attack Staff Sergeant Oyelaran/1, M4A1 Carbine/1, Semi, "
local opens = "0 play location Staff Sergeant Oyelaran/1, "
local wash = "front = 2\n" .. location(2, "Dry Wash") .. none

-- ---- keywords ------------------------------------------------------------------

test "Embolden: the others hit more easily, he himself does not" {
  setup = sergeant, dice = { 8, 1, 8, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Old Sergeant", 1) .. hostile(1, "Rifle Pair", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}

test "Guarded: nobody shoots at the Chief while another stands before him" {
  setup = sergeant, given = "hand[0] =\n" .. hostile(0, "Clan Chief", 1) .. hostile(1, "Rifle Pair", 1),
  offers = { shot .. "Rifle Pair/2" }, refuses = { shot .. "Clan Chief/1" },
}

test "Fearless: a hit that does not beat the Cover does nothing" {
  setup = sergeant, dice = { 9, 1 }, given = "hand[0] =\n" .. hostile(0, "Gun Truck", 1),
  acts = { shot .. "Gun Truck/1" }, expect = { "hostile[0].suppress = 0", "hostile[0].ekia = 0" },
}

test "Standoff: the Ridge Rifle goes back" {
  setup = sergeant, dice = { 1, 1 },
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Dry Wash") .. location(3, "Dry Wash")
    .. hostile(0, "Ridge Rifle", 2),
  acts = { "0 end turn" }, expect = { "hostile[0].place = 3" },
}

test "Clock: the Harbour Master costs a Turn more" {
  setup = sergeant, dice = { 1, 1 }, given = "hand[0] =\n" .. none .. hostile(0, "Harbour Master", 1),
  acts = { "0 end turn" }, expect = { "timer = 7" },
}

test "Too Big: what exceeds the value is not placed, and another is drawn" {
  setup = sergeant,
  given = "hand[0] = Goat Path\nturn = 5\npoints = 20\nhostile_discards[0] =\n"
    .. "hostiles[0] = Village Guard, Rifle Pair, Gun Truck\n",
  acts = { opens .. "Goat Path" },
  expect = { "hostile[0].card = Rifle Pair", "hostile_discards[0] = Gun Truck" },
}

-- ---- what Hostiles say -----------------------------------------------------------

test "Ridge Lookout fetches one of value 1 while he sees you" {
  setup = sergeant, given = "hand[0] =\nhostiles[0] = Rifle Pair\n" .. hostile(0, "Ridge Lookout", 1),
  dice = { 1, 1 }, acts = { "0 end turn" }, expect = { "hostile[1].card = Rifle Pair", "hostile[1].place = 1" },
}

test "Old Mountain Gun: shot at, its crew ducks" {
  setup = sergeant, dice = { 1, 1 }, given = "hand[0] =\n" .. hostile(0, "Old Mountain Gun", 1),
  acts = { shot .. "Old Mountain Gun/1" }, expect = { "hostile[0].suppress = 1" },
}

test "Motorbike Riders come a Location nearer than others" {
  setup = sergeant, given = "hand[0] =\n" .. wash .. hostile(0, "Motorbike Riders", 4) .. hostile(1, "Toll Takers", 4),
  acts = { "0 end turn" }, expect = { "hostile[0].place = 2", "hostile[1].place = 3" },
}

test "Salt Smugglers: one dead, and the others are easier" {
  setup = sergeant, dice = { 6, 2 }, given = "hand[0] =\n" .. hostile(0, "Salt Smugglers", 1, "ekia = 1"),
  acts = { shot .. "Salt Smugglers/1" }, expect = { "hostile[0].ekia = 2" },
}

test "Cave Garrison: an Explosion goes in to them" {
  setup = team "Staff Sergeant Oyelaran + M4A1 Carbine + M67 Grenade", dice = { 7, 1, 1, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Cave Garrison", 1),
  acts = { "0 attack Staff Sergeant Oyelaran/1, M67 Grenade/2, Explosion, Cave Garrison/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Road Diggers: who enters is wounded" {
  setup = sergeant, given = "hand[0] =\n" .. wash .. hostile(0, "Road Diggers", 2),
  acts = { "0 move Staff Sergeant Oyelaran/1, Dry Wash/3" }, expect = { "soldier[0].wound[0] = 1" },
}

test "Road Diggers: a Sapper is not" {
  setup = team "Corporal Lindgren + M4A1 Carbine", given = "hand[0] =\n" .. wash .. hostile(0, "Road Diggers", 2),
  acts = { "0 move Corporal Lindgren/1, Dry Wash/3" }, expect = { "soldier[0].wound[0] = 0" },
}

test "Spy Drone: every Hostile shoots better" {
  setup = sergeant, dice = { 8, 1 },
  given = "hand[0] =\n" .. wash .. hostile(0, "Spy Drone", 2) .. hostile(1, "Rifle Pair", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}

test "Spy Drone: not from where it does not see its target" {
  setup = far, dice = { 8, 1 },
  given = "hand[0] =\nfront = 3\n" .. location(2, "Dry Wash") .. location(3, "Dry Wash") .. none
    .. hostile(0, "Spy Drone", 5) .. hostile(1, "Rifle Pair", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0" },
}

test "Scooter Shooters are gone behind an Attack" {
  setup = sergeant, dice = { 1, 1 }, given = "hand[0] =\n" .. wash .. hostile(0, "Scooter Shooters", 2),
  acts = { shot .. "Scooter Shooters/1" }, expect = { "hostile[0].place = 3" },
}

test "Paymaster: nobody beside him is pinned" {
  setup = sergeant, dice = { 9, 1 },
  given = "hand[0] =\n" .. hostile(0, "Paymaster", 1) .. hostile(1, "Hired Guns", 1),
  acts = { shot .. "Hired Guns/2" }, expect = { "hostile[1].suppress = 0" },
}

test "Bomb Drone goes off among the Soldiers" {
  setup = sergeant, given = "hand[0] =\n" .. none .. hostile(0, "Bomb Drone", 1), acts = { "0 end turn" },
  expect = { "soldier[0].wound[0] = 1", "soldier[0].suppress = 1", "hostile_discards[0] = Bomb Drone" },
}

test "Jammer Van: a card of everybody, and Support is dearer" {
  setup = sergeant, given = "hand[0] = Eat Dirt\nactions[0] =\n" .. none .. wash .. hostile(0, "Jammer Van", 2),
  acts = { "0 end turn" }, expect = { "hand[0] =" },
}

test "Jammer Van: not at Range 4, when it has come nearer" {
  setup = far,
  given = "hand[0] = Eat Dirt\nactions[0] =\nfront = 3\n" .. none .. location(2, "Dry Wash") .. location(3, "Dry Wash")
    .. hostile(0, "Jammer Van", 6),
  acts = { "0 end turn" }, expect = { "hand[0] = Eat Dirt" },
}

-- ---- Events ----------------------------------------------------------------------

test "Noon Heat: whoever stays in it pays a card" {
  setup = sergeant, given = "hand[0] = Eat Dirt\nactions[0] =\n" .. none .. event("Noon Heat", 1),
  acts = { "0 end turn" }, expect = { "hand[0] =" },
}

test "Pressure Plate wounds the first who comes, and is used up" {
  setup = sergeant, given = "hand[0] =\nevent_discards[0] =\n" .. wash .. event("Pressure Plate", 2),
  acts = { "0 move Staff Sergeant Oyelaran/1, Dry Wash/3" },
  expect = { "soldier[0].wound[0] = 2", "event_discards[0] = Pressure Plate" },
}

test "Burning Tyres: two Cover for those who are behind them" {
  setup = sergeant, dice = { 8, 4 },
  given = "hand[0] =\n" .. wash .. event("Burning Tyres", 2) .. hostile(0, "Rifle Pair", 2),
  acts = { shot .. "Rifle Pair/1" }, expect = { "hostile[0].ekia = 0", "hostile[0].suppress = 1" },
}

test "Eyes on the Ridge: the first Kill closes them" {
  setup = sergeant, dice = { 9, 6 },
  given = "hand[0] =\nevent_discards[0] =\n" .. event("Eyes on the Ridge", 1) .. hostile(0, "Rifle Pair", 1),
  acts = { shot .. "Rifle Pair/1" }, expect = { "event_discards[0] = Eyes on the Ridge" },
}

local crowd = "turn = 5\npoints = 20\nhostiles[0] = Village Guard, Rifle Pair, Salt Smugglers\n"

test "Rockfall: a Turn is lost" {
  setup = sergeant, given = "hand[0] = Goat Path\nsoldier[0].xp = 0\n" .. crowd .. "events[0] = Rockfall",
  acts = { opens .. "Goat Path" }, expect = { "timer = 8" },
}

test "Rockfall: cancelled for two Experience Points" {
  setup = sergeant, given = "hand[0] = Goat Path\nsoldier[0].xp = 2\n" .. crowd .. "events[0] = Rockfall\n",
  acts = { opens .. "Goat Path", "0 cancel Rockfall/1" }, expect = { "timer = 9", "soldier[0].xp = 0" },
}

test "Jets on Station: three dice on a Hostile there" {
  setup = sergeant, dice = { 9, 1, 1, 6 },
  given = "hand[0] = Goat Path\nturn = 5\npoints = 20\nhostiles[0] = Village Guard, Motorbike Riders\n"
    .. "events[0] = Jets on Station",
  acts = { opens .. "Goat Path" }, expect = { "hostile[0].ekia = 1", "event_discards[0] = Jets on Station" },
}
-- SPDX-License-Identifier: CC-BY-4.0
