-- What the types of Missions bring: transports, Surf and Beach, Shore Defences, Fortifications, Landing Zones, Enemy Lines.
local wwii_era = "settings:wwii-era"

-- ---- transports ---------------------------------------------------------------

transport "Assault Boat" {
  type = shore_assault, cost = 4,
  icon = "motorboat", flavour = "Thirty-six men, one ramp.",
  says = { add { attack_roll = -2, of = here }, add { terrain_cover = 1, of = here } },
}
transport "Tank Lighter" {
  type = shore_assault, cost = 8,
  icon = "cargo-ship", flavour = "It draws four feet, and there are three.",
  says = { add { terrain_cover = 2, of = here }, add { entrance = 1, of = all, when = place_is(water) } },
}
transport "Folding Boats" {
  type = sea_raid, cost = 2, carries = 6,
  icon = "canoe", flavour = "Canvas and plywood; they fold up when they should not, too.",
  says = { add { terrain_cover = -1, of = here } },
}
transport "Plywood Glider" {
  type = airborne_drop, cost = 3, carries = 6,
  icon = "paper-plane", flavour = "No engine, no second try.",
  says = { at { mission_begins, effect = suppress(1, each_soldier) } },
}
transport "Heavy Glider" {
  type = airborne_drop, cost = 6, carries = 10,
  icon = "delta-drone", flavour = "Room for a jeep, or for all of you and what you could not leave.",
  says = { at { mission_begins, effect = { suppress(2, each_soldier), draw(1, each_soldier) } } },
}
transport "Statichutes" { type = airborne_drop, equips = statichute, icon = "parachute" }
transport "Jump With Leg Bags" {
  type = airborne_drop, equips = leg_bag,
  icon = "duffel-bag", flavour = "Eighty pounds on a rope. Let it down before you land.",
}
equipment "Statichute" { era = wwii_era, cost = 0, weight = 0, icon = "parachute", says = { add { movement = -1, of = actor, when = fewer_than(turn, 2) } } }
equipment "Leg Bag" {
  era = wwii_era, cost = 1, weight = 0, icon = "duffel-bag",
  says = { add { loadout = 3, of = actor }, add { movement = -2, of = actor, when = fewer_than(turn, 2) } },
}

-- ---- Surf and Beach -------------------------------------------------------------

local beach_draw = { { points = 0, value = 3 }, { points = 75, value = 5 } }
location "Breaking Surf" {
  deck = surf, copies = 2, region = europe, entrance = 2, reinforce = { 0, 1 }, keywords = { water }, hostiles = beach_draw,
  icon = "big-wave", says = { add { attack_roll = -1, of = here } },
}
location "Runnel" {
  deck = surf, copies = 2, region = europe, entrance = 3, reinforce = { 0, 0 }, keywords = { water }, hostiles = beach_draw,
  icon = "drop", flavour = "It was to be ankle-deep.", says = { at { moved, of = here, when = fewer_than(health, 4), effect = suppress(1, actor) } },
}
location "Obstacle Belt" {
  deck = surf, copies = 2, region = europe, entrance = 2, reinforce = { 0, 1 }, keywords = { water }, hostiles = beach_draw,
  icon = "caltrops", flavour = "Stakes like asparagus, and a Teller mine on every one.",
  says = { add { terrain_cover = 1, of = here }, set { hostile_moves = 0, of = target } },
}
location "Shingle Bank" {
  deck = beach, copies = 2, region = europe, entrance = 1, reinforce = { 0, 2 }, keywords = { open }, hostiles = beach_draw,
  icon = "stone-pile", says = { add { terrain_cover = 2, of = here, when = at_least(range, 1) } },
}
location "Wet Sand" {
  deck = beach, copies = 2, region = europe, entrance = 1, reinforce = { 0, 1 }, keywords = { open }, hostiles = beach_draw,
  icon = "beach-ball", flavour = "Two hundred yards of nothing.", says = { add { terrain_cover = -1, of = here } },
}
location "Mined Strand" {
  deck = beach, copies = 2, region = europe, entrance = 2, reinforce = { 0, 1 }, keywords = { open }, hostiles = beach_draw,
  icon = "land-mine", says = { at { moved, of = here, when = player, effect = suppress(1, actor) }, set { hostile_moves = 0, of = target } },
}

-- ---- Shore Defences ---------------------------------------------------------------

