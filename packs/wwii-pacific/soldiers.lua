-- The men: Player Soldiers, Non-Player Soldiers, Squad Soldiers of the United States and of Australia.

-- ==== Player Soldiers ========================================================

-- ---- United States: Marines -------------------------------------------------

player "Lieutenant Calloway" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 24, movement = 2, cover = 3, health = 6, loadout = 9,
  keywords = { marine, leader, cx(1), seasoned(1) },
  says = {
    add { attack_roll = 1, of = here, when = soldier_is(marine), unless = me },
    at { objective_activated, effect = gain_xp(1, each_soldier) },
  },
  icon = "rank-1", flavour = "Taught arithmetic in Ohio. Now he counts canteens.",
}

player "Gunnery Sergeant Prokop" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 21, movement = 2, cover = 3, health = 7, loadout = 11,
  keywords = { marine, leader, seasoned(2), used_to_heat(1) },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(submachine_gun), fewer_than(range, 2) } },
    at { soldier_down, effect = rally(9, each_soldier) },
  },
  icon = "sergeant", flavour = "Nicaragua, Shanghai, and now this.",
}

player "PFC Sorrentino" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 18, movement = 1, cover = 2, health = 7, loadout = 14,
  keywords = { marine, gunner }, printed = { spare_barrel },
  says = { add { attack_roll = 1, of = actor, when = weapon(machine_gun), unless = moved } },
  icon = "machine-gun-magazine", flavour = "The smallest man of the platoon. Of course he got the big gun.",
}

-- Alone and barefoot he is at his best.
player "Corporal Redfern" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 18, movement = 3, cover = 3, health = 5, loadout = 9,
  keywords = { marine, raider, scout, fieldcraft(5) }, starts_with = { { "Hardy (Mud)", 1 } },
  says = {
    add { terrain_cover = 1, of = target, when = place_is(jungle) },
    at { moved, of = actor, when = { alone, fewer_than(cards, 4) }, effect = draw(1) },
  },
  icon = "barefoot", flavour = "Four weeks behind the lines with the battalion, thirty-one pounds lighter.",
}

-- ---- United States: Army ----------------------------------------------------

player "Sergeant Dombrowski" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 20, movement = 2, cover = 3, health = 7, loadout = 13,
  keywords = { army, leader, demolition(5), seasoned(1) },
  says = {
    add { cover_roll = 1, of = actor, when = explosion },
    add { cover_roll = 1, of = actor, when = spray },
    at { soldier_turn, cost = { action(1), once_a_mission }, effect = bombard(4, a_hostile_here) },
  },
  icon = "dynamite", flavour = "A quarryman. He looks at a bunker and sees where it wants to break.",
}

-- A linguist of the Army's language school: he has talked men out of caves.
player "Technician Hamasaki" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 17, movement = 2, cover = 3, health = 6, loadout = 9,
  keywords = { army, scout, seasoned(2), fieldcraft(7) },
  says = {
    at { soldier_turn, cost = { xp(1), per_turn(1) }, effect = pin(1, a_hostile_near) },
    at { hostiles_drawn, when = fewer_than(cards, 5), effect = draw(1) },
  },
  icon = "megaphone",
  flavour = "Reads their orders before their own company does. Has a brother in Italy, parents behind wire.",
}

-- ---- Australia --------------------------------------------------------------

-- The longer the odds, the quieter he gets.
player "Captain Merrick" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 24, movement = 2, cover = 4, health = 6, loadout = 9,
  keywords = { digger, leader, cx(1), used_to_mud(1) },
  says = {
    add { actions = 1, of = actor, when = at_least(hostiles, 6) },
    add { hand_size = 1, of = here, when = player, unless = me },
  },
  icon = "rank-3", flavour = "Tobruk, Syria, and then home, as far as the wrong side of the mountains.",
}

player "Corporal Doolan" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 19, movement = 2, cover = 3, health = 7, loadout = 13,
  keywords = { digger, gunner, used_to_malaria(1) },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(machine_gun), semi } },
    at { eliminates, of = actor, when = fewer_than(cards, 4), effect = draw(1) },
  },
  icon = "outback-hat", flavour = "Cane cutter from Innisfail. Carries the Bren like a cane knife.",
}

player "Lance Corporal Gillies" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 16, movement = 3, cover = 3, health = 6, loadout = 9,
  keywords = { digger, scout, fieldcraft(6), used_to_mud(1) },
  says = {
    add { attack_roll = 1, of = actor, when = { weapon(ranged), front_most, fewer_than(range, 1) } },
    add { hostile_roll = -1, of = target, when = front_most },
  },
  icon = "kangaroo", flavour = "Forward scout. The track is as wide as he is.",
}

