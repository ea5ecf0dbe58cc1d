-- Teams ready to go, two for each Mission: Americans and Australians.

-- ---- Airstrip by Noon: 80 points ---------------------------------------------

team "Strip Party" {
  mission = airstrip_by_noon,
  cards = {
    gunnery_sergeant_prokop, m1928a1_thompson(2), mk_ii_frag(3), second_canteen, come_on_then,
    corporal_redfern, m1_rifle(2), mk_ii_frag(2), second_canteen, smells_the_ambush,
    corporal_lachance,
    pfc_cardoza,
  },
}

team "Ninth Division Patrol" {
  mission = airstrip_by_noon,
  cards = {
    captain_merrick, owen_gun(2), mills_bomb(3), salt_tablets, second_landing,
    lance_corporal_gillies, austen, mills_bomb(3), second_canteen, quick_on_the_track,
    private_hanlon,
    private_bluett,
    signaller_peart,
  },
}

-- ---- Eyes Behind the Line: 84 points, 2 less Loadout ---------------------------

team "Long Patrol" {
  mission = eyes_behind_the_line,
  cards = {
    corporal_redfern, m1_rifle, mk_ii_frag(2), mark_2_utility_knife, jungle_boots, raider_pace, trapper,
    technician_hamasaki, { "Carbine M1", 1 }, mk_ii_frag(2), mine_probe, smells_the_ambush,
    corporal_lachance,
    private_teague,
    pfc_cardoza,
  },
}

team "Papuan Patrol" {
  mission = eyes_behind_the_line,
  cards = {
    lance_corporal_gillies, owen_gun, mills_bomb(2), machete, trapper, { "Milne Bay 1942", 1 },
    corporal_doolan, { "Lee-Enfield No. 1", 1 }, mills_bomb(3), islands_hand,
    sergeant_kapari,
    lance_corporal_sprigg,
    carrier_ovia,
  },
}

-- ---- Hold the Grass Ridge: 96 points, 2 more Loadout ---------------------------

team "Ridge Company" {
  mission = hold_the_grass_ridge,
  cards = {
    gunnery_sergeant_prokop, m1928a1_thompson, mk_ii_frag(3), folding_shovel, come_on_then,
    pfc_sorrentino, { "BAR M1918A2", 2 }, mk_ii_frag(2), folding_shovel,
    corporal_stroud,
    pfc_cardoza,
    private_mullins,
  },
}

team "Battalion Rear Guard" {
  mission = hold_the_grass_ridge,
  cards = {
    captain_merrick, owen_gun, mills_bomb(3), folding_shovel, squad_tactics,
    corporal_doolan, lithgow_bren(2), mills_bomb(3),
    corporal_tully,
    private_hanlon,
    private_bluett,
  },
}

-- ---- Track over the Range: 78 points, 2 more Loadout ---------------------------

team "Across the Divide" {
  mission = track_over_the_range,
  cards = {
    sergeant_dombrowski, m1_rifle, mk_ii_frag(4), jungle_boots,
    technician_hamasaki, { "Carbine M1", 1 }, mk_ii_frag(4), jungle_boots,
    private_ketchum,
    pfc_wojtowicz,
    pfc_cardoza,
  },
}

team "Up the Staircase" {
  mission = track_over_the_range,
  cards = {
    lance_corporal_gillies, owen_gun(2), mills_bomb(4), jungle_boots,
    corporal_doolan, { "Lee-Enfield No. 1", 1 }, mills_bomb(4), jungle_boots, underarm_throw,
    private_farnham,
    lance_corporal_sprigg,
    private_hanlon,
  },
}

-- ---- Reef to Sea Wall: 138 points, 1 more Loadout, against the Elite -------------

team "First Wave" {
  mission = reef_to_sea_wall,
  cards = {
    lieutenant_calloway, { "Carbine M1", 1 }, mk_ii_frag(2), squad_tactics,
    pfc_sorrentino, { "BAR M1918A2", 2 }, mk_ii_frag(3), fire_team,
    sergeant_dombrowski, satchel_charge(3), m1_rifle, mk_ii_frag(2),
    private_hutchins,
    pfc_novotny,
    corporal_lachance,
    pfc_cardoza,
  },
}

team "Beach Group" {
  mission = reef_to_sea_wall,
  cards = {
    captain_merrick, owen_gun, mills_bomb(3), no_108_set, squad_tactics,
    corporal_doolan, lithgow_bren(2), mills_bomb(3),
    lance_corporal_gillies, pita, webley_mk_vi, mills_bomb(3), bunker_buster,
    corporal_tully,
    private_farnham,
    lance_corporal_sprigg,
    private_hanlon,
  },
}

-- ---- Ours at Sunset: 92 points --------------------------------------------------

team "Boat Company" {
  mission = ours_at_sunset,
  cards = {
    gunnery_sergeant_prokop, m1928a1_thompson(2), mk_ii_frag(3), come_on_then,
    pfc_sorrentino, { "M1941 Johnson LMG", 2 }, mk_ii_frag(2), folding_shovel,
    corporal_redfern, m1_rifle, mk_ii_frag(2),
    corporal_lachance,
  },
}

team "Commando Section" {
  mission = ours_at_sunset,
  cards = {
    captain_merrick, owen_gun, mills_bomb(2), folding_shovel, second_landing,
    corporal_fenwick, { "Lee-Enfield No. 1", 1 }, mills_bomb, folding_shovel, ward_orderly,
    corporal_tully,
    private_hanlon,
    signaller_peart,
  },
}

-- ---- Five Days Out: 54 points; with 49 or fewer, fewer Hostiles come ---------------

team "The Raider" {
  mission = five_days_out,
  cards = {
    corporal_redfern, m1_rifle, mk_ii_frag(3), unit_one_bag, atabrine_bottle,
    raider_pace, face_in_the_mud, old_salt, level_voice, second_landing,
  },
}

team "Scout and Carrier" {
  mission = five_days_out,
  cards = {
    lance_corporal_gillies, owen_gun, mills_bomb(3), jungle_first_aid_roll, unit_one_bag,
    old_salt, canungra_trained, second_landing,
    carrier_ovia,
  },
}

-- ---- Doors in the Cliff: 124 points, 1 more Loadout, against the Elite ---------------

team "Corkscrew Team" {
  mission = doors_in_the_cliff,
  cards = {
    sergeant_dombrowski, m2_2_flamethrower, { "Pistol M1911", 1 }, mk_ii_frag(2), torch_man, { "Biak 1944", 1 },
    gunnery_sergeant_prokop, m1928a1_thompson, wp_grenade(2), mk_ii_frag(2), come_on_then,
    pfc_sorrentino, { "BAR M1918A2", 1 }, mk_ii_frag(2), second_canteen,
    private_hutchins,
    corporal_lachance,
    pfc_wojtowicz,
  },
}

team "Oilfield Section" {
  mission = doors_in_the_cliff,
  cards = {
    captain_merrick, owen_gun, mills_bomb(3), salt_tablets, { "Tarakan 1945", 1 },
    corporal_doolan, lithgow_bren, mills_bomb(3), second_canteen,
    lance_corporal_gillies, pita, satchel_charge, webley_mk_vi, powder_monkey,
    private_marr,
    lance_corporal_sprigg,
    private_hanlon,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
