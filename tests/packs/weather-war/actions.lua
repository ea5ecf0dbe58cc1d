-- The Action deck of the Setting.  A card that names no Setting lies in no deck of it.

local function card(name, copies, icon, says)
  action(name) { back = snow_action, copies = copies, settings = { weather_war }, icon = icon, says = says }
end

marker "Sledge Track" { back = snow_action, copies = 10, settings = { weather_war }, icon = "sled" }
marker "Cairn" { back = snow_action, copies = 9, settings = { weather_war }, icon = "cairn" }

card("Warm Finger", 4, "reticule", {
  at { declares_attack, when = { me, weapon(ranged) }, raise = xp(1), effect = add { attack_roll = raised(2, 4) } } })
card("From the Prone", 3, "on-target", {
  at { declares_attack, when = { me, weapon(ranged) }, unless = moved, raise = xp(1),
       effect = add { cover_roll = raised(1, 3) } } })
card("Whole Magazine", 3, "machine-gun", {
  at { declares_attack, when = { me, auto }, raise = xp(1), effect = add { dice = raised(1, 2) } } })
card("Second Look", 3, "spyglass",
  { at { attack_rolled, when = me, raise = xp(1), effect = add { reroll = raised(1, 2) } } })
card("Let the Dogs Go", 4, "sled",
  { at { enters, when = unless_raised(me), raise = xp(1), effect = add { cost = -2 } } })
card("Hard Snow", 3, "snow-bottle",
  { at { enters, when = { same_location, at_least(tally(cold), 5) }, effect = add { cost = -3 } } })
card("Pemmican", 3, "meat", { at { soldier_turn, raise = xp(1), effect = { gain_actions(1), rally(raised(1, 3)) } } })
card("Snow Wall", 3, "stone-wall", {
  at { hostile_attacks, when = me, raise = xp(1), effect = add { hostile_roll = raised(-2, -4) } } })
card("Frozen to the Sleeve", 2, "ice-cube",
  { at { hit, when = me, raise = xp(1), effect = add { wounds = raised(-1, -2) } } })
card("Clear the Breech", 3, "magazine", { at { soldier_turn, raise = xp(1), effect = reload } })
card("Brandy", 2, "brandy-bottle",
  { at { soldier_turn, cost = action(1), effect = { mend(1), gain(cold, -1, mission) } } })
card("Wait for the Weather", 2, "hourglass", {
  at { soldier_turn, when = at_least(timer, 3),
       effect = { timer(-1), gain(cold, -2, mission), draw(2, each_soldier) } } })
card("Shout Across the Ice", 3, "shouting",
  { at { soldier_turn, cost = action(1), raise = xp(1), effect = pin(raised(1, 2), a_hostile) } })
-- SPDX-License-Identifier: CC0-1.0
