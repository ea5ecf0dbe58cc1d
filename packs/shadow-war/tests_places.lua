-- Tests of Locations, Missions and Objectives, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none, at = given.hostile, given.location, given.team, given.none, given.at
local chief = "Chief Abernethy"
local armed = team(chief .. " + MP5SD")
local shot = "0 attack " .. chief .. "/1, MP5SD/1, Semi, "
local opens = "0 play location " .. chief .. "/1, "
local creeps = "0 use own " .. chief .. "/1, " .. chief .. "/1"
local function drops(card) return "0 discard " .. chief .. "/1, " .. card end
local hacker = "Specialist Okonkwo"

-- ---- Locations -----------------------------------------------------------------------

test "Shingle Beach: a bad step is heard twice" {
  setup = armed, dice = { 1 }, given = "hand[0] = Eat Dirt\nfront = 2\n" .. none .. location(2, "Shingle Beach"),
  acts = { "0 move " .. chief .. "/1, Shingle Beach/3" }, expect = { "noise = 2" },
}

test "Net Sheds, Dark: a 6 is" {
  setup = armed, dice = { 6 }, given = at "Net Sheds", acts = { creeps }, expect = { "soldier[0].flags = 16" },
}

test "Quay Cranes, Lamplit: a 7 is not" {
  setup = armed, dice = { 7 }, given = at "Quay Cranes", acts = { creeps }, expect = { "soldier[0].flags = 0" },
}

test "Brine Pumps: two Noise less for whatever is done beside them" {
  setup = team "Captain Ibarra + M4A1 Suppressed", dice = { 3, 1, 10 },
  given = at "Brine Pumps" .. hostile(0, "Gate Guards", 2),
  acts = { "0 attack Captain Ibarra/1, M4A1 Suppressed/1, Semi, Gate Guards/1" }, expect = { "noise = 5" },
}

test "Quay Cranes: another Location can be played" {
  setup = armed, given = "hand[0] = Quay Cranes, Net Sheds\n" .. none, acts = { opens .. "Quay Cranes" },
  expect = { "allowed = 1" },
}

test "Radar Road: a Turn is gained when it is played" {
  setup = armed, given = "hand[0] = Radar Road\n" .. none, acts = { opens .. "Radar Road" }, expect = { "timer = 17" },
}

test "Kennels: a dog is worth one more" {
  setup = armed, dice = { 9, 9 },
  given = at "Kennels" .. "soldier[0].xp = 0\n" .. hostile(0, "Dog and Handler", 2, "ekia = 1"),
  acts = { shot .. "Dog and Handler/1" }, expect = { "soldier[0].xp = 2" },
}

