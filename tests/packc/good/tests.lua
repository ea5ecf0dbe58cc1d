test "a fist hurts" {
  setup = "seats 2", seed = 7, dice = { 6, 2, 100 },
  given = [[
hand[0] = Fist
]],
  acts = { "0 stand open", "1 stand open" },
  expect = { "health[1] = 3" }, offers = { "0 strike Fist, seat 1" }, refuses = { "0 strike Jab, seat 1" },
}
