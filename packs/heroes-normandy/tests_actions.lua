-- Tests of action cards, in play: what a card says is done, and counted.

local given = require "tests_given"

-- An American squad at A10 (or A4) and a German one at the square, of which E4 is rough; the two hands; who acts.
local function duel(name, t)
  local square = t.square or "E10"
  t.setup = given.armies(t.american or "Aid Man", t.german or "Stragglers Gathered")
  t.counters = {
    { "Rifle Squad", 1, square == "E4" and "A4" or "A10", more = t.more },
    { "Grenadier Squad", 7, square, seat = 1, more = t.theirs },
  }
  given.battle(name, t)
end
local fires = "0 fire Rifle Squad/1, M1 Rifles, plain, Grenadier Squad/2"
local german_fires = "1 fire Grenadier Squad/2, Kar 98 Rifles, plain, Rifle Squad/1"
local assaults = "0 assault Rifle Squad/1, 1, Grenadier Squad/2"
local german_assaults = "1 assault Grenadier Squad/2, 1, Rifle Squad/1"
local closes, german_closes = "0 close in Rifle Squad/1, A10, B10", "1 close in Grenadier Squad/2, B10, A10"

-- ---- a shot: defence 6, and +2 of the rifles ------------------------------------------------

local function american_shot(card, square, die)
  duel(card .. ": it hits", {
    american = card, square = square, dice = { die }, acts = { fires, "0 play " .. card },
    expect = { "unit[1].flags = 1" },
  })
end
local function german_shot(card, square, die)
  duel(card .. ": it hits", {
    german = card, square = square, seat = 1, dice = { die }, acts = { german_fires, "1 play " .. card },
    expect = { "unit[0].flags = 1" },
  })
end
american_shot("Breathe and Squeeze", "E10", 2)
american_shot("Walk It onto Them", "F10", 2)
american_shot("Across the Kitchen Table", "C10", 1)
american_shot("Shoot Through the Wall", "E4", 3)
german_shot("Short Bursts", "E10", 2)
german_shot("Range Stakes", "G10", 1)
german_shot("Let Them Come Close", "D10", 2)
german_shot("Whole Belt", "E10", 1)

duel("Walk It onto Them is for far shots", {
  american = "Walk It onto Them", dice = { 4 }, acts = { fires },
  expect = { "unit[1].flags = 1", "hand[0] = Walk It onto Them" },
})
duel("Everything You Have: the higher of two dice", {
  american = "Everything You Have", dice = { 1, 5 }, acts = { fires, "0 play Everything You Have" },
  expect = { "unit[1].flags = 1" },
})
duel("Keep Them Down: a marker, whatever the die", {
  american = "Keep Them Down", dice = { 1 }, acts = { fires, "0 play Keep Them Down" },
  expect = { "unit[1].suppressed = 1", "unit[1].flags = 0" },
})
duel("Pinned to the Shingle: a marker, whatever the die", {
  german = "Pinned to the Shingle", seat = 1, dice = { 1 }, acts = { german_fires, "1 play Pinned to the Shingle" },
  expect = { "unit[0].suppressed = 1" },
})
duel("Mad Enough to Stand Up: the markers go before the die, and two more", {
  american = "Mad Enough to Stand Up", more = { "suppressed = 1" }, dice = { 6 },
  acts = { fires, "0 play Mad Enough to Stand Up" },
  expect = { "unit[1].flags = 1", "unit[0].suppressed = 0" },
})
duel("Nerves Like Wire: the markers go", {
  german = "Nerves Like Wire", theirs = { "suppressed = 3" }, seat = 1, dice = { 1 },
  acts = { german_fires, "1 play Nerves Like Wire" },
  expect = { "unit[1].suppressed = 0" },
})
duel("Do It Over: the die again", {
  american = "Do It Over", dice = { 1, 4 }, acts = { fires, "0 play Do It Over" },
  expect = { "unit[1].flags = 1" },
})
duel("Flat in the Ditch: two more for the defence", {
  american = "Flat in the Ditch", seat = 1, dice = { 5 }, acts = { german_fires, "0 play Flat in the Ditch" },
  expect = { "unit[0].flags = 0", "discards[0] = Flat in the Ditch" },
})
duel("Face in the Mud: two more for the defence", {
  german = "Face in the Mud", dice = { 5 }, acts = { fires, "1 play Face in the Mud" },
  expect = { "unit[1].flags = 0" },
})
duel("Three Metres of Earth: two more for who has cover", {
  german = "Three Metres of Earth", square = "E4", dice = { 6 }, acts = { fires, "1 play Three Metres of Earth" },
  expect = { "unit[1].flags = 0" },
})
duel("Sights Set Wrong: three off a shot from afar", {
  american = "Sights Set Wrong", square = "G10", seat = 1, dice = { 6 },
  acts = { german_fires, "0 play Sights Set Wrong" },
  expect = { "unit[0].flags = 0" },
})
duel("Sun in Their Eyes: two off a shot from afar", {
  german = "Sun in Their Eyes", square = "F10", dice = { 5 }, acts = { fires, "1 play Sun in Their Eyes" },
  expect = { "unit[1].flags = 0" },
})
duel("It Did Not Go Off: no bonus", {
  american = "It Did Not Go Off", seat = 1, dice = { 5 }, acts = { german_fires, "0 play It Did Not Go Off" },
  expect = { "unit[0].flags = 0" },
})
duel("Not Yet: the other card does nothing", {
  american = "Not Yet", german = "Short Bursts", seat = 1, dice = { 3 },
  acts = { german_fires, "1 play Short Bursts", "0 play Not Yet" },
  expect = { "unit[0].flags = 0", "discards[1] = Short Bursts" },
})

