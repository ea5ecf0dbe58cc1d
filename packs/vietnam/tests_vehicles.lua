-- Tests of Vehicles, in play: called in, used, gone.

local given = require "tests_given"
local hostile, location, team, at, none = given.hostile, given.location, given.team, given.at, given.none
local sarge = "Staff Sergeant Delacroix"
local function with(vehicle) return team(sarge .. " + M16A1 Rifle + " .. vehicle) end

test "PBR 'Low Tide': not where there is no Water" {
  setup = with "PBR 'Low Tide'", given = "hand[0] =\n",
  refuses = { "0 call vehicle PBR 'Low Tide'/2, Road Runner/1" },
}

test "PBR 'Low Tide': to a river, and it fights" {
  setup = with "PBR 'Low Tide'", dice = { 8, 1, 1, 6 },
  given = at "Brown River Bend" .. hostile(0, "Bicycle Transport", 2),
  acts = { "0 call vehicle PBR 'Low Tide'/2, Brown River Bend/3",
           "0 attack PBR 'Low Tide'/2, Twin Fifties/2, Auto, Bicycle Transport/1", "0 bank PBR 'Low Tide'/2" },
  expect = { "hostile[0].ekia = 1", "soldier[1].place = 2" },
}

test "PBR 'Low Tide': it does not leave the Water" {
  setup = with "PBR 'Low Tide'",
  given = "hand[0] =\nfront = 3\nsoldier[0].place = 2\n" .. none .. location(2, "Brown River Bend")
    .. location(3, "Bald Ridge"),
  acts = { "0 call vehicle PBR 'Low Tide'/2, Brown River Bend/3" },
  refuses = { "0 move PBR 'Low Tide'/2, Bald Ridge/4" },
}

test "Slick 'Gladys' brings her crew chief, who stays" {
  setup = with "Slick 'Gladys'", given = "hand[0] =\n" .. none,
  acts = { "0 call vehicle Slick 'Gladys'/2, Road Runner/1", "0 end turn", "0 end turn" },
  expect = { "soldier[1].fate = 4", "soldier[2].fate = 0", "soldier[2].place = 1" },
}

test "Gunship 'Hornet Weather': low over them its Cover is two less" {
  setup = with "Gunship 'Hornet Weather'", dice = { 10, 2 },
  given = "hand[0] =\nsoldier[1].fate = 0\nsoldier[1].place = 1\nsoldier[1].actions = 4\ncup[1] = 3\n" .. none
    .. hostile(0, "Village Militia", 1, "target = 2"),
  acts = { "0 end turn" },
  expect = { "soldier[1].fate = 1" },
}

test "Roadside Toolbox: what drives is fixed" {
  setup = with "Roadside Toolbox + Gun Truck 'Rent Money'",
  given = "hand[0] =\nsoldier[1].fate = 0\nsoldier[1].place = 1\nsoldier[1].wound[0] = 2\n" .. none,
  acts = { "0 use " .. sarge .. "/1, Roadside Toolbox/2", "0 choose wound 17" },
  expect = { "soldier[1].wound[0] = 0", "item[1].count = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
