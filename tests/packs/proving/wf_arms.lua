-- Cards for wf_arms.c and wf_field.c: Team Soldiers, what Weapons have beyond a chart, Field Points.
counter "Field Point" {}
keyword "Jam" { says = { set { jam_dice = 1, of = with } } }
keyword "Optic" {}
keyword "Smooth" {}

team_soldier "Tess" { nation = blue, cost = 8, movement = 1, cover = 2, health = 4, loadout = 8 }
team_soldier "Mule" { nation = blue, cost = 6, movement = 1, cover = 2, health = 4, loadout = 7, printed = { auto_rifle } }
player "Envoy" { nation = green, also_of = { blue }, cost = 10, movement = 1, cover = 2, health = 5, loadout = 10 }
player "Shorty" {
  nation = blue, cost = 9, movement = 1, cover = 2, health = 5, loadout = 10, printed = { command_set }, starts_with = { field_point(2) },
  says = { add { hand_size = 1, of = actor }, add { starting_xp = 1, of = actor } },
}
player "Borrower" { nation = green, cost = 5, movement = 1, cover = 2, health = 4, loadout = 10, printed = { blue_pistol } }

equipment "Harness" { cost = 1, weight = 0, says = { add { loadout = 3, of = actor } } }
equipment "Amulet" { cost = 1, any_soldier = true, says = { add { terrain_cover = 1, of = target } } }
skill "Stout Heart" { cost = 1, any_soldier = true, says = { add { terrain_cover = 1, of = target } } }

-- The Service Rifle has the numbers of the manual's examples of Weapons.
weapon "Service Rifle" {
  cost = 2, weight = 3, keywords = { ranged, rifle }, caliber = long, ammo = 6, semi = 1, auto = 3, year = 1964,
  chart = { { range = 0, reload = 3, hit = 7 }, { range = 1, reload = 3, hit = 8 } },
}
weapon "Trial Rifle" {
  cost = 3, keywords = { ranged, rifle, jam }, caliber = long, ammo = 6, semi = 1, auto = 3, year = 1968, needs = { handy },
  chart = { { range = 0, reload = 3, hit = 7 }, { range = 1, reload = 3, hit = 8 } }, says = { add { starting_xp = 1, of = actor } },
}
player "Trier" { nation = blue, cost = 12, movement = 1, cover = 2, health = 5, loadout = 10, printed = { trial_rifle, handy } }
mission "Old Drill" {
  region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true,
  says = { set { can_have = 0, of = all, when = { is_weapon, at_least(year, 1966) } } },
}
mission "Heavy Drill" { region = plain, resources = 114, time = 18, objective = 6, loadout = -3, goal = post, force = reds, reinforce_none = true }
weapon "Squad Gun" {
  cost = 4, keywords = { ranged, gun }, caliber = long, ammo = 4, semi = 1, spray = 3, spray_xp = 2, bipod = helps,
  chart = { { range = 0, reload = 1, hit = 7 }, { range = 1, reload = 1, hit = 7 } }, says = { add { attack_roll = 2, of = with, when = deployed } },
}
weapon "Stand Gun" {
  cost = 4, weight = 2, keywords = { ranged, gun }, caliber = long, ammo = 4, semi = 2, bipod = needed, chart = { { range = 0, reload = 1, hit = 7 } },
}
weapon "Trench Knife" {
  cost = 1, keywords = { blast }, standard = { { dice = 1, stumble = 0, hit = 8, pen = -2, aim = 0 } }, skillful = { { dice = 1, stumble = 0, hit = 7, pen = -1, aim = 0 } },
  finesse = { { dice = 1, stumble = 0, hit = 6, pen = 0, aim = 0 } }, skillful_xp = 2, finesse_xp = 4,
}
equipment "Scope" { cost = 1, fits = { rifle, optic }, says = { add { attack_roll = 1, of = actor, when = attached } } }
equipment "Medical Bag" {
  cost = 2, counters = 4, heals = { { roll = 6, points = 1 }, { roll = 7, points = 2 } },
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = treat } },
}
equipment "Canteen" { cost = 1, counters = 2, says = { at { soldier_turn, cost = spend(1), effect = draw(3) }, at { soldier_turn, cost = spend(1), effect = rally(1) } } }
equipment "Pack Frame" { cost = 1, weight = 0, says = { add { loadout = 3, of = actor }, at { soldier_turn, cost = expend(1), effect = rally(1) } } }
-- Its straps hold while he stands straight.
equipment "Strap Frame" { cost = 1, weight = 0, says = { add { loadout = 3, of = actor, unless = suppressed } } }
equipment "Stim" { cost = 1, says = { at { soldier_turn, cost = expend(1), effect = rally(1) } } }

