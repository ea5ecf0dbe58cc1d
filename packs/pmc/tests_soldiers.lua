-- Tests of the company's people, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none, at_place = given.hostile, given.location, given.team, given.none, given.at
local avenue = "front = 2\n" .. location(2, "Blast-Wall Avenue") .. none
local function own(who, slot) return ("0 use own %s/%d, %s/%d"):format(who, slot, who, slot) end

test "Delaney, Level 1: an Action, and somebody's Weapon is loaded" {
  seed = 3, setup = team "Kaleo Level 5 + Delaney Level 1", given = "hand[0] =\nitem[1].flags = 1\n" .. none,
  acts = { own("Delaney Level 1", 2), "0 choose item M4 Carbine/2" },
  expect = { "item[1].flags = 0", "soldier[1].actions = 1" },
}
test "Delaney, Level 5: a card of hers for a card of another's" {
  seed = 2, setup = team "Delaney Level 5 + Kaleo Level 2",
  given = "hand[0] = Eat Dirt\nactions[0] =\nsoldier[1].suppress = 2\n" .. none,
  acts = { own("Delaney Level 5", 1), "0 choose soldier Kaleo Level 2/2" },
  expect = { "soldier[1].suppress = 0", "hand[0] =" }, refuses = { own("Delaney Level 5", 1) },
}
test "Delaney, Level 6: Squad Soldiers beside her hit one better" {
  seed = 6, setup = team "Delaney Level 6 + Okonjo Level 1", dice = { 7, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Lone Gunman", 1),
  acts = { "0 fight Okonjo Level 1/2, Lone Gunman/1" }, expect = { "soldier[1].kills = 1" },
}
test "Okonjo, Level 2: whoever is shot at keeps down" {
  seed = 3, setup = team "Kaleo Level 5 + Okonjo Level 2", dice = { 1, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 fight Okonjo Level 2/2, Cell of Four/1" }, expect = { "hostile[0].suppress = 1" },
}
test "Varga, Level 2: a shot of two Locations, from where he lies" {
  seed = 3, setup = team "Kaleo Level 5 + Varga Level 2", dice = { 6, 6 },
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Visa Queue") .. location(3, "Visa Queue")
    .. hostile(0, "Lone Gunman", 3),
  acts = { "0 fight Varga Level 2/2, Lone Gunman/1" }, expect = { "soldier[1].kills = 1" },
}
test "Varga, Level 5: somebody of value 3 comes, and he starts" {
  seed = 3, setup = team "Varga Level 5",
  given = "hand[0] = Visa Queue\nturn = 5\npoints = 20\nhostiles[0] = Mortar in a Van\nhostile_discards[0] =\n"
    .. "actions[0] =\n",
  acts = { "0 play location Varga Level 5/1, Visa Queue" }, expect = { "soldier[0].suppress = 1" },
}
test "Petrosyan, Level 2: an Action, and a Wound is a point less" {
  seed = 3, setup = team "Kaleo Level 5 + Petrosyan Level 2", given = "hand[0] =\nsoldier[0].wound[0] = 2\n" .. none,
  acts = { own("Petrosyan Level 2", 2), "0 choose wound 1" }, expect = { "soldier[0].wound[0] = 129" },
}
test "Petrosyan, Level 6: two Wounds are one, for a card" {
  seed = 6, setup = team "Petrosyan Level 6 + Okonjo Level 2", dice = { 8, 6 },
  given = "hand[0] = Up and Set\nactions[0] =\n" .. none .. hostile(0, "Rocket Man", 1, "target = 2"),
  acts = { "0 end turn", own("Petrosyan Level 6", 1) }, expect = { "soldier[1].wound[0] = 1" },
}
test "Bratt, Level 5: an Explosion of his finds more of them" {
  seed = 3, setup = team "Bratt Level 5", dice = { 5, 1, 1, 1, 4 },
  given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Bratt Level 5/1, F-1 Grenade/1, Explosion, Cell of Four/1" }, expect = { "hostile[0].ekia = 1" },
}
test "Kaleo, Level 5: an empty street is read" {
  seed = 3, setup = team "Kaleo Level 5", given = "hand[0] =\nactions[0] = Eat Dirt\n" .. avenue,
  acts = { "0 move Kaleo Level 5/1, Blast-Wall Avenue/3" }, expect = { "hand[0] = Eat Dirt" },
}
test "Kaleo, Level 5: a full one is not" {
  seed = 3, setup = team "Kaleo Level 5",
  given = "hand[0] =\nactions[0] = Eat Dirt\n" .. avenue .. hostile(0, "Lone Gunman", 2),
  acts = { "0 move Kaleo Level 5/1, Blast-Wall Avenue/3" }, expect = { "hand[0] =", "soldier[0].place = 2" },
}
test "Quill, Level 2: an Action and a point, and a weak one goes home" {
  seed = 3, setup = team "Kaleo Level 5 + Quill Level 2",
  given = "hand[0] =\nsoldier[0].xp = 1\n" .. none .. hostile(0, "Armed Looters", 1),
  acts = { own("Quill Level 2", 2), "0 choose hostile Armed Looters/1" },
  expect = { "soldier[0].xp = 0", "hostile_discards[0] = Armed Looters" },
}
test "Ndiaye, Level 2: a Player Soldier beside him has one Cover more" {
  seed = 2, setup = team "Kaleo Level 5 + Ndiaye Level 2", dice = { 8, 2 },
  given = "hand[0] =\n" .. none .. hostile(0, "Rocket Man", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "Wexler, Level 2: somebody somewhere keeps down" {
  seed = 3, setup = team "Kaleo Level 5 + Wexler Level 2",
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Visa Queue") .. location(3, "Visa Queue")
    .. hostile(0, "Cell of Four", 3),
  acts = { own("Wexler Level 2", 2), "0 choose hostile Cell of Four/1" }, expect = { "hostile[0].suppress = 1" },
}
test "Ostrow, Level 1: on a Road he is quicker" {
  seed = 3, setup = team "Kaleo Level 5 + Ostrow Level 1",
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Bus Depot") .. hostile(0, "Checkpoint Crew", 2),
  acts = { "0 move Ostrow Level 1/2, Bus Depot/3" }, expect = { "soldier[1].place = 2" },
}
test "Ostrow, Level 5: from where he stands he lobs one better" {
  seed = 3, setup = team "Ostrow Level 5", dice = { 5, 1, 1, 4 },
  given = "hand[0] =\n" .. avenue .. hostile(0, "Lone Gunman", 2),
  acts = { "0 attack Ostrow Level 5/1, M79 Launcher/3, Explosion, Lone Gunman/1" }, expect = { "soldier[0].kills = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
