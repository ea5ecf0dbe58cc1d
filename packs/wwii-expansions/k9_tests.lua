-- Tests of aircraft, dogs and Encounters, in play.

local spotters = "mission Rockets on Call, team Captain Ashworth + Forward Link Set + Typhoon Flight"
local smokers = "mission Look Up, team Sergeant Kowalczyk + Red Smoke and Panels + Thunderbolt Flight"

-- One step before an Objective that is active, all of the path laid.
local function near(place)
  return "location[2].card = Sunken Road\nlocation[3].card = Sunken Road\nlocation[4].card = Sunken Road\nfront = 4\n"
    .. "soldier[0].place = " .. place .. "\nhand[0] =\nsoldier[0].xp = 0\n"
end

local function active(place) return near(place) .. "location[1].flags = 0\nactive = 1\n" end

test "Forward Link Set: 8 gives two points" {
  setup = spotters, given = active(3), dice = { 8 },
  acts = { "0 guide Captain Ashworth/1, Forward Link Set/1, Typhoon Flight/1" },
  expect = { "beside[0].count = 2", "soldier[0].actions = 1" },
}

test "Forward Link Set: one less for who has moved, and one more for Experience" {
  setup = spotters, given = active(3) .. "soldier[0].flags = 4\nsoldier[0].xp = 1", dice = { 8 },
  acts = { "0 guide Captain Ashworth/1, Forward Link Set/1, Typhoon Flight/1", "0 add experience" },
  expect = { "beside[0].count = 2", "soldier[0].xp = 0" },
}

test "Tentacle Officer adds one" {
  setup = "mission Rockets on Call, team Captain Ashworth + Forward Link Set + Tentacle Officer + Typhoon Flight",
  given = active(3), dice = { 9 },
  acts = { "0 guide Captain Ashworth/1, Forward Link Set/1, Typhoon Flight/1" },
  expect = { "beside[0].count = 3" },
}

test "Red Smoke and Panels are seen in the open" {
  setup = smokers, given = active(5), dice = { 6 },
  acts = { "0 guide Sergeant Kowalczyk/1, Red Smoke and Panels/1, Thunderbolt Flight/1" },
  expect = { "beside[0].count = 2" },
}

test "Typhoon Flight: with six points a 5 is a Hit and an 8 two; the Casemate falls to three" {
  setup = spotters, given = active(3) .. "beside[0].by = 1\nbeside[0].count = 6", dice = { 5, 8, 1, 1 },
  acts = { "0 call in Captain Ashworth/1, Typhoon Flight/1" },
  expect = { "success = 1" },
}

test "Typhoon Flight endangers who stands in the next Location, and all Hostiles look up" {
  setup = spotters, dice = { 1, 1, 1, 1, 3 },
  given = active(4) .. "beside[0].by = 1\nhostile[1].card = Landser Pair\nhostile[1].place = 5\nhostile[1].target = 1",
  acts = { "0 call in Captain Ashworth/1, Typhoon Flight/1" },
  expect = { "soldier[0].fate = 1", "success = 0" },
}

test "Rockets on Call: every Hostile takes cover" {
  setup = spotters, dice = { 1, 1, 1, 1 },
  given = active(3) .. "beside[0].by = 1\nhostile[1].card = Landser Pair\nhostile[1].place = 5\nhostile[1].target = 1",
  acts = { "0 call in Captain Ashworth/1, Typhoon Flight/1" },
  expect = { "hostile[1].suppress = 1" },
}

test "Thunderbolt Flight: eight points make a 7 three Damage, and everybody learns from it" {
  setup = smokers, dice = { 7, 1, 1 },
  given = active(4) .. "beside[0].by = 1\nbeside[0].count = 8",
  acts = { "0 call in Sergeant Kowalczyk/1, Thunderbolt Flight/1" },
  expect = { "success = 1", "soldier[0].xp = 1" },
}

-- ---- dogs ---------------------------------------------------------------------

local dogs = "mission Dogs Before the Armour, team Lance Corporal Penrose + Brisk"

