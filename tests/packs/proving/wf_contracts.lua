-- Cards for wf_contracts.c, wf_overwatch.c and wf_stress.c: a company for hire, its Contracts, Levels, Overwatch and Stress.

nation "Gold" {}

-- The same man at six Levels: each card leads to the next.  At 3 and 5 he brings one Weapon of two.
squad "Sand 1" { nation = gold, cost = 2, movement = 1, cover = 2, health = 1, keywords = { ranged }, level = 1, promotes_to = sand_2, hero_points = 2, reputation = 1,
  actions = { { health = 1, actions = 2 } }, hits = { { health = 1, range = 0, hit = 8 } } }
squad "Sand 2" { nation = gold, cost = 5, movement = 1, cover = 2, health = 2, keywords = { ranged }, level = 2, promotes_to = sand_3, hero_points = 3, reputation = 3,
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } }, hits = { { health = 2, range = 0, hit = 7 }, { health = 1, range = 0, hit = 8 } } }
non_player "Sand 3" { nation = gold, cost = 8, movement = 1, cover = 2, health = 3, level = 3, promotes_to = sand_4, hero_points = 4, reputation = 5,
  chosen_of = { plain_rifle, bolt_rifle }, printed = { cape_of_gold }, actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } } }
non_player "Sand 4" { nation = gold, cost = 11, movement = 1, cover = 2, health = 3, level = 4, promotes_to = sand_5, hero_points = 5, reputation = 7,
  printed = { plain_rifle }, actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } } }
player "Sand 5" { nation = gold, cost = 15, movement = 1, cover = 2, health = 4, loadout = 9, level = 5, promotes_to = sand_6, hero_points = 6, reputation = 8,
  chosen_of = { plain_rifle, blue_pistol }, printed = { handy } }
player "Sand 6" { nation = gold, cost = 22, movement = 1, cover = 2, health = 5, loadout = 12, level = 6, reputation = 9, printed = { plain_rifle } }
player "Dune" { nation = gold, cost = 12, movement = 2, cover = 2, health = 4, loadout = 10, level = 5 }
non_player "Peter" { nation = gold, cost = 5, movement = 1, cover = 2, health = 2, level = 3, printed = { plain_rifle }, actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } } }
squad "Misfit" { nation = gold, cost = 5, movement = 1, cover = 2, health = 2, level = 5, actions = { { health = 2, actions = 2 } } }
equipment "Cape of Gold" { cost = 1, nations = { gold } }

-- What it is hired for.  Red text is a need, green text a condition.
keyword "Escort Duty" {}
contract "Embassy" { missions = escort_duty, pay = 60, drop = 5, weeks = 6, threat = 4, engaged = 2, needs_reputation = 5,
  says = { add { loadout = 2, of = all, when = at_least(reputation, 9) }, add { entrance = 1, of = all } } }
mission "Hired Convoy" { region = plain, resources = 1, time = 8, objective = 4, goal = post, force = gang, reinforce_none = true, points = 20, hero_points = 3, keywords = { escort_duty } }
objective "Brittle Camp" { region = plain, reinforce_none = true, eliminate = true, hostiles = { { points = 0, value = 1 } },
  says = { at { turn_judged, when = objective_hostiles, effect = fail } } }
mission "Brittle Convoy" { region = plain, resources = 1, time = 8, objective = 4, goal = brittle_camp, force = gang, reinforce_none = true, points = 20 }
mission "Long Convoy" { region = plain, resources = 1, time = 8, objective = 4, goal = post, force = gang, reinforce = { 0, 2 }, points = 40, keywords = { escort_duty } }
escalation "Unrest" { copies = 3, points = 20, roll = 1, money = 5, reputation = 1 }
escalation "Riot" { copies = 2, points = 10, roll = 2, hero_points = 1 }
-- The rulebook's table: 30 to 49 is a row of its own.
location "Wide Street" { region = plain, copies = 0, entrance = 2, reinforce = { 0, 2 },
  hostiles = { { points = 0, value = 1 }, { points = 30, value = 3 }, { points = 50, value = 6 } } }
location "Broad Street" { region = plain, copies = 0, entrance = 2, reinforce = { 0, 4 }, hostiles = { { points = 0, value = 1 } } }
location "Roadblock" { region = plain, copies = 0, entrance = 0, reinforce_none = true, any_actions = 3, hostiles = { { points = 0, value = 1 } } }

force "Gang" { nation = red, level = frontline, parts = { reds } }
-- Stronger Hostiles lie in no deck unless they are added.
hostile "Epic Mob" { copies = 1, force = gang, grade = epic, value = 2, reticles = 4, cover = 3, range = { 0, 1 },
  chart = { { active = 3, roll = 5, wounds = 1 }, { active = 1, roll = 7, wounds = 1 } } }
hostile "Legendary Gun" { copies = 1, force = gang, grade = legendary, value = 4, reticles = 3, cover = 5, range = { 0, 3 }, chart = { { active = 1, roll = 6, wounds = 2 } } }
hostile "Trifle" { copies = 0, force = reds, value = 0, cover = 2, range = { 0, 0 }, chart = { { active = 1, roll = 8, wounds = 1 } } }

