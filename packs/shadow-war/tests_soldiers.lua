-- Tests of Soldiers, Skills, Equipment and Weapons, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none, at = given.hostile, given.location, given.team, given.none, given.at
local chief = "Chief Abernethy"
local armed = chief .. " + MP5SD"
local shot = "0 attack " .. chief .. "/1, MP5SD/1, Semi, "
local function uses(what) return "0 use " .. chief .. "/1, " .. what end
local function goes(name, place) return ("0 move %s/1, %s"):format(name, place) end
local beach = "front = 2\n" .. location(2, "Pine Belt") .. none

-- ---- Soldiers ----------------------------------------------------------------------

test "Chief Abernethy: for a point of Experience another draws and gets up" {
  setup = team(armed .. " + Sergeant Halloran + Welrod"),
  given = "hand[0] =\nsoldier[0].xp = 1\nsoldier[1].suppress = 1\nactions[0] = Eat Dirt\n" .. none,
  acts = { "0 use own " .. chief .. "/1, " .. chief .. "/1", "0 choose soldier Sergeant Halloran/2" },
  expect = { "soldier[1].suppress = 0", "soldier[0].xp = 0" },
}

test "Sergeant Halloran: a Pistol is in good hands" {
  setup = team "Sergeant Halloran + Mk 23 Pistol", dice = { 6, 4, 10 },
  given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { "0 attack Sergeant Halloran/1, Mk 23 Pistol/1, Semi, Two Smokers/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Kaptein Ness: for a card another has an Action more" {
  setup = team "Kaptein Ness + MP5SD + Menig Aune", given = "hand[0] = Eat Dirt\n" .. none,
  acts = { "0 use own Kaptein Ness/1, Kaptein Ness/1", "0 choose soldier Menig Aune/2" },
  expect = { "soldier[1].actions = 3" },
}

test "Korporal Rognli: not having moved, one more with a Scope" {
  setup = team "Korporal Rognli + HK417 Suppressed", dice = { 6, 3 },
  given = "hand[0] =\n" .. beach .. hostile(0, "Two Smokers", 2),
  acts = { "0 attack Korporal Rognli/1, HK417 Suppressed/1, Semi, Two Smokers/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Seaman Pruitt and Corporal Amsel fight alone or not" {
  setup = team(armed .. " + Corporal Amsel"), dice = { 6, 3 },
  given = "hand[0] =\n" .. beach .. "soldier[1].place = 2\n" .. hostile(0, "Two Smokers", 2),
  acts = { "0 fight Corporal Amsel/2, Two Smokers/1" }, expect = { "hostile[0].ekia = 1" },
}

-- ---- Ammo ----------------------------------------------------------------------------

test "Chief Abernethy begins with Black Ammo: without a sound" {
  setup = team(armed), dice = { 7, 3 }, given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { shot .. "Two Smokers/1" }, expect = { "hostile[0].ekia = 1", "noise = 0" },
}

test "Sergeant Halloran begins with Subsonic Ammo: two less on the Cover" {
  setup = team "Sergeant Halloran + Mk 23 Pistol", dice = { 6, 3, 10 },
  given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { "0 attack Sergeant Halloran/1, Mk 23 Pistol/1, Semi, Two Smokers/1" },
  expect = { "hostile[0].ekia = 0", "noise = 1" },
}

test "Black Rounds: 5 a die, less what the can takes off" {
  setup = team "Captain Ibarra + M4A1 Suppressed + Black Rounds", dice = { 7, 3, 10 },
  given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { "0 attack Captain Ibarra/1, M4A1 Suppressed/1, Semi, Two Smokers/1" },
  expect = { "hostile[0].ekia = 1", "noise = 2" },
}

test "M4A1 Suppressed with what it came with: 7 a die" {
  setup = team "Captain Ibarra + M4A1 Suppressed", dice = { 7, 3, 10 },
  given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { "0 attack Captain Ibarra/1, M4A1 Suppressed/1, Semi, Two Smokers/1" }, expect = { "noise = 7" },
}

-- ---- Weapons -------------------------------------------------------------------------

test "Honey Badger: one on the Cover" {
  setup = team(chief .. " + Honey Badger"), dice = { 7, 3 },
  given = "hand[0] =\n" .. none .. hostile(0, "Watchman at Cards", 1),
  acts = { "0 attack " .. chief .. "/1, Honey Badger/1, Semi, Watchman at Cards/1" },
  expect = { "soldier[0].kills = 1" },
}

test "Crossbow: shot, it is empty" {
  setup = team(chief .. " + Crossbow"), dice = { 7, 3 },
  given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { "0 attack " .. chief .. "/1, Crossbow/1, Semi, Two Smokers/1" }, expect = { "hostile[0].ekia = 1" },
  refuses = { "0 attack " .. chief .. "/1, Crossbow/1, Semi, Two Smokers/1" },
}

test "Dive Knife: out of the shadows three more, and two on the Cover" {
  setup = team(chief .. " + Dive Knife"), dice = { 7, 4, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { "0 use own " .. chief .. "/1, " .. chief .. "/1", "0 engage " .. chief .. "/1, Two Smokers/1",
           "0 attack " .. chief .. "/1, Dive Knife/1, Strong, Two Smokers/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Limpet Mine: two more on a Vehicle" {
  setup = team(armed .. " + Limpet Mine"), dice = { 6, 1, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Patrol Truck", 1),
  acts = { "0 attack " .. chief .. "/1, Limpet Mine/2, Explosion, Patrol Truck/1" }, expect = { "hostile[0].ekia = 1" },
}

-- ---- Equipment ------------------------------------------------------------------------

test "PVS-31 Goggles: two of the penalty for one card" {
  setup = team(armed .. " + PVS-31 Goggles"), given = "hand[0] = Eat Dirt\n" .. beach,
  acts = { "0 move " .. chief .. "/1, Pine Belt/3", uses "PVS-31 Goggles/2" },
  expect = { "soldier[0].place = 2", "hand[0] =" },
}

test "PVS-31 Goggles: for a card somebody near is seen" {
  setup = team(armed .. " + PVS-31 Goggles"),
  given = "hand[0] = Eat Dirt\nout = Two Smokers\n" .. none .. hostile(0, "Cigarette Glow", 1),
  acts = { uses "PVS-31 Goggles/2", "0 choose hostile Cigarette Glow/1" },
  expect = { "hostile[0].card = Two Smokers", "hand[0] =" },
}

test "Thermal Monocular: an Action, at any distance" {
  setup = team(armed .. " + Thermal Monocular"),
  given = "hand[0] =\nfront = 3\n" .. location(2, "Pine Belt") .. location(3, "Pine Belt")
    .. "out = Two Smokers\n" .. none .. hostile(0, "Cigarette Glow", 3),
  acts = { uses "Thermal Monocular/2", "0 choose hostile Cigarette Glow/1" },
  expect = { "hostile[0].card = Two Smokers", "soldier[0].actions = 1" },
}

test "Hand Flare: all in the Location are seen, and pinned" {
  setup = team(armed .. " + Hand Flare"),
  given = "hand[0] =\nout = Two Smokers, Fence Walkers\n" .. none .. hostile(0, "Cigarette Glow", 1)
    .. hostile(1, "Boots on Gravel", 1),
  acts = { uses "Hand Flare/2" },
  expect = { "hostile[0].card = Two Smokers", "hostile[1].card = Fence Walkers", "hostile[1].suppress = 1" },
}

test "Aiming Laser: one more up to Range 1" {
  setup = team(armed .. " + Aiming Laser"), dice = { 5, 3 },
  given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { shot .. "Two Smokers/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Felt Overshoes: one more in the shadows" {
  setup = team(armed .. " + Felt Overshoes"), dice = { 6 }, given = "hand[0] =\n" .. none,
  acts = { "0 use own " .. chief .. "/1, " .. chief .. "/1" }, expect = { "soldier[0].flags = 16" },
}

test "Dog Biscuits: one in the Location is busy" {
  setup = team(armed .. " + Dog Biscuits"),
  given = "hand[0] =\nactions[0] = Eat Dirt\n" .. none .. hostile(0, "Perimeter Dogs", 1),
  acts = { uses "Dog Biscuits/2", "0 choose hostile Perimeter Dogs/1" },
  expect = { "hostile[0].suppress = 1", "hand[0] = Eat Dirt", "item[1].count = 1" },
}

-- ---- Skills ---------------------------------------------------------------------------

test "Soft Boots: who had no Shadows has them" {
  setup = team "Captain Ibarra + M4A1 Suppressed + Soft Boots", dice = { 8 }, given = "hand[0] =\n" .. none,
  acts = { "0 use Captain Ibarra/1, Soft Boots/2" }, expect = { "soldier[0].flags = 16" },
}

test "Held Breath: one more from afar, not having moved" {
  setup = team(armed .. " + Held Breath"), dice = { 8, 1 },
  given = "hand[0] =\n" .. beach .. hostile(0, "Two Smokers", 2),
  acts = { shot .. "Two Smokers/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Quiet Kill: a Pistol at Range 0" {
  setup = team(chief .. " + Mk 23 Pistol + Quiet Kill"), dice = { 6, 3 },
  given = "hand[0] =\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { "0 attack " .. chief .. "/1, Mk 23 Pistol/1, Semi, Two Smokers/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Fluent: he sends somebody weak to dinner" {
  setup = team(armed .. " + Fluent"), given = "hand[0] =\nsoldier[0].xp = 1\n" .. none .. hostile(0, "Two Smokers", 1),
  acts = { uses "Fluent/2", "0 choose hostile Two Smokers/1" },
  expect = { "soldier[0].xp = 0", "hostile_discards[0] = Cigarette Glow" },
}

test "Shore Party: over the water for nothing" {
  setup = team(armed .. " + Shore Party"),
  given = "hand[0] = Eat Dirt\nfront = 2\n" .. location(2, "Quay Cranes") .. none .. hostile(0, "Wiring Party", 2),
  acts = { "0 move " .. chief .. "/1, Quay Cranes/3" }, expect = { "soldier[0].place = 2", "hand[0] =" },
}

test "Night Patrol Course brings the Skills that it gives" {
  setup = team(armed .. " + Night Patrol Course"),
  expect = { "item[1].card = Night Patrol Course", "item[2].card = Soft Boots", "item[3].card = Owl Eyes",
             "item[4].card = Held Breath" },
}
-- SPDX-License-Identifier: CC-BY-4.0
