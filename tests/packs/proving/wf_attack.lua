-- For the tests of Soldier Attacks (tests/rules/wf_attack.c, wf_attack_modes.c).
weapon "Blunt Rifle" {
  cost = 1, keywords = { ranged, rifle, pen(-2) }, caliber = long, ammo = 5, semi = 1, chart = { { range = 0, reload = 2, hit = 7 } },
}
weapon "Odd Rifle" {
  cost = 1, keywords = { ranged }, caliber = long, ammo = 5, semi = 1, burst = 2,
  chart = { { range = 2, reload = 4, hit = 5 }, { range = 0, reload = 1, hit = 10 } },
}
weapon "Hatchet" {
  cost = 1, keywords = { blast }, thrown = 1, semi = 1, chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 8 } },
}
weapon "Pineapple" {
  cost = 1, keywords = { hurled, pen(1) }, explosion = 4, expended = true,
  chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 8 } },
}
weapon "Javelin" {
  cost = 1, keywords = { ranged }, thrown = 1, semi = 1, chart = { { range = 0, reload = 0, hit = 7 } },
  strong = { { dice = 1, stumble = 0, hit = 7, pen = 0, aim = 0 } },
}
action "Overarm" { copies = 0, says = { at { declares_attack, when = { me, thrown }, effect = add { attack_roll = 4 } } } }
skill "Sharp" { cost = 1, says = { add { attack_roll = 2, of = actor } } }
skill "Sharper" { cost = 1, says = { add { attack_roll = 4, of = actor } } }
squad "Brawlers" {
  nation = blue, cost = 6, movement = 2, cover = 2, health = 2, keywords = { blast },
  actions = { { health = 2, actions = 2 } }, hits = { { health = 2, range = 0, hit = 6 } },
}
squad "Stone Throwers" {
  nation = blue, cost = 6, movement = 2, cover = 2, health = 2, keywords = { hurled },
  actions = { { health = 2, actions = 2 } }, hits = { { health = 2, range = 0, hit = 6 }, { health = 2, range = 1, hit = 7 } },
}
event "Clear Air" { copies = 0, region = plain, stays = true, says = { add { attack_roll = 3, of = here, when = weapon(ranged) } } }
action "Second Wind" { copies = 0, says = { at { soldier_turn, effect = free_attack } } }
objective "Cellar" { region = plain, destroy = dump, eliminate = true, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
-- SPDX-License-Identifier: CC0-1.0
