-- Locations and Objectives where something can be done, where something waits, and where it is cold.

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- What is damaged is undone when it is Repaired, and brings those who can.
local function damages(number)
  return
    at { success, of = target, effect = gain(meltdown_damage, 1, mission) },
    at { repaired, of = target, effect = gain(meltdown_damage, -1, mission) },
    at { reinforcement_step, when = resolved, effect = fetch(technician, number) }
end

-- ---- the Works --------------------------------------------------------------

location "Console Room" {
  copies = 2, region = works, entrance = 1, reinforce = { 0, 1 }, keywords = { town },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = hack, success_roll = 1,
  icon = "control-tower", flavour = "Forty dials, and a man who knew what thirty of them meant.",
  says = { damages(5) },
}

location "Valve Gallery" {
  copies = 2, region = works, entrance = 2, reinforce = { 0, 1 }, keywords = { fortified },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = pick, success_roll = 1,
  icon = "valve", flavour = "Every wheel has a chain, every chain a lock, every lock a foreman.",
  says = { damages(4) },
}

location "Pump Hall" {
  copies = 2, region = works, entrance = 1, reinforce = { 0, 2 }, keywords = { town },
  hostiles = by_points(3, 4, 5, 6, 8, 11), success = pick, success_roll = 2,
  icon = "plug", flavour = "Too loud to hear a shot in. Too loud to hear anybody come, either.",
  says = { add { hostile_roll = -1, of = here, when = at_least(range, 1) }, damages(6) },
}

location "Relay Cabinet" {
  copies = 2, region = works, entrance = 0, reinforce = { 0, 1 }, keywords = { road },
  hostiles = by_points(2, 3, 4, 5, 6, 8), success = hack, success_roll = 2,
  icon = "electrical-socket", flavour = "It ticks. As long as it ticks, the trains run.",
  says = { damages(3) },
}

location "Shift Office" {
  copies = 2, region = works, entrance = 1, reinforce = { 0, 1 }, keywords = { town },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = hack, success_roll = 0,
  icon = "office-chair", flavour = "Who is where, until when, on one blackboard.",
  says = { at { success, of = target, effect = timer(2) } },
}

location "Tool Crib" {
  copies = 2, region = works, entrance = 0, reinforce = { 0, 0 }, keywords = { town },
  hostiles = by_points(2, 3, 3, 4, 6, 8), success = pick, success_roll = 3,
  icon = "toolbox", flavour = "Behind the wire: everything, signed for.",
  says = { at { success, of = target, effect = { draw(1, each_soldier), gain_xp(1, actor) } } },
}

location "Barred Culvert" {
  copies = 1, region = works, entrance = 1, reinforce_none = true, keywords = { water },
  hostiles = by_points(2, 2, 3, 4, 5, 7), obstacle = pick, detect = 1,
  icon = "sewer", flavour = "If the grating holds, it is the long way round.",
  says = { at { set_off, of = target, effect = move_objective(1) } },
}

location "Sealed Cable Duct" {
  copies = 1, region = works, entrance = 2, reinforce_none = true, keywords = { fortified },
  hostiles = by_points(2, 2, 3, 4, 6, 7), obstacle = hack, detect = 2,
  icon = "power-generator", flavour = "The alarm is older than the door, and better.",
  says = { at { set_off, of = target, effect = { move_objective(1), suppress(1, actor) } } },
}

location "Mined Gate" {
  copies = 2, region = works, entrance = 0, reinforce = { 0, 1 }, keywords = { road },
  hostiles = by_points(3, 4, 5, 6, 8, 11), obstacle = pick, detect = 3, disarm = 1,
  icon = "land-mine", flavour = "Somebody raked the gravel. Nobody rakes gravel in a war.",
  says = { at { set_off, of = target, effect = down(actor) } },
}

location "Wired Cellar" {
  copies = 2, region = works, entrance = 1, reinforce = { 0, 1 }, keywords = { town },
  hostiles = by_points(3, 4, 5, 6, 8, 11), obstacle = pick, detect = 2, disarm = 0,
  icon = "trip-wire", flavour = "A good cellar. Too good: the lamp is still warm.",
  says = { at { set_off, of = target, effect = wound(2, actor) }, add { terrain_cover = 1, of = here } },
}

location "Coal Yard" {
  copies = 2, region = works, entrance = 1, reinforce = { 0, 2 }, keywords = { open },
  hostiles = by_points(3, 4, 5, 7, 9, 12),
  icon = "coal-wagon", flavour = "Black heaps, black men, a white wall behind them.",
  says = { add { terrain_cover = 1, of = here, when = at_least(range, 1) } },
}

