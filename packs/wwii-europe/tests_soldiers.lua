-- Tests of Soldiers, Skills, Equipment and Weapons, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team = given.hostile, given.location, given.team

-- ---- Skills ------------------------------------------------------------------

test "Deliberate Shot: 6 and 1 are enough for a Rifle that has not moved" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Deliberate Shot", dice = { 6, 2 },
  given = "hand[0] =\n" .. hostile(0, "Landser Pair", 1),
  acts = { "0 attack Staff Sergeant Boudreaux/1, M1 Garand/1, Semi, Landser Pair/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Deliberate Shot: not for one who has moved" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Deliberate Shot", dice = { 6, 2 },
  given = "hand[0] =\nsoldier[0].flags = 4\n" .. hostile(0, "Landser Pair", 1),
  acts = { "0 attack Staff Sergeant Boudreaux/1, M1 Garand/1, Semi, Landser Pair/1" },
  expect = { "hostile[0].ekia = 0", "hostile[0].suppress = 1" },
}

test "Old Hand draws a card as his turn begins" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Old Hand",
  given = "hand[0] =\nactions[0] = Aimed Shot, Dead Run",
  acts = { "0 end turn" },
  expect = { "hand[0] = Dead Run", "actions[0] = Aimed Shot" },
}

test "Blooded: two Experience Points at the start, on top of what the Soldier has" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Blooded",
  expect = { "soldier[0].xp = 3" },
}

test "Cool Head draws if few cards are left, and Wounds do not take from his hand" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Cool Head",
  given = "hand[0] =\nsoldier[0].wound[0] = 2\n"
    .. "actions[0] = Dead Run, Dead Run, Dead Run, Dead Run, Dead Run, Dead Run, Dead Run, Aimed Shot",
  acts = { "0 end turn", "0 discard and draw Staff Sergeant Boudreaux/1", "0 draw Staff Sergeant Boudreaux/1" },
  expect = { "hand[0] = Aimed Shot, Dead Run, Dead Run, Dead Run, Dead Run, Dead Run, Dead Run",
           "actions[0] = Dead Run" },
}

test "Relentless: an Action more, unhurt and unpinned" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Relentless", given = "hand[0] =",
  acts = { "0 end turn" }, expect = { "soldier[0].actions = 3" },
}

test "Relentless: pinned he has what others have" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Relentless", given = "hand[0] =\nsoldier[0].suppress = 1",
  acts = { "0 end turn" }, expect = { "soldier[0].actions = 2" },
}

test "Crack Shot: for a card the dice of the Attack are rolled again" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Deliberate Shot + Crack Shot", dice = { 1, 2, 9 },
  given = "hand[0] = Dead Run\nsoldier[0].xp = 0\n" .. hostile(0, "Landser Pair", 1),
  acts = { "0 attack Staff Sergeant Boudreaux/1, M1 Garand/1, Semi, Landser Pair/1",
           "0 use Staff Sergeant Boudreaux/1, Crack Shot/3" },
  expect = { "hostile[0].ekia = 1", "hand[0] =" },
}

test "Quick Bolt: a second Bolt Attack costs no card" {
  setup = team "PFC Lindqvist + M1903A4 Springfield + Quick Bolt", dice = { 8, 2, 2, 1 },
  given = "hand[0] =\n" .. hostile(0, "Landser Pair", 1),
  acts = { "0 attack PFC Lindqvist/1, M1903A4 Springfield/1, Bolt, Landser Pair/1",
           "0 attack PFC Lindqvist/1, M1903A4 Springfield/1, Bolt, Landser Pair/1" },
  expect = { "hostile[0].ekia = 1", "soldier[0].attacks = 2" },
}

test "without Quick Bolt it does" {
  setup = team "PFC Lindqvist + M1903A4 Springfield", dice = { 8, 2 },
  given = "hand[0] =\n" .. hostile(0, "Landser Pair", 1),
  acts = { "0 attack PFC Lindqvist/1, M1903A4 Springfield/1, Bolt, Landser Pair/1" },
  refuses = { "0 attack PFC Lindqvist/1, M1903A4 Springfield/1, Bolt, Landser Pair/1" },
}

test "Hug the Ground: a Suppress counter in place of one Wound, once a Turn" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Hug the Ground", dice = { 10, 6, 10, 6 },
  given = "hand[0] =\n" .. hostile(0, "Volkssturm Picket", 1) .. hostile(1, "Volkssturm Picket", 1),
  acts = { "0 end turn", "0 use Staff Sergeant Boudreaux/1, Hug the Ground/2" },
  expect = { "soldier[0].wound[0] = 2", "soldier[0].wound[1] = 3", "soldier[0].suppress = 1" },
}

