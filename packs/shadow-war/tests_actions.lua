-- Tests of the Action cards of the night, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none, at = given.hostile, given.location, given.team, given.none, given.at
local chief = "Chief Abernethy"
local armed = team(chief .. " + MP5SD")
local shot = "0 attack " .. chief .. "/1, MP5SD/1, Semi, "
local function plays(card) return "0 play " .. chief .. "/1, " .. card end
local function holds(cards) return "hand[0] = " .. cards .. "\nsoldier[0].xp = 0\n" .. none end
local moves = "0 move " .. chief .. "/1, Pine Belt/3"
local ahead = "front = 2\n" .. location(2, "Pine Belt")

test "Wait for the Cloud: a roll with three more" {
  setup = armed, dice = { 4 }, given = holds "Wait for the Cloud", acts = { plays "Wait for the Cloud" },
  expect = { "soldier[0].flags = 16" },
}

test "Between Two Breaths: two more, and two on the Cover" {
  setup = armed, dice = { 4, 1 }, given = holds "Between Two Breaths" .. hostile(0, "Sentry With a Cold", 1),
  acts = { shot .. "Sentry With a Cold/1", plays "Between Two Breaths" }, expect = { "soldier[0].kills = 1" },
}

test "By the Collar, Covert: alone, without a die" {
  setup = armed, given = holds "By the Collar, Eat Dirt" .. hostile(0, "Sentry With a Cold", 1),
  acts = { plays "By the Collar", "0 choose hostile Sentry With a Cold/1" },
  expect = { "hand[0] =", "hostile_discards[0] = A Cough in the Dark" },
}

test "Moon in Your Face: they miss, or somebody is seen" {
  setup = armed,
  given = holds "Moon in Your Face, Eat Dirt" .. "out = Two Smokers\n" .. hostile(0, "Cigarette Glow", 1),
  acts = { plays "Moon in Your Face", "0 choose hostile Cigarette Glow/1" },
  expect = { "hostile[0].card = Two Smokers", "hand[0] =" },
}

test "Thrown Pebble: one goes to look" {
  setup = armed, given = holds "Thrown Pebble" .. ahead .. hostile(0, "Two Smokers", 1),
  acts = { plays "Thrown Pebble", "0 choose hostile Two Smokers/1" }, expect = { "hostile[0].place = 2" },
}

test "Sleep Standing: two cards and two counters" {
  setup = armed,
  given = holds "Sleep Standing" .. "soldier[0].suppress = 2\nactions[0] = Eat Dirt, Up and Set, Slow Squeeze\n",
  acts = { plays "Sleep Standing" }, expect = { "hand[0] = Slow Squeeze, Up and Set", "soldier[0].suppress = 0" },
}

test "Eye in the Sky: each Turn one is seen" {
  setup = armed,
  given = holds "Eye in the Sky, Eat Dirt, Up and Set" .. "out = Two Smokers\n" .. hostile(0, "Cigarette Glow", 1),
  acts = { plays "Eye in the Sky", "0 use support " .. chief .. "/1, Eye in the Sky/1",
           "0 choose hostile Cigarette Glow/1" },
  expect = { "hostile[0].card = Two Smokers" },
}

test "Follow My Heel: another goes ahead" {
  setup = team(chief .. " + MP5SD + Seaman Pruitt"),
  given = holds "Follow My Heel, Eat Dirt, Eat Dirt, Eat Dirt" .. ahead,
  acts = { plays "Follow My Heel", "0 discard " .. chief .. "/1, Eat Dirt", "0 choose soldier Seaman Pruitt/2",
           "0 move Seaman Pruitt/2, Pine Belt/3" },
  expect = { "soldier[1].place = 2", "soldier[1].actions = 2" },
}
-- SPDX-License-Identifier: CC-BY-4.0
