-- Two Missions, what they are about, and two teams.

local function draws(three, four, five, six)
  return {
    { points = 0, value = three }, { points = 4, value = four }, { points = 5, value = five },
      { points = 6, value = six },
  }
end

objective "Fever Ward" {
  back = fever_place, region = indochina, entrance = 2, reinforce = { 0, 1 }, keywords = { village },
  hostiles = draws(3, 4, 5, 6), eliminate = true, hand_to_hand = 1, search = 7, icon = "hospital",
}
objective "Pump House in the Reeds" {
  back = fever_place, region = indochina, entrance = 2, reinforce_none = true, keywords = { water },
  hostiles = draws(2, 3, 4, 5), destroy = fouled_pump, hand_to_hand = 1, search = 7, icon = "water-tower",
}
target "Fouled Pump" { back = fever_place, targets = 1, hits = 3, cover = 2, icon = "well" }

mission "Nobody Out" {
  back = fever_place, region = indochina, setting = fever_country, reinforce_none = true, keywords = { open },
  resources = 66, time = 9, objective = 4, difficulty = 2, goal = fever_ward, force = valley_fever, hand_to_hand = 1,
    search = 8,
  icon = "barbed-wire",
}
mission "Water for Six Villages" {
  back = fever_place, region = indochina, setting = fever_country, reinforce = { 0, 0 }, keywords = { paddy },
  resources = 92, time = 13, objective = 5, difficulty = 3, goal = pump_house_in_the_reeds, force = valley_fever,
  hand_to_hand = 1, search = 8, icon = "well",
}

team "Cordon Patrol" {
  mission = nobody_out,
  cards = {
    staff_sergeant_delacroix, m16a1_rifle, m26a1_grenade(3), pfc_ruiz, m16a1_rifle, m26a1_grenade(2),
    pfc_navarro, private_kimball,
  },
}
team "Well Diggers" {
  mission = water_for_six_villages,
  cards = {
    lieutenant_abernathy, car_15_carbine, m26a1_grenade(3), specialist_okafor, m60_machine_gun,
    pfc_ruiz, m16a1_rifle, m26a1_grenade(2), pfc_navarro, operator_lyle,
  },
}
-- SPDX-License-Identifier: CC0-1.0
