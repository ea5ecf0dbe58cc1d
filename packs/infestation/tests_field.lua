-- Tests of what burns, freezes, stands on legs, is fitted to Weapons, or is sent for in the field.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local boss = "Foreman Adeyemi"
local rifle = team(boss .. " + R6 Rifle")
local shot = "0 attack " .. boss .. "/1, R6 Rifle/1, Semi, "

-- ---- Bipods -----------------------------------------------------------------------

test "Belt Gun: on its legs one more" {
  setup = team "Quarryman Osei + Belt Gun", dice = { 6, 4, 6 }, given = "hand[0] =\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 deploy bipod Quarryman Osei/1, Belt Gun/1", "0 attack Quarryman Osei/1, Belt Gun/1, Burst, Stilt Herd/1" },
  expect = { "hostile[0].ekia = 1" },
}

test "Fourteen Rifle: not from the shoulder" {
  setup = team "Quarryman Osei + Fourteen Rifle",
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Filter Beds") .. hostile(0, "Stilt Herd", 2),
  refuses = { "0 attack Quarryman Osei/1, Fourteen Rifle/1, Bolt, Stilt Herd/1" },
}

-- ---- Attachments --------------------------------------------------------------------

test "Hard-Cap Rounds: one more on the cover die, with that Weapon" {
  setup = rifle .. " + Hard-Cap Rounds", dice = { 8, 2 }, given = "hand[0] =\n" .. hostile(0, "Quencher", 1),
  acts = { shot .. "Quencher/1" }, expect = { "hostile[0].ekia = 1" },
}

-- ---- Fire and Field Points ------------------------------------------------------------

test "Brush Burner: what burns is not gathered" {
  setup = team "Burner Kowalewska + Brush Burner", dice = { 6, 6, 4, 6 },
  given = "hand[0] =\nhostile[0].field = 2\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 attack Burner Kowalewska/1, Brush Burner/1, Spray, Stilt Herd/1" },
  expect = { "hostile[0].ekia = 2", "hostile[0].field = 0" },
}

test "Gleaner: two Field Points for whoever shoots it" {
  setup = rifle, dice = { 8, 6 }, given = "hand[0] =\n" .. hostile(0, "Gleaner", 1, "field = 2"),
  acts = { shot .. "Gleaner/1" }, expect = { "soldier[0].counter[0] = 2" },
}

-- ---- Cryo -----------------------------------------------------------------------------

test "Frost Lance: no Kill, but Slow" {
  setup = team "Chemist Valdis + Frost Lance", dice = { 6, 6, 6 }, given = "hand[0] =\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 attack Chemist Valdis/1, Frost Lance/1, Spray, Stilt Herd/1" },
  expect = { "hostile[0].ekia = 0", "hostile[0].slow = 2" },
}

test "Cold Grenade: both" {
  setup = rifle .. " + Cold Grenade", dice = { 6, 1, 6 }, given = "hand[0] =\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 attack " .. boss .. "/1, Cold Grenade/2, Explosion, Stilt Herd/1" },
  expect = { "hostile[0].ekia = 1", "hostile[0].slow = 1" },
}

test "Brittle: three and two against what is Slow" {
  setup = rifle, dice = { 3, 1 },
  given = "hand[0] = Brittle\nsoldier[0].xp = 0\n" .. hostile(0, "Stilt Herd", 1, "slow = 1"),
  acts = { shot .. "Stilt Herd/1", "0 play " .. boss .. "/1, Brittle" }, expect = { "hostile[0].ekia = 1" },
}

test "Liquid Air Flask: slow, for a cupful" {
  setup = rifle .. " + Liquid Air Flask", given = "hand[0] =\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 use " .. boss .. "/1, Liquid Air Flask/2", "0 choose hostile Stilt Herd/1" },
  expect = { "hostile[0].slow = 1", "item[1].count = 1" },
}

-- ---- two Weapons in one ------------------------------------------------------------------

test "Torch Rifle: the bottle has fuel of its own" {
  setup = team "Burner Kowalewska + Torch Rifle", dice = { 6, 6, 6 }, given = "hand[0] =\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 attack Burner Kowalewska/1, Torch Bottle/2, Burst, Stilt Herd/1" },
  expect = { "hostile[0].ekia = 2", "item[0].count = 5", "item[1].count = 4" },
}

