-- The American action cards: 40 titles, 76 cards.

local function card(name, copies, icon, rest)
  rest.nation, rest.back, rest.copies, rest.icon = united_states, american_card, copies, icon
  action(name)(rest)
end

-- ---- when you fire ----------------------------------------------------------------------------

card("Breathe and Squeeze", 3, "on-target", { activation = true, says = {
  at { shot, when = { mine, infantry }, effect = add { bonus = 2 } },
} })
card("Walk It onto Them", 2, "spyglass", { activation = true, says = {
  at { shot, when = { mine, at_least(range, 5) }, effect = add { result = 2 } },
} })
card("Across the Kitchen Table", 2, "colt-m1911", { activation = true, says = {
  at { shot, when = { mine, fewer_than(range, 3) }, effect = add { bonus = 3 } },
} })
card("Aim for the Tracks", 2, "tank-tread", { activation = true, says = {
  at { shot, when = { mine, target_heavy }, effect = add { bonus = 2 } },
} })
card("Thin Skinned", 2, "truck", { activation = true, says = {
  at { shot, when = { mine, target_light }, effect = add { bonus = 2 } },
} })
card("Everything You Have", 3, "bullet-impacts", { activation = true, says = {
  at { shot, when = { mine, target_infantry }, effect = set { dice = 2 } },
} })
card("Shoot Through the Wall", 2, "broken-wall", { activation = true, says = {
  at { shot, when = { mine, covered }, effect = add { defence = -2 } },
} })
card("Keep Them Down", 2, "half-body-crawling", { activation = true, says = {
  at { shot, when = { mine, target_infantry }, effect = suppress(1, target) },
} })
card("From the Loft", 1, "window", { activation = true, says = {
  at { shot, when = { mine, inside }, effect = add { bonus = 2 } },
  at { divided, when = mine, effect = add { bonus = 1 } },
} })
card("Mad Enough to Stand Up", 1, "shouting", {
  activation = true,
  flavour = "His sergeant will have something to say about it, later.",
  says = {
    at { shot, when = { mine, suppressed }, effect = { rally(2, actor), add { result = 2 } } },
  },
})

-- ---- when they fire -----------------------------------------------------------------------------

card("Flat in the Ditch", 3, "fall-down", { activation = true, says = {
  at { shot, when = { target_mine, target_infantry }, effect = add { defence = 2 } },
} })
card("Sights Set Wrong", 2, "goggles", { activation = true, says = {
  at { shot, when = { enemys, target_mine, at_least(range, 6) }, effect = add { result = -3 } },
} })
card("Sandbags on the Glacis", 2, "sandbags", { activation = true, supply = true, says = {
  at { shot, when = { target_mine, target_heavy }, effect = add { defence = 2 } },
  at { bomb, when = target_mine, effect = add { defence = 2 } },
} })
card("It Did Not Go Off", 1, "unlit-bomb", {
  activation = true,
  flavour = "Nobody in the crew says a word for a full minute.",
  says = {
    at { shot, when = target_mine, effect = set { bonus = 0 } },
  },
})
card("Deeper Hole", 2, "trench-spade", { activation = true, says = {
  at { shot, when = { target_mine, covered }, effect = { add { defence = 1 }, rally(1, target) } },
} })

-- ---- hand to hand ----------------------------------------------------------------------------------

card("Yell and Run", 2, "shouting", { activation = true, says = {
  at { assault, when = { mine, infantry }, effect = add { attack = 2 } },
} })
card("Shovels Too", 2, "trench-spade", { activation = true, says = {
  at { assault, when = target_mine, effect = add { defence = 2 } },
} })
card("Lift the Hatch", 2, "hatch", { activation = true, says = {
  at { assault, when = { mine, target_heavy }, effect = add { attack = 3 } },
} })
card("Kick the Door", 2, "wooden-door", { activation = true, says = {
  at { assault, when = mine, effect = { suppress(1, target), add { attack = 1 } } },
} })
card("Last Man Standing", 1, "fist", { activation = true, says = {
  at { assault, when = { target_mine, target_infantry }, effect = { add { defence = 1 }, rally(2, target) } },
} })

-- ---- when they move ----------------------------------------------------------------------------------

card("There in the Gap", 3, "crosshair", { activation = true, says = {
  at { stepped, when = enemys, effect = fire_at_it },
} })
card("Wire at Ankle Height", 2, "trip-wire", { activation = true, says = {
  at { stepped, when = { enemys, infantry }, effect = strike(tripped_mine, 0) },
} })
card("Freshly Turned Earth", 1, "land-mine", { activation = true, says = {
  at { stepped, when = { enemys, heavy }, effect = strike(buried_charge, 0) },
} })
card("No Cover on That Road", 2, "horizon-road", { activation = true, says = {
  at { stepped, when = { enemys, infantry }, unless = inside, effect = suppress(1, actor) },
} })
card("Gone the Moment You Look", 1, "high-grass", { activation = true, says = {
  at { stepped, when = { enemys, hidden }, effect = { suppress(1, actor), lose_order(actor) } },
  at { stepped, when = { enemys, light }, effect = suppress(1, actor) },
} })

-- ---- your own moves and men -----------------------------------------------------------------------------

card("On My Own Hook", 2, "footsteps", { activation = true, says = {
  at { ready, effect = act_now },
} })
card("Quick Bound", 2, "jump-across", { activation = true, supply = true, says = {
  at { ready, effect = go(2) },
} })
card("Come On with Me", 1, "pointing", { activation = true, says = {
  at { ready, when = officer, effect = { go(3), rally(1, actor) } },
} })
card("Drop the Tripod", 2, "machine-gun", { activation = true, says = {
  at { ready, effect = turn_over },
} })
card("Pull Yourselves Together", 2, "rally-the-troops", { says = {
  at { ready, unless = in_orders, effect = rally(2) },
} })
card("Aid Man", 2, "medical-pack", { supply = true, says = {
  at { ready, when = between, effect = restore },
} })

-- ---- plans and papers ----------------------------------------------------------------------------------

card("New Orders by Runner", 2, "running-shoe", { orders = true, says = {
  at { ready, when = in_orders, effect = special_order(1) },
} })
card("Cut Telephone Line", 2, "unplugged", { activation = true, says = {
  at { ready, effect = activate(enemy_unit) },
} })
card("Map on a Dead Officer", 1, "treasure-map", { orders = true, supply = true, says = {
  at { ready, effect = { discard(1), draw(1) } },
} })
card("Do It Over", 1, "cycle", { activation = true, says = {
  at { dice, when = mine, effect = reroll(1) },
} })
card("Beach Dump", 2, "wooden-crate", { orders = true, supply = true, says = {
  at { ready, effect = draw(2) },
} })
card("Not Yet", 2, "open-palm", { says = {
  at { played, effect = set { cancelled = 1 } },
} })

-- ---- from far away ------------------------------------------------------------------------------------------

card("Fire for Effect", 3, "field-gun", { command = "artillery", activation = true, says = {
  at { ready, effect = { strike(howitzer_battery, 0, enemy_unit), suppress(1, enemy_unit) } },
} })
card("Battleship Offshore", 1, "battleship", { command = "artillery", activation = true, says = {
  at { ready, effect = { strike(naval_guns, 1, enemy_unit), suppress(2, enemy_unit) } },
} })
card("Thunderbolts", 3, "bombing-run", { command = "aviation", flak = 6, activation = true, says = {
  at { ready, effect = strike(aircraft_rockets, 1, enemy_unit) },
} })
-- SPDX-License-Identifier: CC-BY-4.0
