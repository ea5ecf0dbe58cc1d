-- Cards for wf_soldiers.c: what is printed on Soldiers.
player "Sedge" {
  nation = blue, cost = 9, movement = 0, cover = 2, health = 3, loadout = 3,
  keywords = { cx(2), seasoned(1), old_hand },
}
non_player "Thorn" {
  nation = green, cost = 11, movement = 1, cover = 3, health = 2, printed = { plain_rifle, tube, handy },
  keywords = { seasoned(2) }, actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
non_player "Umber" {
  nation = green, cost = 8, movement = 2, cover = 4, health = 1, printed = { auto_rifle },
  actions = { { health = 1, actions = 3 } },
}
squad "Green Marines" {
  nation = green, cost = 8, movement = 1, cover = 3, health = 3, keywords = { ranged, marine },
  actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  hits = { { health = 3, range = 0, hit = 5 }, { health = 3, range = 1, hit = 6 }, { health = 2, range = 0, hit = 9 },
           { health = 1, range = 0, hit = 10 } },
  says = { at { soldier_turn, cost = per_turn(1), effect = gain_xp(2) } },
}
-- For anybody, with Ammo; its second table too; and by the piece.
weapon "Pocket Rifle" {
  cost = 1, keywords = { ranged }, any_soldier = true, caliber = long, ammo = 5, semi = 1, second = pocket_tube,
  chart = { { range = 0, reload = 1, hit = 7 } },
}
weapon "Pocket Tube" {
  part = true, any_soldier = true, cost = 0, keywords = { ranged }, caliber = short, ammo = 2, semi = 1, chart = { { range = 0, reload = 1, hit = 6 } },
}
weapon "Pocket Bomb" {
  cost = 1, keywords = { blast }, any_soldier = true, expended = true, thrown = 1, chart = { { range = 0, reload = 0, hit = 7 } },
}
skill "Old Trick" { cost = 1, needs_keywords = { old_hand }, says = { add { attack_roll = 1, of = actor } } }
skill "Service Stripe" { cost = 1, keywords = { cx(1) } }
skill "Own Reason" { cost = 1, needs_keywords = { cx }, keywords = { cx(1) } }
skill "Own Cause" { cost = 1, needs_keywords = { cx }, keywords = { cx(1) } }
skill "Course" { cost = 2, gives = { service_stripe } }
skill "Second Course" { cost = 2, needs_keywords = { cx }, gives = { service_stripe } }
player "Graduate" { nation = blue, cost = 12, movement = 2, cover = 2, health = 5, loadout = 8, printed = { master, course } }
player "Striper" { nation = blue, cost = 10, movement = 2, cover = 2, health = 5, loadout = 8, printed = { service_stripe } }
skill "Grey Beard" { cost = 1, needs_keywords = { cx }, says = { add { hand_size = 1, of = actor } } }
-- SPDX-License-Identifier: CC0-1.0
