-- Tests of Soldiers, Weapons, Equipment, Skills and Service Records, in play.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local gunny = "Gunnery Sergeant Prokop"
local rifle = team(gunny .. " + M1 Rifle")
local shot = "0 attack " .. gunny .. "/1, M1 Rifle/1, Semi, "

-- ---- Soldiers ------------------------------------------------------------------

test "Lieutenant Calloway: one more for Marines beside him" {
  setup = team "Lieutenant Calloway + Carbine M1 + PFC Cardoza", dice = { 6, 6, 6 },
  given = "hand[0] =\n" .. hostile(0, "Arisaka Pair", 1),
  acts = { "0 fight PFC Cardoza/2, Arisaka Pair/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Gunnery Sergeant Prokop: used to the heat" {
  setup = rifle, expect = { "soldier[0].counter[0] = 1" },
}

test "Captain Merrick: with six Hostiles in play an Action more" {
  setup = team "Captain Merrick + Owen Gun", dice = { 1, 1, 1, 1, 1, 1, 1, 1 },
  given = "hand[0] =\n" .. none .. hostile(0, "Armed Forager", 1) .. hostile(1, "Armed Forager", 1)
    .. hostile(2, "Armed Forager", 1) .. hostile(3, "Armed Forager", 1)
    .. hostile(4, "Field Messenger", 1) .. hostile(5, "Field Messenger", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].actions = 3" },
}

test "Corporal Redfern: in Jungle his Cover is 4" {
  setup = team "Corporal Redfern + M1 Rifle", dice = { 10, 3 },
  given = at "Blasted Palms" .. hostile(0, "Armed Forager", 2),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Technician Hamasaki: a word, and one of them lies down" {
  setup = team "Technician Hamasaki + Carbine M1", given = "hand[0] =\n" .. hostile(0, "Arisaka Pair", 1),
  acts = { "0 use own Technician Hamasaki/1, Technician Hamasaki/1", "0 choose hostile Arisaka Pair/1" },
  expect = { "hostile[0].suppress = 1", "soldier[0].xp = 1" },
}

test "Private Mullins has a belt for everybody" {
  setup = rifle .. " + Private Mullins", given = "hand[0] =\nitem[0].flags = 1\n",
  acts = { "0 use own Private Mullins/2, Private Mullins/2", "0 choose item M1 Rifle/1" },
  expect = { "item[0].flags = 0", "soldier[1].actions = 1" },
}

test "Carrier Ovia: breath and Ammo" {
  setup = team "Lance Corporal Gillies + Owen Gun + Carrier Ovia",
  given = "hand[0] =\nsoldier[0].suppress = 2\nitem[0].count = 2\n",
  acts = { "0 use own Carrier Ovia/2, Carrier Ovia/2", "0 choose soldier Lance Corporal Gillies/1" },
  expect = { "soldier[0].suppress = 1", "item[0].count = 3" },
}

test "Pharmacist's Mate Lowell: tablets for everybody on the first day" {
  setup = rifle .. " + Pharmacist's Mate Lowell", expect = { "soldier[0].counter[1] = 1" },
}

-- ---- Weapons -------------------------------------------------------------------

test "M2-2 Flamethrower: Cover in Fortified places is two less" {
  setup = team(gunny .. " + M2-2 Flamethrower"), dice = { 6, 1, 1, 1, 1 },
  given = at "Log Sea Wall" .. hostile(0, "Woven Lid", 2),
  acts = { "0 attack " .. gunny .. "/1, M2-2 Flamethrower/1, Spray, Woven Lid/1" },
  expect = { "soldier[0].kills = 1" },
}

test "Satchel Charge: whoever throws it lies down too" {
  setup = team(gunny .. " + M1 Rifle + Satchel Charge"), dice = { 1, 1, 1, 1, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Log Bunker", 1),
  acts = { "0 attack " .. gunny .. "/1, Satchel Charge/2, Explosion, Log Bunker/1" },
  expect = { "soldier[0].suppress = 1", "out[0] = Satchel Charge" },
}

test "WP Grenade pins before the dice fall" {
  setup = team(gunny .. " + M1 Rifle + WP Grenade"), dice = { 1, 1, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Track Block", 1),
  acts = { "0 attack " .. gunny .. "/1, WP Grenade/2, Explosion, Track Block/1" },
  expect = { "hostile[0].suppress = 1" },
}

test "Lee-Enfield No. 1: the second shot costs no card" {
  setup = team "Corporal Doolan + Lee-Enfield No. 1", dice = { 2, 1, 2, 1 },
  given = "hand[0] =\n" .. hostile(0, "Rifle Section", 1),
  acts = { "0 attack Corporal Doolan/1, Lee-Enfield No. 1/1, Bolt, Rifle Section/1",
           "0 attack Corporal Doolan/1, Lee-Enfield No. 1/1, Bolt, Rifle Section/1" },
  refuses = { "0 attack Corporal Doolan/1, Lee-Enfield No. 1/1, Bolt, Rifle Section/1" },
}

test "Machete: a card less into the Jungle" {
  setup = team "Corporal Fenwick + Machete", given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Rain Forest"),
  acts = { "0 move Corporal Fenwick/1, Rain Forest/3" }, expect = { "soldier[0].place = 2" },
}

-- ---- Equipment -----------------------------------------------------------------

test "Atabrine Bottle: for anybody in the Location" {
  setup = rifle .. " + Atabrine Bottle + PFC Cardoza", given = "hand[0] =\n",
  acts = { "0 use " .. gunny .. "/1, Atabrine Bottle/2", "0 choose soldier PFC Cardoza/2" },
  expect = { "soldier[1].counter[1] = 1", "item[1].count = 2" },
}

test "Salt Tablets: against the heat, and a breath" {
  setup = rifle .. " + Salt Tablets", given = "hand[0] =\nsoldier[0].suppress = 1\n",
  acts = { "0 use " .. gunny .. "/1, Salt Tablets/2" },
  expect = { "soldier[0].counter[0] = 2", "soldier[0].suppress = 0" },
}

test "Belt Box reloads without an Action" {
  setup = rifle .. " + Belt Box", given = "hand[0] =\nitem[0].flags = 1\n",
  acts = { "0 use " .. gunny .. "/1, Belt Box/2", "0 choose item M1 Rifle/1" },
  expect = { "item[0].flags = 0", "soldier[0].actions = 2", "item[1].count = 2" },
}

test "Reversible Helmet Cover: a Wound less, and it is gone" {
  setup = rifle .. " + Reversible Helmet Cover", dice = { 10, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Armed Forager", 1),
  acts = { "0 end turn", "0 use " .. gunny .. "/1, Reversible Helmet Cover/2" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1", "out[0] = Reversible Helmet Cover" },
}

test "Bangalore Tubes: two cards less for a Fortified place" {
  setup = team(gunny .. " + Bangalore Tubes"),
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Cave Mouths"),
  acts = { "0 move " .. gunny .. "/1, Cave Mouths/3" }, expect = { "soldier[0].place = 2" },
}

-- ---- Skills --------------------------------------------------------------------

test "Old Salt draws a card as his turn begins" {
  setup = rifle .. " + Old Salt", given = "hand[0] =\nactions[0] = Knee High, On Your Belly\n" .. none,
  acts = { "0 end turn" }, expect = { "hand[0] = On Your Belly" },
}

test "Will Not Stay Down: badly hurt, he rallies and takes a Wound less" {
  setup = rifle .. " + Will Not Stay Down", dice = { 10, 6 },
  given = "hand[0] =\nsoldier[0].wound[0] = 4\nsoldier[0].suppress = 1\n" .. none .. hostile(0, "Armed Forager", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[1] = 0", "soldier[0].suppress = 1" },
}

test "Bunker Buster: two more against a Bunker" {
  setup = rifle .. " + Bunker Buster", dice = { 7, 1 }, given = "hand[0] =\n" .. hostile(0, "Rifle Pit", 1),
  acts = { shot .. "Rifle Pit/1" }, expect = { "soldier[0].kills = 1" },
}

test "Trapper: what he finds out is worth a card" {
  setup = "mission Eyes Behind the Line, team Lance Corporal Gillies + Owen Gun + Trapper", dice = { 3 },
  given = at "Observation Tree" .. "actions[0] = Knee High\nsoldier[0].xp = 0\n",
  acts = { "0 attempt Lance Corporal Gillies/1, Observation Tree/3" },
  expect = { "location[2].flags = 0", "hand[0] =" },
}

test "Trapper: five is enough, with the tree's one" {
  setup = "mission Eyes Behind the Line, team Lance Corporal Gillies + Owen Gun + Trapper", dice = { 4 },
  given = at "Observation Tree" .. "actions[0] = Knee High\nsoldier[0].xp = 0\n",
  acts = { "0 attempt Lance Corporal Gillies/1, Observation Tree/3" },
  expect = { "location[2].flags = 4", "hand[0] = Knee High", "soldier[0].xp = 1" },
}

test "Scout-Sniper Course brings what it gives" {
  setup = team "Corporal Redfern + M1903 Springfield + Scout-Sniper Course",
  expect = { "item[2].card = Patient Shot", "item[3].card = Reads the Leaves", "item[4].card = One with the Ferns",
             "item[5].card = Palm on the Bolt" },
}

test "Runs on Nothing: the afternoon's strength for an Action now" {
  setup = rifle .. " + Runs on Nothing", given = "hand[0] =\n",
  acts = { "0 use " .. gunny .. "/1, Runs on Nothing/2" },
  expect = { "soldier[0].actions = 3", "soldier[0].counter[0] = 2" },
  refuses = { "0 use " .. gunny .. "/1, Runs on Nothing/2" },
}

test "Sergeant Dombrowski: one pole charge, once" {
  setup = team "Sergeant Dombrowski + M1 Rifle", dice = { 6, 1, 1, 1, 6 },
  given = "hand[0] =\n" .. hostile(0, "Rifle Section", 1),
  acts = { "0 use own Sergeant Dombrowski/1, Sergeant Dombrowski/1", "0 choose hostile Rifle Section/1" },
  expect = { "hostile[0].ekia = 1", "soldier[0].actions = 1" },
  refuses = { "0 use own Sergeant Dombrowski/1, Sergeant Dombrowski/1" },
}

test "Corporal Fenwick: once a Mission everybody breathes" {
  setup = team "Corporal Fenwick + Owen Gun + Private Hanlon",
  given = "hand[0] =\nsoldier[1].suppress = 2\nactions[0] = Knee High\n",
  acts = { "0 use own Corporal Fenwick/1, Corporal Fenwick/1" },
  expect = { "soldier[1].suppress = 0", "hand[0] = Knee High" },
}

-- ---- Service Records -------------------------------------------------------------

test "Lunga Perimeter 1942: three off the die against his Cover" {
  setup = rifle .. " + Lunga Perimeter 1942", dice = { 10, 5 },
  given = "hand[0] =\n" .. none .. hostile(0, "Armed Forager", 1),
  acts = { "0 end turn", "0 use " .. gunny .. "/1, Dig First/3" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Okinawa 1945: two cards, once" {
  setup = rifle .. " + Okinawa 1945", given = "hand[0] =\nactions[0] = Knee High, Knee High, Knee High\n",
  acts = { "0 use " .. gunny .. "/1, Kept His Head/5" },
  expect = { "hand[0] = Knee High, Knee High", "soldier[0].counter[2] = 1" },
  refuses = { "0 use " .. gunny .. "/1, Kept His Head/5" },
}

test "Umurbrogol 1944: water for everybody" {
  setup = rifle .. " + Umurbrogol 1944 + PFC Cardoza", given = "hand[0] =\nsoldier[1].suppress = 1\n",
  acts = { "0 use " .. gunny .. "/1, Shares His Water/3" },
  expect = { "soldier[1].suppress = 0", "soldier[1].counter[0] = 1", "soldier[0].counter[0] = 4" },
}
-- SPDX-License-Identifier: CC-BY-4.0
