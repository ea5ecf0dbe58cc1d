-- Tests of Skills, Weapons and Equipment, in play.

local given = require "tests_given"
local hostile, location, team, none, at_place = given.hostile, given.location, given.team, given.none, given.at
local kaleo = "Kaleo Level 5"
local shot = "0 attack Kaleo Level 5/1, M4 Carbine/2, Semi, "
local function with(card) return team(kaleo .. " + " .. card) end
local function uses(what) return "0 use Kaleo Level 5/1, " .. what end
local queue = "front = 3\n" .. none .. location(2, "Visa Queue") .. location(3, "Visa Queue")

-- ---- Skills ------------------------------------------------------------------

test "Rifle Course: a carbine counts too" {
  seed = 3, setup = with "Rifle Course", dice = { 6, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Lone Gunman", 1),
  acts = { shot .. "Lone Gunman/1" }, expect = { "soldier[0].kills = 1" },
}
test "Room Clearer: one better with a short gun at Range 0" {
  seed = 3, setup = team "Petrosyan Level 5 + Room Clearer", dice = { 5, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Lone Gunman", 1),
  acts = { "0 attack Petrosyan Level 5/1, HK MP5/2, Semi, Lone Gunman/1" }, expect = { "soldier[0].kills = 1" },
}
test "Sidearm Habit: two better, and a card" {
  seed = 3, setup = with "Glock 19 Pistol + Sidearm Habit", dice = { 5, 6 },
  given = "hand[0] =\nactions[0] = Eat Dirt\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Kaleo Level 5/1, Glock 19 Pistol/3, Semi, Cell of Four/1", "0 use it Sidearm Habit" },
  expect = { "hostile[0].ekia = 1", "hand[0] = Eat Dirt" },
}
test "Principal First: he steps before another, and is pinned for it" {
  seed = 2, setup = team "Ndiaye Level 5 + Varga Level 2", dice = { 8, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Rocket Man", 1, "target = 2"),
  acts = { "0 end turn", "0 use Ndiaye Level 5/1, Principal First/2" },
  expect = { "soldier[1].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "Local Fixer: a card, and one value less is drawn" {
  seed = 2, setup = team "Quill Level 5",
  given = "hand[0] = Consul's Garden, Eat Dirt\nturn = 5\npoints = 20\nsoldier[0].xp = 0\n"
    .. "hostiles[0] = Lone Gunman, Street Committee\nevents[0] =\nhostile_discards[0] =",
  acts = { "0 play location Quill Level 5/1, Consul's Garden", "0 use Quill Level 5/1, Local Fixer/1" },
  expect = { "hostile[0].card = Street Committee", "hostiles[0] = Lone Gunman" },
}
test "Drone Pilot: an Action, and two dice from above" {
  seed = 3, setup = team "Wexler Level 5", dice = { 6, 1, 4 },
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. queue .. hostile(0, "Cell of Four", 3),
  acts = { "0 use Wexler Level 5/1, Drone Pilot/1", "0 choose hostile Cell of Four/1" },
  expect = { "hostile[0].ekia = 1", "hostile[0].suppress = 2" },
}
test "Signals Ear: a card, and somebody keeps down in the Reinforcement step" {
  seed = 6, setup = team "Wexler Level 6",
  given = "hand[0] = Eat Dirt\nactions[0] = Up and Set\n" .. none .. hostile(0, "Cell of Four", 1),
  dice = { 1, 1 }, acts = { "0 end turn", "0 use it Signals Ear", "0 choose hostile Cell of Four/1" },
  expect = { "hand[0] = Eat Dirt, Up and Set" },
}
test "Belt Feeder: with the legs out he hits one better, and the gun another" {
  seed = 3, setup = team "Okonjo Level 5", dice = { 5, 1, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Lone Gunman", 1),
  acts = { "0 deploy bipod Okonjo Level 5/1, RPK Machine Gun/3",
           "0 attack Okonjo Level 5/1, RPK Machine Gun/3, Burst, Lone Gunman/1" },
  expect = { "soldier[0].kills = 1" },
}
test "Old Army Friends: two cards as the first Turn begins" {
  seed = 6, setup = with "Old Army Friends",
  given = "hand[0] =\nactions[0] = Eat Dirt, Eat Dirt, Eat Dirt\nturn = 0\n" .. none,
  acts = { "0 end turn" }, expect = { "hand[0] = Eat Dirt, Eat Dirt", "actions[0] = Eat Dirt" },
}
test "Good Boots: a lighter step, and room for one more" {
  seed = 3, setup = team "Varga Level 5 + Good Boots",
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Chancery Steps")
    .. hostile(0, "Checkpoint Crew", 2, "ekia = 1"),
  acts = { "0 move Varga Level 5/1, Chancery Steps/3" }, expect = { "soldier[0].place = 2" },
}
test "Protection Course brings the Skills that it gives" {
  setup = team "Ndiaye Level 5 + Protection Course",
  expect = { "item[3].card = Protection Course", "item[4].card = Sidearm Habit", "item[5].card = Small Target" },
}
test "Bad Knees: a step up is a card more" {
  seed = 2, setup = team "Kaleo Level 5 + Delaney Level 3",
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Chancery Steps"),
  refuses = { "0 move Delaney Level 3/2, Chancery Steps/3" },
}
test "Out of Breath: who has moved shoots one worse" {
  seed = 3, setup = team "Wexler Level 5", dice = { 6, 6 },
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Blast-Wall Avenue") .. hostile(0, "Cell of Four", 2),
  acts = { "0 move Wexler Level 5/1, Blast-Wall Avenue/3",
           "0 attack Wexler Level 5/1, HK MP5/3, Semi, Cell of Four/1" }, expect = { "hostile[0].ekia = 0" },
}

-- ---- Weapons ---------------------------------------------------------------------

test "IWI Tavor: 5 and up hits at Range 0, 60 times in a hundred" {
  seed = 3, setup = with "IWI Tavor", dice = { 5, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Kaleo Level 5/1, IWI Tavor/3, Semi, Cell of Four/1" }, expect = { "hostile[0].ekia = 1" },
}
test "IWI Tavor: 8 does not at Range 1" {
  seed = 3, setup = with "IWI Tavor", dice = { 8, 6 },
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Visa Queue") .. hostile(0, "Cell of Four", 2),
  acts = { "0 attack Kaleo Level 5/1, IWI Tavor/3, Semi, Cell of Four/1" },
  expect = { "hostile[0].ekia = 0", "hostile[0].suppress = 1" },
}
test "Mini-14 Rifle: steady in the hands of who has not moved" {
  seed = 3, setup = with "Mini-14 Rifle", dice = { 7, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Kaleo Level 5/1, Mini-14 Rifle/3, Semi, Cell of Four/1" }, expect = { "hostile[0].ekia = 1" },
}
test "SR-25 Rifle: quiet, and whoever stands beside him keeps down" {
  seed = 3, setup = with "SR-25 Rifle", dice = { 9, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Kaleo Level 5/1, SR-25 Rifle/3, Semi, Cell of Four/1" },
  expect = { "hostile[0].ekia = 1", "hostile[0].suppress = 1" },
}
test "Nine-Banger: three counters before the dice fall" {
  seed = 3, setup = with "Nine-Banger", dice = { 1, 1 }, given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Kaleo Level 5/1, Nine-Banger/3, Explosion, Cell of Four/1" },
  expect = { "hostile[0].suppress = 3" },
}
test "RPG-7: two better against what drives" {
  seed = 3, setup = with "RPG-7", dice = { 5, 1, 1, 6 },
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Visa Queue") .. hostile(0, "Technical", 2),
  acts = { "0 attack Kaleo Level 5/1, RPG-7/3, Explosion, Technical/1" }, expect = { "hostile[0].ekia = 1" },
}
test "AKS-74U Carbine: in bursts it is sooner empty" {
  seed = 3, setup = with "AKS-74U Carbine", dice = { 2, 9, 9, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Kaleo Level 5/1, AKS-74U Carbine/3, Auto, Cell of Four/1" },
  expect = { "hostile[0].ekia = 1", "item[2].flags = 5" },
}

-- ---- Equipment ---------------------------------------------------------------------

test "Bus Aid Box: a 7 takes two off a Wound of three; it is then treated" {
  seed = 3, setup = team "Petrosyan Level 5", dice = { 6 }, given = "hand[0] =\nsoldier[0].wound[0] = 3\n" .. none,
  acts = { "0 use Petrosyan Level 5/1, Bus Aid Box/1", "0 choose wound 1" },
  expect = { "soldier[0].wound[0] = 129", "item[0].count = 3", "soldier[0].actions = 1" },
}
test "Morphine Pen: a point off, and nobody shakes" {
  seed = 2, setup = with "Morphine Pen",
  given = "hand[0] =\nsoldier[0].wound[0] = 2\nsoldier[0].suppress = 2\n" .. none,
  acts = { uses "Morphine Pen/3", "0 choose wound 1" },
  expect = { "soldier[0].wound[0] = 129", "soldier[0].suppress = 0" },
}
test "Throwaway Phone: one value less, and a card" {
  seed = 2, setup = with "Throwaway Phone",
  given = "hand[0] = Consul's Garden\nturn = 5\npoints = 20\nactions[0] = Eat Dirt\n"
    .. "hostiles[0] = Lone Gunman, Street Committee\nevents[0] =\nhostile_discards[0] =",
  acts = { "0 play location Kaleo Level 5/1, Consul's Garden", uses "Throwaway Phone/3", "0 pass" },
  expect = { "hostile[0].card = Street Committee", "hostiles[0] = Lone Gunman", "hand[0] = Eat Dirt", "item[2].count = 1" },
}
test "Racing Drone: three dice, an Action, a battery" {
  seed = 3, setup = with "Racing Drone", dice = { 6, 6, 1, 5 },
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. queue .. hostile(0, "Cell of Four", 3),
  acts = { uses "Racing Drone/3", "0 choose hostile Cell of Four/1" },
  expect = { "hostile[0].ekia = 2", "item[2].count = 2" },
}
test "Helmet Camera: what was worth seeing is worth a point more" {
  seed = 3, setup = with "Helmet Camera", dice = { 9, 6 },
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Rocket Man", 1),
  acts = { shot .. "Rocket Man/1" }, expect = { "soldier[0].xp = 3" },
}
test "Envelope of Cash: somebody of value 1 takes it" {
  seed = 3, setup = with "Envelope of Cash",
  given = "hand[0] =\nactions[0] = Eat Dirt\n" .. none .. hostile(0, "Armed Looters", 1),
  acts = { uses "Envelope of Cash/3", "0 choose hostile Armed Looters/1" },
  expect = { "hostile_discards[0] = Armed Looters", "hand[0] = Eat Dirt", "item[2].count = 1" },
}
test "Ammo Vest: a full magazine and a card, without an Action" {
  seed = 2, setup = with "Ammo Vest", given = "hand[0] =\nitem[1].flags = 1\nactions[0] = Eat Dirt\n" .. none,
  acts = { uses "Ammo Vest/3", "0 choose item M4 Carbine/2" },
  expect = { "item[1].flags = 0", "hand[0] = Eat Dirt", "soldier[0].actions = 2" },
}
test "Soft Vest is for anybody" {
  setup = team "Kaleo Level 5 + Okonjo Level 2 + Soft Vest", expect = { "item[2].card = Soft Vest" },
}
test "SUV 'Auntie': immobile with 1 Health, and she shoots on" {
  seed = 3, setup = team "Kaleo Level 5 + SUV 'Auntie'",
  given = "hand[0] =\nsoldier[1].wound[0] = 1\nfront = 2\n" .. none .. location(2, "Embassy Garage")
    .. hostile(0, "Cell of Four", 1),
  refuses = { "0 move SUV 'Auntie'/2, Embassy Garage/3" },
  offers = { "0 fight SUV 'Auntie'/2, Cell of Four/1" },
}
test "SUV 'Auntie': three dice, and each counts" {
  seed = 3, setup = team "Kaleo Level 5 + SUV 'Auntie'", dice = { 7, 7, 7, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 fight SUV 'Auntie'/2, Cell of Four/1" }, expect = { "hostile[0].ekia = 3" },
}
test "Loudhailer: somebody of value 0 goes home, and nobody learns anything" {
  seed = 3, setup = with "Loudhailer",
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Bottle Throwers", 1),
  acts = { uses "Loudhailer/3", "0 choose hostile Bottle Throwers/1" },
  expect = { "hostile_discards[0] = Bottle Throwers", "soldier[0].xp = 0", "item[2].count = 1" },
}
test "Caltrops: whoever was coming stays where he is" {
  seed = 3, setup = with "Caltrops", given = "hand[0] =\n" .. queue .. hostile(0, "Lone Gunman", 3),
  acts = { "0 end turn", "0 use it Caltrops", "0 choose hostile Lone Gunman/1" }, expect = { "hostile[0].place = 3" },
}
test "Open Ticket: a Turn more" {
  seed = 3, setup = with "Open Ticket", given = "hand[0] = Eat Dirt\n" .. none,
  acts = { uses "Open Ticket/3", "0 one turn more" }, expect = { "timer = 13" },
}
-- SPDX-License-Identifier: CC-BY-4.0
