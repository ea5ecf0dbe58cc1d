-- For tests/rules/wf_striking.c: Striking Range, Close Quarters, deadly Environments.
mission "Pit" { region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true, hand_to_hand = 1, keywords = { close_quarters_combat } }
mission "Deep Pit" { region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true, hand_to_hand = 2 }
location "Crawl Way" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, keywords = { close_quarters_combat } }
location "Fever Swamp" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, keywords = { environ_fever(4), deadly_environment } }
objective "Fever House" { region = plain, entrance = 0, eliminate = true, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, keywords = { environ_fever(4), deadly_environment },
  says = { at { hostile_turn_ends, effect = gain_xp(1, each_soldier) } } }
location "Ditch" { region = plain, copies = 2, reinforce = { 0, 1 }, hand_to_hand = 1, hostiles = { { points = 0, value = 3 } }, keywords = { close_quarters_combat } }
location "Sump" { region = plain, copies = 2, reinforce = { 0, 1 }, hand_to_hand = 2, hostiles = { { points = 0, value = 4 } }, keywords = { environ_fever(4), deadly_environment } }
hostile "Chieftain" { copies = 0, force = reds, value = 3, reticles = 2, cover = 3, range = { 0, 1 }, keywords = { screened }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Stout Guard" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
location "Heath" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, keywords = { environ_cold(4) } }
-- SPDX-License-Identifier: CC0-1.0