-- ---- an assault ---------------------------------------------------------------------------------

duel("Yell and Run: two more for the attacker", {
  american = "Yell and Run", square = "B10", dice = { 2, 1, 3, 1 }, acts = { assaults, closes, "0 play Yell and Run" },
  expect = { "unit[1].flags = 1" },
})
duel("Out of the Cellar: two more against infantry", {
  german = "Out of the Cellar", square = "B10", seat = 1, dice = { 2, 1, 3, 1 },
  acts = { german_assaults, german_closes, "1 play Out of the Cellar" },
  expect = { "unit[0].live = 0", "unit[1].place = A10" },      -- no way back from the edge
})
duel("Shovels Too: two more for the defender", {
  american = "Shovels Too", square = "B10", seat = 1, dice = { 4, 1, 3, 1 },
  acts = { german_assaults, german_closes, "0 play Shovels Too" },
  expect = { "unit[0].flags = 0", "unit[1].flags = 5" },
})
duel("Not from This House: three more for the defender", {
  german = "Not from This House", square = "B10", dice = { 5, 1, 3, 1 },
  acts = { assaults, closes, "1 play Not from This House" },
  expect = { "unit[1].flags = 0", "unit[0].flags = 5" },
})
duel("Kick the Door: a marker on the defender, and one more", {
  american = "Kick the Door", square = "B10", dice = { 2, 1, 4, 1 }, -- the marker counts: 2 + 1 against 4 - 2
  acts = { assaults, closes, "0 play Kick the Door" },
  expect = { "unit[1].suppressed = 1", "unit[1].flags = 1", "unit[0].flags = 4" },
})
duel("Grenades First: a marker on the defender, and one more", {
  german = "Grenades First", square = "B10", seat = 1, dice = { 2, 1, 4, 1 },
  acts = { german_assaults, german_closes, "1 play Grenades First" },
  expect = { "unit[0].live = 0", "unit[1].flags = 4" },
})

-- ---- an enemy who moves ---------------------------------------------------------------------------

local moves, steps = "0 move Rifle Squad/1, 0", "0 step Rifle Squad/1, A9"
local german_moves, german_steps = "1 move Grenadier Squad/2, 0", "1 step Grenadier Squad/2, E11"

duel("There in the Gap: a unit that has not acted fires", {
  american = "There in the Gap", seat = 1, dice = { 4 },
  acts = { german_moves, german_steps, "0 play There in the Gap", "0 choose unit Rifle Squad/1" },
  expect = { "unit[1].flags = 5" },
})
duel("Fire from the Flank: a unit that has not acted fires", {
  german = "Fire from the Flank", dice = { 4 },
  acts = { moves, steps, "1 play Fire from the Flank", "1 choose unit Grenadier Squad/2" },
  expect = { "unit[0].flags = 5" },
})
duel("Shoe-Box in the Grass: a mine of +5", {
  german = "Shoe-Box in the Grass", dice = { 1 }, acts = { moves, steps, "1 play Shoe-Box in the Grass" },
  expect = { "unit[0].flags = 5" },
})
duel("Wire at Ankle Height: a mine of +4", {
  american = "Wire at Ankle Height", seat = 1, dice = { 1 },
  acts = { german_moves, german_steps, "0 play Wire at Ankle Height" },
  expect = { "unit[1].flags = 4", "discards[0] = Wire at Ankle Height" },
})
duel("No Cover on That Road: a marker on who moves", {
  american = "No Cover on That Road", seat = 1, acts = { german_moves, german_steps, "0 play No Cover on That Road" },
  expect = { "unit[1].suppressed = 1" },
})

-- ---- your own men ------------------------------------------------------------------------------------

