-- For the tests of Hand to Hand Combat, Shadows, Body Armor and Doors (tests/rules/wf_hand_to_hand.c, wf_blows.c, wf_shadows.c, wf_armor.c, wf_doors.c).
keyword "Bare" {}
keyword "Edged" {}
keyword "HtH" { says = { add { attack_roll = n, of = actor, when = melee } } }
keyword "Stealth" { says = {
  add { attack_roll = n, of = with, when = { melee, hidden } },
  add { cover_roll = 2, of = with, when = hidden },
} }
keyword "Shadows" { quiet = true, says = {
  at { soldier_turn, cost = per_turn(1), effect = test(shadows, 0) },
  at { tested, of = actor, when = { testing(shadows), passed }, effect = hide },
} }
keyword "Lockwork" {}
keyword "Structure" { says = { set { can_be_engaged = 0, of = target, unless = breached }, set { draws_unaware_target = 0, of = target, unless = target_is(vulnerable) } } }
keyword "Hull" { says = { set { can_be_engaged = 0, of = target } } }
keyword "Size" { says = { add { attack_roll = n, of = target, unless = at_door } } }
keyword "Grappler" { says = { at { hostile_attacks, of = actor, effect = engage } } }
keyword "Outside" { says = { set { interior = 0, of = actor } } }
keyword "Torso" {}
keyword "Head" {}

weapon "Old Blows" {
  cost = 0, era = old_days, unarmed = true, keywords = { bare }, combo = { { dice = 2, stumble = 1, hit = 8, pen = -4, aim = 0 } },
}
weapon "Green Fists" {
  cost = 0, nations = { green }, unarmed = true, keywords = { bare }, strong = { { dice = 1, stumble = 0, hit = 5, pen = 0, aim = 0 } },
}
weapon "Violet Hands" {
  cost = 0, nations = { violet }, unarmed = true, keywords = { bare }, skillful_xp = 2, standard = { { dice = 1, stumble = 0, hit = 8, pen = -2, aim = 0 } },
  skillful = { { dice = 1, stumble = 0, hit = 6, pen = 0, aim = 0 } },
}
player "Viola" { nation = violet, cost = 20, movement = 1, cover = 2, health = 6, loadout = 10 }
weapon "Fists" {
  cost = 0, unarmed = true, keywords = { bare },
  strong = { { dice = 1, stumble = 1, hit = 8, pen = -4, aim = 0 } }, aimed = { { dice = 1, stumble = 0, hit = 9, pen = -3, aim = 0 } },
}
weapon "Bayonet" {
  cost = 1, keywords = { edged },
  strong = { { dice = 1, stumble = 2, hit = 6, pen = -1, aim = 0 } }, combo = { { dice = 2, stumble = 1, hit = 7, pen = -2, aim = 0 } },
  aimed = { { dice = 1, stumble = 0, hit = 8, pen = 0, aim = 1 } },
}
weapon "Hook" {
  cost = 1, keywords = { pen(2) }, strong = { { dice = 1, stumble = 0, hit = 8, pen = -3, aim = 0 } },
  says = { add { attack_roll = 1, of = with } },
}
weapon "Rifle and Butt" {
  cost = 2, keywords = { ranged, rifle }, caliber = long, ammo = 5, semi = 1, chart = { { range = 0, reload = 2, hit = 7 } },
  combo = { { dice = 2, stumble = 1, hit = 8, pen = -2, aim = 0 } },
}
weapon "Sly Knife" {
  cost = 1, keywords = { stealth(4) }, thrown = 1, chart = { { range = 0, reload = 0, hit = 8 } },
  combo = { { dice = 2, stumble = 1, hit = 9, pen = -2, aim = 0 } },
}
weapon "Side Arm" {
  cost = 1, keywords = { ranged }, caliber = short, ammo = 3, semi = 1, self_defense = true, chart = { { range = 0, reload = 1, hit = 8 } },
}
weapon "Single Tube" {
  cost = 1, keywords = { blast }, caliber = short, ammo = 3, single_shot = true, suppressed = true, semi = 1, chart = { { range = 0, reload = 0, hit = 7 } },
  strong = { { dice = 1, stumble = 0, hit = 5, pen = 0, aim = 0 } },
}

skill "Boxer" { cost = 1, says = { add { attack_roll = 3, of = actor, when = weapon(bare) } } }
skill "Scrapper" { cost = 1, says = { add { attack_roll = 2, of = actor, when = hand_to_hand } } }
skill "Rusher" { cost = 1, says = { add { engage_cost = -1, of = actor } } }
skill "Finesse" { cost = 1, says = { add { cover_roll = 1, of = actor, when = aimed } } }
skill "Power" { cost = 1, says = { add { cover_roll = 1, of = actor, when = strong } } }
skill "Flurry" { cost = 1, says = { add { attack_dice = 1, of = actor, when = combo } } }
skill "Locksmith" { cost = 1, keywords = { lockwork(7) } }
equipment "Wrench" { cost = 1, says = { at { tests, of = actor, when = testing(lockwork), effect = add { bonus = 1 } } } }

