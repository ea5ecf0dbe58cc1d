-- Tests of Soldiers, Skills, Equipment and Weapons, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none, at_place = given.hostile, given.location, given.team, given.none, given.at
local sergeant = "Staff Sergeant Oyelaran + M4A1 Carbine"
local shot = "0 attack Staff Sergeant Oyelaran/1, M4A1 Carbine/1, Semi, "
local function uses(what) return "0 use Staff Sergeant Oyelaran/1, " .. what end
local wash = "front = 2\n" .. location(2, "Dry Wash") .. none

-- ---- Skills ------------------------------------------------------------------

test "Long Service draws a card as his turn begins" {
  setup = team(sergeant .. " + Long Service"), given = "hand[0] =\nactions[0] = Eat Dirt, Long Burst",
  acts = { "0 end turn" }, expect = { "hand[0] = Long Burst", "actions[0] = Eat Dirt" },
}

test "Second Tour: two Experience Points on top of what he has" {
  setup = team(sergeant .. " + Second Tour"), expect = { "soldier[0].xp = 4" },
}

test "All Day: an Action more, but not when he is pinned" {
  setup = team(sergeant .. " + All Day"), given = "hand[0] =", acts = { "0 end turn" },
  expect = { "soldier[0].actions = 3" },
}

test "After Action: little Experience grows faster" {
  setup = team(sergeant .. " + After Action"), dice = { 9, 6 },
  given = "hand[0] =\nsoldier[0].xp = 0\n" .. hostile(0, "Village Guard", 1),
  acts = { shot .. "Village Guard/1" }, expect = { "soldier[0].xp = 1" },
}

test "Controlled Pairs: a die more for a card" {
  setup = team(sergeant .. " + Controlled Pairs"), dice = { 1, 8, 3 },
  given = "hand[0] = Eat Dirt\nsoldier[0].xp = 0\n" .. hostile(0, "Rifle Pair", 1),
  acts = { shot .. "Rifle Pair/1", uses "Controlled Pairs/2" },
  expect = { "hostile[0].ekia = 1", "hand[0] =" },
}

test "Cold Bore: the first shot of a Turn has three more with Long Eye, the second one" {
  setup = team "Sergeant Birdwell + M110 Rifle + Long Eye + Cold Bore", dice = { 4, 1, 5, 1 },
  given = "hand[0] =\n" .. wash .. "location[2].card = Pistachio Grove\n" .. hostile(0, "Rifle Pair", 2),
  acts = { "0 attack Sergeant Birdwell/1, M110 Rifle/1, Semi, Rifle Pair/1",
           "0 attack Sergeant Birdwell/1, M110 Rifle/1, Semi, Rifle Pair/1" },
  expect = { "hostile[0].ekia = 1", "hostile[0].suppress = 0" },
}

