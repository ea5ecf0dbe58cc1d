-- Cards of wf_jungle.c: the Vietnam manual's rules, looked at from the side where they could be wrong.
mission "Old Comrade" { region = plain, resources = 114, time = 18, objective = 3, goal = stockade, force = reds, entrance = 0, reinforce_none = true,
  types = { rescue }, rescues = { "team_soldier" }, rescued = 1 }
mission "Far Stragglers" { region = plain, resources = 114, time = 18, objective = 4, goal = stockade, force = reds, entrance = 0, reinforce_none = true,
  types = { rescue }, rescues = { "non_player", "squad" }, rescued = 1 }
objective "Home Shore" { region = plain, types = { all_home }, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 3 } } }
weapon "Two Way Arm" { cost = 1, keywords = { blast }, semi = 1, explosion = 3, self_defense = true, chart = { { range = 0, reload = 0, hit = 7 } } }
event "Fire Storm" { copies = 0, region = plain, value = 0, says = { at { event_drawn, of = actor, effect = pin(2, each_hostile_here) } } }
hostile "Sharpeners" { copies = 0, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, chart = { { active = 2, roll = 9, wounds = 2 } },
  results = { { active = 1, roll = 10, result = 1 } }, says = { at { result, of = actor, effect = suppress(2, attacked) } } }
hostile "Odd Shot" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 6, wounds = 1 } },
  results = { { active = 1, roll = 9, result = 1 } }, says = { at { result, of = actor, effect = suppress(2, attacked) } } }
hostile "Odd Pair" { copies = 0, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 6, wounds = 1 } },
  results = { { active = 2, roll = 8, result = 1 } }, says = { at { result, of = actor, effect = suppress(2, attacked) } } }
location "Quiet Field" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 1 } },
  says = { add { hostile_value = -1, of = here } } }
location "Silent Field" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 1 } },
  says = { add { hostile_value = -3, of = here } } }
skill "First Aid" { cost = 1, heals = { { roll = 6, points = 1 }, { roll = 7, points = 2 } }, says = { at { soldier_turn, cost = action(1), effect = treat } } }
team_soldier "Tor" { nation = blue, cost = 8, movement = 1, cover = 2, health = 3, loadout = 8, keywords = { hth(2) } }
service_record "Squad File" { cost = 1, squad = true, skills = { veteran_trick(1) } }
player "Old Salt" { nation = blue, cost = 20, movement = 1, cover = 2, health = 6, loadout = 12, printed = { grim }, keywords = { seasoned(1), frostproof(1) }, starts_with = { hardy_fever } }
hostile "Lone Farmer" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 3 }, says = { set { fades = 1, of = actor } } }
squad "Fixer" { nation = blue, cost = 12, movement = 2, cover = 4, health = 3, vehicle = light, turn_limit = 2, brings_one = true, keywords = { machine },
  printed = { turret_gun }, actions = { { health = 3, actions = 3 }, { health = 2, actions = 3 }, { health = 1, actions = 2 } } }
event "Monsoon" { back = "Enemy", copies = 2, region = delta, value = 0, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }
mission "Cellar Drill" { region = plain, resources = 114, time = 18, objective = 3, goal = strong_room, force = reds, reinforce_none = true }
objective "Strong Room" { region = plain, eliminate = true, entrance = 4, hand_to_hand = 2, reinforce = { 1, 1 }, hostiles = { { points = 0, value = 0 } } }
-- SPDX-License-Identifier: CC0-1.0