local function defence(name, card)
  card.deck, card.force = shore_defences, german_frontline
  hostile(name)(card)
end
defence("Trip Wire", { copies = 3, value = 0, cover = 2, range = { 0, 0 }, penalty = { { active = 1, cost = 1 } },
  icon = "barbed-coil", says = { add { attack_roll = -1, of = here } } })
defence("Beach Mines", { copies = 2, value = 1, cover = 4, range = { 0, 0 }, icon = "land-mine",
  chart = { { active = 1, roll = 8, wounds = 2 } } })
defence("Rifle Pits", { copies = 3, value = 1, reticles = 2, cover = 3, range = { 0, 2 }, keywords = { infantry },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, icon = "dig-hole" })
defence("Machine Gun Tobruk", { copies = 3, value = 2, reticles = 2, cover = 4, range = { 0, 3 }, keywords = { infantry },
  chart = { { active = 1, roll = 8, wounds = 1 } }, icon = "machine-gun",
  flavour = "A hole, a ring of concrete, a gun." })
defence("Mortar Pit", { copies = 2, value = 2, reticles = 2, cover = 4, range = { 1, 3 }, keywords = { infantry },
  chart = { { active = 1, roll = 10, wounds = 1 } }, icon = "mortar",
  says = { at { reinforcement_step, when = in_range, effect = suppress(1, each_soldier_here) } } })
defence("Flame Sluice", { copies = 1, value = 2, cover = 4, range = { 0, 1 }, icon = "flamethrower",
  chart = { { active = 1, roll = 9, wounds = 2 } } })
defence("Flanking Casemate", { copies = 2, value = 3, reticles = 3, cover = 5, range = { 0, 3 }, keywords = { structure, fearless },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } }, icon = "bunker" })
defence("Fifty Millimetre Gun", { copies = 2, value = 3, reticles = 2, cover = 4, range = { 0, 3 }, keywords = { hard_hitting(1) },
  chart = { { active = 1, roll = 8, wounds = 2 } }, icon = "field-gun" })
defence("Searchlight Crew", { copies = 1, value = 1, reticles = 2, cover = 3, range = { 0, 3 }, keywords = { infantry, inspire(1) },
  icon = "light-projector", flavour = "By day they carry shells." })
defence("Strongpoint Commander", { copies = 1, value = 2, cover = 4, range = { 0, 1 }, keywords = { officer, screened, overkill },
  chart = { { active = 1, roll = 10, wounds = 1 } }, icon = "rank-3",
  says = { add { hostile_roll = 1, of = here, unless = itself } } })

-- ---- Fortifications ------------------------------------------------------------------

local function works(name, card)
  card.deck, card.force = fortifications, german_frontline
  hostile(name)(card)
end
works("Foxhole", { copies = 2, value = 1, cover = 3, range = { 0, 1 }, keywords = { infantry }, icon = "dig-hole",
  chart = { { active = 1, roll = 9, wounds = 1 } } })
works("Fire Trench", { copies = 2, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { infantry },
  chart = { { active = 1, roll = 9, wounds = 1 } }, icon = "trench-body-armor" })
works("Sandbag Nest", { copies = 2, value = 2, reticles = 2, cover = 4, range = { 0, 2 }, keywords = { infantry },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } }, icon = "sandbag" })
works("Log Bunker", { copies = 2, value = 3, reticles = 3, cover = 5, range = { 0, 1 }, keywords = { infantry, overkill },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, icon = "log",
  penalty = { { active = 1, cost = 1 } } })
works("Armoured Cupola", { copies = 1, value = 4, reticles = 2, cover = 6, range = { 0, 2 }, keywords = { structure, fearless, overkill },
  chart = { { active = 1, roll = 8, wounds = 2 } }, icon = "dome" })
works("Dug-In Gun", { copies = 1, value = 4, reticles = 3, cover = 4, range = { 0, 3 }, keywords = { hard_hitting(1), overkill },
  chart = { { active = 1, roll = 9, wounds = 2 } }, icon = "field-gun" })
works("Concertina Wire", { copies = 2, value = 0, cover = 2, range = { 0, 0 }, penalty = { { active = 1, cost = 2 } },
  icon = "barbed-coil" })
works("Sniper Loophole", { copies = 1, value = 2, cover = 5, range = { 0, 3 }, keywords = { infantry, sniper },
  chart = { { active = 1, roll = 8, wounds = 1 } }, icon = "crosshair", aims_at = costliest })