duel("Pull Yourselves Together: two markers off", {
  american = "Pull Yourselves Together", more = { "suppressed = 3" },
  acts = { "0 play for Rifle Squad/1, Pull Yourselves Together", "0 choose unit Rifle Squad/1" },
  expect = { "unit[0].suppressed = 1" },
})
duel("Cut Telephone Line: an enemy will not act this round", {
  american = "Cut Telephone Line",
  acts = { "0 play for Rifle Squad/1, Cut Telephone Line", "0 choose unit Grenadier Squad/2" },
  expect = { "unit[1].flags = 2" },
})
duel("Aid Man: a squad is turned back in the Supply Phase", {
  american = "Aid Man", german = "Short Bursts", seat = 1, dice = { 6 },
  acts = { german_fires, "1 pass", "0 play Aid Man", "0 choose unit Rifle Squad/1" },
  expect = { "unit[0].flags = 0" },
})
-- Cards that bring cards take none from the discards: two of a kind would fetch each other without end.
duel("Beach Dump: two cards, and none from the discards", {
  american = "Beach Dump + Not Yet", german = "Short Bursts", seat = 1, dice = { 1 },
  given = "hand[0] =\ndeck[0] = Aid Man, Aid Man, Aid Man, Aid Man, Beach Dump, Not Yet\n",
  acts = { german_fires, "1 play Short Bursts", "0 play Not Yet", "0 play Beach Dump" },
  expect = { "hand[0] = Aid Man, Aid Man, Aid Man, Aid Man", "discards[0] = Not Yet, Beach Dump" },
})
duel("Late Reserves: three cards from the third round on, and not the other one", {
  american = "Aid Man", german = "Late Reserves", given = "turn = 3\nhand[1] =\ndiscards[1] = Late Reserves\n"
    .. "deck[1] = Range Stakes, Range Stakes, Short Bursts, Short Bursts, Short Bursts, Late Reserves\n",
  acts = { "0 stay Rifle Squad/1", "1 play Late Reserves" },
  expect = { "hand[1] = Range Stakes, Range Stakes, Short Bursts, Short Bursts, Short Bursts",
             "discards[1] = Late Reserves, Late Reserves" },
})
duel("Prisoner Talks: the enemy discards", {
  american = "Aid Man", german = "Prisoner Talks", acts = { "0 stay Rifle Squad/1", "1 play Prisoner Talks" },
  expect = { "hand[0] =", "discards[0] = Aid Man" },
})

-- A machine gun is set up and fires with it in one action.
given.battle("Drop the Tripod: set up, and firing at once", {
  setup = given.armies("Light Machine-Gun Section + Drop the Tripod", "Short Bursts"), all = 15, dice = { 1 },
  counters = { { "Thirty-Caliber Team", 7, "A10" }, { "Grenadier Squad", 9, "E10", seat = 1 } },
  acts = { "0 play for Thirty-Caliber Team/1, Drop the Tripod",
           "0 fire Thirty-Caliber Team/1, M1919 on Tripod, plain, Grenadier Squad/2" },
  expect = { "unit[1].flags = 1" },
})
given.battle("Gun off the Sling: set up, and firing at once", {
  setup = given.armies("Aid Man", "Machine-Gun Squad + Gun off the Sling"), all = 15, seat = 1, dice = { 1 },
  counters = { { "Rifle Squad", 1, "A10" }, { "MG 42 Team", 14, "E10", seat = 1 } },
  acts = { "1 play for MG 42 Team/2, Gun off the Sling",
           "1 fire MG 42 Team/2, MG 42 on Mount, plain, Rifle Squad/1" },
  expect = { "unit[0].flags = 1" },
})

-- ---- from far away -----------------------------------------------------------------------------------------

-- With a command post and its battery: two counters more, before the platoon's.
local battery = "scenario Trial Ground, army1 Company Command Post + Battery on Call + Omaha Rifle Platoon + "
  .. "Fire for Effect, army2 Coast Grenadier Platoon + Short Bursts"
local function shelled(name, die, expect)
  given.battle("Fire for Effect: " .. name, {
    setup = battery, all = 15, dice = { die },
    counters = { { "Rifle Squad", 3, "A10" }, { "Grenadier Squad", 9, "E10", seat = 1 } },
    acts = { "0 play for Rifle Squad/1, Fire for Effect", "0 choose unit Grenadier Squad/2" }, expect = expect,
  })
end
shelled("a die with the battery's bonus, and a marker", 2, { "unit[1].flags = 1", "unit[1].suppressed = 1" })
shelled("a marker, though nothing is hit", 1, { "unit[1].flags = 0", "unit[1].suppressed = 1" })
-- SPDX-License-Identifier: CC-BY-4.0
