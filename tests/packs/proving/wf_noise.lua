-- For tests/rules/wf_awareness.c and wf_noise.c: what Hostiles hear, and how they raise the alarm.
hostile "Watchman" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, alarm = 4, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Watchmen" { copies = 0, force = reds, value = 2, reticles = 3, cover = 2, range = { 0, 1 }, alarm = 3, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Alert Squad" { copies = 0, force = reds, value = 2, reticles = 2, cover = 2, range = { 0, 1 }, reaction = true, chart = { { active = 1, roll = 8, wounds = 1 } } }

-- Weapons of the rulebook's examples: what a suppressor takes off each die; and a card that takes 1 off all Noise.
weapon "Muffled Carbine" {
  cost = 2, weight = 4, keywords = { ranged, rifle }, caliber = long, ammo = 5, semi = 1, burst = 2, suppressed = true, quiet = 3,
  chart = { { range = 0, reload = 1, hit = 7 }, { range = 1, reload = 1, hit = 7 }, { range = 2, reload = 1, hit = 7 } },
}
weapon "Muffled Rifle" {
  cost = 2, weight = 4, keywords = { ranged, rifle }, caliber = long, ammo = 5, semi = 1, suppressed = true, quiet = 2,
  chart = { { range = 1, reload = 0, hit = 7 }, { range = 2, reload = 0, hit = 7 } },
}
weapon "Twin Cap" { cost = 1, keywords = { blast }, triggered = true, explosion = 2, expended = true, chart = { { range = 0, reload = 0, hit = 7 } } }
weapon "Whisper" {
  cost = 2, weight = 4, keywords = { ranged }, caliber = short, ammo = 5, semi = 1, quiet = 10,
  chart = { { range = 0, reload = 1, hit = 7 }, { range = 1, reload = 1, hit = 7 } },
}
skill "Soft Soles" { cost = 1, says = { add { action_noise = -1, of = actor } } }
skill "Loud Boots" { cost = 1, says = { add { action_noise = 2, of = actor } } }
location "Old Gate" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } },
  success = lockwork, says = { at { success, of = target, effect = noise(3) } } }
location "Tin Cans" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } },
  obstacle = lockwork, detect = 0, says = { at { set_off, of = target, effect = noise(4) } } }

-- Night Activity: the rulebook's Search and Activity, and a force with two Reaction Forces.
hostile "Searcher" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 },
  search = { { range = 0, value = 2 }, { range = 1, value = 6 }, { range = 2, value = 4 } } }
hostile "Deaf One" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, search = { { range = 0, value = -1 }, { range = 1, value = -3 } } }
hostile "Ear Three" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, search = { { range = 0, value = 3 }, { range = 1, value = 1 } } }
hostile "Ear Two" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, search = { { range = 0, value = 2 }, { range = 1, value = 2 } } }
hostile "Ear Nought" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, search = { { range = 0, value = 9 }, { range = 1, value = 0 } } }
force "Garrison" { nation = red, level = frontline }
hostile "Nightguard" { copies = 8, force = garrison, value = 1, cover = 2, range = { 0, 1 }, alarm = 3, search = { { range = 0, value = 1 } }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Nightguards" { copies = 4, force = garrison, value = 2, reticles = 3, cover = 2, range = { 0, 1 }, alarm = 4, search = { { range = 0, value = 2 }, { range = 1, value = 1 } }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Stand To" { copies = 2, force = garrison, value = 2, reticles = 2, cover = 2, range = { 0, 1 }, reaction = true, chart = { { active = 1, roll = 8, wounds = 1 } } }
mission "Night Raid" { region = plain, resources = 114, time = 18, objective = 5, goal = post, force = garrison, reinforce_none = true, hand_to_hand = 1,
  activity = { { to = 2, activity = 3 }, { to = 4, activity = 2 } }, confusion = 10 }
mission "Still Night" { region = plain, resources = 114, time = 18, objective = 5, goal = post, force = garrison, reinforce_none = true,
  activity = { { to = 2, activity = 0 }, { to = 12, activity = -2 } }, confusion = 8 }

-- The rulebook's extended example.
mission "First Blow" { region = plain, resources = 114, time = 18, objective = 5, goal = post, force = garrison, reinforce_none = true, hand_to_hand = 1, confusion = 10 }
weapon "Long Carbine" {
  cost = 2, weight = 4, keywords = { ranged, rifle }, caliber = long, ammo = 5, semi = 1, suppressed = true, quiet = 3,
  chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 7 } },
}
hostile "Pacing Watchmen" { copies = 0, force = reds, value = 2, reticles = 3, cover = 2, range = { 0, 1 }, roams = { 3, 8 }, alarm = 3, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Prowler" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, roams = { 3, 8 }, alarm = 2, chart = { { active = 1, roll = 8, wounds = 1 } } }
skill "Cat Feet" { cost = 1, says = { add { action_noise = -2, of = actor } } }
skill "Slip Away" { cost = 1, says = { at { after_attack, of = actor, effect = free_move } } }
skill "Shoo" { cost = 1, says = { at { after_attack, of = actor, effect = drive_off(the_hostile) } } }
skill "Cheers" { cost = 1, says = { at { kills, of = actor, effect = rally(1, each_soldier_here) } } }
skill "Last Step" { cost = 1, says = { at { turn_ends, effect = free_move } } }
action "Snap Back" { copies = 0, says = { at { hostile_attacks, effect = free_attack(attacked) } } }
action "Roll Away" { copies = 0, says = { at { hostile_attacks, effect = free_move(attacked) } } }
weapon "Hush Tube" { cost = 1, keywords = { ranged }, expended = true, semi = 1, suppressed = true, quiet = 9, chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 7 } } }
hostile "Half Deaf" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, search = { { range = 0, value = 2 }, { range = 1, value = -1 } } }
-- SPDX-License-Identifier: CC0-1.0
