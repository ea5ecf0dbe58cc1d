-- What the tests of this pack share: two platoons on the trial ground, a few of their counters, and one about to act.
--
-- A test is played from the deployment on, so that it holds whatever happens between the steps of a round. Counters
-- that it does not name are kept back (flags 128: an event will bring them), and each side's deck is as small as its
-- hand.

local given = {}

-- The two armies of a test: a tile with options each, and cards for their decks.
function given.armies(american, german)
  return "scenario Trial Ground, army1 Omaha Rifle Platoon" .. (american and " + " .. american or "")
    .. ", army2 Coast Grenadier Platoon" .. (german and " + " .. german or "")
end

local order, bluff = { [0] = "Blue Order 1", "Red Order 1" }, { [0] = "Blue Bluff", "Red Bluff" }
local back = { [0] = "Hidden Americans", "Hidden Germans" }

-- A test as `test` has it, but for `counters`: each { name, which of the armies, square, seat, lines of it, facing };
-- `all` of the armies together; `seat`: whose counter acts (0). Americans are 1 to 6 unless options bring more, then
-- come the Germans.
function given.battle(name, t)
  local lines, deploys, first, acts = {}, { [0] = {}, {} }, {}, {}
  for i = 1, t.all or 13 do
    local u, at = t.counters[i], "unit[" .. i - 1 .. "]."
    if u then
      local seat = u.seat or 0
      local mine = deploys[seat]
      lines[#lines + 1] = at .. "card = " .. u[1] .. "\n" .. at .. "roster = " .. u[2]
      lines[#lines + 1] = at .. "owner = " .. seat
      for _, more in ipairs(u.more or {}) do
        lines[#lines + 1] = at .. more
      end
      mine[#mine + 1] = seat .. " deploy " .. (u.back or back[seat]) .. "/" .. i .. ", front, " .. u[3]
      if u.faces then
        mine[#mine + 1] = seat .. " face " .. u[1] .. "/" .. i .. ", " .. u.faces
      end
      first[seat] = first[seat] or u[1] .. "/" .. i
    else
      lines[#lines + 1] = at .. "flags = 128"
    end
  end
  for seat = 0, 1 do
    for _, act in ipairs(deploys[seat]) do
      acts[#acts + 1] = act
    end
  end
  for seat = 0, 1 do
    acts[#acts + 1] = seat .. " order " .. first[seat] .. ", " .. (seat == (t.seat or 0) and order or bluff)[seat]
  end
  for _, act in ipairs(t.acts or {}) do
    acts[#acts + 1] = act
  end
  test(name) {
    setup = t.setup or given.armies(), dice = t.dice,
    given = table.concat(lines, "\n") .. "\n" .. (t.given or ""),
    acts = acts, expect = t.expect, offers = t.offers, refuses = t.refuses,
  }
end

return given
-- SPDX-License-Identifier: CC-BY-4.0
