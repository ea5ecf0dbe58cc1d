-- Teams ready to go, two for each Mission.

-- ---- Before the Truck Leaves: 44 points ---------------------------------------

team "Tailgate Crew" {
  mission = before_the_truck_leaves,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2), big_canteen,
    ranger_ytterby, marksman_rifle(2), fragmentation_grenade(2),
  },
}

team "Two and a Shotgun" {
  mission = before_the_truck_leaves,
  cards = {
    surveyor_lindholm, slug_shotgun(2), flash_grenade(2), eyes_behind,
    burner_kowalewska, r6_rifle(2), fragmentation_grenade(4), dust_mask,
  },
}

-- ---- Lime Works Road: 62 points -----------------------------------------------

team "Road Crew" {
  mission = lime_works_road,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2), big_canteen, crew_boss,
    quarryman_osei, canister_launcher(2), breaching_charge, finds_the_seam,
    doctor_ferreira, r6_carbine(2), burn_dressing, flash_grenade(2),
  },
}

-- ---- Put Out the Fire: 72 points, 2 more Loadout --------------------------------

team "Rain" {
  mission = put_out_the_fire,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2), breaching_charge,
    quarryman_osei, canister_launcher(2), breaching_charge(2),
    ranger_ytterby, marksman_rifle(2), finds_the_seam,
    doctor_ferreira, r6_carbine(2), dust_mask,
  },
}

-- ---- Walk Out: 64 points --------------------------------------------------------

team "Depot Hands" {
  mission = walk_out,
  cards = {
    foreman_adeyemi, r6_rifle(2), fragmentation_grenade(2), big_canteen, crew_boss,
    ranger_ytterby, marksman_rifle(2), flash_grenade(2),
    doctor_ferreira, r6_carbine(2), dust_mask,
  },
}
