-- The German action cards: 40 titles, 76 cards.

local function card(name, copies, icon, rest)
  rest.nation, rest.back, rest.copies, rest.icon = germany, german_card, copies, icon
  action(name)(rest)
end

-- ---- when you fire ----------------------------------------------------------------------------

card("Short Bursts", 3, "bullets", { activation = true, says = {
  at { shot, when = { mine, infantry }, effect = add { bonus = 2 } },
} })
card("Range Stakes", 2, "path-distance", { activation = true, says = {
  at { shot, when = { mine, at_least(range, 6) }, effect = add { result = 3 } },
} })
card("Let Them Come Close", 2, "dead-eye", { activation = true, says = {
  at { shot, when = { mine, fewer_than(range, 4) }, effect = add { bonus = 2 } },
} })
card("Under the Turret Ring", 2, "targeting", { activation = true, says = {
  at { shot, when = { mine, target_heavy }, effect = set { dice = 2 } },
} })
card("Engine on Fire", 2, "fire", { activation = true, says = {
  at { shot, when = { mine, target_light }, effect = { add { bonus = 1 }, suppress(1, target) } },
} })
card("Whole Belt", 2, "machine-gun-magazine", { activation = true, says = {
  at { shot, when = { mine, target_infantry }, unless = explosive, effect = add { bonus = 3 } },
  at { divided, when = mine, effect = add { bonus = 2 } },
} })
card("Shells into the Hedge", 2, "explosion-rays", { activation = true, says = {
  at { shot, when = { mine, covered }, effect = add { bonus = 1, defence = -1 } },
} })
card("Pinned to the Shingle", 2, "beach-bucket", { activation = true, says = {
  at { shot, when = { mine, target_infantry }, effect = suppress(1, target) },
} })
card("Slit in the Concrete", 2, "block-house", { activation = true, says = {
  at { shot, when = { mine, inside }, effect = add { result = 2 } },
} })
card("Nerves Like Wire", 1, "wire-coil", { activation = true, says = {
  at { shot, when = { mine, suppressed }, effect = rally(3, actor) },
  at { dice, when = mine, effect = reroll(1) },
} })

-- ---- when they fire -----------------------------------------------------------------------------

card("Face in the Mud", 3, "swamp", { activation = true, says = {
  at { shot, when = { target_mine, target_infantry }, effect = add { defence = 2 } },
} })
card("Sun in Their Eyes", 2, "sun", { activation = true, says = {
  at { shot, when = { enemys, target_mine, at_least(range, 5) }, effect = add { result = -2 } },
} })
card("Angled Plate", 2, "ricochet", { activation = true, supply = true, says = {
  at { shot, when = { target_mine, target_heavy }, effect = add { defence = 2 } },
  at { bomb, when = target_mine, effect = add { defence = 2 } },
} })
card("Only a Scratch", 1, "scar-wound", { activation = true, says = {
  at { shot, when = { target_mine, target_light }, unless = explosive, effect = add { defence = 3 } },
} })
card("Three Metres of Earth", 2, "stone-wall", { activation = true, says = {
  at { shot, when = { target_mine, covered }, effect = add { defence = 2 } },
} })

-- ---- hand to hand ----------------------------------------------------------------------------------

card("Grenades First", 2, "stick-grenade", { activation = true, says = {
  at { assault, when = { mine, infantry }, effect = { add { attack = 1 }, suppress(1, target) } },
} })
card("Not from This House", 2, "family-house", { activation = true, says = {
  at { assault, when = target_mine, effect = add { defence = 3 } },
} })
card("Charge under the Turret", 2, "bundle-grenade", { activation = true, says = {
  at { assault, when = { mine, target_heavy }, effect = add { attack = 4 } },
} })
card("Out of the Cellar", 2, "cellar-barrels", { activation = true, says = {
  at { assault, when = { mine, target_infantry }, effect = add { attack = 2 } },
} })
card("Crushed under the Tracks", 1, "tank", { activation = true, says = {
  at { assault, when = { mine, heavy }, effect = add { attack = 3 } },
} })

-- ---- when they move ----------------------------------------------------------------------------------

card("Fire from the Flank", 3, "reticule", { activation = true, says = {
  at { stepped, when = enemys, effect = fire_at_it },
} })
card("Shoe-Box in the Grass", 2, "minefield", { activation = true, says = {
  at { stepped, when = { enemys, infantry }, effect = strike(tripped_mine, 1) },
} })
card("Plates across the Lane", 2, "teller-mine", { activation = true, says = {
  at { stepped, when = { enemys, heavy }, effect = strike(buried_charge, 0) },
} })
card("Road Under Fire", 2, "crossroad", { activation = true, says = {
  at { stepped, when = { enemys, light }, effect = strike(howitzer_battery, 0) },
} })
card("Shot at the Man Who Points", 2, "pointing", { activation = true, says = {
  at { stepped, when = { enemys, officer }, effect = suppress(2, actor) },
} })
card("Flare Overhead", 1, "firework-rocket", { activation = true, says = {
  at { stepped, when = { enemys, hidden }, effect = suppress(1, actor) },
} })

-- ---- your own moves and men -----------------------------------------------------------------------------

card("Local Counter-Attack", 2, "back-forth", { activation = true, says = {
  at { ready, effect = act_now },
} })
card("Sunken Lane", 2, "trail", { activation = true, supply = true, says = {
  at { ready, effect = go(3) },
} })
card("Leader at the Front", 1, "captain-hat-profile", { activation = true, says = {
  at { ready, when = officer, effect = rally(3) },
} })
card("Gun off the Sling", 2, "machine-gun", { activation = true, says = {
  at { ready, effect = turn_over },
} })
card("Hold On a Little", 3, "heart-shield", { says = {
  at { ready, unless = in_orders, effect = rally(2) },
} })
card("Stragglers Gathered", 2, "three-friends", { supply = true, says = {
  at { ready, when = between, effect = restore },
} })

-- ---- plans and papers ----------------------------------------------------------------------------------

card("Flash by Field Telephone", 2, "telephone", { orders = true, says = {
  at { orders_begin, effect = special_order(1) },
} })
card("Messenger Shot", 2, "cycling", { activation = true, says = {
  at { ready, effect = lose_order },
} })
card("Prisoner Talks", 1, "prisoner", { orders = true, supply = true, says = {
  at { ready, effect = discard(1) },
} })
card("Late Reserves", 2, "calendar", { orders = true, supply = true, says = {
  at { ready, when = at_least(round, 3), effect = draw(3) },
} })
card("Wait for the Second Wave", 2, "pocket-watch", { says = {
  at { played, effect = set { cancelled = 1 } },
} })

-- ---- from far away ------------------------------------------------------------------------------------------

card("Divisional Battery", 2, "field-gun", { command = "artillery", activation = true, says = {
  at { ready, effect = { strike(heavy_howitzer_battery, 0, enemy_unit), suppress(1, enemy_unit) } },
} })
card("Howling Salvo", 1, "missile-swarm", { command = "artillery", activation = true, says = {
  at { ready, effect = { strike(rocket_salvo, 0, enemy_unit), suppress(2, enemy_unit), activate(enemy_unit) } },
} })
card("One Focke-Wulf", 1, "heavy-fighter", {
  command = "aviation", flak = 5, activation = true,
  flavour = "All that is left of the squadron, and it has come.",
  says = {
    at { ready, effect = strike(dive_bombs, 1, enemy_unit) },
  },
})
-- SPDX-License-Identifier: CC-BY-4.0
