-- Tests of the Action deck, in play: what a card says is done, and counted.

local given = require "tests_given"
local hostile, location, team = given.hostile, given.location, given.team
local ranger = "Staff Sergeant Boudreaux"
local shot = "0 attack Staff Sergeant Boudreaux/1, M1 Garand/1, Semi, "
local function plays(card) return "0 play Staff Sergeant Boudreaux/1, " .. card end

-- ---- an Attack -----------------------------------------------------------------

test "Aimed Shot: two more" {
  setup = team(ranger .. " + M1 Garand"), dice = { 5, 2 },
  given = "hand[0] = Aimed Shot\n" .. hostile(0, "Landser Pair", 1),
  acts = { shot .. "Landser Pair/1", plays "Aimed Shot", "0 decline" },
  expect = { "hostile[0].ekia = 1", "soldier[0].xp = 1" },
}

test "Aimed Shot, Upgunned: three more, and one on the Cover" {
  setup = team(ranger .. " + M1 Garand"), dice = { 4, 1 },
  given = "hand[0] = Aimed Shot\n" .. hostile(0, "Landser Pair", 1),
  acts = { shot .. "Landser Pair/1", plays "Aimed Shot", "0 upgun Aimed Shot" },
  expect = { "hostile[0].ekia = 1", "soldier[0].xp = 0" },
}

test "Elbows Down: against an Officer also at Range 0, and one on the Cover" {
  setup = team(ranger .. " + M1 Garand"), dice = { 4, 1 },
  given = "hand[0] = Elbows Down\nsoldier[0].xp = 0\n" .. hostile(0, "Leutnant", 1),
  acts = { shot .. "Leutnant/1", plays "Elbows Down" },
  expect = { "soldier[0].kills = 1" },
}

test "Walking Fire: the burst pins before it hits, and has a die more" {
  setup = team "Corporal Tillery + M1918A2 BAR", dice = { 1, 1, 1, 1 },
  given = "hand[0] = Walking Fire\nsoldier[0].xp = 0\n" .. hostile(0, "Roadblock Crew", 1),
  acts = { "0 attack Corporal Tillery/1, M1918A2 BAR/2, Burst, Roadblock Crew/1",
           "0 play Corporal Tillery/1, Walking Fire" },
  expect = { "hostile[0].suppress = 1" },
}

test "Cold Steel, Covert: a card is paid; thrown, it draws one" {
  setup = team(ranger .. " + M1 Garand + M3 Trench Knife"), dice = { 3, 1 },
  given = "hand[0] = Cold Steel, Fresh Clip\nsoldier[0].xp = 0\nactions[0] = Dead Run\n"
    .. hostile(0, "Landser Pair", 1),
  acts = { "0 attack Staff Sergeant Boudreaux/1, M3 Trench Knife/2, Thrown, Landser Pair/1", plays "Cold Steel" },
  expect = { "hostile[0].ekia = 1", "hand[0] = Dead Run" },
}

test "Correct and Fire: the dice again, not the Cover die" {
  setup = team(ranger .. " + M1 Garand"), dice = { 1, 2, 8 },
  given = "hand[0] = Correct and Fire\nsoldier[0].xp = 0\n" .. hostile(0, "Landser Pair", 1),
  acts = { shot .. "Landser Pair/1", plays "Correct and Fire" },
  expect = { "hostile[0].ekia = 1" },
}

test "Correct and Fire, Upgunned, is for any Soldier" {
  setup = team(ranger .. " + M1 Garand + PFC Whitlock"), dice = { 1, 1, 2, 8, 1 },
  given = "hand[0] = Correct and Fire\n" .. hostile(0, "Forgotten Sentry", 1),
  acts = { "0 fight PFC Whitlock/2, Forgotten Sentry/1", plays "Correct and Fire" },
  expect = { "soldier[1].kills = 1", "soldier[0].xp = 0" },
}

test "Fix and Finish: one for each counter on the Hostile" {
  setup = team(ranger .. " + M1 Garand"), dice = { 5, 1 },
  given = "hand[0] = Fix and Finish\nsoldier[0].xp = 0\n" .. hostile(0, "Grenadier Section", 1, "suppress = 2"),
  acts = { shot .. "Grenadier Section/1", plays "Fix and Finish", "0 kill active Grenadier Section/1" },
  expect = { "hostile[0].ekia = 1" },
}

