-- Hostiles of the Elite: regulars of the northern army, and main force battalions.
-- A row of a chart is { active, roll, wounds }.

local shapes = require "shapes"
local function sides(name, hidden, other, open) shapes.sides(vietnam_elite, name, hidden, other, open) end

-- Conditions that many of them share.
local function when_met() return set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) } end
local function when_hurt() return set { turns_over = 1, of = actor, when = hurt } end
local function hides_again() return set { turns_over = 1, of = actor, unless = at_least(soldiers_here, 1) } end
local function fades_below(n) return set { fades = 1, of = actor, unless = at_least(reticles_here, n) } end

-- ---- value 1 ------------------------------------------------------------------------

sides("Trail Guides", {
  copies = 2, value = 1, reticles = 1, cover = 5, range = { 0, 1 }, keywords = { "Regular", maintain(1) },
  chart = { { 1, 9, 1 } }, place = beyond, distance = 1, turn_cards = 1,
  says = { at { reinforcement_step, when = in_range, effect = reinforce(3) } },
  icon = "compass", flavour = "Each knows one stage of the way, and walks it both ways, for years.",
}, "Guides off the Trail", {
  cover = 3, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 1, 9, 1 } },
  says = { fades_below(3) },
})

sides("Pith Helmets", {
  copies = 3, value = 1, reticles = 2, cover = 4, range = { 0, 2 }, keywords = { "Regular" },
  chart = { { 2, 7, 1 }, { 1, 8, 1 } }, turn_cards = 1,
  icon = "rifle", flavour = "Three months on foot to get here.",
}, "Pith Helmets Advancing", {
  value = 2, cover = 3, range = { 0, 1 },
  chart = { { 2, 8, 2 }, { 1, 9, 1 } },
})

sides("Rear Guard", {
  copies = 2, value = 1, reticles = 2, cover = 4, range = { 0, 2 }, keywords = { "Regular", maintain(1) },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } }, penalty = { { 1, 1 } }, place = beyond, distance = 1,
  says = { when_hurt() },
  icon = "return-arrow", flavour = "Two hours, they were told. Nobody said which.",
}, "Rear Guard Breaking Off", {
  cover = 3, range = { 0, 2 }, keywords = { "Regular" },
  chart = { { 2, 9, 2 }, { 1, 10, 1 } },
  says = { at { hostile_turn_ends, effect = push_back(1, this) }, fades_below(4) }, stay_suppress = 1,
})

sides("Hammock Camp", {
  copies = 1, value = 1, reticles = 3, cover = 3, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 3, 10, 1 } },
  says = { when_met() },
  icon = "hammock", flavour = "Tea, a guitar, a smokeless stove with forty feet of chimney.",
}, "Camp Alarmed", {
  value = 2, cover = 2, range = { 0, 1 },
  chart = { { 3, 7, 2 }, { 2, 8, 1 }, { 1, 9, 1 } },
  says = { fades_below(6) },
})

-- ---- value 2 ------------------------------------------------------------------------

sides("Three-Man Cell", {
  copies = 3, value = 2, reticles = 3, cover = 4, range = { 0, 2 }, keywords = { "Regular" },
  chart = { { 3, 7, 1 }, { 3, 10, 2 }, { 2, 8, 1 }, { 1, 9, 1 } }, turn_cards = 2,
  icon = "meeple-group", flavour = "One writes poems. The other two have learned them.",
}, "Cell under Fire", {
  cover = 3, range = { 0, 2 },
  chart = { { 3, 8, 3 }, { 2, 9, 2 }, { 1, 10, 1 } },
  says = { hides_again() },
})

sides("Rifle Squad of the Regulars", {
  copies = 2, value = 3, reticles = 4, cover = 4, range = { 0, 2 }, keywords = { "Regular" },
  chart = { { 4, 7, 1 }, { 4, 9, 2 }, { 2, 8, 1 }, { 1, 9, 1 } }, turn_cards = 3,
  icon = "meeple-army", flavour = "Canvas on the helmets, leaves in the canvas, fresh each morning.",
}, "Squad on the Assault", {
  cover = 3, range = { 0, 1 },
  chart = { { 4, 8, 3 }, { 3, 9, 3 }, { 2, 9, 2 }, { 1, 10, 1 } },
})

