-- Tests of close combat's cards, in play: what a card says is done, and counted.

local function hostile(slot, name, space)
  return ("hostile[%d].card = %s\nhostile[%d].place = %d\nhostile[%d].target = 1\n"):format(slot, name, slot, space, slot)
end
local macbride = "mission Raid on the Ridge, team Sergeant Macbride + Smatchet"
local vance = "mission Raid on the Ridge, team Corporal Vance + M1905 Bayonet + Knuckle Knife"
local engages = "0 engage Corporal Vance/1, Ridge Riflemen/1"
local riflemen = hostile(0, "Ridge Riflemen", 1)
local function blow(with, mode) return "0 attack Corporal Vance/1, " .. with .. ", " .. mode .. ", Ridge Riflemen/1" end

-- ---- blows ---------------------------------------------------------------------

test "Bayonet, Combo: HtH 1 counts on both dice, and it pierces badly" {
  setup = vance, dice = { 6, 2, 5 }, given = "hand[0] =\n" .. riflemen,
  acts = { engages, blow("M1905 Bayonet/1", "Combo") },
  expect = { "hostile[0].ekia = 1", "soldier[0].actions = 0" },
}

test "Bare Hands stumble on a 2" {
  setup = vance, dice = { 2, 1 }, given = "hand[0] =\n" .. riflemen,
  acts = { engages, "0 strike Corporal Vance/1, Strong, Ridge Riflemen/1" },
  expect = { "hostile[0].suppress = 0", "soldier[0].suppress = 1" },
}

test "Smatchet: in the shadows two more on the die and on the Cover" {
  setup = macbride, dice = { 7, 2, 1 }, given = "hand[0] =\n" .. riflemen,
  acts = { "0 use own Sergeant Macbride/1, Sergeant Macbride/1", "0 engage Sergeant Macbride/1, Ridge Riflemen/1",
           "0 attack Sergeant Macbride/1, Smatchet/1, Strong, Ridge Riflemen/1" },
  expect = { "hostile[0].ekia = 1", "soldier[0].suppress = 1" },
}

test "Quick to Close: for nothing, where it takes 1" {
  setup = vance .. " + Quick to Close", given = "hand[0] =\n" .. riflemen, acts = { engages },
  expect = { "soldier[0].actions = 2" },
}

test "Watch Dog Team: an Action more to engage" {
  setup = vance, given = "hand[0] =\n" .. hostile(0, "Watch Dog Team", 1),
  acts = { "0 engage Corporal Vance/1, Watch Dog Team/1" }, expect = { "soldier[0].actions = 0" },
}

test "Wary Sentry: a 7 in the first Turns is one too few beside him" {
  setup = macbride, dice = { 7 }, given = "hand[0] =\n" .. hostile(0, "Wary Sentry", 1),
  acts = { "0 use own Sergeant Macbride/1, Sergeant Macbride/1" }, expect = { "soldier[0].flags = 0" },
}

test "Rush Him engages without an Action" {
  setup = vance, given = "hand[0] = Rush Him\n" .. riflemen,
  acts = { "0 play Corporal Vance/1, Rush Him", "0 choose hostile Ridge Riflemen/1" },
  expect = { "soldier[0].actions = 2" },
}

test "Into the Dark hides for Experience" {
  setup = vance, given = "hand[0] = Into the Dark\nsoldier[0].xp = 2\n",
  acts = { "0 play Corporal Vance/1, Into the Dark" }, expect = { "soldier[0].flags = 16", "soldier[0].xp = 0" },
}

test "Stormer Squad engages its target, and is better for it" {
  setup = vance, dice = { 8, 3 }, given = "hand[0] =\n" .. hostile(0, "Stormer Squad", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}

-- ---- Armor -----------------------------------------------------------------------

test "M12 Vest: the shoulder holds" {
  setup = vance .. " + M12 Vest", dice = { 9, 3, 5, 2 }, given = "hand[0] =\n" .. riflemen,
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}

test "Panzerbuechse 39 goes through it" {
  setup = vance .. " + M12 Vest", dice = { 8, 3, 5, 1 }, given = "hand[0] =\n" .. hostile(0, "Panzerbuechse 39", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 2" },
}

-- ---- Doors -------------------------------------------------------------------------

local sorrell = "mission Bunker by Bunker, objective Ridge Strongpoint, team Technician Sorrell + M1A1 Thompson + Satchel Charge x2 + Rake and Wrench"

test "Satchel Charge on the door of a Concrete Lookout" {
  setup = sorrell, dice = { 5, 9, 1, 1, 1 }, given = "hand[0] =\n" .. hostile(0, "Concrete Lookout", 1),
  acts = { "0 breach Technician Sorrell/1, Satchel Charge/3, Explosion, Concrete Lookout/1" },
  expect = { "hostile[0].flags = 8", "hostile[0].ekia = 0" },
}

test "Bunk Shelter: a lock for Rake and Wrench" {
  setup = sorrell, dice = { 6 }, given = "hand[0] =\n" .. hostile(0, "Bunk Shelter", 1),
  acts = { "0 pick Technician Sorrell/1, Bunk Shelter/1" }, expect = { "hostile[0].flags = 8" },
}

test "Steel Pillbox: its lock is a harder one" {
  setup = sorrell, dice = { 7 }, given = "hand[0] =\n" .. hostile(0, "Steel Pillbox", 1),
  acts = { "0 pick Technician Sorrell/1, Steel Pillbox/1" }, expect = { "hostile[0].flags = 0" },
}

test "Twin Casemate: with three of them at the inner door it is as strong as before" {
  setup = sorrell, dice = { 9, 6 }, given = "hand[0] =\n" .. hostile(0, "Twin Casemate", 1) .. "hostile[0].flags = 8\n",
  acts = { "0 attack Technician Sorrell/1, M1A1 Thompson/2, Semi, Twin Casemate/1" },
  expect = { "hostile[0].ekia = 0", "hostile[0].suppress = 1" },
}

test "Twin Casemate: with two it is not" {
  setup = sorrell, dice = { 9, 2 },
  given = "hand[0] =\n" .. hostile(0, "Twin Casemate", 1) .. "hostile[0].flags = 8\nhostile[0].ekia = 2\n",
  acts = { "0 attack Technician Sorrell/1, M1A1 Thompson/2, Semi, Twin Casemate/1" },
  expect = { "hostile[0].ekia = 3" },
}

for _, works in ipairs { "Armoured Cupola", "Flanking Casemate" } do
  test(works .. ": nobody fights concrete hand to hand") {
    setup = sorrell, given = "hand[0] =\nfront = 2\nsoldier[0].place = 2\nlocation[2].card = Terraced Vineyard\n"
      .. hostile(0, works, 2) .. hostile(1, "Stormer Squad", 2),
    offers = { "0 engage Technician Sorrell/1, Stormer Squad/2" }, refuses = { "0 engage Technician Sorrell/1, " .. works .. "/1" },
  }
end
-- SPDX-License-Identifier: CC-BY-4.0