test "R6 Rifle with Tube: one grenade less, the magazine is full" {
  setup = team "Burner Kowalewska + R6 Rifle with Tube", dice = { 8, 8, 1, 6 }, given = "hand[0] =\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 attack Burner Kowalewska/1, Under Tube/2, Explosion, Stilt Herd/1" },
  expect = { "hostile[0].ekia = 2", "item[0].count = 5", "item[1].count = 1" },
}

test "Nitrogen Bottle (Field): the flask is filled, and what is near is Slow" {
  setup = team "Chemist Valdis + Frost Rifle + Handset Radio", given = "hand[0] =\nitem[1].count = 1\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 resupply Chemist Valdis/1, Nitrogen Bottle (Field)", "0 use Chemist Valdis/1, Nitrogen Bottle (Field)/4" },
  expect = { "item[1].count = 4", "hostile[0].slow = 1" },
}

-- ---- radios, Field Gear, Field Skills ---------------------------------------------------------

test "Handset Radio: sent for, and here it is" {
  setup = rifle .. " + Handset Radio", given = "hand[0] =\nsoldier[0].counter[0] = 3\n",
  acts = { "0 resupply " .. boss .. "/1, Field Hospital Crate (Field)" },
  expect = { "soldier[0].counter[0] = 1", "item[2].card = Field Hospital Crate (Field)", "item[2].count = 3" },
}

test "Command Set: for a point less" {
  setup = rifle .. " + Command Set", given = "hand[0] =\nsoldier[0].counter[0] = 3\n",
  acts = { "0 resupply here " .. boss .. "/1, Boron Canister (Field)" }, expect = { "soldier[0].counter[0] = 0" },
}

test "no radio: nothing is sent" {
  setup = rifle, given = "hand[0] =\nsoldier[0].counter[0] = 9\n",
  refuses = { "0 resupply " .. boss .. "/1, Field Hospital Crate (Field)" },
}

test "Adrenal Push (Field): two points, an Action, of anybody's" {
  setup = rifle .. " + Adrenal Push (Field) + Chemist Valdis + R6 Carbine",
  given = "hand[0] =\nsoldier[1].counter[0] = 2\n",
  acts = { "0 use " .. boss .. "/1, Adrenal Push (Field)/2" },
  expect = { "soldier[0].actions = 3", "soldier[1].counter[0] = 0" },
}

test "Scent Mask (Field): four off its die" {
  setup = rifle .. " + Scent Mask (Field)", dice = { 10, 1 },
  given = "hand[0] =\nsoldier[0].counter[0] = 1\n" .. none .. hostile(0, "Rasp", 1),
  acts = { "0 end turn", "0 use " .. boss .. "/1, Scent Mask (Field)/2" },
  expect = { "soldier[0].suppress = 0", "soldier[0].counter[0] = 0" },
}

test "Gleaner's Hoard: a point and a card" {
  setup = rifle, given = "hand[0] = Gleaner's Hoard\nactions[0] = Again\nsoldier[0].xp = 0\n",
  acts = { "0 play " .. boss .. "/1, Gleaner's Hoard" }, expect = { "soldier[0].counter[0] = 1", "hand[0] = Again" },
}

-- ---- Team Soldiers ------------------------------------------------------------------------

test "Hauler Bright: Ammo for others, with her hands" {
  setup = rifle .. " + Hauler Bright + R6 Carbine", given = "hand[0] =\nitem[0].count = 2\n",
  acts = { "0 use own Hauler Bright/2, Hauler Bright/2", "0 choose soldier " .. boss .. "/1" },
  expect = { "item[0].count = 3" },
}

test "Frost Ibarra: one more with what freezes" {
  setup = rifle .. " + Frost Ibarra + Frost Lance", dice = { 4, 3, 6 }, given = "hand[0] =\n" .. hostile(0, "Stilt Herd", 1),
  acts = { "0 attack Frost Ibarra/2, Frost Lance/2, Spray, Stilt Herd/1" }, expect = { "hostile[0].slow = 1" },
}

