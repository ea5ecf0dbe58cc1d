-- Cards for wf_revealing.c: Hostiles of the night with an Unrevealed and a Revealed side, and what Reveals them.

hostile "Shape" { copies = 0, force = reds, value = 2, reticles = 4, cover = 5, range = { 0, 1 }, revealed = sleepers, roams = { 3, 8 },
  chart = { { active = 1, roll = 4, wounds = 2 } } }
hostile "Sleepers" { copies = 0, force = reds, value = 3, reticles = 2, cover = 2, range = { 0, 1 }, roams = { 5, 6 }, evade = 2,
  chart = { { active = 1, roll = 9, wounds = 1 } } }
equipment "Night Goggles" { cost = 1, says = { at { soldier_turn, cost = discard(1), effect = reveal(a_hostile_near) } } }
-- One that must be switched on, and one that does not always work.
equipment "Night Camera" { cost = 1, says = { at { soldier_turn, cost = action(1), effect = reveal(a_hostile) } } }
keyword "Spotting" {}
equipment "Worn Scope" { cost = 1, keywords = { spotting(7) }, says = {
  at { soldier_turn, cost = per_turn(1), effect = test(spotting, 0) }, at { tested, of = actor, when = { testing(spotting), passed }, effect = reveal(a_hostile) },
} }
equipment "Flare Pistol" { cost = 1, counters = 1, says = { at { soldier_turn, cost = expend(1), effect = reveal(each_hostile_here) } } }

-- Who is Attacked unaware: three of them, one alone, one of metal, and one of metal that can be got at.
hostile "Dozers" { copies = 0, force = reds, value = 2, reticles = 3, cover = 3, range = { 0, 1 }, alarm = 3, roams = { 3, 8 }, evade = 3, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Dozer" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 1 }, alarm = 4, roams = { 5, 6 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Generator" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 1 }, alarm = 2, keywords = { inanimate }, chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Fuel Drum" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 1 }, alarm = 2, keywords = { inanimate, vulnerable }, chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Parked Truck" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 1 }, alarm = 2, keywords = { metal }, chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Night Guest" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 1 }, alarm = 2, place = "targeted", chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Night Patrol" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 1 }, alarm = 2, place = "behind", distance = 4, chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Night Watch" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 1 }, alarm = 2, place = "beyond", distance = 9, chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Old Barn" { copies = 0, force = reds, value = 3, reticles = 3, cover = 12, range = { 0, 1 }, alarm = 2, door = { { cover = 4, hits = 2, interior = 1 } } }
hostile "Open Barracks" {
  copies = 0, force = reds, value = 3, reticles = 6, cover = 12, range = { 0, 1 }, alarm = 2, keywords = { structure, vulnerable },
  door = { { cover = 4, hits = 2, interior = 1 } }, chart = { { active = 1, roll = 10, wounds = 1 } },
}
keyword "Metal" { says = { set { draws_unaware_target = 0, of = target, unless = target_is(vulnerable) } } }
action "Step Off" { copies = 0, says = { at { declares_attack, effect = free_move } } }
event "Cold Night" { copies = 0, region = plain, value = 1, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }

-- A deck of them, for games played at random.
force "Night Shift" { nation = red, level = frontline }
region "Night Depot" {}
hostile "Moving Shapes" { copies = 5, force = night_shift, value = 1, reticles = 3, cover = 4, range = { 0, 1 }, revealed = sentry_pair, alarm = 4, roams = { 3, 8 }, evade = 1, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Sentry Pair" { copies = 0, force = night_shift, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, alarm = 4, roams = { 3, 8 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Footsteps" { copies = 5, force = night_shift, value = 0, reticles = 2, cover = 3, range = { 0, 2 }, revealed = lone_smoker, alarm = 2, roams = { 5, 6 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Lone Smoker" { copies = 0, force = night_shift, value = 1, cover = 2, range = { 0, 1 }, alarm = 3, roams = { 5, 6 }, evade = 1, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Lit Window" { copies = 3, force = night_shift, value = 2, reticles = 2, cover = 3, range = { 0, 2 }, alarm = 3, keywords = { inanimate }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Night Truck" { copies = 2, force = night_shift, value = 2, reticles = 2, cover = 3, range = { 0, 2 }, alarm = 1, roams = { 4, 4 }, place = "targeted", keywords = { metal, vulnerable }, chart = { { active = 1, roll = 9, wounds = 1 } } }
mission "Depot Drill" { region = night_depot, resources = 114, time = 14, objective = 4, goal = depot_office, force = night_shift, reinforce = { 0, 3 } }
objective "Depot Office" { region = night_depot, eliminate = true, reinforce = { 1, 2 }, hostiles = { { points = 0, value = 4 } } }
event "Night Rain" { copies = 2, region = night_depot, value = 1, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier) } } }
location "Unlit Depot" { region = night_depot, copies = 8, entrance = 1, reinforce = { 1, 3 }, hostiles = { { points = 0, value = 3 } } }
equipment "Two Cords" { cost = 1, says = { at { declares_attack, of = actor, cost = per_turn(1), effect = free_attack(a_soldier) } } }
-- SPDX-License-Identifier: CC0-1.0
