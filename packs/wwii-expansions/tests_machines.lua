-- Tests of Vehicles, what hunts them, and what is chosen with a Mission, in play.

local column = "mission Armoured Column, team Sherman 'Dixie Limited' + Sergeant Kowalczyk + Fitter"
local track = "mission Armoured Column, team Half-track 'Slow Freight' + Sergeant Kowalczyk"
local alone = "hand[1] =\nhostiles =\nhostile_discards =\naside_discards =\n"
local function hostile(slot, name, target)
  return ("hostile[%d].card = %s\nhostile[%d].live = 1\nhostile[%d].place = 1\nhostile[%d].target = %d\n"):format(
    slot, name, slot, slot, slot, target)
end

test "M3 75 mm Gun: one die, several Hits, once a Turn" {
  setup = column, dice = { 8, 3 }, given = alone .. "aside =\n" .. hostile(0, "Cooks and Clerks", 2),
  acts = { "0 attack Sherman 'Dixie Limited'/1, M3 75 mm Gun/1, Semi, Cooks and Clerks/1" },
  expect = { "hostile[0].ekia = 2", "item[0].shots = 1" },
}

test "Bow Machine Gun: each die counts" {
  setup = column, dice = { 8, 8, 2, 3 }, given = alone .. "aside =\n" .. hostile(0, "Cooks and Clerks", 2),
  acts = { "0 attack Sherman 'Dixie Limited'/1, Bow Machine Gun/2, Auto, Cooks and Clerks/1" },
  expect = { "hostile[0].ekia = 2" },
}

test "Rifles over the Side cost no Action" {
  setup = track, dice = { 1, 1, 1, 1 }, given = alone .. "aside =\n" .. hostile(0, "Cooks and Clerks", 2),
  acts = {
    "0 attack Half-track 'Slow Freight'/1, Rifles over the Side/2, Semi, Cooks and Clerks/1",
    "0 attack Half-track 'Slow Freight'/1, Rifles over the Side/2, Semi, Cooks and Clerks/1",
  },
  expect = { "soldier[0].actions = 2", "item[1].shots = 2" },
}

test "Thrown Track happens to the Vehicle that is heard" {
  setup = column, given = alone .. "aside = Thrown Track\n",
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 2", "soldier[1].suppress = 0" },
}

test "Radiator Boils is not for a loud one" {
  setup = column, given = alone .. "aside = Radiator Boils\n",
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0", "aside_discards = Radiator Boils" },
}

test "Fitter: a Vehicle's Wound is fixed" {
  setup = column, given = alone .. "aside =\nsoldier[0].wound[0] = 2\n",
  acts = { "0 use Sergeant Kowalczyk/2, Fitter/3", "0 choose wound 1" }, expect = { "soldier[0].wound[0] = 0" },
}

test "Bad Intelligence brings a Hostile more" {
  setup = column .. ", sitrep Bad Intelligence",
  given = "hand[1] = Beet Field\naside =\nhostiles = Landser Pair, Landser Pair, Landser Pair, Landser Pair, Landser Pair, Landser Pair\n",
  acts = { "0 play location Sergeant Kowalczyk/2, Beet Field" }, expect = { "played = 1" },
}
-- SPDX-License-Identifier: CC-BY-4.0
