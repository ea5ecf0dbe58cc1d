-- Cards for wf_nest.c: what the manual of the nests says otherwise, or more exactly.
skill "Bush Doctor" { cost = 2, heals = { { roll = 5, points = 1 }, { roll = 8, points = 2 } }, says = { at { soldier_turn, cost = action(1), effect = treat } } }
location "Sucking Mud" { region = plain, copies = 0, entrance = 1, reinforce_none = true, says = { add { entrance = 2, of = target } } }
location "Thinned Out" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 1 } }, says = { add { hostile_value = -1, of = target } } }
location "Swept Clean" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 1 } }, says = { add { hostile_value = -2, of = target } } }

-- One of two of a name is Present at the Objective.
force "Red Twins" { nation = red }
hostile "Nest Twin" { copies = 2, force = red_twins, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Bystander" { copies = 4, force = red_twins, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
objective "Twin Lair" { region = plain, entrance = 0, present = nest_twin, eliminate_present = true, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
mission "Twin Hunt" { region = plain, resources = 114, time = 18, objective = 3, goal = twin_lair, force = red_twins, entrance = 0, reinforce_none = true }

-- Soldiers who carry something are rescued.
mission "Lost Patrol" { region = plain, resources = 60, time = 18, objective = 3, goal = stockade, force = reds, entrance = 0, reinforce_none = true, types = { rescue }, rescues = { "player" }, rescued = 1 }
mission "Outer Road" { region = plain, resources = 114, time = 18, objective = 4, goal = stockade, force = reds, entrance = 0, reinforce_none = true, types = { rescue }, rescues = { "non_player", "squad" }, rescued = 1 }
-- SPDX-License-Identifier: CC0-1.0