sides("Rocket Grenadier", {
  copies = 2, value = 2, reticles = 1, cover = 4, range = { 0, 2 }, keywords = { "Regular", hard_hitting(1) },
  chart = { { 1, 7, 2 } }, aims_at = costliest, turn_cards = 1,
  icon = "rocket", flavour = "Two cones in the satchel, one in the tube.",
}, "Grenadier Kneeling", {
  cover = 3, range = { 0, 1 }, keywords = { "Regular", hard_hitting(2) },
  chart = { { 1, 9, 3 } },
  says = { hides_again() },
})

sides("B-40 Team", {
  copies = 2, value = 2, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Regular", hard_hitting(2) },
  chart = { { 2, 8, 2 }, { 1, 9, 1 } }, turn_xp = 1,
  says = { add { hostile_roll = 2, of = actor, when = vehicle } },
  icon = "missile-launcher", flavour = "Everything that drives is a gift.",
}, "B-40 Team Reloading", {
  cover = 2, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 2, 9, 3 }, { 1, 10, 2 } },
})

sides("Flank Guard", {
  copies = 2, value = 2, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 3, 7, 1 }, { 1, 9, 1 } }, place = rear_most, aims_at = random_here,
  says = { when_met() },
  icon = "back-forth", flavour = "They have been walking beside us since ten.",
}, "Flank Guard Wheeling", {
  cover = 3, range = { 0, 1 },
  chart = { { 3, 8, 2 }, { 2, 9, 2 }, { 1, 10, 1 } },
  says = { add { hostile_roll = 1, of = actor, when = rear_most }, fades_below(6) },
})

sides("Reconnaissance Pair", {
  copies = 2, value = 2, reticles = 2, cover = 5, range = { 0, 2 }, keywords = { "Regular", concealed(1) },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } }, place = targeted, turn_xp = 1,
  says = { add { hostile_roll = 1, of = here, unless = itself } },
  icon = "spyglass", flavour = "They know how many of us there are. So do we, more or less.",
}, "Pair Slipping Away", {
  cover = 3, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 2, 9, 2 }, { 1, 10, 1 } },
  says = { fades_below(5) }, stay_xp = 1,
})

sides("Wire Section", {
  copies = 1, value = 2, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Regular", "Timer" },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } }, place = beyond, distance = 2, turn_cards = 2,
  icon = "wire-coil", flavour = "A telephone on a tree, and a general at the other end.",
}, "Wire Section Cut Off", {
  cover = 3, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 2, 9, 2 }, { 1, 10, 1 } },
  says = { at { kills, of = target, effect = timer(1) }, fades_below(4) },
})

sides("Road Engineers", {
  copies = 1, value = 2, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 3, 8, 1 }, { 1, 10, 1 } }, penalty = { { 3, 3 }, { 2, 2 }, { 1, 1 } }, turn_actions = 1,
  icon = "mine-wagon", flavour = "The bombers make a hole. By morning there is a road round it.",
}, "Engineers with Rifles", {
  cover = 3, range = { 0, 1 },
  chart = { { 3, 9, 2 }, { 1, 10, 1 } }, penalty = { { 2, 1 } },
})

-- ---- value 3 ------------------------------------------------------------------------

sides("Goryunov on Wheels", {
  copies = 2, value = 3, reticles = 2, cover = 5, range = { 0, 3 }, keywords = { "Regular", hard_hitting(1) },
  chart = { { 2, 6, 1 }, { 2, 9, 2 }, { 1, 7, 1 } }, penalty = { { 2, 3 }, { 1, 2 } }, turn_bodies = 1,
  icon = "chaingun", flavour = "Dragged by two men over six hundred miles, and oiled every night.",
}, "Goryunov Displaced", {
  cover = 3, range = { 0, 2 }, keywords = { "Regular" },
  chart = { { 2, 8, 3 }, { 1, 9, 2 } }, penalty = { { 2, 1 } },
  says = { hides_again() },
})

