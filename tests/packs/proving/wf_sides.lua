-- Cards for wf_sides.c: draws by Reticles, two-sided Hostiles, allies, Body Count, Search, Battle Fatigue, Upkeep.

-- The manual's table of Reticles by where the Objective lies.
location "Paddy" {
  region = plain, copies = 0, entrance = 1, reinforce = { 1, 2 },
  hostiles = { { points = 3, value = 2 }, { points = 4, value = 3 }, { points = 5, value = 4 }, { points = 6, value = 6 },
               { points = 7, value = 9 }, { points = 8, value = 12 } },
}
mission "Far Drill" { region = plain, resources = 114, time = 18, objective = 5, goal = post, force = reds, reinforce_none = true }
event "Cold Rain" { copies = 0, region = plain, value = 0, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }

-- The Armed Farmers of the manual: they turn when a Soldier is with them, and Fade without company.
hostile "Farmers" {
  copies = 0, force = reds, value = 2, reticles = 3, cover = 5, range = { 0, 1 }, engaged = armed_farmers,
  chart = { { active = 2, roll = 5, wounds = 1 }, { active = 1, roll = 7, wounds = 1 } },
  says = { set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) } },
}
hostile "Armed Farmers" {
  copies = 0, force = reds, value = 1, reticles = 3, cover = 2, range = { 0, 0 },
  chart = { { active = 3, roll = 9, wounds = 3 }, { active = 1, roll = 9, wounds = 2 } },
  says = { set { fades = 1, of = actor, unless = at_least(reticles_here, 4) } },
}
-- For two Action cards; the other side is smaller.
hostile "Ambush" {
  copies = 0, force = reds, value = 1, reticles = 4, cover = 4, range = { 0, 1 }, engaged = sprung_ambush, turn_cards = 2,
  chart = { { active = 1, roll = 8, wounds = 1 } },
}
hostile "Sprung Ambush" {
  copies = 0, force = reds, value = 3, reticles = 2, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 2 } },
  says = { set { turns_over = 1, of = actor, unless = at_least(soldiers_here, 1) } },
}
hostile "Sniper's Nest" { copies = 0, force = reds, value = 2, cover = 5, range = { 0, 3 }, engaged = found_sniper, turn_xp = 1, turn_bodies = 1, stay_suppress = 1,
  chart = { { active = 1, roll = 10, wounds = 1 } }, says = { set { fades = 1, of = actor } } }
hostile "Found Sniper" { copies = 0, force = reds, value = 4, cover = 2, range = { 0, 3 }, stay_xp = 1, chart = { { active = 1, roll = 10, wounds = 1 } },
  says = { set { fades = 1, of = actor }, add { bodies = 1, of = target } } }
hostile "Courier" { copies = 0, force = reds, value = 1, cover = 4, range = { 0, 1 }, engaged = caught_courier, turn_actions = 1, chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Caught Courier" { copies = 0, force = reds, value = 0, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 10, wounds = 1 } },
  says = { add { bodies = -1, of = target } } }
hostile "Jumpy" { copies = 0, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, engaged = jumped, chart = { { active = 1, roll = 10, wounds = 1 } },
  says = { at { after_attack, of = target, effect = turn_over } } }
hostile "Jumped" { copies = 0, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 10, wounds = 1 } } }

-- Who joins.
hostile "Lost Scout" { copies = 0, force = reds, value = 1, cover = 4, range = { 0, 1 }, joins = scout, join_xp = 1, chart = { { active = 1, roll = 10, wounds = 1 } },
  says = { set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) } } }
non_player "Scout" { nation = blue, cost = 3, movement = 2, cover = 3, health = 2, printed = { plain_rifle, handy }, actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } } }
hostile "Deserter" { copies = 0, force = reds, value = 1, cover = 4, range = { 0, 1 }, joins = turncoat, turn_cards = 1, chart = { { active = 1, roll = 10, wounds = 1 } } }
player "Turncoat" { nation = blue, cost = 4, movement = 1, cover = 2, health = 4, loadout = 6 }

location "Shrine" { region = plain, copies = 0, entrance = 0, reinforce_none = true, keywords = { critical_site }, hostiles = { { points = 0, value = 1 } } }
location "Toll Gate" { region = plain, copies = 0, entrance = 0, body_count = 2, reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
mission "Grim Drill" { region = plain, resources = 114, time = 18, objective = 3, goal = rice_store, force = reds, reinforce_none = true, body_count = 2 }
objective "Rice Store" { region = plain, eliminate = true, reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
action "Flush Out" { copies = 0, says = { at { soldier_turn, cost = bodies(1), raise = xp(1), effect = flip(raised(2, 4)) } } }
skill "Grim" { cost = 1, says = { add { starting_bodies = 2, of = actor }, add { attack_roll = 1, of = actor, when = at_least(body_count, 2) } } }
action "Stray Shell" { copies = 0, says = { at { soldier_turn, effect = hit(1, a_hostile) } } }

-- All of it in one deck, for games played at random.
force "Locals" { nation = red, level = frontline }
region "Delta" {}
hostile "Villagers" { copies = 4, force = locals, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, engaged = rebels, chart = { { active = 1, roll = 8, wounds = 1 } },
  says = { set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) }, set { fades = 1, of = actor, unless = at_least(hostiles_here, 2) } } }
hostile "Rebels" { copies = 0, force = locals, value = 2, reticles = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 7, wounds = 1 } }, stay_suppress = 1,
  says = { set { turns_over = 1, of = actor, unless = at_least(soldiers_here, 1) }, set { fades = 1, of = actor, unless = at_least(hostiles_here, 2) } } }