test "Vehicle Park: a die more for what explodes" {
  setup = team(chief .. " + MP5SD + Door Charge"), dice = { 1, 1, 7, 9 },
  given = at "Vehicle Park" .. hostile(0, "Two Smokers", 2),
  acts = { "0 attack " .. chief .. "/1, Door Charge/2, Explosion, Two Smokers/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Aerial Hut: what the operator hears is worth a Turn" {
  setup = team(hacker .. " + MP5SD"), dice = { 4 }, given = at "Aerial Hut" .. "soldier[0].xp = 0\n",
  acts = { "0 attempt " .. hacker .. "/1, Aerial Hut/3" }, expect = { "soldier[0].xp = 1", "timer = 17" },
}

test "Rail Siding: a card for all when it is played" {
  setup = armed, given = "hand[0] = Rail Siding\nactions[0] = Eat Dirt\n" .. none, acts = { opens .. "Rail Siding" },
  expect = { "hand[0] = Eat Dirt" },
}

test "Pipe Bridge: what is broken there strains the works" {
  setup = "mission Let It Boil, team " .. hacker .. " + MP5SD", dice = { 6 },
  given = at "Pipe Bridge" .. "soldier[0].xp = 0\n",
  acts = { "0 attempt " .. hacker .. "/1, Pipe Bridge/3" },
  expect = { "soldier[0].xp = 1", "tally[2] = 1", "tally[3] = 99" },
}

test "Canteen: whoever is there draws" {
  setup = armed, given = at "Canteen" .. "actions[0] = Up and Set, Eat Dirt\n", acts = { "0 end turn" },
  expect = { "hand[0] = Eat Dirt" },
}

-- ---- Missions and Objectives -------------------------------------------------------------

test "Paper Never Burns: whoever kills has less to say" {
  setup = "mission Paper Never Burns, team " .. chief .. " + MP5SD", dice = { 9, 9 },
  given = "hand[0] = Eat Dirt\n" .. none .. hostile(0, "Night Porter", 1),
  acts = { shot .. "Night Porter/1" }, expect = { "soldier[0].kills = 1" },
}

test "Records Vault: a cable and a minute" {
  setup = "mission Paper Never Burns, team " .. hacker .. " + MP5SD", dice = { 8 },
  given = "hand[0] =\nactive = 1\nlocation[1].flags = 0\nfront = 3\nsoldier[0].place = 4\n" .. none
    .. location(2, "Rail Siding") .. location(3, "Rail Siding"),
  acts = { "0 attempt " .. hacker .. "/1, Records Vault/2" }, expect = { "location[1].flags = 12" },
}

test "Cliff Path: the third on it drops something" {
  setup = team(chief .. " + MP5SD + Seaman Pruitt + Corporal Amsel"),
  given = "hand[0] = Eat Dirt, Eat Dirt, Eat Dirt, Up and Set, Up and Set\nfront = 2\nsoldier[1].place = 2\n"
    .. "soldier[2].place = 2\n" .. none .. location(2, "Cliff Path"),
  acts = { "0 move " .. chief .. "/1, Cliff Path/3", "0 pass", drops "Eat Dirt", drops "Eat Dirt", drops "Eat Dirt",
           drops "Up and Set" },
  expect = { "soldier[0].place = 2", "hand[0] =" },
}

test "Tank Farm: a wall before everything from outside" {
  setup = armed, dice = { 10, 8, 3 },
  given = at "Tank Farm" .. "actions[0] =\n" .. hostile(0, "Perimeter Team", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Control Annex: who opens it finds the next" {
  setup = armed, given = "hand[0] = Control Annex\nlocations[0] = Kennels, Pine Belt\n" .. none,
  acts = { opens .. "Control Annex" }, expect = { "hand[0] = Pine Belt" },
}

test "Badge Gate: who fails at the badge has company" {
  setup = team(hacker .. " + MP5SD"), dice = { 10, 1 },
  given = none .. "hand[0] = Badge Gate\npoints = 20\n"
    .. "hostiles[0] = Keys on a Belt, Two Helmets\nhostile_discards[0] =\n",
  acts = { "0 play location " .. hacker .. "/1, Badge Gate", "0 move " .. hacker .. "/1, Badge Gate/3" },
  expect = { "hostile[0].card = Two Helmets", "hostile[1].card = Keys on a Belt" },
}

test "Let It Boil: at each step of the Timer the Strain counts" {
  setup = "mission Let It Boil, team " .. chief .. " + MP5SD",
  given = "hand[0] =\nactions[0] =\ntally[2] = 3\ntally[3] = 20\n" .. none,
  acts = { "0 end turn" }, expect = { "tally[3] = 17" },
}

test "Let It Boil: each die of an Explosion is Strain" {
  setup = "mission Let It Boil, team " .. chief .. " + MP5SD + Door Charge", dice = { 1, 1, 1 },
  given = "hand[0] =\ntally[2] = 0\n" .. none .. hostile(0, "Gate Guards", 1),
  acts = { "0 attack " .. chief .. "/1, Door Charge/2, Explosion, Gate Guards/1" }, expect = { "tally[2] = 2" },
}

test "The Admiral's Table: without the guest it is done" {
  setup = armed, dice = { 9, 9 },
  given = "hand[0] =\nset_out =\nactive = 1\nlocation[1].flags = 0\nfront = 3\nsoldier[0].place = 4\n" .. none
    .. location(2, "Net Sheds") .. location(3, "Net Sheds") .. hostile(0, "Admiral's Guest", 4),
  acts = { shot .. "Admiral's Guest/1" }, expect = { "location[1].flags = 40" },
}
-- SPDX-License-Identifier: CC-BY-4.0
