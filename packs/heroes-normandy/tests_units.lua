-- Tests of what counters say of themselves, and of orders that serve the whole army.

local given = require "tests_given"

-- ---- heroes ------------------------------------------------------------------------------------

given.battle("Corporal Tenpenny: whoever he fires at takes a marker", {
  setup = given.armies("Gambler with Two Guns", "Stragglers Gathered"), all = 14, dice = { 1, 1 },
  counters = { { "Corporal Tenpenny", 7, "A10" }, { "Grenadier Squad", 8, "D10", seat = 1 } },
  acts = { "0 fire Corporal Tenpenny/1, Two Pistols, plain, Grenadier Squad/2" },
  expect = { "unit[1].suppressed = 1" },
})
given.battle("Private Pruett acts when he likes, and has one more from 6 spaces on", {
  setup = given.armies("Squirrel Hunter", "Stragglers Gathered"), all = 14, dice = { 3 },
  counters = { { "Private Pruett", 7, "A10" }, { "Grenadier Squad", 8, "G10", seat = 1 } },
  acts = {
    "0 act alone Private Pruett/1", "0 fire Private Pruett/1, Springfield with Scope, plain, Grenadier Squad/2",
  },
  expect = { "unit[1].flags = 1" },
})
given.battle("Sergeant Dobrowney: a marker less after his assault", {
  setup = given.armies("The Man from the Quarry", "Stragglers Gathered"), all = 14, dice = { 1, 1, 6, 1 },
  counters = {
    { "Sergeant Dobrowney", 7, "A10", more = { "suppressed = 2" } }, { "Grenadier Squad", 8, "B10", seat = 1 },
  },
  acts = { "0 assault Sergeant Dobrowney/1, 1, Grenadier Squad/2", "0 close in Sergeant Dobrowney/1, A10, B10" },
  expect = { "unit[0].suppressed = 1" },
})

-- ---- tiles ----------------------------------------------------------------------------------------------

given.battle("Cliff Assault Company: a card for each enemy that is eliminated", {
  setup = "scenario Trial Ground, army1 Cliff Assault Company + Trench Brawlers + Aid Man x2 + Quick Bound x2 + "
    .. "Beach Dump, army2 Coast Grenadier Platoon + Stragglers Gathered",
  given = "hand[0] =\ndeck[0] = Beach Dump, Aid Man, Aid Man, Quick Bound, Quick Bound\n", dice = { 6, 1, 1, 1 },
  counters = { { "Cliff Squad", 1, "A10" }, { "Grenadier Squad", 7, "B10", seat = 1 } },
  acts = { "0 assault Cliff Squad/1, 1, Grenadier Squad/2", "0 close in Cliff Squad/1, A10, B10" },
  expect = { "unit[1].live = 0", "deck[0] =", "hand[0] = Beach Dump, Quick Bound, Quick Bound, Aid Man, Aid Man" },
})

-- ---- a command post ----------------------------------------------------------------------------------

local post = "scenario Trial Ground, army1 Company Command Post + %s + Omaha Rifle Platoon, "
  .. "army2 Coast Grenadier Platoon"

given.battle("Use the Ground: one more where the ground gives some", {
  setup = post:format "Use the Ground", all = 15, seat = 1, dice = { 5 },
  counters = { { "Rifle Squad", 3, "E4" }, { "Grenadier Squad", 9, "A4", seat = 1 } },
  acts = { "1 fire Grenadier Squad/2, Kar 98 Rifles, plain, Rifle Squad/1" },
  expect = { "unit[0].flags = 0" },
})
given.battle("Use the Ground: nothing where it gives none", {
  setup = post:format "Use the Ground", all = 15, seat = 1, dice = { 4 },
  counters = { { "Rifle Squad", 3, "A10" }, { "Grenadier Squad", 9, "E10", seat = 1 } },
  acts = { "1 fire Grenadier Squad/2, Kar 98 Rifles, plain, Rifle Squad/1" },
  expect = { "unit[0].flags = 1" },
})
given.battle("Fill the Air with Lead: one more near the captain", {
  setup = post:format "Word from the Captain + Fill the Air with Lead", all = 15, dice = { 3 },
  counters = {
    { "Rifle Squad", 3, "A10" }, { "Grenadier Squad", 9, "E10", seat = 1 }, { "Company Captain", 1, "A12" },
  },
  acts = {
    "0 order Company Captain/3, Blue Order 2", "0 direct Company Captain/3, Fill the Air with Lead",
    "0 fire Rifle Squad/1, M1 Rifles, plain, Grenadier Squad/2",
  },
  expect = { "unit[1].flags = 1" },
})
-- SPDX-License-Identifier: CC-BY-4.0
