-- Teams ready to go: one or two for each Mission, out of the company's ten people.

-- ---- Collect the Deposit: 60 points -----------------------------------------

team "Three Streets" {
  mission = collect_the_deposit,
  cards = {
    kaleo_level_5, f_1_grenade(2), rifle_course,
    ndiaye_level_5, f_1_grenade(2),
    okonjo_level_2,
    petrosyan_level_2,
    varga_level_2,
  },
}

-- ---- School Run: 84 points ----------------------------------------------------

team "Bus Escort" {
  mission = school_run,
  cards = {
    ndiaye_level_6, f_1_grenade(2),
    delaney_level_5, f_1_grenade(2),
    okonjo_level_4,
    varga_level_3,
    quill_level_2,
    petrosyan_level_2,
    kaleo_level_2,
  },
}
team "Long Lenses" {
  mission = school_run,
  cards = {
    varga_level_6, "F-1 Grenade",
    wexler_level_5, rgd_5_grenade(2),
    okonjo_level_4,
    petrosyan_level_3,
    delaney_level_2,
    ndiaye_level_2,
    ostrow_level_2,
  },
}

-- ---- Pipeline Survey: 96 points -----------------------------------------------

team "Leak Detection" {
  mission = pipeline_survey,
  cards = {
    bratt_level_6, f_1_grenade(2),
    okonjo_level_5, f_1_grenade(2),
    wexler_level_5, rgd_5_grenade(2), throwaway_phone,
    kaleo_level_4,
    petrosyan_level_4,
    varga_level_2,
  },
}

-- ---- Airport by Six: 84 points --------------------------------------------------

team "Last Call" {
  mission = airport_by_six,
  cards = {
    kaleo_level_6, f_1_grenade(2),
    ndiaye_level_5, f_1_grenade(2), smoke_canister,
    ostrow_level_5, rgd_5_grenade(2), route_survey,
    petrosyan_level_3,
    delaney_level_2,
  },
}

-- ---- Quarter on Fire: 92 points ---------------------------------------------------

team "Umbrella Party" {
  mission = quarter_on_fire,
  cards = {
    quill_level_6, f_1_grenade(2), smoke_canister,
    ndiaye_level_5, f_1_grenade(2), earpiece,
    okonjo_level_4,
    bratt_level_4,
    petrosyan_level_4,
    kaleo_level_2,
  },
}

-- ---- Repossession: 96 points --------------------------------------------------------

team "Bailiffs" {
  mission = repossession,
  cards = {
    ostrow_level_6, f_1_grenade(2),
    bratt_level_5, f_1_grenade(3),
    kaleo_level_5, f_1_grenade(2), good_boots,
    okonjo_level_4,
    petrosyan_level_2,
    delaney_level_2,
  },
}
team "Flowers" {
  mission = repossession,
  cards = {
    delaney_level_6, f_1_grenade(2), diplomatic_plates,
    bratt_level_5, f_1_grenade(3),
    varga_level_4,
    { "Van 'Second Mortgage'", 1 },
    okonjo_level_2,
    kaleo_level_2,
  },
}

-- ---- Fetch the Accountant: 112 points -------------------------------------------------

team "Audit" {
  mission = fetch_the_accountant,
  cards = {
    delaney_level_6, f_1_grenade(2),
    kaleo_level_6, f_1_grenade(2), throwaway_phone,
    ndiaye_level_5, f_1_grenade(2),
    okonjo_level_4,
    petrosyan_level_4,
    varga_level_3,
  },
}

-- ---- Vault Night: 130 points ------------------------------------------------------------

team "Graveyard Shift" {
  mission = vault_night,
  cards = {
    okonjo_level_6, f_1_grenade(2),
    delaney_level_6, f_1_grenade(3),
    bratt_level_6, f_1_grenade(3),
    varga_level_5, ammo_vest,
    ndiaye_level_4,
    petrosyan_level_3,
    wexler_level_3,
  },
}

-- ---- Last Consul Out: 140 points -----------------------------------------------------------

team "Chancery Guard" {
  mission = last_consul_out,
  cards = {
    ndiaye_level_6, f_1_grenade(2),
    okonjo_level_6, f_1_grenade(2),
    varga_level_6, ammo_vest,
    petrosyan_level_6, f_1_grenade(2),
    delaney_level_5, f_1_grenade(2),
    { "SUV 'Auntie'", 1 },
  },
}

-- ---- Ballot Boxes: 140 points -----------------------------------------------------------------

team "Poll Watchers" {
  mission = ballot_boxes,
  cards = {
    delaney_level_6, f_1_grenade(3),
    okonjo_level_6, f_1_grenade(2),
    varga_level_6, ammo_vest,
    bratt_level_6, f_1_grenade(2),
    ostrow_level_6, ammo_vest,
    kaleo_level_2,
    ndiaye_level_2,
  },
}

-- ---- Summit Day: 150 points ---------------------------------------------------------------------

team "Nine Motorcades" {
  mission = summit_day,
  cards = {
    delaney_level_6, f_1_grenade(3),
    okonjo_level_6, f_1_grenade(2),
    varga_level_6, ammo_vest,
    ostrow_level_6, ammo_vest,
    wexler_level_6, f_1_grenade(2),
    ndiaye_level_4,
    kaleo_level_2,
  },
}

-- ---- Month Six: 124 points ------------------------------------------------------------------------

team "Whole Company" {
  mission = month_six,
  cards = {
    delaney_level_6, f_1_grenade(3),
    okonjo_level_6, f_1_grenade(2), ammo_vest,
    varga_level_6, "F-1 Grenade",
    petrosyan_level_5, f_1_grenade(2),
    kaleo_level_4,
    ostrow_level_4,
  },
}
