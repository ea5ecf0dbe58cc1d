-- For tests/rules/wf_odds.c: more Hostiles on a card than any Attack has dice, so that each result can be read off it.
hostile "Thin Crowd"  { copies = 0, force = reds, value = 1, reticles = 9, cover = 2, range = { 0, 0 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Crowd"       { copies = 0, force = reds, value = 1, reticles = 9, cover = 4, range = { 0, 0 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Dense Crowd" { copies = 0, force = reds, value = 1, reticles = 9, cover = 6, range = { 0, 0 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
skill "Aimed" { cost = 1, says = { add { attack_roll = 2, of = actor, when = weapon(ranged) } } }
skill "Second Gun" { cost = 1, says = { add { attack_dice = 1, of = actor } } }
skill "Third Gun" { cost = 1, says = { add { attack_dice = 2, of = actor } } }
-- SPDX-License-Identifier: CC0-1.0
