-- Tests of the Action deck, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team, none, at_place = given.hostile, given.location, given.team, given.none, given.at
local sergeant = "Staff Sergeant Oyelaran"
local armed = team(sergeant .. " + M4A1 Carbine")
local shot = "0 attack Staff Sergeant Oyelaran/1, M4A1 Carbine/1, Semi, "
local function plays(card) return "0 play Staff Sergeant Oyelaran/1, " .. card end

-- ---- an Attack -----------------------------------------------------------------

test "Slow Squeeze: two more" {
  setup = armed, dice = { 5, 3 },
  given = "hand[0] = Slow Squeeze\nsoldier[0].xp = 0\n" .. hostile(0, "Rifle Pair", 1),
  acts = { shot .. "Rifle Pair/1", plays "Slow Squeeze" },
  expect = { "hostile[0].ekia = 1" },
}

test "Call the Wind: another in the Location shoots better" {
  setup = team(sergeant .. " + M4A1 Carbine + PFC Tsosie"), dice = { 4, 3 },
  given = "hand[0] = Call the Wind\nsoldier[0].xp = 0\nfront = 2\n" .. location(2, "Dry Wash")
    .. hostile(0, "Rifle Pair", 2),
  acts = { "0 fight PFC Tsosie/2, Rifle Pair/1", plays "Call the Wind" },
  expect = { "hostile[0].ekia = 1" },
}

test "Long Burst: with a Machine Gun it pins, and has a die more" {
  setup = team "Specialist Trujillo + M249 SAW", dice = { 1, 1, 1, 1 },
  given = "hand[0] = Long Burst\nsoldier[0].xp = 0\n" .. hostile(0, "Clan Fighters", 1),
  acts = { "0 attack Specialist Trujillo/1, M249 SAW/2, Burst, Clan Fighters/1",
           "0 play Specialist Trujillo/1, Long Burst" },
  expect = { "hostile[0].suppress = 1" },
}

test "Through the Doorway: in a Town three more, one on the Cover, and a card" {
  setup = armed, dice = { 4, 2 },
  given = at_place "Mud-Brick Hamlet" .. "hand[0] = Through the Doorway\nsoldier[0].xp = 0\nactions[0] = Eat Dirt\n"
    .. hostile(0, "Rifle Pair", 2),
  acts = { shot .. "Rifle Pair/1", plays "Through the Doorway" },
  expect = { "hostile[0].ekia = 1", "hand[0] = Eat Dirt" },
}

test "Late Fuse: a Grenade has a die more and two on the Cover" {
  setup = team(sergeant .. " + M4A1 Carbine + M67 Grenade"), dice = { 7, 1, 1, 1, 1, 1 },
  given = "hand[0] = Late Fuse\nsoldier[0].xp = 0\n" .. hostile(0, "Rifle Pair", 1),
  acts = { "0 attack Staff Sergeant Oyelaran/1, M67 Grenade/2, Explosion, Rifle Pair/1", plays "Late Fuse" },
  expect = { "hostile[0].ekia = 1" },
}

test "Engine Block: a Vehicle's Cover is beaten" {
  setup = armed, dice = { 5, 1 },
  given = "hand[0] = Engine Block\nsoldier[0].xp = 0\n" .. hostile(0, "Gun Truck", 1),
  acts = { shot .. "Gun Truck/1", plays "Engine Block" },
  expect = { "hostile[0].ekia = 1" },
}

test "Knife Work, Covert: a card is paid, a thrown Bayonet has four more" {
  setup = team(sergeant .. " + M4A1 Carbine + M9 Bayonet"), dice = { 4, 1 },
  given = "hand[0] = Knife Work, Eat Dirt\nsoldier[0].xp = 0\n" .. hostile(0, "Rifle Pair", 1),
  acts = { "0 attack Staff Sergeant Oyelaran/1, M9 Bayonet/2, Thrown, Rifle Pair/1", plays "Knife Work" },
  expect = { "hostile[0].ekia = 1", "hand[0] =" },
}

test "Drop Fifty: the dice again, not the Cover die" {
  setup = armed, dice = { 1, 3, 8 },
  given = "hand[0] = Drop Fifty\nsoldier[0].xp = 0\n" .. hostile(0, "Rifle Pair", 1),
  acts = { shot .. "Rifle Pair/1", plays "Drop Fifty" },
  expect = { "hostile[0].ekia = 1" },
}

test "Black Tip: two more on the Cover die that lies" {
  setup = armed, dice = { 8, 1 },
  given = "hand[0] = Black Tip\nsoldier[0].xp = 0\n" .. hostile(0, "Rifle Pair", 1),
  acts = { shot .. "Rifle Pair/1", plays "Black Tip" },
  expect = { "hostile[0].ekia = 1" },
}

