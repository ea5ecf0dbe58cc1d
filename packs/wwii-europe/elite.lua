-- Hostiles of the German Elite: parachute troops, Panzergrenadiere, and the special arms.

-- ---- value 0 ---------------------------------------------------------------

hostile "Paratroop Rifleman" {
  copies = 3, force = german_elite, value = 0, reticles = 1, cover = 3, range = { 0, 2 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  place = behind, distance = 1, keywords = { infantry },
  icon = "parachute", flavour = "He has not jumped since Crete. He has not run since then either.",
}

hostile "Motorcycle Courier" {
  copies = 2, force = german_elite, value = 0, reticles = 1, cover = 3, range = { 0, 3 },
  keywords = { vehicle, maintain(2) },
  icon = "full-motorcycle-helmet", flavour = "The order is in the pouch. Ten minutes more, and it is carried out.",
  says = {
    at { reinforcement_step, when = in_range, effect = reinforce(2) },
    add { attack_roll = -1, of = target, unless = burst },
  },
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Green Devils" {
  copies = 3, force = german_elite, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  aims_at = random, keywords = { infantry },
  icon = "light-helm", flavour = "Rimless helmets, and always one hedge nearer than you thought.",
  says = { add { cover = 1, of = target, unless = at_least(attacks, 2) } },
}

hostile "Panzergrenadier Scouts" {
  copies = 2, force = german_elite, value = 1, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 1, event = true, keywords = { infantry },
  icon = "binoculars", flavour = "They count you, and go back to fetch that many and one.",
  says = { add { hostile_value = 1, of = all } },
}

hostile "Stand-Fast Grenadiers" {
  copies = 2, force = german_elite, value = 1, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = front_most, aims_at = random_here, event = true, keywords = { infantry, fearless },
  icon = "knife-thrust", flavour = "Not one step back, says the order. Whoever wrote it stands behind them.",
}

hostile "Field Police" {
  copies = 2, force = german_elite, value = 1, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  keywords = { infantry, screened },
  icon = "police-badge", flavour = "Chain dogs. Nobody leaves the line past them.",
  says = { set { can_be_suppressed = 0, of = here, unless = itself } },
}

hostile "Mountain Troops" {
  copies = 2, force = german_elite, value = 1, reticles = 2, cover = 4, range = { 0, 2 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = rear_most, keywords = { infantry },
  icon = "mountain-climbing", flavour = "The path was impassable. They took the cliff.",
  says = { add { cover = 1, of = target, when = place_is(high_ground) } },
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Greif Commandos" {
  copies = 2, force = german_elite, value = 2, reticles = 2, cover = 2, range = { 0, 0 },
  chart = { { active = 2, roll = 7, wounds = 2 }, { active = 1, roll = 9, wounds = 2 } },
  place = targeted, event = true, keywords = { infantry },
  icon = "spy", flavour = "An American jeep, American boots. Ask them who won the Series.",
  says = { add { attack_roll = -3, of = target, when = at_least(range, 1) } },
}

hostile "Assault Rifle Group" {
  copies = 3, force = german_elite, value = 2, reticles = 3, cover = 3, range = { 0, 2 },
  chart = {
    { active = 3, roll = 7, wounds = 1 }, { active = 3, roll = 10, wounds = 2 },
    { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  keywords = { infantry },
  icon = "autogun", flavour = "The StG 44: short cartridge, long burst.",
}

hostile "FG 42 Section" {
  copies = 2, force = german_elite, value = 2, reticles = 2, cover = 3, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  event = true, keywords = { infantry },
  icon = "winchester-rifle", flavour = "A rifle that thinks it is a machine gun, and is nearly right.",
  says = { at { hit, of = actor, when = suppressing, effect = suppress(1, attacked) } },
}

hostile "Jaeger Sniper" {
  copies = 2, force = german_elite, value = 2, reticles = 1, cover = 5, range = { 1, 4 },
  chart = { { active = 1, roll = 7, wounds = 2 }, { active = 1, roll = 10, wounds = 3 } },
  place = beyond, distance = 3, aims_at = costliest, keywords = { infantry, sniper, maintain(3) },
  icon = "dead-eye", flavour = "One shot a day. It is enough.",
  says = {
    at { after_attack, of = target, effect = push_back(1, this) },
    add { experience = 1, of = target },
  },
}

hostile "Oberfeldwebel" {
  copies = 2, force = german_elite, value = 2, reticles = 1, cover = 4, range = { 0, 1 },
  chart = { { active = 1, roll = 8, wounds = 1 } },
  keywords = { infantry, inspire(1), screened },
  icon = "shouting", flavour = "He sees a man fall over there, and his whistle is already out.",
  says = { at { soldier_down, effect = reinforce(2) } },
}

hostile "Assault Pioneers" {
  copies = 2, force = german_elite, value = 2, reticles = 3, cover = 4, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 2 }, { active = 1, roll = 9, wounds = 1 } },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { infantry },
  icon = "land-mine", flavour = "S-mines in the verge. They jump before they speak.",
  says = { at { moved, of = here, unless = soldier_is(scout), effect = wound(1, actor) } },
}

hostile "Goliath Tracked Mine" {
  copies = 2, force = german_elite, value = 2, reticles = 1, cover = 5, range = { 0, 0 },
  place = beyond, distance = 2, keywords = { vehicle, fearless },
  icon = "tank-tread", flavour = "Knee-high, on tracks, on a wire, with sixty kilos of explosive.",
  says = { at { hostile_turn_ends, when = in_range, effect = { wound(2, each_soldier_here), drive_off(this) } } },
}

hostile "Panzerfaust Hunters" {
  copies = 2, force = german_elite, value = 2, reticles = 2, cover = 3, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 3 }, { active = 1, roll = 10, wounds = 3 } },
  place = targeted, event = true, keywords = { infantry },
  icon = "incoming-rocket", flavour = "Close enough to smell the fuse.",
}

