-- Cards for wf_mission_cards.c: Missions that differ from Drill in one thing each.
local function drill(name, also)
  local card = {
    region = plain, resources = 114, time = 18, objective = 6, loadout = 0, goal = post, force = reds,
    reinforce_none = true,
  }
  for key, value in pairs(also) do card[key] = value end
  mission(name)(card)
end
drill("Drill Again", {})
drill("Still Drill", { objective = 9, loadout = -5 })
drill("Windy Drill", { says = { add { attack_roll = -2 } } })
drill("Coast Drill", { region = coast, goal = harbour })
-- SPDX-License-Identifier: CC0-1.0
