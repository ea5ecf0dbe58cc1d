-- Tests of further cards: Stress, Contracts, Events, Hostiles and gear that the other files have none of.

local given = require "tests_given"
local hostile, location, team, none, at_place = given.hostile, given.location, given.team, given.none, given.at
local function on(mission, more, cards)
  return "mission " .. mission .. ", " .. more .. "team " .. (cards or "Kaleo Level 5")
end
local kaleo = team "Kaleo Level 5"
local shot = "0 attack Kaleo Level 5/1, M4 Carbine/2, Semi, "
local opens = "0 play location Kaleo Level 5/1, "
local queue = "front = 2\n" .. location(2, "Visa Queue") .. none
local function with(card) return team("Kaleo Level 5 + " .. card) end
local function uses(what) return "0 use Kaleo Level 5/1, " .. what end

-- ---- Stress ------------------------------------------------------------------------

local drawn = "0 discard and draw Kaleo Level 5/1"
local function draws(name, hand)
  return ("hand[0] = %s\nactions[0] = %s\naction_discards[0] =\nsoldier[0].xp = 0\n"):format(hand or "", name) .. none
end
local five = "Eat Dirt, Eat Dirt, Eat Dirt, Eat Dirt"

test "Sweaty Palms: a card now, an Action later" {
  seed = 3, setup = kaleo, given = draws("Sweaty Palms", five),
  acts = { drawn, "0 draw Kaleo Level 5/1", "0 discard Kaleo Level 5/1, Eat Dirt" },
  expect = { "hand[0] = Eat Dirt, Eat Dirt, Eat Dirt", "soldier[0].later = 1" },
}
test "Not in the Contract: a card for a point" {
  seed = 3, setup = kaleo, given = draws("Not in the Contract", five),
  acts = { drawn, "0 draw Kaleo Level 5/1", "0 discard Kaleo Level 5/1, Eat Dirt" }, expect = { "soldier[0].xp = 1" },
}
test "Old Song in the Head: two counters, an Action and a point" {
  seed = 3, setup = kaleo, given = draws "Old Song in the Head", acts = { drawn },
  expect = { "soldier[0].suppress = 2", "soldier[0].later = 1", "soldier[0].xp = 1" },
}
test "Wrong Boots: nobody is spared, and somebody must wear them" {
  seed = 3, setup = team "Kaleo Level 5 + Okonjo Level 2", given = draws "Wrong Boots",
  acts = { drawn, "0 choose soldier Okonjo Level 2/2" },
  expect = { "soldier[1].suppress = 1", "soldier[1].later = 1", "soldier[0].suppress = 0" },
}
test "Bad Water: all the others feel better" {
  setup = team "Kaleo Level 5 + Okonjo Level 2 + Varga Level 2",
  given = draws "Bad Water" .. "soldier[0].suppress = 0\nsoldier[2].suppress = 1\n",
  acts = { drawn, "0 choose soldier Okonjo Level 2/2" },
  expect = { "soldier[1].suppress = 1", "soldier[2].suppress = 0" },
}
test "Ricochet: a Wound, and an Action later" {
  seed = 3, setup = kaleo, given = draws "Ricochet", acts = { drawn },
  expect = { "soldier[0].wound[0] = 1", "soldier[0].later = 1" },
}
test "Letter from the Bank: it finds somebody" {
  seed = 3, setup = kaleo, given = draws "Letter from the Bank", acts = { drawn },
  expect = { "soldier[0].suppress = 1", "soldier[0].xp = 1" },
}

-- ---- Contracts and Escalation -----------------------------------------------------------

