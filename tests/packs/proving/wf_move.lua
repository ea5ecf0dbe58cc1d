-- Cards of wf_move.c; none lies in a deck.
location "Wall of Thorns" { region = plain, copies = 0, entrance = 5, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
location "Two Steps" { region = plain, copies = 0, entrance = 2, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
equipment "Light Boots" { cost = 1, says = { add { movement = 1, of = actor } } }
-- SPDX-License-Identifier: CC0-1.0
