-- Teams ready to go, two for each Mission.

-- ---- Short Walk Before Lunch: 62 points -----------------------------------------------------

team "Second Squad" {
  mission = short_walk_before_lunch,
  cards = {
    staff_sergeant_delacroix, m16a1_rifle, m26a1_grenade(3), two_quart_canteen,
    pfc_ruiz, m16a1_rifle, m26a1_grenade(2),
    pfc_navarro,
    private_kimball,
  },
}

team "Section from the Task Force" {
  mission = short_walk_before_lunch,
  cards = {
    corporal_haldane, l1a1_rifle, m26a1_grenade(3),
    private_costigan, l1a1_rifle, m26a1_grenade(2),
    lance_corporal_pirie,
    private_mulhearn,
  },
}

-- ---- Search and Clear: 90 points ------------------------------------------------------------

team "Line Company" {
  mission = search_and_clear,
  cards = {
    lieutenant_abernathy, car_15_carbine, m26a1_grenade(3), two_quart_canteen,
    specialist_okafor, m60_machine_gun, belt_ammunition,
    pfc_ruiz, m16a1_rifle, m26a1_grenade(2),
    pfc_navarro,
    operator_lyle,
  },
}

team "Province Patrol" {
  mission = search_and_clear,
  cards = {
    dai_uy_lam, m16a1_rifle, m26a1_grenade(3), back_for_more,
    trung_si_khoa, { "M2 Automatic Carbine", 1 }, m26a1_grenade(3), tracker_school,
    ha_si_nhat_loc, m16a1_rifle, m26a1_grenade(2),
    binh_nhat_minh,
    ha_si_binh,
  },
}

-- ---- Up the Hill: 112 points, 1 more Loadout, against the Elite -----------------------------

team "Airborne Rifles" {
  mission = up_the_hill,
  cards = {
    staff_sergeant_delacroix, m16a1_rifle, m26a1_grenade(3), up_here_with_me, steel_pot,
    specialist_okafor, m60_machine_gun, m26a1_grenade(2), flak_vest,
    specialist_womack,
    pfc_castellano,
    pfc_navarro,
    engineer_stamper,
    private_kimball,
  },
}

team "Strike Force" {
  mission = up_the_hill,
  cards = {
    captain_lindholm, car_15_carbine, m26a1_grenade(3), danger_close, prc_25_radio,
    sergeant_ostrander, { "M79 Grenade Launcher", 2 }, m26a1_grenade(2),
    handler_grubbs,
    pfc_castellano,
    striker_blom,
    ha_si_binh,
    binh_nhi_dao,
  },
}

-- ---- Cut the Trail: 104 points, 1 less Loadout ----------------------------------------------

team "Recon Team" {
  mission = cut_the_trail,
  cards = {
    sergeant_yazzie, car_15_carbine, satchel_of_c_4(2), m26a1_grenade(2), boonie_hat_and_paint, smells_fish_sauce,
    captain_lindholm, m45_submachine_gun, satchel_of_c_4(2), danger_close,
    scout_thang,
    engineer_stamper,
    striker_blom,
  },
}

team "Advisers and Rangers" {
  mission = cut_the_trail,
  cards = {
    warrant_officer_prentice, l1a1_rifle, satchel_of_c_4(2),
    dai_uy_lam, m16a1_rifle, m26a1_grenade(2), satchel_of_c_4,
    trooper_ngata_rennie, f1_submachine_gun, m26a1_grenade,
    binh_nhat_minh,
    binh_nhi_dao,
  },
}

-- ---- Road Runner: 96 points -----------------------------------------------------------------

team "Engineers and Riflemen" {
  mission = road_runner,
  cards = {
    staff_sergeant_delacroix, m14_rifle, m26a1_grenade(3), up_here_with_me,
    specialist_okafor, m60_machine_gun, m26a1_grenade(2),
    engineer_stamper,
    pfc_navarro,
    private_kimball,
    "Gun Truck 'Rent Money'",
  },
}

team "Mounted Section" {
  mission = road_runner,
  cards = {
    corporal_haldane, l1a1_rifle, m26a1_grenade(3), back_for_more,
    private_costigan, m60_machine_gun, m26a1_grenade(2),
    private_scanlon,
    private_mulhearn,
    "M113 'Dust Bowl'",
  },
}

