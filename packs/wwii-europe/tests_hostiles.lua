-- Tests of Hostiles and Events, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team = given.hostile, given.location, given.team
local function event(name, place) return ("event[0].card = %s\nevent[0].place = %d\n"):format(name, place) end
local ranger = team "Staff Sergeant Boudreaux + M1 Garand"
local shot = "0 attack Staff Sergeant Boudreaux/1, M1 Garand/1, Semi, "
local opens = "0 play location Staff Sergeant Boudreaux/1, "
local none = "hostiles[0] =\nhostile_discards[0] =\n"
local track = "front = 2\n" .. location(2, "Forester's Track") .. none

-- ---- keywords ------------------------------------------------------------------

test "Inspire: the others hit more easily, he himself does not" {
  setup = ranger, dice = { 8, 1, 8, 1 },
  given = "hand[0] =\n" .. hostile(0, "Feldwebel", 1) .. hostile(1, "Landser Pair", 1),
  acts = { "0 end turn" },
  expect = { "soldier[0].suppress = 1" },
}

test "Inspire: not from another Location" {
  setup = ranger, dice = { 8, 1, 8, 1 },
  given = "hand[0] =\n" .. track .. hostile(0, "Feldwebel", 2) .. hostile(1, "Landser Pair", 1),
  acts = { "0 end turn" },
  expect = { "soldier[0].suppress = 0" },
}

test "Screened: nobody shoots at the Leutnant while another stands before him" {
  setup = ranger, given = "hand[0] =\n" .. hostile(0, "Leutnant", 1) .. hostile(1, "Landser Pair", 1),
  offers = { shot .. "Landser Pair/2" }, refuses = { shot .. "Leutnant/1" },
}

test "Screened: not by those who lie flat" {
  setup = ranger, given = "hand[0] =\n" .. hostile(0, "Leutnant", 1) .. hostile(1, "Landser Pair", 1, "suppress = 2"),
  offers = { shot .. "Leutnant/1" },
}

test "Screened: two who are do not screen each other" {
  setup = ranger, given = "hand[0] =\n" .. hostile(0, "Leutnant", 1) .. hostile(1, "Feldwebel", 1),
  offers = { shot .. "Leutnant/1", shot .. "Feldwebel/2" },
}

test "Fearless: a hit that does not beat the Cover does nothing" {
  setup = ranger, dice = { 9, 1 }, given = "hand[0] =\n" .. hostile(0, "Sd.Kfz. 251", 1),
  acts = { shot .. "Sd.Kfz. 251/1" },
  expect = { "hostile[0].suppress = 0", "hostile[0].ekia = 0" },
}

test "Maintain: a sniper goes back to two Locations away" {
  setup = ranger, dice = { 1, 1, 1, 1 },
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Forester's Track") .. location(3, "Forester's Track")
    .. hostile(0, "Tree Sniper", 2) .. hostile(1, "Landser Pair", 2),
  acts = { "0 end turn" },
  expect = { "hostile[0].place = 3", "hostile[1].place = 2" },
}

test "Timer: the Demolition Party costs a Turn more" {
  setup = ranger,
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Forester's Track") .. location(3, "Forester's Track")
    .. hostile(0, "Demolition Party", 3),
  acts = { "0 end turn" }, expect = { "timer = 7" },
}

test "Timer: not while it is pinned" {
  setup = ranger, given = "hand[0] =\n" .. track .. hostile(0, "Demolition Party", 2, "suppress = 2"),
  acts = { "0 end turn" }, expect = { "timer = 8" },
}

test "Overkill: what exceeds the value is not placed, and another is drawn" {
  setup = ranger,
  given = "hand[0] = Mined Meadow\nturn = 5\nhostiles[0] = Forgotten Sentry, Landser Pair, StuG III\n",
  acts = { opens .. "Mined Meadow" },
  expect = { "hostile[0].card = Landser Pair", "hostile_discards[0] = StuG III" },
}

test "Hard Hitting: two more on the die against Cover" {
  setup = ranger, dice = { 8, 1 },
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Forester's Track") .. location(3, "Forester's Track")
    .. hostile(0, "Granatwerfer 34", 3),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}

-- ---- what Hostiles say -----------------------------------------------------------

test "Volkssturm Picket goes home when it is alone" {
  setup = ranger, dice = { 1, 1 }, given = "hand[0] =\nhostile_discards[0] =\n" .. hostile(0, "Volkssturm Picket", 1),
  acts = { "0 end turn" }, expect = { "hostile_discards[0] = Volkssturm Picket" },
}