test "Debt Recovery: a company without a name draws a crowd" {
  seed = 3, setup = on("Collect the Deposit", "contract Debt Recovery, "),
  given = "hand[0] = Storm Canal\nturn = 5\npoints = 20\nhostiles[0] = Bottle Throwers, Lone Gunman, Lone Gunman\n",
  acts = { opens .. "Storm Canal" },
  expect = { "hostiles[0] = Bottle Throwers" },
}
test "Debt Recovery: with a name, one of them" {
  seed = 3, setup = on("Collect the Deposit", "contract Debt Recovery, reputation 2, "),
  given = "hand[0] = Storm Canal\nturn = 5\npoints = 20\nhostiles[0] = Bottle Throwers, Lone Gunman, Lone Gunman\n",
  acts = { opens .. "Storm Canal" },
  expect = { "hostiles[0] = Bottle Throwers, Lone Gunman" },
}
test "Summit Security: below Reputation 10 they aim better" {
  setup = on("Vault Night", "contract Summit Security, reputation 8, "), dice = { 7, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Lone Gunman", 5), acts = { "0 end turn" },
  expect = { "soldier[0].wound[0] = 1" },
}
test "Open Revolt and a Burnt Car: forty-five points" {
  setup = on("School Run", "escalation Open Revolt + Burnt Car, "), expect = { "points = 140" },
}
test "Letter With a Bullet, Shots at the Gate, a Rival's Offer, a Strike at the Port: as many as they say" {
  setup = on("School Run", "escalation Letter With a Bullet + Shots at the Gate + Rival's Offer "
    .. "+ Strike at the Port, "),
  expect = { "points = 140" },
}

-- ---- Overwatch ----------------------------------------------------------------------------

local watch = on("School Run", "overwatch Petrosyan Level 2, ")
local function watched(counter, more)
  return "hand[0] =\nsupport[0].card = " .. counter .. "\nsoldier[0].xp = 0\n" .. none .. (more or "")
end
test "Word in the Ear: three points" {
  seed = 3, setup = watch, given = watched "Word in the Ear", 
  acts = { "0 use support Petrosyan Level 2/2, Word in the Ear/1", "0 gives it to Kaleo Level 5/1",
           "0 gives it to Kaleo Level 5/1",
           "0 gives it to Kaleo Level 5/1" },
  expect = { "soldier[0].xp = 3" },
}
test "Heads Kept Down: four value stay where they are" {
  setup = watch,
  given = watched("Heads Kept Down", "front = 3\n" .. location(2, "Visa Queue") .. location(3, "Visa Queue")
    .. hostile(0, "Kidnap Crew", 3)),
  acts = { "0 end turn", "0 use support Petrosyan Level 2/2, Heads Kept Down/1", "0 choose hostile Kidnap Crew/1" },
  expect = { "hostile[0].place = 3" },
}

-- ---- Hostiles ------------------------------------------------------------------------------

test "Cell Leader fetches others while he lives" {
  setup = kaleo, dice = { 1, 1, 1, 1 },
  given = "hand[0] =\nhostiles[0] = Lone Gunman\n" .. hostile(0, "Cell Leader", 1),
  acts = { "0 end turn" }, expect = { "hostile[1].card = Lone Gunman" },
}
test "Ward Captain: the others hit more easily" {
  setup = kaleo, dice = { 1, 1, 7, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Ward Captain", 1) .. hostile(1, "Lone Gunman", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 1" },
}
test "Car Bomb: three Wounds, and then there is no car" {
  setup = kaleo, dice = { 4, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Car Bomb", 1),
  acts = { "0 end turn" }, expect = { "soldier[0].wound[0] = 3", "hostile_discards[0] = Car Bomb" },
}
test "Last of His House is not Suppressed" {
  seed = 3, setup = kaleo, dice = { 9, 1 }, given = "hand[0] =\n" .. none .. hostile(0, "Last of His House", 1),
  acts = { shot .. "Last of His House/1" }, expect = { "hostile[0].suppress = 0", "hostile[0].ekia = 0" },
}
test "Armed Looters are worth more in a Market" {
  seed = 3, setup = on("Collect the Deposit", ""), dice = { 9, 6 },
  given = at_place "Carpet Market" .. "soldier[0].xp = 0\n" .. hostile(0, "Armed Looters", 2, "ekia = 2"),
  acts = { shot .. "Armed Looters/1" }, expect = { "soldier[0].xp = 2" },
}
test "Heavy Gun in a Shop: an Explosion goes in to it" {
  seed = 3, setup = with "F-1 Grenade", dice = { 6, 1, 1, 1, 2 },
  given = "hand[0] =\n" .. none .. hostile(0, "Heavy Gun in a Shop", 1),
  acts = { "0 attack Kaleo Level 5/1, F-1 Grenade/3, Explosion, Heavy Gun in a Shop/1" },
  expect = { "hostile[0].ekia = 1" },
}
test "Month Six: the District Commander is at home" {
  setup = on("Month Six", ""),
  given = "hand[0] =\nfront = 5\nsoldier[0].place = 5\nhostiles[0] =\nhostile_discards[0] =\nevents[0] =\npoints = 0\n"
    .. location(2, "Ring Road") .. location(3, "Ring Road") .. location(4, "Ring Road") .. location(5, "Ring Road"),
  acts = { "0 activate Kaleo Level 5/1" }, expect = { "hostile[0].card = District Commander" },
}

-- ---- Events ---------------------------------------------------------------------------------

local function event(name, xp)
  return "hand[0] = Consul's Garden\nturn = 5\npoints = 20\nhostiles[0] = Belt-Fed Gunner\nhostile_discards[0] =\n"
    .. "events[0] = " .. name .. ("\nsoldier[0].xp = %d\n"):format(xp or 0)
end
test "Client Panics: a Turn less, and everyone ducks" {
  setup = kaleo, given = event "Client Panics", acts = { opens .. "Consul's Garden" }, expect = { "timer = 11" },
}
test "Client Panics: a point calms him" {
  setup = kaleo, given = event("Client Panics", 1), acts = { opens .. "Consul's Garden", "0 cancel Client Panics/1" },
  expect = { "timer = 12", "soldier[0].xp = 0" },
}
test "Danger Money: two points" {
  seed = 3, setup = kaleo, given = event "Danger Money",
  acts = { opens .. "Consul's Garden", "0 gives it to Kaleo Level 5/1", "0 gives it to Kaleo Level 5/1" },
  expect = { "soldier[0].xp = 2" },
}
test "Open Side Gate: one Location more" {
  setup = kaleo, given = event "Open Side Gate" .. "locations[0] = Visa Queue\n", acts = { opens .. "Consul's Garden" },
  expect = { "hand[0] = Visa Queue", "allowed = 1" },
}

-- ---- gear --------------------------------------------------------------------------------------

test "Per Diem: cards and a point when there is danger at last" {
  setup = on("Collect the Deposit", "", "Quill Level 6"),
  given = "hand[0] =\nfront = 2\nsoldier[0].place = 2\nactions[0] = Eat Dirt, Eat Dirt, Eat Dirt, Eat Dirt, Eat Dirt\n"
    .. none .. location(2, "Ring Road") .. "soldier[0].xp = 0\npoints = 0\n",
  acts = { "0 activate Quill Level 6/1" }, expect = { "soldier[0].xp = 1" },
}
test "Cold Blood: one better, if nothing has happened yet" {
  seed = 3, setup = with "Cold Blood", dice = { 6, 6 }, given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { shot .. "Cell of Four/1" }, expect = { "hostile[0].ekia = 1" },
}
test "Trigger Happy: a die more, and sooner empty" {
  seed = 3, setup = team "Kaleo Level 5 + Bratt Level 3", dice = { 4, 6 },
  given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Bratt Level 3/2, Mossberg 590 Shotgun/5, Semi, Cell of Four/1" },
  expect = { "hostile[0].ekia = 0", "item[4].flags = 7" },
}
test "Marksman Course brings the Skills that it gives" {
  setup = with "Marksman Course",
  expect = { "item[2].card = Marksman Course", "item[3].card = Rifle Course", "item[4].card = Long Eye" },
}
test "Diplomatic Plates: two cards less into an Embassy" {
  seed = 3, setup = team "Okonjo Level 5 + Diplomatic Plates",
  given = "hand[0] =\nfront = 2\n" .. none .. location(2, "Chancery Steps"),
  acts = { "0 move Okonjo Level 5/1, Chancery Steps/3" }, expect = { "soldier[0].place = 2" },
}
test "Earpiece: a card, and another is calm" {
  setup = team "Kaleo Level 5 + Earpiece + Okonjo Level 2",
  given = "hand[0] = Eat Dirt\nactions[0] =\nsoldier[1].suppress = 2\n",
  acts = { uses "Earpiece/3", "0 choose soldier Okonjo Level 2/2" }, expect = { "soldier[1].suppress = 0" },
}
test "Smoke Canister: everybody here ducks, and he is away" {
  seed = 3, setup = with "Smoke Canister", given = "hand[0] =\n" .. queue .. hostile(0, "Cell of Four", 1),
  acts = { uses "Smoke Canister/3", "0 move Kaleo Level 5/1, Visa Queue/3" },
  expect = { "hostile[0].suppress = 1", "soldier[0].place = 2", "soldier[0].actions = 1" },
}
test "Shirt with Palm Trees: it is worn like a vest" {
  setup = team "Kaleo Level 5 + Varga Level 3", expect = { "item[2].card = Shirt with Palm Trees", "item[2].holder = 2" },
}
test "FN P90: small and fast, and vests are no use" {
  seed = 3, setup = with "FN P90", dice = { 7, 1 }, given = "hand[0] =\n" .. none .. hostile(0, "Cell of Four", 1),
  acts = { "0 attack Kaleo Level 5/1, FN P90/3, Semi, Cell of Four/1" }, expect = { "hostile[0].ekia = 1" },
}
test "MGL Launcher: each die counts, and there are more" {
  seed = 3, setup = team "Ostrow Level 6 + MGL Launcher", dice = { 6, 6, 6, 6 },
  given = "hand[0] =\n" .. queue .. hostile(0, "Cell of Four", 2),
  acts = { "0 attack Ostrow Level 6/1, MGL Launcher/3, Explosion, Cell of Four/1" }, expect = { "hostile[0].ekia = 3" },
}
test "Tea House Square: a point for those who come" {
  setup = on("Collect the Deposit", ""), given = at_place "Tea House Square", expect = { "soldier[0].place = 2" },
}
test "Helicopter Lawn: Support costs a card less" {
  setup = kaleo, given = "hand[0] = Down Wind\nfront = 2\n" .. none .. location(2, "Helicopter Lawn"),
  acts = { "0 play Kaleo Level 5/1, Down Wind" }, expect = { "support[0].card = Down Wind", "hand[0] =" },
}
test "Van 'Second Mortgage': with 1 Health it stays where it is" {
  setup = with "Van 'Second Mortgage'", given = "hand[0] =\nsoldier[1].wound[0] = 1\n" .. queue,
  refuses = { "0 move Van 'Second Mortgage'/2, Visa Queue/3" },
}
-- SPDX-License-Identifier: CC-BY-4.0
