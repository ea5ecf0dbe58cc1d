-- Cards for wf_undead.c: Double-Reticle Hostiles, Clergy and their Powers.
counter "Divinity" {}
keyword "Each" { says = { set { suppress_removed = 9, of = actor } } }
keyword "Clergy" { says = { set { theologies = 1, of = actor } } }
keyword "Blessed" {}
keyword "Only Light Blessed" {
  says = { set { can_have = 0, of = actor, when = is_weapon, unless = weapon(blessed) }, set { can_have = 0, of = actor, when = { is_weapon, at_least(weighs, 2) } } },
}
force "Graves" { nation = red }
hostile "Warriors" {
  copies = 3, force = graves, value = 3, hits = 3, reticles = 2, cover = 2, range = { 0, 1 }, keywords = { each }, spoils = { divinity(3) },
  chart = { { active = 2, roll = 5, wounds = 1 }, { active = 1, roll = 8, wounds = 1 } }, penalty = { { active = 1, cost = 1 }, { active = 3, cost = 2 } },
}
hostile "Ghouls" { copies = 3, force = graves, value = 1, reticles = 2, cover = 2, range = { 0, 1 }, keywords = { fearless }, chart = { { active = 1, roll = 9, wounds = 1 } } }

player "Abbot" { nation = blue, cost = 10, movement = 1, cover = 2, health = 5, loadout = 12, keywords = { clergy, only_light_blessed }, starts_with = { divinity(6) } }
player "Nun" { nation = blue, cost = 10, movement = 1, cover = 2, health = 5, loadout = 12, keywords = { clergy, only_light_blessed }, starts_with = { divinity(2) } }
skill "Lamp School" { cost = 0, theology = true, gives = { turn_aside, light_them }, says = { add { terrain_cover = 1, of = target } } }
skill "Key School" { cost = 0, theology = true, gives = { turn_aside } }
skill "Turn Aside" { cost = 1, says = { at { hit, when = { me, at_least(wounding, 1) }, cost = pay(divinity, 1), effect = add { wounds = -1 } } } }
skill "Light Them" { cost = 1, says = { at { soldier_turn, cost = { action(1), pay(divinity, 2) }, effect = hit(1, a_hostile) } } }
weapon "Blessed Mace" { cost = 3, weight = 1, keywords = { blessed }, semi = 1, chart = { { range = 0, reload = 0, hit = 6 } } }
weapon "Blessed Bar" { cost = 5, weight = 4, keywords = { blessed, ranged }, semi = 1, chart = { { range = 0, reload = 0, hit = 6 } } }
weapon "Blessed Carbine" { cost = 5, weight = 1, keywords = { blessed, rifle }, caliber = long, ammo = 3, semi = 1, chart = { { range = 0, reload = 0, hit = 6 } } }
weapon "Blessed Flask" { cost = 1, weight = 1, keywords = { blessed }, expended = true, explosion = 2, chart = { { range = 0, reload = 0, hit = 6 } } }
skill "Dear School" { cost = 3, theology = true }
weapon "Light Pistol" { cost = 1, weight = 1, keywords = { ranged }, semi = 1, chart = { { range = 0, reload = 0, hit = 8 } } }
hostile "Mourners" {
  copies = 0, force = graves, value = 1, hits = 1, reticles = 3, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 10, wounds = 1 } },
  says = { add { hostile_value = 1, of = all }, at { turn_begins, of = all, effect = gain_xp(1, each_soldier) } },
}
hostile "Far Mourners" { copies = 0, force = graves, value = 1, hits = 1, reticles = 2, cover = 2, range = { 0, 1 }, keywords = { maintain(2) }, chart = { { active = 1, roll = 10, wounds = 1 } } }
hostile "Powder Cart" {
  copies = 0, force = reds, value = 0, reticles = 2, cover = 2, range = { 0, 0 },
  says = { at { eliminated, of = target, effect = suppress(1, each_soldier_here) }, at { eliminates, of = target, effect = gain_xp(2, actor) } },
}
action "Snap Gun" { copies = 0, says = { at { declares_attack, when = me, effect = hit(1, a_hostile) } } }
skill "Gloating" { cost = 1, says = { at { eliminated, of = all, effect = gain_xp(1, me) } } }
action "Double Blow" { copies = 0, says = { at { soldier_turn, effect = hit(2, a_hostile) } } }
-- SPDX-License-Identifier: CC0-1.0
