-- Tests of the Action deck, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local gunny = "Gunnery Sergeant Prokop"
local rifle = team(gunny .. " + M1 Rifle")
local shot = "0 attack " .. gunny .. "/1, M1 Rifle/1, Semi, "
local function plays(card) return "0 play " .. gunny .. "/1, " .. card end

test "Squeeze It Off: two more" {
  setup = rifle, dice = { 5, 2 },
  given = "hand[0] = Squeeze It Off\nsoldier[0].xp = 0\n" .. hostile(0, "Arisaka Pair", 1),
  acts = { shot .. "Arisaka Pair/1", plays "Squeeze It Off" }, expect = { "hostile[0].ekia = 1" },
}

test "Top of the Palm: four and three against a Sniper" {
  setup = rifle, dice = { 3, 1 },
  given = "hand[0] = Top of the Palm\nsoldier[0].xp = 0\n" .. hostile(0, "Sniper in the Fronds", 1),
  acts = { shot .. "Sniper in the Fronds/1", plays "Top of the Palm" }, expect = { "soldier[0].kills = 1" },
}

test "Blowtorch and Corkscrew: an Explosion opens the Bunker" {
  setup = rifle .. " + Mk II Frag", dice = { 7, 1, 1, 1, 1 },
  given = "hand[0] = Blowtorch and Corkscrew\nsoldier[0].xp = 0\n" .. hostile(0, "Log Bunker", 1),
  acts = { "0 attack " .. gunny .. "/1, Mk II Frag/2, Explosion, Log Bunker/1", plays "Blowtorch and Corkscrew" },
  expect = { "hostile[0].ekia = 1" },
}

test "Follow the Tracer: the dice again" {
  setup = rifle, dice = { 1, 2, 8 },
  given = "hand[0] = Follow the Tracer\nsoldier[0].xp = 0\n" .. hostile(0, "Arisaka Pair", 1),
  acts = { shot .. "Arisaka Pair/1", plays "Follow the Tracer" }, expect = { "hostile[0].ekia = 1" },
}

test "Hit the Deck: two Wounds less and a counter" {
  setup = rifle, dice = { 10, 6 },
  given = "hand[0] = Hit the Deck\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Lookout Platform", 1),
  acts = { "0 end turn", plays "Hit the Deck" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Two-Man Hole: three off the cover die for two who have not moved" {
  setup = rifle .. " + PFC Cardoza", dice = { 10, 5 },
  given = "hand[0] = Two-Man Hole\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Armed Forager", 1, "target = 2"),
  acts = { "0 end turn", plays "Two-Man Hole" }, expect = { "soldier[1].wound[0] = 1" },
}

test "Hold Your Fire: who has not fired is not found, and draws" {
  setup = rifle, dice = { 10, 1 },
  given = "hand[0] = Hold Your Fire\nsoldier[0].xp = 0\nactions[0] = Knee High\nfront = 2\n" .. none
    .. location(2, "Phosphate Diggings") .. hostile(0, "Armed Forager", 2),
  acts = { "0 end turn", plays "Hold Your Fire" }, expect = { "soldier[0].wound[0] = 0", "hand[0] = Knee High" },
}

test "Fire Lane: whoever is Attacked fires first" {
  setup = rifle, dice = { 9, 6 },
  given = "hand[0] = Fire Lane, Knee High\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Gunso", 1),
  acts = { "0 end turn", plays "Fire Lane", shot .. "Gunso/1" },
  expect = { "soldier[0].kills = 1", "soldier[0].wound[0] = 0" },
}

