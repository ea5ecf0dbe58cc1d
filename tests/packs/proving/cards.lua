-- Soldiers.  Able and Baker are Player Soldiers, Carl a Non-Player Soldier, Squad a Squad Soldier.
player "Able"  { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12 }
player "Baker" { nation = blue, cost = 15, movement = 0, cover = 3, health = 4, loadout = 8, keywords = { cx(1), seasoned(2), marine } }
player "Gast"  { nation = green, cost = 21, movement = 1, cover = 2, health = 5, loadout = 10, printed = { handy } }
non_player "Carl" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 2, printed = { auto_rifle, bomb(2) },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Squad" {
  nation = blue, cost = 6, movement = 2, cover = 2, health = 2, keywords = { ranged },
  actions = { { health = 2, actions = 3 }, { health = 1, actions = 2 } },
  hits = { { health = 2, range = 0, hit = 6 }, { health = 2, range = 1, hit = 7 }, { health = 1, range = 0, hit = 8 } },
}

-- Weapons.  The Auto Rifle is that of the rulebook's examples of Attacks.
weapon "Plain Rifle" {
  cost = 2, weight = 4, keywords = { ranged, rifle }, caliber = long, ammo = 5, semi = 1,
  chart = { { range = 0, reload = 2, hit = 7 }, { range = 1, reload = 2, hit = 8 }, { range = 2, reload = 2, hit = 9 } },
}
weapon "Auto Rifle" {
  cost = 3, weight = 6, keywords = { ranged, gun, pen(1) }, caliber = long, ammo = 5, semi = 1, auto = 3,
  chart = { { range = 0, reload = 2, hit = 7 }, { range = 1, reload = 2, hit = 8 }, { range = 2, reload = 2, hit = 9 } },
}
weapon "Bolt Rifle" {
  cost = 2, weight = 4, keywords = { ranged, rifle }, caliber = long, ammo = 5, bolt = 1,
  chart = { { range = 0, reload = 1, hit = 9 }, { range = 1, reload = 1, hit = 8 } },
}
weapon "Blue Pistol" {
  cost = 1, nations = { blue }, keywords = { ranged }, caliber = short, ammo = 3, semi = 1, burst = 2,
  chart = { { range = 0, reload = 1, hit = 8 } },
}
weapon "Bomb" {
  cost = 1, keywords = { blast, hurled, pen(1) }, explosion = 4, expended = true, chart = { { range = 0, reload = 0, hit = 7 } },
}
weapon "Sprayer" {
  cost = 4, keywords = { gun }, caliber = short, ammo = 4, spray = 3, semi = 1,
  chart = { { range = 0, reload = 1, hit = 7 }, { range = 1, reload = 1, hit = 8 } },
}
weapon "Hush Gun" {
  cost = 2, keywords = { ranged }, caliber = short, ammo = 3, semi = 1, spray = 3, suppressed = true,
  chart = { { range = 0, reload = 1, hit = 7 } },
}
weapon "Knife" { cost = 1, keywords = { blast }, thrown = 1, semi = 1, chart = { { range = 0, reload = 0, hit = 7 } } }
weapon "Tube" {
  cost = 3, keywords = { blast }, caliber = short, ammo = 3, single_shot = true, explosion = 3,
  chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 7 } },
}

-- Equipment and Skills.
equipment "Kit" { cost = 2, counters = 4, says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = heal(5) } } }
equipment "Crate" { cost = 2, weight = 5, says = { at { soldier_turn, cost = expend(1), effect = resupply(2) } } }
equipment "Cape" { cost = 1, nations = { blue, green }, says = { add { terrain_cover = 1, of = target } } }
skill "Handy" { cost = 2, says = { add { attack_roll = 1, of = actor, when = weapon(ranged) } } }
skill "Handier" { cost = 3, needs = { handy }, says = { add { attack_roll = 1, of = actor } } }
skill "Blue Pride" { cost = 2, nations = { blue }, needs_keywords = { marine }, says = { add { terrain_cover = 1, of = target } } }
skill "Calm" { cost = 3, says = { add { cover_roll = 1, of = actor } } }
skill "Master" { cost = 5, printed_cost = 21, needs = { handy }, gives = { calm, strong, handy } }
skill "Strong" { cost = 2, says = { add { loadout = 2, of = actor } } }
skill "Quick" { cost = 4, says = { add { actions = 1, of = actor } } }

