-- Team Soldiers: equipped as Player Soldiers are, without a hand of Action cards.

team_soldier "PFC Ruiz" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 12, movement = 2, cover = 3, health = 5, loadout = 11,
  keywords = { infantryman }, printed = { web_gear },
  says = { add { attack_roll = 1, of = actor, when = { weapon(rifle), semi } } },
  icon = "rifle", flavour = "He plays the guitar that nobody carries but everybody carries.",
}

team_soldier "Specialist Hollis" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 11, movement = 1, cover = 2, health = 6, loadout = 14,
  keywords = { infantryman, gunner }, printed = { frayed_nerves },
  says = { add { reload_number = -1, of = actor, when = weapon(machine_gun) } },
  icon = "machine-gun", flavour = "Eleven days left. He does not speak of the eleven days.",
}

team_soldier "Lance Corporal Beckett" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 13, movement = 3, cover = 3, health = 5, loadout = 10,
  keywords = { marine, scout, trailcraft(6) },
  says = { add { attack_roll = 1, of = actor, when = front_most } },
  icon = "walking-boot",
}

team_soldier "Corpsman Tibbs" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 11, movement = 2, cover = 3, health = 5, loadout = 9,
  keywords = { marine, medic }, printed = { { "Aid Bag", 1 } },
  says = { add { heal_roll = 1, of = actor } },
  icon = "hospital-cross",
}

-- He has been wounded three times, and was sent back four.
team_soldier "Sergeant Ostrander" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 12, movement = 2, cover = 4, health = 6, loadout = 11,
  keywords = { special_forces, leader, seasoned(2), sapping(5) }, printed = { worn_to_the_bone },
  says = { add { attack_roll = 1, of = here, when = soldier_is(striker), unless = me } },
  icon = "rank-2", flavour = "Letters to the families, in a drawer, not sent.",
}

team_soldier "Ha Si Nhat Loc" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, also_of = { united_states }, cost = 11, movement = 3, cover = 3, health = 5, loadout = 9,
  keywords = { ranger, scout, trailcraft(5), used_to_anything(1) },
  says = { add { search_roll = 2, of = actor } },
  icon = "tiger-head", flavour = "Trained in Georgia. He remembers the snow, and a waitress.",
}

team_soldier "Private Costigan" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, cost = 12, movement = 2, cover = 3, health = 6, loadout = 11,
  keywords = { digger, used_to_monsoon(1) },
  says = { add { attack_roll = 1, of = actor, unless = moved } },
  icon = "kangaroo", flavour = "He can lie in an ambush for three days, and once did.",
}

-- Of the other island, and he lets nobody forget it.
team_soldier "Trooper Ngata-Rennie" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, also_of = { united_states }, cost = 13, movement = 3, cover = 4, health = 5, loadout = 10,
  keywords = { digger, scout, trailcraft(4) },
  says = {
    add { search_roll = 1, of = actor },
    add { hostile_roll = -1, of = target, when = place_is(jungle) },
  },
  icon = "kiwi-bird", flavour = "Five men, ten days, not one word aloud.",
}
-- SPDX-License-Identifier: CC-BY-4.0
