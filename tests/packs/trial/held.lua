-- What the rules were held against the book with: openings beside a bonus, heroes of either nation.

tile "Blue Choosy" {
  nation = blue, insignia = blue_division, cost = 40, breaking = 1, points = 1, stars = 1, units = { blue_rifles },
  slots = { { 1, 1, 0 }, { 1, 1, 4 } }, bonus_slot = 2, bonus = 1,
}
option "A Red Wanderer" { nation = red, insignia = red_cross, cost = 25, type = "hero", units = { red_leader } }

-- Short-ranged weapons that break walls: on foot, and by the piece.
weapon "Short Breaker" { infantry = 2, range = 3, destruction = 1, suppressive = true }
unit "Blue Breakers" {
  nation = blue, insignia = blue_division, back = concealed_blue, move = 4, defence = 6, weapon = short_breaker,
}

action "Blue Dash" {
  nation = blue, back = blue_card, copies = 4, activation = true, says = { at { ready, effect = go(3) } },
}

-- Whoever moves goes farther in the middle of it.
option "Blue Hurry" {
  nation = blue, cost = 10, type = "trait", bands = { yellow_band },
  says = { at { stepped, of = actor, effect = go(2, actor) } },
}

unit "Blue Flak" {
  nation = blue, class = "light", move = 3, defence = 6, weapon = rifles, aaa = true, wreck = wreckage,
}

-- From far away, at whom one likes.
action "Blue Shellfire" {
  nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { ready, effect = { strike(gun, 1, enemy_unit), suppress(1, enemy_unit) } } },
}

-- What would have a unit act in the Supply Phase.
action "Blue Night Work" {
  nation = blue, back = blue_card, copies = 4, supply = true, says = { at { ready, effect = act_now } },
}

-- One voice for each step of the Supply Phase's beginning and end.
option "Red First Call" {
  nation = red, cost = 5, type = "order", bands = { round_band },
  says = { at { supply_begins, may = true, effect = draw(1) }, at { supply_ends, may = true, effect = draw(1) } },
}
option "Red Second Call" {
  nation = red, cost = 5, type = "order", bands = { round_band },
  says = {
    at { supply_begins_cards, may = true, effect = draw(1) }, at { supply_ends_cards, may = true, effect = draw(1) },
  },
}
option "Red Last Call" {
  nation = red, cost = 5, type = "order", bands = { round_band },
  says = {
    at { supply_begins_scenario, may = true, effect = draw(1) },
    at { supply_ends_scenario, may = true, effect = draw(1) },
  },
}

-- Cards that mark units, that let marked ones act or fire, and that add to a bonus which is divided.
action "Red Early Alarm" {
  nation = red, back = red_card, copies = 4, orders = true,
  says = { at { orders_begin, effect = activate(enemy_unit) } },
}
action "Red Halt" {
  nation = red, back = red_card, copies = 4, activation = true,
  says = { at { stepped, when = enemys, effect = { suppress(1, actor), activate(actor) } } },
}
action "Blue Muddle" {
  nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { ready, effect = { activate(own_unit), act_now(own_unit) } } },
}
action "Red Wild Shot" {
  nation = red, back = red_card, copies = 4, activation = true,
  says = { at { stepped, when = enemys, effect = fire_at_it(own_unit) } },
}
option "Red Lookout" {
  nation = red, cost = 5, type = "order", bands = { round_band },
  says = { at { activated, when = enemys, may = true, effect = fire_at_it } },
}
option "Red Wild Lookout" {
  nation = red, cost = 5, type = "order", bands = { round_band },
  says = { at { activated, when = enemys, effect = fire_at_it(own_unit) } },
}
unit "Red Searchlight" { nation = red, back = concealed_red, move = 4, defence = 6, weapon = rifles, aaa = true }
action "Blue Long Belt" {
  nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { divided, when = mine, effect = add { bonus = 2 } } },
}
-- SPDX-License-Identifier: CC0-1.0
