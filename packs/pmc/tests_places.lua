-- Tests of Locations, Missions and Objectives, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, none, at_place = given.hostile, given.location, given.none, given.at
local function mission(name, team) return "mission " .. name .. ", team " .. (team or "Kaleo Level 5") end
local city, quarter = mission "Collect the Deposit", mission "School Run"
local shot = "0 attack Kaleo Level 5/1, M4 Carbine/2, Semi, "
local opens = "0 play location Kaleo Level 5/1, "
local function enters(name, slot) return ("0 move Kaleo Level 5/1, %s/%d"):format(name, slot or 3) end

-- ---- Locations -------------------------------------------------------------------

test "Carpet Market: one Cover more, one die less in bursts" {
  seed = 3, setup = city, dice = { 8, 2 }, given = at_place "Carpet Market" .. hostile(0, "Rocket Man", 2),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "Ring Road: another Location can be played" {
  seed = 2, setup = city, given = "hand[0] = Ring Road, Carpet Market\n" .. none,
  acts = { opens .. "Ring Road", "0 pass" }, expect = { "allowed = 1" },
}
test "Half-Built Flats: they see one another too well" {
  seed = 3, setup = city, dice = { 6, 6 }, given = at_place "Half-Built Flats" .. hostile(0, "Cell of Four", 1),
  acts = { shot .. "Cell of Four/1" }, expect = { "hostile[0].ekia = 1" },
}
test "Spice Alley: short guns" {
  seed = 3, setup = mission("Collect the Deposit", "Petrosyan Level 5"), dice = { 5, 6 },
  given = at_place "Spice Alley" .. hostile(0, "Cell of Four", 2),
  acts = { "0 attack Petrosyan Level 5/1, HK MP5/2, Semi, Cell of Four/1" }, expect = { "hostile[0].ekia = 1" },
}
test "Night Clinic: who stays is calmer" {
  seed = 2, setup = city, given = at_place "Night Clinic" .. "soldier[0].suppress = 3\n", acts = { "0 end turn" },
  expect = { "soldier[0].suppress = 2" },
}
test "Scrap Yard: there is always something that fits" {
  seed = 2, setup = city, given = at_place "Scrap Yard" .. "item[1].count = 2\n", acts = { "0 end turn" },
  expect = { "item[1].count = 3" },
}
test "Consul's Garden: who is there draws" {
  seed = 2, setup = quarter, given = at_place "Consul's Garden" .. "actions[0] = Long Burst, Eat Dirt\n",
  acts = { "0 end turn" }, expect = { "hand[0] = Eat Dirt" },
}
test "Visa Queue: a card for everybody when it is played" {
  seed = 2, setup = quarter, given = "hand[0] = Visa Queue\nactions[0] = Eat Dirt\n" .. none,
  acts = { opens .. "Visa Queue" }, expect = { "hand[0] = Eat Dirt" },
}
test "Press Hotel: who talks for a living draws two" {
  seed = 3, setup = mission("School Run", "Quill Level 5"),
  given = "hand[0] = Long Burst\nfront = 2\nactions[0] = Eat Dirt, Eat Dirt\n" .. none .. location(2, "Press Hotel"),
  acts = { "0 move Quill Level 5/1, Press Hotel/3" }, expect = { "hand[0] = Long Burst, Eat Dirt, Eat Dirt" },
}
test "Shuttered Cinema: the dark is for both" {
  seed = 3, setup = quarter, dice = { 8, 6 }, given = at_place "Shuttered Cinema" .. hostile(0, "Cell of Four", 1),
  acts = { shot .. "Cell of Four/1" }, expect = { "hostile[0].ekia = 0" },
}

-- ---- Missions and Objectives --------------------------------------------------------

local function path(from, to, name)
  local lines = ("front = %d\n"):format(to)
  for space = from, to do lines = lines .. location(space, name) end
  return lines
end

test "Way Home: when all are back it is won" {
  seed = 2, setup = mission "Airport by Six",
  given = "hand[0] =\n" .. none .. path(2, 4, "Ring Road") .. "soldier[0].place = 2\n",
  acts = { enters("Airport by Six", 1) }, expect = { "success = 1" },
}
test "Way Home: nobody leaves of his own will" {
  seed = 2, setup = mission "Quarter on Fire",
  given = "hand[0] =\n" .. none .. path(2, 4, "Visa Queue") .. "soldier[0].wound[0] = 4\n",
  refuses = { "0 withdraw Kaleo Level 5/1" },
}
test "There and Back: the Objective alone does not win" {
  seed = 2, setup = mission "Fetch the Accountant",
  given = "hand[0] =\nactions[0] =\naction_discards[0] =\n" .. none .. path(2, 4, "Visa Queue")
    .. "active = 1\nlocation[1].flags = 0\nsoldier[0].place = 5\nsoldier[0].xp = 0\n",
  acts = { "0 end turn" }, expect = { "way = 2", "success = 0", "soldier[0].xp = 1" },
}
test "Stand at the Door: time alone wins it" {
  seed = 3, setup = mission "Vault Night", given = "hand[0] =\n" .. none .. "timer = 1\n",
  acts = { "0 end turn" }, expect = { "success = 1" },
}
test "Stand at the Door: somebody in the Objective loses it" {
  seed = 3, setup = mission "Vault Night", given = "hand[0] =\n" .. none .. hostile(0, "Lone Gunman", 6),
  acts = { "0 end turn" },
  expect = { "success = 0", "timer = 11" },
}
test "Last Consul Out: the steps are manned, or the hall" {
  setup = mission "Last Consul Out",
  offers = { "0 deploy Kaleo Level 5/1, Last Consul Out/1", "0 deploy Kaleo Level 5/1, Chancery Hall/2" },
}
test "Cordon: anybody at all, anywhere, loses it" {
  setup = mission "Ballot Boxes", given = "hand[0] =\n" .. none .. hostile(0, "Lone Gunman", 3),
  acts = { "0 deploy Kaleo Level 5/1, Counting Hall/2", "0 end turn" }, expect = { "success = 0", "timer = 10" },
}
test "Cordon: who keeps away elsewhere stays with them" {
  seed = 2, setup = mission "Ballot Boxes",
  given = "hand[0] =\nhostiles[0] =" .. (" Street Watcher,"):rep(4) .. " Street Watcher\nhostile_discards[0] =\n",
  acts = { "0 deploy Kaleo Level 5/1, Counting Hall/2", "0 end turn" },
  expect = { "hostile[3].card = Street Watcher", "hostile[3].place = 6" },
}
test "Cordon: nobody there moves the Timer" {
  setup = mission "Ballot Boxes", given = "hand[0] =\n" .. none .. hostile(0, "Bomb Maker", 3),
  acts = { "0 deploy Kaleo Level 5/1, Counting Hall/2", "0 end turn" }, expect = { "success = 0", "timer = 10" },
}
test "Cordon: nobody until time is out wins it" {
  seed = 2, setup = mission "Ballot Boxes", given = none .. "timer = 1\n",
  acts = { "0 deploy Kaleo Level 5/1, Counting Hall/2", "0 end turn" }, expect = { "success = 1" },
}
test "Pumping Station: an Explosion there has a die more" {
  seed = 6, setup = mission("Pipeline Survey", "Bratt Level 6"), dice = { 10, 1, 1, 1, 10, 6 },
  given = "hand[0] =\nfront = 5\n" .. none .. path(2, 5, "Ring Road")
    .. "active = 1\nlocation[1].flags = 0\nsoldier[0].place = 6\n",
  acts = { "0 attack Bratt Level 6/1, F-1 Grenade/1, Explosion, Tapping Valves/1" }, expect = { "hostile[0].ekia = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
