-- Tests of Hostiles and Events, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none, at = given.hostile, given.location, given.team, given.none, given.at
local chief = "Chief Abernethy"
local armed = team(chief .. " + MP5SD")
local shot = "0 attack " .. chief .. "/1, MP5SD/1, Semi, "
local opens = "0 play location " .. chief .. "/1, "

-- ---- what is seen of them --------------------------------------------------------

test "Green Tubes: what murmured is a telephone and one man" {
  setup = armed, given = "hand[0] = Green Tubes\nsoldier[0].xp = 0\nactions[0] =\nout = Field Telephone Post\n" .. none
    .. hostile(0, "Murmur of a Radio", 1),
  acts = { "0 play " .. chief .. "/1, Green Tubes", "0 choose hostile Murmur of a Radio/1" },
  expect = { "hostile[0].card = Field Telephone Post" },
}

test "Two Smokers: what was hit before counts, and they are Eliminated" {
  setup = armed, given = "hand[0] = Green Tubes\nsoldier[0].xp = 0\nactions[0] =\nout = Two Smokers\n" .. none
    .. hostile(0, "Cigarette Glow", 1, "ekia = 2"),
  acts = { "0 play " .. chief .. "/1, Green Tubes", "0 choose hostile Cigarette Glow/1" },
  expect = { "soldier[0].xp = 1" },
}

-- ---- keywords ----------------------------------------------------------------------

local creeps = "0 use own " .. chief .. "/1, " .. chief .. "/1"

test "Keen: beside the dogs a 9 is not enough for 7" {
  setup = armed, dice = { 8 }, given = "hand[0] =\n" .. none .. hostile(0, "Chain and Breath", 1),
  acts = { creeps }, expect = { "soldier[0].flags = 0" },
}

test "Din: beside a television a 5 is" {
  setup = armed, dice = { 5 }, given = "hand[0] =\n" .. none .. hostile(0, "Muffled Television", 1),
  acts = { creeps }, expect = { "soldier[0].flags = 16" },
}

test "Vehicle: nobody fights a truck hand to hand" {
  setup = armed, given = at "Net Sheds" .. hostile(0, "Patrol Truck", 2) .. hostile(1, "Two Smokers", 2),
  offers = { "0 engage " .. chief .. "/1, Two Smokers/2" }, refuses = { "0 engage " .. chief .. "/1, Patrol Truck/1" },
}

-- ---- what Hostiles say -------------------------------------------------------------

test "Harbour Cat: shot at, it is elsewhere" {
  setup = armed, dice = { 1, 1 },
  given = "hand[0] =\nfront = 2\n" .. location(2, "Net Sheds") .. none .. hostile(0, "Harbour Cat", 1),
  acts = { shot .. "Harbour Cat/1" }, expect = { "hostile[0].place = 2" },
}

test "Guard with a Tea Urn: whoever shoots him has to catch the urn" {
  setup = armed, dice = { 9, 9 },
  given = "hand[0] = Eat Dirt, Up and Set\n" .. none .. hostile(0, "Guard with a Tea Urn", 1),
  acts = { shot .. "Guard with a Tea Urn/1" }, expect = { "hand[0] =" },
}

test "Mail Orderly: letters are read" {
  setup = armed, dice = { 9, 9 },
  given = "hand[0] =\nsoldier[0].xp = 0\nactions[0] = Eat Dirt\n" .. none .. hostile(0, "Mail Orderly", 1),
  acts = { shot .. "Mail Orderly/1" }, expect = { "soldier[0].xp = 2", "hand[0] = Eat Dirt" },
}

test "Night Porter: his keys fit the next door" {
  setup = armed, dice = { 9, 9 },
  given = "hand[0] =\nlocations[0] = Net Sheds, Pine Belt\n" .. none .. hostile(0, "Night Porter", 1),
  acts = { shot .. "Night Porter/1" }, expect = { "hand[0] = Pine Belt" },
}

test "Searchlight Tower: it is hard to miss" {
  setup = armed, dice = { 5, 9 }, given = "hand[0] =\n" .. none .. hostile(0, "Searchlight Tower", 1, "ekia = 1"),
  acts = { shot .. "Searchlight Tower/1" }, expect = { "soldier[0].kills = 1" },
}

