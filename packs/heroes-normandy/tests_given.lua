-- What the tests of this pack share: two platoons on the meadow, a few of their counters, and one of them about to act.

local given = {}

-- The two armies of a test: a tile with options each, and cards for their decks.
function given.armies(american, german)
  return "scenario Open Exercise, army1 Omaha Rifle Platoon" .. (american and " + " .. american or "")
    .. ", army2 Coast Grenadier Platoon" .. (german and " + " .. german or "")
end

-- Counters, each { name, roster, square, more lines }: Americans are 1 to 6, or more with options, then come the
-- Germans. Those that are not named are not there.
function given.units(all, list)
  local lines = {}
  for i = 1, all do
    local u, at = list[i], "unit[" .. i - 1 .. "]."
    if u then
      lines[#lines + 1] = at .. "hidden = 0\n" .. at .. "card = " .. u[1] .. "\n" .. at .. "roster = " .. u[2] .. "\n"
        .. at .. "place = " .. u[3] .. "\n" .. at .. "owner = " .. (u.seat or 0)
      for _, more in ipairs(u.more or {}) do
        lines[#lines + 1] = at .. more
      end
    else
      lines[#lines + 1] = at .. "live = 0"
    end
  end
  return table.concat(lines, "\n") .. "\n"
end

-- The Activation Phase: the counter in this slot, of this seat, is about to act.
function given.acts(slot, seat)
  return ([[
    depth = 4
    question = action
    asked = %d
    frame[0].step = 5
    frame[0].local[0] = 2
    frame[1].proc = round
    frame[1].step = 4
    frame[1].actor = 0
    frame[1].local[0] = 2
    frame[2].proc = activation
    frame[2].step = 2
    frame[2].seat = %d
    frame[2].local[0] = 1
    frame[3].proc = activate
    frame[3].step = 2
    frame[3].seat = %d
    frame[3].actor = %d
    phase = 2
    deck[0] =
    deck[1] =
    pool[0] =
    pool[1] =
  ]]):format(seat == 1 and 2 or 1, seat or 0, seat or 0, slot + 1)
end

return given
