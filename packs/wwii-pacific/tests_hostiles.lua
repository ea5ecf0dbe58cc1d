-- Tests of Hostiles and Events, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local gunny = "Gunnery Sergeant Prokop"
local rifle = team(gunny .. " + M1 Rifle")
local shot = "0 attack " .. gunny .. "/1, M1 Rifle/1, Semi, "
local opens = "0 play location " .. gunny .. "/1, "
local lanes = "front = 2\n" .. location(2, "Phosphate Diggings") .. none
local function event(name, place) return ("event[0].card = %s\nevent[0].place = %d\n"):format(name, place) end

-- ---- keywords ------------------------------------------------------------------

test "Concealed: more Cover from another Location" {
  setup = rifle, dice = { 8, 2 }, given = "hand[0] =\n" .. lanes .. hostile(0, "Lookout Platform", 2),
  acts = { shot .. "Lookout Platform/1" }, expect = { "hostile[0].suppress = 1" },
}

test "Concealed: not beside it" {
  setup = rifle, dice = { 8, 2 }, given = "hand[0] =\n" .. hostile(0, "Lookout Platform", 1),
  acts = { shot .. "Lookout Platform/1" }, expect = { "soldier[0].kills = 1" },
}

test "Bunker: a rifle does little" {
  setup = rifle, dice = { 8, 4 }, given = "hand[0] =\n" .. hostile(0, "Log Bunker", 1),
  acts = { shot .. "Log Bunker/1" }, expect = { "hostile[0].ekia = 0", "hostile[0].suppress = 1" },
}