-- A Location ahead, with this Encounter in it.
local function met(encounter, more)
  return "location[2].card = Sunken Road\nlocation[2].flags = 2\nfront = 2\nhostiles =\nhand[0] =\nsoldier[0].xp = 0\n"
    .. "event[0].card = " .. encounter .. "\nevent[0].place = 2\nevent[0].flags = 4\n" .. (more or "")
end
local go = "0 move Lance Corporal Penrose/1, Sunken Road/3"

test "Dog Team: an Encounter waits in a new Location" {
  setup = dogs, given = "hand[0] = Sunken Road\naside = Farm Dog",
  acts = { "0 play location Lance Corporal Penrose/1, Sunken Road" },
  expect = { "event[0].card = Farm Dog", "event[0].flags = 4", "location[2].flags = 2", "aside =" },
}

test "Wire in the Dust: Discipline helps, and Penrose is relieved" {
  setup = dogs, given = met("Wire in the Dust", "soldier[0].suppress = 0"), dice = { 2, 7 },
  acts = { go, "0 face it Wire in the Dust/1", "0 use it Wire in the Dust" },
  expect = { "soldier[0].xp = 3", "soldier[1].counter[0] = 2", "aside_discards = Wire in the Dust" },
}

test "Wire in the Dust: the fresh roll fails too" {
  setup = dogs .. " + Lance Corporal Pugh",
  given = met("Wire in the Dust", "soldier[1].counter[0] = 0\nhand[2] ="), dice = { 5, 5 },
  acts = { go, "0 face it Wire in the Dust/1", "0 try again Wire in the Dust/1" },
  expect = { "soldier[0].fate = 1", "soldier[1].fate = 1", "soldier[2].fate = 0" },
}

test "Shoe Mines: the man may try what the dog has missed" {
  setup = dogs, given = met("Shoe Mines", "soldier[1].counter[0] = 0"), dice = { 4, 8 },
  acts = { go, "0 face it Shoe Mines/1", "0 try again Shoe Mines/1" },
  expect = { "soldier[0].xp = 1", "soldier[0].wound[0] = 0" },
}

test "Shoe Mines ignored, badly" {
  setup = dogs, given = met "Shoe Mines", dice = { 4 }, acts = { go, "0 ignore Shoe Mines/1" },
  expect = { "soldier[0].wound[0] = 1", "soldier[1].wound[0] = 0" },
}

test "Teller Mines on the Verge cost a Turn" {
  setup = dogs, given = met("Teller Mines on the Verge", "timer = 9"), dice = { 3 },
  acts = { go, "0 face it Teller Mines on the Verge/1", "0 decline" },
  expect = { "timer = 8", "soldier[0].suppress = 1" },
}

test "Booby-Trapped Gate cannot be ignored" {
  setup = dogs, given = met "Booby-Trapped Gate", dice = { 5, 5 }, acts = { go },
  expect = { "soldier[0].wound[0] = 2", "soldier[1].wound[0] = 2" },
}

test "Child by the Road knows the way" {
  setup = dogs, given = met("Child by the Road", "locations = Hedgerow Lane"), dice = { 7 },
  acts = { go, "0 face it Child by the Road/1", "0 decline" },
  expect = { "hand[0] = Hedgerow Lane" },
}

test "Frightened Refugees cost a Turn" {
  setup = dogs, given = met("Frightened Refugees", "timer = 9"), dice = { 5 },
  acts = { go, "0 face it Frightened Refugees/1" }, expect = { "timer = 8" },
}

test "Farm Dog bites the dog" {
  setup = dogs, given = met("Farm Dog", "soldier[1].counter[0] = 0"), dice = { 7 },
  acts = { go, "0 face it Farm Dog/1" }, expect = { "soldier[1].wound[0] = 1", "soldier[0].wound[0] = 0" },
}

test "Cellar Voices" {
  setup = dogs, given = met("Cellar Voices", "soldier[1].counter[0] = 0"), dice = { 6, 7 },
  acts = { go, "0 face it Cellar Voices/1" }, expect = { "soldier[0].xp = 2", "soldier[1].xp = 2" },
}

