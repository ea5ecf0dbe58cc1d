-- Tests of the types of Missions and of what they bring, in play.

local who = "Staff Sergeant Boudreaux"
local function at(mission, more) return "mission " .. mission .. (more or "") .. ", team " .. who .. " + M1 Garand" end
local function hostile(slot, name, place)
  local line = ("hostile[%d]."):format(slot)
  return line .. "card = " .. name .. "\n" .. line .. "place = " .. place .. "\n" .. line .. "target = 1\n"
end
local function location(slot, name) return ("location[%d].card = %s\n"):format(slot, name) end
local none = "hand[0] =\nhostiles[0] =\nhostile_discards[0] =\n"
local marsh = none .. "front = 4\n" .. location(2, "Beet Field") .. location(3, "Beet Field") .. location(4, "Beet Field")

-- ---- Escape, Raid ----------------------------------------------------------------

test "Escape: when all are back it is won" {
  setup = at "Out Through the Marsh", given = marsh .. "soldier[0].place = 2\n",
  acts = { "0 move " .. who .. "/1, Out Through the Marsh/1" }, expect = { "success = 1" },
}
test "Escape: nobody leaves of his own will" {
  setup = at "Out Through the Marsh", given = marsh .. "soldier[0].wound[0] = 5\n",
  refuses = { "0 withdraw " .. who .. "/1" },
}
test "Back to the Ford: Hostiles do not hurry the Timer" {
  setup = at "Back to the Ford", given = none .. hostile(0, "Company Runner", 5), acts = { "0 end turn" },
  expect = { "timer = 14" },
}
test "Raid: the Objective alone does not win" {
  setup = at "In by the Sluice",
  given = none .. "front = 3\n" .. location(2, "Beet Field") .. location(3, "Beet Field")
    .. "active = 1\nlocation[1].flags = 0\nsoldier[0].place = 4\n",
  acts = { "0 end turn" }, expect = { "way = 2", "success = 0", "location[1].flags = 8" },
}
test "Bring Back the Book: a reward when it is in hand" {
  setup = at "Bring Back the Book",
  given = none .. "actions[0] =\naction_discards[0] =\nfront = 4\n" .. location(2, "Beet Field") .. location(3, "Beet Field")
    .. location(4, "Beet Field") .. "active = 1\nlocation[1].flags = 0\nsoldier[0].place = 5\nsoldier[0].xp = 0\n",
  acts = { "0 end turn" }, expect = { "soldier[0].xp = 1" },
}

-- ---- Holding Action, Hold the Line --------------------------------------------------

test "Holding Action: time alone wins it" {
  setup = at "Hold Until Relieved", given = none .. "timer = 1\n",
  acts = { "0 end turn" }, expect = { "success = 1" },
}
test "Holding Action: somebody in the Objective loses it" {
  setup = at "Hold Until Relieved", given = none .. "hostile[0].place = 6\n", acts = { "0 end turn" },
  expect = { "success = 0", "timer = 10" },
}
test "The Last Bridge: the outposts are manned" {
  setup = at "The Last Bridge", offers = { "0 deploy " .. who .. "/1, The Last Bridge/1" },
}
test "The Last Bridge: or the cellar" {
  setup = at "The Last Bridge",
  acts = { "0 deploy " .. who .. "/1, Cellar of the Mill/2" }, expect = { "soldier[0].place = 7" },
}
test "Hold the Line: each starts where he is wanted" {
  setup = at "Long Left", acts = { "0 deploy " .. who .. "/1, Right Hinge/2" }, expect = { "soldier[0].place = 6" },
}

-- ---- Shore ------------------------------------------------------------------------------

test "Assault Boat: two off every Attack from it" {
  setup = at "Red Sector", dice = { 8, 1 }, given = none .. hostile(0, "Landser Pair", 2) .. "hostile[0].flags = 0\n",
  acts = { "0 attack " .. who .. "/1, M1 Garand/1, Semi, Landser Pair/1" }, expect = { "hostile[0].suppress = 0" },
}
test "Shore Assault: smoke stays at home" {
  setup = "mission Red Sector, team " .. who .. " + M1 Garand", given = "", expect = { "beside[1].place = 1", "active = 1" },
}
test "Sea Raid: Enemy Lines lie beside" {
  setup = "mission Canoes at Midnight, team Captain Ashworth + Sten Mk V", expect = { "front = 3", "active = 0" },
}

-- ---- Airborne ----------------------------------------------------------------------------

test "Statichutes: everybody has one" {
  setup = "mission Drop on the Crossroads, team Sergeant McCrae + Bren Gun + Private Lorne",
  expect = { "item[0].card = Statichute", "item[2].card = Statichute" },
}
test "Plywood Glider: a rough landing" {
  setup = "mission Night of the Gliders, transport Plywood Glider, team Sergeant Kowalczyk + M1 Garand",
  expect = { "beside[1].card = Plywood Glider" },
}
test "Push on All Sides: they come nearer to the Objective" {
  setup = "mission Canoes at Midnight, team Captain Ashworth + Sten Mk V", dice = { 10 },
  given = none .. location(2, "Runnel")
    .. "event[0].card = Push on All Sides\nevent[0].place = 1\nevent[0].flags = 0\n" .. hostile(0, "Searchlight Crew", 1),
  acts = { "0 end turn" }, expect = { "hostile[0].place = 2" },
}

-- ---- Fortification -------------------------------------------------------------------------

test "Ring of Bunkers: its commander waits beside it" {
  setup = at "Through the Works", given = none .. "front = 4\n" .. location(2, "Beet Field") .. location(3, "Beet Field")
    .. location(4, "Beet Field") .. "soldier[0].place = 4\n",
  acts = { "0 activate " .. who .. "/1" }, expect = { "hostile[0].card = Ring Commander", "hostile[0].place = 5" },
}
test "Strongpoints: the first of a Location comes from the deck" {
  setup = "mission Dawn Raid, objective Ridge Village, declared Strongpoints, team " .. who .. " + M1 Garand",
  given = none .. "hand[0] = Beet Field\naside[0] = Foxhole\npoints = 60\n",
  acts = { "0 play location " .. who .. "/1, Beet Field" }, expect = { "hostile[0].card = Foxhole" },
}
test "Known Ground: the whole way lies" {
  setup = at "The Road We Held", expect = { "front = 5", "active = 0" },
}
test "Smoke Candle: two off the roll of a Hostile that is not in the Location" {
  setup = "mission Dawn Raid, objective Ridge Village, team " .. who .. " + M1 Garand + Smoke Candle",
  given = none .. hostile(0, "Landser Pair", 2), acts = { "0 end turn" },
  offers = { "0 use " .. who .. "/1, Smoke Candle/2" },
}
-- SPDX-License-Identifier: CC-BY-4.0
