-- A test is a position, what seats do in it, and what must then hold.
-- `given` are lines of a position, `acts` options with the seat before them, `dice` how the next
-- dice fall.  Whoever is struck and holds a card is asked for a parry: then add "1 pass".
-- If you do not know what can be done, write the act "0 ?": the failure lists it.

test "First Blood is vicious" {
  setup = "seats 2, health 9",
  dice  = { 5, 2 },
  given = [[
    hand[0] = First Blood
    hand[1] =
  ]],
  acts   = { "0 stand open", "1 stand open", "0 strike First Blood, seat 1" },
  expect = { "health[1] = 7" },
}

test "who holds no other card cannot roll with it" {
  setup = "seats 2",
  given = [[
    hand[0] = First Blood
    hand[1] = Roll With It
  ]],
  acts    = { "0 stand open", "1 stand open", "0 strike First Blood, seat 1" },
  refuses = { "1 play Roll With It" },
}
