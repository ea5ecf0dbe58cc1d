-- Tests of action cards, in play: what a card says is done, and counted.

local given = require "tests_given"

-- An American squad at A10 (or A4) and a German one at the square, of which E4 is rough; the hands; who acts: 0, or 1
-- for the German.
local function duel(square, american, german, seat, more, theirs)
  return given.units(13, {
    { "Rifle Squad", 1, square == "E4" and "A4" or "A10", more = more },
    { "Grenadier Squad", 7, square, seat = 1, more = theirs },
  }) .. given.acts(seat or 0, seat) .. "hand[0] = " .. american .. "\nhand[1] = " .. german .. "\n"
end
local function cards(american, german)
  return given.armies(american or "Not Yet", german or "Wait for the Second Wave")
end
local fires = "0 fire Rifle Squad/1, M1 Rifles, plain, Grenadier Squad/2"
local german_fires = "1 fire Grenadier Squad/2, Kar 98 Rifles, plain, Rifle Squad/1"
local assaults = "0 assault Rifle Squad/1, 1, Grenadier Squad/2"
local closes, german_closes = "0 close in Rifle Squad/1, A10, B10", "1 close in Grenadier Squad/2, B10, A10"
local german_assaults = "1 assault Grenadier Squad/2, 1, Rifle Squad/1"

-- ---- a shot: defence 6, and +2 of the rifles ------------------------------------------------

local function shot(card, square, die, hits, seat)
  local german = seat == 1
  test(card .. (hits and ": it hits" or ": it misses")) {
    setup = german and cards(nil, card) or cards(card), dice = { die },
    given = duel(square, german and "" or card, german and card or "", german and 1 or 0),
    acts = { german and german_fires or fires, (german and "1" or "0") .. " play " .. card },
    expect = { (german and "unit[0]" or "unit[1]") .. ".flags = " .. (hits and 1 or 0) },
  }
end
shot("Breathe and Squeeze", "E10", 2, true)
shot("Walk It onto Them", "F10", 2, true)
shot("Across the Kitchen Table", "C10", 1, true)
shot("Short Bursts", "E10", 2, true, 1)
shot("Range Stakes", "G10", 1, true, 1)
shot("Let Them Come Close", "D10", 2, true, 1)
shot("Whole Belt", "E10", 1, true, 1)

