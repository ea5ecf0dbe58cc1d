-- The Action deck of the Setting: fourteen cards and its Markers.

local function card(name, copies, icon, says)
  action(name) { copies = copies, settings = { fever_country }, back = fever_action, icon = icon, says = says }
end

marker "Path Through the Reeds" { copies = 11, settings = { fever_country }, back = fever_action, icon = "high-grass" }
marker "Boundary Stone" { copies = 9, settings = { fever_country }, back = fever_action, icon = "stone-block" }

card("Hold Your Breath", 4, "reticule", {
  at { declares_attack, when = { me, weapon(ranged) }, raise = xp(1), effect = add { attack_roll = raised(2, 4) } } })
card("Through the Mask", 3, "gas-mask", {
  at { declares_attack, when = { me, weapon(ranged) }, unless = moved, raise = xp(1),
       effect = add { cover_roll = raised(1, 3) } } })
card("Both Hands", 3, "machine-gun", {
  at { declares_attack, when = { me, auto }, raise = xp(1),
       effect = { add { dice = raised(1, 2) }, pin(1, the_hostile) } } })
card("Aim for the Lamp", 3, "lantern",
  { at { attack_rolled, when = me, raise = xp(1), effect = add { reroll = raised(1, 2) } } })
card("Run for It", 3, "sprint", { at { enters, when = unless_raised(me), raise = xp(1), effect = add { cost = -2 } } })
card("Quietly Now", 3, "ninja-heroic-stance",
  { at { soldier_turn, cost = action(1), effect = { pin(1, a_hostile), draw(1) } } })
card("Second Wind", 3, "lungs",
  { at { soldier_turn, raise = xp(1), effect = { gain_actions(1), rally(raised(1, 3)) } } })
card("Lime and Water", 2, "water-splash",
  { at { soldier_turn, cost = action(1), raise = xp(1), effect = mend(raised(1, 2)) } })
card("Not Him", 3, "shield", {
  at { hostile_attacks, when = me, raise = xp(1), effect = add { hostile_roll = raised(-2, -4) } } })
card("Door Shut", 3, "wooden-door", { at { hit, when = me, raise = xp(1), effect = add { wounds = raised(-1, -2) } } })
card("Clean Bandage", 2, "bandage-roll", { at { soldier_turn, cost = action(1), effect = heal(5) } })
card("Fresh Magazine", 3, "magazine", { at { soldier_turn, raise = xp(1), effect = reload } })
-- The Timer of the standard rules, and cards that push it.
card("Word from the Cordon", 2, "radio-tower", {
  at { soldier_turn, cost = xp(2), when = fewer_than(timer, 8), effect = timer(1) } })
card("Wake Them One by One", 2, "awareness", { at { soldier_turn, cost = xp(1), effect = { flip(1), draw(1) } } })
-- SPDX-License-Identifier: CC0-1.0
