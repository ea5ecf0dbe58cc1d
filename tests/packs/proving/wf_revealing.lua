-- Cards for wf_revealing.c: Hostiles of the night with an Unrevealed and a Revealed side, and what Reveals them.

hostile "Shape" { copies = 0, force = reds, value = 2, reticles = 4, cover = 5, range = { 0, 1 }, revealed = sleepers, roams = { 3, 8 },
  chart = { { active = 1, roll = 4, wounds = 2 } } }
hostile "Sleepers" { copies = 0, force = reds, value = 3, reticles = 2, cover = 2, range = { 0, 1 }, roams = { 5, 6 }, evade = 2,
  chart = { { active = 1, roll = 9, wounds = 1 } } }
equipment "Night Goggles" { cost = 1, says = { at { soldier_turn, cost = discard(1), effect = reveal(a_hostile_near) } } }
-- One that must be switched on, and one that does not always work.
equipment "Night Camera" { cost = 1, says = { at { soldier_turn, cost = action(1), effect = reveal(a_hostile) } } }
equipment "Flare Pistol" { cost = 1, counters = 1, says = { at { soldier_turn, cost = expend(1), effect = reveal(each_hostile_here) } } }