-- ---- the Hostile Turn ----------------------------------------------------------

local two_pickets = hostile(0, "Volkssturm Picket", 1) .. hostile(1, "Volkssturm Picket", 1)

test "Flat on Your Face: two Wounds less and a counter" {
  setup = team(ranger .. " + M1 Garand"), dice = { 10, 6, 1, 1 },
  given = "hand[0] = Flat on Your Face\nsoldier[0].xp = 0\n" .. two_pickets,
  acts = { "0 end turn", plays "Flat on Your Face" },
  expect = { "soldier[0].wound[0] = 1", "soldier[0].suppress = 1" },
}

test "Slit Trench: three off the die for the Cover of one who has not moved" {
  setup = team(ranger .. " + M1 Garand"), dice = { 10, 5, 1, 1 },
  given = "hand[0] = Slit Trench\nsoldier[0].xp = 0\n" .. two_pickets,
  acts = { "0 end turn", plays "Slit Trench" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Steady Lads: he is not pinned" {
  setup = team(ranger .. " + M1 Garand"), dice = { 2, 6 },
  given = "hand[0] = Steady Lads\nsoldier[0].xp = 0\n" .. hostile(0, "Landser Pair", 1),
  acts = { "0 end turn", plays "Steady Lads" },
  expect = { "soldier[0].suppress = 0" },
}

test "Steady Lads, Upgunned, in the Soldier Turn: any Soldier" {
  setup = team(ranger .. " + M1 Garand + Corporal Gantt"),
  given = "hand[0] = Steady Lads\nsoldier[1].suppress = 2\n",
  acts = { plays "Steady Lads", "0 choose soldier Corporal Gantt/2" },
  expect = { "soldier[1].suppress = 0", "soldier[0].xp = 0" },
}

test "Shoot First: whoever is Attacked Attacks before the dice fall" {
  setup = team(ranger .. " + M1 Garand"), dice = { 9, 6 },
  given = "hand[0] = Shoot First, Dead Run\nsoldier[0].xp = 0\n" .. hostile(0, "Feldwebel", 1),
  acts = { "0 end turn", plays "Shoot First", shot .. "Feldwebel/1" },
  expect = { "soldier[0].kills = 1", "soldier[0].wound[0] = 0", "soldier[0].suppress = 0" },
}

test "They Waver: two less for each Kill, and they step back" {
  setup = team(ranger .. " + M1 Garand"), dice = { 10, 6 },
  given = "hand[0] = They Waver\nsoldier[0].xp = 0\n" .. hostile(0, "Landser Pair", 1, "ekia = 1"),
  acts = { "0 end turn", plays "They Waver" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1", "hostile[0].place = 2" },
}

test "Shove Him Down: he takes one Wound for all of another's" {
  setup = team(ranger .. " + M1 Garand + Corporal Gantt"), dice = { 10, 6 },
  given = "hand[0] = Shove Him Down\n" .. hostile(0, "Panzerschreck Team", 1) .. "hostile[0].target = 2",
  acts = { "0 end turn", plays "Shove Him Down" },
  expect = { "soldier[1].wound[0] = 0", "soldier[0].wound[0] = 1" },
}

test "Helmet on a Stick pins a sniper" {
  setup = team(ranger .. " + M1 Garand"), dice = {},
  given = "hand[0] = Helmet on a Stick\nsoldier[0].xp = 0\nfront = 3\nhostiles[0] =\nhostile_discards[0] =\n"
    .. location(2, "Forester's Track") .. location(3, "Forester's Track") .. hostile(0, "Tree Sniper", 3),
  acts = { "0 end turn", plays "Helmet on a Stick" },
  expect = { "hostile[0].suppress = 0", "soldier[0].wound[0] = 0", "soldier[0].suppress = 0" },
}

-- ---- Moves and Locations -------------------------------------------------------

test "By Bounds: two cards less, and a card" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] = By Bounds\nsoldier[0].xp = 0\nactions[0] = Aimed Shot\nfront = 2\n"
    .. location(2, "Dragon's Teeth"),
  acts = { "0 move Staff Sergeant Boudreaux/1, Dragon's Teeth/3", plays "By Bounds" },
  expect = { "soldier[0].place = 2", "hand[0] = Aimed Shot" },
}

