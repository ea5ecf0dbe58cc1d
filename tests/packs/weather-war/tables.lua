-- Numbers that would stand on play sheets.  They are ours; who has others types them in here, and nowhere else.
local tables = {}

-- The value of Hostiles drawn for teams of up to 29 points, and from 30, 45 and 60 on.
function tables.draws(least, from30, from45, from60)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 45, value = from45 },
    { points = 60, value = from60 },
  }
end

-- The Cold Track: where it starts, and from where on it bites.
tables.cold = { start = 3, slow = 5, numb = 7, most = 10 }

-- Bare hands: dice, Stumble, Hit and Pen of the one Mode.
tables.unarmed = { { 1, 2, 8, 0, 0 } }

-- Wounds by a dressing, from a roll on.
tables.heals = { { roll = 5, points = 1 }, { roll = 9, points = 2 } }

return tables
-- SPDX-License-Identifier: CC0-1.0