hostile "Bypassed Strongpoint" {
  copies = 2, force = german_elite, value = 2, reticles = 3, cover = 5, range = { 0, 1 },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  penalty = { { active = 3, cost = 2 }, { active = 1, cost = 1 } },
  place = rear_most, aims_at = random_here, keywords = { infantry },
  icon = "bunker", flavour = "Marked as cleared on the map by someone who drove past.",
  says = { add { cover = -3, of = target, when = explosion } },
}

-- ---- value 3 ---------------------------------------------------------------

hostile "MG 42 on Tripod" {
  copies = 2, force = german_elite, value = 3, reticles = 3, cover = 4, range = { 0, 4 },
  chart = {
    { active = 3, roll = 6, wounds = 1 }, { active = 3, roll = 9, wounds = 2 },
    { active = 1, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 2 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 2 } },
  keywords = { infantry, hard_hitting(1) },
  says = { set { kept_distance = 2, of = actor, when = at_least(active, 3) } },
  icon = "chaingun", flavour = "The Lafette carries the gun, the sight, and a field of fire a mile deep.",
}

hostile "Nebelwerfer Battery" {
  copies = 1, force = german_elite, value = 3, reticles = 3, cover = 2, range = { 2, 5 },
  chart = {
    { active = 3, roll = 7, wounds = 2 }, { active = 3, roll = 10, wounds = 4 }, { active = 1, roll = 9, wounds = 2 },
  },
  place = beyond, distance = 3, event = true, keywords = { maintain(4), hard_hitting(2) },
  icon = "missile-swarm", flavour = "Six barrels each. The howling is the half of it.",
  says = { at { hit, of = actor, when = wounding, effect = set { suppress = 1 } } },
}

hostile "Hauptmann" {
  copies = 2, force = german_elite, value = 3, reticles = 1, cover = 4, range = { 0, 1 },
  chart = { { active = 1, roll = 8, wounds = 1 } },
  event = true, keywords = { infantry, officer, inspire(2), screened },
  icon = "iron-cross", flavour = "What he asks for, arrives.",
  says = { at { reinforcement_step, effect = reinforce(3) } },
}