location "Foundry Floor" {
  copies = 2, region = works, entrance = 2, reinforce = { 0, 1 }, keywords = { town, environ_fever(3) },
  hostiles = by_points(2, 3, 4, 6, 8, 10),
  icon = "anvil-impact", flavour = "Fifty degrees at the ladles. The crews change every quarter of an hour.",
  says = { add { hostile_roll = -1, of = here } },
}

objective "Turbine House" {
  region = works, entrance = 1, reinforce = { 0, 1 }, keywords = { town, fortified },
  hostiles = by_points(3, 4, 5, 6, 8, 10), eliminate = true, success = hack, success_roll = 1,
  icon = "turbine", flavour = "Four machines, three of them turning.",
  says = { at { success, of = target, effect = gain_xp(2, each_soldier) } },
}

objective "Boiler House" {
  region = works, entrance = 1, reinforce = { 0, 2 }, keywords = { town },
  hostiles = by_points(3, 4, 5, 7, 9, 11), eliminate = true, success = pick, success_roll = 2,
  icon = "boiling-bubbles", flavour = "The needle is in the red, and the stokers have gone.",
  says = { at { success, of = target, effect = timer(1) } },
}

objective "Switch Yard" {
  region = works, entrance = 1, reinforce = { 0, 1 }, keywords = { open, road },
  hostiles = by_points(3, 4, 5, 6, 8, 10), eliminate = true, success = hack, success_roll = 2,
  icon = "rail-road", flavour = "To clear it is not enough. The points must be set wrong as well.",
  says = { set { objective_counts = 0, of = all, when = fewer_than(resolved_locations, 1) } },
}

location "Gas Main" {
  copies = 1, region = works, entrance = 1, reinforce = { 0, 1 }, keywords = { town },
  hostiles = by_points(2, 3, 4, 5, 7, 9),
  icon = "gas-pump", flavour = "One can smell it from the gate.",
  says = {
    at { bombarded, of = here, effect = wound(1, each_soldier_here) },
    at { attack_rolled, of = here, when = at_least(dice, 3), effect = suppress(1, actor) },
  },
}

-- ---- the High Passes ----------------------------------------------------------

location "Frozen Ridge" {
  copies = 2, region = high_passes, entrance = 2, reinforce = { 0, 1 }, keywords = { high_ground, environ_cold(4) },
  hostiles = by_points(2, 3, 4, 5, 7, 10),
  icon = "mountain-top", flavour = "The wind has an edge. Nobody stands up to see how sharp.",
  says = { add { attack_roll = 1, of = here, when = at_least(range, 1) } },
}

location "Snowed-in Hamlet" {
  copies = 2, region = high_passes, entrance = 1, reinforce = { 0, 2 }, keywords = { town },
  hostiles = by_points(3, 4, 5, 7, 9, 12),
  icon = "village", flavour = "Smoke from one chimney of nine.",
  says = { add { terrain_cover = 1, of = here }, at { turn_begins, of = all, when = fewer_than(turn, 3), effect = rally(1, each_soldier_here) } },
}

location "Glacier Tongue" {
  copies = 2, region = high_passes, entrance = 3, reinforce = { 0, 0 }, keywords = { open, environ_cold(5) },
  hostiles = by_points(1, 2, 3, 4, 6, 8),
  icon = "ice-cubes", flavour = "Blue where it is deep. It is blue everywhere.",
  says = { add { terrain_cover = -1, of = here } },
}

location "Pine Shelf" {
  copies = 2, region = high_passes, entrance = 2, reinforce = { 0, 1 }, keywords = { woods },
  hostiles = by_points(2, 3, 4, 6, 8, 10),
  icon = "pine-tree", flavour = "The last trees. Above them only targets.",
  says = { add { terrain_cover = 2, of = here, when = at_least(range, 1) } },
}

location "Signal Hut" {
  copies = 2, region = high_passes, entrance = 1, reinforce = { 0, 1 }, keywords = { high_ground },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = hack, success_roll = 3,
  icon = "radio-tower", flavour = "The line to the valley works. They would rather it did not.",
  says = { at { success, of = target, effect = timer(2) } },
}

location "Barred Refuge" {
  copies = 2, region = high_passes, entrance = 1, reinforce = { 0, 1 }, keywords = { town },
  hostiles = by_points(2, 3, 4, 5, 7, 9), success = pick, success_roll = 2,
  icon = "wooden-door", flavour = "Blankets, a stove, and a padlock the size of a fist.",
  says = { at { success, of = target, effect = gain("Hardy (Cold)", 1, each_soldier_here) } },
}