test "Corner Work: one more at Range 0, and in a Town one on the Cover" {
  setup = team(sergeant .. " + Corner Work"), dice = { 6, 2 },
  given = at_place "Mud-Brick Hamlet" .. hostile(0, "Rifle Pair", 2),
  acts = { shot .. "Rifle Pair/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Talking Guns: whoever is shot at stays down" {
  setup = team "Specialist Trujillo + M249 SAW + Talking Guns", dice = { 1, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Clan Fighters", 1),
  acts = { "0 attack Specialist Trujillo/1, M249 SAW/2, Burst, Clan Fighters/1" },
  expect = { "hostile[0].suppress = 1" },
}

test "Small Target: one Cover more for one or two" {
  setup = team(sergeant .. " + Small Target"), dice = { 8, 2 },
  given = "hand[0] =\n" .. none .. hostile(0, "RPG Gunner", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Buddy Aid: an Action and a card take one off" {
  setup = team(sergeant .. " + Buddy Aid"), given = "hand[0] = Eat Dirt\nsoldier[0].wound[0] = 2",
  acts = { uses "Buddy Aid/2", "0 choose wound 1" },
  expect = { "soldier[0].wound[0] = 129", "soldier[0].actions = 1", "hand[0] =" },
}

test "Not Today: a card, and he is not pinned" {
  setup = team(sergeant .. " + Not Today"), dice = { 2, 6 },
  given = "hand[0] = Up and Set\nsoldier[0].xp = 0\nactions[0] =\naction_discards[0] =\n" .. none
    .. hostile(0, "RPG Gunner", 1),
  acts = { "0 end turn", uses "Not Today/2" },
  expect = { "soldier[0].suppress = 0", "action_discards[0] = Up and Set" },
}

test "Already Aiming: two cards for an Attack before the dice fall" {
  setup = team(sergeant .. " + Already Aiming"), dice = { 9, 6 },
  given = "hand[0] = Up and Set, Up and Set\nactions[0] =\n" .. none .. hostile(0, "RPG Gunner", 1),
  acts = { "0 end turn", uses "Already Aiming/2", shot .. "RPG Gunner/1" },
  expect = { "soldier[0].kills = 1", "soldier[0].wound[0] = 0" },
}

test "Track Reader: for a card, fewer Hostiles are drawn" {
  setup = team "Sergeant Birdwell + M110 Rifle + Track Reader",
  given = "hand[0] = Terraced Fields, Eat Dirt\nturn = 5\npoints = 20\nhostiles[0] = Village Guard, Rifle Pair\n"
    .. "events[0] =\nhostile_discards[0] =",
  acts = { "0 play location Sergeant Birdwell/1, Terraced Fields", "0 use Sergeant Birdwell/1, Track Reader/2" },
  expect = { "hostile[0].card = Rifle Pair", "hostiles[0] = Village Guard" },
}

test "Route Planner: once, two Locations and one more to play" {
  setup = team(sergeant .. " + Route Planner"), given = "hand[0] =\nlocations[0] = Dry Wash, Goat Path",
  acts = { uses "Route Planner/2" }, expect = { "hand[0] = Goat Path, Dry Wash", "allowed = 1" },
  refuses = { uses "Route Planner/2" },
}

test "On Your Feet: an Action for everybody in the Location, and a card" {
  setup = team(sergeant .. " + On Your Feet + Corporal Reyes"),
  given = "hand[0] =\nsoldier[0].xp = 0\nsoldier[1].suppress = 2\nactions[0] = Eat Dirt",
  acts = { uses "On Your Feet/2" },
  expect = { "soldier[1].suppress = 1", "soldier[0].actions = 1", "hand[0] = Eat Dirt" },
}

test "Quiet Patrol: Hostiles of one value less, while few are about" {
  setup = team "Korporal Brekke + HK417 Rifle + Quiet Patrol",
  given = "hand[0] = Goat Path\nturn = 5\npoints = 20\nhostiles[0] = Rifle Pair\n",
  acts = { "0 play location Korporal Brekke/1, Goat Path" }, expect = { "hostiles[0] = Rifle Pair" },
}

test "Overwatch Course brings the Skills that it gives" {
  setup = team "Sergeant Birdwell + M110 Rifle + Overwatch Course",
  expect = { "item[1].card = Overwatch Course", "item[2].card = Long Eye", "item[3].card = Cold Bore",
             "item[4].card = Bolt Drill", "item[5].card = Small Target" },
}

-- ---- Equipment -----------------------------------------------------------------

test "Plate Carrier: a Wound less, twice" {
  setup = team(sergeant .. " + Plate Carrier"), dice = { 8, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "RPG Gunner", 1),
  acts = { "0 end turn", uses "Plate Carrier/2" },
  expect = { "soldier[0].wound[0] = 1", "item[1].count = 1" },
}

test "Tourniquet: two off a Wound, once" {
  setup = team(sergeant .. " + Tourniquet"), given = "hand[0] =\nsoldier[0].wound[0] = 3",
  acts = { uses "Tourniquet/2", "0 choose wound 1" },
  expect = { "soldier[0].wound[0] = 129", "soldier[0].actions = 1" },
}

test "Caffeine Gum: two cards, a counter less, no Action" {
  setup = team(sergeant .. " + Caffeine Gum"),
  given = "hand[0] =\nsoldier[0].suppress = 1\nactions[0] = Eat Dirt, Eat Dirt",
  acts = { uses "Caffeine Gum/2" },
  expect = { "hand[0] = Eat Dirt, Eat Dirt", "soldier[0].suppress = 0", "soldier[0].actions = 2" },
}

test "Quadcopter: two values less, for a battery" {
  setup = team(sergeant .. " + Quadcopter"),
  given = "hand[0] = Terraced Fields\nturn = 5\npoints = 20\nhostiles[0] = Rifle Pair\n",
  acts = { "0 play location Staff Sergeant Oyelaran/1, Terraced Fields", uses "Quadcopter/2" },
  expect = { "hostiles[0] = Rifle Pair", "item[1].count = 1" },
}

test "Laser Rangefinder: two more at Range 2, also for him who has it" {
  setup = team(sergeant .. " + Laser Rangefinder"), dice = { 7, 3 },
  given = "hand[0] =\nfront = 3\n" .. location(2, "Pistachio Grove") .. location(3, "Dry Wash")
    .. hostile(0, "Rifle Pair", 3),
  acts = { shot .. "Rifle Pair/1", uses "Laser Rangefinder/2" }, expect = { "hostile[0].ekia = 1" },
}

test "M18 Smoke: three off the roll of a Hostile outside, and a card" {
  setup = team(sergeant .. " + M18 Smoke"), dice = { 10, 2 },
  given = "hand[0] =\nactions[0] = Eat Dirt\n" .. wash .. hostile(0, "RPG Gunner", 2),
  acts = { "0 end turn", uses "M18 Smoke/2" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1", "hand[0] = Eat Dirt" },
}

test "Frame Charge: a Fortified place for nothing, once" {
  setup = team(sergeant .. " + Frame Charge"), given = "hand[0] =\nfront = 2\n" .. location(2, "Old Fort") .. none
    .. hostile(0, "PKM Team", 2),
  acts = { "0 move Staff Sergeant Oyelaran/1, Old Fort/3", uses "Frame Charge/2" },
  expect = { "soldier[0].place = 2", "item[1].flags = 20" },
}

test "Phrase Cards: a weak Hostile goes home, and that teaches" {
  setup = team(sergeant .. " + Phrase Cards"), given = "hand[0] =\nsoldier[0].xp = 0\nhostile_discards[0] =\n"
    .. hostile(0, "Rifle Pair", 1),
  acts = { uses "Phrase Cards/2", "0 choose hostile Rifle Pair/1" },
  expect = { "hostile_discards[0] = Rifle Pair", "soldier[0].xp = 1" },
}

-- ---- Soldiers and Weapons --------------------------------------------------------

test "Captain Ibarra gives an Action and a card for a point of Experience, once a Turn" {
  setup = team "Captain Ibarra + M4A1 Carbine + Corporal Reyes", given = "hand[0] =\nsoldier[0].xp = 2",
  acts = { "0 use own Captain Ibarra/1, Captain Ibarra/1", "0 choose soldier Corporal Reyes/2" },
  expect = { "soldier[1].actions = 4", "soldier[0].xp = 1" },
  refuses = { "0 use own Captain Ibarra/1, Captain Ibarra/1" },
}

test "Fenrik Solheim: hurt, an Action more" {
  setup = team "Fenrik Solheim + MP7A1", given = "hand[0] =\nsoldier[0].wound[0] = 1",
  acts = { "0 end turn" }, expect = { "soldier[0].actions = 3" },
}

test "Sergeant Birdwell draws where nobody waits for him" {
  setup = team "Sergeant Birdwell + M110 Rifle", given = "hand[0] =\nactions[0] = Eat Dirt\n" .. wash,
  acts = { "0 move Sergeant Birdwell/1, Dry Wash/3" }, expect = { "hand[0] = Eat Dirt" },
}

test "Korporal Brekke learns from a Chief" {
  setup = team "Korporal Brekke + HK417 Rifle", dice = { 9, 6 },
  given = "hand[0] =\nsoldier[0].xp = 0\nactions[0] = Eat Dirt, Eat Dirt\n" .. hostile(0, "Clan Chief", 1),
  acts = { "0 attack Korporal Brekke/1, HK417 Rifle/1, Semi, Clan Chief/1" },
  expect = { "hand[0] = Eat Dirt, Eat Dirt", "soldier[0].xp = 5" },
}

test "Korporal Brekke: not from others" {
  setup = team "Korporal Brekke + HK417 Rifle", dice = { 9, 6 },
  given = "hand[0] =\nsoldier[0].xp = 0\nactions[0] = Eat Dirt, Eat Dirt\n" .. hostile(0, "RPG Gunner", 1),
  acts = { "0 attack Korporal Brekke/1, HK417 Rifle/1, Semi, RPG Gunner/1" },
  expect = { "hand[0] =", "soldier[0].xp = 2" },
}

test "Visekorporal Dahle: a Wound less for another, for a card" {
  setup = team "Visekorporal Dahle + MP7A1 + Jeger Myhre", dice = { 8, 6 },
  given = "hand[0] = Up and Set\nactions[0] =\n" .. none .. hostile(0, "RPG Gunner", 1, "target = 2"),
  acts = { "0 end turn", "0 use own Visekorporal Dahle/1, Visekorporal Dahle/1" },
  expect = { "soldier[1].wound[0] = 1", "hand[0] =" },
}

test "Private Sandoval reloads for others" {
  setup = team(sergeant .. " + Private Sandoval"), given = "hand[0] =\nitem[0].flags = 1\nsoldier[0].suppress = 1",
  acts = { "0 use own Private Sandoval/2, Private Sandoval/2", "0 choose item M4A1 Carbine/1" },
  expect = { "item[0].flags = 0", "soldier[0].suppress = 0" },
}

test "M84 Stun Grenade: two counters before the dice fall" {
  setup = team(sergeant .. " + M84 Stun Grenade"), dice = { 1, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Clan Fighters", 1),
  acts = { "0 attack Staff Sergeant Oyelaran/1, M84 Stun Grenade/2, Explosion, Clan Fighters/1" },
  expect = { "hostile[0].suppress = 2", "out[0] = M84 Stun Grenade" },
}

test "M1014 Shotgun: two dice, and in a Town one on the Cover" {
  setup = team "Corporal Lindgren + M1014 Shotgun", dice = { 1, 6, 2 },
  given = at_place "Mud-Brick Hamlet" .. hostile(0, "Rifle Pair", 2),
  acts = { "0 attack Corporal Lindgren/1, M1014 Shotgun/1, Semi, Rifle Pair/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "HK417 Rifle pins at Range 2, hit or not" {
  setup = team "Korporal Brekke + HK417 Rifle", dice = { 1, 1 },
  given = "hand[0] =\nfront = 3\n" .. location(2, "Pistachio Grove") .. location(3, "Dry Wash")
    .. hostile(0, "Rifle Pair", 3),
  acts = { "0 attack Korporal Brekke/1, HK417 Rifle/1, Semi, Rifle Pair/1" },
  expect = { "hostile[0].suppress = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
