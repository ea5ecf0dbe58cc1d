-- Tests of traits, kit and orders, in play.

local given = require "tests_given"
local assaults = { "0 assault Rifle Squad/1, 1, Grenadier Squad/2", "0 close in Rifle Squad/1, A10, B10" }
local fires = "0 fire Rifle Squad/1, M1 Rifles, plain, Grenadier Squad/2"

-- An American squad at A10 and a German one at the square; the options lie on their tiles.
local function duel(square, seat, more, theirs)
  return given.units(13, {
    { "Rifle Squad", 1, "A10", more = more }, { "Grenadier Squad", 7, square, seat = 1, more = theirs },
  }) .. given.acts(seat or 0, seat) .. "hand[0] =\nhand[1] =\n"
end
local function with(american, german) return given.armies(american, german) end

-- ---- traits ------------------------------------------------------------------------------------

test "Trench Brawlers: two hits when they assault and win" {
  setup = with "Trench Brawlers", dice = { 6, 1, 1, 1 }, given = duel "B10", acts = assaults,
  expect = { "unit[1].live = 0" },
}
test "without them: one hit" {
  setup = with(), dice = { 6, 1, 1, 1 }, given = duel "B10", acts = assaults,
  expect = { "unit[1].live = 1" },
}
test "Expert Badges: long range begins beyond 9" {
  setup = with "Expert Badges", dice = { 4 }, given = duel "I10", acts = { fires },
  expect = { "unit[1].flags = 1" },
}
test "without them: two less beyond 7" {
  setup = with(), dice = { 4 }, given = duel "I10", acts = { fires },
  expect = { "unit[1].flags = 0" },
}
test "Replacement Draft: one less in an assault" {
  setup = with "Replacement Draft", dice = { 4, 1, 3, 1 }, given = duel "B10", acts = assaults,
  expect = { "unit[1].flags = 0" },
}
test "Hated for What They Did: whoever assaults them has one more" {
  setup = with(nil, "Hated for What They Did"), dice = { 3, 1, 3, 1 }, given = duel "B10", acts = assaults,
  expect = { "unit[1].flags = 1" },
}
test "Cool Under Fire: two markers off in the Supply Phase" {
  setup = with "Cool Under Fire", given = duel("E10", 0, { "suppressed = 3" }),
  acts = { "0 stay Rifle Squad/1", "0 done", "1 done" },
  expect = { "unit[0].suppressed = 1" },
}

-- ---- kit ------------------------------------------------------------------------------------------

test "Extra Bandoliers: one more, as often as there are tokens" {
  setup = with "Extra Bandoliers", dice = { 2 }, given = duel "E10",
  acts = { fires, "0 spend Extra Bandoliers/2", "0 spend Extra Bandoliers/2", "0 pass" },
  expect = { "unit[1].flags = 1", "holding[1].left = 1" },
}
test "Bag of Pineapples: +3 against infantry under the pattern" {
  setup = with "Bag of Pineapples", dice = { 3 }, given = duel "B10",
  acts = { "0 bombard Rifle Squad/1, Bag of Pineapples, B9/C10" },
  expect = { "unit[1].flags = 1", "holding[1].left = 2" },
}
test "Captured Tubes: fired in place of the rifles, four spaces at most" {
  setup = with("Captured Tubes", "Panzer IV in Support"), dice = { 6, 2 },
  given = given.units(14, {
    { "Rifle Squad", 1, "A10" }, { "Panzer IV Ausf H", 14, "D10", seat = 1, more = { "facing = 6" } },
  }) .. given.acts(0) .. "hand[0] =\nhand[1] =\n",
  acts = { "0 fire Rifle Squad/1, Faustpatrone, plain, Panzer IV Ausf H/2" },
  expect = { "holding[1].left = 2" },
}
test "Itchy Fingers: a marker on the target" {
  setup = with "Itchy Fingers", dice = { 1 }, given = duel "E10",
  acts = { fires, "0 spend Itchy Fingers/2" },
  expect = { "unit[1].suppressed = 1", "holding[1].left = 2" },
}
test "Third Landing: the die again" {
  setup = with "Third Landing", dice = { 1, 4 }, given = duel "E10",
  acts = { fires, "0 reroll Third Landing/2, 1", "0 pass" },
  expect = { "unit[1].flags = 1", "holding[1].left = 2" },
}
test "Seen It All: a marker off" {
  setup = with "Seen It All", given = duel("E10", 0, { "suppressed = 2" }),
  acts = { "0 stay Rifle Squad/1", "0 calm Rifle Squad/1", "0 calm Rifle Squad/1" },
  expect = { "unit[0].suppressed = 0", "holding[1].left = 1" },
}
test "Mentioned in Dispatches: who has acted acts again" {
  setup = with "Mentioned in Dispatches", dice = { 1, 4 }, given = duel "E10",
  acts = { fires, "0 act again Rifle Squad/1", fires },
  expect = { "unit[1].flags = 1", "holding[1].left = 2" },
}
test "Bull Rush: the defender is driven back though he wins" {
  setup = with "Bull Rush", dice = { 3, 1, 4, 1 }, given = duel "B10", acts = { assaults[1], assaults[2], "1 retreat Grenadier Squad/2, C10" },
  expect = { "unit[0].flags = 1", "unit[1].place = C10", "unit[1].flags = 0" },
}
