-- Cards of wf_action_cards.c; none lies in a deck.
action "Trail Sign" { copies = 0, says = { at { enters, when = unless_raised(me), raise = xp(1), effect = add { cost = raised(-2, -4) } } } }
action "Song of Home" { copies = 0, says = { at { soldier_turn, effect = rally(1, each_soldier_here) } } }
action "Deep Breath" { copies = 0, says = { at { soldier_turn, cost = action(1), effect = rally(1, each_soldier_here) } } }
location "Warm Barn" { region = plain, copies = 0, reinforce_none = true, says = { at { location_played, of = actor, effect = rally(1, each_soldier) } }, hostiles = { { points = 0, value = 0 } } }
action "Fresh Wind" { copies = 0, says = { at { soldier_turn, raise = xp(1), effect = rally(1, me_or_any) } } }
action "Roll Again" { copies = 0, says = { at { attack_rolled, effect = set { reroll = 1 } } } }
action "Take Stock" { copies = 0, says = { at { soldier_turn, effect = gain_xp(1) } } }
skill "Sly Trick" { cost = 1, says = { at { declares_attack, of = actor, may = true, raise = xp(1), effect = add { attack_roll = raised(1, 3) } } } }
action "Second Look" { copies = 0, says = { at { soldier_turn, effect = draw(1) } } }
action "Quiet Aim" { copies = 0, covert = 2, says = { at { declares_attack, when = { me, weapon(ranged) }, effect = add { attack_roll = 3 } } } }
-- SPDX-License-Identifier: CC0-1.0