works("Connecting Trench", { copies = 1, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { infantry },
  chart = { { active = 1, roll = 10, wounds = 1 } }, icon = "trench-spade",
  says = { at { reinforcement_step, when = in_range, effect = reinforce(1) } } })
works("Anti-Aircraft Pit", { copies = 1, value = 3, reticles = 3, cover = 4, range = { 0, 3 }, keywords = { infantry, overkill },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } }, icon = "missile-launcher" })

-- Present at their Objectives; they lie in no deck.
hostile "Tower Crew" { copies = 0, force = german_frontline, value = 2, reticles = 3, cover = 4, range = { 0, 3 },
  keywords = { infantry }, chart = { { active = 1, roll = 9, wounds = 1 } }, icon = "watchtower" }
hostile "Ring Commander" { copies = 0, force = german_frontline, value = 3, cover = 4, range = { 0, 1 },
  keywords = { officer, screened, inspire(1) }, chart = { { active = 1, roll = 9, wounds = 1 } }, icon = "rank-3" }

-- ---- Landing Zones --------------------------------------------------------------------

local function zone(name, card)
  card.deck = landing_zones
  event(name)(card)
end
zone("Flooded Meadow", { icon = "flood", flavour = "It is not a meadow. It is the Merderet.",
  says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier) } } })
zone("Marked Field", { icon = "lantern-flame", flavour = "Somebody has lit the T.",
  says = { at { event_drawn, of = actor, effect = gain_xp(1, each_soldier) } } })
zone("Orchard Edge", { icon = "fruit-tree", stays = true,
  says = { add { terrain_cover = 1, of = here }, at { turn_ends, when = at_least(turn, 2), effect = end_event } } })
zone("Flak Lane", { icon = "bullet-impacts", cancel = 2,
  says = { at { event_drawn, of = actor, effect = { suppress(2, each_soldier_here), wound(1, each_soldier_here) } } } })
zone("Wide of the Mark", { icon = "compass", cancel = 1, says = { at { event_drawn, of = actor, effect = timer(-1) } } })
zone("Lost Containers", { icon = "locked-chest", says = { at { event_drawn, of = actor, effect = discard(1, each_soldier) } } })
zone("Farmer With a Lantern", { icon = "lantern", says = { at { event_drawn, of = actor, effect = draw(1, each_soldier) } } })
zone("Down Among Them", { icon = "meeple-circle", cancel = 2, says = { at { event_drawn, of = actor, effect = reinforce(2) } } })

-- ---- Enemy Lines ------------------------------------------------------------------------

local function lines(name, card)
  card.deck = enemy_lines
  event(name)(card)
end
lines("Quiet Hour", { copies = 2, icon = "night-sleep", says = { at { event_drawn, of = actor, effect = rally(1, each_soldier) } } })
lines("Cut Telephone Wire", { icon = "wire-coil", says = { at { event_drawn, of = actor, effect = gain_xp(1, each_soldier) } } })
lines("Cyclist Patrol", { icon = "cycling", cancel = 1, says = { at { event_drawn, of = actor, effect = reinforce(1) } } })
lines("They Come On", { icon = "run", cancel = 1,
  says = { at { event_drawn, of = actor, effect = advance(3) } } })
lines("General Alarm", { icon = "siren", stays = true, cancel = 2,
  says = { set { reinforced = 1, of = all }, at { eliminates, of = here, effect = end_event } } })
lines("Dug In for the Night", { icon = "night-vision", stays = true,
  says = { set { closes_range = 0, of = all }, at { turn_opens, when = at_least(hostiles, 5), effect = end_event } } })
lines("Push on All Sides", { icon = "contract", stays = true, cancel = 2,
  says = { at { close_range_step, effect = { advance(4), end_event } } } })
lines("Convoy on the Road", { icon = "truck", stays = true, cancel = 2,
  says = { at { timer_advanced, effect = { reinforce(1, each_location), end_event } } } })

-- Smoke as Equipment: it stays at home in a Shore Assault.
equipment "Smoke Candle" {
  era = wwii_era, cost = 1, counters = 2, keywords = { smoke }, icon = "candle-flame",
  says = { at { hostile_attacks, when = { same_location, at_least(range, 1) }, cost = spend(1), effect = add { hostile_roll = -2 } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
