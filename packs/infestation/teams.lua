-- Teams ready to go, two for each Mission.

-- ---- Before the Truck Leaves: 46 points ---------------------------------------

team "Tailgate Crew" {
  mission = before_the_truck_leaves,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2),
    ranger_ytterby, marksman_rifle, fragmentation_grenade(2),
    runner_quill, r6_carbine(2), flash_grenade, big_canteen,
  },
}

team "Two and a Shotgun" {
  mission = before_the_truck_leaves,
  cards = {
    surveyor_lindholm, slug_shotgun(2), flash_grenade, eyes_behind,
    burner_kowalewska, r6_rifle(2), fragmentation_grenade(3), dust_mask,
    hauler_bright, r6_rifle, prism_sight,
  },
}

-- ---- Lime Works Road: 62 points -----------------------------------------------

team "Road Crew" {
  mission = lime_works_road,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2), handset_radio,
    quarryman_osei, canister_launcher(2), breaching_charge, finds_the_seam,
    gunner_pell, belt_gun(2), { "Hard-Cap Rounds", 1 },
    runner_quill, r6_carbine, cold_grenade(2),
  },
}

team "Cold Hands" {
  mission = lime_works_road,
  cards = {
    chemist_valdis, frost_rifle, handset_radio,
    burner_kowalewska, canister_launcher(2), breaching_charge(2), { "Harvester's Eye (Field)", 1 },
    frost_ibarra, r6_rifle, cold_grenade(3),
    spotter_nakagawa, squad_rifle, { "Second Breath (Field)", 1 },
  },
}

-- ---- Glass in the Orchard: 58 points --------------------------------------------

team "Beaters" {
  mission = glass_in_the_orchard,
  cards = {
    burner_kowalewska, torch_rifle,
    surveyor_lindholm, r6_rifle(2), eyes_behind,
    ranger_ytterby, marksman_rifle, handset_radio,
    torch_moravec, brush_burner,
  },
}

team "Trappers" {
  mission = glass_in_the_orchard,
  cards = {
    burner_kowalewska, torch_rifle, { "Scent Mask (Field)", 1 },
    foreman_adeyemi, r6_rifle(2), beacon_radio, { "Adrenal Push (Field)", 1 },
    torch_moravec, brush_burner,
    spotter_nakagawa, r6_rifle, prism_sight,
  },
}

-- ---- Put Out the Fire: 80 points, 2 more Loadout --------------------------------

team "Rain" {
  mission = put_out_the_fire,
  cards = {
    foreman_adeyemi, r6_rifle(2), breaching_charge, handset_radio,
    quarryman_osei, canister_launcher(2), breaching_charge(2),
    gunner_pell, belt_gun(2),
    doctor_ferreira, r6_carbine(2),
    { "Bulldozer 'Grandmother'", 1 },
  },
}

team "Bucket Chain" {
  mission = put_out_the_fire,
  cards = {
    chemist_valdis, frost_rifle, handset_radio, { "Adrenal Push (Field)", 1 },
    mechanic_abara, canister_launcher(2), breaching_charge(2), tool_roll,
    frost_ibarra, r6_rifle(2), cold_grenade(2),
    hauler_bright, { "R6 Rifle with Tube", 1 }, under_tube(2), fragmentation_grenade(3),
    { "Spreader 'Cold Porridge'", 1 },
  },
}

-- ---- Night Delivery: 60 points ---------------------------------------------------

team "Lamps Off" {
  mission = night_delivery,
  cards = {
    surveyor_lindholm, r6_rifle(2), flash_grenade,
    ranger_ytterby, marksman_rifle,
    runner_quill, culture_case, service_pistol,
    gunner_pell, belt_gun(2),
    torch_moravec, brush_burner,
  },
}

team "Milk Round" {
  mission = night_delivery,
  cards = {
    foreman_adeyemi, r6_rifle(2),
    burner_kowalewska, r6_rifle(2), fragmentation_grenade(2),
    runner_quill, r6_carbine, culture_case,
    torch_moravec, brush_burner,
    { "Ambulance 'Second Helping'", 1 },
  },
}

-- ---- Salt the Hearth: 68 points ----------------------------------------------------

team "Salters" {
  mission = salt_the_hearth,
  cards = {
    foreman_adeyemi, r6_rifle(2), beacon_radio,
    ranger_ytterby, marksman_rifle,
    quarryman_osei, squad_rifle(2), { "Hard-Cap Rounds", 1 },
    spotter_nakagawa, r6_rifle,
    runner_quill, r6_carbine,
  },
}

team "Pinch of Salt" {
  mission = salt_the_hearth,
  cards = {
    chemist_valdis, r6_rifle(2), beacon_radio, { "Second Breath (Field)", 1 },
    surveyor_lindholm, slug_shotgun(2),
    burner_kowalewska, r6_rifle, fragmentation_grenade(2),
    gunner_pell, belt_gun(2),
    frost_ibarra, frost_rifle,
  },
}

-- ---- Silence the Mast: 64 points, 1 more Loadout -----------------------------------

team "Steeplejacks" {
  mission = silence_the_mast,
  cards = {
    foreman_adeyemi, r6_rifle(2), breaching_charge, crew_boss,
    burner_kowalewska, torch_rifle,
    quarryman_osei, canister_launcher(2),
    torch_moravec, brush_burner,
  },
}

