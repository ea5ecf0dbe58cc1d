-- A test is a position, what is done in it, and what must then hold.
-- `given` are lines of a position, `acts` options with the seat before them, `dice` how the next
-- dice fall: those of an Attack (10 sides), then the one for the Cover (6 sides).
-- Things have their slot behind them, from 1: Whistle/2 is item[1].
-- If you do not know what can be done, write the act "0 ?": the failure lists it.

test "Steady Breath, Upgunned: three more" {
  setup = "mission Dawn Raid, objective Ridge Village, team Staff Sergeant Boudreaux + M1 Garand",
  dice  = { 4, 3 },
  given = [[
    hand[0] = Steady Breath
    soldier[0].xp = 1
    hostile[0].card = Rear Guard
    hostile[0].place = 1
    hostile[0].target = 1
  ]],
  acts   = { "0 attack Staff Sergeant Boudreaux/1, M1 Garand/1, Semi, Rear Guard/1",
             "0 play Staff Sergeant Boudreaux/1, Steady Breath", "0 upgun Steady Breath" },
  expect = { "hostile[0].ekia = 1", "soldier[0].xp = 0" },
}

test "Whistle: once a Turn" {
  setup = "mission Dawn Raid, objective Ridge Village, team PFC Lindqvist + M1 Garand + Whistle + Corporal Gantt",
  given = [[
    hand[0] =
    soldier[1].suppress = 2
  ]],
  acts    = { "0 use PFC Lindqvist/1, Whistle/2" },
  expect  = { "soldier[1].suppress = 1", "soldier[0].actions = 1" },
  refuses = { "0 use PFC Lindqvist/1, Whistle/2" },
}
