-- What the sample cards do, proved.

local begin = { "0 stand open", "1 stand open" }
local function after(...)
  local acts = {}
  for _, act in ipairs(begin) do table.insert(acts, act) end
  for _, act in ipairs { ... } do table.insert(acts, act) end
  return acts
end

test "Rusty Blade poisons whom it wounds" {
  given  = "hand[0] = Rusty Blade\nhand[1] =",
  dice   = { 6, 1 },
  acts   = after("0 strike Rusty Blade, seat 1"),
  expect = { "Poison[1] = 2", "health[1] = 3" },
}

test "Slip Away takes more for another card" {
  given  = "hand[0] = Harbour Hook\nhand[1] = Slip Away, Parry, Banner",
  dice   = { 6, 6 },
  acts   = after("0 strike Harbour Hook, seat 1", "1 play Slip Away", "1 discard Parry", "1 pay more for Slip Away",
                 "1 discard Banner"),
  expect = { "health[1] = 4", "hand[1] =" },
}

test "Cold Nerve needs Resolve and a high blow" {
  given   = "hand[0] = Harbour Hook\nhand[1] = Cold Nerve, Parry",
  acts    = after("0 strike Harbour Hook, seat 1"),
  refuses = { "1 play Cold Nerve" },
}

test "Whispering Idol: one choice for both" {
  setup  = "seats 4",
  given  = "hand[0] = Parry\nhand[3] = Banner\nstandard[0].card = Whispering Idol\nResolve[0] = 1",
  acts   = { "0 stand open", "1 stand open", "2 stand open", "3 stand open", "0 wait", "0 use Whispering Idol",
             "0 choose seat 3", "3 discard Banner" },
  expect = { "Poison[3] = 1", "Poison[1] = 0", "Resolve[0] = 0" },
}

test "Keen Eye is raised with a card" {
  given  = "hand[0] = Keen Eye\ndeck[0] = Parry, High Cut",
  acts   = after("0 raise Keen Eye"),
  expect = { "hand[0] = High Cut", "deck[0] = Parry" },
}
