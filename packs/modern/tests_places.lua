-- Tests of Locations, Missions and Objectives, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, none, at_place = given.hostile, given.location, given.none, given.at
local function mission(name, objective)
  return "mission " .. name .. (objective and ", objective " .. objective or "")
    .. ", team Staff Sergeant Oyelaran + M4A1 Carbine"
end
local sergeant = mission("Before the Heat", "Ridge Outpost")
local shot = "0 attack Staff Sergeant Oyelaran/1, M4A1 Carbine/1, Semi, "
local opens = "0 play location Staff Sergeant Oyelaran/1, "
local function enters(name) return ("0 move Staff Sergeant Oyelaran/1, %s/3"):format(name) end

-- ---- Locations -------------------------------------------------------------------

test "Goat Path: where two are, a third pays a card more" {
  setup = sergeant .. " + Private Fennimore + PFC Tsosie",
  given = "hand[0] =\nfront = 2\nsoldier[1].place = 2\nsoldier[2].place = 2\n" .. none .. location(2, "Goat Path"),
  refuses = { enters "Goat Path" },
}

test "Goat Path: a second does not" {
  setup = sergeant .. " + Private Fennimore",
  given = "hand[0] =\nfront = 2\nsoldier[1].place = 2\n" .. none .. location(2, "Goat Path"),
  acts = { enters "Goat Path" }, expect = { "soldier[0].place = 2" },
}

test "Filling Station: a card and Ammo for all when it is played" {
  setup = sergeant, given = "hand[0] = Filling Station\nactions[0] = Eat Dirt\nitem[0].count = 2\n" .. none,
  acts = { opens .. "Filling Station" }, expect = { "hand[0] = Eat Dirt", "item[0].count = 3" },
}

