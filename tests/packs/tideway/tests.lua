-- What the cards of Tideway do, proved card by card.  Seat 0 has the initiative.

local open = { "0 stand open", "1 stand open" }
local function acts(list)                       -- both stand open, then the list
  local all = { table.unpack(open) }
  for _, a in ipairs(list) do all[#all + 1] = a end
  return all
end

local function hook(name, brine, expect, more)
  test(name) {
    setup = "seats 2, health 9", dice = { 3, 1 },
    given = "hand[0] = Boathook Haul\nhand[1] = Banner\nBrine[1] = " .. brine,
    acts = acts { "0 strike Boathook Haul, seat 1", "1 pass", more },
    expect = expect,
  }
end
hook("Boathook Haul: 3 + 2 misses who is dry", 0, { "health[1] = 9", "Brine[1] = 0", "hand[1] = Banner" })
hook("Boathook Haul: 3 + 2 + Undertow 2 hits who is soaked, soaks him more and takes a card", 1,
     { "health[1] = 8", "Brine[1] = 2", "hand[1] =" }, "1 discard Banner")

local function breaker(name, brine, health)
  test(name) {
    setup = "seats 2, health 9", dice = { 5, 2 },
    given = "hand[0] = Breaker\nhand[1] =\nBrine[0] = " .. brine,
    acts = acts { "0 strike Breaker, seat 1" },
    expect = { "health[1] = " .. health, "Brine[0] = " .. brine },
  }
end
breaker("Breaker: 5 + 1 misses", 0, 9)
breaker("Breaker: 5 + 1 + 1 Brine hits", 1, 8)
breaker("Breaker: a total of 9 does 2", 3, 7)
breaker("Breaker: a total of 11 does 4, not 5", 5, 5)


test "Anchor Swing: unpaid, 6 + 0 misses" {
  setup = "seats 2, health 9", dice = { 6, 2 },
  given = "hand[0] = Anchor Swing\nhand[1] =",
  acts = acts { "0 strike Anchor Swing, seat 1", "0 decline" },
  expect = { "health[0] = 9", "health[1] = 9" },
}
test "Anchor Swing: for 1 health, 5 + 2 hits for 2" {
  setup = "seats 2, health 9", dice = { 5, 2 },
  given = "hand[0] = Anchor Swing\nhand[1] =",
  acts = acts { "0 strike Anchor Swing, seat 1", "0 use Anchor Swing" },
  expect = { "health[0] = 8", "health[1] = 7" },
}
test "Anchor Swing: for 1 health and 2 Brine, 2 + 5 hits" {
  setup = "seats 2, health 9", dice = { 2, 1 },
  given = "hand[0] = Anchor Swing\nhand[1] =\nBrine[0] = 3",
  acts = acts { "0 strike Anchor Swing, seat 1", "0 use Anchor Swing", "0 pay more for Anchor Swing" },
  expect = { "health[0] = 8", "health[1] = 7", "Brine[0] = 1" },
}
test "Anchor Swing: who has 1 health cannot pay it, and is not asked" {
  setup = "seats 2, health 9", dice = { 6, 2 },
  given = "hand[0] = Anchor Swing\nhand[1] =\nhealth[0] = 1",
  acts = acts { "0 strike Anchor Swing, seat 1", "1 wait" },
  expect = { "health[0] = 1", "health[1] = 9" },
}

test "Harbour Master's Flag: the chosen foe is wounded and soaked, the other not" {
  setup = "seats 4, health 4",
  given = "hand[0] = Harbour Master's Flag\nBrine[0] = 3",
  acts = { "0 stand open", "1 stand open", "2 stand open", "3 stand open", "0 raise Harbour Master's Flag",
           "0 use Harbour Master's Flag", "0 choose seat 3" },
  expect = { "Brine[0] = 1", "health[3] = 3", "Brine[3] = 1", "health[1] = 4", "Brine[1] = 0" },
}
test "Harbour Master's Flag: not with 1 Brine" {
  setup = "seats 2",
  given = "hand[0] = Harbour Master's Flag\nBrine[0] = 1",
  acts = acts { "0 raise Harbour Master's Flag", "1 wait" },
  expect = { "health[1] = 4", "Brine[0] = 1" },
}

local function hull(name, brine, expect)
  test(name) {
    given = "standard[0].live = 1\nstandard[0].card = Leaky Hull\nBrine[0] = " .. brine,
    acts = acts { "0 wait", "1 wait", "0 stand open", "1 stand open" },
    expect = { "Brine[0] = " .. expect, "Brine[1] = 0" },
  }
end
hull("Leaky Hull: a third Brine when a round begins", 2, 3)
hull("Leaky Hull: not a fourth", 3, 3)
local function hull2(name, card, brine, health)
  test(name) {
    setup = "health 9", dice = { 6, 1 },
    given = "standard[0].live = 1\nstandard[0].card = Leaky Hull\nhand[0] = " .. card .. "\nhand[1] =\nBrine[1] = " .. brine,
    acts = acts { "0 strike " .. card .. ", seat 1" },
    expect = { "health[1] = " .. health },
  }
end
hull2("Leaky Hull: a Quayside blow on a soaked foe does 1 more", "Boathook Haul", 1, 7)
hull2("Leaky Hull: not on a dry one", "Boathook Haul", 0, 8)
hull2("Leaky Hull: not with another blow", "High Cut", 1, 8)

test "Smuggler's Lantern: a card for each standard, itself too, when it is raised" {
  given = [[
    standard[0].live = 1
    standard[0].card = Banner
    hand[0] = Smuggler's Lantern, Trophy
    deck[0] = Parry, Parry, High Cut, Low Thrust
    hand[1] =
  ]],
  acts = acts { "0 raise Smuggler's Lantern", "1 wait", "0 stand open", "1 stand open", "1 wait", "0 raise Trophy" },
  expect = { "hand[0] = High Cut, Low Thrust" },        -- nothing for Trophy
}
test "Smuggler's Lantern: eight cards may be held" {
  given = [[
    standard[0].live = 1
    standard[0].card = Smuggler's Lantern
    hand[0] = Parry, Parry, Parry, Parry, Parry, Parry, High Cut
  ]],
  acts = acts { },
  offers = { "0 draw" },
}
test "without the lantern they may not" {
  given = "hand[0] = Parry, Parry, Parry, Parry, Parry, High Cut",
  acts = acts { },
  refuses = { "0 draw" },
}
local function lantern(name, second, card, health)
  test(name) {
    setup = "health 9", dice = { 5, 1 },
    given = "standard[0].live = 1\nstandard[0].owner = 1\nstandard[0].card = Smuggler's Lantern\n" .. second ..
            "\nhand[0] = " .. card .. "\nhand[1] =",
    acts = acts { "0 strike " .. card .. ", seat 1" },
    expect = { "health[1] = " .. health },
  }
end
local banner = "standard[1].live = 1\nstandard[1].owner = 1\nstandard[1].card = Banner"
lantern("Smuggler's Lantern alone: 5 + 2 hits high", "", "High Cut", 8)
lantern("Smuggler's Lantern and another: 5 + 2 misses high", banner, "High Cut", 9)
lantern("Smuggler's Lantern and another: 5 + 2 hits low", banner, "Boathook Haul", 8)

local function almanac(name, turn, card, health)
  test(name) {
    setup = "health 9", dice = { 4, 1 },
    given = "turn = " .. turn .. "\nstandard[0].live = 1\nstandard[0].card = Pilot's Almanac\nhand[0] = " .. card .. "\nhand[1] =",
    acts = acts { "0 strike " .. card .. ", seat 1" },
    expect = { "health[1] = " .. health },
  }
end
almanac("Pilot's Almanac: 4 + 2 misses low in round 3", 2, "Boathook Haul", 9)
almanac("Pilot's Almanac: 4 + 2 hits low in round 4", 3, "Boathook Haul", 8)
almanac("Pilot's Almanac: 4 + 2 misses high in round 4", 3, "High Cut", 9)
test "Pilot's Almanac: an ally draws and is dried" {
  setup = "seats 4, health 9", dice = { 6, 2 },
  given = [[
    standard[0].live = 1
    standard[0].owner = 1
    standard[0].card = Pilot's Almanac
    hand[0] = High Cut
    hand[1] =
    hand[3] =
    Brine[3] = 3
    deck[0] = Parry
  ]],
  acts = { "0 stand open", "1 stand open", "2 stand open", "3 stand open", "0 strike High Cut, seat 1",
           "1 use Pilot's Almanac", "1 choose seat 3" },
  expect = { "health[1] = 8", "hand[3] = Parry", "Brine[3] = 1", "hand[1] =" },
}

local function over(name, brine, last, expect)
  test(name) {
    setup = "health 9", dice = { 6, 1 },
    given = "hand[0] = Wild Swing\nhand[1] = Over the Side, Banner\nBrine[1] = " .. brine,
    acts = acts { "0 strike Wild Swing, seat 1", "1 play Over the Side", "1 discard Banner", last },
    expect = expect,
  }
end
over("Over the Side: 6 + 4 - 2 hits", 0, nil, { "health[1] = 8", "Brine[1] = 1", "hand[1] =" })
over("Over the Side: 6 + 4 - 6 misses for a Brine", 1, "1 pay more for Over the Side", { "health[1] = 9", "Brine[1] = 1" })
over("Over the Side: the Brine can be kept", 1, "1 decline", { "health[1] = 8", "Brine[1] = 2" })

local function bucket(name, standards, health)
  test(name) {
    setup = "health 9", dice = { 6, 1 },
    given = "hand[0] = High Cut\nhand[1] = Bucket of Slops\n" .. standards,
    acts = acts { "0 strike High Cut, seat 1", "1 play Bucket of Slops" },
    expect = { "health[1] = " .. health, "Brine[0] = 2", "Brine[1] = 0" },
  }
end
bucket("Bucket of Slops: 6 + 2 hits, and the striker is soaked", "", 8)
bucket("Bucket of Slops: 6 + 2 - 2 standards misses",
  "standard[0].live = 1\nstandard[0].owner = 1\nstandard[0].card = Trophy\nstandard[1].live = 1\nstandard[1].owner = 1\nstandard[1].card = Trophy", 9)

local function widow(name, turn, card, t)
  t.setup = "health 9"
  t.given = "turn = " .. turn .. "\nhand[0] = " .. card .. "\nhand[1] = Widow's Bargain, Banner, Trophy\ndeck[0] = Parry, Parry, Parry"
  local all = acts { "0 strike " .. card .. ", seat 1" }
  for _, a in ipairs(t.acts or {}) do all[#all + 1] = a end
  t.acts = all
  test(name)(t)
end
widow("Widow's Bargain: not in round 1", 0, "Low Thrust", { offers = { "1 pass" }, refuses = { "1 play Widow's Bargain" } })
widow("Widow's Bargain: not against a high blow", 1, "High Cut", { refuses = { "1 play Widow's Bargain" } })
widow("Widow's Bargain: a health and a card for a wound and two cards", 1, "Low Thrust", {
  acts = { "1 play Widow's Bargain", "1 discard Banner", "1 decline", "1 choose seat 0" },
  expect = { "health[0] = 8", "health[1] = 8", "hand[1] = Trophy, Parry, Parry" } })
widow("Widow's Bargain: another card for another wound", 1, "Low Thrust", {
  acts = { "1 play Widow's Bargain", "1 discard Banner", "1 pay more for Widow's Bargain", "1 discard Trophy", "1 choose seat 0" },
  expect = { "health[0] = 7", "health[1] = 8", "hand[1] = Parry, Parry" } })

local function oar(name, brine, health)
  test(name) {
    setup = "health 9", dice = { 6, 1 },
    given = "hand[0] = High Cut\nhand[1] = Oar Block\nBrine[1] = " .. brine,
    acts = acts { "0 strike High Cut, seat 1", "1 parry Oar Block" },
    expect = { "health[1] = " .. health },
  }
end
oar("Oar Block: 6 + 2 - 2 misses", 0, 9)
test "Oar Block: 6 + 3 - 2 hits, minus 3 misses" {
  setup = "health 9", dice = { 6, 2 },
  given = "hand[0] = High Cut\nhand[1] = Oar Block\nstandard[0].live = 1\nstandard[0].card = Banner\nBrine[1] = 0",
  acts = acts { "0 strike High Cut, seat 1", "1 parry Oar Block" },
  expect = { "health[1] = 8" },
}
test "Oar Block: a Brine makes it stronger" {
  setup = "health 9", dice = { 6, 2 },
  given = "hand[0] = High Cut\nhand[1] = Oar Block\nstandard[0].live = 1\nstandard[0].card = Banner\nBrine[1] = 1",
  acts = acts { "0 strike High Cut, seat 1", "1 parry Oar Block" },
  expect = { "health[1] = 9" },
}
test "Oar Block: not against 4" {
  given = "hand[0] = Wild Swing\nhand[1] = Oar Block",
  acts = acts { "0 strike Wild Swing, seat 1" },
  refuses = { "1 parry Oar Block" },
}

test "Spring Tide: everyone gets a Brine" {
  setup = "weather Spring Tide",
  acts = acts { "0 wait", "1 wait", "0 stand open", "1 stand open" },
  expect = { "Brine[0] = 2", "Brine[1] = 2" },
}
local function tide(name, brine, health)
  test(name) {
    setup = "health 9, weather Spring Tide", dice = { 5, 1 },
    given = "hand[0] = High Cut\nhand[1] =\nBrine[0] = " .. brine,
    acts = acts { "0 strike High Cut, seat 1" },
    expect = { "health[1] = " .. health },
  }
end
tide("Spring Tide: 5 + 2 hits with 3 Brine", 3, 8)
tide("Spring Tide: 5 + 2 - 1 misses with 4 Brine", 4, 9)
-- SPDX-License-Identifier: CC0-1.0
