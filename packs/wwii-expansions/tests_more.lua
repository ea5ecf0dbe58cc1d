-- Tests of the further Vehicles, Anti-Vehicle cards, Undead, Clergy, Sitreps and visitors, in play.

local none = "hostiles =\nhostile_discards =\n"
local function at(slot, name, place, target, more)
  return ("hostile[%d].card = %s\nhostile[%d].live = 1\nhostile[%d].place = %d\nhostile[%d].target = %d\n"):format(
    slot, name, slot, slot, place, slot, target) .. (more or "")
end
local road = "location[2].card = Sunken Road\nfront = 2\n"

-- ---- Vehicles --------------------------------------------------------------

local stuart = "mission Armoured Column, team Stuart 'Loose Change' + Sergeant Kowalczyk"
local avre = "mission Road to the Bridge, team Churchill 'Door Knocker' + Dingo 'Church Mouse' + Captain Ashworth + Sten Mk V"
local empty = "hand[1] =\naside =\naside_discards =\n" .. none

test "M6 37 mm Gun: canister at short Range" {
  setup = stuart, dice = { 10, 6 }, given = empty .. at(0, "Cooks and Clerks", 1, 2),
  acts = { "0 attack Stuart 'Loose Change'/1, M6 37 mm Gun/1, Semi, Cooks and Clerks/1" }, expect = { "hostile[0].live = 0" },
}
test "Goliath Handlers: what they leave behind wounds a Vehicle" {
  setup = stuart, dice = { 10, 6 }, given = empty .. at(0, "Goliath Handlers", 1, 2),
  acts = { "0 attack Stuart 'Loose Change'/1, M6 37 mm Gun/1, Semi, Goliath Handlers/1" },
  expect = { "hostile[0].live = 0", "soldier[0].wound[0] = 1" },
}
test "Field Kitchen Wagon: whoever is there eats" {
  setup = stuart, dice = { 10, 6 }, given = empty .. "soldier[1].suppress = 2\n" .. at(0, "Field Kitchen Wagon", 1, 2),
  acts = { "0 attack Stuart 'Loose Change'/1, M6 37 mm Gun/1, Semi, Field Kitchen Wagon/1" },
  expect = { "hostile[0].live = 0", "soldier[1].suppress = 0" },
}
test "Stuart 'Loose Change': one less against it once it has Moved" {
  setup = stuart, dice = { 8, 6 }, given = empty .. at(0, "Bicycle Company", 1, 1, "soldier[0].flags = 4\n"),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0", "soldier[0].suppress = 1" },
}
test "Churchill 'Door Knocker': they follow in its tracks" {
  setup = avre, given = "hand[2] = Aimed Shot\naside =\naside_discards =\n" .. none
    .. "location[2].card = Beet Field\nfront = 2\nsoldier[0].place = 2\n",
  acts = { "0 move Captain Ashworth/3, Beet Field/3" }, expect = { "soldier[2].place = 2", "hand[2] = Aimed Shot" },
}
test "Petard 290 mm: four Hits" {
  setup = avre, dice = { 8, 1 }, given = "hand[2] =\naside =\naside_discards =\n" .. none .. at(0, "Grenadier Section", 1, 3),
  acts = { "0 attack Churchill 'Door Knocker'/1, Petard 290 mm/1, Semi, Grenadier Section/1" },
  expect = { "hostile[0].live = 0" },
}
test "Weapons Carrier 'Second Helping': Ammo for who is beside it" {
  setup = "mission Armoured Column, team Weapons Carrier 'Second Helping' + Sergeant Kowalczyk + M1A1 Thompson",
  given = empty .. "item[1].count = 1\n",
  acts = { "0 use own Weapons Carrier 'Second Helping'/1, Weapons Carrier 'Second Helping'/1" }, expect = { "item[1].count = 3" },
}

-- ---- what hunts them -------------------------------------------------------

