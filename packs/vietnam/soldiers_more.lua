-- Non-Player and Squad Soldiers of the United States, South Vietnam and Australia.

-- ==== Non-Player Soldiers ====================================================

non_player "PFC Castellano" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 15, movement = 1, cover = 2, health = 3, keywords = { infantryman, gunner },
  printed = { "M60 Machine Gun", assistant_gunner },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  icon = "bandolier", flavour = "A belt over each shoulder, like somebody in a film.",
}

-- Break it, drop one in, close it. He can do it in the dark, and prefers to.
non_player "Specialist Womack" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 13, movement = 2, cover = 3, health = 2, keywords = { infantryman },
  printed = { "M79 Grenade Launcher", "Issue M1911A1 Pistol" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = { weapon(launcher), at_least(range, 1) } } },
  icon = "grenade",
}

non_player "Lance Corporal Ferris" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 14, movement = 2, cover = 4, health = 2, keywords = { marine, scout },
  printed = { "M40 Sniper Rifle", long_breath },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = at_least(range, 2), unless = moved } },
  icon = "crosshair", flavour = "One shot a day. He writes the numbers in a school book.",
}

non_player "Hospitalman Orr" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 10, movement = 3, cover = 3, health = 2, keywords = { marine, medic },
  printed = { { "Aid Bag", 1 }, "Issue M1911A1 Pistol" },
  actions = { { 2, 2 }, { 1, 2 } },
  says = { add { heal_roll = 1, of = actor } },
  icon = "medical-pack", flavour = "Navy. The company would march on Washington for him.",
}

-- The dog is in front of the point man, and everybody is glad of it.
non_player "Handler Grubbs" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 12, movement = 3, cover = 3, health = 2,
  keywords = { infantryman, scout, trailcraft(4), sapping(6) },
  printed = { "CAR-15 Carbine", shepherd_in_front },
  actions = { { 2, 2 }, { 1, 2 } },
  icon = "sitting-dog", flavour = "And Baron, who has been here longer.",
}

-- He came over with his rifle and his knowledge of their paths.
non_player "Scout Thang" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, also_of = { united_states }, cost = 11, movement = 4, cover = 4, health = 2,
  keywords = { scout, trailcraft(3), used_to_anything(1) },
  printed = { "M2 Automatic Carbine" },
  actions = { { 2, 3 }, { 1, 2 } },
  says = {
    add { entrance = -1, when = { same_location, place_is(jungle) } },
    add { hostile_value = -1, of = all, when = fewer_than(turn, 4) },
  },
  icon = "trail", flavour = "Last year he laid such wires himself.",
}

non_player "Binh Nhat Minh" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, also_of = { united_states }, cost = 12, movement = 2, cover = 3, health = 3,
  keywords = { ranger, gunner },
  printed = { "M1918 Automatic Rifle" },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { attack_dice = 1, of = actor, when = auto, unless = moved } },
  icon = "machine-gun-magazine", flavour = "The gun is longer than his legs. He has never dropped it.",
}

non_player "Private Scanlon" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, cost = 14, movement = 2, cover = 3, health = 3, keywords = { digger, gunner, used_to_swelter(1) },
  printed = { "M60 Machine Gun", { "Claymore Mine", 1 } },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = fewer_than(range, 1), unless = moved } },
  icon = "chaingun",
}

-- ==== Squad Soldiers =========================================================

-- ---- United States ----------------------------------------------------------

squad "Private Whitcomb" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 4, movement = 1, cover = 2, health = 1, keywords = { infantryman, ranged, rifle },
  actions = { { 1, 2 } },
  hits = { { 1, 0, 8 }, { 1, 1, 8 } },
  says = { add { attack_roll = 1, of = actor, when = at_least(soldiers_here, 3) } },
  icon = "meeple-army", flavour = "Three hundred and sixty-one days to go.",
}