test "Four Eyes: the dice of another again, and a card" {
  setup = team(sergeant .. " + M4A1 Carbine + PFC Tsosie"), dice = { 1, 3, 9 },
  given = "hand[0] = Four Eyes\nactions[0] = Eat Dirt\nfront = 2\n" .. location(2, "Dry Wash")
    .. hostile(0, "Rifle Pair", 2),
  acts = { "0 fight PFC Tsosie/2, Rifle Pair/1", plays "Four Eyes" },
  expect = { "hostile[0].ekia = 1", "hand[0] = Eat Dirt" },
}

test "Keep Them There: two more at those who are down, and one more stays down" {
  setup = armed, dice = { 5, 2 },
  given = "hand[0] = Keep Them There\nsoldier[0].xp = 0\n" .. hostile(0, "Clan Fighters", 1, "suppress = 1"),
  acts = { shot .. "Clan Fighters/1", plays "Keep Them There", "0 kill active Clan Fighters/1" },
  expect = { "hostile[0].ekia = 1", "hostile[0].suppress = 2" },
}

-- ---- the Hostile Turn ----------------------------------------------------------

local boys = hostile(0, "RPG Gunner", 1)

test "Eat Dirt: two Wounds less and a counter" {
  setup = armed, dice = { 10, 6 },
  given = "hand[0] = Eat Dirt\nsoldier[0].xp = 0\n" .. none .. boys,
  acts = { "0 end turn", plays "Eat Dirt" },
  expect = { "soldier[0].wound[0] = 1", "soldier[0].suppress = 1" },
}

