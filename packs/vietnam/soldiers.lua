-- The men who hold Action cards: Player Soldiers of the United States, South Vietnam and Australia.

-- ---- United States ----------------------------------------------------------

player "Lieutenant Abernathy" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 24, movement = 2, cover = 3, health = 6, loadout = 10,
  keywords = { infantryman, leader, cx(1), seasoned(1) },
  says = {
    add { attack_roll = 1, of = here, when = soldier_is(infantryman), unless = me },
    at { objective_activated, effect = gain_xp(1, each_soldier) },
  },
  icon = "rank-1", flavour = "Six weeks in the country. He has stopped wearing the bars.",
}

player "Staff Sergeant Delacroix" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 22, movement = 2, cover = 3, health = 7, loadout = 12,
  keywords = { infantryman, leader, seasoned(2), used_to_swelter(1) },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = rally(1, each_soldier_here) },
    add { attack_roll = 1, of = actor, when = { weapon(rifle), fewer_than(range, 2) } },
  },
  icon = "sergeant", flavour = "Second tour. Nobody has asked him why.",
}

player "Specialist Okafor" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 19, movement = 1, cover = 2, health = 7, loadout = 15,
  keywords = { infantryman, gunner }, printed = { assistant_gunner },
  says = { add { attack_roll = 1, of = actor, when = weapon(machine_gun), unless = moved } },
  icon = "machine-gun", flavour = "Twenty-three pounds, and he calls it by a girl's name.",
}

player "Corporal Maddox" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 20, movement = 2, cover = 3, health = 7, loadout = 12,
  keywords = { marine, leader, seasoned(1) }, printed = { house_to_house },
  says = { at { eliminates, of = actor, when = fewer_than(cards, 4), effect = draw(1) } },
  icon = "barbed-wire", flavour = "Four blocks of a city, in eleven days.",
}

-- Five men, no names on their shirts, and a radio that is seldom used.
player "Sergeant Yazzie" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 21, movement = 3, cover = 4, health = 5, loadout = 10,
  keywords = { ranger, scout, trailcraft(4), used_to_monsoon(1) },
  says = {
    add { hostile_roll = -1, of = target, when = { place_is(jungle), at_least(range, 1) } },
    at { moved, of = actor, when = { alone, fewer_than(cards, 4) }, effect = draw(1) },
  },
  icon = "walking-scout", flavour = "He reads the ground as others read the sports page.",
}

player "Captain Lindholm" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 25, movement = 2, cover = 3, health = 6, loadout = 11,
  keywords = { special_forces, leader, cx(1), trailcraft(6), sapping(6) },
  says = {
    add { attack_roll = 1, of = here, when = soldier_is(striker), unless = me },
    add { support_cost = -1, of = actor },
  },
  icon = "beret", flavour = "Speaks to the elders first, and eats what he is given.",
}

player "Boatswain's Mate Rask" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 18, movement = 2, cover = 3, health = 6, loadout = 11,
  keywords = { sailor, gunner, used_to_monsoon(2) },
  says = {
    add { entrance = -2, of = actor, when = place_is(water) },
    add { attack_roll = 1, of = here, when = { vehicle, place_is(water) } },
  },
  icon = "anchor", flavour = "Brown water, brown beer, brown bread.",
}

-- The Army trains him for ten weeks and calls him Doc for the rest of his life.
player "Doc Pettibone" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 17, movement = 2, cover = 3, health = 6, loadout = 9,
  keywords = { infantryman, medic }, printed = { { "Aid Bag", 1 } },
  says = {
    add { heal_roll = 1, of = actor },
    at { soldier_down, effect = draw(2) },
    at { soldier_turn, cost = once_a_mission, effect = { rally(9, each_soldier_here), draw(1, each_soldier_here) } },
  },
  icon = "hospital-cross",
}

-- Small, thin, and nobody ordered him.
player "Specialist Brandt" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 17, movement = 3, cover = 4, health = 5, loadout = 8,
  keywords = { infantryman, tunnel_rat, scout, sapping(4), trailcraft(6) },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(pistol), fewer_than(range, 1) } },
    at { tests, of = actor, when = testing(sapping), cost = xp(1), effect = add { bonus = 2 } },
    add { hostile_roll = -1, of = target, when = place_is(underground) },
  },
  icon = "hole-ladder", flavour = "A pistol, a torch, a knife. He counts his shots aloud, but not all of them.",
}

-- ---- South Vietnam ----------------------------------------------------------

player "Dai Uy Lam" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, also_of = { united_states }, cost = 20, movement = 2, cover = 3, health = 6, loadout = 9,
  keywords = { ranger, leader, cx(1), used_to_swelter(2) },
  says = {
    add { hand_size = 1, of = actor, when = at_least(hostiles, 4) },
    at { draws_hostiles, cost = { discard(1), per_turn(1) }, effect = add { value = -1 } },
  },
  icon = "rank-3", flavour = "His war was old when theirs began.",
}

player "Trung Si Khoa" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, also_of = { united_states }, cost = 17, movement = 3, cover = 3, health = 6, loadout = 9,
  keywords = { infantryman, scout, trailcraft(5), used_to_anything(1) },
  says = {
    add { entrance = -1, when = { same_location, place_is(paddy) } },
    at { hostiles_drawn, when = fewer_than(cards, 5), effect = draw(1) },
  },
  icon = "rice-cooker",
  flavour = "From this district. The ferryman is his cousin, and so is the man on the other bank.",
}

-- ---- Australia --------------------------------------------------------------

player "Warrant Officer Prentice" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, cost = 22, movement = 2, cover = 4, health = 6, loadout = 10,
  keywords = { digger, leader, seasoned(2), trailcraft(6) },
  says = {
    add { attack_roll = 1, of = here, when = nation(south_vietnam) },
    add { actions = 1, of = actor, when = at_least(hostiles, 6) },
  },
  icon = "outback-hat", flavour = "Malaya, Borneo. He walks as slowly as the jungle does.",
}

player "Corporal Haldane" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, cost = 19, movement = 2, cover = 3, health = 7, loadout = 12,
  keywords = { digger, leader, used_to_monsoon(1) },
  says = {
    add { terrain_cover = 1, of = here, unless = moved },
    at { kills, of = actor, cost = per_turn(1), effect = draw(1) },
  },
  icon = "kangaroo", flavour = "A section of ten, a rubber plantation, and the rain coming down like a wall.",
}
-- SPDX-License-Identifier: CC-BY-4.0