-- The Flamer has the numbers of the manual's two-table Weapon.
weapon "Flamer" {
  cost = 4, weight = 4, keywords = { ranged, rifle }, caliber = long, ammo = 6, semi = 1, burst = 2, second = flamer_fuel,
  chart = { { range = 0, reload = 2, hit = 7 }, { range = 1, reload = 2, hit = 8 } },
}
weapon "Flamer Fuel" {
  part = true, cost = 1, keywords = { pen(4) }, expended = true, ammo = 4, semi = 1, spray = 3, sprays = true, by_dice = true, fire = true,
  chart = { { range = 0, reload = 0, hit = 6 } },
}
weapon "Over Under" {
  cost = 3, keywords = { ranged }, caliber = long, ammo = 3, semi = 1, second = under_barrel, chart = { { range = 0, reload = 2, hit = 7 } },
}
weapon "Under Barrel" {
  part = true, cost = 0, keywords = { smooth }, caliber = short, ammo = 2, semi = 1, chart = { { range = 0, reload = 2, hit = 6 } },
}
keyword "Cryo" {}
weapon "Cryo Thrower" {
  cost = 5, weight = 4, keywords = { cryo }, expended = true, ammo = 6, by_dice = true, semi = 1, spray = 3, slows = too, chart = { { range = 0, reload = 0, hit = 6 } },
}
equipment "Cryo Tank" { cost = 1, says = { at { soldier_turn, cost = expend(1), effect = refill(cryo, 3) } } }
weapon "Cold Gun" { cost = 2, keywords = { ranged }, semi = 1, slows = instead, chart = { { range = 0, reload = 0, hit = 6 } } }
weapon "Chill Gun" { cost = 2, keywords = { ranged }, semi = 1, slows = too, chart = { { range = 0, reload = 0, hit = 6 } } }
skill "Cold Eye" { cost = 1, says = { at { kills, of = actor, effect = slow(1, the_hostile) } } }

hostile "Crawler" {
  copies = 0, force = reds, value = 3, reticles = 3, cover = 2, range = { 0, 1 }, field = { field_point(3) }, chart = { { active = 1, roll = 10, wounds = 1 } },
}
equipment "Field Set" { cost = 2, says = { set { resupplies = 1, of = actor } } }
equipment "Command Set" { cost = 3, weight = 1, says = { set { resupplies = 1, of = actor }, add { resupply_cost = -1, of = actor } } }
weapon "Field Mortar" {
  cost = 0, weight = 4, keywords = { gun }, field = { field_point(3) }, copies = 2, expended = true, explosion = 3, chart = { { range = 0, reload = 0, hit = 6 }, { range = 1, reload = 0, hit = 6 } },
}
equipment "Field Ration" { cost = 0, weight = 1, field = { field_point(1) }, copies = 2, says = { at { soldier_turn, cost = expend(1), effect = gain_actions(1) } } }
equipment "Field Plate" { cost = 0, weight = 1, field = { field_point(1) }, coverage = torso, protects = { { from = 7, to = 9, cover = 6 } } }
equipment "Field Scope" { cost = 0, weight = 1, field = { field_point(2) }, fits = { rifle }, says = { add { attack_roll = 2, of = actor, when = attached } } }
skill "Sparked" { cost = 2, says = { at { soldier_turn, cost = spark(field_point, 2), effect = gain_actions(1) } } }

-- For games: Hostiles with Field Points, and a Mission against them.
force "Swarm" { nation = red }
hostile "Small Crawlers" {
  copies = 8, force = swarm, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, field = { field_point(2) }, chart = { { active = 1, roll = 9, wounds = 1 } },
}
hostile "Big Crawlers" {
  copies = 6, force = swarm, value = 3, reticles = 3, cover = 3, range = { 0, 1 }, field = { field_point(4) }, chart = { { active = 1, roll = 9, wounds = 1 }, { active = 3, roll = 8, wounds = 2 } },
}
mission "Nest Run" { region = plain, resources = 160, time = 18, objective = 4, loadout = 4, goal = post, force = swarm, reinforce = { 0, 1 }, hand_to_hand = 1 }
-- SPDX-License-Identifier: CC0-1.0