test "Toggle Ropes: Water costs nothing" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] = Toggle Ropes\nsoldier[0].xp = 0\nfront = 2\n" .. location(2, "Flooded Polder"),
  acts = { "0 move Staff Sergeant Boudreaux/1, Flooded Polder/3", plays "Toggle Ropes" },
  expect = { "soldier[0].place = 2", "hand[0] =" },
}

test "Quiet Approach: two less Hostiles, and no Event of theirs" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] = Mined Meadow, Quiet Approach, Dead Run\nsoldier[0].xp = 0\nturn = 5\nhostiles[0] = Landser Pair\n",
  acts = { "0 play location Staff Sergeant Boudreaux/1, Mined Meadow", plays "Quiet Approach" },
  expect = { "hostiles[0] = Landser Pair" },
}

test "Bait: two more Hostiles for three cards" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] = Mined Meadow, Bait\nsoldier[0].xp = 0\nturn = 5\nactions[0] = Dead Run, Dead Run, Dead Run\n"
    .. "hostiles[0] = Forgotten Sentry, Landser Pair, Grenadier Section\n",
  acts = { "0 play location Staff Sergeant Boudreaux/1, Mined Meadow", plays "Bait" },
  expect = { "hand[0] = Dead Run, Dead Run, Dead Run", "soldier[0].xp = 1", "hostiles[0] = Forgotten Sentry" },
}

-- ---- the Soldier Turn ----------------------------------------------------------

test "Sulfa Powder in the hands of a Medic Heals" {
  setup = team "Technician Abelman + M1 Carbine", dice = { 6 },
  given = "hand[0] = Sulfa Powder\nsoldier[0].wound[0] = 3",
  acts = { "0 play Technician Abelman/1, Sulfa Powder", "0 choose wound 1" },
  expect = { "soldier[0].wound[0] = 129" },
}

test "Sulfa Powder, in other hands, takes one off" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] = Sulfa Powder\nsoldier[0].xp = 0\nsoldier[0].wound[0] = 3",
  acts = { plays "Sulfa Powder", "0 choose wound 1" },
  expect = { "soldier[0].wound[0] = 130" },
}

test "Follow Me: a Leader gives an Action for a card" {
  setup = team "Sergeant Kowalczyk + M1 Garand + Corporal Gantt",
  given = "hand[0] = Follow Me, Dead Run",
  acts = { "0 play Sergeant Kowalczyk/1, Follow Me", "0 choose soldier Corporal Gantt/2" },
  expect = { "soldier[1].actions = 4", "hand[0] =" },
}

test "Brew Up: the British draw three, and it takes a Turn" {
  setup = team "Sergeant McCrae + Sten Mk V",
  given = "hand[0] = Brew Up\nsoldier[0].suppress = 2\nactions[0] = Dead Run, Dead Run, Dead Run, Dead Run",
  acts = { "0 play Sergeant McCrae/1, Brew Up" },
  expect = { "hand[0] = Dead Run, Dead Run, Dead Run", "soldier[0].suppress = 0", "timer = 8" },
}

test "Brew Up: not with the enemy in the garden" {
  setup = team "Sergeant McCrae + Sten Mk V", given = "hand[0] = Brew Up\n" .. hostile(0, "Forgotten Sentry", 1),
  refuses = { "0 play Sergeant McCrae/1, Brew Up" },
}

test "Safe Conduct: one of value 1 goes, one of value 2 does not" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] = Safe Conduct\n" .. hostile(0, "Landser Pair", 1) .. hostile(1, "Feldwebel", 1),
  acts = { plays "Safe Conduct", "0 choose hostile Landser Pair/1" },
  expect = { "hostile_discards[0] = Landser Pair", "soldier[0].xp = 0" },
}

test "Sentry Removed: alone, a Kill without dice and without Experience" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] = Sentry Removed, Dead Run\nsoldier[0].xp = 0\n" .. hostile(0, "Landser Pair", 1),
  acts = { plays "Sentry Removed", "0 choose hostile Landser Pair/1" },
  expect = { "hostile[0].ekia = 1", "soldier[0].xp = 0", "hand[0] =" },
}

