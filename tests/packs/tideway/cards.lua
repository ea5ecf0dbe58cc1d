-- STRIKES -----------------------------------------------------------------------------

strike "Boathook Haul" {
  copies = 3, strength = 2, damage = 1, line = low, school = quayside,
  keywords = { undertow(2) },
  says = { at { wounded, of = with, effect = discard(1, struck) } },
  flavour = "Come here, you.",
}

-- Gets bigger the wetter you are, and breaks all at once.
strike "Breaker" {
  copies = 2, strength = 1, damage = 1, line = high,
  fury = { { total = 9, damage = 1 }, { total = 11, damage = 3 } },
  says = { add { strike = 1, of = with, per = my_counters(brine) } },
}

-- Pay health to swing it properly, and let go of some water to swing it really properly.
strike "Anchor Swing" {
  copies = 2, strength = 0, damage = 2, line = low, school = quayside,
  says = { at { struck, of = with, cost = health(1), raise = spend(brine, 2), effect = add { strength = raised(2, 5) } } },
}

-- STANDARDS ---------------------------------------------------------------------------

-- At the end of your turn: wring yourself out over somebody.
standard "Harbour Master's Flag" {
  copies = 2,
  says = { at { turn_ends, of = owner, cost = spend(brine, 2), effect = { wound(1, a_foe), place(brine, 1, a_foe) } } },
}

standard "Leaky Hull" {
  copies = 2,
  says = {
    at { round_begins, when = fewer_than(my_counters(brine), 3), effect = place(brine, 1, me) },
    add { damage = 1, of = side, when = { school(quayside), struck_counters(brine) } },
  },
}

standard "Smuggler's Lantern" {
  copies = 1,
  says = {
    at { raised, of = with, effect = draw(1, per(standards)) },
    add { hand = 2, of = owner },
    add { to_hit = 1, of = foes, when = high, unless = fewer_than(standards, 2) },
  },
}

standard "Pilot's Almanac" {
  copies = 1,
  says = {
    add { to_hit = -1, of = side, when = at_least(round, 4), unless = high },
    at { wounded, of = foes, may = true, effect = { draw(1, an_ally), remove(brine, 2, an_ally) } },
  },
}

-- PLOYS -------------------------------------------------------------------------------

ploy "Over the Side" {
  copies = 2,
  says = { at { struck, cost = discard(1), raise = spend(brine, 1), effect = { add { strength = raised(-2, -6) }, place(brine, 1, me) } } },
}

ploy "Bucket of Slops" {
  copies = 3,
  says = { at { struck, effect = { add { strength = -1, per = standards }, place(brine, 2, striker) } } },
}

ploy "Widow's Bargain" {
  copies = 1,
  says = {
    at { struck, cost = { health(1), discard(1) }, raise = discard(1), when = at_least(round, 2), unless = high,
         effect = { wound(raised(1, 2), a_foe), draw(2) } },
  },
}

-- PARRY, WEATHER ----------------------------------------------------------------------

parry "Oar Block" {
  copies = 2, against = { 0, 3 },
  says = { add { parry = 1, of = with, per = struck_counters(brine) } },
}

weather "Spring Tide" {
  says = {
    at { round_begins, effect = place(brine, 1, everyone) },
    add { strike = -1, when = at_least(counters(brine), 4) },
  },
}
-- SPDX-License-Identifier: CC0-1.0
