-- Cards of wf_locations.c; none lies in a deck.
location "High Spot" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } },
  says = { add { attack_roll = 1, of = here } } }
location "Lawn" { region = plain, copies = 0, entrance = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
location "Wet Ground" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 1 } },
  says = { at { location_played, of = actor, effect = gain_xp(1, each_soldier) } } }
location "Pricey" { region = plain, copies = 0, actions = 2, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
skill "Wet Feet" { cost = 1, says = { add { attack_roll = 2, of = actor, when = place_is(wet) } } }
hostile "Front Men" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, place = front_most, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Far Men" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 0 }, place = beyond, distance = 2, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Back Men" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 0 }, place = behind, distance = 1, chart = { { active = 1, roll = 9, wounds = 1 } } }
-- SPDX-License-Identifier: CC0-1.0
