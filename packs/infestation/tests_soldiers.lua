-- Tests of Soldiers, Weapons, Equipment and Skills, in play.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local boss = "Foreman Adeyemi"
local rifle = team(boss .. " + R6 Rifle")
local shot = "0 attack " .. boss .. "/1, R6 Rifle/1, Semi, "

-- ---- Soldiers ------------------------------------------------------------------

test "Foreman Adeyemi: one more for Team Soldiers beside him" {
  setup = rifle .. " + Hauler Bright + R6 Carbine", dice = { 6, 6 }, given = "hand[0] =\n" .. hostile(0, "Courser Pair", 1),
  acts = { "0 attack Hauler Bright/2, R6 Carbine/2, Semi, Courser Pair/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Foreman Adeyemi: not for himself" {
  setup = rifle, dice = { 6, 1 }, given = "hand[0] =\n" .. hostile(0, "Courser Pair", 1),
  acts = { shot .. "Courser Pair/1" }, expect = { "hostile[0].suppress = 0" },
}

test "Quarryman Osei: of three Wounds he takes two" {
  setup = team "Quarryman Osei + Service Pistol", dice = { 10, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Smelter", 1), acts = { "0 end turn" },
  expect = { "soldier[0].wound[0] = 2" },
}

test "Chemist Valdis: a point, and one of them stops" {
  setup = team "Chemist Valdis + R6 Carbine", given = "hand[0] =\nsoldier[0].xp = 1\n" .. hostile(0, "Courser Pair", 1),
  acts = { "0 use own Chemist Valdis/1, Chemist Valdis/1", "0 choose hostile Courser Pair/1" },
  expect = { "hostile[0].suppress = 1", "soldier[0].xp = 0" },
}

test "Mechanic Abara: in his hands nothing runs dry so soon" {
  setup = team "Mechanic Abara + R6 Rifle", dice = { 2, 1 }, given = "hand[0] =\n" .. hostile(0, "Courser Pair", 1),
  acts = { "0 attack Mechanic Abara/1, R6 Rifle/1, Semi, Courser Pair/1" }, expect = { "item[0].flags = 4" },
}

-- ---- Weapons -------------------------------------------------------------------

test "Slug Shotgun: beside it the slug goes through" {
  setup = team "Surveyor Lindholm + Slug Shotgun", dice = { 6, 4, 1 }, given = "hand[0] =\n" .. hostile(0, "Courser Pair", 1),
  acts = { "0 attack Surveyor Lindholm/1, Slug Shotgun/1, Semi, Courser Pair/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Flash Grenade: what is kilnborn sees nothing for longer" {
  setup = rifle .. " + Flash Grenade", dice = { 1, 1 }, given = "hand[0] =\n" .. hostile(0, "Clinker Brood", 1),
  acts = { "0 attack " .. boss .. "/1, Flash Grenade/2, Explosion, Clinker Brood/1" },
  expect = { "hostile[0].suppress = 3" },
}

test "Breaching Charge: whoever sets it off lies down too" {
  setup = rifle .. " + Breaching Charge", dice = { 1, 1, 1, 1, 1 }, given = "hand[0] =\n" .. hostile(0, "Smelter", 1),
  acts = { "0 attack " .. boss .. "/1, Breaching Charge/2, Explosion, Smelter/1" },
  expect = { "soldier[0].suppress = 1" },
}

-- ---- Equipment -----------------------------------------------------------------

test "Dust Mask: the first Suppress of a Turn does not count" {
  setup = rifle .. " + Dust Mask", dice = { 10, 1 }, given = "hand[0] =\n" .. none .. hostile(0, "Rasp", 1),
  acts = { "0 end turn", "0 use " .. boss .. "/1, Dust Mask/2" }, expect = { "soldier[0].suppress = 0" },
}

test "Vinegar Sprayer: three less where there is glaze" {
  setup = rifle .. " + Vinegar Sprayer",
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Milk River"),
  acts = { "0 move " .. boss .. "/1, Milk River/3", "0 use " .. boss .. "/1, Vinegar Sprayer/2" },
  expect = { "soldier[0].place = 2", "item[1].count = 2" },
}

test "Plastic Plates: two Wounds less, and they are gone" {
  setup = rifle .. " + Plastic Plates", dice = { 10, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Rasp", 1),
  acts = { "0 end turn", "0 use " .. boss .. "/1, Plastic Plates/2" },
  expect = { "soldier[0].wound[0] = 0", "out[0] = Plastic Plates" },
}

test "Load Frame: four more" {
  setup = team "Chemist Valdis + Load Frame + R6 Rifle + Canister Launcher + Slug Shotgun", expect = { "soldier[0].place = 1" },
}

test "Trauma Bag: by the die one, two or three" {
  setup = team "Doctor Ferreira + R6 Carbine", dice = { 6 }, given = "hand[0] =\nsoldier[0].wound[0] = 3\n",
  acts = { "0 use Doctor Ferreira/1, Trauma Bag/1", "0 choose wound 1" }, expect = { "soldier[0].wound[0] = 129" },
}

-- ---- Skills --------------------------------------------------------------------

test "Careful Shot: two and one, for a point" {
  setup = rifle .. " + Careful Shot", dice = { 5, 1 }, given = "hand[0] =\nsoldier[0].xp = 1\n" .. hostile(0, "Courser Pair", 1),
  acts = { shot .. "Courser Pair/1", "0 use " .. boss .. "/1, Careful Shot/2" },
  expect = { "hostile[0].ekia = 1", "soldier[0].xp = 0" },
}

test "Finds the Seam: one more against a Shell, one against what knows no fear" {
  setup = rifle .. " + Finds the Seam", dice = { 8, 2 }, given = "hand[0] =\n" .. hostile(0, "Thresher", 1),
  acts = { shot .. "Thresher/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Eyes Behind: Hunters miss more" {
  setup = rifle .. " + Eyes Behind", dice = { 8, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Kiteback", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Crew Boss: breath for all, and a card" {
  setup = rifle .. " + Crew Boss + Chemist Valdis + R6 Carbine",
  given = "hand[0] =\nactions[0] = Again\nsoldier[0].xp = 0\nsoldier[1].suppress = 1\n",
  acts = { "0 use " .. boss .. "/1, Crew Boss/2", "0 decline" },
  expect = { "soldier[1].suppress = 0", "hand[0] = Again", "soldier[0].actions = 1" },
}

-- ---- Vehicles ------------------------------------------------------------------

test "Bulldozer 'Grandmother': Called In beside whoever wants it, with three Actions" {
  setup = rifle .. " + Bulldozer 'Grandmother'", given = "hand[0] =\n" .. none,
  acts = { "0 call vehicle Bulldozer 'Grandmother'/2, Before the Truck Leaves/1" },
  expect = { "soldier[1].place = 1", "soldier[1].actions = 3" },
}
-- SPDX-License-Identifier: CC-BY-4.0