sides("Twelve-Seven Pit", {
  copies = 1, value = 3, reticles = 2, cover = 5, range = { 0, 3 },
  keywords = { "Regular", "Heavy Weapon", hard_hitting(2) },
  chart = { { 2, 7, 2 }, { 1, 8, 1 } }, place = beyond, distance = 1, turn_cards = 2,
  says = { add { hostile_roll = 2, of = actor, when = vehicle } },
  icon = "minigun", flavour = "Dug as a triangle of three, for what comes over the trees.",
}, "Twelve-Seven Levelled", {
  cover = 3, range = { 0, 2 }, keywords = { "Regular", "Heavy Weapon" },
  chart = { { 2, 8, 3 }, { 1, 9, 3 } },
})

sides("Men Smeared with Charcoal", {
  copies = 2, value = 3, reticles = 3, cover = 5, range = { 0, 0 }, keywords = { "Regular", "Fearless", concealed(2) },
  chart = { { 3, 6, 2 }, { 1, 7, 1 } }, place = front_most,
  says = { when_met() },
  icon = "cloak-dagger", flavour = "Shorts, satchels, wire cutters. They have practised on a model.",
}, "Charges in Their Hands", {
  value = 4, cover = 3, range = { 0, 0 }, keywords = { "Regular" },
  chart = { { 3, 7, 3 }, { 2, 8, 3 }, { 1, 9, 2 } },
})

sides("Company Commander", {
  copies = 1, value = 3, reticles = 1, cover = 4, range = { 0, 1 }, keywords = { "Cadre", inspire(2), "Screened" },
  chart = { { 1, 9, 1 } }, turn_xp = 2,
  says = { at { reinforcement_step, effect = reinforce(3) } },
  icon = "rank-3", flavour = "A pistol, a map case, and a watch from Moscow.",
}, "Commander without Guards", {
  value = 4, cover = 3, range = { 0, 1 }, keywords = { "Cadre" },
  chart = { { 1, 9, 2 } },
  says = { add { bodies = 2, of = target }, fades_below(4) }, stay_bodies = 1,
})

sides("Battalion Commissar", {
  copies = 1, value = 3, reticles = 1, cover = 4, range = { 0, 1 }, keywords = { "Cadre", "Screened" },
  chart = { { 1, 10, 1 } }, turn_bodies = 2,
  says = { set { can_be_suppressed = 0, of = here } },
  icon = "public-speaker", flavour = "Self-criticism at seven, attack at eight.",
}, "Commissar Silenced", {
  cover = 2, range = { 0, 1 }, keywords = { "Cadre" },
  chart = { { 1, 10, 1 } },
  says = { add { experience = 2, of = target }, add { bodies = 1, of = target }, fades_below(3) },
})

sides("Eighty-Two Mortars", {
  copies = 2, value = 3, reticles = 3, cover = 4, range = { 1, 4 },
  keywords = { "Regular", "Heavy Weapon", maintain(3), hard_hitting(1) },
  chart = { { 3, 8, 2 }, { 2, 9, 1 }, { 1, 10, 1 } }, place = beyond, distance = 3, turn_cards = 2,
  icon = "mortar", flavour = "They can use our rounds. We cannot use theirs. Somebody thought of it.",
}, "Mortars Packed Up", {
  cover = 3, range = { 0, 2 }, keywords = { "Regular", "Heavy Weapon" },
  chart = { { 3, 9, 2 }, { 1, 10, 1 } },
  says = { fades_below(6) },
})

sides("Sharpshooter and Spotter", {
  copies = 2, value = 3, reticles = 2, cover = 5, range = { 1, 3 }, keywords = { "Regular", "Sniper", maintain(2) },
  chart = { { 2, 6, 2 }, { 1, 8, 1 } }, place = beyond, distance = 2, aims_at = costliest, turn_xp = 1,
  icon = "crosshair", flavour = "A telescope from Tula, a notebook from Hanoi.",
}, "Sharpshooter Flushed", {
  cover = 3, range = { 0, 2 }, keywords = { "Regular", "Sniper" },
  chart = { { 2, 8, 3 }, { 1, 9, 2 } },
  says = { fades_below(4) }, stay_suppress = 1,
})

sides("Rocket Battery Survey", {
  copies = 1, value = 3, reticles = 2, cover = 4, range = { 0, 4 },
  keywords = { "Regular", "Heavy Weapon", maintain(3) },
  place = beyond, distance = 3, turn_cards = 2,
  chart = { { 2, 10, 2 } },
  says = { at { attack_step, when = in_range, effect = suppress(1, each_soldier) } },
  icon = "firework-rocket", flavour = "Two crossed bamboo poles and a compass.",
}, "Rockets in the Ditch", {
  cover = 2, range = { 0, 1 }, keywords = { "Regular" },
  chart = { { 2, 9, 2 }, { 1, 10, 1 } },
  says = { add { bodies = 1, of = target } },
})

