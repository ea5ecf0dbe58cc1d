-- For the tests of keywords (tests/rules/wf_keywords.c).
hostile "Gun Pit" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 2 }, place = beyond, distance = 2, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Stalkers" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, place = behind, distance = 1, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Hunter" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, aims_at = costliest, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Skirmishers" { copies = 0, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 2 }, keywords = { maintain(1) }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Decoys" { copies = 0, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 0 }, keywords = { timer } }
hostile "Giant" { copies = 0, force = reds, value = 4, cover = 2, range = { 0, 1 }, keywords = { overkill }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Small Giant" { copies = 0, force = reds, value = 2, cover = 2, range = { 0, 1 }, keywords = { overkill }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Herald of Two" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, keywords = { inspire(2) }, chart = { { active = 1, roll = 10, wounds = 1 } } }
mission "Deep Drill" { region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce = { 0, 9 } }
skill "Stash" { cost = 1, says = { at { soldier_turn, cost = once_a_mission(1), effect = draw(1) } } }
action "Sure Aim" { copies = 0, says = { at { soldier_turn, effect = pin(1) } } }
-- SPDX-License-Identifier: CC0-1.0
