-- Tests of traits and kit, in play.

local given = require "tests_given"
local assaults, closes = "0 assault Rifle Squad/1, 1, Grenadier Squad/2", "0 close in Rifle Squad/1, A10, B10"
local fires = "0 fire Rifle Squad/1, M1 Rifles, plain, Grenadier Squad/2"

-- An American squad at A10 and a German one at the square; an option for either side, or none.
local function duel(name, t)
  t.setup = given.armies(t.american, t.german)
  t.counters = {
    { "Rifle Squad", 1, "A10", more = t.more }, { "Grenadier Squad", 7, t.square or "E10", seat = 1, more = t.theirs },
  }
  given.battle(name, t)
end

-- ---- traits ------------------------------------------------------------------------------------

duel("Trench Brawlers: two hits when they assault and win", {
  american = "Trench Brawlers", square = "B10", dice = { 6, 1, 1, 1 }, acts = { assaults, closes },
  expect = { "unit[1].live = 0" },
})
duel("without Trench Brawlers: one hit", {
  square = "B10", dice = { 6, 1, 1, 1 }, acts = { assaults, closes }, expect = { "unit[1].live = 1" },
})
duel("Expert Badges: long range begins beyond 9", {
  american = "Expert Badges", square = "I10", dice = { 4 }, acts = { fires }, expect = { "unit[1].flags = 1" },
})
duel("without Expert Badges: two less beyond 7", {
  square = "I10", dice = { 4 }, acts = { fires }, expect = { "unit[1].flags = 0" },
})
duel("Replacement Draft: one less in an assault", {
  american = "Replacement Draft", square = "B10", dice = { 4, 1, 3, 1 }, acts = { assaults, closes },
  expect = { "unit[1].flags = 0" },
})
duel("Hated for What They Did: whoever assaults them has one more", {
  german = "Hated for What They Did", square = "B10", dice = { 3, 1, 3, 1 }, acts = { assaults, closes },
  expect = { "unit[1].flags = 1" },
})
duel("Bull Rush: the defender is driven back though he wins", {
  american = "Bull Rush", square = "B10", dice = { 3, 1, 4, 1 },
  acts = { assaults, closes, "1 retreat Grenadier Squad/2, C10" },
  expect = { "unit[0].flags = 5", "unit[1].place = C10", "unit[1].flags = 0" },
})
duel("Cool Under Fire: two markers off in the Supply Phase", {
  american = "Cool Under Fire", more = { "suppressed = 3" },
  acts = { "0 stay Rifle Squad/1", "1 done" },
  expect = { "unit[0].suppressed = 1" },
})
duel("Itchy Fingers: a marker on the target", {
  american = "Itchy Fingers", dice = { 1 }, acts = { fires, "0 spend Itchy Fingers/2" },
  expect = { "unit[1].suppressed = 1", "holding[1].left = 2" },
})
duel("Third Landing: the die again", {
  american = "Third Landing", dice = { 1, 4 }, acts = { fires, "0 reroll Third Landing/2, 1", "0 pass" },
  expect = { "unit[1].flags = 1", "holding[1].left = 2" },
})
duel("Seen It All: markers off", {
  american = "Seen It All", seat = 1, more = { "suppressed = 2" },
  acts = { "0 calm Rifle Squad/1", "0 calm Rifle Squad/1" },
  expect = { "unit[0].suppressed = 0", "holding[1].left = 1" },
})
duel("Mentioned in Dispatches: who has acted acts again", {
  american = "Mentioned in Dispatches", dice = { 1, 4 }, acts = { fires, "0 act again Rifle Squad/1", fires },
  expect = { "unit[1].flags = 1", "holding[1].left = 2" },
})

-- ---- kit ------------------------------------------------------------------------------------------

duel("Extra Bandoliers: one more, as often as there are tokens", {
  american = "Extra Bandoliers", dice = { 2 },
  acts = { fires, "0 spend Extra Bandoliers/2", "0 spend Extra Bandoliers/2", "0 pass" },
  expect = { "unit[1].flags = 1", "holding[1].left = 1" },
})
duel("Bag of Pineapples: +3 against infantry under the pattern", {
  american = "Bag of Pineapples", square = "B10", dice = { 3 },
  acts = { "0 bombard Rifle Squad/1, Bag of Pineapples, B9/C10" },
  expect = { "unit[1].flags = 1", "holding[1].left = 2" },
})
given.battle("Captured Tubes: fired in place of the rifles", {
  setup = given.armies("Captured Tubes", "Panzer IV in Support"), all = 14, dice = { 6, 2 },
  counters = {
    { "Rifle Squad", 1, "A10" }, { "Panzer IV Ausf H", 14, "D10", seat = 1, back = "Muster Roll", faces = "west" },
  },
  acts = { "0 fire Rifle Squad/1, Faustpatrone, plain, Panzer IV Ausf H/2" },
  expect = { "holding[1].left = 2", "unit[1].damage = 4" },
})
-- SPDX-License-Identifier: CC-BY-4.0