-- ---- value 4 and 5 ------------------------------------------------------------------

sides("Bunker Complex", {
  copies = 2, value = 4, reticles = 4, cover = 6, range = { 0, 2 }, keywords = { "Regular", bunker(2) },
  chart = { { 4, 6, 1 }, { 4, 9, 2 }, { 2, 8, 1 }, { 1, 9, 1 } }, penalty = { { 3, 3 }, { 1, 1 } }, turn_bodies = 1,
  icon = "bunker", flavour = "Each looks into the next one's blind side, and there are thirty.",
}, "Complex Breached", {
  cover = 4, range = { 0, 1 }, keywords = { "Regular", bunker(2) },
  chart = { { 4, 8, 2 }, { 2, 9, 2 }, { 1, 10, 1 } }, penalty = { { 3, 1 } },
})

sides("Assault Wave", {
  copies = 1, value = 4, reticles = 6, cover = 3, range = { 0, 1 }, keywords = { "Regular", "Fearless" },
  chart = { { 5, 7, 2 }, { 3, 8, 1 }, { 1, 9, 1 } }, place = beyond, distance = 1,
  says = { when_met() },
  icon = "trench-assault", flavour = "Bugles. Nobody had believed in the bugles.",
}, "Wave at the Wire", {
  value = 5, cover = 2, range = { 0, 0 }, keywords = { "Regular" },
  chart = { { 5, 7, 3 }, { 3, 8, 2 }, { 1, 9, 1 } },
})

sides("Battalion Reserve", {
  copies = 1, value = 4, reticles = 5, cover = 4, range = { 0, 2 }, keywords = { "Regular" },
  chart = { { 4, 7, 2 }, { 2, 8, 1 }, { 1, 9, 1 } }, turn_bodies = 2,
  says = { at { reinforcement_step, unless = in_range, effect = push_back(-1, this) } },
  icon = "meeple-army", flavour = "Rested, fed, and told where.",
}, "Reserve Committed", {
  cover = 3, range = { 0, 1 },
  chart = { { 4, 8, 3 }, { 3, 9, 2 }, { 1, 10, 1 } },
})

sides("PT-76 in the Trees", {
  copies = 1, value = 5, reticles = 2, cover = 6, range = { 0, 3 },
  keywords = { "Regular", "Heavy Weapon", "Fearless", "On Tracks", hard_hitting(2) },
  chart = { { 2, 7, 2 }, { 1, 8, 2 } }, penalty = { { 1, 2 } }, turn_bodies = 1,
  says = { add { cover = -2, of = target, when = explosion } },
  icon = "tank", flavour = "There are no tanks in this province. It says so in the report.",
}, "PT-76 in the Clearing", {
  cover = 5, range = { 0, 2 }, keywords = { "Regular", "Heavy Weapon", "On Tracks" },
  chart = { { 2, 8, 3 }, { 1, 9, 3 } },
  says = { add { cover = -3, of = target, when = explosion } },
})

-- ---- who is no enemy ----------------------------------------------------------------

hostile "Movement in the Reeds" {
  copies = 1, back = vietnam_hostile, force = vietnam_elite,
  value = 0, reticles = 1, cover = 5, range = { 0, 1 }, keywords = { "Regular" },
  joins = straggler_polk, join_bodies = 1, turn_cards = 2,
  says = { add { bodies = -1, of = target } },
  icon = "swamp", flavour = "It says the password of the day before yesterday.",
}

hostile "Longhouse on Stilts" {
  copies = 1, back = vietnam_hostile, force = vietnam_elite,
  value = 0, reticles = 1, cover = 5, range = { 0, 1 }, keywords = { "Regular" },
  joins = striker_krong, join_xp = 1, join_bodies = 1,
  says = { set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) }, add { bodies = -1, of = target } },
  icon = "hut", flavour = "The jar is brought out, with long reeds in it. One does not refuse.",
}
-- SPDX-License-Identifier: CC-BY-4.0
