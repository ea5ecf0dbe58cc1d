-- Tests of Locations that offer or hide something, of the cold, of Sabotage and Meltdown, in play.

local function hostile(slot, name, place, more)
  local line = ("hostile[%d]."):format(slot)
  return line .. "card = " .. name .. "\n" .. line .. "place = " .. place .. "\n" .. line .. "target = 1\n"
    .. (more and line .. more .. "\n" or "")
end
local function at(name) return "hand[0] =\nfront = 2\nsoldier[0].place = 2\nlocation[2].card = " .. name .. "\n" end
local none = "hostiles[0] =\nhostile_discards[0] =\n"
local smith = "mission Cut the Power, team Sergeant Kowalczyk + Safe Breaker"
local wire = "mission Cut the Power, team Sergeant Kowalczyk + Line Wireman"
local burns = "mission Let It Burn, team Sergeant Kowalczyk + Line Wireman"
local pass = "mission Winter Line, team Sergeant Kowalczyk"
local man = "Sergeant Kowalczyk/1"

-- ---- what can be done there -----------------------------------------------------

test "Console Room: a Hack roll does damage" {
  setup = wire, dice = { 5 }, given = at "Console Room",
  acts = { "0 attempt " .. man .. ", Console Room/3" }, expect = { "location[2].flags = 4", "Meltdown Damage = 1" },
}

test "Console Room: who comes repairs it" {
  setup = wire, dice = { 5, 6 },
  given = at "Console Room" .. "location[2].flags = 4\nMeltdown Damage = 1\n" .. none,
  acts = { "0 end turn" }, expect = { "location[2].flags = 0", "Meltdown Damage = 0" },
}

test "Valve Gallery: a Pick roll of 5 is enough for a Safe Breaker" {
  setup = smith, dice = { 4 }, given = at "Valve Gallery",
  acts = { "0 attempt " .. man .. ", Valve Gallery/3" }, expect = { "location[2].flags = 0" },
}

test "Shift Office: two Turns more" {
  setup = wire, dice = { 6 }, given = at "Shift Office",
  acts = { "0 attempt " .. man .. ", Shift Office/3" }, expect = { "timer = 17" },
}

test "Tool Crib: cards and Experience" {
  setup = smith, dice = { 3 }, given = at "Tool Crib" .. "actions[0] = Dead Run\nsoldier[0].xp = 0\n",
  acts = { "0 attempt " .. man .. ", Tool Crib/3" }, expect = { "hand[0] = Dead Run", "soldier[0].xp = 1" },
}

test "Steady Fingers: 1 more" {
  setup = wire .. " + Steady Fingers", dice = { 5 }, given = at "Shift Office",
  acts = { "0 attempt " .. man .. ", Shift Office/3" }, expect = { "timer = 17" },
}

test "Field Telephone Kit: 2 more for Experience" {
  setup = "mission Cut the Power, team Sergeant Kowalczyk + Field Telephone Kit", dice = { 6 },
  given = at "Shift Office" .. "soldier[0].xp = 1\n",
  acts = { "0 attempt " .. man .. ", Shift Office/3", "0 use it Field Telephone Kit" },
  expect = { "timer = 17", "soldier[0].xp = 0" },
}

-- ---- what waits there -------------------------------------------------------------

local gate = "hand[0] =\nfront = 2\nlocation[2].card = Mined Gate\nlocation[2].flags = 2\n" .. none

test "Mined Gate: detected and disarmed" {
  setup = smith, dice = { 3, 5 }, given = gate,
  acts = { "0 move " .. man .. ", Mined Gate/3", "0 disarm Mined Gate/3" },
  expect = { "soldier[0].place = 2", "location[2].flags = 0" },
}

test "Mined Gate: detected and left" {
  setup = smith, dice = { 3 }, given = gate,
  acts = { "0 move " .. man .. ", Mined Gate/3", "0 fall back Mined Gate/3" },
  expect = { "soldier[0].place = 1", "front = 1" },
}

test "Mined Gate kills who does not see it" {
  setup = wire .. " + PFC Whitlock", given = gate,
  acts = { "0 move " .. man .. ", Mined Gate/3" }, expect = { "soldier[0].fate = 1" },
}

test "Barred Culvert: the long way round" {
  setup = smith, dice = { 4 },
  given = "hand[0] =\nfront = 2\nlocation[2].card = Barred Culvert\nlocation[2].flags = 2\n" .. none,
  acts = { "0 move " .. man .. ", Barred Culvert/3" }, expect = { "objective = 7" },
}

test "Wired Cellar: a Wound of 2, and the card may be kept" {
  setup = smith, dice = { 4, 5 },
  given = "hand[0] =\nfront = 2\nlocation[2].card = Wired Cellar\nlocation[2].flags = 2\n" .. none,
  acts = { "0 move " .. man .. ", Wired Cellar/3", "0 disarm Wired Cellar/3", "0 stay Wired Cellar/3" },
  expect = { "soldier[0].wound[0] = 2", "soldier[0].place = 2" },
}