team "Bell Ringers" {
  mission = silence_the_mast,
  cards = {
    quarryman_osei, canister_launcher(2), handset_radio,
    chemist_valdis, frost_rifle,
    ganger_okonkwo_hale, { "R6 Rifle with Tube", 1 }, under_tube(2),
    gunner_pell, belt_gun(2),
    orderly_brandt, service_pistol,
  },
}

-- ---- Down to Her: 79 points, 3 more Loadout -----------------------------------------

team "All of the Crew" {
  mission = down_to_her,
  cards = {
    foreman_adeyemi, r6_rifle(2), breaching_charge(2), finds_the_seam,
    quarryman_osei, canister_launcher(2), breaching_charge(2), finds_the_seam,
    burner_kowalewska, torch_rifle, thermite_grenade(2),
    doctor_ferreira, r6_carbine(2),
  },
}

team "Cold and Quiet" {
  mission = down_to_her,
  cards = {
    chemist_valdis, frost_rifle, cold_grenade(2), handset_radio,
    mechanic_abara, canister_launcher(2), breaching_charge(2),
    ganger_okonkwo_hale, { "R6 Rifle with Tube", 1 }, under_tube(2),
    frost_ibarra, r6_rifle(2), cold_grenade(2), { "Hard-Cap Rounds", 1 },
    { "Bulldozer 'Grandmother'", 1 },
  },
}

-- ---- Bring Her to the Dam: 68 points -------------------------------------------------

team "Bodyguard" {
  mission = bring_her_to_the_dam,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2), crew_boss,
    quarryman_osei, squad_rifle(2),
    doctor_ferreira, r6_carbine(2),
    torch_moravec, brush_burner(2),
    { "Doctor Amundsen-Rhee", 1 }, service_pistol, plastic_plates,
  },
}

team "Lecture Tour" {
  mission = bring_her_to_the_dam,
  cards = {
    burner_kowalewska, torch_rifle, handset_radio,
    ranger_ytterby, marksman_rifle(2), { "Second Breath (Field)", 1 },
    frost_ibarra, r6_rifle, cold_grenade(2),
    torch_moravec, brush_burner(2),
    { "Doctor Amundsen-Rhee", 1 }, frost_lance,
  },
}

-- ---- The Hens of Thornwick: 54 points --------------------------------------------------

team "Pram" {
  mission = the_hens_of_thornwick,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2), big_canteen,
    ranger_ytterby, marksman_rifle(2), flash_grenade(2),
    gunner_pell, belt_gun,
    old_tobias, slug_shotgun,
  },
}

team "Poultry Men" {
  mission = the_hens_of_thornwick,
  cards = {
    surveyor_lindholm, slug_shotgun_with_flare, flare_tube(1), big_canteen,
    burner_kowalewska, brush_burner(2), fragmentation_grenade(2),
    hauler_bright, r6_rifle, prism_sight,
    old_tobias, r6_carbine,
    { "Ambulance 'Second Helping'", 1 },
  },
}

-- ---- No Word from the Survey: 70 points; who is sought stands first -----------------------

team "Search Party" {
  mission = no_word_from_the_survey,
  cards = {
    ranger_ytterby, marksman_rifle(2), flash_grenade,
    runner_quill, r6_carbine,
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2),
    doctor_ferreira, r6_carbine(2),
    gunner_pell, belt_gun(2),
  },
}

team "Those Who Would Not Wait" {
  mission = no_word_from_the_survey,
  cards = {
    surveyor_lindholm, r6_rifle(2),
    spotter_nakagawa, r6_rifle(2),
    burner_kowalewska, torch_rifle,
    quarryman_osei, squad_rifle(2),
    torch_moravec, brush_burner,
  },
}

-- ---- Line Gang: 66 points; who is sought stands first --------------------------------------

team "Ladder Truck" {
  mission = line_gang,
  cards = {
    hauler_bright, r6_rifle(2),
    runner_quill, r6_carbine,
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2),
    ranger_ytterby, marksman_rifle(2), careful_shot,
    torch_moravec, brush_burner,
  },
}

team "Night Shift" {
  mission = line_gang,
  cards = {
    gunner_pell, belt_gun(2),
    spotter_nakagawa, r6_rifle,
    chemist_valdis, r6_rifle(2),
    quarryman_osei, canister_launcher(2),
    doctor_ferreira, r6_carbine(2),
  },
}

-- ---- Walk Out: 64 points --------------------------------------------------------------------

team "Depot Hands" {
  mission = walk_out,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2), crew_boss,
    ranger_ytterby, marksman_rifle(2), flash_grenade(2),
    doctor_ferreira, r6_carbine(2),
    gunner_pell, belt_gun(2),
  },
}

team "Last Truckload" {
  mission = walk_out,
  cards = {
    mechanic_abara, r6_rifle(2), tool_roll,
    burner_kowalewska, brush_burner(2), fragmentation_grenade(2),
    hauler_bright, { "R6 Rifle with Tube", 1 },
    frost_ibarra, frost_lance,
    { "Bulldozer 'Grandmother'", 1 },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