player "Dagger" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, keywords = { hth(1), shadows(8), lockwork(9) } }
player "Mailed" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, printed = { plate } }
non_player "Dirk" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 2, keywords = { hth(2) }, printed = { bayonet },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
player "Driver" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, keywords = { outside } }

action "Rush In" { copies = 0, says = { at { soldier_turn, effect = engage(a_hostile_here) } } }
action "Short Way" { copies = 0, says = { at { soldier_turn, effect = free_move } } }
action "Out of the Dark" { copies = 0, says = { at { declares_attack, when = { me, weapon(stealth) }, effect = add { attack_roll = 2 } } } }
action "Steady There" { copies = 0, says = { at { declares_attack, when = { me, engaged }, effect = add { attack_roll = 2 } } } }
action "Free Blow" { copies = 0, says = { at { soldier_turn, effect = free_attack } } }

-- The rulebook's Armor, and others.
equipment "Kevlar" {
  cost = 2, weight = 4, coverage = torso, protects = { { from = 4, to = 12, cover = 3 } }, says = { add { movement = -1, of = actor } },
}
equipment "Plate" { cost = 3, coverage = torso, protects = { { from = 7, to = 9, cover = 6 } } }
equipment "Pot" { cost = 1, coverage = head, protects = { { from = 1, to = 3, cover = 4 }, { from = 4, to = 5, cover = 5 } } }
equipment "Anklet" { cost = 1, coverage = head, protects = { { from = 20, to = 20, cover = 6 } } }
skill "Threadbare" { cost = 0, says = { add { armor_roll = 1, of = target } } }

mission "Brawl" { region = plain, resources = 114, time = 18, objective = 4, goal = arena, force = reds, reinforce_none = true, hand_to_hand = 1 }
mission "Still Brawl" {
  region = plain, resources = 114, time = 18, objective = 4, goal = arena, force = reds, reinforce_none = true, hand_to_hand = 1,
  says = { set { closes_range = 0, of = all } },
}
mission "Hard Brawl" { region = plain, resources = 114, time = 18, objective = 4, goal = arena, force = reds, reinforce_none = true, hand_to_hand = 2 }
location "Boxing Ring" { region = plain, copies = 0, reinforce_none = true, hand_to_hand = 2, hostiles = { { points = 0, value = 0 } } }
location "Cage" { region = plain, copies = 0, reinforce_none = true, hand_to_hand = 0, hostiles = { { points = 0, value = 0 } } }
objective "Arena" { region = plain, eliminate = true, reinforce_none = true, hand_to_hand = 3, hostiles = { { points = 0, value = 0 } } }

hostile "Runt" { copies = 0, force = reds, value = 0, cover = 1, range = { 0, 1 } }
hostile "Mob" { copies = 0, force = reds, value = 1, reticles = 4, cover = 1, range = { 0, 1 } }
hostile "Thug" { copies = 0, force = reds, value = 1, reticles = 2, cover = 6, range = { 0, 1 } }
hostile "Truck" { copies = 0, force = reds, value = 1, cover = 3, range = { 0, 1 }, keywords = { hull } }
hostile "Grabber" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 0 }, keywords = { grappler }, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Dog" { copies = 0, force = reds, value = 0, cover = 2, range = { 0, 1 }, says = { add { ability_roll = -1, of = here, when = testing(shadows) } } }
hostile "Shooter" { copies = 0, force = reds, value = 0, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 5, wounds = 2 } } }
hostile "Post Hut" {
  copies = 0, force = reds, value = 3, reticles = 3, cover = 12, range = { 0, 2 }, keywords = { structure, size(2) },
  door = { { cover = 9, hits = 2, interior = 2 } },
}
hostile "Gate House" {
  copies = 0, force = reds, value = 3, reticles = 3, cover = 12, range = { 0, 2 }, keywords = { structure, size(2) },
  door = { { cover = 4, hits = 2, interior = 2 } },
}
hostile "Barracks" {
  copies = 0, force = reds, value = 3, reticles = 6, cover = 12, range = { 0, 2 }, keywords = { structure },
  door = { { cover = 4, hits = 3, interior = 1 } }, lock = lockwork, lock_roll = 0,
}
hostile "Vault" {
  copies = 0, force = reds, value = 3, reticles = 3, cover = 12, range = { 0, 2 }, keywords = { structure },
  door = { { cover = 4, hits = 3, interior = 1 } }, lock = lockwork, lock_roll = -2,
}
weapon "Blue Blade" { cost = 1, nations = { blue }, keywords = { edged }, strong = { { dice = 1, stumble = 0, hit = 5, pen = 0, aim = 0 } } }
weapon "Long Arm" { cost = 1, keywords = { ranged }, semi = 1, chart = { { range = 1, reload = 0, hit = 7 } } }
squad "Far Squad" {
  nation = blue, cost = 5, cover = 2, health = 1, actions = { { health = 1, actions = 2 } }, hits = { { health = 1, range = 1, hit = 7 } },
}
-- SPDX-License-Identifier: CC0-1.0
