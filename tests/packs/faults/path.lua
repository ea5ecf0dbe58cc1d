-- Locations, Missions, Objectives.
local function place(name, odd)
  local card = { region = here, hostiles = { { 0, 3 }, { 50, 5 } } }
  for key, value in pairs(odd) do card[key] = value end
  location(name)(card)
end

place("Yard", { copies = 9 })
place("place hostiles", { hostiles = {} })
place("place first row", { hostiles = { { 30, 3 } } })
place("place rows", { hostiles = { { 0, 3 }, { 0, 5 } } })
place("place falls", { hostiles = { { 0, 5 }, { 50, 3 } } })
place("place success", { success = lockpick })
place("place fail", { fail = lockpick })
place("place obstacle", { says = { at { set_off, of = target, effect = wound(1, actor) } } })
place("place disarm", { disarm = 1 })
place("place reinforce", { reinforce_none = true, always_reinforce = true })
place("place ability", { success = unheard_of, says = { at { success, of = target, effect = gain_xp(1, actor) } } })

local function aim(name, odd)
  local card = { region = here, hostiles = { { 0, 3 } }, eliminate = true }
  for key, value in pairs(odd) do card[key] = value end
  objective(name)(card)
end

aim("Sound Objective", {})
aim("Paired Objective", { types = { paired } })
aim("Objective Elsewhere", { region = there })
aim("objective goal", { eliminate = false })
aim("objective present", { eliminate_present = true })
aim("objective clear", { hostiles = {} })
target "target strike" { strike_only = true }

local function go(name, odd)
  local card = { region = here, resources = 60, time = 9, objective = 5, goal = sound_objective, force = guard }
  for key, value in pairs(odd) do card[key] = value end
  mission(name)(card)
end
local function without(name, field)
  local card = { region = here, resources = 60, time = 9, objective = 5, goal = sound_objective, force = guard }
  card[field] = nil
  mission(name)(card)
end

go("Sound Mission", { keywords = { patrolled } })
without("mission goal", "goal")
go("mission region", { goal = objective_elsewhere })
go("mission objectives", { objectives = { { "Sound Objective", 6 } } })
without("mission force", "force")
go("mission hostiles", { force = ghosts })
mission "mission locations" { region = there, resources = 60, time = 9, objective = 12, goal = objective_elsewhere, force = guard }
go("mission rescues", { rescues = { player }, rescued = 2 })
go("mission escorts", { escorts = "Yard" })
go("mission types", { goal = paired_objective })
contract "contract missions" { missions = unheard_of }
contract "Sound Contract" { missions = patrolled }
-- SPDX-License-Identifier: CC0-1.0