-- Of the field ambulance: he would rather be asked for water than for morphia.
player "Corporal Fenwick" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 16, movement = 2, cover = 3, health = 6, loadout = 9,
  keywords = { digger, medic, used_to_malaria(1) }, printed = { { "Unit One Bag", 1 } },
  says = {
    add { heal_roll = 1, of = actor },
    add { environment_roll = 1, of = here, when = environment(malaria) },
    at { soldier_turn, cost = once_a_mission, effect = { rally(9, each_soldier_here), draw(1, each_soldier_here) } },
  },
  icon = "hospital-cross",
}

-- ==== Non-Player Soldiers ====================================================

-- ---- United States ----------------------------------------------------------

non_player "PFC Novotny" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 14, movement = 2, cover = 2, health = 3, keywords = { marine, gunner },
  printed = { "BAR M1918A2", { "Mk II Frag", 1 }, fire_team },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  icon = "boots",
}

-- He has the gun, others have the belts: nobody is far from him.
non_player "Corporal Stroud" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 16, movement = 1, cover = 2, health = 2, keywords = { marine, gunner },
  printed = { "M1919A4 Machine Gun", "Pistol M1911", spare_barrel },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = at_least(soldiers_here, 2), unless = moved } },
  icon = "machine-gun",
}

-- Everybody looks after him, and everybody walks a little away from him.
non_player "Private Hutchins" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 14, movement = 1, cover = 2, health = 2, keywords = { marine },
  printed = { "M2-2 Flamethrower", "Pistol M1911" },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { terrain_cover = 1, of = target, when = at_least(soldiers_here, 3) } },
  icon = "flamethrower-soldier",
}

non_player "Pharmacist's Mate Lowell" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 10, movement = 3, cover = 3, health = 2, keywords = { marine, medic },
  printed = { { "Unit One Bag", 1 }, "Pistol M1911" },
  actions = { { 2, 2 }, { 1, 2 } },
  says = {
    add { heal_roll = 1, of = actor },
    at { turn_begins, when = fewer_than(turn, 2), effect = gain("Hardy (Malaria)", 1, each_soldier_here) },
  },
  icon = "hospital-cross", flavour = "Navy on paper. Nobody here says so to his face.",
}

non_player "Private Ketchum" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 12, movement = 1, cover = 3, health = 2, keywords = { army, demolition(6) },
  printed = { "M1A1 Bazooka", "Carbine M1", bunker_buster },
  actions = { { 2, 2 }, { 1, 1 } },
  icon = "missile-launcher",
}

-- ---- Australia --------------------------------------------------------------

non_player "Corporal Tully" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 15, movement = 2, cover = 3, health = 3, keywords = { digger, gunner, used_to_mud(1) },
  printed = { "Lithgow Bren", { "Mills Bomb", 2 } },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { add { attack_dice = 1, of = actor, when = auto, unless = moved } },
  icon = "chaingun",
}

non_player "Private Marr" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 13, movement = 2, cover = 4, health = 2, keywords = { digger, scout, used_to_heat(1) },
  printed = { "No. 1 (HT) Rifle", patient_shot },
  actions = { { 2, 2 }, { 1, 1 } },
  says = { add { attack_roll = 1, of = actor, when = { alone, at_least(range, 1) } } },
  icon = "target-shot", flavour = "Shot roos for the skins. Says the roos were harder.",
}

non_player "Private Farnham" { meant = { soldier_unarmed = "a bearer: he carries men" },
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 9, movement = 2, cover = 3, health = 2, keywords = { digger, medic },
  printed = { { "Unit One Bag", 1 } },
  actions = { { 2, 2 }, { 1, 1 } },
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = free_move(a_soldier_here) },
    add { hostile_roll = -2, of = target },
  },
  icon = "arm-bandage", flavour = "Stretcher bearer. Eight hours to the next dressing station, if it does not rain.",
}

-- Of the Papuan Infantry: his village is two valleys on.
non_player "Sergeant Kapari" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 13, movement = 4, cover = 4, health = 2,
  keywords = { islander, scout, fieldcraft(4), used_to_malaria(2) },
  printed = { { "Lee-Enfield No. 1", 1 } },
  actions = { { 2, 3 }, { 1, 2 } },
  says = { add { entrance = -1, when = { same_location, place_is(jungle) } } },
  icon = "trail", flavour = "He stops. Everybody stops. Only he knows why.",
}

-- ==== Squad Soldiers =========================================================

-- ---- United States ----------------------------------------------------------

squad "Private Odegaard" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 4, movement = 1, cover = 2, health = 1, keywords = { marine, ranged, rifle },
  actions = { { 1, 2 } },
  hits = { { 1, 0, 8 }, { 1, 1, 8 } },
  says = { add { attack_roll = 1, of = actor, when = fewer_than(range, 1) } },
  icon = "meeple-army", flavour = "His dungarees still have their creases.",
}

