-- Tests of the Action deck, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local boss = "Foreman Adeyemi"
local rifle = team(boss .. " + R6 Rifle")
local shot = "0 attack " .. boss .. "/1, R6 Rifle/1, Semi, "
local function plays(card) return "0 play " .. boss .. "/1, " .. card end

test "Breathe and Press: two more" {
  setup = rifle, dice = { 5, 2 },
  given = "hand[0] = Breathe and Press\nsoldier[0].xp = 0\n" .. hostile(0, "Courser Pair", 1),
  acts = { shot .. "Courser Pair/1", plays "Breathe and Press" }, expect = { "hostile[0].ekia = 1" },
}

test "Where the Shell Meets: four on the cover die" {
  setup = rifle, dice = { 7, 1 },
  given = "hand[0] = Where the Shell Meets\nsoldier[0].xp = 0\n" .. hostile(0, "Marl Walker", 1),
  acts = { shot .. "Marl Walker/1", plays "Where the Shell Meets" }, expect = { "hostile[0].ekia = 1" },
}

test "From the Blind Side: a Hunter" {
  setup = rifle, dice = { 5, 1 },
  given = "hand[0] = From the Blind Side\nsoldier[0].xp = 0\n" .. hostile(0, "Courser Pair", 1),
  acts = { shot .. "Courser Pair/1", plays "From the Blind Side" }, expect = { "hostile[0].ekia = 1" },
}

test "Flat on Your Face: two Wounds less and a counter" {
  setup = rifle, dice = { 10, 6 },
  given = "hand[0] = Flat on Your Face\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Rasp", 1),
  acts = { "0 end turn", plays "Flat on Your Face" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Shoot as It Leaps: whoever is Attacked fires first" {
  setup = rifle, dice = { 9, 6 },
  given = "hand[0] = Shoot as It Leaps, Again\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Kiteback", 1),
  acts = { "0 end turn", plays "Shoot as It Leaps", shot .. "Kiteback/1" },
  expect = { "soldier[0].kills = 1", "soldier[0].wound[0] = 0" },
}

test "Door Between: four off the cover die in a house" {
  setup = rifle, dice = { 10, 6 },
  given = at "Sunken Farm" .. "hand[0] = Door Between\nsoldier[0].xp = 0\n" .. hostile(0, "Rasp", 2),
  acts = { "0 end turn", plays "Door Between" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Run for the Culvert: nothing underground" {
  setup = rifle,
  given = "hand[0] = Run for the Culvert\nsoldier[0].xp = 0\nfront = 2\n" .. none .. location(2, "Show Cave"),
  acts = { "0 move " .. boss .. "/1, Show Cave/3", plays "Run for the Culvert" }, expect = { "soldier[0].place = 2" },
}

test "Wind in Our Faces: two less, and nothing left of two is still one card" {
  setup = rifle,
  given = "hand[0] = Hay Meadow, Wind in Our Faces\nsoldier[0].xp = 0\nhostiles[0] = Porters, Rasp\npoints = 10\n",
  acts = { "0 play location " .. boss .. "/1, Hay Meadow", plays "Wind in Our Faces" },
  expect = { "hostiles[0] = Porters", "hostile[0].card = Rasp" },
}

test "Bait the Road: they all look elsewhere" {
  setup = rifle, given = "hand[0] = Bait the Road\nactions[0] = Again\n" .. hostile(0, "Rasp", 1) .. hostile(1, "Rasp", 1),
  acts = { plays "Bait the Road" }, expect = { "hand[0] = Again" },
}

test "Handful of Lime: away with a weak one" {
  setup = rifle, given = "hand[0] = Handful of Lime, Again\nsoldier[0].xp = 0\n" .. hostile(0, "Rasp", 1),
  acts = { plays "Handful of Lime", "0 choose hostile Rasp/1" }, expect = { "hand[0] =" },
}

test "On Three: a Leader gives another an Action" {
  setup = rifle .. " + Chemist Valdis + R6 Carbine",
  given = "hand[0] = On Three, Again\nsoldier[0].xp = 0\n",
  acts = { plays "On Three", "0 choose soldier Chemist Valdis/2" }, expect = { "soldier[1].actions = 3" },
}

test "Mortars in the Next Valley: three dice" {
  setup = rifle, dice = { 6, 1, 1, 6 },
  given = "hand[0] = Mortars in the Next Valley\nsoldier[0].xp = 1\n" .. hostile(0, "Stilt Herd", 1),
  acts = { plays "Mortars in the Next Valley", "0 choose hostile Stilt Herd/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Through the Teeth: two Actions for a Wound" {
  setup = rifle, given = "hand[0] = Through the Teeth\n",
  acts = { plays "Through the Teeth" }, expect = { "soldier[0].actions = 4", "soldier[0].wound[0] = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