test "Dry Wash: two Cover against those outside" {
  setup = sergeant, dice = { 8, 3 }, given = at_place "Dry Wash" .. hostile(0, "RPG Gunner", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Switchback Road: another Location can be played" {
  setup = sergeant, given = "hand[0] = Switchback Road, Goat Path\n" .. none,
  acts = { opens .. "Switchback Road" }, expect = { "allowed = 1" },
}

test "Mined Saddle wounds and pins who enters it" {
  setup = sergeant, given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Mined Saddle"),
  acts = { enters "Mined Saddle" }, expect = { "soldier[0].wound[0] = 1", "soldier[0].suppress = 1" },
}

test "Old Fort, Walled: nobody shoots into it from outside" {
  setup = sergeant, given = at_place "Old Fort" .. hostile(0, "Clan Fighters", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0", "soldier[0].wound[0] = 0", "hostile[0].place = 2" },
}

test "Spring House: who is there draws as the Turn begins" {
  setup = sergeant, given = at_place "Spring House" .. "actions[0] = Long Burst, Eat Dirt\n",
  acts = { "0 end turn" }, expect = { "hand[0] = Eat Dirt" },
}

test "Cold Store: who stays is pinned by the cold" {
  setup = sergeant, given = at_place "Cold Store", acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}

test "Corniche Road: a Turn is gained when it is played" {
  setup = sergeant, given = "hand[0] = Corniche Road\n" .. none, acts = { opens .. "Corniche Road" },
  expect = { "timer = 10" },
}

test "Customs House: who opens it learns, and finds the next place" {
  setup = sergeant,
  given = "hand[0] = Customs House\nsoldier[0].xp = 0\nlocations[0] = Dry Wash, Goat Path\n" .. none,
  acts = { opens .. "Customs House" }, expect = { "soldier[0].xp = 1", "hand[0] = Goat Path" },
}

test "Storm Drain: those who are found there are pinned" {
  setup = sergeant, given = "hand[0] = Storm Drain\nturn = 5\npoints = 60\nhostiles[0] = Rifle Pair, Rifle Pair\n",
  acts = { opens .. "Storm Drain" }, expect = { "hostile[0].suppress = 1", "soldier[0].actions = 1" },
}

-- ---- Missions and Objectives ------------------------------------------------------

test "Market Day Sweep: an Eliminated Hostile is a card" {
  setup = mission("Market Day Sweep", "Ridge Outpost"), dice = { 9, 6 },
  given = "hand[0] =\nactions[0] = Eat Dirt\n" .. hostile(0, "Village Guard", 1),
  acts = { shot .. "Village Guard/1" }, expect = { "hand[0] = Eat Dirt" },
}

test "Paper Trail: an Eliminated Hostile is a Proof" {
  setup = mission("Paper Trail", "Penthouse"), dice = { 9, 6 },
  given = "hand[0] =\n" .. hostile(0, "Dock Lookout", 1),
  acts = { shot .. "Dock Lookout/1" }, expect = { "tally[0] = 1" },
}

test "Serve the Warrant: a Player Soldier draws one more, and has seen more" {
  setup = mission("Serve the Warrant"), given = "hand[0] =\nactions[0] = Long Burst, Eat Dirt\n" .. none,
  acts = { "0 end turn" }, expect = { "hand[0] = Eat Dirt", "soldier[0].xp = 4" },
}

test "Last Ferry: they come in every Turn" {
  setup = mission("Last Ferry", "Penthouse"),
  given = "hand[0] =\nhostiles[0] = Dock Lookout, Warehouse Guards, Hired Guns, Hired Guns\nevents[0] =\n",
  acts = { "0 end turn" }, expect = { "hostiles[0] = Dock Lookout" },
}

-- ---- how Missions end -----------------------------------------------------------

local last_one = "active = 1\nlocation[1].flags = 0\nfront = 5\nsoldier[0].place = 6\n" .. none
  .. location(2, "Dry Wash") .. location(3, "Dry Wash") .. location(4, "Dry Wash") .. location(5, "Dry Wash")

test "Hold the Saddle: to clear the hill does not win yet" {
  setup = mission "Hold the Saddle",
  given = "hand[0] =\nsoldier[0].xp = 0\nactions[0] =\n" .. last_one,
  acts = { "0 end turn" }, expect = { "location[1].flags = 8", "over = 0", "soldier[0].xp = 1" },
}

test "Hold the Saddle: to hold it until time is out does" {
  setup = mission "Hold the Saddle", given = "hand[0] =\nactions[0] =\ntimer = 1\n" .. last_one,
  acts = { "0 end turn" }, expect = { "success = 1", "over = 1" },
}

test "Hold the Saddle: not with the hill full of them" {
  setup = mission "Hold the Saddle", given = "hand[0] =\nactions[0] =\ntimer = 1\n" .. none,
  acts = { "0 end turn" }, expect = { "success = 0", "over = 1" },
}

test "Downed Crew: at the seventh count of Silence it is too late" {
  setup = mission("Downed Crew", "Ridge Outpost"), given = "hand[0] =\nactions[0] =\nturn = 12\ntally[1] = 6\n" .. none,
  acts = { "0 end turn" }, expect = { "success = 0", "over = 1" },
}

test "Downed Crew: before that the battery lasts" {
  setup = mission("Downed Crew", "Ridge Outpost"), given = "hand[0] =\nactions[0] =\nturn = 11\ntally[1] = 5\n" .. none,
  acts = { "0 end turn" }, expect = { "tally[1] = 6", "over = 0" },
}

test "Paper Trail: with the fifteenth Proof the Mission is won" {
  setup = mission("Paper Trail", "Penthouse"), given = "hand[0] =\ntally[0] = 15\n" .. none,
  acts = { "0 end turn" }, expect = { "success = 1", "over = 1" },
}

test "Last Ferry: who is still there when time is out has won" {
  setup = mission("Last Ferry", "Penthouse"), given = "hand[0] =\ntimer = 1\n" .. none,
  acts = { "0 end turn" }, expect = { "success = 1", "over = 1" },
}

test "Last Ferry: the fuel burns, and the ships come sooner" {
  setup = "mission Last Ferry, team Staff Sergeant Oyelaran + M4A1 Carbine + M67 Grenade",
  dice = { 9, 9, 1, 1, 1, 6 },
  given = "hand[0] =\nhostile[0].ekia = 1\nhostile[0].hits = 0\nactive = 1\nlocation[1].flags = 0\nfront = 6\n"
    .. "soldier[0].place = 7\n" .. none .. location(2, "Dry Dock") .. location(3, "Dry Dock") .. location(4, "Dry Dock")
    .. location(5, "Dry Dock") .. location(6, "Dry Dock"),
  acts = { "0 attack Staff Sergeant Oyelaran/1, M67 Grenade/2, Explosion, Tank Valves/1" },
  expect = { "timer = 13", "over = 0" },
}
-- SPDX-License-Identifier: CC-BY-4.0