-- ---- the cold ----------------------------------------------------------------------

-- Winter Line's own Cold is rolled for first: 2 resists it.
test "Frozen Ridge: 4 resists" {
  setup = pass, dice = { 2, 4 }, given = at "Frozen Ridge" .. none,
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0" },
}

test "Frozen Ridge: 3 does not" {
  setup = pass, dice = { 2, 3 }, given = at "Frozen Ridge" .. none,
  acts = { "0 end turn", "0 take a wound " .. man }, expect = { "soldier[0].wound[0] = 1" },
}

test "Winter Greatcoat: a counter against it" {
  setup = pass .. " + Winter Greatcoat", dice = { 2, 3 }, given = at "Frozen Ridge" .. none,
  acts = { "0 end turn", "0 spend a counter " .. man .. ", Hardy (Cold)" },
  expect = { "soldier[0].suppress = 0", "soldier[0].wound[0] = 0" },
}

test "Ration of Rum: against everything" {
  setup = pass .. " + Ration of Rum", dice = { 10, 1 }, given = at "Marsh Edge" .. none,
  acts = { "0 use " .. man .. ", Ration of Rum/1", "0 end turn", "0 spend a counter " .. man .. ", Hardy (Any)" },
  expect = { "soldier[0].suppress = 0" },
}

test "Acclimatized: 2 more" {
  setup = pass .. " + Acclimatized", dice = { 2 }, given = at "Frozen Ridge" .. none,
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0" },
}

-- ---- Service Records -----------------------------------------------------------------

test "Salerno 1943: two cards, twice" {
  setup = "mission Cut the Power, team Sergeant Kowalczyk + Salerno 1943",
  given = "hand[0] =\nactions[0] = Dead Run, Dead Run, Dead Run, Dead Run\n",
  acts = { "0 use " .. man .. ", Seen It Before/2", "0 use " .. man .. ", Seen It Before/2" },
  expect = { "hand[0] = Dead Run, Dead Run, Dead Run, Dead Run", "item[1].count = 0" },
}

-- ---- Technicians, Meltdown ------------------------------------------------------------

test "Plant Technicians: with a Suppress they need 8" {
  setup = wire, dice = { 7 },
  given = at "Console Room" .. "soldier[0].place = 1\nlocation[2].flags = 4\nMeltdown Damage = 1\n" .. none
    .. hostile(0, "Plant Technicians", 2, "suppress = 1"),
  acts = { "0 end turn" }, expect = { "location[2].flags = 4" },
}

test "Meltdown: Progress falls with the damage" {
  setup = burns, given = "hand[0] =\nMeltdown Damage = 3\nMeltdown Progress = 20\n" .. none,
  acts = { "0 end turn" }, expect = { "Meltdown Progress = 17" },
}

test "By Fire: won if everybody is out" {
  setup = burns, given = "hand[0] =\nMeltdown Damage = 3\nMeltdown Progress = 2\n" .. none,
  acts = { "0 end turn" }, expect = { "success = 1" },
}

test "By Fire: lost if anybody is not" {
  setup = burns, given = at "Coal Yard" .. "Meltdown Damage = 3\nMeltdown Progress = 2\n" .. none,
  acts = { "0 end turn" }, expect = { "success = 0", "soldier[0].fate = 1" },
}

test "Before It Goes: all are Down" {
  setup = "mission Runaway Boilers, team Sergeant Kowalczyk", given = "hand[0] =\nMeltdown Damage = 3\nMeltdown Progress = 2\n" .. none,
  acts = { "0 end turn" }, expect = { "success = 0", "soldier[0].fate = 1" },
}

test "Gas Main: who is there when shells fall" {
  setup = smith, dice = { 1, 1, 1, 1 },
  given = at "Gas Main" .. hostile(0, "Landser Pair", 2) .. "support[0].card = Company Mortars\nsupport[0].player = 1\n",
  acts = { "0 use support " .. man .. ", Company Mortars/1", "0 decline", "0 choose hostile Landser Pair/1" },
  expect = { "soldier[0].wound[0] = 1" },
}

test "Ricochets: a miss pins all the same" {
  setup = smith, dice = { 1, 1 },
  given = at "Coal Yard" .. none .. hostile(0, "Landser Pair", 2)
    .. "event[0].card = Ricochets\nevent[0].place = 2\n",
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}

test "Stop the Line: the gate itself can be picked" {
  setup = "mission Stop the Line, team Sergeant Kowalczyk + Safe Breaker", dice = { 6 },
  given = "hand[0] =\nactions[0] = Dead Run\n",
  acts = { "0 attempt " .. man .. ", Stop the Line/1" }, expect = { "hand[0] = Dead Run", "location[0].flags = 4" },
}
-- SPDX-License-Identifier: CC-BY-4.0