squad "PFC Cardoza" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 7, movement = 2, cover = 2, health = 2, keywords = { marine, ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 8 }, { 1, 0, 8 }, { 1, 1, 8 }, { 1, 2, 9 } },
  says = { add { attack_dice = 1, of = actor, unless = moved } },
  icon = "rifle",
}

squad "Corporal Lachance" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 8, movement = 3, cover = 3, health = 2,
  keywords = { marine, raider, ranged, submachine_gun },
  printed = { face_in_the_mud },
  actions = { { 2, 3 }, { 1, 1 } },
  hits = { { 2, 0, 6 }, { 2, 1, 8 }, { 1, 0, 7 }, { 1, 1, 9 } },
  says = { add { movement = 1, when = { same_location, soldier_is(raider) }, unless = me } },
  icon = "autogun",
}

-- Two boxes of belted thirty, and another two.
squad "Private Mullins" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 5, movement = 1, cover = 2, health = 2, keywords = { marine, ranged, carbine },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 } },
  says = { at { soldier_turn, cost = action(1), effect = reload(a_weapon) } },
  icon = "ammo-box",
}

squad "PFC Wojtowicz" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 6, movement = 2, cover = 3, health = 2,
  keywords = { army, ranged, rifle, demolition(7) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 8 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { add { cover_roll = 1, of = actor, when = place_is(fortified) } },
  icon = "powder-bag", flavour = "The pole is eight feet long. He would like it longer.",
}

-- The dog decides when the patrol stops.
squad "Private Teague" {
  era = wwii_era, back = pacific_soldier,
  nation = united_states, cost = 7, movement = 2, cover = 3, health = 2,
  keywords = { marine, ranged, carbine, fieldcraft(6) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 9 }, { 1, 0, 9 } },
  says = { add { terrain_cover = 1, of = here, when = front_most, unless = me } },
  icon = "sitting-dog", flavour = "And Duchess, a Dobermann, who outranks him.",
}

-- ---- Australia --------------------------------------------------------------

squad "Private Bluett" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 4, movement = 2, cover = 2, health = 1, keywords = { ranged, rifle },
  actions = { { 1, 2 } },
  hits = { { 1, 0, 8 }, { 1, 1, 8 } },
  says = { add { terrain_cover = 1, of = target, unless = moved } },
  icon = "dig-dug", flavour = "Militia, eighteen. They were called chocolate soldiers, until the first ridge.",
}

squad "Private Hanlon" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 6, movement = 2, cover = 3, health = 2, keywords = { digger, ranged, rifle },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 2, 2, 9 }, { 1, 0, 8 }, { 1, 1, 9 } },
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = draw(1, a_soldier_here) } },
  icon = "lee-enfield", flavour = "Has an opinion on everything, and a cigarette for everybody.",
}

squad "Lance Corporal Sprigg" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 8, movement = 3, cover = 3, health = 2, keywords = { digger, ranged, submachine_gun },
  printed = { quick_on_the_track }, starts_with = { { "Hardy (Malaria)", 1 } },
  actions = { { 2, 3 }, { 1, 1 } },
  hits = { { 2, 0, 6 }, { 2, 1, 8 }, { 1, 0, 7 }, { 1, 1, 9 } },
  says = { add { attack_roll = 1, of = actor, when = front_most } },
  icon = "sprint",
}

-- Tins, rice, mail, and the wounded on the way down.
squad "Carrier Ovia" { meant = { soldier_unarmed = "a bearer: he carries loads" },
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 5, movement = 4, cover = 3, health = 2,
  keywords = { islander, fieldcraft(5), used_to_mud(2) },
  actions = { { 2, 2 }, { 1, 2 } },
  says = {
    add { environment_roll = 1, of = here },
    at { soldier_turn, cost = action(1), effect = { rally(1, a_soldier_here), resupply(1, a_soldier_here) } },
  },
  icon = "backpack", flavour = "No rifle was issued to him. No wounded man was ever left by him.",
}

squad "Signaller Peart" {
  era = wwii_era, back = pacific_soldier,
  nation = australia, cost = 6, movement = 2, cover = 2, health = 2,
  keywords = { digger, ranged, rifle, seasoned(1) },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 8 }, { 2, 1, 8 }, { 1, 0, 9 }, { 1, 1, 9 } },
  says = { add { support_cost = -1, retain_cost = -1, when = same_location } },
  icon = "wire-coil", flavour = "Eleven miles of line, and a fault in the twelfth.",
}
-- SPDX-License-Identifier: CC-BY-4.0
