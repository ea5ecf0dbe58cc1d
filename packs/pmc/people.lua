-- What the files of Soldiers share: a person is six cards, Levels 1 and 2 as a Squad Soldier, 3 and 4 as a Non-Player
-- Soldier, 5 and 6 as a Player Soldier.

local kinds = { squad, squad, non_player, non_player, player, player }

-- Hero Points that lead on to the next Level; the Reputation of a company with which nobody asks for more pay.
local heroism = { 2, 3, 4, 5, 6 }
local standing = { 1, 3, 5, 7, 8, 9 }

-- `either`: Weapons of which one is chosen.
local function person(called)
  local function name(level) return ("%s Level %d"):format(called, level) end
  return function(all)
    for level, card in ipairs(all) do
      card.level, card.chosen_of, card.either = level, card.either, nil
      card.promotes_to = level < 6 and name(level + 1) or nil
      card.hero_points, card.reputation = heroism[level], standing[level]
      local words = {}
      for _, word in ipairs(all.keywords or {}) do words[#words + 1] = word end
      for _, word in ipairs(card.keywords or {}) do words[#words + 1] = word end
      card.keywords = words
      card.era, card.nation = modern_era, pmc
      card.icon = card.icon or all.icon
      kinds[level](name(level))(card)
    end
  end
end

return person
-- SPDX-License-Identifier: CC-BY-4.0
