-- Teams ready to go, two for each Mission: Americans and British; and one to measure with.

-- ---- Dawn Raid: 80 points ---------------------------------------------------

team "Rangers by Boat" {
  mission = dawn_raid,
  cards = {
    staff_sergeant_boudreaux, m1a1_thompson(2), mk_2_grenade(3), m3_trench_knife, lead_the_way, blooded,
    pfc_lindqvist, m1_garand(2), mk_2_grenade(3), field_glasses, point_man,
    corporal_gantt,
    pfc_whitlock,
  },
}

team "Commando Landing" {
  mission = dawn_raid,
  cards = {
    captain_ashworth, { "Sten Mk II (S)", 1 }, no_36_grenade(3), { "Fairbairn-Sykes Knife", 1 }, achnacarry_trained, blooded,
    private_dunstan, de_lisle_carbine, no_82_grenade(2), scrim_cape,
    marine_farrant,
    sapper_ives,
  },
}

-- ---- Through the Pocket: 70 points, 2 more Loadout --------------------------

team "Forty Miles" {
  mission = through_the_pocket,
  cards = {
    sergeant_kowalczyk, m1a1_thompson, mk_2_grenade(2), map_case,
    technician_abelman, m1_carbine, mk_2_grenade(2),
    private_stokes,
    pfc_whitlock,
    private_mazur,
  },
}

team "Evaders" {
  mission = through_the_pocket,
  cards = {
    sergeant_mccrae, { "Lee-Enfield No. 4", 1 }, no_36_grenade(2), map_case, quick_bolt,
    private_dunstan, { "Lee-Enfield No. 4", 1 }, point_man,
    private_hobbs,
    fusilier_cottle,
    marine_farrant,
  },
}

-- ---- Crack the West Wall: 138 points, 1 more Loadout -------------------------

team "Assault Section" {
  mission = crack_the_west_wall,
  cards = {
    lieutenant_marchetti, m1_carbine, { "SCR-536 Radio", 1 }, mk_2_grenade(2), section_commander,
    corporal_tillery, m1918a2_bar(2), mk_2_grenade(2), ammo_bag, marching_fire,
    staff_sergeant_boudreaux, m2_flamethrower, m1911a1_pistol, mk_2_grenade(2),
    private_delacroix,
    private_garza,
    corporal_gantt,
    pfc_whitlock,
  },
}

team "Gapping Party" {
  mission = crack_the_west_wall,
  cards = {
    captain_ashworth, sten_mk_v, no_36_grenade(2), no_38_set, section_commander,
    lance_corporal_pugh, bren_gun(2), no_36_grenade(2),
    sergeant_mccrae, piat, sten_mk_v, no_82_grenade(3), wire_cutters,
    lance_corporal_ames,
    corporal_nairn,
    sapper_ives,
    marine_farrant,
  },
}

-- ---- No Moon Tonight: 92 points, 4 less Loadout ------------------------------

team "Night Patrol" {
  mission = no_moon_tonight,
  cards = {
    sergeant_kowalczyk, m3_submachine_gun, mk_2_grenade(3), m3_trench_knife, rally_on_me,
    pfc_lindqvist, m1_carbine, mk_2_grenade(3), point_man,
    staff_sergeant_boudreaux, m1a1_thompson, mk_2_grenade(2),
    corporal_gantt,
  },
}

team "Quiet Section" {
  mission = no_moon_tonight,
  cards = {
    captain_ashworth, { "Sten Mk II (S)", 1 }, { "Fairbairn-Sykes Knife", 1 }, no_36_grenade(2), helmet_net, achnacarry_trained,
    private_dunstan, de_lisle_carbine, no_36_grenade, point_man,
    private_tranter,
    marine_farrant,
    sapper_ives,
  },
}

-- ---- Cut Off: 52 points; with 49 or fewer, fewer Hostiles come ---------------

team "One Ranger" {
  mission = cut_off,
  cards = {
    staff_sergeant_boudreaux, m1_garand, mk_2_grenade(3), m3_trench_knife, aid_man_s_bag, morphine_syrette,
    lead_the_way, hug_the_ground, old_hand, cool_head, blooded,
  },
}

team "Sergeant and Servant" {
  mission = cut_off,
  cards = {
    sergeant_mccrae, { "Lee-Enfield No. 4", 1 }, no_36_grenade(3), aid_man_s_bag, toggle_rope, { "AN-M8 Smoke Grenade", 1 },
    old_hand, blooded, stiff_upper_lip, quick_bolt,
    fusilier_cottle,
  },
}

-- ---- December Road: 120 points, against the Elite ----------------------------

team "Blocking Party" {
  mission = december_road,
  cards = {
    sergeant_kowalczyk, m1a1_thompson, mk_2_grenade(2), cloth_bandolier, rally_on_me,
    corporal_tillery, m1918a2_bar, mk_2_grenade(2), feed_the_gun,
    pfc_lindqvist, m1903a4_springfield, scrim_cape, sniper_school,
    private_delacroix,
    technician_rausch,
    pfc_whitlock,
    private_bolling,
  },
}

team "Sixth Airborne Patrol" {
  mission = december_road,
  cards = {
    sergeant_mccrae, m1a1_thompson, no_36_grenade(3), platoon_sergeant,
    lance_corporal_pugh, bren_gun, no_36_grenade(2), entrenching_tool,
    private_dunstan, { "No. 4 (T) Rifle", 1 }, scrim_cape, deliberate_shot,
    lance_corporal_ames,
    private_hobbs,
    fusilier_cottle,
    sapper_ives,
  },
}

-- ---- To measure with: four Soldiers who all shoot -----------------------------

team "Four Rifles" {
  mission = dawn_raid,
  cards = {
    technician_abelman, m1_carbine, m1911a1_pistol, m3_trench_knife,
    lance_corporal_pugh, { "Lee-Enfield No. 4", 1 }, webley_mk_iv,
    private_dunstan, { "Lee-Enfield No. 4", 1 }, webley_mk_iv,
    pfc_lindqvist, m1911a1_pistol, m1_carbine,
  },
}

-- ---- Before Breakfast: 46 points; the first team that anybody leads ------------

team "Three Early Risers" {
  mission = before_breakfast,
  cards = {
    staff_sergeant_boudreaux, m1a1_thompson, mk_2_grenade(2),
    corporal_gantt,
    pfc_whitlock,
  },
}

team "First Tea" {
  mission = before_breakfast,
  cards = {
    sergeant_mccrae, { "Lee-Enfield No. 4", 1 }, no_36_grenade(2),
    marine_farrant,
    fusilier_cottle,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
