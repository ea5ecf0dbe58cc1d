-- For the tests of Event Cards (tests/rules/wf_events.c): Hostiles that bring one, and Events.
hostile "Loud Herald" { copies = 0, force = reds, value = 5, cover = 2, range = { 0, 1 }, event = true, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Runner" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, event = true, place = rear_most, chart = { { active = 1, roll = 9, wounds = 1 } } }
event "Same Fog" { copies = 0, region = plain, stays = true, says = { add { attack_roll = -1, of = here } } }
event "Haze" { copies = 0, region = plain, stays = true, cancel = 1, says = { add { attack_roll = -1, of = here } } }
event "Salvo" { copies = 0, region = plain, cancel = 1, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }
skill "Watchful" { cost = 1, says = { at { hostiles_drawn, effect = gain_xp(1) } } }
skill "Bait" { cost = 1, says = { at { soldier_turn, cost = per_turn(1), effect = reinforce(1) } } }

action "Storm" { copies = 0, says = { at { soldier_turn, effect = pin(1, each_hostile) } } }
hostile "Piper" { copies = 0, force = reds, value = 3, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } }, says = { at { attack_step, effect = reinforce(1) } } }
hostile "Bellower" { copies = 0, force = reds, value = 3, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } }, says = { at { assault_done, of = actor, effect = reinforce(1) } } }
-- SPDX-License-Identifier: CC0-1.0