-- ---- Night on the Wire: 138 points, 2 more Loadout ------------------------------------------

team "Green Line" {
  mission = night_on_the_wire,
  cards = {
    lieutenant_abernathy, m16a1_rifle, claymore_mine(2), m26a1_grenade(2), folding_spade,
    specialist_okafor, m60_machine_gun, claymore_mine, folding_spade,
    staff_sergeant_delacroix, m14_rifle, claymore_mine(2), m26a1_grenade(2),
    pfc_castellano,
    specialist_womack,
    pfc_navarro,
    private_kimball,
  },
}

team "Gun Line Guard" {
  mission = night_on_the_wire,
  cards = {
    warrant_officer_prentice, l1a1_rifle, claymore_mine(2), m26a1_grenade(2),
    corporal_haldane, m60_machine_gun, claymore_mine(2),
    dai_uy_lam, m79_grenade_launcher, claymore_mine(2), m26a1_grenade(2),
    private_scanlon,
    specialist_womack,
    private_mulhearn,
    ha_si_binh,
  },
}

-- ---- Twelve Klicks to the Border: 92 points, against the Elite ------------------------------

team "What Is Left of the Camp" {
  mission = twelve_klicks_to_the_border,
  cards = {
    captain_lindholm, car_15_carbine, m26a1_grenade(3), field_dressing,
    sergeant_ostrander, m16a1_rifle, m26a1_grenade(2),
    handler_grubbs,
    striker_blom,
    ha_si_binh,
    binh_nhi_dao,
  },
}

team "Walking Out" {
  mission = twelve_klicks_to_the_border,
  cards = {
    sergeant_yazzie, m16a1_rifle, m26a1_grenade(3), walks_point,
    doc_pettibone, car_15_carbine, m26a1_grenade(2),
    lance_corporal_beckett, m16a1_rifle, m26a1_grenade(2),
    scout_thang,
    lance_corporal_dubose,
  },
}

-- ---- House Calls: 106 points; the doctor is one of them -------------------------------------

team "Clinic with Rifles" {
  mission = house_calls,
  cards = {
    lieutenant_abernathy, m16a1_rifle, m26a1_grenade(3),
    specialist_okafor, m60_machine_gun, m26a1_grenade(2),
    pfc_ruiz, m16a1_rifle, m26a1_grenade(2),
    pfc_navarro,
    doctor_hien,
  },
}

team "Civic Action" {
  mission = house_calls,
  cards = {
    corporal_haldane, l1a1_rifle, m26a1_grenade(3), back_for_more,
    trung_si_khoa, m16a1_rifle, m26a1_grenade(3), tracker_school,
    private_costigan, m60_machine_gun,
    lance_corporal_pirie,
    doctor_hien,
  },
}

-- ---- Payday Convoy: 110 points; so is the truck ---------------------------------------------

team "Finance Corps" {
  mission = payday_convoy,
  cards = {
    staff_sergeant_delacroix, m14_rifle, m26a1_grenade(3), up_here_with_me,
    specialist_okafor, m60_machine_gun, m26a1_grenade(2),
    pfc_ruiz, m16a1_rifle, roadside_toolbox,
    pfc_navarro,
    engineer_stamper,
    "Five-Ton 'Payday'",
  },
}

team "River Road Detail" {
  mission = payday_convoy,
  cards = {
    corporal_maddox, m14_rifle, m26a1_grenade(3),
    "Boatswain's Mate Rask", m60_machine_gun, m26a1_grenade(2), motor_pool,
    lance_corporal_beckett, m16a1_rifle,
    lance_corporal_dubose,
    "Five-Ton 'Payday'",
    "PBR 'Low Tide'",
  },
}

-- ---- Two Down in the Karst: 112 points; who is rescued costs too ----------------------------

team "Ready Reaction" {
  mission = two_down_in_the_karst,
  cards = {
    lieutenant_abernathy, m16a1_rifle, m26a1_grenade(3),
    doc_pettibone, m16a1_rifle, m26a1_grenade(2),
    pfc_ruiz, m16a1_rifle, m26a1_grenade(2),
    pfc_navarro,
    hospitalman_orr,
    private_kimball,
  },
}