test "Tube and a Bicycle: one shot, and away" {
  setup = stuart, dice = { 1, 1 }, given = empty .. at(0, "Tube and a Bicycle", 1, 1),
  acts = { "0 end turn" }, expect = { "hostile[0].live = 0", "soldier[0].wound[0] = 0" },
}
test "Magnet Mine Squad: two less where there is infantry about" {
  setup = stuart, dice = { 9, 6 }, given = empty .. at(0, "Magnet Mine Squad", 1, 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0" },
}
test "Magnet Mine Squad: a Stuart by itself" {
  setup = stuart, dice = { 9, 6 }, given = empty .. road .. at(0, "Magnet Mine Squad", 2, 1, "soldier[0].place = 2\n"),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 2" },
}
test "Spotter on a Motorcycle brings another card" {
  setup = stuart,
  given = "hand[1] =\n" .. none .. road .. "location[3].card = Sunken Road\nfront = 3\n"
    .. "aside = Radiator Boils, Clear Road, Clear Road\naside_discards =\n"
    .. at(0, "Spotter on a Motorcycle", 3, 1),
  acts = { "0 end turn" }, expect = { "aside = Radiator Boils" },
}
test "Vierling on a Half-track keeps heads down" {
  setup = stuart, dice = { 2, 6 }, given = empty .. at(0, "Vierling on a Half-track", 1, 1),
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 2" },
}
test "Ditch Pioneers: a Vehicle that comes is Suppressed" {
  setup = stuart, given = "hand[1] = Aimed Shot, Aimed Shot, Aimed Shot\naside =\naside_discards =\n" .. none .. road
    .. at(0, "Ditch Pioneers", 2, 1),
  acts = { "0 move Stuart 'Loose Change'/1, Sunken Road/3" }, expect = { "soldier[0].suppress = 1" },
}
test "Hull Down: a Vehicle has better Cover" {
  setup = stuart, dice = { 9, 4 },
  given = empty .. "event[0].card = Hull Down\nevent[0].place = 1\n" .. at(0, "Bicycle Company", 1, 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0" },
}

test "Plume of Dust: a Vehicle is seen" {
  setup = stuart, dice = { 7, 6 },
  given = empty .. "event[0].card = Plume of Dust\nevent[0].place = 1\n" .. at(0, "Bicycle Company", 1, 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Weak Culvert: two more for a Vehicle" {
  setup = stuart,
  given = "hand[1] =\naside =\naside_discards =\n" .. none
    .. "location[2].card = Beet Field\nfront = 2\nevent[0].card = Weak Culvert\nevent[0].place = 2\n",
  refuses = { "0 move Stuart 'Loose Change'/1, Beet Field/3" },
}
test "Pak 36 Behind Milk Churns: nothing to a tank" {
  setup = stuart, dice = { 9, 6 }, given = empty .. at(0, "Pak 36 Behind Milk Churns", 1, 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0" },
}
test "Dingo 'Church Mouse' reports" {
  setup = avre, given = "hand[2] =\nactions = Aimed Shot\naside =\naside_discards =\n" .. none,
  acts = { "0 use own Dingo 'Church Mouse'/2, Dingo 'Church Mouse'/2", "0 choose soldier Captain Ashworth/3" },
  expect = { "hand[2] = Aimed Shot", "soldier[1].actions = 1" },
}
test "Farmer with a Map: a card for everybody" {
  setup = "mission Armoured Column, team Half-track 'Slow Freight' + Sergeant Kowalczyk",
  given = "hand[1] =\nactions = Aimed Shot\naside = Farmer with a Map\naside_discards =\n" .. none,
  acts = { "0 end turn" }, expect = { "hand[0] =", "hand[1] = Aimed Shot" },
}

-- ---- Sitreps ---------------------------------------------------------------

test "Corps Wants It Earlier: two Turns fewer" {
  setup = stuart .. ", sitrep Corps Wants It Earlier", expect = { "timer = 16" },
}
test "Partisan Guides: one less to pay" {
  setup = "mission Under the City, team Sergeant Kowalczyk, sitrep Partisan Guides",
  given = "hand[0] =\n" .. none .. "location[2].card = Beet Field\nfront = 2\n",
  acts = { "0 move Sergeant Kowalczyk/1, Beet Field/3" }, expect = { "soldier[0].place = 2" },
}
test "Holy Ground: one more at Range 0" {
  setup = "mission What the Abbey Kept, team Sergeant Kowalczyk + M1 Garand, sitrep Holy Ground", dice = { 6, 6 },
  given = "hand[0] =\n" .. none .. at(0, "Shambling Squad", 1, 1),
  acts = { "0 attack Sergeant Kowalczyk/1, M1 Garand/1, Semi, Shambling Squad/1" }, expect = { "hostile[0].ekia = 1" },
}

test "No Moon: one less far off" {
  setup = "mission Armoured Column, team Sergeant Kowalczyk + M1 Garand, sitrep No Moon", dice = { 8, 6 },
  given = "hand[0] =\n" .. none .. "location[2].card = Sunken Road\nlocation[3].card = Sunken Road\nfront = 3\n"
    .. at(0, "Landser Pair", 3, 1),
  acts = { "0 attack Sergeant Kowalczyk/1, M1 Garand/1, Semi, Landser Pair/1" }, expect = { "hostile[0].ekia = 0" },
}
test "Canisters in the Wood: the fourth Turn" {
  setup = "mission Armoured Column, team Sergeant Kowalczyk + M1 Garand, sitrep Canisters in the Wood",
  given = "hand[0] =\n" .. none .. "item[0].count = 1\n", acts = { "0 end turn", "0 end turn", "0 end turn" },
  expect = { "item[0].count = 3" },
}
test "Fitters Came Along: a Vehicle is ready again" {
  setup = stuart .. ", sitrep Fitters Came Along", given = empty .. "soldier[0].suppress = 2\n",
  acts = { "0 end turn" }, expect = { "soldier[0].suppress = 1" },
}
test "Year Without a Harvest: the dead find every gap" {
  setup = "mission What the Abbey Kept, team Sergeant Kowalczyk, sitrep Year Without a Harvest", dice = { 10, 2 },
  given = "hand[0] =\n" .. none .. at(0, "Lantern Bearers", 1, 1), acts = { "0 end turn" },
  expect = { "soldier[0].wound[0] = 1" },
}

-- ---- the Undead ------------------------------------------------------------

local man = "mission What the Abbey Kept, team Sergeant Kowalczyk + M1 Garand"
local shot = "0 attack Sergeant Kowalczyk/1, M1 Garand/1, Semi, "
local open = "hand[0] =\n" .. none

test "Bell Ringers: three, and everybody in earshot goes down" {
  setup = "mission The Drowned Battalion, hostiles The Risen, team Sergeant Kowalczyk",
  given = "hand[0] = Beet Field\nhostiles = Bell Ringers\nhostile_discards =\n",
  acts = { "0 play location Sergeant Kowalczyk/1, Beet Field" },
  expect = { "soldier[0].suppress = 1", "hostile[0].card = Bell Ringers", "hostile[2].card = Bell Ringers", "hostile[2].place = 1" },
}
test "Ossuary Choir: nobody aims well beside it" {
  setup = man, dice = { 7, 6 }, given = open .. at(0, "Ossuary Choir", 1, 1), acts = { shot .. "Ossuary Choir/1" },
  expect = { "hostile[0].ekia = 0" },
}
test "Chained Penitents: worse for whoever lies down" {
  setup = man, dice = { 7, 6 }, given = open .. at(0, "Chained Penitents", 1, 1, "soldier[0].suppress = 1\n"),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Lantern Bearers: no Cover in their light" {
  setup = man, dice = { 9, 2 }, given = open .. at(0, "Lantern Bearers", 1, 1), acts = { "0 end turn" },
  expect = { "soldier[0].suppress = 1" },
}
test "Night Nurses: a Wound and a Suppress" {
  setup = man, dice = { 9, 6 }, given = open .. at(0, "Night Nurses", 1, 1), acts = { "0 end turn" },
  expect = { "soldier[0].wound[0] = 1", "soldier[0].suppress = 1" },
}
test "Barrow Hounds come a Location more" {
  setup = man,
  given = open .. "location[2].card = Sunken Road\nlocation[3].card = Sunken Road\nfront = 3\n" .. at(0, "Barrow Hounds", 3, 1),
  acts = { "0 end turn" }, expect = { "hostile[0].place = 1" },
}
test "Pale Sappers: look at your feet" {
  setup = man, given = open .. road .. at(0, "Pale Sappers", 2, 1)
    .. "hand[0] = Aimed Shot, Aimed Shot, Aimed Shot, Aimed Shot\n",
  acts = { "0 move Sergeant Kowalczyk/1, Sunken Road/3" }, expect = { "soldier[0].suppress = 1" },
}
test "Colour Party: behind the others, who do not lie down" {
  setup = man, dice = { 9, 1 }, given = open .. at(0, "Colour Party", 1, 1) .. at(1, "Grave Diggers", 1, 1),
  acts = { shot .. "Grave Diggers/2" }, expect = { "hostile[1].suppress = 0" },
}
test "Colour Party cannot be chosen" {
  setup = man, given = open .. at(0, "Colour Party", 1, 1) .. at(1, "Grave Diggers", 1, 1),
  offers = { shot .. "Grave Diggers/2" }, refuses = { shot .. "Colour Party/1" },
}
test "Blindfold Wardens hear who has fired" {
  setup = man, dice = { 1, 1, 8, 6 }, given = open .. at(0, "Blindfold Wardens", 1, 1),
  acts = { shot .. "Blindfold Wardens/1", "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Blindfold Wardens do not hear who has not" {
  setup = man, dice = { 8, 1 }, given = open .. at(0, "Blindfold Wardens", 1, 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0" },
}
test "Gallery Crossbows: no gallery at Range 0" {
  setup = man, dice = { 8, 2 }, given = open .. at(0, "Gallery Crossbows", 1, 1),
  acts = { shot .. "Gallery Crossbows/1" }, expect = { "hostile[0].live = 0" },
}
test "Ford Sentinels: two more to enter the water" {
  setup = man, given = open .. "location[2].card = Flooded Polder\nfront = 2\n" .. at(0, "Ford Sentinels", 2, 1)
    .. "hand[0] = Aimed Shot, Aimed Shot, Aimed Shot, Aimed Shot\n",
  acts = { "0 move Sergeant Kowalczyk/1, Flooded Polder/3" }, expect = { "soldier[0].place = 2", "hand[0] =" },
}

-- ---- Clergy ----------------------------------------------------------------

local bell = "mission What the Abbey Kept, team Chaplain Sorrell + School of the Bell + Anointed Pistol"
local door = "mission What the Abbey Kept, team Canon Whitlaw + School of the Threshold + Processional Cross + Second Reading + Flask of Holy Water"

test "Toll: all in the Location lie down" {
  setup = bell, given = open .. at(0, "Grave Diggers", 1, 1) .. at(1, "Pale Sappers", 1, 1),
  acts = { "0 use Chaplain Sorrell/1, Toll/2" },
  expect = { "hostile[0].suppress = 1", "hostile[1].suppress = 1", "soldier[0].actions = 1" },
}
test "Stand Fast: no Suppress" {
  setup = bell, dice = { 2, 6 }, given = open .. at(0, "Grave Diggers", 1, 1),
  acts = { "0 end turn", "0 use Chaplain Sorrell/1, Stand Fast/3" }, expect = { "soldier[0].suppress = 0" },
}
test "Name the Dead: fewer answer" {
  setup = "mission The Drowned Battalion, team Chaplain Sorrell + School of the Bell",
  given = "hand[0] = Beet Field\nhostiles = Dead Riflemen, Dead Riflemen\nhostile_discards =\n",
  acts = { "0 play location Chaplain Sorrell/1, Beet Field", "0 use Chaplain Sorrell/1, Name the Dead/4" },
  expect = { "hostiles = Dead Riflemen, Dead Riflemen", "hostile[0].live = 0" },
}
test "School of the Bell: whoever lies beside him is passed over" {
  setup = bell .. " + Private Bolling", dice = { 10, 1 }, given = open
    .. at(0, "Lantern Bearers", 1, 2, "soldier[1].suppress = 1\n"),
  acts = { "0 end turn" }, expect = { "soldier[1].fate = 0" },
}
test "Canon Whitlaw learns from what he buries" {
  setup = door, dice = { 6, 6 }, given = open .. at(0, "Barrow Hounds", 1, 1, "soldier[0].xp = 0\n"),
  acts = { "0 attack Canon Whitlaw/1, Processional Cross/5, Semi, Barrow Hounds/1", "0 pass" }, expect = { "soldier[0].xp = 2" },
}
test "Chaplain Sorrell: one who falls is not for nothing" {
  setup = bell .. " + Private Bolling", dice = { 10, 6 }, given = open .. at(0, "Shambling Squad", 1, 2)
    .. at(1, "Bone Drummer", 1, 1),
  acts = { "0 use Chaplain Sorrell/1, Toll/2", "0 use Chaplain Sorrell/1, Toll/2", "0 end turn" },
  offers = { "0 use Chaplain Sorrell/1, Toll/2" }, expect = { "soldier[1].fate = 1" },
}
test "Open the Way: two less to enter" {
  setup = door, given = open .. "location[2].card = Beet Field\nfront = 2\n",
  acts = { "0 move Canon Whitlaw/1, Beet Field/3", "0 use Canon Whitlaw/1, Open the Way/2" }, expect = { "soldier[0].place = 2" },
}
test "Steady Them costs an Action" {
  setup = door .. " + Private Bolling", given = open .. "soldier[1].suppress = 1\n",
  acts = { "0 use Canon Whitlaw/1, Steady Them/3", "0 choose soldier Private Bolling/2" },
  expect = { "soldier[1].suppress = 0", "soldier[0].actions = 1" },
}
test "Send Them Down: the Hounds go" {
  setup = door, given = open .. at(0, "Barrow Hounds", 1, 1),
  acts = { "0 use Canon Whitlaw/1, Send Them Down/4", "0 choose hostile Barrow Hounds/1" },
  expect = { "hostile[0].live = 0", "soldier[0].xp = 0" },
}
test "Second Reading: the dice again" {
  setup = door, dice = { 1, 6, 6 }, given = open .. at(0, "Shambling Squad", 1, 1),
  acts = { "0 attack Canon Whitlaw/1, Processional Cross/5, Semi, Shambling Squad/1", "0 use Canon Whitlaw/1, Second Reading/6" },
  expect = { "hostile[0].ekia = 1" },
}
test "Processional Cross: all beside it take heart" {
  setup = door .. " + Corporal Tillery", dice = { 2, 1 },
  given = "hand[1] =\n" .. open .. at(0, "Shambling Squad", 1, 1, "soldier[1].suppress = 1\n"),
  acts = { "0 attack Canon Whitlaw/1, Processional Cross/5, Semi, Shambling Squad/1", "0 pass" },
  expect = { "hostile[0].ekia = 0", "soldier[1].suppress = 0" },
}
test "Flask of Holy Water: only water to the living" {
  setup = door, dice = { 9, 9, 6 }, given = open .. at(0, "Grave Diggers", 1, 1),
  acts = { "0 attack Canon Whitlaw/1, Flask of Holy Water/7, Explosion, Grave Diggers/1", "0 pass" },
  expect = { "hostile[0].ekia = 0" },
}

-- ---- visitors --------------------------------------------------------------

test "Stun Grenade: they lie down before it goes off" {
  setup = "mission Under the City, team Staff Sergeant Ibarra + Stun Grenade", dice = { 1, 1, 1 },
  given = "hand[0] =\n" .. none .. at(0, "Landser Pair", 1, 1),
  acts = { "0 attack Staff Sergeant Ibarra/1, Stun Grenade/1, Explosion, Landser Pair/1" },
  expect = { "hostile[0].suppress = 1" },
}
test "Ceramic Plates: one Wound less of two" {
  setup = "mission Under the City, team Staff Sergeant Ibarra + Ceramic Plates", dice = { 10, 6 },
  given = "hand[0] =\n" .. none .. at(0, "MG 34 Team", 1, 1),
  acts = { "0 end turn", "0 use Staff Sergeant Ibarra/1, Ceramic Plates/1" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Staff Sergeant Ibarra steadies who is beside her" {
  setup = "mission Under the City, team Staff Sergeant Ibarra + Carbine 5.56 + Corporal Tillery", dice = { 9, 6 },
  given = "hand[0] =\nhand[1] =\n" .. none .. at(0, "Forgotten Sentry", 1, 1, "soldier[1].suppress = 1\n"),
  acts = {
    "0 attack Staff Sergeant Ibarra/1, Carbine 5.56/1, Semi, Forgotten Sentry/1", "0 use it Staff Sergeant Ibarra",
    "0 choose soldier Corporal Tillery/2",
  },
  expect = { "soldier[1].suppress = 0" },
}
test "Stack and Enter: two go in better" {
  setup = "mission Under the City, team Staff Sergeant Ibarra + Carbine 5.56 + Stack and Enter + Corporal Tillery", dice = { 5, 6 },
  given = "hand[0] =\nhand[1] =\n" .. none .. at(0, "Landser Pair", 1, 1),
  acts = { "0 attack Staff Sergeant Ibarra/1, Carbine 5.56/1, Semi, Landser Pair/1" }, expect = { "hostile[0].ekia = 1" },
}
test "Trooper Van Heel has found a place to lie" {
  setup = "mission Under the City, team Trooper Van Heel + Battle Rifle 7.62", dice = { 9, 3 },
  given = "hand[0] =\n" .. none .. at(0, "Landser Pair", 1, 1), acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 0" },
}
test "Disposable Rocket 66: one more against a Vehicle" {
  setup = "mission Armoured Column, team Trooper Van Heel + Disposable Rocket 66", dice = { 7, 1, 1, 6 },
  given = "hand[0] =\n" .. none .. at(0, "Opel Blitz", 1, 1),
  acts = { "0 attack Trooper Van Heel/1, Disposable Rocket 66/1, Explosion, Opel Blitz/1" }, expect = { "hostile[0].live = 0" },
}
-- SPDX-License-Identifier: CC-BY-4.0