test "Company Runner fetches one of value 1 while he sees you" {
  setup = ranger, given = "hand[0] =\nhostiles[0] = Landser Pair\n" .. hostile(0, "Company Runner", 1), dice = { 1, 1 },
  acts = { "0 end turn" }, expect = { "hostile[1].card = Landser Pair", "hostile[1].place = 1" },
}

test "Company Runner: one of value 2 does not come" {
  setup = ranger,
  given = "hand[0] =\nhostiles[0] = Feldwebel\nhostile_discards[0] =\n" .. hostile(0, "Company Runner", 1),
  acts = { "0 end turn" }, expect = { "hostile_discards[0] = Feldwebel" },
}

test "Cooks and Clerks: one dead pins another" {
  setup = ranger, dice = { 9, 6 }, given = "hand[0] =\n" .. hostile(0, "Cooks and Clerks", 1),
  acts = { shot .. "Cooks and Clerks/1" }, expect = { "hostile[0].ekia = 1", "hostile[0].suppress = 1" },
}

test "Eastern Battalion lose heart when others are Eliminated" {
  setup = ranger, dice = { 9, 6 },
  given = "hand[0] =\n" .. hostile(0, "Eastern Battalion", 1) .. hostile(1, "Forgotten Sentry", 1),
  acts = { shot .. "Forgotten Sentry/2" }, expect = { "hostile[0].suppress = 1" },
}

test "Bicycle Company comes a Location nearer than others, as long as it is out of Range" {
  setup = ranger,
  given = "hand[0] =\n" .. track .. hostile(0, "Bicycle Company", 4) .. hostile(1, "Cooks and Clerks", 4),
  acts = { "0 end turn" }, expect = { "hostile[0].place = 2", "hostile[1].place = 3" },
}

test "Roadblock Crew: no Location is played" {
  setup = ranger, given = "hand[0] = Beet Field\n" .. hostile(0, "Roadblock Crew", 1),
  refuses = { opens .. "Beet Field" },
}

test "Pioneer Section: who enters is pinned" {
  setup = ranger, given = "hand[0] = Dead Run\nsoldier[0].xp = 0\n" .. track .. hostile(0, "Pioneer Section", 2),
  acts = { "0 move Staff Sergeant Boudreaux/1, Forester's Track/3" },
  expect = { "soldier[0].suppress = 1" },
}

test "Listening Post calls one of value 1 when it is found" {
  setup = ranger,
  given = "hand[0] = Mined Meadow\nturn = 5\n"
    .. "hostiles[0] = Forgotten Sentry, Cooks and Clerks, Forgotten Sentry, Landser Pair, Listening Post\nevents[0] = Hot Meal\n",
  acts = { opens .. "Mined Meadow" },
  expect = { "hostile[0].card = Listening Post", "hostile[1].card = Landser Pair" },
}

test "Goliath goes off among the Soldiers" {
  setup = ranger, given = "hand[0] =\nhostile_discards[0] =\n" .. hostile(0, "Goliath Tracked Mine", 1),
  acts = { "0 end turn" },
  expect = { "soldier[0].wound[0] = 2", "hostile_discards[0] = Goliath Tracked Mine" },
}

test "Field Police: nobody beside them is pinned" {
  setup = ranger, dice = { 9, 1 },
  given = "hand[0] =\n" .. hostile(0, "Field Police", 1) .. hostile(1, "Grenadier Section", 1),
  acts = { shot .. "Grenadier Section/2" }, expect = { "hostile[1].suppress = 0" },
}

test "Jaeger Sniper moves away behind an Attack" {
  setup = ranger, dice = { 1, 1 }, given = "hand[0] =\n" .. track .. hostile(0, "Jaeger Sniper", 2),
  acts = { shot .. "Jaeger Sniper/1" }, expect = { "hostile[0].place = 3" },
}

