-- For the tests of Counters, Assigning Hostiles and Hostile Cards (tests/rules/wf_targeting.c, wf_hostiles.c).
-- The rulebook's Flankers and Banzai, in number; a Front-most card that aims at whoever is there; an Officer who Reinforces.
hostile "Prowlers" { copies = 0, force = reds, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, place = rear_most, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Charge" { copies = 0, force = reds, value = 2, reticles = 4, cover = 2, range = { 0, 1 },
  chart = { { active = 3, roll = 5, wounds = 2 }, { active = 1, roll = 8, wounds = 1 } } }
hostile "Vanguard" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, place = front_most, aims_at = random_here, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Captain" { copies = 0, force = reds, value = 3, cover = 2, range = { 0, 1 }, keywords = { inspire(1), screened },
  chart = { { active = 1, roll = 9, wounds = 1 } }, says = { at { reinforcement_step, effect = reinforce(1) } } }
hostile "Twin" { copies = 0, force = reds, value = 2, reticles = 2, cover = 3, range = { 0, 1 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Other Twin" { copies = 0, force = reds, value = 2, reticles = 2, cover = 3, range = { 0, 1 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Bombardiers" { copies = 0, force = reds, value = 2, cover = 3, range = { 1, 2 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
location "Long Gully" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 10 } } }
action "Scare" { copies = 0, says = { at { soldier_turn, effect = drive_off } } }
-- SPDX-License-Identifier: CC0-1.0
