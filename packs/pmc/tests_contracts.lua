-- Tests of Stress, Contracts, Escalation, Overwatch and Levels, in play.

local given = require "tests_given"
local hostile, location, none = given.hostile, given.location, given.none
local function on(more, cards) return "mission School Run, " .. more .. "team " .. (cards or "Kaleo Level 5") end

-- ---- Stress ------------------------------------------------------------------------

-- Kaleo draws this one alone, with so many points of Experience.
local function draws(name, xp, more)
  return ("hand[0] =\nactions[0] = %s\naction_discards[0] =\nsoldier[0].xp = %d\n"):format(name, xp) .. none
    .. (more or "")
end
local drawn = "0 discard and draw Kaleo Level 5/1"

test "Tunnel Vision: pinned now, an Action more in the next Turn" {
  seed = 3, setup = on "", given = draws("Tunnel Vision", 0), acts = { drawn },
  expect = { "soldier[0].suppress = 1", "soldier[0].later = 1", "action_discards[0] = Tunnel Vision" },
}
test "Tunnel Vision: a point of Experience spares him all of it" {
  seed = 3, setup = on "", given = draws("Tunnel Vision", 1), acts = { drawn, "0 avoid Tunnel Vision/1" },
  expect = { "soldier[0].suppress = 0", "soldier[0].later = 0", "soldier[0].xp = 0" },
}
test "Shaking Hands: nobody is spared, and two cards come of it" {
  seed = 3,   setup = on "",
  given = "hand[0] = Eat Dirt, Eat Dirt, Eat Dirt, Eat Dirt\nactions[0] = Up and Set, Up and Set, Shaking Hands\n"
    .. "soldier[0].xp = 3\n" .. none,
  acts = { drawn, "0 draw Kaleo Level 5/1" },
  expect = { "soldier[0].suppress = 1", "hand[0] = Eat Dirt, Eat Dirt, Eat Dirt, Eat Dirt, Up and Set, Up and Set" },
}
test "Somebody Must Look: whom the player sends" {
  seed = 3, setup = on("", "Kaleo Level 5 + Okonjo Level 2"), given = draws("Somebody Must Look", 0),
  acts = { drawn, "0 choose soldier Okonjo Level 2/2" },
  expect = { "soldier[1].wound[0] = 1", "soldier[1].xp = 2" },
}
test "Jolt of Fear: two Actions more, for whomever it hits" {
  seed = 3, setup = on "", given = draws("Jolt of Fear", 0), acts = { drawn },
  expect = { "soldier[0].suppress = 2", "soldier[0].later = 2" },
}

-- ---- Levels and Weapons ------------------------------------------------------------------

test "Kaleo, Level 5: the first Weapon of two, if none is named" {
  setup = on "", expect = { "item[0].card = Track Reader", "item[1].card = M4 Carbine" },
}
test "Kaleo, Level 5: or the other" {
  setup = on("", "Kaleo Level 5 + MP5SD SMG"), expect = { "item[0].card = Track Reader", "item[1].card = MP5SD SMG" },
}

-- ---- Contracts and Escalation ------------------------------------------------------------

test "School Run: 95 points, whatever the team is worth" { setup = on "", expect = { "points = 95" } }
test "Kidnapping: twenty points more" { setup = on "escalation Kidnapping, ", expect = { "points = 115" } }
test "Rumour and Leaflets: ten" { setup = on "escalation Rumour + Leaflets, ", expect = { "points = 105" } }
test "School Bus: a good name is a point of Experience" {
  setup = on "contract School Bus, reputation 3, ", expect = { "soldier[0].xp = 2" },
}
test "School Bus: no name, no point" {
  setup = on "contract School Bus, reputation 2, ", expect = { "soldier[0].xp = 1" },
}
test "Epic and Legendary Hostiles lie in no deck" {
  seed = 2, setup = on "", given = "hand[0] =\nhostiles[0] = Lone Gunman\n", expect = { "hostiles[0] = Lone Gunman" },
}
test "Barricade Watch does if it is added" {
  seed = 2, setup = on "added Barricade Watch, ", given = "hand[0] =\nhostiles[0] = Barricade Watch\n",
  expect = { "hostiles[0] = Barricade Watch" },
}

-- ---- Overwatch ----------------------------------------------------------------------------

local function watched(counter, more)
  return "hand[0] =\nsupport[0].card = " .. counter .. "\nsoldier[0].xp = 0\n" .. none .. (more or "")
end
local function uses(counter) return "0 use support Petrosyan Level 2/2, " .. counter .. "/1" end
local watch = on "overwatch Petrosyan Level 2, "

test "Extra Pair of Hands: an Action for anybody" {
  seed = 8, setup = watch, given = watched "Extra Pair of Hands",
  acts = { uses "Extra Pair of Hands" }, expect = { "soldier[0].actions = 3" },
}
test "Shot From the Minaret: somebody of value 0" {
  seed = 3, setup = watch, given = watched("Shot From the Minaret", hostile(0, "Street Watcher", 1)),
  acts = { uses "Shot From the Minaret", "0 choose hostile Street Watcher/1" },
  expect = { "hostile_discards[0] = Street Watcher", "soldier[0].xp = 0" },
}
test "Street Camera: three cards" {
  seed = 3, setup = watch, given = watched("Street Camera", "actions[0] = Eat Dirt, Eat Dirt, Eat Dirt\n"),
  acts = { uses "Street Camera", "0 choose soldier Kaleo Level 5/1" },
  expect = { "hand[0] = Eat Dirt, Eat Dirt, Eat Dirt" },
}
test "Parked Across: whoever was to come does not" {
  seed = 3, setup = watch,
  given = watched "Parked Across" .. "hostiles[0] = Lone Gunman\nfront = 2\nsoldier[0].place = 2\n"
    .. location(2, "Visa Queue"),
  acts = { "0 end turn", uses "Parked Across" }, expect = { "hostiles[0] =", "hostile_discards[0] = Lone Gunman" },
}
test "In Front of It: he is Down, and the other is not touched" {
  seed = 2, setup = watch, dice = { 8, 6 }, given = watched("In Front of It", hostile(0, "Rocket Man", 1)),
  acts = { "0 end turn", uses "In Front of It" }, expect = { "soldier[0].wound[0] = 0", "soldier[1].fate = 1" },
}
test "Clock Watcher: a Turn more, or less" {
  seed = 2, setup = watch, given = watched "Clock Watcher",
  acts = { "0 end turn", uses "Clock Watcher", "0 one turn more" }, expect = { "timer = 12" },
}
-- SPDX-License-Identifier: CC-BY-4.0