squad "PFC Navarro" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 7, movement = 2, cover = 3, health = 2, keywords = { infantryman, ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { add { attack_dice = 1, of = actor, unless = moved } },
  icon = "rifle",
}

squad "Lance Corporal Dubose" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 8, movement = 2, cover = 3, health = 2, keywords = { marine, ranged, rifle },
  actions = { { 2, 2 }, { 1, 2 } },
  hits = { { 2, 0, 6 }, { 2, 1, 7 }, { 2, 2, 9 }, { 1, 0, 7 }, { 1, 1, 9 } },
  says = { add { attack_roll = 1, of = actor, when = place_is(town) } },
  icon = "city-car",
}

-- Four boxes, when the gunner has two.
squad "Private Kimball" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 5, movement = 1, cover = 2, health = 2, keywords = { infantryman, ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 } },
  says = { at { soldier_turn, cost = action(1), effect = reload(a_weapon) } },
  icon = "ammo-box",
}

-- The longest aerial in the province, and he is under it.
squad "Operator Lyle" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 6, movement = 2, cover = 2, health = 2,
  keywords = { infantryman, ranged, rifle, seasoned(1) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 } },
  says = { add { support_cost = -1, retain_cost = -1, when = same_location } },
  icon = "walkie-talkie",
}

squad "Engineer Stamper" {
  era = cold_war_era, back = vietnam_soldier,
  nation = united_states, cost = 7, movement = 2, cover = 3, health = 2,
  keywords = { infantryman, tunnel_rat, ranged, rifle, sapping(5) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 } },
  says = { add { cover_roll = 1, of = here, when = explosion } },
  icon = "dynamite", flavour = "First you look. Then you look at where you are kneeling.",
}

-- ---- South Vietnam ----------------------------------------------------------

squad "Binh Nhi Dao" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, cost = 4, movement = 2, cover = 2, health = 1, keywords = { infantryman, ranged, carbine },
  actions = { { 1, 2 } },
  hits = { { 1, 0, 7 }, { 1, 1, 9 } },
  says = { add { terrain_cover = 1, of = target, unless = moved } },
  icon = "bamboo", flavour = "Eighteen, and his helmet is for a bigger man.",
}

squad "Ha Si Binh" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, also_of = { united_states }, cost = 7, movement = 3, cover = 3, health = 2,
  keywords = { ranger, ranged, rifle },
  actions = { { 2, 2 }, { 1, 2 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { add { attack_roll = 1, of = actor, when = moved } },
  icon = "tiger-head", flavour = "A tiger's head on the helmet, painted, smiling.",
}

-- From the hills. He is paid by the month, and would come without.
squad "Striker Blom" {
  era = cold_war_era, back = vietnam_soldier,
  nation = south_vietnam, also_of = { united_states }, cost = 6, movement = 4, cover = 3, health = 2,
  keywords = { striker, ranged, carbine, trailcraft(4), used_to_monsoon(1) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 9 }, { 1, 0, 8 } },
  says = { add { entrance = -1, when = { same_location, place_is(high_ground) } } },
  icon = "mountains", flavour = "A brass bracelet, given once.",
}

-- ---- Australia --------------------------------------------------------------

squad "Private Mulhearn" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, cost = 7, movement = 2, cover = 3, health = 2, keywords = { digger, ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 9 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = draw(1, a_soldier_here) } },
  icon = "rifle", flavour = "National Service: his birthday came out of a barrel.",
}

squad "Lance Corporal Pirie" {
  era = cold_war_era, back = vietnam_soldier,
  nation = australia, cost = 7, movement = 3, cover = 4, health = 2,
  keywords = { digger, scout, ranged, submachine_gun, trailcraft(6) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 6 }, { 2, 1, 9 }, { 1, 0, 7 } },
  says = { add { attack_roll = 1, of = actor, when = front_most } },
  icon = "sprint", flavour = "Forward scout. One hand signal for each thing that can go wrong.",
}
-- SPDX-License-Identifier: CC-BY-4.0