test "Hard to Kill: a Wound less for one who is badly hurt" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Hard to Kill", dice = { 10, 6, 10, 6 },
  given = "hand[0] =\nsoldier[0].wound[0] = 1\n" .. hostile(0, "Volkssturm Picket", 1)
    .. hostile(1, "Volkssturm Picket", 1),
  acts = { "0 end turn" },
  expect = { "soldier[0].wound[1] = 3", "soldier[0].wound[2] = 2" },
}

test "Low Profile: a 10 of Volkssturm next door is a 9" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Low Profile", dice = { 10, 1, 10, 6 },
  given = "hand[0] =\nfront = 2\n" .. location(2, "Forester's Track") .. "hostiles[0] =\nhostile_discards[0] =\n"
    .. hostile(0, "Volkssturm Picket", 2) .. hostile(1, "Volkssturm Picket", 2),
  acts = { "0 end turn" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Point Man: for a card, fewer Hostiles are drawn" {
  setup = team "PFC Lindqvist + M1 Carbine + Point Man",
  given = "hand[0] = Fir Plantation, Dead Run\nturn = 5\nhostiles[0] = Forgotten Sentry, Landser Pair\nevents[0] =\n"
    .. "hostile_discards[0] =",
  acts = { "0 play location PFC Lindqvist/1, Fir Plantation", "0 use PFC Lindqvist/1, Point Man/2" },
  expect = { "hostile[0].card = Landser Pair", "hostiles[0] = Forgotten Sentry" },
}

test "Rally on Me: an Action for everybody in the Location" {
  setup = team "Sergeant Kowalczyk + M1 Garand + Rally on Me + Corporal Gantt",
  given = "hand[0] =\nsoldier[0].xp = 0\nsoldier[1].suppress = 2",
  acts = { "0 use Sergeant Kowalczyk/1, Rally on Me/2" },
  expect = { "soldier[1].suppress = 1", "soldier[0].actions = 1" },
  refuses = { "0 use Sergeant Kowalczyk/1, Rally on Me/2" },
}

test "Rally on Me, Upgunned: three counters each" {
  setup = team "Sergeant Kowalczyk + M1 Garand + Rally on Me + Corporal Gantt",
  given = "hand[0] =\nsoldier[1].suppress = 3",
  acts = { "0 use Sergeant Kowalczyk/1, Rally on Me/2", "0 upgun Rally on Me" },
  expect = { "soldier[1].suppress = 0", "soldier[0].xp = 1" },
}

test "Pathfinder: whoever leaves with him pays one card less, and once a Mission the way is found" {
  setup = team "Sergeant Kowalczyk + M1 Garand + Pathfinder + Corporal Gantt",
  given = "hand[0] =\nfront = 2\nlocations[0] = Beet Field, Apple Orchard\n" .. location(2, "Fir Plantation"),
  acts = { "0 move Sergeant Kowalczyk/1, Fir Plantation/3", "0 use Sergeant Kowalczyk/1, Pathfinder/2" },
  expect = { "soldier[0].place = 2", "hand[0] = Apple Orchard", "allowed = 1" },
  refuses = { "0 use Sergeant Kowalczyk/1, Pathfinder/2" },
}

test "Stiff Upper Lip: two cards, and he is not pinned" {
  setup = team "Sergeant McCrae + Sten Mk V + Blooded + Stiff Upper Lip", dice = { 2, 6 },
  given = "hand[0] = Dead Run, Dead Run\nactions[0] =\naction_discards[0] =\n" .. hostile(0, "Landser Pair", 1),
  acts = { "0 end turn", "0 use Sergeant McCrae/1, Stiff Upper Lip/3" },
  expect = { "soldier[0].suppress = 0", "action_discards[0] = Dead Run, Dead Run" },
}

test "Sniper School brings the Skills that it gives" {
  setup = team "PFC Lindqvist + M1903A4 Springfield + Sniper School",
  expect = { "item[1].card = Sniper School", "item[2].card = Deliberate Shot", "item[3].card = Crack Shot",
             "item[4].card = Low Profile", "item[5].card = Quick Bolt" },
}

-- ---- Equipment -----------------------------------------------------------------

test "Aid Man's Bag: 9 Heals a Wound by 2" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Aid Man's Bag", dice = { 9 },
  given = "hand[0] =\nsoldier[0].wound[0] = 3",
  acts = { "0 use Staff Sergeant Boudreaux/1, Aid Man's Bag/2", "0 choose wound 1" },
  expect = { "soldier[0].wound[0] = 129", "item[1].count = 3" },
}

