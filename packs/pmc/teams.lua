-- Teams ready to go: one or two for each Mission, out of the company's ten people.

-- ---- Collect the Deposit ----------------------------------------------------

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

-- ---- School Run -------------------------------------------------------------

team "Bus Escort" {
  mission = school_run,
  contract = school_bus, reputation = 3, overwatch = { kaleo_level_3 },
  cards = {
    ndiaye_level_6, f_1_grenade(2),
    delaney_level_5, f_1_grenade(2),
    okonjo_level_4,
    varga_level_3,
    quill_level_1,
    petrosyan_level_2,
  },
}
team "Long Lenses" {
  mission = school_run,
  contract = school_bus,
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

-- ---- Pipeline Survey --------------------------------------------------------

team "Leak Detection" {
  mission = pipeline_survey,
  contract = pipeline_patrol, escalation = { letter_with_a_bullet(2) }, added = { sworn_brothers, drone_flyers },
  cards = {
    bratt_level_6, f_1_grenade(2),
    wexler_level_5, rgd_5_grenade(2), throwaway_phone,
    kaleo_level_4,
    okonjo_level_3,
    petrosyan_level_2,
  },
}

-- ---- Airport by Six ---------------------------------------------------------

team "Last Call" {
  mission = airport_by_six,
  contract = evacuation_retainer, reputation = 4,
  cards = {
    kaleo_level_6, f_1_grenade(2),
    ndiaye_level_5, f_1_grenade(2), smoke_canister,
    petrosyan_level_3,
  },
}

-- ---- Quarter on Fire --------------------------------------------------------

team "Umbrella Party" {
  mission = quarter_on_fire,
  contract = evacuation_retainer, reputation = 4, overwatch = { bratt_level_4 },
  cards = {
    quill_level_6, f_1_grenade(2), smoke_canister,
    ndiaye_level_5, f_1_grenade(2), earpiece,
    okonjo_level_4,
    petrosyan_level_4,
  },
}

-- ---- Repossession -----------------------------------------------------------

team "Bailiffs" {
  mission = repossession,
  contract = debt_recovery, reputation = 2,
  cards = {
    ostrow_level_6, mgl_launcher, f_1_grenade(2),
    bratt_level_5, f_1_grenade(3),
    kaleo_level_5, f_1_grenade(2), good_boots,
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
  },
}

-- ---- Fetch the Accountant ---------------------------------------------------

team "Receipts" {
  mission = fetch_the_accountant,
  cards = {
    delaney_level_6, f_1_grenade(2),
    kaleo_level_6, f_1_grenade(2), throwaway_phone,
    okonjo_level_4,
    petrosyan_level_4,
  },
}

-- ---- Vault Night ------------------------------------------------------------

team "Graveyard Shift" {
  mission = vault_night,
  contract = gate_detail, overwatch = { kaleo_level_5, bratt_level_3, wexler_level_5 },
  cards = {
    okonjo_level_6, f_1_grenade(2),
    delaney_level_6, f_1_grenade(3),
    varga_level_5, ammo_vest,
    ndiaye_level_4,
    petrosyan_level_3,
  },
}

-- ---- Last Consul Out --------------------------------------------------------

team "Chancery Guard" {
  mission = last_consul_out,
  contract = summit_security, reputation = 10, overwatch = { bratt_level_6, wexler_level_6 },
  cards = {
    ndiaye_level_6, iwi_tavor, f_1_grenade(2),
    okonjo_level_6, f_1_grenade(2),
    varga_level_6, ammo_vest,
    petrosyan_level_4,
    { "SUV 'Auntie'", 1 },
  },
}

-- ---- Ballot Boxes -----------------------------------------------------------

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

-- ---- Summit Day -------------------------------------------------------------

team "Nine Motorcades" {
  mission = summit_day,
  contract = summit_security, reputation = 8,
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

-- ---- Month Six --------------------------------------------------------------

team "What Is Left" {
  mission = month_six,
  contract = rescue_clause, reputation = 6, overwatch = { ostrow_level_6, wexler_level_6, bratt_level_5 },
  cards = {
    delaney_level_6, f_1_grenade(3),
    okonjo_level_6, pkm_machine_gun, f_1_grenade(2), ammo_vest,
    varga_level_5, "F-1 Grenade",
    petrosyan_level_3,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
