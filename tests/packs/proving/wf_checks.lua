-- For tests/rules/wf_checks.c: Ability Checks, Traps, Tunnel Rats.  Mole's Probe is the rulebook's Pick 8, Upgunned 6.
keyword "Probe" {}
player "Mole" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, keywords = { probe(8) },
  says = { at { tests, of = actor, when = testing(probe), cost = xp(1), effect = add { bonus = 2 } } } }
player "Vole" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, keywords = { probe(7) } }
skill "Feeler" { cost = 1, keywords = { probe(9) } }
skill "Light Hands" { cost = 1, says = { add { ability_roll = 5, of = actor } } }
equipment "Listening Rod" { cost = 1, says = {
  at { soldier_turn, cost = per_turn(1), effect = test(probe, 0) }, at { tested, of = actor, when = { testing(probe), passed }, effect = gain_xp(1, actor) },
} }
location "Shaft" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, fail = probe, fail_roll = 1,
  says = { at { fails, of = target, effect = suppress(1, actor) } } }
location "Larder" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, success = probe,
  says = { at { success, of = target, effect = gain_xp(1, actor) } } }
location "Side Tunnel" { region = plain, copies = 0, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 1 } } }
event "Pit Stakes" { copies = 0, value = 0, trap = probe, trap_roll = -1, says = {
  at { sprung, of = with, when = fewer_than(check, 4), effect = wound(2, actor) },
  at { sprung, of = with, when = at_least(check, 4), unless = passed, effect = suppress(1, actor) },
} }
event "Tin Bell" { copies = 0, value = 0, trap = probe, says = { at { sprung, of = with, when = at_least(check, 1), unless = passed, effect = suppress(1, actor) } } }
event "Old Wire" { copies = 0, value = 0, trap = probe, stays = true, says = { at { sprung, of = with, unless = passed, effect = wound(1, actor) } } }
event "Gas Jar" { copies = 0, value = 0, trap = probe, says = { at { sprung, of = with, unless = passed, effect = down(actor) } } }

mission_type "Tunnel Rats" { paired = true, says = {
  set { can_go = 0, of = all, when = vehicle },
  set { can_use = 0, of = all, unless = close_arm }, set { can_use = 0, of = all, when = weapon(pen) },
  set { can_use = 0, of = all, when = explosive_arm }, set { can_support = 0, of = all },
} }
mission "Tunnel" { region = plain, resources = 114, time = 18, objective = 6, goal = tunnel_end, force = diggers, reinforce_none = true, hand_to_hand = 1, types = { tunnel_rats } }
objective "Tunnel End" { region = plain, eliminate = true, reinforce = { 0, 1 }, hostiles = { { points = 0, value = 3 } }, types = { tunnel_rats } }

-- Who waits below, for games by chance.
force "Diggers" { nation = red, level = frontline }
hostile "Digger" { copies = 6, force = diggers, value = 1, cover = 2, range = { 0, 0 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Diggers' Pair" { copies = 4, force = diggers, value = 2, reticles = 2, cover = 2, range = { 0, 1 }, keywords = { screened }, chart = { { active = 1, roll = 8, wounds = 1 } } }
weapon "Blast Arm" { cost = 1, keywords = { blast }, explosion = 3, self_defense = true, chart = { { range = 0, reload = 0, hit = 7 } } }

-- And games by chance there.
region "Below" {}
setting "Tunnel Drill" { shares = true, keywords = { turning_on_strikers, striking_arms, stepping_back, bodyguards, repeated_success, keeping_range } }
mission "Deep Tunnel" { region = below, resources = 114, time = 12, objective = 5, goal = deep_end, force = diggers, reinforce_none = true, hand_to_hand = 1, types = { tunnel_rats } }
objective "Deep End" { region = below, eliminate = true, reinforce = { 0, 1 }, hand_to_hand = 2, hostiles = { { points = 0, value = 3 } }, types = { tunnel_rats }, fail = probe }
location "Crawlway" { region = below, copies = 4, reinforce = { 0, 1 }, hand_to_hand = 1, hostiles = { { points = 0, value = 3 } }, fail = probe, says = { at { fails, of = target, effect = wound(1, actor) } } }
location "Chamber" { region = below, copies = 4, reinforce = { 0, 2 }, always_reinforce = true, hand_to_hand = 2, hostiles = { { points = 0, value = 4 } }, success = probe, keywords = { close_quarters_combat }, says = { at { success, of = target, effect = gain_xp(1, actor) } } }
event "Spike Board" { copies = 4, settings = { tunnel_drill }, value = 0, trap = probe, trap_roll = 1, says = { at { sprung, of = with, unless = passed, effect = wound(1, actor) } } }
event "Trip Line" { copies = 3, settings = { tunnel_drill }, value = 1, trap = probe, stays = true, says = { at { sprung, of = with, when = fewer_than(check, 5), effect = wound(2, actor) } } }
-- SPDX-License-Identifier: CC0-1.0
