-- What the cards of this pack are made with.
local shapes = {}

-- The Hostiles drawn for a card of the path, by the space of the Objective: 3 or nearer, 4, 5, 6, 7, 8 or farther.
-- The numbers are ours.
function shapes.draws(three, four, five, six, seven, eight)
  return {
    { points = 0, value = three }, { points = 30, value = four }, { points = 50, value = five },
    { points = 75, value = six }, { points = 100, value = seven }, { points = 125, value = eight },
  }
end

return shapes
