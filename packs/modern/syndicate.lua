-- Hostiles of the Harbour Syndicate: smugglers with money, and those whom money can hire.

-- ---- value 0 ---------------------------------------------------------------

hostile "Dock Lookout" {
  copies = 3,
  force = harbour_syndicate, value = 0, reticles = 1, cover = 3, range = { 0, 2 },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  place = behind, distance = 1, keywords = { foot },
  icon = "smartphone", flavour = "Fourteen hours on a bollard, and one message to send.",
}

hostile "Spy Drone" {
  copies = 2,
  force = harbour_syndicate, value = 0, reticles = 1, cover = 4, range = { 0, 3 },
  keywords = { machine, fearless, standoff(1) },
  icon = "delivery-drone", flavour = "A wedding film maker's, until last month.",
  says = {
    add { hostile_roll = 1, of = all, when = in_range, unless = itself },
    add { attack_roll = 1, of = target, when = weapon(shotgun) },
    add { attack_roll = -1, of = target, unless = weapon(shotgun) },
  },
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Dock Enforcers" {
  copies = 2,
  force = harbour_syndicate, value = 1, reticles = 3, cover = 2, range = { 0, 0 },
  chart = { { active = 3, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = targeted, event = true, keywords = { foot },
  icon = "hook", flavour = "Hooks, chains, two pistols. The yard was closed, and this is paid.",
}

hostile "Scooter Shooters" {
  copies = 2,
  force = harbour_syndicate, value = 1, reticles = 2, cover = 2, range = { 0, 1 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = rear_most, event = true, keywords = { foot },
  icon = "scooter", flavour = "Past you, round the block, past you again.",
  says = { at { after_attack, of = target, effect = push_back(1, this) } },
}

hostile "Warehouse Guards" {
  copies = 3,
  force = harbour_syndicate, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  keywords = { foot },
  icon = "warehouse", flavour = "A uniform shirt, a real gun.",
}

hostile "Boat Crew" {
  copies = 2,
  force = harbour_syndicate, value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = beyond, distance = 1, event = true, keywords = { foot },
  icon = "speed-boat", flavour = "They know one cove more than the chart does.",
  says = { add { cover = 1, of = target, when = place_is(water) } },
}

hostile "Paymaster" {
  copies = 1,
  force = harbour_syndicate, value = 1, reticles = 1, cover = 3, range = { 0, 1 },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  keywords = { foot, chief, guarded, standoff(1) },
  icon = "cash", flavour = "Nobody leaves before Friday.",
  says = {
    set { can_be_suppressed = 0, of = here, unless = itself },
    add { experience = 2, of = target },
  },
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Hired Guns" {
  copies = 3,
  force = harbour_syndicate, value = 2, reticles = 3, cover = 3, range = { 0, 2 },
  chart = {
    { active = 3, roll = 7, wounds = 1 }, { active = 3, roll = 10, wounds = 2 },
    { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  keywords = { foot },
  icon = "crossed-pistols", flavour = "Ex this, ex that. The contract runs to June.",
}

hostile "Balcony Gunners" {
  copies = 2,
  force = harbour_syndicate, value = 2, reticles = 2, cover = 4, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 10, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  event = true, keywords = { foot },
  icon = "window", flavour = "Between the geraniums.",
  says = { add { attack_roll = -1, of = target, when = fewer_than(range, 1) } },
}

hostile "Window Sniper" {
  copies = 2,
  force = harbour_syndicate, value = 2, reticles = 1, cover = 5, range = { 1, 4 },
  chart = { { active = 1, roll = 7, wounds = 2 }, { active = 1, roll = 10, wounds = 3 } },
  place = beyond, distance = 3, aims_at = costliest, keywords = { foot, sniper, standoff(3) },
  icon = "crosshair", flavour = "Three rooms back from the glass.",
  says = { add { experience = 1, of = target } },
}

hostile "Crew Boss" {
  copies = 2,
  force = harbour_syndicate, value = 2, reticles = 1, cover = 4, range = { 0, 1 },
  chart = { { active = 1, roll = 8, wounds = 1 } },
  event = true, keywords = { foot, embolden(1), guarded },
  icon = "shouting", flavour = "Swears in five languages, counts in one.",
  says = { at { soldier_down, effect = reinforce(2) } },
}

hostile "Bomb Drone" {
  copies = 2,
  force = harbour_syndicate, value = 2, reticles = 1, cover = 4, range = { 0, 0 },
  place = beyond, distance = 2, keywords = { machine, fearless },
  icon = "mine-explosion", flavour = "Four rotors, one kilo, one way.",
  says = {
    at { hostile_turn_ends, when = in_range,
         effect = { wound(1, each_soldier_here), suppress(1, each_soldier_here), drive_off(this) } },
    add { attack_roll = 1, of = target, when = weapon(shotgun) },
  },
}

hostile "Men in Suits" {
  copies = 2,
  force = harbour_syndicate, value = 2, reticles = 2, cover = 4, range = { 0, 1 },
  chart = { { active = 2, roll = 7, wounds = 2 }, { active = 1, roll = 9, wounds = 1 } },
  keywords = { foot, fearless },
  icon = "sunglasses", flavour = "A size too large, for a reason.",
}

hostile "Back-Alley Ambush" {
  copies = 2,
  force = harbour_syndicate, value = 2, reticles = 3, cover = 3, range = { 0, 0 },
  chart = {
    { active = 3, roll = 6, wounds = 1 }, { active = 3, roll = 10, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  place = rear_most, aims_at = random_here, keywords = { foot },
  icon = "dripping-knife", flavour = "The door that was shut when you passed it.",
  says = { add { hostile_roll = 1, of = actor, when = alone } },
}

-- ---- value 3 ---------------------------------------------------------------

hostile "Contract Team" {
  copies = 2,
  force = harbour_syndicate, value = 3, reticles = 4, cover = 4, range = { 0, 2 },
  chart = {
    { active = 4, roll = 6, wounds = 1 }, { active = 4, roll = 9, wounds = 2 },
    { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  event = true, keywords = { foot },
  icon = "spy", flavour = "Same boots as yours. Better paid.",
}

hostile "Harbour Master" {
  copies = 2,
  force = harbour_syndicate, value = 3, reticles = 1, cover = 4, range = { 0, 1 },
  chart = { { active = 1, roll = 8, wounds = 1 } },
  event = true, keywords = { foot, chief, embolden(1), guarded, clock },
  icon = "captain-hat-profile", flavour = "One call, and the boat leaves without you.",
}

hostile "Fifty on a Roof" {
  copies = 2,
  force = harbour_syndicate, value = 3, reticles = 2, cover = 4, range = { 0, 4 },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 3 }, { active = 1, roll = 9, wounds = 2 },
  },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 2 } },
  keywords = { foot, heavy_rounds(2) },
  icon = "machine-gun", flavour = "Carried up nine floors. The lift has been out since spring.",
}

hostile "Jammer Van" {
  copies = 1,
  force = harbour_syndicate, value = 3, reticles = 1, cover = 4, range = { 0, 3 },
  keywords = { vehicle, standoff(2) },
  icon = "radar-dish", flavour = "Somebody's cooking channel, on every frequency.",
  says = {
    add { support_cost = 2, retain_cost = 1, of = all, when = in_range },
    at { turn_begins, when = in_range, effect = discard(1, each_soldier) },
    add { cover = -2, of = target, when = explosion },
  },
}

-- ---- value 4 and 5 ---------------------------------------------------------

hostile "Plated Dozer" {
  copies = 1,
  force = harbour_syndicate, value = 4, reticles = 1, cover = 7, range = { 0, 0 },
  chart = { { active = 1, roll = 5, wounds = 2 }, { active = 1, roll = 9, wounds = 3 } },
  place = beyond, distance = 1, keywords = { vehicle, fearless, too_big },
  icon = "bulldozer", flavour = "Welded shut from inside.",
  says = { add { cover = -3, of = target, when = explosion } },
}

hostile "Armoured Saloon" {
  copies = 1,
  force = harbour_syndicate, value = 4, reticles = 2, cover = 5, range = { 0, 2 },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 3 }, { active = 1, roll = 8, wounds = 1 },
  },
  place = behind, distance = 2, event = true, keywords = { vehicle, fearless, too_big },
  icon = "car-door", flavour = "Three tons of glass, and the windows open four centimetres.",
  says = { add { cover = -2, of = target, when = explosion }, at { hostile_placed, of = actor,
                                                                   effect = reinforce(2) } },
}

hostile "Armed Patrol Boat" {
  copies = 1,
  force = harbour_syndicate, value = 5, reticles = 2, cover = 5, range = { 0, 3 },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 4 }, { active = 1, roll = 9, wounds = 2 },
  },
  aims_at = random, keywords = { vehicle, fearless, too_big, standoff(1) },
  icon = "cruiser", flavour = "Bought as scrap, painted twice.",
  says = {
    add { cover = -2, of = target, when = explosion },
    add { hostile_roll = -2, of = actor, when = moved },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
