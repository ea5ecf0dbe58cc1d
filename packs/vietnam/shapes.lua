-- What the cards of this pack are made with.
local shapes = {}

-- The Reticles of Hostiles drawn for a card of the path, by the space of the Objective: 3 or nearer, 4, 5, 6, 7, 8 or
-- farther.  The numbers are ours.
function shapes.draws(three, four, five, six, seven, eight)
  return {
    { points = 0, value = three }, { points = 4, value = four }, { points = 5, value = five },
    { points = 6, value = six }, { points = 7, value = seven }, { points = 8, value = eight },
  }
end

-- A Hostile with two sides: as it hides, and as it stands in the open.
function shapes.sides(force, name, hidden, other, open)
  hidden.force, open.force = force, force
  hidden.back, open.back = "Vietnam Hostile", "Vietnam Hostile"
  hidden.engaged, open.copies = other, 0
  open.value, open.reticles = open.value or hidden.value, hidden.reticles
  open.keywords, open.icon = open.keywords or hidden.keywords, open.icon or hidden.icon
  hostile(name)(hidden)
  hostile(other)(open)
end

return shapes
-- SPDX-License-Identifier: CC-BY-4.0