team "Search and Rescue Lift" {
  mission = two_down_in_the_karst,
  cards = {
    sergeant_yazzie, car_15_carbine, m26a1_grenade(3), walks_point,
    staff_sergeant_delacroix, m16a1_rifle, m26a1_grenade(3),
    "Slick 'Gladys'",
    specialist_womack,
    operator_lyle,
  },
}

-- ---- The Lost Listening Post: 116 points, 1 more Loadout, against the Elite -----------------

team "Out Through the Wire" {
  mission = the_lost_listening_post,
  cards = {
    staff_sergeant_delacroix, m16a1_rifle, m26a1_grenade(3), up_here_with_me,
    specialist_okafor, m60_machine_gun, m26a1_grenade(3),
    pfc_ruiz, m16a1_rifle, m26a1_grenade(3),
    "Gunship 'Hornet Weather'",
    pfc_navarro,
    private_whitcomb,
    private_kimball,
  },
}

team "Tracker Section" {
  mission = the_lost_listening_post,
  cards = {
    warrant_officer_prentice, l1a1_rifle, m26a1_grenade(2),
    corporal_haldane, l1a1_rifle, m26a1_grenade(2),
    trooper_ngata_rennie, f1_submachine_gun, m26a1_grenade,
    private_scanlon,
    private_mulhearn,
    lance_corporal_pirie,
  },
}

-- ---- Both Ends of the Valley: 126 points, 1 more Loadout ------------------------------------

team "Two-Day Operation" {
  mission = both_ends_of_the_valley,
  cards = {
    lieutenant_abernathy, m16a1_rifle, m26a1_grenade(2), two_quart_canteen,
    specialist_okafor, m60_machine_gun, m26a1_grenade(2),
    pfc_ruiz, m16a1_rifle, m26a1_grenade(2),
    specialist_womack,
    private_kimball,
    engineer_stamper,
    "Gunship 'Hornet Weather'",
  },
}

team "Valley Task Force" {
  mission = both_ends_of_the_valley,
  cards = {
    warrant_officer_prentice, l1a1_rifle, m26a1_grenade(3), satchel_of_c_4(2),
    corporal_haldane, m60_machine_gun, m26a1_grenade(2),
    private_costigan, l1a1_rifle, m26a1_grenade(3), m72_rocket,
    private_scanlon,
    lance_corporal_pirie,
    private_mulhearn,
  },
}

-- ---- Down the Hole: 68 points ---------------------------------------------------------------

team "Brandt and a Rope" {
  mission = down_the_hole,
  cards = {
    specialist_brandt, model_10_revolver(2), angle_head_torch, bayonet_as_a_probe, belly_to_the_clay, back_for_more,
    eats_dirt,
    lance_corporal_beckett, issue_m1911a1_pistol(2), angle_head_torch, wire_man, even_keel,
    engineer_stamper,
  },
}

team "Ferrets" {
  mission = down_the_hole,
  cards = {
    trung_si_khoa, issue_m1911a1_pistol(2), angle_head_torch, wire_man, back_for_more,
    private_costigan, l9a1_pistol(2), angle_head_torch, bayonet_as_a_probe,
    engineer_stamper,
  },
}

-- ---- The Third Level: 84 points -------------------------------------------------------------

team "Echo Team" {
  mission = the_third_level,
  cards = {
    specialist_brandt, model_10_revolver(2), angle_head_torch, belly_to_the_clay, back_for_more, lifer, eats_dirt,
    sergeant_ostrander, issue_m1911a1_pistol(2), angle_head_torch, fighting_knife_of_the_corps,
    ha_si_nhat_loc, model_10_revolver(2), angle_head_torch, wire_man, in_country_hand,
    engineer_stamper,
  },
}

team "Three Field Troop" {
  mission = the_third_level,
  cards = {
    corporal_haldane, l9a1_pistol(2), angle_head_torch, wire_man, lifer,
    trooper_ngata_rennie, l9a1_pistol(2), angle_head_torch, wire_man,
    private_costigan, l9a1_pistol(2), angle_head_torch, fixed_bayonet, in_country_hand,
    engineer_stamper,
    lance_corporal_pirie,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
