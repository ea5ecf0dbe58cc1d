-- Cards are data: a kind, a name, and what is so about it.  Two dashes begin a remark.
--
--   grognard pack check .          tells all mistakes, each with its place
--   grognard pack show --pack .    prints the cards as the engine understands them
--   grognard pack try --pack . "First Blood"
--   grognard pack test .           runs the tests in tests.lua
--
-- All words that can be used: grognard pack language --system duel

-- A word of your own: a counter that lies before a seat.
counter "Bruise" {
  most = 5,                         -- a seat can have so many
}

-- A keyword: what it says becomes part of every card that bears it.  `n` is the number
-- that the card gives it: keywords = { vicious(2) }.
keyword "Vicious" {
  says = {
    add { damage = n, of = with },  -- of = with: when this very blow is used
  },
}

-- A blow.
strike "First Blood" {
  copies = 3, strength = 2, damage = 1, line = high,
  keywords = { vicious(1) },
  icon = "drop", flavour = "It is not over. It has begun.",
}

-- A standard speaks while it is raised.
standard "Bruiser's Pennant" {
  copies = 2,
  says = {
    -- When a blow of yours has wounded, the struck gets a Bruise.
    at { wounded, of = owner, effect = place(bruise, 1, struck) },
    -- Your blows get 1 for each Bruise of the struck.
    add { strike = 1, of = owner, per = struck_counters(bruise) },
  },
}

-- A ploy is played from the hand when your side is struck.  This one costs a card; for a
-- second card it is stronger.
ploy "Roll With It" {
  copies = 2,
  says = {
    at { struck, cost = discard(1), raise = discard(1), effect = add { strength = raised(-2, -5) } },
  },
}
