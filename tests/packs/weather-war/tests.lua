-- What the track, the cup and the deck do, and the words that the Setting is put together from.

local boss = "Lieutenant Rosing"
local rifle = "mission Smoke on the Fjord, team " .. boss .. " + Krag Carbine"
local stove = rifle .. " + Spirit Stove"
local none = "hand[0] =\nhostiles[0] =\nhostile_discards[0] =\n"

-- A Hostile that targets the first Soldier.
local function there(name, place)
  return "hostile[0].card = " .. name .. "\nhostile[0].place = " .. place .. "\nhostile[0].target = 1\n"
end
-- Nothing in the cup but this; the deck is empty.
local function cup(name) return "aside[0] = " .. name .. "\naside_discards[0] =\n" end

test "a stove for the Cold Track" {
  setup = stove, given = "hand[0] =\nCold = 5\n",
  acts = { "0 use " .. boss .. "/1, Spirit Stove/2" }, expect = { "Cold = 4" },
}

test "the Track ends at its last space" {
  setup = rifle, given = none .. cup "Fall Wind" .. "Cold = 9\n", acts = { "0 end turn" }, expect = { "Cold = 10" },
}

test "a wind goes back into its cup" {
  setup = rifle, given = none .. cup "North Wind" .. "Cold = 3\n", acts = { "0 end turn", "0 end turn" },
  expect = { "Cold = 5", "aside[0] = North Wind" },
}

test "a forecast lies aside" {
  setup = rifle, given = none .. "aside[0] = Clear by Noon\naside_discards[0] =\nturn = 2\nCold = 3\n",
  acts = { "0 end turn" }, expect = { "Cold = 2", "aside[0] =", "aside_discards[0] = Clear by Noon" },
}

test "from the fifth space on every step costs a card more" {
  setup = rifle, given = "hand[0] = Pemmican, Pemmican\nCold = 5\nfront = 2\nlocation[2].card = Snow Field\n",
  acts = { "0 move " .. boss .. "/1, Snow Field/3", "0 discard " .. boss .. "/1, Pemmican" },
  expect = { "soldier[0].place = 2", "hand[0] = Pemmican" },
}

test "a warm hut" {
  setup = rifle, given = "hand[0] = Hunter's Cabin\nhostiles[0] =\nhostile_discards[0] =\nCold = 5\n",
  acts = { "0 play location " .. boss .. "/1, Hunter's Cabin" }, expect = { "Cold = 3" },
}

test "a Ski Sentry is Fast: he acts in the Soldier Turn" {
  setup = rifle, dice = { 9, 3 }, given = none .. there("Ski Sentry", 1),
  acts = { "0 discard and draw " .. boss .. "/1" }, expect = { "soldier[0].wound[0] = 1" },
}
-- SPDX-License-Identifier: CC0-1.0