test "Coast Marksman is worth one more" {
  setup = armed, dice = { 9, 9 }, given = "hand[0] =\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Coast Marksman", 1),
  acts = { shot .. "Coast Marksman/1" }, expect = { "soldier[0].xp = 3" },
}

test "Rounds in a Golf Cart: shot at, they drive on" {
  setup = armed, dice = { 1, 1 },
  given = "hand[0] =\nfront = 2\n" .. location(2, "Net Sheds") .. none .. hostile(0, "Rounds in a Golf Cart", 1),
  acts = { shot .. "Rounds in a Golf Cart/1" }, expect = { "hostile[0].place = 2" },
}

test "Head of Security is worth two more" {
  setup = armed, dice = { 9, 9 }, given = "hand[0] =\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Head of Security", 1),
  acts = { shot .. "Head of Security/1" }, expect = { "soldier[0].xp = 5" },
}

test "Shore Patrol: by the water one Cover more" {
  setup = armed, dice = { 9, 3 }, given = at "Quay Cranes" .. hostile(0, "Shore Patrol", 2),
  acts = { shot .. "Shore Patrol/1" }, expect = { "hostile[0].ekia = 0", "hostile[0].suppress = 1" },
}

test "Amphibious Carrier: an Explosion gets through" {
  setup = team(chief .. " + MP5SD + Door Charge"), dice = { 7, 1, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Amphibious Carrier", 1),
  acts = { "0 attack " .. chief .. "/1, Door Charge/2, Explosion, Amphibious Carrier/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Drone Rack: a Shotgun is the thing for it" {
  setup = team "Corporal Lindgren + M1014 Shotgun", dice = { 5, 1, 9 },
  given = "hand[0] =\n" .. none .. hostile(0, "Drone Rack", 1),
  acts = { "0 attack Corporal Lindgren/1, M1014 Shotgun/1, Semi, Drone Rack/1" },
  expect = { "hostile[0].ekia = 1" },
}

-- ---- Events --------------------------------------------------------------------------

-- What is drawn for Net Sheds, of which the last is drawn first.
local function drawn(cards)
  return "hand[0] = Net Sheds\nturn = 5\npoints = 20\nhostile_discards[0] =\nhostiles[0] = " .. cards .. "\n"
end

test "Old Fisherman: everybody knows a place more" {
  setup = armed, given = "locations[0] = Pine Belt, Kennels\n" .. drawn "Cigarette Glow, Cigarette Glow, Old Fisherman",
  acts = { opens .. "Net Sheds" }, expect = { "hand[0] = Kennels" },
}

test "They Play Cards: a card for all" {
  setup = armed, given = "actions[0] = Eat Dirt\n" .. drawn "Cigarette Glow, Cigarette Glow, They Play Cards",
  acts = { opens .. "Net Sheds" }, expect = { "hand[0] = Eat Dirt" },
}

test "Dawn Is Early: a Turn is gone, unless somebody pays" {
  setup = armed, given = drawn "Cigarette Glow, Cigarette Glow, Dawn Is Early" .. "soldier[0].xp = 0\n",
  acts = { opens .. "Net Sheds" }, expect = { "timer = 15" },
}

test "Fuse Box: a card and an Experience Point" {
  setup = armed,
  given = "actions[0] = Eat Dirt\nsoldier[0].xp = 0\n" .. drawn "Keys on a Belt, Keys on a Belt, Fuse Box",
  acts = { opens .. "Net Sheds" }, expect = { "hand[0] = Eat Dirt", "soldier[0].xp = 1" },
}

-- ---- what they fetch and mend ----------------------------------------------------------

test "Field Telephone Post: it calls for one more" {
  setup = armed, dice = { 1, 1, 1, 1, 5 },
  given = "hand[0] =\nactions[0] =\n" .. none .. "hostiles[0] = A Cough in the Dark\n"
    .. hostile(0, "Field Telephone Post", 1) .. hostile(1, "Two Smokers", 1),
  acts = { "0 end turn" }, expect = { "hostile[2].card = A Cough in the Dark" },
}

test "Head of Security: when a Soldier is Down they come" {
  setup = team(chief .. " + MP5SD + Seaman Pruitt"), dice = { 9, 9 },
  given = "hand[0] =\nsoldier[1].wound[0] = 1\n" .. none .. "hostiles[0] = Steel-Toed Steps\n"
    .. hostile(0, "Head of Security", 1) .. "hostile[0].target = 2\n",
  acts = { "0 end turn" }, expect = { "hostile[1].card = Steel-Toed Steps" },
}

test "Emergency Fitters mend what was broken" {
  setup = "mission Let It Boil, team " .. chief .. " + MP5SD", dice = { 5 },
  given = "hand[0] =\nactions[0] =\nfront = 2\nlocation[2].flags = 4\ntally[2] = 1\n" .. none
    .. location(2, "Pipe Bridge") .. hostile(0, "Emergency Fitters", 2, "awareness = 1"),
  acts = { "0 end turn" }, expect = { "location[2].flags = 0" },
}

test "Goggle Team: from afar one better" {
  setup = armed, dice = { 6, 6 },
  given = "hand[0] =\nactions[0] =\nfront = 2\n" .. location(2, "Pine Belt") .. none .. hostile(0, "Goggle Team", 2),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0" },
}

test "Officer of the Watch: Guarded, and the others are bolder" {
  setup = armed, given = "hand[0] =\n" .. none .. hostile(0, "Officer of the Watch", 1) .. hostile(1, "Two Smokers", 1),
  offers = { shot .. "Two Smokers/2" }, refuses = { shot .. "Officer of the Watch/1" },
}

test "Quay Armoured Car: an Explosion gets through" {
  setup = team(chief .. " + MP5SD + Door Charge"), dice = { 7, 1, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Quay Armoured Car", 1),
  acts = { "0 attack " .. chief .. "/1, Door Charge/2, Explosion, Quay Armoured Car/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Camera on a Pole: one more with a Scope" {
  setup = team "Korporal Rognli + HK417 Suppressed", dice = { 7, 3 },
  given = "hand[0] =\n" .. none .. hostile(0, "Camera on a Pole", 1),
  acts = { "0 attack Korporal Rognli/1, HK417 Suppressed/1, Semi, Camera on a Pole/1" },
  expect = { "soldier[0].kills = 1" },
}

-- The 18th counter of the cup: an EKIA for each die.  Of a truck whose driver has an elbow out it is drawn.
test "Vulnerable: a truck can be surprised" {
  setup = armed, dice = { 17 },
  given = "hand[0] =\n" .. none .. hostile(0, "Engine Without Lights", 1, "awareness = 1"),
  acts = { shot .. "Engine Without Lights/1", "0 take the shot Engine Without Lights/1" },
  expect = { "hostile[0].ekia = 1" },
}

-- No counter of the cup for what else is on wheels; who sits in it has heard it.
test "Vehicle: a car is not surprised, and its crew goes for the alarm" {
  setup = armed, dice = { 10, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Diesel at Idle", 1, "awareness = 1"),
  acts = { shot .. "Diesel at Idle/1" },
  expect = { "hostile[0].awareness = 3", "hostile[0].alarm_space = 2", "soldier[0].attacks = 1" },
}

test "Patrol Truck: an Explosion gets through" {
  setup = team(chief .. " + MP5SD + Door Charge"), dice = { 7, 1, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Patrol Truck", 1),
  acts = { "0 attack " .. chief .. "/1, Door Charge/2, Explosion, Patrol Truck/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Loose Grating: the first who steps on it" {
  setup = armed, dice = { 10 },
  given = "hand[0] = Eat Dirt, Eat Dirt\nfront = 2\n" .. none .. location(2, "Kennels")
    .. "event[0].card = Loose Grating\nevent[0].place = 2\n",
  acts = { "0 move " .. chief .. "/1, Kennels/3" }, expect = { "noise = 3", "event[0].card = 0" },
}

test "Tripped Flare: in its light they hit better" {
  setup = armed, dice = { 10, 8, 6 },
  given = at "Kennels" .. "actions[0] =\nevent[0].card = Tripped Flare\nevent[0].place = 2\n"
    .. hostile(0, "Two Smokers", 2),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
