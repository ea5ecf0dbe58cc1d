-- Tests of Locations, Missions and Objectives, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location = given.hostile, given.location
local function mission(name, objective)
  return "mission " .. name .. (objective and ", objective " .. objective or "")
    .. ", team Staff Sergeant Boudreaux + M1 Garand"
end
local ranger = mission("Dawn Raid", "Ridge Village")
local shot = "0 attack Staff Sergeant Boudreaux/1, M1 Garand/1, Semi, "
local opens = "0 play location Staff Sergeant Boudreaux/1, "
local none = "hostiles[0] =\nhostile_discards[0] =\n"
local function at(name) return "hand[0] =\nfront = 2\nsoldier[0].place = 2\n" .. none .. location(2, name) end

-- ---- Locations -------------------------------------------------------------------

test "Hedgerow Lane: a Cover more for those who are in it" {
  setup = ranger, dice = { 10, 3, 1, 1 },
  given = at "Hedgerow Lane" .. hostile(0, "Volkssturm Picket", 2) .. hostile(1, "Volkssturm Picket", 2),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Hedgerow Lane: worse shots to another Location" {
  setup = ranger, dice = { 7, 1 }, given = at "Hedgerow Lane" .. hostile(0, "Landser Pair", 1),
  acts = { shot .. "Landser Pair/1" }, expect = { "hostile[0].suppress = 0" },
}

test "Apple Orchard: everybody draws when it is played" {
  setup = ranger, given = "hand[0] = Apple Orchard\nactions[0] = Dead Run\n" .. none,
  acts = { opens .. "Apple Orchard" }, expect = { "hand[0] = Dead Run" },
}

test "Firebreak: another Location can be played" {
  setup = ranger, given = "hand[0] = Firebreak, Beet Field\n" .. none,
  acts = { opens .. "Firebreak" }, expect = { "allowed = 1" },
}

test "Mined Meadow wounds who enters it" {
  setup = ranger, given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Mined Meadow"),
  acts = { "0 move Staff Sergeant Boudreaux/1, Mined Meadow/3" }, expect = { "soldier[0].wound[0] = 1" },
}

test "Snowbound Ridge: a card of each who is there, as the Turn begins" {
  setup = ranger, given = at "Snowbound Ridge" .. "hand[0] = Dead Run\n",
  acts = { "0 end turn" }, expect = { "hand[0] =" },
}

test "Stone Bridge: an enemy there pins who comes" {
  setup = ranger, given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Stone Bridge") .. hostile(0, "Forgotten Sentry", 2),
  acts = { "0 move Staff Sergeant Boudreaux/1, Stone Bridge/3" }, expect = { "soldier[0].suppress = 1" },
}

test "Stone Bridge: a Turn is gained when it is played" {
  setup = ranger, given = "hand[0] = Stone Bridge\n" .. none, acts = { opens .. "Stone Bridge" },
  expect = { "timer = 10" },
}

test "Drainage Culvert: those who are found there are pinned" {
  setup = ranger,
  given = "hand[0] = Drainage Culvert\nturn = 5\nhostiles[0] = Landser Pair, Landser Pair\npoints = 60\n",
  acts = { opens .. "Drainage Culvert", }, expect = { "hostile[0].suppress = 1", "soldier[0].actions = 0" },
}