location "Marsh Edge" {
  copies = 1, region = high_passes, entrance = 2, reinforce = { 0, 1 }, keywords = { water, environ_fever(4) },
  hostiles = by_points(2, 3, 4, 5, 7, 10),
  icon = "swamp", flavour = "Below the snow line everything that melted is still there.",
}

location "Avalanche Gully" {
  copies = 1, region = high_passes, entrance = 1, reinforce_none = true, keywords = { open },
  hostiles = by_points(1, 2, 3, 4, 5, 7), obstacle = pick, detect = 2, disarm = 1,
  icon = "falling-rocks", flavour = "A charge in the cornice, and a cord that ends somewhere.",
  says = { at { set_off, of = target, effect = { wound(1, actor), suppress(1, each_soldier_here) } } },
}

location "Mule Track" {
  copies = 2, region = high_passes, entrance = 0, reinforce = { 0, 2 }, keywords = { road },
  hostiles = by_points(3, 4, 5, 7, 9, 12),
  icon = "horse-head", flavour = "Wide enough for one, and everything comes along it.",
}

objective "Pass Blockhouse" {
  region = high_passes, entrance = 2, reinforce = { 0, 1 }, keywords = { fortified, high_ground, environ_cold(4) },
  hostiles = by_points(3, 4, 5, 7, 9, 12), eliminate = true,
  icon = "bunker", flavour = "Whoever has it has the road. Whoever attacks it has the weather.",
  says = { add { cover = 1, of = here, unless = explosion } },
}

objective "Cable Station" {
  region = high_passes, entrance = 1, reinforce = { 0, 1 }, keywords = { high_ground },
  hostiles = by_points(3, 4, 5, 6, 8, 11), destroy = cable_winch, success = hack, success_roll = 1,
  icon = "cable-stayed-bridge", flavour = "All they eat and all they fire comes up on one rope.",
  says = { at { success, of = target, effect = { timer(1), draw(1, each_soldier) } } },
}
target "Cable Winch" { targets = 1, hits = 4, cover = 3, icon = "winch-hook" }

-- ---- who comes to mend things --------------------------------------------------

hostile "Plant Technicians" {
  copies = 4, deck = technicians, force = german_frontline, value = 0, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 10, wounds = 1 } }, keywords = { technician },
  icon = "auto-repair", flavour = "Spanners first. Pistols if it must be.",
  says = { at { attack_step, unless = hurt, effect = repair(6) }, at { attack_step, when = hurt, effect = repair(8) } },
}

hostile "Duty Engineers" {
  copies = 2, deck = technicians, force = german_frontline, value = 1, reticles = 3, cover = 3, range = { 0, 2 },
  chart = { { active = 3, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, keywords = { technician },
  icon = "tinker", flavour = "They built it. They take this personally.",
  says = { at { attack_step, unless = hurt, effect = repair(5) }, at { attack_step, when = hurt, effect = repair(9) } },
}

-- ---- Events ---------------------------------------------------------------------

event "Sudden Frost" {
  copies = 2, region = high_passes, stays = true, cancel = 2, keywords = { environ_cold(5) },
  icon = "snowflake-2", flavour = "The oil in the bolts goes first.",
}

event "Whiteout" {
  copies = 2, region = high_passes, stays = true, keywords = { environ_cold(3) },
  icon = "snowing", flavour = "Ten paces, then five, then your own hand.",
  says = { add { attack_roll = -2, of = here, when = at_least(range, 1) }, add { hostile_roll = -2, of = here, when = at_least(range, 1) } },
}

event "Broken Steam Pipe" {
  copies = 2, region = works, stays = true, keywords = { environ_fever(4) },
  icon = "steam", flavour = "It screams, and whoever stands in it does too.",
}

event "Ricochets" {
  copies = 1, region = works, stays = true,
  icon = "ricochet", flavour = "Steel floors, steel walls, steel everything.",
  says = { at { assault_done, of = here, when = fewer_than(wounding, 1), effect = suppress(1, attacked) } },
}

event "Shift Change" {
  copies = 1, region = works, stays = true, cancel = 2,
  icon = "clockwork", flavour = "Six hundred men with their bread in tins, and all of them through here.",
  says = { at { timer_moved, effect = reinforce(1) } },
}

event "Siren" {
  copies = 2, region = works, cancel = 2,
  icon = "siren", flavour = "One long, two short: intruders, or the end of the shift.",
  says = { at { event_drawn, of = actor, effect = reinforce(2) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