test "Prism Sight: from one Weapon to another, for nothing" {
  setup = team(boss .. " + R6 Rifle + Prism Sight + R6 Carbine"), given = "hand[0] =\n",
  offers = { "0 attach " .. boss .. "/1, Prism Sight/2, R6 Carbine/3" },
}

test "Boron Canister (Field): one of each, and nobody learns from it" {
  setup = rifle .. " + Handset Radio",
  given = "hand[0] =\nsoldier[0].xp = 0\nsoldier[0].counter[0] = 4\n" .. hostile(0, "Stilt Herd", 1) .. hostile(1, "Quencher", 1),
  acts = { "0 resupply " .. boss .. "/1, Boron Canister (Field)", "0 use " .. boss .. "/1, Boron Canister (Field)/3" },
  expect = { "hostile[0].ekia = 1", "hostile[1].ekia = 1", "soldier[0].xp = 0" },
}

test "Ward Lamps (Field): what is beside them misses more" {
  setup = rifle .. " + Handset Radio", dice = { 10, 6 },
  given = "hand[0] =\nsoldier[0].counter[0] = 2\n" .. none .. hostile(0, "Rasp", 1),
  acts = { "0 resupply " .. boss .. "/1, Ward Lamps (Field)", "0 end turn" },
  expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Harvester's Eye (Field): three on the cover die, for a point" {
  setup = rifle .. " + Harvester's Eye (Field)", dice = { 8, 1 },
  given = "hand[0] =\nsoldier[0].counter[0] = 1\n" .. hostile(0, "Thresher", 1),
  acts = { shot .. "Thresher/1", "0 use " .. boss .. "/1, Harvester's Eye (Field)/2" },
  expect = { "hostile[0].ekia = 1", "soldier[0].counter[0] = 0" },
}

test "Shell Patch (Field): a Wound less, for a point" {
  setup = rifle .. " + Shell Patch (Field)", dice = { 10, 6 },
  given = "hand[0] =\nsoldier[0].counter[0] = 1\n" .. none .. hostile(0, "Rasp", 1),
  acts = { "0 end turn", "0 use " .. boss .. "/1, Shell Patch (Field)/2" }, expect = { "soldier[0].wound[0] = 0" },
}

test "Beacon Radio: a point more for a worthwhile one" {
  setup = rifle .. " + Beacon Radio", dice = { 8, 6 },
  given = "hand[0] =\n" .. hostile(0, "Kiln Guard", 1, "ekia = 1\nhostile[0].field = 2"),
  acts = { shot .. "Kiln Guard/1" }, expect = { "soldier[0].counter[0] = 3" },
}

test "Smelter: fire does not impress it" {
  setup = team "Burner Kowalewska + Brush Burner", dice = { 10, 10, 10, 4 }, given = "hand[0] =\n" .. hostile(0, "Smelter", 1),
  acts = { "0 attack Burner Kowalewska/1, Brush Burner/1, Spray, Smelter/1" }, expect = { "hostile[0].ekia = 0" },
}

-- ---- the report of the day, and what lies beside the Objective ------------------------------

test "Frost on the Ground: a Kiteback waits for its own Turn" {
  setup = "mission Before the Truck Leaves, sitrep Frost on the Ground, team " .. boss .. " + R6 Rifle", dice = { 3, 1 },
  given = "hand[0] =\nfront = 2\n" .. location(2, "Filter Beds") .. none .. hostile(0, "Kiteback", 2),
  acts = { shot .. "Kiteback/1" }, expect = { "hostile[0].place = 2" },
}

test "Depot on the Ridge: for a point less" {
  setup = "mission Before the Truck Leaves, sitrep Depot on the Ridge, team " .. boss .. " + R6 Rifle + Handset Radio",
  given = "hand[0] =\nsoldier[0].counter[0] = 1\n",
  acts = { "0 resupply " .. boss .. "/1, Field Hospital Crate (Field)" }, expect = { "soldier[0].counter[0] = 0" },
}
-- SPDX-License-Identifier: CC-BY-4.0