test "Rapid Fire: another Attack for one who has Attacked, and a counter" {
  setup = team(ranger .. " + M1 Garand"), dice = { 9, 6, 9, 6 },
  given = "hand[0] = Rapid Fire\n" .. hostile(0, "Grenadier Section", 1),
  acts = { shot .. "Grenadier Section/1", plays "Rapid Fire", shot .. "Grenadier Section/1" },
  expect = { "hostile[0].ekia = 2", "soldier[0].actions = 1", "soldier[0].suppress = 1" },
}

test "Mouse-Hole, in a Town: three dice on one Hostile, and all are pinned" {
  setup = team(ranger .. " + M1 Garand"), dice = { 7, 1, 1, 6 },
  given = "hand[0] = Mouse-Hole\nsoldier[0].xp = 0\nfront = 2\nsoldier[0].place = 2\n" .. location(2, "Church Square")
    .. hostile(0, "Grenadier Section", 2) .. hostile(1, "Landser Pair", 2),
  acts = { plays "Mouse-Hole", "0 choose hostile Grenadier Section/1" },
  expect = { "hostile[0].ekia = 1", "hostile[1].suppress = 1" },
}

test "Grit Your Teeth: two Actions for a Wound" {
  setup = team(ranger .. " + M1 Garand"), given = "hand[0] = Grit Your Teeth",
  acts = { plays "Grit Your Teeth" },
  expect = { "soldier[0].actions = 4", "soldier[0].wound[0] = 1" },
}

-- ---- Support -------------------------------------------------------------------

test "Company Mortars: two cards to call, once a Turn" {
  setup = team(ranger .. " + M1 Garand"), dice = { 6, 1, 1, 6 },
  given = "hand[0] = Company Mortars, Dead Run, Dead Run\nsoldier[0].xp = 0\n" .. hostile(0, "Grenadier Section", 1)
    .. hostile(1, "Forgotten Sentry", 1),
  acts = { plays "Company Mortars", "0 use support Staff Sergeant Boudreaux/1, Company Mortars/1",
           "0 choose hostile Grenadier Section/1" },
  expect = { "hand[0] =", "hostile[0].ekia = 1", "hostile[0].suppress = 2" },
  refuses = { "0 use support Staff Sergeant Boudreaux/1, Company Mortars/1" },
}

test "Shelling: a 10 of the Volkssturm is a 9 while the Mortars are there" {
  setup = team(ranger .. " + M1 Garand"), dice = { 10, 6, 10, 6 },
  given = "hand[0] =\nsoldier[0].xp = 2\nsupport[0].card = Company Mortars\nsupport[0].player = 1\n" .. two_pickets,
  acts = { "0 end turn", "0 retain Company Mortars/1" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 2", "soldier[0].xp = 0" },
}

test "Support that is let go is discarded" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] =\naction_discards[0] =\nsupport[0].card = White Phosphorus\nsupport[0].player = 1",
  acts = { "0 end turn", "0 let go White Phosphorus/1" },
  expect = { "action_discards[0] = White Phosphorus" },
}

test "Support stays if it is paid for" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] =\nsoldier[0].xp = 3\nsupport[0].card = White Phosphorus\nsupport[0].player = 1",
  acts = { "0 end turn", "0 retain White Phosphorus/1" },
  expect = { "soldier[0].xp = 2", "support[0].card = White Phosphorus" },
}

test "Radio Net: Support costs a card less, and a Soldier draws" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] = Company Mortars, Dead Run\nactions[0] = Aimed Shot\nsupport[0].card = Radio Net\n"
    .. "support[0].player = 1",
  acts = { plays "Company Mortars", "0 use support Staff Sergeant Boudreaux/1, Radio Net/1",
           "0 choose soldier Staff Sergeant Boudreaux/1" },
  expect = { "hand[0] = Aimed Shot", "support[1].card = Company Mortars" },
}

test "White Phosphorus: entrances cost a card less for all" {
  setup = team(ranger .. " + M1 Garand"),
  given = "hand[0] =\nfront = 2\nsupport[0].card = White Phosphorus\nsupport[0].player = 1\n"
    .. location(2, "Snowbound Ridge"),
  acts = { "0 move Staff Sergeant Boudreaux/1, Snowbound Ridge/3" },
  expect = { "soldier[0].place = 2" },
}
-- SPDX-License-Identifier: CC-BY-4.0
