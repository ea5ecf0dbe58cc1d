-- What the cards of this pack are made with.
local shapes = {}

-- The value of Hostiles for teams of up to 29 points, and from 30, 50, 75, 100 and 125 on.
function shapes.by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- What the other side has too, unless it says otherwise.
local shared = {
  "value", "range", "chart", "penalty", "aims_at", "keywords", "search", "alarm", "roams", "evade", "icon",
}

-- What it adds to the Noise with a Soldier at Range 0, 1 and 2: { 2, 1 } is 2 at Range 0, 1 at Range 1, none beyond.
function shapes.searches(values)
  local rows = {}
  for i, value in ipairs(values or {}) do rows[i] = { range = i - 1, value = value } end
  return rows
end

-- A Hostile of the night: what is heard or seen of it first, and what it turns out to be.
function shapes.sides(force, name, heard, other, seen)
  for _, field in ipairs(shared) do
    if seen[field] == nil then seen[field] = heard[field] end
  end
  if seen.reticles == nil then seen.reticles = heard.reticles end
  heard.search, seen.search = shapes.searches(heard.search), shapes.searches(seen.search)
  heard.force, seen.force = force, force
  heard.revealed, seen.copies = other, 0
  hostile(name)(heard)
  hostile(other)(seen)
end

return shapes
-- SPDX-License-Identifier: CC-BY-4.0
