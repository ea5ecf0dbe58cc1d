-- For tests/rules/wf_fast.c: Fast Hostiles, Kill results, results by number, Overkill.  Grub is the rulebook's Lone Worm.
hostile "Darter" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 0 }, keywords = { fast }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Darters" { copies = 0, force = reds, value = 2, reticles = 2, cover = 2, range = { 0, 1 }, keywords = { fast }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Grub" { copies = 0, force = reds, value = 4, reticles = 2, cover = 3, range = { 0, 1 }, keywords = { overkill },
  chart = { { active = 2, roll = 6, wounds = 1 }, { active = 2, roll = 10, wounds = 99 }, { active = 1, roll = 10, wounds = 1 } },
  says = { add { hostile_cover_roll = 2, of = actor } } }
hostile "Spitter" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 10, wounds = 1 } },
  results = { { active = 1, roll = 6, result = 1 }, { active = 1, roll = 8, result = 2 } },
  says = { at { result, of = actor, when = at_least(result, 2), effect = suppress(2, attacked) } } }
hostile "Sniper" { copies = 0, force = reds, value = 1, cover = 2, range = { 2, 3 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Worth One" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Worth Two" { copies = 0, force = reds, value = 2, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
location "Burrow" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 3 }, { points = 20, value = 4 } } }
location "Dear Burrow" { region = plain, copies = 0, actions = 1, reinforce_none = true, hostiles = { { points = 0, value = 1 } } }
action "Move Out" { copies = 0, says = { at { soldier_turn, effect = free_move } } }
location "Two Tolls" { region = plain, copies = 0, actions = 2, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }

-- A deck for games by chance, in the drill of Settings with Fast Hostiles.
force "Quick Ones" { nation = red, level = frontline }
hostile "Scuttler" { copies = 6, force = quick_ones, value = 1, cover = 2, range = { 0, 0 }, keywords = { fast }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Scuttlers" { copies = 4, force = quick_ones, value = 2, reticles = 2, cover = 2, range = { 0, 1 }, keywords = { fast }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Maw" { copies = 3, force = quick_ones, value = 3, reticles = 2, cover = 3, range = { 0, 1 }, keywords = { overkill },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 2, roll = 10, wounds = 99 }, { active = 1, roll = 10, wounds = 1 } },
  results = { { active = 1, roll = 8, result = 1 } }, says = { at { result, of = actor, effect = suppress(2, attacked) } } }
hostile "Thrower" { copies = 3, force = quick_ones, value = 1, cover = 2, range = { 2, 3 }, chart = { { active = 1, roll = 8, wounds = 1 } } }
-- SPDX-License-Identifier: CC0-1.0