test "Panzergrenadier Platoon: two more against one who is pinned" {
  setup = ranger, dice = { 4, 1 },
  given = "hand[0] =\nsoldier[0].suppress = 1\n" .. hostile(0, "Panzergrenadier Platoon", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 2" },
}

test "Green Devils: a Cover more at the first Attack of a Soldier" {
  setup = ranger, dice = { 7, 2, 7, 2 }, given = "hand[0] =\n" .. hostile(0, "Green Devils", 1),
  acts = { shot .. "Green Devils/1", shot .. "Green Devils/1", "0 kill active Green Devils/1" },
  expect = { "hostile[0].suppress = 1", "hostile[0].ekia = 1" },
}

-- ---- Events ----------------------------------------------------------------------

test "Ground Fog stays, and shots out of it are worse" {
  setup = ranger, dice = { 7, 1 },
  given = "hand[0] =\n" .. track .. event("Ground Fog", 1) .. hostile(0, "Landser Pair", 2),
  acts = { shot .. "Landser Pair/1" },
  expect = { "hostile[0].ekia = 0", "hostile[0].suppress = 0", "event[0].card = Ground Fog" },
}

test "Smoke Shells hide those who are in it, until the Turn is over" {
  setup = ranger, given = "hand[0] =\n" .. event("Smoke Shells", 1) .. hostile(0, "Landser Pair", 1),
  refuses = { shot .. "Landser Pair/1" },
}

test "and then the smoke is gone" {
  setup = ranger, dice = { 1, 1 },
  given = "hand[0] =\nevent_discards[0] =\n" .. event("Smoke Shells", 1) .. hostile(0, "Landser Pair", 1),
  acts = { "0 end turn" }, offers = { shot .. "Landser Pair/1" }, expect = { "event_discards[0] = Smoke Shells" },
}

test "Booby Traps wound the first who comes, and are used up" {
  setup = ranger, given = "hand[0] =\nevent_discards[0] =\n" .. track .. event("Booby Traps", 2),
  acts = { "0 move Staff Sergeant Boudreaux/1, Forester's Track/3" },
  expect = { "soldier[0].wound[0] = 1", "event_discards[0] = Booby Traps" },
}

test "Booby Traps: a Scout sees them" {
  setup = team "PFC Lindqvist + M1 Carbine", given = "hand[0] =\n" .. track .. event("Booby Traps", 2),
  acts = { "0 move PFC Lindqvist/1, Forester's Track/3" },
  expect = { "soldier[0].wound[0] = 0", "event[0].card = Booby Traps" },
}

test "Zeroed Mortars pin those who stay" {
  setup = ranger, given = "hand[0] =\n" .. event("Zeroed Mortars", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}

test "Searchlight: the first Kill puts it out" {
  setup = ranger, dice = { 9, 6 },
  given = "hand[0] =\nevent_discards[0] =\n" .. event("Searchlight", 1) .. hostile(0, "Landser Pair", 1),
  acts = { shot .. "Landser Pair/1" }, expect = { "event_discards[0] = Searchlight" },
}

local crowd = "turn = 5\n"
  .. "hostiles[0] = Forgotten Sentry, Landser Pair, Eastern Battalion, Cooks and Clerks, Eastern Battalion\n"

test "Blown Culvert: a Turn is lost" {
  setup = ranger,
  given = "hand[0] = Mined Meadow\nsoldier[0].xp = 0\n" .. crowd .. "events[0] = Hot Meal, Hot Meal, Blown Culvert",
  acts = { opens .. "Mined Meadow" }, expect = { "timer = 8" },
}

test "Blown Culvert: cancelled for two Experience Points" {
  setup = ranger,
  given = "hand[0] = Mined Meadow\nsoldier[0].xp = 2\n" .. crowd .. "events[0] = Hot Meal, Hot Meal, Blown Culvert\n",
  acts = { opens .. "Mined Meadow", "0 cancel Blown Culvert/1" }, expect = { "timer = 9", "soldier[0].xp = 0" },
}

test "Typhoons Overhead: three dice on a Hostile there" {
  setup = ranger, dice = { 9, 1, 1, 6 },
  given = "hand[0] = Mined Meadow\n" .. crowd .. "events[0] = Hot Meal, Typhoons Overhead",
  acts = { opens .. "Mined Meadow" }, expect = { "hostile[0].ekia = 1" },
}

test "Wrong Turn: those who came are two Locations away" {
  setup = ranger, given = "hand[0] = Mined Meadow\n" .. crowd .. "events[0] = Hot Meal, Wrong Turn",
  acts = { opens .. "Mined Meadow" }, expect = { "hostile[0].place = 4" },
}

test "Under Observation: over when a Hostile there is Eliminated" {
  setup = ranger, dice = { 9, 6 },
  given = "hand[0] =\nevent_discards[0] =\n" .. event("Under Observation", 1) .. hostile(0, "Forgotten Sentry", 1),
  acts = { shot .. "Forgotten Sentry/1" }, expect = { "event_discards[0] = Under Observation" },
}

test "Refugee Column: a burst has a die less" {
  setup = team "Corporal Tillery + M1918A2 BAR", dice = { 9, 6 },
  given = "hand[0] =\n" .. event("Refugee Column", 1) .. hostile(0, "Grenadier Section", 1),
  acts = { "0 attack Corporal Tillery/1, M1918A2 BAR/2, Burst, Grenadier Section/1" },
  expect = { "hostile[0].ekia = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