-- A team with all that can go with one.
team "Retained" { mission = hired_convoy, cards = { dune }, contract = embassy, reputation = 9, escalation = { unrest(2), riot },
  overwatch = { peter }, added = { epic_mob } }

-- Overwatch counters, one for each effect of the book.
overwatch "Three Points" { copies = 2, any_time = true, says = { at { soldier_turn, cost = expend(1), effect = share_xp(3) } } }
overwatch "Three Cards" { copies = 2, any_time = true, says = { at { soldier_turn, cost = expend(1), effect = draw(3, a_soldier) } } }
overwatch "No Arrival" { copies = 2, says = { at { reinforced, cost = expend(1), unless = at_least(drawn_value, 3), effect = set { arrives = 0 } } } }
overwatch "Watch the Clock" { copies = 2, says = { at { timer_step, cost = expend(1), effect = adjust_timer(1) } } }
overwatch "Clean Shot" { copies = 2, says = { at { soldier_turn, cost = expend(1), effect = eliminate(a_trifle) } } }
overwatch "Stand In" { copies = 2, downs = true, says = { at { hit, cost = expend(1), effect = call_off } } }
overwatch "One More Thing" { copies = 2, says = { at { soldier_turn, cost = expend(1), effect = gain_actions(1, a_soldier) } } }
overwatch "Cut Off" { copies = 2, says = { at { closing, cost = expend(1), effect = hold_back(4) } } }

-- Stress cards: whom they are for and what spares him; the ill; the good.  One lies in the deck of these Soldiers, all in the other's.
nation "Salt" {}
nation "Brim" {}
player "Brine" { nation = salt, cost = 12, movement = 2, cover = 2, health = 4, loadout = 10, level = 5 }
player "Grain" { nation = salt, cost = 12, movement = 2, cover = 2, health = 4, loadout = 10, level = 6 }
non_player "Pinch" { nation = salt, cost = 5, movement = 1, cover = 2, health = 2, level = 3, printed = { plain_rifle }, actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } } }
player "Brimmer" { nation = brim, cost = 12, movement = 2, cover = 2, health = 4, loadout = 10, level = 5 }
stress "Jitters" { copies = 1, nations = { salt }, says = { at { stressed, of = with, effect = draw(1, me) } } }
stress "Cold Feet" { copies = 0, nations = { salt }, avoid = 2, says = { at { stressed, of = with, effect = { suppress(1, me), actions_later(1, me) } } } }
stress "Bad News" { copies = 0, nations = { salt }, affects = chosen, says = { at { stressed, of = with, effect = { wound(1, me), gain_xp(1, me) } } } }
stress "Nightmares" { copies = 0, nations = { salt }, affects = random, avoid = 1, says = { at { stressed, of = with, effect = { discard(1, me), gain_xp(1, me) } } } }
stress "Flood" { copies = 40, nations = { brim }, says = { at { stressed, of = with, effect = actions_later(1, me) } } }

-- The manual's Weapons, and a kit with its table.
keyword "Quick on the Draw" { says = { at { hostile_attacks, of = target, unless = at_least(range, 1), cost = empty(1), effect = call_off } } }
weapon "Short Rifle" { cost = 2, weight = 3, keywords = { ranged, rifle }, caliber = long, ammo = 5, semi = 1, auto = 3,
  chart = { { range = 0, reload = 2, hit = 5 }, { range = 1, reload = 2, hit = 9 } } }
weapon "Sidearm" { cost = 1, keywords = { ranged, quick_on_the_draw }, caliber = short, ammo = 3, semi = 1, chart = { { range = 0, reload = 1, hit = 8 } } }
equipment "Leaky Flask" { cost = 1, counters = 1, says = { at { turn_begins, when = at_least(uses_left, 1), effect = use_up(1) } } }
equipment "Field Kit" { cost = 2, counters = 4, heals = { { roll = 4, points = 1 }, { roll = 7, points = 2 } }, says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = treat } } }

-- A truck with a gun on it.
squad "Old Truck" { nation = gold, cost = 9, movement = 1, cover = 3, health = 2, vehicle = light, noise = 3, loadout = 15, dice = 3, sprays = true, keywords = { ranged },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 2 } },
  hits = { { health = 2, range = 0, hit = 6 }, { health = 2, range = 1, hit = 7 }, { health = 1, range = 0, hit = 7 }, { health = 1, range = 1, hit = 8 } },
  says = { set { can_be_healed = 0, of = actor }, set { can_enter = 0, of = actor, unless = at_least(health, 2) } } }
-- What only its Soldier has, and what makes up for it.
skill "Cold Hands" { cost = -1, says = { add { movement = -1, of = actor } } }
skill "Warm Gloves" { cost = 1, says = { add { movement = 1, of = actor } } }
player "Clumsy" { nation = gold, cost = 10, movement = 1, cover = 2, health = 4, loadout = 9, level = 5, printed = { cold_hands } }
-- SPDX-License-Identifier: CC0-1.0