test "Pilot in the Barn" {
  setup = dogs, given = met("Pilot in the Barn", "soldier[1].counter[0] = 0\nactions = Aimed Shot, Aimed Shot, Aimed Shot"),
  dice = { 5, 7 }, acts = { go, "0 face it Pilot in the Barn/1" }, expect = { "hand[0] = Aimed Shot, Aimed Shot" },
}

test "Man Under the Beams" {
  setup = dogs, given = met "Man Under the Beams", dice = { 6, 6 },
  acts = { go, "0 try again Man Under the Beams/1" },
  expect = { "soldier[0].wound[0] = 1", "soldier[1].wound[0] = 1" },
}

test "Man on the Roof: Brisk has seen him" {
  setup = dogs, given = met("Man on the Roof", "soldier[1].counter[0] = 0"), dice = { 5 },
  acts = { go, "0 face it Man on the Roof/1" }, expect = { "soldier[0].xp = 1" },
}

test "Straw That Moves: for who has no dog it has moved already" {
  setup = dogs .. " + Lance Corporal Pugh", given = met("Straw That Moves", "hand[2] ="),
  acts = { "0 move Lance Corporal Pugh/3, Sunken Road/3" },
  expect = { "soldier[2].suppress = 2", "soldier[0].suppress = 0" },
}

test "Quiet Voice: an Experience Point for two" {
  setup = "mission Dogs Before the Armour, team Lance Corporal Penrose + Quiet Voice + Brisk",
  given = met("Straw That Moves", "soldier[0].xp = 1\nsoldier[1].counter[0] = 0\nactions = Aimed Shot"),
  dice = { 4, 5 }, acts = { go, "0 face it Straw That Moves/1", "0 decline", "0 use it Quiet Voice" },
  expect = { "soldier[0].xp = 2", "hand[0] = Aimed Shot" },
}

test "Duchess keeps heads down behind her" {
  setup = "mission Under the Rubble, team Technician Abelman + M1 Carbine + Corporal Yancey + Duchess", dice = { 9, 6 },
  given = "hand[0] =\nlocation[2].card = Sunken Road\nfront = 2\nhostiles =\n"
    .. "hostile[0].card = Landser Pair\nhostile[0].place = 2\nhostile[0].target = 2",
  acts = { "0 end turn" }, expect = { "soldier[1].wound[0] = 0" },
}

test "Fallen Hospital: the first who goes in finds what is there" {
  setup = "mission Under the Rubble, team Technician Abelman + Corporal Yancey + Duchess",
  given = near(4) .. "soldier[1].place = 4\nsoldier[2].place = 4\naside = Cellar Voices",
  acts = { "0 activate Technician Abelman/1" },
  expect = { "location[1].flags = 2", "event[0].card = Cellar Voices", "event[0].place = 5" },
}

test "Canvas Saddlebags: Brisk brings Ammo to who is beside him" {
  setup = "mission Dogs Before the Armour, team Lance Corporal Penrose + Sten Mk V + Brisk",
  given = "hand[0] =\nitem[0].count = 1",
  acts = { "0 use Brisk/2, Canvas Saddlebags/2", "0 choose soldier Lance Corporal Penrose/1" },
  expect = { "item[0].count = 2", "item[1].count = 1" },
}

test "Collar Flask: a mouthful, and on" {
  setup = "mission Under the Rubble, team Technician Abelman + Corporal Yancey + Duchess",
  given = "hand[0] =\nsoldier[0].suppress = 1",
  acts = { "0 use Duchess/3, Collar Flask/3", "0 choose soldier Technician Abelman/1" },
  expect = { "soldier[0].suppress = 0" },
}

test "Launching Ramp: no other Attack, and four points of Damage" {
  setup = "mission Rockets on Call, objective Launching Ramp, team Captain Ashworth + Forward Link Set + Typhoon Flight",
  given = active(3) .. "beside[0].by = 1\nbeside[0].count = 10", dice = { 7, 7, 1, 1 },
  acts = { "0 call in Captain Ashworth/1, Typhoon Flight/1" },
  expect = { "success = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
