-- What the files of Soldiers share: a person is six cards, Levels 1 and 2 as a Squad Soldier, 3 and 4 as a Non-Player
-- Soldier, 5 and 6 as a Player Soldier.

local kinds = { squad, squad, non_player, non_player, player, player }

-- Weapons of which one is chosen (`either`) stand behind what the card gives anyway.
local function person(name)
  return function(all)
    for level, card in ipairs(all) do
      local printed = {}
      for _, item in ipairs(card.printed or {}) do printed[#printed + 1] = item end
      if card.either then printed[#printed + 1] = card.either[1] end
      card.printed = #printed > 0 and printed or nil
      card.either = nil
      local words = {}
      for _, word in ipairs(all.keywords or {}) do words[#words + 1] = word end
      for _, word in ipairs(card.keywords or {}) do words[#words + 1] = word end
      card.keywords = words
      card.era, card.nation = modern_era, pmc
      card.icon = card.icon or all.icon
      kinds[level](("%s Level %d"):format(name, level))(card)
    end
  end
end

return person