test "Walk It onto Them is for far shots" {
  setup = cards "Walk It onto Them", dice = { 4 },
  given = duel("E10", "Walk It onto Them", ""),
  acts = { fires },
  expect = { "unit[1].flags = 1", "hand[0] = Walk It onto Them" },
}
test "Everything You Have: the higher of two dice" {
  setup = cards "Everything You Have", dice = { 1, 5 },
  given = duel("E10", "Everything You Have", ""),
  acts = { fires, "0 play Everything You Have" },
  expect = { "unit[1].flags = 1" },
}
test "Keep Them Down: a marker, whatever the die" {
  setup = cards "Keep Them Down", dice = { 1 },
  given = duel("E10", "Keep Them Down", ""),
  acts = { fires, "0 play Keep Them Down" },
  expect = { "unit[1].suppressed = 1", "unit[1].flags = 0" },
}
test "Pinned to the Shingle: a marker, whatever the die" {
  setup = cards(nil, "Pinned to the Shingle"), dice = { 1 },
  given = duel("E10", "", "Pinned to the Shingle", 1),
  acts = { german_fires, "1 play Pinned to the Shingle" },
  expect = { "unit[0].suppressed = 1" },
}
test "Mad Enough to Stand Up: the markers go before the die, and two more" {
  setup = cards "Mad Enough to Stand Up", dice = { 6 },
  given = duel("E10", "Mad Enough to Stand Up", "", 0, { "suppressed = 1" }),
  acts = { fires, "0 play Mad Enough to Stand Up" },
  expect = { "unit[1].flags = 1", "unit[0].suppressed = 0" },
}
test "Shoot Through the Wall: two off the defence of who has cover" {
  setup = cards "Shoot Through the Wall", dice = { 3 },
  given = duel("E4", "Shoot Through the Wall", ""),
  acts = { fires, "0 play Shoot Through the Wall" },
  expect = { "unit[1].flags = 1" },
}
test "Flat in the Ditch: two more for the defence" {
  setup = cards "Flat in the Ditch", dice = { 5 },
  given = duel("E10", "Flat in the Ditch", "", 1),
  acts = { german_fires, "0 play Flat in the Ditch" },
  expect = { "unit[0].flags = 0", "discards[0] = Flat in the Ditch" },
}
test "Face in the Mud: two more for the defence" {
  setup = cards(nil, "Face in the Mud"), dice = { 5 },
  given = duel("E10", "", "Face in the Mud"),
  acts = { fires, "1 play Face in the Mud" },
  expect = { "unit[1].flags = 0" },
}
test "Sights Set Wrong: three off a shot from afar" {
  setup = cards "Sights Set Wrong", dice = { 6 },
  given = duel("G10", "Sights Set Wrong", "", 1),
  acts = { german_fires, "0 play Sights Set Wrong" },
  expect = { "unit[0].flags = 0" },
}
test "Sun in Their Eyes: two off a shot from afar" {
  setup = cards(nil, "Sun in Their Eyes"), dice = { 5 },
  given = duel("F10", "", "Sun in Their Eyes"),
  acts = { fires, "1 play Sun in Their Eyes" },
  expect = { "unit[1].flags = 0" },
}
test "It Did Not Go Off: no bonus" {
  setup = cards "It Did Not Go Off", dice = { 5 },
  given = duel("E10", "It Did Not Go Off", "", 1),
  acts = { german_fires, "0 play It Did Not Go Off" },
  expect = { "unit[0].flags = 0" },
}
test "Not Yet: the other card does nothing" {
  setup = cards("Not Yet", "Short Bursts"), dice = { 3 },
  given = duel("E10", "Not Yet", "Short Bursts", 1),
  acts = { german_fires, "1 play Short Bursts", "0 play Not Yet" },
  expect = { "unit[0].flags = 0", "discards[1] = Short Bursts" },
}

-- ---- an assault ---------------------------------------------------------------------------------

test "Yell and Run: two more for the attacker" {
  setup = cards "Yell and Run", dice = { 2, 1, 3, 1 },
  given = duel("B10", "Yell and Run", ""),
  acts = { assaults, closes, "0 play Yell and Run" },
  expect = { "unit[1].flags = 1" },
}
test "Shovels Too: two more for the defender" {
  setup = cards "Shovels Too", dice = { 4, 1, 3, 1 },
  given = duel("B10", "Shovels Too", "", 1),
  acts = { german_assaults, german_closes, "0 play Shovels Too" },
  expect = { "unit[0].flags = 0", "unit[1].flags = 1" },
}
test "Kick the Door: a marker on the defender, and one more" {
  setup = cards "Kick the Door", dice = { 3, 1, 4, 1 },
  given = duel("B10", "Kick the Door", ""),
  acts = { assaults, closes, "0 play Kick the Door" },
  expect = { "unit[1].suppressed = 1" },
}
test "Grenades First: a marker on the defender, and one more" {
  setup = cards(nil, "Grenades First"), dice = { 3, 1, 4, 1 },
  given = duel("B10", "", "Grenades First", 1),
  acts = { german_assaults, german_closes, "1 play Grenades First" },
  expect = { "unit[0].suppressed = 1" },
}

-- ---- an enemy who moves ---------------------------------------------------------------------------

local american_steps = { "0 move Rifle Squad/1, 0", "0 step Rifle Squad/1, A9" }