test "Good Brick: four off the Cover die in a Town" {
  setup = armed, dice = { 10, 5 },
  given = at_place "Mud-Brick Hamlet" .. "hand[0] = Good Brick\nsoldier[0].xp = 0\n" .. hostile(0, "RPG Gunner", 2),
  acts = { "0 end turn", plays "Good Brick" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "All Fingers: he is not pinned" {
  setup = armed, dice = { 1, 6 },
  given = "hand[0] = All Fingers\nsoldier[0].xp = 0\n" .. none .. boys,
  acts = { "0 end turn", plays "All Fingers" },
  expect = { "soldier[0].suppress = 0" },
}

test "All Fingers, in the Soldier Turn: three counters, and a card" {
  setup = armed, given = "hand[0] = All Fingers\nsoldier[0].xp = 0\nsoldier[0].suppress = 3\nactions[0] = Eat Dirt",
  acts = { plays "All Fingers", "0 choose soldier Staff Sergeant Oyelaran/1" },
  expect = { "soldier[0].suppress = 0", "hand[0] = Eat Dirt" },
}

test "Faster About It: whoever is Attacked Attacks before the dice fall" {
  setup = armed, dice = { 9, 6 },
  given = "hand[0] = Faster About It, Eat Dirt\nsoldier[0].xp = 0\n" .. none .. boys,
  acts = { "0 end turn", plays "Faster About It", shot .. "RPG Gunner/1" },
  expect = { "soldier[0].kills = 1", "soldier[0].wound[0] = 0", "hand[0] =" },
}

test "There Were Two: three off an Attack at another, who is pinned himself" {
  setup = team(sergeant .. " + M4A1 Carbine + Corporal Reyes"), dice = { 8, 2 },
  given = "hand[0] = There Were Two\nsoldier[0].xp = 0\n" .. none .. hostile(0, "Clan Fighters", 1, "target = 2"),
  acts = { "0 end turn", plays "There Were Two" },
  expect = { "soldier[1].wound[0] = 0", "hostile[0].suppress = 0" },
}

test "Pull Him In: two Wounds less for another, a counter for himself" {
  setup = team(sergeant .. " + M4A1 Carbine + Corporal Reyes"), dice = { 8, 6 },
  given = "hand[0] = Pull Him In\nsoldier[0].xp = 0\n" .. none .. hostile(0, "RPG Gunner", 1, "target = 2"),
  acts = { "0 end turn", plays "Pull Him In" },
  expect = { "soldier[1].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "The Plate Held: no Wound for a point of Experience, and a card" {
  setup = armed, dice = { 10, 6 },
  given = "hand[0] = The Plate Held\nsoldier[0].xp = 1\nactions[0] = Eat Dirt\n" .. none .. boys,
  acts = { "0 end turn", plays "The Plate Held" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].xp = 0" },
}

-- ---- Moves and Locations -------------------------------------------------------

test "Up and Set: three cards less" {
  setup = armed, given = "hand[0] = Up and Set\nsoldier[0].xp = 0\nfront = 2\n" .. location(2, "Scree Slope"),
  acts = { "0 move Staff Sergeant Oyelaran/1, Scree Slope/3", plays "Up and Set" },
  expect = { "soldier[0].place = 2", "hand[0] =" },
}

test "Over the Wall: a Fortified place costs nothing" {
  setup = armed, given = "hand[0] = Over the Wall\nsoldier[0].xp = 0\nfront = 2\n" .. location(2, "Old Fort")
    .. none .. hostile(0, "PKM Team", 2),
  acts = { "0 move Staff Sergeant Oyelaran/1, Old Fort/3", plays "Over the Wall" },
  expect = { "soldier[0].place = 2", "hand[0] =" },
}

test "Long Stride: on a Road two cards" {
  setup = armed,
  given = "hand[0] = Long Stride\nsoldier[0].xp = 0\nactions[0] = Eat Dirt, Eat Dirt\nfront = 2\n"
    .. location(2, "Dry Wash") .. none .. hostile(0, "PKM Team", 2),
  acts = { "0 move Staff Sergeant Oyelaran/1, Dry Wash/3", plays "Long Stride" },
  expect = { "soldier[0].place = 2", "hand[0] = Eat Dirt, Eat Dirt" },
}

test "Fold of Earth: where Hostiles are, for nothing, and an Action more" {
  setup = armed,
  given = "hand[0] = Fold of Earth, Eat Dirt\nsoldier[0].xp = 0\nfront = 2\n" .. location(2, "Scree Slope") .. none
    .. hostile(0, "PKM Team", 2),
  acts = { "0 move Staff Sergeant Oyelaran/1, Scree Slope/3", plays "Fold of Earth" },
  expect = { "soldier[0].place = 2", "soldier[0].actions = 2", "hand[0] =" },
}

test "Bird's Eye: one value less" {
  setup = armed,
  given = "hand[0] = Goat Path, Bird's Eye\nsoldier[0].xp = 0\nturn = 5\npoints = 20\nhostiles[0] = Rifle Pair\n",
  acts = { "0 play location Staff Sergeant Oyelaran/1, Goat Path", plays "Bird's Eye" },
  expect = { "hostiles[0] = Rifle Pair" },
}

test "Tip-Off: a card for a Location, and another can be played" {
  setup = armed, given = "hand[0] = Tip-Off, Eat Dirt\nlocations[0] = Dry Wash, Goat Path",
  acts = { plays "Tip-Off" }, expect = { "hand[0] = Goat Path", "allowed = 1" },
}

-- ---- the Soldier Turn ----------------------------------------------------------

test "Magazine Change: the Weapon is Reloaded" {
  setup = armed, given = "hand[0] = Magazine Change\nsoldier[0].xp = 0\nitem[0].flags = 1",
  acts = { plays "Magazine Change", "0 choose item M4A1 Carbine/1" },
  expect = { "item[0].flags = 0", "soldier[0].actions = 2" },
}

test "Chest Seal in the hands of a Medic takes two off" {
  setup = team "Visekorporal Dahle + MP7A1", given = "hand[0] = Chest Seal\nsoldier[0].wound[0] = 3",
  acts = { "0 play Visekorporal Dahle/1, Chest Seal", "0 choose wound 1" },
  expect = { "soldier[0].wound[0] = 129" },
}

test "Hand Signals: a Leader gives an Action for a card" {
  setup = team(sergeant .. " + M4A1 Carbine + Corporal Reyes"),
  given = "hand[0] = Hand Signals, Eat Dirt\nsoldier[1].suppress = 1",
  acts = { plays "Hand Signals", "0 choose soldier Corporal Reyes/2" },
  expect = { "soldier[1].actions = 4", "soldier[1].suppress = 0", "hand[0] =" },
}

test "Five Minutes: everybody there draws two, and a Turn is gone" {
  setup = armed, given = "hand[0] = Five Minutes\nsoldier[0].suppress = 2\nactions[0] = Eat Dirt, Eat Dirt, Eat Dirt",
  acts = { plays "Five Minutes" },
  expect = { "hand[0] = Eat Dirt, Eat Dirt", "soldier[0].suppress = 0", "timer = 8" },
}

test "Make Some Noise, Upgunned: three counters" {
  setup = armed, given = "hand[0] = Make Some Noise\nsoldier[0].xp = 1\n" .. hostile(0, "Clan Fighters", 1),
  acts = { plays "Make Some Noise", "0 upgun Make Some Noise", "0 choose hostile Clan Fighters/1" },
  expect = { "hostile[0].suppress = 3", "soldier[0].xp = 0" },
}

test "Drop the Ruck: three cards for one who holds few" {
  setup = armed, given = "hand[0] = Drop the Ruck\nsoldier[0].xp = 0\nactions[0] = Eat Dirt, Eat Dirt, Eat Dirt",
  acts = { plays "Drop the Ruck" },
  expect = { "hand[0] = Eat Dirt, Eat Dirt, Eat Dirt", "soldier[0].suppress = 0" },
}

test "Talk Them Out: one of value 1 goes home" {
  setup = armed,
  given = "hand[0] = Talk Them Out\nsoldier[0].xp = 1\nhostile_discards[0] =\n" .. hostile(0, "Rifle Pair", 1)
    .. hostile(1, "Clan Fighters", 1),
  acts = { plays "Talk Them Out", "0 choose hostile Rifle Pair/1" },
  expect = { "hostile_discards[0] = Rifle Pair", "soldier[0].xp = 0" },
}

test "Keep the Initiative: another Attack for a card" {
  setup = armed, dice = { 9, 6, 9, 6 },
  given = "hand[0] = Keep the Initiative, Eat Dirt\n" .. hostile(0, "Clan Fighters", 1),
  acts = { shot .. "Clan Fighters/1", plays "Keep the Initiative", shot .. "Clan Fighters/1" },
  expect = { "hostile[0].ekia = 2", "soldier[0].actions = 1", "hand[0] =" },
}

test "Keep the Initiative: not before the first Attack" {
  setup = armed, given = "hand[0] = Keep the Initiative, Eat Dirt\n" .. hostile(0, "Clan Fighters", 1),
  refuses = { plays "Keep the Initiative" },
}

test "Wall Charge: a Sapper needs no Action" {
  setup = team "Corporal Lindgren + M4A1 Carbine", dice = { 7, 1, 1, 1, 6 },
  given = "hand[0] = Wall Charge\nsoldier[0].xp = 0\n" .. hostile(0, "Clan Fighters", 1) .. hostile(1, "Rifle Pair", 1),
  acts = { "0 play Corporal Lindgren/1, Wall Charge", "0 choose hostile Clan Fighters/1" },
  expect = { "hostile[0].ekia = 1", "hostile[1].suppress = 1", "soldier[0].actions = 2" },
}

test "Silent Entry: alone, a Kill without dice" {
  setup = armed, given = "hand[0] = Silent Entry, Eat Dirt\nsoldier[0].xp = 0\n" .. hostile(0, "Rifle Pair", 1),
  acts = { plays "Silent Entry", "0 choose hostile Rifle Pair/1" },
  expect = { "hostile[0].ekia = 1", "hand[0] =", "soldier[0].actions = 2" },
}

-- ---- Support -------------------------------------------------------------------

test "Tubes on Call: two cards to call, once a Turn" {
  setup = armed, dice = { 6, 1, 1, 6 },
  given = "hand[0] = Tubes on Call, Eat Dirt, Eat Dirt\nsoldier[0].xp = 0\n" .. hostile(0, "Clan Fighters", 1)
    .. hostile(1, "Rifle Pair", 1),
  acts = { plays "Tubes on Call", "0 use support Staff Sergeant Oyelaran/1, Tubes on Call/1",
           "0 choose hostile Clan Fighters/1" },
  expect = { "hand[0] =", "hostile[0].ekia = 1" },
  refuses = { "0 use support Staff Sergeant Oyelaran/1, Tubes on Call/1" },
}

test "Heads Down: an 8 of the RPG is a 7 while the Tubes are there" {
  setup = armed, dice = { 8, 6 },
  given = "hand[0] =\nsoldier[0].xp = 2\nsupport[0].card = Tubes on Call\nsupport[0].player = 1\n" .. none .. boys,
  acts = { "0 end turn", "0 retain Tubes on Call/1" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1", "soldier[0].xp = 0" },
}

test "Down Wind: entrances cost a card less for all" {
  setup = armed, given = "hand[0] =\nfront = 2\nsupport[0].card = Down Wind\nsupport[0].player = 1\n"
    .. location(2, "Terraced Fields"),
  acts = { "0 move Staff Sergeant Oyelaran/1, Terraced Fields/3" },
  expect = { "soldier[0].place = 2" },
}

test "Feed From Above: Hostiles of one value less" {
  setup = armed,
  given = "hand[0] = Goat Path\nturn = 5\npoints = 20\nhostiles[0] = Rifle Pair\nsupport[0].card = Feed From Above\n"
    .. "support[0].player = 1\n",
  acts = { "0 play location Staff Sergeant Oyelaran/1, Goat Path" },
  expect = { "hostiles[0] = Rifle Pair" },
}
-- SPDX-License-Identifier: CC-BY-4.0
