-- Tests of the further Armor and blows, of Locations that offer or hide something, and of what lies on beaches, in play.

local function hostile(slot, name, place)
  local line = ("hostile[%d]."):format(slot)
  return line .. "card = " .. name .. "\n" .. line .. "place = " .. place .. "\n" .. line .. "target = 1\n"
end
local function at(name) return "hand[0] =\nfront = 2\nsoldier[0].place = 2\nlocation[2].card = " .. name .. "\n" end
local function before(name) return "hand[0] =\nfront = 2\nlocation[2].card = " .. name .. "\nlocation[2].flags = 2\n" end
local none = "hostiles[0] =\nhostile_discards[0] =\n"
local smith = "mission Cut the Power, team Sergeant Kowalczyk + Safe Breaker"
local wire = "mission Cut the Power, team Sergeant Kowalczyk + Line Wireman"
local pass = "mission Winter Line, team Sergeant Kowalczyk"
local man = "Sergeant Kowalczyk/1"
local vance = "mission Raid on the Ridge, team Corporal Vance"
local macbride = "mission Raid on the Ridge, team Sergeant Macbride"

-- ---- Armor and blows ----------------------------------------------------------------

test "M4 Apron: the right thigh holds" {
  setup = vance .. " + M4 Apron", dice = { 9, 3, 17, 2 }, given = "hand[0] =\n" .. hostile(0, "Ridge Riflemen", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "M4 Apron: the shin does not" {
  setup = vance .. " + M4 Apron", dice = { 9, 3, 18, 2 }, given = "hand[0] =\n" .. hostile(0, "Ridge Riflemen", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Chain Visor beside a Helmet: each for its own" {
  setup = vance .. " + M1 Helmet + Chain Visor", dice = { 9, 3, 2, 3 }, given = "hand[0] =\n" .. hostile(0, "Ridge Riflemen", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "MRC Body Armour holds on a 1 only" {
  setup = macbride .. " + MRC Body Armour", dice = { 9, 3, 8, 2 }, given = "hand[0] =\n" .. hostile(0, "Ridge Riflemen", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "No. 4 Spike Bayonet: Aim counts for Penetration" {
  setup = macbride .. " + No. 4 Spike Bayonet", dice = { 6, 1 }, given = "hand[0] =\n" .. hostile(0, "Ridge Riflemen", 1),
  acts = { "0 engage Sergeant Macbride/1, Ridge Riflemen/1",
           "0 attack Sergeant Macbride/1, No. 4 Spike Bayonet/1, Aimed, Ridge Riflemen/1" },
  expect = { "hostile[0].ekia = 1" },
}
test "Weighted Cosh: nobody has heard it, hit or not" {
  setup = macbride .. " + Weighted Cosh", dice = { 2, 1 }, given = "hand[0] =\n" .. hostile(0, "Ridge Riflemen", 1),
  acts = { "0 engage Sergeant Macbride/1, Ridge Riflemen/1",
           "0 attack Sergeant Macbride/1, Weighted Cosh/1, Strong, Ridge Riflemen/1" },
  expect = { "hostile[0].ekia = 0", "soldier[0].flags = 16" },
}
test "Billhook: through the wood for a card less" {
  setup = "mission Raid on the Ridge, team Technician Sorrell + Billhook", given = "hand[0] =\nfront = 2\nlocation[2].card = Chestnut Wood\n",
  acts = { "0 move Technician Sorrell/1, Chestnut Wood/3" }, expect = { "soldier[0].place = 2" },
}

test "Without a Billhook it takes the card" {
  setup = "mission Raid on the Ridge, team Technician Sorrell", given = "hand[0] =\nfront = 2\nlocation[2].card = Chestnut Wood\n",
  refuses = { "0 move Technician Sorrell/1, Chestnut Wood/3" },
}

-- ---- what can be done there -----------------------------------------------------------

test "Arms Cage: Ammo, and a card" {
  setup = "mission Raid on the Ridge, team Private Yarrow + Sten Mk V", dice = { 6 },
  given = at "Arms Cage" .. "actions[0] = Dead Run\n",
  acts = { "0 attempt Private Yarrow/1, Arms Cage/3" }, expect = { "hand[0] = Dead Run", "location[2].flags = 4" },
}
test "Cooling Basin: damage, for a Pick roll of 5" {
  setup = smith, dice = { 5 }, given = at "Cooling Basin",
  acts = { "0 attempt " .. man .. ", Cooling Basin/3" }, expect = { "location[2].flags = 4", "Meltdown Damage = 1" },
}
test "Cooling Basin: nobody comes on a 5" {
  setup = smith, dice = { 5 }, given = at "Cooling Basin" .. "location[2].flags = 4\nMeltdown Damage = 1\n" .. none,
  acts = { "0 end turn" }, expect = { "location[2].flags = 4", "Meltdown Damage = 1" },
}
test "Crane Cab: three more, for a Hack roll of 3" {
  setup = wire, dice = { 3 }, given = at "Crane Cab",
  acts = { "0 attempt " .. man .. ", Crane Cab/3" }, expect = { "Meltdown Damage = 1" },
}

-- ---- what waits there --------------------------------------------------------------------

test "Tin Can Wire: a 6 and the Detect roll's 1 pass a Soldier of the shadows, and hide him" {
  setup = "mission Raid on the Ridge, team Private Yarrow", dice = { 6 }, given = before "Tin Can Wire" .. none,
  acts = { "0 move Private Yarrow/1, Tin Can Wire/3" }, expect = { "soldier[0].place = 2", "soldier[0].flags = 21" },
}
test "Tin Can Wire: who rattles it has company" {
  setup = vance, given = before "Tin Can Wire" .. "hostiles[0] = Wary Sentry\nhostile_discards[0] =\npoints = 0\n",
  acts = { "0 move Corporal Vance/1, Tin Can Wire/3" }, expect = { "hostile[0].card = Wary Sentry", "hostile[0].place = 2" },
}
test "Live Fence: detected and cut" {
  setup = wire, dice = { 3, 4 }, given = before "Live Fence" .. none,
  acts = { "0 move " .. man .. ", Live Fence/3", "0 disarm Live Fence/3" },
  expect = { "soldier[0].place = 2", "soldier[0].suppress = 0" },
}
test "Live Fence: not seen" {
  setup = smith, given = before "Live Fence" .. none,
  acts = { "0 move " .. man .. ", Live Fence/3" }, expect = { "soldier[0].wound[0] = 1", "soldier[0].suppress = 1" },
}
test "Wired Signpost: a bell, and a Turn less" {
  setup = pass, given = before "Wired Signpost" .. none,
  acts = { "0 move " .. man .. ", Wired Signpost/3" }, expect = { "timer = 13", "soldier[0].suppress = 1" },
}
test "Rope Bridge: the knots give way" {
  setup = pass, given = before "Rope Bridge" .. none,
  acts = { "0 move " .. man .. ", Rope Bridge/3" }, expect = { "soldier[0].wound[0] = 1" },
}

-- ---- Beach and Fortifications ------------------------------------------------------------

local shore = "mission Canoes at Midnight, team Captain Ashworth + Sten Mk V"
test "Timber Groyne: a Suppress less as the Turn begins" {
  setup = shore,
  given = "hand[0] =\n" .. none .. "location[3].card = Timber Groyne\nsoldier[0].place = 3\nsoldier[0].suppress = 1\n" ,
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 0" },
}
local slit = "hand[0] =\n" .. none .. hostile(0, "Enfilade Slit", 1)
test "Enfilade Slit: a 6 is too little against who lies still" {
  setup = "mission Up the Bare Slope, team Private Dunstan", dice = { 6, 6 }, given = slit,
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0" },
}
test "Enfilade Slit: and enough against who has moved" {
  setup = "mission Up the Bare Slope, team Private Dunstan", dice = { 6, 6 }, given = slit .. "soldier[0].flags = 4\n",
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Buried Flamethrower: whom it burns it also pins" {
  setup = "mission Up the Bare Slope, team Private Dunstan", dice = { 7, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Buried Flamethrower", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 2", "soldier[0].suppress = 1" },
}

test "Sally Port: somebody comes out of it" {
  setup = "mission Up the Bare Slope, team Private Dunstan", dice = { 1, 1 },
  given = "hand[0] =\nhostiles[0] = Landser Pair\nhostile_discards[0] =\n" .. hostile(0, "Sally Port", 1),
  acts = { "0 end turn" }, expect = { "hostile[1].card = Landser Pair", "hostile[1].place = 1" },
}

-- ---- Action cards --------------------------------------------------------------------------

test "Arm's Length: one on the die, one on the Cover" {
  setup = "mission Raid on the Ridge, team Corporal Vance + M1 Garand", dice = { 6, 1 },
  given = "hand[0] = Arm's Length\n" .. hostile(0, "Ridge Riflemen", 1),
  acts = { "0 attack Corporal Vance/1, M1 Garand/1, Semi, Ridge Riflemen/1", "0 play Corporal Vance/1, Arm's Length" },
  expect = { "hostile[0].ekia = 1" },
}
test "Cricket Click: nobody is near" {
  setup = smith, given = "hand[0] = Cricket Click\nactions[0] = Dead Run\nsoldier[0].suppress = 1\n" .. none,
  acts = { "0 play " .. man .. ", Cricket Click" }, expect = { "hand[0] = Dead Run", "soldier[0].suppress = 0" },
}
test "First off the Ramp: two Actions for a Suppress" {
  setup = smith, given = "hand[0] = First off the Ramp\nactions[0] = Dead Run\n" .. none,
  acts = { "0 play " .. man .. ", First off the Ramp" }, expect = { "soldier[0].actions = 4", "soldier[0].suppress = 1" },
}
test "First off the Ramp: not later" {
  setup = smith, given = "hand[0] = First off the Ramp\nturn = 4\n" .. none,
  refuses = { "0 play " .. man .. ", First off the Ramp" },
}
test "Hot Tea: and it keeps the cold off" {
  setup = pass, given = "hand[0] = Hot Tea\nsoldier[0].suppress = 1\n" .. none,
  acts = { "0 play " .. man .. ", Hot Tea", "0 choose soldier " .. man }, expect = { "soldier[0].suppress = 0" },
}
test "Over the Garden Wall: a Move without an Action, and out of sight" {
  setup = smith, given = "hand[0] = Over the Garden Wall, Dead Run\nfront = 2\nlocation[2].card = Coal Yard\n" .. none,
  acts = { "0 play " .. man .. ", Over the Garden Wall", "0 move " .. man .. ", Coal Yard/3" },
  expect = { "soldier[0].actions = 2", "soldier[0].place = 2" },
}
test "Boot to the Lock: into a town for two cards less" {
  setup = smith .. " + Captured Breastplate",
  given = "hand[0] = Boot to the Lock\nfront = 2\nlocation[2].card = Foundry Floor\nsoldier[0].xp = 0\n" .. none,
  acts = { "0 move " .. man .. ", Foundry Floor/3", "0 play " .. man .. ", Boot to the Lock" }, expect = { "soldier[0].place = 2" },
}
test "Stranger's Greatcoat: three off the die" {
  setup = vance, dice = { 10, 6 }, given = "hand[0] = Stranger's Greatcoat\n" .. hostile(0, "Ridge Riflemen", 1),
  acts = { "0 end turn", "0 play Corporal Vance/1, Stranger's Greatcoat" }, expect = { "soldier[0].wound[0] = 0" },
}
test "Second Opinion: two on a roll" {
  setup = wire, dice = { 4 }, given = at "Shift Office" .. "hand[0] = Second Opinion\n",
  acts = { "0 play " .. man .. ", Second Opinion", "0 attempt " .. man .. ", Shift Office/3", "0 use it Second Opinion" },
  expect = { "timer = 17" },
}
test "Along the White Tape: two cards less in the open" {
  setup = pass, given = "hand[0] = Along the White Tape\nfront = 2\nlocation[2].card = Glacier Tongue\nsoldier[0].xp = 0\n" .. none,
  acts = { "0 move " .. man .. ", Glacier Tongue/3", "0 play " .. man .. ", Along the White Tape" }, expect = { "soldier[0].place = 2" },
}
test "Signaller Hobday learns from a machine" {
  setup = "mission Stop the Line, team Private Dunstan + Signaller Hobday", dice = { 6 },
  given = "front = 2\nlocation[2].card = Console Room\nsoldier[1].place = 2\n" .. none,
  acts = { "0 attempt Signaller Hobday/2, Console Room/3" }, expect = { "location[2].flags = 4", "soldier[1].xp = 1" },
}
test "Anti-Tank Ditch: no Vehicle gets over it" {
  setup = "mission Armoured Column, team Sherman 'Dixie Limited' + Sergeant Kowalczyk", given = "front = 2\nlocation[2].card = Anti-Tank Ditch\n" .. none,
  refuses = { "0 move Sherman 'Dixie Limited'/1, Anti-Tank Ditch/3" },
}
-- SPDX-License-Identifier: CC-BY-4.0
