-- The words of other Settings, put together: they lie still, they run, and time is short.

local sarge = "Staff Sergeant Delacroix"
local rifle = "mission Nobody Out, team " .. sarge .. " + M16A1 Rifle"
local none = "hostiles[0] =\nhostile_discards[0] =\n"
local card = "hand[0] = Hold Your Breath, Hold Your Breath\n"

local function there(name, place)
  return "hostile[0].card = " .. name .. "\nhostile[0].place = " .. place .. "\nhostile[0].target = 1\n"
end

test "two sides: for a card they are up" {
  setup = rifle, given = card .. none .. there("Two on a Mat", 1),
  acts = { "0 turn over " .. sarge .. "/1, Two on a Mat/1", "0 discard " .. sarge .. "/1, Hold Your Breath" },
  expect = { "hostile[0].card = Two Who Run" },
}

test "two sides: met, it stands up, and left alone it lies down" {
  setup = rifle, given = card .. none .. there("Shape under a Sheet",
    2) .. "front = 2\nlocation[2].card = Foot Trail\n",
  acts = { "0 move " .. sarge .. "/1, Foot Trail/3" }, expect = { "hostile[0].card = Shape on Its Feet" },
}

test "Fast: up, it acts after the Action that follows" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. none .. there("Dog That Was Bitten", 1),
  acts = { "0 discard and draw " .. sarge .. "/1" }, expect = { "soldier[0].wound[0] = 1" },
}

test "the Timer: two Turns while it spreads" {
  setup = rifle, given = "hand[0] =\n" .. none .. there("Sleeper at the Well",
    2) .. "front = 2\nlocation[2].card = Foot Trail\n"
    .. "timer = 8\nhostile[0].target = 1\n",
  acts = { "0 end turn" }, expect = { "timer = 6" },
}

test "what came by Reticles: a Row of Cots is three" {
  setup = rifle, given = "hand[0] = Foot Trail\nhostiles[0] = Row of Cots, Row of Cots\nhostile_discards[0] =\n",
  acts = { "0 play location " .. sarge .. "/1, Foot Trail" }, expect = { "hostile[0].card = Row of Cots" },
}
-- SPDX-License-Identifier: CC0-1.0
