-- Cards for wf_weapons.c.  The Scoped Rifle has the numbers of the rulebook's examples of Weapons.
weapon "Scoped Rifle" {
  cost = 2, weight = 4, keywords = { ranged, rifle }, caliber = long, ammo = 5, bolt = 1,
  chart = { { range = 0, reload = 1, hit = 9 }, { range = 1, reload = 2, hit = 8 } },
}
weapon "Long Tens" {
  cost = 1, keywords = { gun }, caliber = short, ammo = 2, semi = 1,
  chart = { { range = 0, reload = 1, hit = 10 }, { range = 2, reload = 5, hit = 6 } },
}
weapon "Two Ways" {
  cost = 1, keywords = { gun }, caliber = short, ammo = 4, semi = 1, bolt = 1,
  chart = { { range = 0, reload = 1, hit = 7 } },
}
weapon "Carbine" {
  cost = 2, keywords = { ranged, pen(2) }, caliber = long, ammo = 4, semi = 1, burst = 2,
  chart = { { range = 0, reload = 1, hit = 7 } },
}
skill "Plain Shot" { cost = 1, says = { add { attack_roll = 2, of = actor, when = uses(plain_rifle) } } }
non_player "Pickett" {
  nation = blue, cost = 10, movement = 0, cover = 2, health = 2, printed = { scoped_rifle }, actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
equipment "Hard Tips" { cost = 1, says = { add { cover_roll = 1, of = actor, when = weapon(rifle) } } }
equipment "Sight" { cost = 1, says = { add { attack_roll = 1, of = actor, when = weapon(rifle) } } }
equipment "Veil" {
  cost = 1,
  says = { at { hostile_attacks, when = me, cost = per_turn(1), effect = add { hostile_roll = -9 } } },
}
weapon "Notched Rifle" {
  cost = 1, weight = 1, keywords = { ranged }, semi = 1, chart = { { range = 0, reload = 0, hit = 6 }, { range = 1, reload = 0, hit = 6 } },
  says = { at { kills, of = with, effect = gain_xp(1, actor) }, at { eliminates, of = with, effect = gain_xp(2, actor) } },
}
skill "Trophies" { cost = 1, says = { at { eliminates, of = actor, effect = draw(1, me) } } }
skill "Marksman's Pride" { cost = 1, says = { at { kills, of = actor, when = { weapon(ranged), semi }, effect = gain_xp(4, me) } } }
-- SPDX-License-Identifier: CC0-1.0
