-- Tests of Weapons that Jam, stand on legs, cost Experience, or have something fixed to them; of Team Soldiers.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local sarge = "Staff Sergeant Delacroix"
local function with(gear) return team(sarge .. " + " .. gear) end

test "XM16E1 Rifle: one die above the Reload number Jams it" {
  setup = with "XM16E1 Rifle", dice = { 3, 1 }, given = "hand[0] =\n" .. hostile(0, "Bicycle Transport", 1),
  acts = { "0 attack " .. sarge .. "/1, XM16E1 Rifle/1, Semi, Bicycle Transport/1" },
  refuses = { "0 attack " .. sarge .. "/1, XM16E1 Rifle/1, Semi, Bicycle Transport/1" },
}

test "Chromed Bolt and Oil: it does not" {
  setup = with "XM16E1 Rifle + Chromed Bolt and Oil", dice = { 3, 1 },
  given = "hand[0] =\n" .. hostile(0, "Bicycle Transport", 1),
  acts = { "0 attack " .. sarge .. "/1, XM16E1 Rifle/1, Semi, Bicycle Transport/1" },
  offers = { "0 attack " .. sarge .. "/1, XM16E1 Rifle/1, Semi, Bicycle Transport/1" },
}

test "M60 Machine Gun: on its legs one more" {
  setup = team "Specialist Hollis + M60 Machine Gun + Corporal Haldane", dice = { 6, 4, 6 },
  given = "hand[1] =\nfront = 2\n" .. none .. location(2, "Elephant Grass") .. hostile(0, "Village Militia", 2),
  acts = { "0 deploy bipod Specialist Hollis/1, M60 Machine Gun/2",
           "0 attack Specialist Hollis/1, M60 Machine Gun/2, Burst, Village Militia/1", "0 bank Specialist Hollis/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "M2 Heavy Machine Gun: without its tripod not at all" {
  setup = team "Specialist Okafor + M2 Heavy Machine Gun", given = "hand[0] =\n" .. hostile(0, "Bicycle Transport", 1),
  refuses = { "0 attack Specialist Okafor/1, M2 Heavy Machine Gun/2, Burst, Bicycle Transport/1" },
}

test "M14 Rifle: full automatic costs a point" {
  setup = with "M14 Rifle", given = "hand[0] =\nsoldier[0].xp = 0\n" .. hostile(0, "Bicycle Transport", 1),
  offers = { "0 attack " .. sarge .. "/1, M14 Rifle/1, Semi, Bicycle Transport/1" },
  refuses = { "0 attack " .. sarge .. "/1, M14 Rifle/1, Auto, Bicycle Transport/1" },
}

test "Three-Power Telescope: two more at a distance" {
  setup = with "M16A1 Rifle + Three-Power Telescope", dice = { 5, 6 },
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Elephant Grass") .. hostile(0, "Village Militia", 2),
  acts = { "0 attack " .. sarge .. "/1, M16A1 Rifle/1, Semi, Village Militia/1", "0 bank " .. sarge .. "/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "PFC Ruiz draws no cards and shoots all the same" {
  setup = with "M16A1 Rifle + PFC Ruiz + M16A1 Rifle", dice = { 6, 6 },
  given = "hand[0] =\n" .. hostile(0, "Village Militia", 1),
  acts = { "0 attack PFC Ruiz/2, M16A1 Rifle/3, Semi, Village Militia/1", "0 keep PFC Ruiz/2" },
  expect = { "hostile[0].ekia = 1", "soldier[1].bodies = 1" },
}

test "Coin from the Somme: for anybody, once" {
  setup = with "M16A1 Rifle + PFC Navarro + Coin from the Somme", dice = { 10, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Village Militia", 1, "target = 2"),
  acts = { "0 end turn", "0 use PFC Navarro/2, Coin from the Somme/2" },
  expect = { "soldier[1].wound[0] = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