hostile "Sentries" { copies = 4, force = locals, value = 2, reticles = 3, cover = 3, range = { 0, 2 }, engaged = drawn_sentries, turn_cards = 1, turn_xp = 1,
  chart = { { active = 2, roll = 6, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } } }
hostile "Drawn Sentries" { copies = 0, force = locals, value = 3, reticles = 4, cover = 2, range = { 0, 1 }, stay_xp = 1, stay_bodies = 1, chart = { { active = 1, roll = 8, wounds = 2 } },
  says = { set { fades = 1, of = actor, unless = at_least(hostiles_here, 2) }, add { bodies = 1, of = target } } }
hostile "Porters" { copies = 3, force = locals, value = 0, cover = 3, range = { 0, 0 }, engaged = gunmen, turn_bodies = 1, turn_actions = 1, chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Gunmen" { copies = 0, force = locals, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } },
  says = { at { after_attack, of = target, effect = turn_over } } }
hostile "Guide's Friend" { copies = 1, force = locals, value = 1, cover = 4, range = { 0, 1 }, joins = guide_binh, join_xp = 1, join_bodies = 1, chart = { { active = 1, roll = 10, wounds = 1 } },
  says = { set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) } } }
non_player "Guide Binh" { nation = blue, cost = 3, movement = 2, cover = 3, health = 2, printed = { plain_rifle, handy }, actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } } }
hostile "Prisoner" { copies = 1, force = locals, value = 0, cover = 4, range = { 0, 1 }, joins = freed_man, turn_cards = 1, chart = { { active = 1, roll = 10, wounds = 1 } } }
player "Freed Man" { nation = blue, cost = 4, movement = 1, cover = 2, health = 4, loadout = 6 }
mission "Village Drill" { region = delta, resources = 114, time = 14, objective = 4, goal = village, force = locals, reinforce = { 0, 3 }, body_count = 3 }
objective "Village" { region = delta, eliminate = true, reinforce = { 1, 2 }, hostiles = { { points = 0, value = 4 } } }
location "Hamlet" { region = delta, copies = 8, entrance = 1, reinforce = { 1, 3 }, body_count = 1, hostiles = { { points = 0, value = 3 } } }
action "Sweep Up" { copies = 3, settings = { weary_drill }, says = { at { soldier_turn, cost = bodies(1), raise = xp(1), effect = flip(raised(1, 2)) } } }

-- Search, Battle Fatigue, Upkeep, Service Records.
location "Tree Line" { region = plain, copies = 0, entrance = 0, search = 6, reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
mission "Find Drill" { region = plain, resources = 114, time = 18, objective = 3, goal = lost_pilot, force = reds, reinforce_none = true }
objective "Lost Pilot" { region = plain, find = 8, reinforce_none = true }
skill "Keen Eyes" { cost = 1, says = { add { search_roll = 3, of = actor } } }
hostile "Decoy" { copies = 0, force = reds, value = 0, cover = 2, range = { 0, 0 }, says = { add { search_roll = -2, of = here } } }
setting "Weary Drill" { shares = true, keywords = { reticles_count, tables_by_distance, events_do_not_count, body_count } }
action "Battle Fatigue" { copies = 3, fatigue = true, settings = { weary_drill } }
skill "Worn Out" { cost = -1, says = { add { fatigue = 2, of = actor } } }
skill "Sleepless" { cost = -1, says = { add { fatigue = 1, of = actor } } }
player "Weary" { nation = blue, cost = 5, movement = 1, cover = 2, health = 4, loadout = 8, printed = { worn_out } }
player "Awake" { nation = blue, cost = 5, movement = 1, cover = 2, health = 4, loadout = 8, printed = { sleepless } }
mission "Long Drill" { region = plain, resources = 114, time = 18, objective = 5, goal = post, force = reds, reinforce_none = true, says = { add { fatigue = 1, of = all } } }
action "Long Night" { copies = 0, says = { at { soldier_turn, effect = add_fatigue(2) } } }
skill "War Dog" { cost = 1, upkeep = 1, says = { add { attack_roll = 1, of = actor } } }
skill "Radio Watch" { cost = 1, upkeep_cards = 1, says = { add { terrain_cover = 1, of = target } } }
skill "Flashback" { cost = -1, says = { at { hostile_placed, of = here, when = at_least(uses_left, 1), effect = { suppress(1, me), use_up(1) } } } }
skill "Steady Nerve" { cost = -1, says = { at { soldier_turn, cost = spend(1), effect = gain_xp(1) } } }
service_record "Siege" { cost = 2, player = true, skills = { flashback(2), steady_nerve(1) } }
player "Siegeman" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, printed = { siege } }
service_record "Hill Fight" { cost = 2, player = true, skills = { steady_nerve(2) } }
force "Regulars" { nation = red, level = elite }
force "Locals and Regulars" { nation = red, parts = { locals, regulars } }
hostile "Regular Squad" { copies = 3, force = regulars, value = 3, reticles = 4, cover = 3, range = { 0, 1 }, chart = { { active = 1, roll = 7, wounds = 1 } } }
location "Bamboo" { region = delta, copies = 4, entrance = 0, search = 4, reinforce = { 1, 2 }, hostiles = { { points = 0, value = 2 } } }
hostile "Throng" { copies = 0, force = reds, value = 0, reticles = 3, cover = 2, range = { 0, 0 }, keywords = { overkill }, chart = { { active = 1, roll = 10, wounds = 1 } } }
-- SPDX-License-Identifier: CC0-1.0
