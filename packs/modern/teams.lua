-- Teams ready to go, two for each Mission: Americans and Norwegians.

-- ---- Before the Heat: 80 points ---------------------------------------------

team "Dawn Lift" {
  mission = before_the_heat,
  cards = {
    staff_sergeant_oyelaran, m4a1_carbine(2), m67_grenade(2), rotor_drill, second_tour,
    sergeant_birdwell, m110_rifle, m67_grenade, track_reader,
    corporal_reyes,
    pfc_tsosie,
  },
}

team "Morning Walk" {
  mission = before_the_heat,
  cards = {
    sersjant_tveit, hk416n_rifle(2), dm51_grenade(3), fell_walker, second_tour,
    korporal_brekke, hk417_rifle, dm51_grenade(2), track_reader,
    jeger_myhre,
    menig_haugen,
  },
}

-- ---- Market Day Sweep: 90 points --------------------------------------------

team "Sweep Element" {
  mission = market_day_sweep,
  cards = {
    captain_ibarra, m4a1_carbine, m67_grenade, team_radio,
    specialist_trujillo, m249_saw, m67_grenade,
    private_kanoa,
    corporal_yoder,
    private_sandoval,
  },
}

team "Bazaar Patrol" {
  mission = market_day_sweep,
  cards = {
    fenrik_solheim, hk416n_rifle, dm51_grenade(2), on_your_feet,
    visekorporal_dahle, mp7a1, dm51_grenade(2),
    korporal_hagen,
    jeger_myhre,
    menig_haugen,
    menig_lie,
  },
}

-- ---- Hold the Saddle: 110 points ---------------------------------------------

team "Road Guard" {
  mission = hold_the_saddle,
  cards = {
    staff_sergeant_oyelaran, m4a1_carbine(2), m67_grenade(3), on_your_feet,
    specialist_trujillo, m240b_machine_gun(2), m67_grenade(2), talking_guns,
    corporal_lindgren, m4a1_carbine, m18a1_claymore(2), m67_grenade(2),
    pfc_tsosie,
  },
}

team "Long Watch" {
  mission = hold_the_saddle,
  cards = {
    sersjant_tveit, hk416n_rifle(2), dm51_grenade(3), on_your_feet,
    grenader_aasen, mg3(2), dm51_grenade(2), talking_guns,
    visekorporal_dahle, hk416n_rifle,
    menig_haugen,
    jeger_myhre,
  },
}

-- ---- Downed Crew: 100 points --------------------------------------------------

team "Find Them First" {
  mission = downed_crew,
  cards = {
    captain_ibarra, m4a1_carbine, m67_grenade, gps_receiver,
    staff_sergeant_oyelaran, m27_rifle(2), m67_grenade(2), rotor_drill,
    sergeant_birdwell, m110_rifle, route_planner,
    private_sandoval,
    corporal_yoder,
  },
}

team "Mountain Rescue" {
  mission = downed_crew,
  cards = {
    sersjant_tveit, hk416n_rifle, dm51_grenade(2), route_planner,
    korporal_brekke, hk417_rifle, quadcopter,
    korporal_hagen,
    sanitet_rud,
    jeger_myhre,
    menig_haugen,
  },
}

-- ---- Slack Water: 84 points, 2 less Loadout ------------------------------------

team "Over the Sea Wall" {
  mission = slack_water,
  cards = {
    staff_sergeant_oyelaran, mk_18_carbine, m67_grenade(4), corner_work,
    corporal_lindgren, m1014_shotgun, m67_grenade(4), an_m14_thermite,
    corporal_reyes,
    corporal_yoder,
  },
}

team "Fjord Swimmers" {
  mission = slack_water,
  cards = {
    fenrik_solheim, mp7a1, dm51_grenade(4), corner_work,
    korporal_brekke, hk417_rifle, dm51_grenade(2), quiet_patrol,
    jeger_myhre,
    menig_haugen,
    menig_lie,
  },
}

-- ---- Serve the Warrant: 52 points; with 49 or fewer, fewer Hostiles come --------

team "One Sergeant" {
  mission = serve_the_warrant,
  cards = {
    staff_sergeant_oyelaran, mk_18_carbine, m67_grenade(3), trauma_bag, tourniquet, caffeine_gum,
    corner_work, second_tour, long_service, not_today, after_action,
  },
}

team "Ensign and Driver" {
  mission = serve_the_warrant,
  cards = {
    fenrik_solheim, mp7a1, dm51_grenade(3), trauma_bag, m84_stun_grenade,
    corner_work, not_today, second_tour,
    menig_lie,
  },
}

-- ---- Paper Trail: 96 points -----------------------------------------------------

team "Pocket by Pocket" {
  mission = paper_trail,
  cards = {
    captain_ibarra, mk_18_carbine, m67_grenade(3), on_your_feet,
    corporal_lindgren, m1014_shotgun, m67_grenade(4), corner_work,
    specialist_dufresne,
    corporal_reyes,
    private_sandoval,
  },
}

team "Auditors" {
  mission = paper_trail,
  cards = {
    fenrik_solheim, mp7a1, dm51_grenade(3), corner_work,
    grenader_aasen, minimi_mk_3, dm51_grenade(3), talking_guns,
    jeger_nygaard,
    jeger_myhre,
    menig_haugen,
  },
}

-- ---- Last Ferry: 120 points ------------------------------------------------------

team "Quay Guard" {
  mission = last_ferry,
  cards = {
    captain_ibarra, m4a1_carbine, m67_grenade(3), on_your_feet,
    specialist_trujillo, m240b_machine_gun(2), m67_grenade(2), talking_guns,
    corporal_lindgren, m4a1_carbine, m18a1_claymore(2), m67_grenade(3),
    private_wozniak,
    corporal_reyes,
    private_fennimore,
  },
}

team "Last to Leave" {
  mission = last_ferry,
  cards = {
    fenrik_solheim, hk416n_rifle, dm51_grenade(3), on_your_feet,
    grenader_aasen, mg3(2), dm51_grenade(2), talking_guns,
    visekorporal_dahle, hk416n_rifle, dm51_grenade(2),
    korporal_hagen,
    jeger_myhre,
    menig_haugen,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