test "Fire from the Flank: a unit that has not acted fires" {
  setup = cards(nil, "Fire from the Flank"), dice = { 4 },
  given = duel("E10", "", "Fire from the Flank"),
  acts = { american_steps[1], american_steps[2], "1 play Fire from the Flank", "1 choose unit Grenadier Squad/2" },
  expect = { "unit[0].flags = 1" },
}
test "Shoe-Box in the Grass: a mine of +5" {
  setup = cards(nil, "Shoe-Box in the Grass"), dice = { 1 },
  given = duel("E10", "", "Shoe-Box in the Grass"),
  acts = { american_steps[1], american_steps[2], "1 play Shoe-Box in the Grass" },
  expect = { "unit[0].flags = 1" },
}
test "Wire at Ankle Height: a mine of +4" {
  setup = cards "Wire at Ankle Height", dice = { 1 },
  given = duel("E10", "Wire at Ankle Height", "", 1),
  acts = { "1 move Grenadier Squad/2, 0", "1 step Grenadier Squad/2, E9", "0 play Wire at Ankle Height" },
  expect = { "unit[1].flags = 0", "discards[0] = Wire at Ankle Height" },
}
test "No Cover on That Road: a marker on who moves" {
  setup = cards "No Cover on That Road",
  given = duel("E10", "No Cover on That Road", "", 1),
  acts = { "1 move Grenadier Squad/2, 0", "1 step Grenadier Squad/2, E9", "0 play No Cover on That Road" },
  expect = { "unit[1].suppressed = 1" },
}

-- ---- your own men ------------------------------------------------------------------------------------

test "Pull Yourselves Together: two markers off" {
  setup = cards "Pull Yourselves Together",
  given = duel("E10", "Pull Yourselves Together", "", 0, { "suppressed = 3" }),
  acts = { "0 play for Rifle Squad/1, Pull Yourselves Together", "0 choose unit Rifle Squad/1" },
  expect = { "unit[0].suppressed = 1" },
}
test "Aid Man: a squad is turned back in the Supply Phase" {
  setup = cards "Aid Man",
  given = duel("E10", "Aid Man", "", 0, { "flags = 1" }),
  acts = { "0 stay Rifle Squad/1", "0 play Aid Man", "0 choose unit Rifle Squad/1" },
  expect = { "unit[0].flags = 0" },
}
test "Stragglers Gathered: only in the Supply Phase" {
  setup = cards(nil, "Stragglers Gathered"),
  given = duel("E10", "", "Stragglers Gathered", 1, nil, { "flags = 1" }),
  acts = { "1 stay Grenadier Squad/2", "0 done" },
  offers = { "1 play Stragglers Gathered" },
}
test "Beach Dump: a card drawn, and one back" {
  setup = cards "Beach Dump + Not Yet x2",
  given = duel("E10", "Beach Dump", "") .. "deck[0] = Not Yet\ndiscards[0] = Not Yet\n",
  acts = { "0 stay Rifle Squad/1", "0 play Beach Dump" },
  expect = { "hand[0] = Not Yet, Not Yet", "discards[0] = Beach Dump" },
}
test "Prisoner Talks: the enemy discards" {
  setup = cards("Not Yet", "Prisoner Talks"),
  given = duel("E10", "Not Yet", "Prisoner Talks", 1),
  acts = { "1 stay Grenadier Squad/2", "0 done", "1 play Prisoner Talks", "0 pass" },
  expect = { "hand[0] =", "discards[0] = Not Yet" },
}

-- ---- from far away -----------------------------------------------------------------------------------------

-- With a command post and its battery: two counters more, before the platoon's.
local battery = "scenario Open Exercise, army1 Company Command Post + Battery on Call + Omaha Rifle Platoon + "
  .. "Fire for Effect, army2 Coast Grenadier Platoon + Short Bursts"
local function shelled(more)
  return given.units(15, { { "Rifle Squad", 3, "A10" }, { "Grenadier Squad", 9, "E10", seat = 1, more = more } })
    .. given.acts(0) .. "hand[0] = Fire for Effect\nhand[1] =\n"
end
local calls = { "0 play for Rifle Squad/1, Fire for Effect", "0 choose unit Grenadier Squad/2" }

test "Fire for Effect: a die with the battery's bonus, and a marker" {
  setup = battery, dice = { 2 }, given = shelled(), acts = calls,
  expect = { "unit[1].flags = 1", "unit[1].suppressed = 1" },
}
test "Fire for Effect: no marker for who is gone" {
  setup = battery, dice = { 5 }, given = shelled { "flags = 1" }, acts = calls,
  expect = { "unit[1].live = 0", "unit[1].suppressed = 0" },
}
test "Fire for Effect is let into the deck by an option" {
  setup = battery, given = shelled(),
  offers = { calls[1] },
}
