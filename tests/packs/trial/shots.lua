-- What firing is tested with: weapons with each ability, counters that carry them, tokens, a range.

weapon "Pistols" { infantry = 2, dual = true, range = 4 }
weapon "Carbines" { infantry = 3, light = 1, on_the_move = 2 }
weapon "Scoped Rifle" { infantry = 2, light = 0, sniper = true }
weapon "Long Rifle" { infantry = 3, hawkeye = true }
weapon "Shouting Gun" { infantry = 1, light = 1, frightening = true }
weapon "Field Gun" { infantry = 1, light = 4, heavy = 5, arc = "quarter", perforating = true }
weapon "Light Gun" { infantry = 2, light = 3, heavy = 2, machine_gun = true, suppressive = true, on_the_move = 1 }
weapon "Rocket" { light = 5, heavy = 6, range = 4 }

for i, side in ipairs { "Blue", "Red" } do
  local nation = i == 1 and blue or red
  local function soldiers(name, row)
    row.nation, row.insignia = nation, i == 1 and blue_division or red_division
    row.back = i == 1 and concealed_blue or concealed_red
    unit(side .. " " .. name)(row)
  end
  face(side .. " Gunners ready") {
    move = 0, defence = 6, weapon = machine_gun, opportunity = true, turns = "opportunity",
  }
  soldiers("Gunners", {
    category = "heavy_weapon", move = 3, defence = 6, weapon = machine_gun, turns = "opportunity",
    reverse = side .. " Gunners ready",
  })
  face(side .. " Field Gun limbered") { move = 1, defence = 5, turns = "tripod" }
  soldiers("Field Gun", {
    category = "heavy_weapon", gun = true, move = 1, defence = 5, weapon = field_gun, turns = "tripod", tough = true,
    reverse = side .. " Field Gun limbered",
  })
  soldiers("Sniper", { move = 4, defence = 7, weapon = scoped_rifle, turns = "ambush" })
  soldiers("Scouts", { move = 5, defence = 6, weapon = carbines })
  soldiers("Hero", { category = "hero", move = 5, defence = 7, weapon = pistols, assault = 2 })
  soldiers("Marksman", { move = 4, defence = 6, weapon = long_rifle })
  soldiers("Loader", { move = 4, defence = 6, weapon = shouting_gun, substitute = true })
  soldiers("Observer", { category = "officer", move = 4, defence = 6, weapon = rifles, barrage = true, orders = 1 })
  face(side .. " Stubborn hurt") { move = 3, defence = 5, weapon = few_rifles, damaged = true, tough = true }
  soldiers("Stubborn", { move = 4, defence = 6, weapon = rifles, tough = true, reverse = side .. " Stubborn hurt" })
  unit(side .. " Watchful Tank") {
    nation = nation, class = "heavy", length = 2, move = 5, defence = 9, side = 7, rear = 6, weapon = gun,
    second = light_gun, opportunity = true, wreck = wreckage,
  }
  unit(side .. " Car") { nation = nation, class = "light", move = 7, defence = 7, weapon = light_gun, wreck = wreckage }
  unit(side .. " Lucky Tank") {
    nation = nation, class = "heavy", length = 2, move = 5, defence = 9, side = 7, rear = 6, weapon = gun,
    second = light_gun, waves = true, wreck = wreckage,
  }

  local function kit(name, row)
    row.nation, row.cost, row.size, row.bands = nation, 10, 1, { yellow_band }
    option(side .. " " .. name)(row)
  end
  kit("Shielding", { type = "equipment", tokens = 3, use = "shielding" })
  kit("Ammo", { type = "equipment", tokens = 3, use = "ammo" })
  kit("Belts", { type = "equipment", tokens = 3, use = "belt" })
  kit("Shells", { type = "equipment", tokens = 3, use = "apc" })
  kit("Rockets", { type = "equipment", tokens = 3, use = "faust", weapon = rocket })
  kit("Trigger Fingers", { type = "trait", tokens = 3, use = "trigger_happy" })
  kit("Veterans", { type = "trait", tokens = 3, use = "veteran" })
  kit("Sharpshooters", { type = "trait", says = { add { long_range = 2, range = 2, of = actor } } })
  kit("Ace Drivers", { type = "trait", says = { add { on_the_move = -1, of = actor, unless = infantry } } })
end

local slots = {}
for n = 1, 8 do slots[n] = { 1, 1, 0 } end
tile "Blue Gunnery" {
  nation = blue, insignia = blue_division, cost = 100, breaking = 5, points = 3, stars = 4, slots = slots,
  units = { blue_gunners(2), blue_sniper, blue_scouts, blue_loader, blue_observer, blue_car, blue_lucky_tank,
            blue_field_gun },
}
tile "Red Gunnery" {
  nation = red, insignia = red_division, cost = 100, breaking = 5, points = 3, stars = 4, slots = slots,
  units = { red_gunners(2), red_sniper, red_scouts, red_loader, red_observer, red_car, red_lucky_tank,
            red_field_gun },
}

-- A card that lets a unit fire at one that moves, one that marks a unit, one for dice.
action "Blue Ambush" { nation = blue, back = blue_card, copies = 4, says = { at { stepped, effect = fire_at_it() } } }
action "Red Ambush" { nation = red, back = red_card, copies = 4, says = { at { stepped, effect = fire_at_it() } } }
action "Blue Luck" { nation = blue, back = blue_card, copies = 4,
                     says = { at { dice, when = mine, effect = reroll(1) } } }
action "Red Luck" { nation = red, back = red_card, copies = 4,
                    says = { at { dice, when = mine, effect = reroll(1) } } }
action "Blue Stand To" { nation = blue, back = blue_card, copies = 2, says = { at { shot, effect = activate() } } }
action "Red Stand To" { nation = red, back = red_card, copies = 2, says = { at { shot, effect = activate() } } }

army "Blue Battery" { nation = blue, cards = {
  blue_gunnery, blue_shielding, blue_ammo, blue_belts, blue_shells, blue_rockets, blue_trigger_fingers, blue_veterans,
  blue_sharpshooters, blue_ambush(4), blue_luck(4), blue_stand_to(2), blue_steady(4),
} }
army "Red Battery" { nation = red, cards = {
  red_gunnery, red_shielding, red_ammo, red_belts, red_shells, red_rockets, red_trigger_fingers, red_veterans,
  red_ace_drivers, red_ambush(4), red_luck(4), red_stand_to(2), red_steady(4),
} }
scenario "Gunnery" {
  width = 12, height = 10, rounds = 6, boards = { drill_field }, overlays = { barn }, overlays_at = { { 5, 4, 0 } },
  zones = { { seat = 0, x = 0, y = 0, width = 12, height = 3 }, { seat = 1, x = 0, y = 7, width = 12, height = 3 } },
  objectives = { { type = 0, x = 5, y = 4, width = 3, height = 2, points = 3, owner = 2 } },
  armies = { blue_battery, red_battery }, goal = 8,
}
weapon "Old Machine Gun" { infantry = 3, light = 1, machine_gun = true, burst = true }
unit "Blue Old Gunners" {
  nation = blue, insignia = blue_division, back = concealed_blue, category = "heavy_weapon", move = 3, defence = 6,
  weapon = old_machine_gun,
}
action "Blue Rounds" { nation = blue, back = blue_card, copies = 4, activation = true,
  says = { at { shot, when = mine, unless = explosive, effect = add { bonus = 3 } } } }
-- SPDX-License-Identifier: CC0-1.0
