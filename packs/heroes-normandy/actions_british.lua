-- The British action cards: enough for a deck of their own.

local function card(name, copies, icon, rest)
  rest.nation, rest.back, rest.copies, rest.icon = united_kingdom, british_card, copies, icon
  action(name)(rest)
end

card("Rapid Five Rounds", 4, "lee-enfield", { activation = true, says = {
  at { shot, when = { mine, infantry }, effect = add { bonus = 2 } },
} })
card("Mad Minute", 2, "bullet-impacts", { activation = true, says = {
  at { shot, when = { mine, target_infantry }, effect = set { dice = 2 } },
} })
card("Sabot", 2, "artillery-shell", { activation = true, says = {
  at { shot, when = { mine, target_heavy }, effect = add { bonus = 2 } },
} })
card("Heads Down Lads", 4, "brodie-helmet", { activation = true, says = {
  at { shot, when = { target_mine, target_infantry }, effect = add { defence = 2 } },
} })
card("Brewed Up Already", 2, "teapot", { activation = true, says = {
  at { shot, when = { target_mine, target_heavy }, effect = add { defence = 2 } },
} })
card("Piper", 4, "bagpipes", {
  activation = true,
  flavour = "He was told to leave them in England.",
  says = {
    at { assault, when = { mine, infantry }, effect = { rally(1, actor), add { attack = 2 } } },
  },
})
card("Backs to the Wall", 3, "brick-wall", { activation = true, says = {
  at { assault, when = target_mine, effect = add { defence = 2 } },
} })
card("Watch That Hedge", 4, "binoculars", { activation = true, says = {
  at { stepped, when = enemys, effect = fire_at_it },
} })
card("String across the Gate", 2, "trip-wire", { activation = true, says = {
  at { stepped, when = { enemys, infantry }, effect = strike(tripped_mine, 0) },
} })
card("Off You Go", 3, "footsteps", { activation = true, says = {
  at { ready, effect = act_now },
} })
card("Smartly Now", 2, "walk", { activation = true, supply = true, says = {
  at { ready, effect = go(2) },
} })
card("Tea in a Tin", 4, "coffee-pot", { says = {
  at { ready, unless = in_orders, effect = rally(2) },
} })
card("Stretcher Party", 2, "hospital-cross", { supply = true, says = {
  at { ready, effect = restore },
} })
card("Signal from Brigade", 2, "radio", { orders = true, says = {
  at { orders_begin, effect = special_order(1) },
} })
card("Jammed Their Set", 2, "radio-tower", { activation = true, says = {
  at { ready, effect = lose_order },
} })
card("Have Another Go", 1, "cycle", { activation = true, says = {
  at { dice, when = mine, effect = reroll(1) },
} })
card("Rum Ration", 2, "barrel", { orders = true, supply = true, says = {
  at { ready, effect = draw(2) },
} })
card("Steady There", 2, "open-palm", { says = {
  at { played, effect = set { cancelled = 1 } },
} })
card("Twenty-Five Pounders", 3, "field-gun", { command = "artillery", activation = true, says = {
  at { ready, effect = { strike(howitzer_battery, 0, enemy_unit), suppress(1, enemy_unit) } },
} })
card("Typhoons", 3, "heavy-fighter", { command = "aviation", flak = 6, activation = true, says = {
  at { ready, effect = strike(aircraft_rockets, 1, enemy_unit) },
} })
-- SPDX-License-Identifier: CC-BY-4.0