test "Brickworks, Obstructed: nobody shoots into it from outside" {
  setup = ranger, given = at "Brickworks" .. hostile(0, "Grenadier Section", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0", "soldier[0].wound[0] = 0", "hostile[0].place = 2" },
}

test "Walled Farm: Ammo and breath for all" {
  setup = ranger, given = "hand[0] = Walled Farm\nitem[0].count = 2\n" .. none,
  acts = { opens .. "Walled Farm" }, expect = { "item[0].count = 3" },
}

test "Wine Cellars: who is there rallies as the Turn begins" {
  setup = ranger, given = at "Wine Cellars" .. "soldier[0].suppress = 2\n",
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}

test "Dragon's Teeth: the first pays, for those behind him the wire is cut" {
  setup = ranger .. " + Corporal Gantt",
  given = "hand[0] =\nfront = 2\nsoldier[1].place = 2\n" .. none .. location(2, "Dragon's Teeth"),
  acts = { "0 move Staff Sergeant Boudreaux/1, Dragon's Teeth/3" }, expect = { "soldier[0].place = 2" },
}

test "Pillbox Row: two more Cover" {
  setup = ranger, dice = { 8, 2 }, given = at "Pillbox Row" .. hostile(0, "Forgotten Sentry", 2),
  acts = { shot .. "Forgotten Sentry/1" }, expect = { "hostile[0].suppress = 1" },
}

test "Pillbox Row: and one Experience Point more" {
  setup = ranger, dice = { 8, 4 }, given = at "Pillbox Row" .. "soldier[0].xp = 0\n" .. hostile(0, "Forgotten Sentry", 2),
  acts = { shot .. "Forgotten Sentry/1" }, expect = { "soldier[0].xp = 1" },
}

test "Chalk Quarry: a card for each who is there" {
  setup = ranger, given = at "Chalk Quarry" .. "actions[0] = Dead Run\n",
  acts = { "0 end turn" }, expect = { "hand[0] = Dead Run" },
}

-- ---- Missions --------------------------------------------------------------------

test "Dawn Raid: one value less in the first three Turns" {
  setup = ranger, given = "hand[0] = Mined Meadow\nhostiles[0] = Landser Pair\nevents[0] =\npoints = 20\n",
  acts = { opens .. "Mined Meadow" }, expect = { "hostiles[0] = Landser Pair" },
}

test "Before Breakfast: one value less in the first two Turns" {
  setup = mission "Before Breakfast", given = "hand[0] = Mined Meadow\nhostiles[0] = Landser Pair\nevents[0] =\npoints = 20\n",
  acts = { opens .. "Mined Meadow" }, expect = { "hostiles[0] = Landser Pair" },
}

test "Before Breakfast: and not in the third" {
  setup = mission "Before Breakfast",
  given = "hand[0] = Mined Meadow\nhostiles[0] = Landser Pair\nevents[0] =\npoints = 20\nturn = 3\n",
  acts = { opens .. "Mined Meadow" }, expect = { "hostile[1].card = Landser Pair" },
}

test "Through the Pocket: two Locations a Turn, and Ammo from the dead" {
  setup = mission("Through the Pocket"), dice = { 9, 6 },
  given = at "Firebreak" .. "hand[0] = Beet Field\nitem[0].count = 3\nplayed = 1\n" .. hostile(0, "Forgotten Sentry", 2),
  acts = { shot .. "Forgotten Sentry/1" }, expect = { "item[0].count = 4" }, offers = { opens .. "Beet Field" },
}

test "Crack the West Wall: Support for a card less" {
  setup = mission("Crack the West Wall"), given = "hand[0] = Hidden Rifle, Dead Run",
  acts = { "0 play Staff Sergeant Boudreaux/1, Hidden Rifle" },
  expect = { "hand[0] =", "support[0].card = Hidden Rifle" },
}

test "No Moon Tonight: nobody hits well at a distance" {
  setup = mission("No Moon Tonight", "Ridge Village"), dice = { 7, 1 },
  given = "hand[0] =\nfront = 2\n" .. location(2, "Apple Orchard") .. hostile(0, "Landser Pair", 2),
  acts = { shot .. "Landser Pair/1" }, expect = { "hostile[0].suppress = 0" },
}

test "Cut Off: alone he draws a card more, and rallies" {
  setup = mission("Cut Off"), given = "hand[0] =\nactions[0] = Dead Run\nsoldier[0].suppress = 1\n" .. none,
  acts = { "0 end turn" }, expect = { "hand[0] = Dead Run", "soldier[0].suppress = 0" },
}

-- ---- Objectives ------------------------------------------------------------------

local function before()
  return "hand[0] =\nsoldier[0].place = 3\nfront = 3\nturn = 5\n" .. none .. location(2, "Firebreak") .. location(3,
           "Firebreak")
end

test "Radar Site: reinforcements of value 2 come when it is Activated" {
  setup = mission("Dawn Raid"), given = before() .. "hostiles[0] = Feldwebel\n",
  acts = { "0 activate Staff Sergeant Boudreaux/1" }, expect = { "active = 1", "hostile[1].card = Feldwebel" },
}

-- To Activate an Objective is to play a Location: no card of ours lifts it.
for _, goal in ipairs { "Radar Site", "Petrol Store" } do
  test(goal .. ": to Activate it is the Location of the Turn") {
    setup = mission("Dawn Raid", goal), given = before(), acts = { "0 activate Staff Sergeant Boudreaux/1" },
    expect = { "active = 1", "played = 1" },
  }
  test(goal .. ": it is not Activated in a Turn in which a Location was played") {
    setup = mission("Dawn Raid", goal), given = before() .. "played = 1\n",
    refuses = { "0 activate Staff Sergeant Boudreaux/1" },
  }
end

test "Ammunition Train: all are pinned when it is Activated" {
  setup = mission("Dawn Raid", "Ammunition Train"), given = before(),
  acts = { "0 activate Staff Sergeant Boudreaux/1" }, expect = { "soldier[0].suppress = 1" },
}

test "River Line: a Turn and an Action each" {
  setup = mission("Dawn Raid", "River Line"), given = before(),
  acts = { "0 activate Staff Sergeant Boudreaux/1" }, expect = { "timer = 10", "soldier[0].actions = 3" },
}

test "Command Farm: more Experience for an Officer there" {
  setup = mission("Dawn Raid", "Command Farm"), dice = { 9, 6 },
  given = before() .. "active = 1\nlocation[1].flags = 0\nsoldier[0].place = 4\nsoldier[0].xp = 0\n"
    .. hostile(0, "Leutnant", 4) .. hostile(1, "Landser Pair", 1),
  acts = { shot .. "Leutnant/1" }, expect = { "soldier[0].xp = 6" },
}

test "Bunker Doors are guarded, and only an Explosion opens them" {
  setup = mission("Dawn Raid", "West Wall Bunkers") .. " + Mk 2 Grenade",
  given = before() .. "active = 1\nlocation[1].flags = 0\nsoldier[0].place = 4\n",
  offers = { "0 attack Staff Sergeant Boudreaux/1, Mk 2 Grenade/2, Explosion, Bunker Doors/1" },
  refuses = { shot .. "Bunker Doors/1" },
}

test "Bunker Doors: not while somebody guards them" {
  setup = mission("Dawn Raid", "West Wall Bunkers") .. " + Mk 2 Grenade",
  given = before() .. "active = 1\nlocation[1].flags = 0\nsoldier[0].place = 4\n" .. hostile(1, "Forgotten Sentry", 4),
  refuses = { "0 attack Staff Sergeant Boudreaux/1, Mk 2 Grenade/2, Explosion, Bunker Doors/1" },
}

test "Radar Mast: the fifth hit is the Mission" {
  setup = mission("Dawn Raid"), dice = { 9, 6 },
  given = before() .. "active = 1\nlocation[1].flags = 0\nsoldier[0].place = 4\nhostile[0].hits = 4\n",
  acts = { shot .. "Radar Mast/1" }, expect = { "success = 1" },
}

test "Gun Position: a card more for every Location but Woods" {
  setup = mission("Dawn Raid", "Gun Position"), given = "hand[0] =\nfront = 2\n" .. location(2, "Beet Field"),
  refuses = { "0 move Staff Sergeant Boudreaux/1, Beet Field/3" },
}

test "Gun Position: not for Woods" {
  setup = mission("Dawn Raid", "Gun Position"), given = "hand[0] =\nfront = 2\n" .. location(2, "Fir Plantation"),
  offers = { "0 move Staff Sergeant Boudreaux/1, Fir Plantation/3" },
}

test "December Road: who falls teaches the others" {
  setup = mission("December Road", "Ridge Village") .. " + Corporal Gantt", dice = { 10, 6 },
  given = "hand[0] =\nsoldier[0].xp = 0\nsoldier[1].wound[0] = 1\n" .. none
    .. hostile(0, "Landser Pair", 1, "target = 2"),
  acts = { "0 end turn" }, expect = { "soldier[0].xp = 2" },
}
-- SPDX-License-Identifier: CC-BY-4.0
