-- Action cards of every moment.

action "Blue Aim" { nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { shot, when = mine, effect = add { bonus = 3 } } } }
action "Red Duck" { nation = red, back = red_card, copies = 4, activation = true,
  says = { at { shot, when = target_mine, effect = add { defence = 3 } } } }
action "Red No" { nation = red, back = red_card, copies = 4,
  says = { at { played, effect = set { cancelled = 1 } } } }
action "Blue No" { nation = blue, back = blue_card, copies = 4,
  says = { at { played, effect = set { cancelled = 1 } } } }
action "Blue Orders" { nation = blue, back = blue_card, copies = 4, orders = true,
  says = { at { ready, effect = special_order(1) } } }
action "Blue Rush" { nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { ready, effect = act_now } } }
action "Red Snap Shot" { nation = red, back = red_card, copies = 4, activation = true,
  says = { at { stepped, when = enemys, effect = fire_at_it } } }
action "Red Mine" { nation = red, back = red_card, copies = 4, activation = true,
  says = { at { stepped, when = enemys, effect = strike(gun) } } }
action "Blue Nerve" { nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { shot, when = mine, effect = rally(1, actor) } } }
action "Blue Fury" { nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { assault, when = mine, effect = add { attack = 4 } } } }
action "Blue Raid" { nation = blue, back = blue_card, copies = 4, command = "aviation", flak = 6, activation = true,
  says = { at { shot, when = mine, effect = add { bonus = 9 } } } }
action "Blue Drop" { nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { ready, effect = turn_over } } }
action "Blue Mail" { nation = blue, back = blue_card, copies = 4, supply = true,
  says = { at { ready, effect = draw(1) } } }
action "Red Mud" { nation = red, back = red_card, copies = 4, activation = true,
  says = { at { stepped, when = enemys, effect = turn_over } } }
action "Blue Breath" { nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { shot, when = mine, effect = { add { bonus = 3 }, add { result = 1 } } } } }
action "Red Dud" { nation = red, back = red_card, copies = 4, activation = true,
  says = { at { shot, when = target_mine, effect = set { bonus = 0 } } } }
unit "Red Slab" { nation = red, class = "heavy", move = 3, defence = 9, side = 6, rear = 6, weapon = rifles, second = rifles, wreck = wreckage }
unit "Red Flak" { nation = red, class = "light", move = 3, defence = 6, weapon = rifles, aaa = true, wreck = wreckage }

-- Decks of all of them.
army "Blue Players" { nation = blue, cards = { blue_platoon, blue_staff, blue_flyers, blue_guards, blue_aim(4), blue_no(3), blue_orders(4), blue_rush(4), blue_nerve(4), blue_fury(4), blue_raid(2), blue_steady(4) } }
army "Red Players" { nation = red, cards = { red_platoon, red_armour, red_duck(4), red_no(3), red_snap_shot(4), red_mine(4), red_steady(4) } }
scenario "Card Table" {
  width = 12, height = 10, rounds = 6, boards = { drill_field }, overlays = { barn }, overlays_at = { { 5, 4, 0 } },
  zones = { { 0, 0, 0, 12, 3 }, { 1, 0, 7, 12, 3 } }, armies = { blue_players, red_players }, goal = 30,
}
-- SPDX-License-Identifier: CC0-1.0