test "Bunker: what bursts inside does more" {
  setup = rifle .. " + Mk II Frag", dice = { 7, 1, 1, 1, 2 }, given = "hand[0] =\n" .. hostile(0, "Log Bunker", 1),
  acts = { "0 attack " .. gunny .. "/1, Mk II Frag/2, Explosion, Log Bunker/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Screened: nobody shoots at the Chui while another stands before him" {
  setup = rifle, given = "hand[0] =\n" .. hostile(0, "Chui", 1) .. hostile(1, "Arisaka Pair", 1),
  offers = { shot .. "Arisaka Pair/2" }, refuses = { shot .. "Chui/1" },
}

test "Timer: the Signal Detachment costs a Turn more" {
  setup = rifle,
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Phosphate Diggings") .. location(3, "Phosphate Diggings")
    .. hostile(0, "Signal Detachment", 3),
  acts = { "0 end turn" }, expect = { "timer = 6" },
}

test "Hard Hitting: the Discharger finds him behind his Cover" {
  setup = rifle, dice = { 8, 2 },
  given = "hand[0] =\nfront = 3\n" .. none .. location(2, "Phosphate Diggings") .. location(3, "Phosphate Diggings")
    .. hostile(0, "Type 89 Discharger", 3),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}

-- ---- what Hostiles say -----------------------------------------------------------

test "Field Messenger fetches one of value 1 while he sees you" {
  setup = rifle, dice = { 1, 1 },
  given = "hand[0] =\nhostiles[0] = Arisaka Pair\n" .. hostile(0, "Field Messenger", 1),
  acts = { "0 end turn" }, expect = { "hostile[1].card = Arisaka Pair" },
}

test "Runway Engineers: one dead pins another" {
  setup = rifle, dice = { 9, 6 }, given = "hand[0] =\n" .. hostile(0, "Runway Engineers", 1),
  acts = { shot .. "Runway Engineers/1" }, expect = { "hostile[0].ekia = 1", "hostile[0].suppress = 1" },
}

test "Track Block: no Location is played" {
  setup = rifle, given = "hand[0] = Reef Edge\n" .. hostile(0, "Track Block", 1), refuses = { opens .. "Reef Edge" },
}

test "Pioneers: who enters is pinned, but not a Scout" {
  setup = team "Corporal Redfern + M1 Rifle",
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. lanes .. hostile(0, "Pioneers", 2),
  acts = { "0 move Corporal Redfern/1, Phosphate Diggings/3" }, expect = { "soldier[0].suppress = 0" },
}

test "Mine Layers wound who enters" {
  setup = rifle,
  given = "hand[0] = Knee High, Knee High, Knee High\nsoldier[0].xp = 0\n" .. lanes .. hostile(0, "Mine Layers", 2),
  acts = { "0 move " .. gunny .. "/1, Phosphate Diggings/3" }, expect = { "soldier[0].wound[0] = 1" },
}

test "Tunnel Runners are gone when the shot has fallen" {
  setup = rifle, dice = { 5, 1 }, given = "hand[0] =\n" .. lanes .. hostile(0, "Tunnel Runners", 1),
  acts = { shot .. "Tunnel Runners/1" }, expect = { "hostile[0].place = 2" },
}

test "Tunnel Runners stay where they are Suppressed" {
  setup = rifle, dice = { 8, 1 }, given = "hand[0] =\n" .. lanes .. hostile(0, "Tunnel Runners", 1),
  acts = { shot .. "Tunnel Runners/1" }, expect = { "hostile[0].suppress = 1", "hostile[0].place = 1" },
}

test "Landing Force Platoon: one more against who has moved" {
  setup = rifle, dice = { 5, 6 },
  given = "hand[0] =\nsoldier[0].flags = 4\n" .. none .. hostile(0, "Landing Force Platoon", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}

test "Taii brings one of value 3" {
  setup = rifle, dice = { 1, 1, 1, 1 },
  given = "hand[0] =\nhostiles[0] = Dusk Counter-attack\n" .. hostile(0, "Taii", 1),
  acts = { "0 end turn" }, expect = { "hostile[1].card = Dusk Counter-attack" },
}

test "Mass Assault is worth a point more" {
  setup = rifle, dice = { 8, 6 },
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. hostile(0, "Mass Assault", 1, "ekia = 4")
    .. hostile(1, "Armed Forager", 1),
  acts = { shot .. "Mass Assault/1" }, expect = { "soldier[0].xp = 6" },
}

-- ---- Events ----------------------------------------------------------------------

test "No Water Left: who does not resist the heat pays" {
  setup = team "Technician Hamasaki + Carbine M1", dice = { 3 },
  given = "hand[0] =\n" .. none .. event("No Water Left", 1),
  acts = { "0 end turn", "0 take a suppress Technician Hamasaki/1" }, expect = { "soldier[0].suppress = 1" },
}

test "Clouds of Mosquitoes: a counter against Malaria serves" {
  setup = team "Corporal Doolan + Lithgow Bren", dice = { 3 },
  given = "hand[0] =\n" .. none .. event("Clouds of Mosquitoes", 1),
  acts = { "0 end turn", "0 spend a counter Corporal Doolan/1, Hardy (Malaria)" },
  expect = { "soldier[0].suppress = 0", "soldier[0].counter[1] = 0" },
}

test "Bamboo Stakes: once" {
  setup = rifle, given = "hand[0] = Knee High\n" .. lanes .. event("Bamboo Stakes", 2),
  acts = { "0 move " .. gunny .. "/1, Phosphate Diggings/3" },
  expect = { "soldier[0].wound[0] = 1", "event_discards[0] = Bamboo Stakes" },
}

test "Mist on the Ridge: nobody is seen" {
  setup = rifle, given = "hand[0] =\n" .. hostile(0, "Arisaka Pair", 1) .. event("Mist on the Ridge", 1),
  refuses = { shot .. "Arisaka Pair/1" },
}

test "Voices in the Dark: a card of each" {
  setup = rifle, given = "hand[0] = Knee High\n" .. none .. event("Voices in the Dark", 1),
  acts = { "0 end turn" }, expect = { "hand[0] =" },
}

test "Registered Beach pins who stays" {
  setup = rifle, given = "hand[0] =\n" .. none .. event("Registered Beach", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
