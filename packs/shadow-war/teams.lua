-- Teams ready to go, two for each Mission: Americans and Norwegians.

-- ---- In by One: 52 points ---------------------------------------------------------

team "Two and a Box" {
  mission = in_by_one,
  cards = {
    sergeant_halloran, mp5sd, dive_knife, door_charge(2), limpet_mine,
    corporal_amsel,
  },
}

team "Low Tide" {
  mission = in_by_one,
  cards = {
    sersjant_lovold, p80_pistol, dive_knife, limpet_mine(2),
    jeger_skogheim,
  },
}

-- ---- No Lamp on the Hill: 78 points -------------------------------------------------

team "Wick Trimmers" {
  mission = no_lamp_on_the_hill,
  cards = {
    sergeant_halloran, m4a1_suppressed, subsonic_rounds(2), "PVS-31 Goggles", dive_knife, held_breath,
    specialist_okonkwo, mp5sd, subsonic_rounds(2), door_charge(4), felt_overshoes, thermal_monocular,
    corporal_amsel,
  },
}

team "Blackout" {
  mission = no_lamp_on_the_hill,
  cards = {
    korporal_rognli, hk416_suppressed, subsonic_rounds(2), thermal_monocular,
    sersjant_lovold, mp5sd, door_charge(3), limpet_mine,
    menig_aune,
  },
}

-- ---- The Admiral's Table: 72 points --------------------------------------------------

team "Uninvited" {
  mission = the_admiral_s_table,
  cards = {
    chief_abernethy, honey_badger, "PVS-31 Goggles", dive_knife,
    sergeant_halloran, welrod, thermal_monocular, dive_knife, quiet_kill,
  },
}

team "Table for Three" {
  mission = the_admiral_s_table,
  cards = {
    kaptein_ness, hk416_suppressed, "PVS-31 Goggles",
    korporal_rognli, hk417_suppressed,
    jeger_skogheim,
  },
}

-- ---- Wet Feet: 90 points ---------------------------------------------------------------

team "Frog Chorus" {
  mission = wet_feet,
  cards = {
    chief_abernethy, mp5sd, dive_knife, limpet_mine(2), shore_party,
    specialist_okonkwo, mp5sd, subsonic_rounds(2), door_charge(3), limpet_mine,
    petty_officer_quill,
    seaman_pruitt,
  },
}

team "Cold Swim" {
  mission = wet_feet,
  cards = {
    sersjant_lovold, hk416_suppressed, subsonic_rounds(2), limpet_mine(2), door_charge,
    kaptein_ness, mp5sd, door_charge(3), drysuit,
    jeger_tangen,
    menig_aune,
  },
}

-- ---- Paper Never Burns: 74 points ------------------------------------------------------

team "Audit" {
  mission = paper_never_burns,
  cards = {
    specialist_okonkwo, mp5sd, subsonic_rounds(2), cable_tap, "PVS-31 Goggles", dive_knife,
    sergeant_halloran, mk_23_pistol, thermal_monocular, fluent,
    corporal_amsel,
  },
}

team "Night School" {
  mission = paper_never_burns,
  cards = {
    kaptein_ness, mp5sd, "PVS-31 Goggles", lock_and_wire,
    korporal_rognli, hk417_suppressed, cable_tap,
    tekniker_falk,
  },
}

-- ---- Walk Out of the Works: 70 points ----------------------------------------------------

team "Checked Out" {
  mission = walk_out_of_the_works,
  cards = {
    sergeant_halloran, m4a1_suppressed, subsonic_rounds(2), "PVS-31 Goggles", owl_eyes,
    chief_abernethy, mp5sd, dive_knife,
    corporal_amsel,
  },
}

team "Late Guests" {
  mission = walk_out_of_the_works,
  cards = {
    kaptein_ness, hk416_suppressed, "PVS-31 Goggles",
    sersjant_lovold, mp5sd, lock_gun,
    jeger_skogheim,
  },
}

-- ---- Kettle On: 72 points ------------------------------------------------------------------

team "Tea for Two" {
  mission = kettle_on,
  cards = {
    specialist_okonkwo, mp5sd, subsonic_rounds(2), cable_tap, lock_gun, door_charge(2),
    sergeant_halloran, welrod, "PVS-31 Goggles", lock_and_wire,
    corporal_amsel,
  },
}

team "Steam Heat" {
  mission = kettle_on,
  cards = {
    sersjant_lovold, mp5sd, cable_tap, door_charge,
    korporal_rognli, hk417_suppressed, lock_and_wire,
    tekniker_falk,
    menig_vik,
  },
}

-- ---- Let It Boil: 86 points ----------------------------------------------------------------

team "Kettle Crew" {
  mission = let_it_boil,
  cards = {
    specialist_okonkwo, mp5sd, subsonic_rounds(2), cable_tap, lock_gun, door_charge(2),
    chief_abernethy, m4a1_suppressed, subsonic_rounds(2), "PVS-31 Goggles", lock_and_wire,
    pfc_bonaventure,
    corporal_amsel,
  },
}

team "Slow Boil" {
  mission = let_it_boil,
  cards = {
    kaptein_ness, hk416_suppressed, "PVS-31 Goggles", lock_and_wire,
    sersjant_lovold, mp5sd, cable_tap, door_charge(2),
    tekniker_falk,
    menig_vik,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