test "Benzedrine Tablets: a counter gone, an Action more, one use" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Benzedrine Tablets",
  given = "hand[0] =\nsoldier[0].suppress = 1",
  acts = { "0 use Staff Sergeant Boudreaux/1, Benzedrine Tablets/2" },
  expect = { "soldier[0].suppress = 0", "soldier[0].actions = 3" },
}

test "Cloth Bandolier reloads without an Action" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Cloth Bandolier",
  given = "hand[0] =\nitem[0].flags = 1",
  acts = { "0 use Staff Sergeant Boudreaux/1, Cloth Bandolier/2", "0 choose item M1 Garand/1" },
  expect = { "item[0].flags = 0", "item[0].count = 4", "item[1].count = 2", "soldier[0].actions = 2" },
}

test "Field Glasses: two for another in the Location, not for him who has them" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Field Glasses + PFC Whitlock", dice = { 5, 5, 6 },
  given = "hand[0] =\nfront = 2\n" .. location(2, "Beet Field") .. hostile(0, "Landser Pair", 2),
  acts = { "0 fight PFC Whitlock/2, Landser Pair/1", "0 use Staff Sergeant Boudreaux/1, Field Glasses/2" },
  expect = { "hostile[0].ekia = 1" },
}

test "Map Case: two cards for a Location" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Map Case",
  given = "hand[0] = Dead Run, Dead Run\nlocations[0] = Beet Field, Apple Orchard",
  acts = { "0 use Staff Sergeant Boudreaux/1, Map Case/2" },
  expect = { "hand[0] = Apple Orchard" },
}

test "Helmet Net: a Wound less, a Suppress counter, and the net is gone" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Helmet Net", dice = { 10, 6, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Volkssturm Picket", 1) .. hostile(1, "Volkssturm Picket", 1),
  acts = { "0 end turn", "0 use Staff Sergeant Boudreaux/1, Helmet Net/2" },
  expect = { "soldier[0].wound[0] = 2", "soldier[0].suppress = 1", "out[0] = Helmet Net" },
}

test "Smoke Grenade: four off the roll of a Hostile that is not in the Location" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + AN-M8 Smoke Grenade", dice = { 10, 6, 1, 1 },
  given = "hand[0] =\nfront = 2\nhostiles[0] =\nhostile_discards[0] =\n" .. location(2, "Forester's Track")
    .. hostile(0, "Volkssturm Picket", 2) .. hostile(1, "Volkssturm Picket", 2),
  acts = { "0 end turn", "0 use Staff Sergeant Boudreaux/1, AN-M8 Smoke Grenade/2" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Wire Cutters: two cards less for a Fortified place" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + Wire Cutters",
  given = "hand[0] =\nfront = 2\n" .. location(2, "Dragon's Teeth"),
  acts = { "0 move Staff Sergeant Boudreaux/1, Dragon's Teeth/3" },
  expect = { "soldier[0].place = 2" },
}

-- ---- Soldiers and Weapons --------------------------------------------------------

test "Staff Sergeant Boudreaux: once a Mission two counters less and an Action more" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand",
  given = "hand[0] =\nsoldier[0].suppress = 2",
  acts = { "0 use own Staff Sergeant Boudreaux/1, Staff Sergeant Boudreaux/1" },
  expect = { "soldier[0].suppress = 0", "soldier[0].actions = 3" },
  refuses = { "0 use own Staff Sergeant Boudreaux/1, Staff Sergeant Boudreaux/1" },
}

test "Captain Ashworth acts more often the more he has seen" {
  setup = team "Captain Ashworth + Sten Mk V", given = "hand[0] =\nsoldier[0].xp = 4",
  acts = { "0 end turn" }, expect = { "soldier[0].actions = 3" },
}

test "M15 White Phosphorus pins before the dice fall" {
  setup = team "Staff Sergeant Boudreaux + M1 Garand + M15 White Phosphorus", dice = { 1, 1, 1, 1 },
  given = "hand[0] =\n" .. hostile(0, "Roadblock Crew", 1),
  acts = { "0 attack Staff Sergeant Boudreaux/1, M15 White Phosphorus/2, Explosion, Roadblock Crew/1" },
  expect = { "hostile[0].suppress = 1", "out[0] = M15 White Phosphorus" },
}

test "M2 Flamethrower: Cover in Fortified places is two less" {
  setup = team "Staff Sergeant Boudreaux + M2 Flamethrower", dice = { 6, 1, 1, 1, 2 },
  given = "hand[0] =\nfront = 2\nsoldier[0].place = 2\n" .. location(2, "Brickworks")
    .. hostile(0, "Cellar Riflemen", 2),
  acts = { "0 attack Staff Sergeant Boudreaux/1, M2 Flamethrower/1, Spray, Cellar Riflemen/1" },
  expect = { "hostile[0].ekia = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
