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
  says = { at { ready, when = between, effect = act_now } } }
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
unit "Red Flak" { nation = red, class = "light", move = 3, defence = 6, weapon = rifles, aaa = true, wreck = wreckage }
