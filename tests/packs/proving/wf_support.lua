-- Cards of wf_support.c; none lies in a deck.
action "Shelling" { copies = 0, support = 1, retain = 1, says = { at { soldier_turn, cost = per_turn(1), effect = bombard(2) } } }
action "Bigger Bang" { copies = 0, says = { at { declares_attack, when = me, effect = add { attack_roll = 3 } } } }
skill "Gunnery" { cost = 1, says = { add { attack_roll = 3, cover_roll = 3, attack_dice = 1, of = actor }, add { cover = -3, of = all } } }
-- SPDX-License-Identifier: CC0-1.0
