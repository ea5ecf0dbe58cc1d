-- What the tests of this pack share: lines of a position for what they need on the table.
local given = {}

-- A Hostile that targets the first Soldier, with one more line about it or none: "awareness = 1".
function given.hostile(slot, name, place, more)
  local line = ("hostile[%d]."):format(slot)
  return line .. "card = " .. name .. "\n" .. line .. "place = " .. place .. "\n" .. line .. "target = 1\n"
    .. (more and line .. more .. "\n" or "")
end

-- A Location in a space of the path, from 2 on; `front` says how many there are.
function given.location(space, name) return ("location[%d].card = %s\n"):format(space, name) end

-- A Mission without targets of its Objective, so that the first Hostile is in slot 0.
function given.team(cards) return "mission The Admiral's Table, team " .. cards end

-- Nobody comes, and on the ground is what has nothing to say any more.
given.none = "hostiles[0] =\nhostile_discards[0] =\nevent[0].card = A Friend Inside\n"

-- The first Soldier in a Location of space 2, with an empty hand, and nobody comes.
function given.at(name)
  return "hand[0] =\nfront = 2\nsoldier[0].place = 2\n" .. given.none .. given.location(2, name)
end

return given
-- SPDX-License-Identifier: CC-BY-4.0