hostile "Panzergrenadier Platoon" {
  copies = 2, force = german_elite, value = 3, reticles = 4, cover = 4, range = { 0, 2 },
  chart = {
    { active = 4, roll = 6, wounds = 1 }, { active = 4, roll = 9, wounds = 2 },
    { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  event = true, keywords = { infantry },
  icon = "bayonet", flavour = "Two machine guns to a squad. The rifles are there to carry belts.",
  says = { at { hostile_attacks, of = actor, when = suppressed, effect = add { hostile_roll = 2 } } },
}

hostile "Signals Half-track" {
  copies = 1, force = german_elite, value = 3, reticles = 1, cover = 5, range = { 0, 3 },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  keywords = { vehicle, timer, maintain(2) },
  icon = "radio-tower", flavour = "It hears your radio better than you do.",
  says = {
    add { support_cost = 1, retain_cost = 1, of = all },
    set { can_be_attacked = 0, of = target, when = at_least(screened_without(vehicle), 2) },
    add { cover = -2, of = target, when = explosion },
  },
}

hostile "Flamethrower Team" {
  copies = 2, force = german_elite, value = 3, reticles = 2, cover = 3, range = { 0, 0 },
  chart = {
    { active = 2, roll = 6, wounds = 2 }, { active = 2, roll = 10, wounds = 4 }, { active = 1, roll = 8, wounds = 2 },
  },
  keywords = { infantry, hard_hitting(3) },
  icon = "flamethrower-soldier", flavour = "Cover is only something else that burns.",
  says = {
    add { cover = -2, of = target, when = explosion },
    at { after_attack, of = target, when = at_least(range, 1), effect = push_back(-1, this) },
  },
}

hostile "Counter-Attack Group" {
  copies = 2, force = german_elite, value = 3, reticles = 3, cover = 3, range = { 0, 1 },
  chart = {
    { active = 3, roll = 7, wounds = 1 }, { active = 3, roll = 9, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  place = front_most, aims_at = random_here, keywords = { infantry },
  icon = "sprint", flavour = "A position lost is a position to be retaken. At once.",
  says = {
    add { hostile_roll = 1, of = actor, unless = moved },
    at { objective_activated, effect = reinforce(2) },
  },
}

-- ---- value 4 and 5 ---------------------------------------------------------

hostile "Flakvierling 38" {
  copies = 1, force = german_elite, value = 4, reticles = 3, cover = 4, range = { 0, 3 },
  chart = {
    { active = 3, roll = 7, wounds = 2 }, { active = 3, roll = 10, wounds = 3 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 1 } },
  aims_at = costliest, keywords = { overkill, hard_hitting(1) },
  icon = "anti-aircraft-gun", flavour = "Four barrels made for the sky, laid flat across a field.",
  says = { add { support_cost = 1, of = all } },
}

hostile "Puma" {
  copies = 1, force = german_elite, value = 4, reticles = 2, cover = 5, range = { 0, 3 },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 8, wounds = 1 },
  },
  place = behind, distance = 2, event = true, keywords = { vehicle, fearless, overkill, maintain(2) },
  icon = "car-wheel", flavour = "Eight wheels, a driver at each end, 5 cm in the turret.",
  says = { add { cover = -2, of = target, when = explosion } },
}

hostile "Panzer IV" {
  copies = 1, force = german_elite, value = 5, reticles = 2, cover = 6, range = { 0, 3 },
  chart = {
    { active = 2, roll = 6, wounds = 2 }, { active = 2, roll = 9, wounds = 4 },
    { active = 1, roll = 8, wounds = 2 }, { active = 1, roll = 10, wounds = 3 },
  },
  aims_at = random, keywords = { vehicle, fearless, overkill, hard_hitting(1) },
  icon = "tank", flavour = "Skirted, zimmerited, and not alone if you wait.",
  says = { add { cover = -3, of = target, when = explosion } },
}
-- SPDX-License-Identifier: CC-BY-4.0
