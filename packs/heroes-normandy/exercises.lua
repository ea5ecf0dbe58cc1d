-- A meadow behind the lines, and battles on it with each of the ready armies: to learn the game, and to try an army.

board "Training Meadow" { map = [[
+ + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + +
 . . . . x . . . . . . x . . . .
+ + + + + + + + + + + + + + + + +
 . . . x x . . . . . . x . . . .
+ + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + +
 . . . . . . . x . . . . . . . .
+ + + + + + + + + + + + + + + + +
 . . . . x . . . . . . x x . . .
+ + + + + + + + + + + + + + + + +
 . . . . x . . . . . . x . . . .
+ + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + +
]] }

for _, points in ipairs { 250, 400, 500 } do
  for _, allies in ipairs { "American", "British" } do
    scenario(allies .. " Exercise " .. points) {
      width = 16, height = 12, rounds = 6, boards = { training_meadow }, budget_a = points, budget_b = points,
      zones = {
        { seat = 0, x = 0, y = 9, width = 16, height = 3 }, { seat = 1, x = 0, y = 0, width = 16, height = 3 },
      },
      objectives = {
        { type = 0, x = 7, y = 5, width = 2, height = 2, points = 3, owner = 2 },
        { type = 1, x = 3, y = 5, width = 2, height = 2, points = 1, owner = 2 },
        { type = 1, x = 11, y = 5, width = 2, height = 2, points = 1, owner = 2 },
      },
      armies = { allies .. " Army " .. points, "German Army " .. points },
      text = points .. " army points a side on the training meadow.",
    }
  end
end

-- Armies of any size: what is put on the table is put there by the setup.
scenario "Open Exercise" {
  width = 16, height = 12, rounds = 6, boards = { training_meadow },
  zones = { { seat = 0, x = 0, y = 9, width = 16, height = 3 }, { seat = 1, x = 0, y = 0, width = 16, height = 3 } },
  objectives = { { type = 0, x = 7, y = 5, width = 2, height = 2, points = 3, owner = 2 } },
}

-- Where both sides may deploy anywhere: to try cards and counters on each other.
scenario "Trial Ground" {
  width = 16, height = 12, rounds = 6, initiative = 0, boards = { training_meadow },
  zones = { { seat = 0, x = 0, y = 0, width = 16, height = 12 }, { seat = 1, x = 0, y = 0, width = 16, height = 12 } },
}
-- SPDX-License-Identifier: CC-BY-4.0