test "Drag Him In: three Wounds less for another, a counter for him who does it" {
  setup = rifle .. " + PFC Cardoza", dice = { 10, 6 },
  given = "hand[0] = Drag Him In\n" .. none .. hostile(0, "Lookout Platform", 1, "target = 2"),
  acts = { "0 end turn", plays "Drag Him In" }, expect = { "soldier[1].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Dud in the Sand: nothing of a Heavy Weapon's hit" {
  setup = rifle, dice = { 8, 6 },
  given = "hand[0] = Dud in the Sand\nsoldier[0].xp = 0\nfront = 3\n" .. none .. location(2, "Phosphate Diggings")
    .. location(3, "Phosphate Diggings") .. hostile(0, "Type 89 Discharger", 3),
  acts = { "0 end turn", plays "Dud in the Sand" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 0" },
}

test "Rifles over Heads: Water costs nothing" {
  setup = rifle,
  given = "hand[0] = Rifles over Heads\nsoldier[0].xp = 0\nfront = 2\n" .. none .. location(2, "Lagoon Wade"),
  acts = { "0 move " .. gunny .. "/1, Lagoon Wade/3", plays "Rifles over Heads" },
  expect = { "soldier[0].place = 2" },
}

test "Word from the Villages: two less, and nobody is there" {
  setup = rifle,
  given = "hand[0] = Phosphate Diggings, Word from the Villages\nsoldier[0].xp = 1\nturn = 5\npoints = 30\n"
    .. "hostiles[0] = Arisaka Pair\n",
  acts = { "0 play location " .. gunny .. "/1, Phosphate Diggings", plays "Word from the Villages" },
  expect = { "hostiles[0] = Arisaka Pair", "front = 2" },
}

test "Atabrine Parade: everybody in the Location, and a card" {
  setup = rifle .. " + PFC Cardoza", given = "hand[0] = Atabrine Parade\nactions[0] = Knee High\n",
  acts = { plays "Atabrine Parade" },
  expect = { "soldier[0].counter[1] = 1", "soldier[1].counter[1] = 1", "hand[0] = Knee High" },
}

test "Billy on the Boil: three cards for Australians, and a Turn" {
  setup = team "Captain Merrick + Owen Gun",
  given = "hand[0] = Billy on the Boil\nsoldier[0].suppress = 2\nactions[0] = Knee High, Knee High, Knee High\n",
  acts = { "0 play Captain Merrick/1, Billy on the Boil" },
  expect = { "hand[0] = Knee High, Knee High, Knee High", "soldier[0].suppress = 0", "timer = 7" },
}

test "The Hand on His Mouth: a Raider needs no Action" {
  setup = team "Corporal Redfern + M1 Rifle",
  given = "hand[0] = The Hand on His Mouth, Knee High\nsoldier[0].xp = 0\n" .. hostile(0, "Arisaka Pair", 1),
  acts = { "0 play Corporal Redfern/1, The Hand on His Mouth", "0 choose hostile Arisaka Pair/1" },
  expect = { "hostile[0].ekia = 1", "soldier[0].actions = 2", "hand[0] =" },
}

test "Off the Beach: on a Beach it costs one card" {
  setup = rifle, given = "hand[0] = Off the Beach, Knee High\nsoldier[0].suppress = 1\n",
  acts = { plays "Off the Beach" }, expect = { "soldier[0].actions = 3", "soldier[0].suppress = 0", "hand[0] =" },
}

test "Down the Air Shaft: four dice in a Cave, and all are pinned" {
  setup = rifle, dice = { 7, 1, 1, 1, 6 },
  given = at "Phosphate Diggings" .. "hand[0] = Down the Air Shaft\nsoldier[0].xp = 0\n"
    .. hostile(0, "Rifle Section", 2) .. hostile(1, "Arisaka Pair", 2),
  acts = { plays "Down the Air Shaft", "0 choose hostile Rifle Section/1" },
  expect = { "hostile[0].ekia = 1", "hostile[1].suppress = 1" },
}

test "Sixties: two cards to call, three dice" {
  setup = rifle, dice = { 6, 1, 1, 6 },
  given = "hand[0] = Sixties, Knee High, Knee High\nsoldier[0].xp = 0\n" .. hostile(0, "Rifle Section", 1),
  acts = { plays "Sixties", "0 use support " .. gunny .. "/1, Sixties/1", "0 choose hostile Rifle Section/1" },
  expect = { "hand[0] =", "hostile[0].ekia = 1" },
}

test "Amphibian Tractor: Water costs two cards less" {
  setup = rifle,
  given = "hand[0] =\nfront = 2\nsupport[0].card = Amphibian Tractor\nsupport[0].player = 1\n" .. none
    .. location(2, "Lagoon Wade"),
  acts = { "0 move " .. gunny .. "/1, Lagoon Wade/3" }, expect = { "soldier[0].place = 2" },
}
-- SPDX-License-Identifier: CC-BY-4.0