-- Action cards.
action "Aim" { copies = 8, says = { at { declares_attack, when = { me, weapon(ranged) }, raise = xp(1), effect = add { attack_roll = raised(2, 4) } } } }
action "Stride" { copies = 8, says = { at { enters, when = unless_raised(me), raise = xp(1), effect = add { movement = raised(3, 3) } } } }
action "Duck" { copies = 8, says = { at { hit, when = { me, at_least(wounding, 1) }, effect = add { wounds = -1 } } } }
action "Shake Off" { copies = 4, says = { at { soldier_turn, effect = mend(1) } } }
action "Load" { copies = 4, says = { at { soldier_turn, raise = xp(1), effect = reload } } }
action "Lookout" { copies = 4, support = 2, retain = 2, says = { at { soldier_turn, cost = per_turn(1), effect = hit(1, a_weak_hostile) } } }
action "Flare" { copies = 4, support = 1, says = { add { attack_roll = 1, of = here } } }
action "Sneak" { copies = 4, covert = 2, says = { at { soldier_turn, effect = draw(3) } } }
action "Pep Talk" { copies = 4, says = { at { soldier_turn, cost = xp(2), effect = gain_actions(1, a_soldier) } } }
marker "Map" { copies = 4 }

-- The path.  Stream's table is that of the rulebook.
mission "Drill" { region = plain, resources = 114, time = 18, objective = 6, loadout = 0, goal = post, force = reds, reinforce_none = true }
mission "Light Drill" { region = plain, resources = 60, time = 3, objective = 3, loadout = -5, entrance = 4, goal = depot, force = reds, reinforce = { 0, 1 } }
location "Stream" {
  region = plain, copies = 4, entrance = 1, reinforce = { 0, 1 }, keywords = { wet },
  hostiles = { { points = 0, value = 3 }, { points = 30, value = 4 }, { points = 50, value = 5 }, { points = 75, value = 7 },
               { points = 100, value = 10 }, { points = 125, value = 13 } },
}
location "Field" { region = plain, copies = 4, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
location "Thicket" { region = plain, copies = 4, entrance = 4, reinforce = { 0, 2 }, always_reinforce = true, hostiles = { { points = 0, value = 2 } } }
location "Toll" { region = plain, copies = 2, actions = 1, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 1 } } }
location "Guide" { region = plain, copies = 2, xp = 2, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 1 } } }
location "Pier" { region = coast, copies = 2, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 1 } } }
objective "Post" { region = plain, entrance = 1, eliminate = true, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 2 }, { points = 100, value = 9 } } }
objective "Depot" { region = plain, destroy = dump, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
objective "Huts" { region = plain, destroy = hut, reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
objective "Harbour" { region = coast, eliminate = true }
target "Dump" { hits = 3, cover = 2 }
target "Hut" { targets = 4, hits = 2, cover = 1, explosion_only = true, guarded = true }

-- Hostiles, and Events.
hostile "Loner" { copies = 6, force = reds, value = 0, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Pair"  { copies = 4, force = reds, value = 1, reticles = 2, cover = 3, range = { 0, 2 }, chart = { { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } } }
hostile "Chief" { copies = 2, force = reds, value = 3, cover = 3, range = { 0, 1 }, keywords = { inspire(1), screened }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Two Chiefs" { copies = 0, force = reds, value = 3, reticles = 2, cover = 3, range = { 0, 1 }, keywords = { inspire(1) }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Nest"  { copies = 2, force = reds, value = 4, reticles = 4, cover = 3, range = { 0, 2 },
  chart = { { active = 3, roll = 6, wounds = 1 }, { active = 3, roll = 9, wounds = 3 }, { active = 1, roll = 8, wounds = 1 } },
  penalty = { { active = 3, cost = 2 }, { active = 1, cost = 1 } } }
hostile "Lurkers" { copies = 2, force = reds, value = 2, reticles = 3, cover = 2, range = { 0, 1 }, place = targeted,
  chart = { { active = 3, roll = 8, wounds = 2 }, { active = 1, roll = 10, wounds = 2 } } }
hostile "Lorry" { copies = 2, force = reds, value = 2, cover = 3, range = { 0, 2 }, says = { at { reinforcement_step, when = in_range, effect = reinforce(3) } } }
hostile "Herald" { copies = 2, force = reds, value = 1, cover = 2, range = { 0, 1 }, event = true, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Zealot" { copies = 2, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 0 }, keywords = { fearless }, chart = { { active = 1, roll = 7, wounds = 1 } } }
hostile "Guard" { copies = 4, force = red_guards, value = 2, reticles = 2, cover = 4, range = { 0, 2 }, chart = { { active = 1, roll = 6, wounds = 1 } } }
event "Fog" { copies = 2, region = plain, stays = true, says = { add { attack_roll = -1, of = here } } }
event "Shell" { copies = 2, region = plain, cancel = 2, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }

team "Two" { mission = drill, cards = { able, plain_rifle, bomb(2), baker, plain_rifle } }
team "Light" { mission = light_drill, cards = { able, plain_rifle } }
-- SPDX-License-Identifier: CC0-1.0
