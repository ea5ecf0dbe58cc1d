-- Second teams, for whoever has seen the first.

team "Two and a Bag" {
  mission = collect_the_deposit,
  contract = debt_recovery, added = { barricade_watch, dockside_slingers },
  cards = { bratt_level_6, f_1_grenade(2), quill_level_4, okonjo_level_2, petrosyan_level_1 },
}
team "Valve Turners" {
  mission = pipeline_survey,
  contract = pipeline_patrol, overwatch = { ndiaye_level_6, wexler_level_6 },
  cards = { varga_level_6, "F-1 Grenade", bratt_level_5, f_1_grenade(2), okonjo_level_4, kaleo_level_3,
            petrosyan_level_3 },
}
team "Carry-On Only" {
  mission = airport_by_six,
  contract = evacuation_retainer, escalation = { rumour(2) },
  cards = { bratt_level_6, f_1_grenade(2), varga_level_5, "F-1 Grenade", ostrow_level_2, petrosyan_level_2 },
}
team "Fire Wardens" {
  mission = quarter_on_fire,
  cards = {
    delaney_level_6, f_1_grenade(2), bratt_level_5, f_1_grenade(2), kaleo_level_4, petrosyan_level_4, ostrow_level_2,
  },
}
team "Finder's Fee" {
  mission = fetch_the_accountant,
  cards = { ndiaye_level_6, f_1_grenade(2), varga_level_6, "F-1 Grenade", kaleo_level_4, bratt_level_4,
            petrosyan_level_4 },
}
team "Double Entry" {
  mission = vault_night,
  contract = gate_detail, escalation = { rumour(2) }, added = { sworn_brothers, motorcycle_column },
  cards = {
    varga_level_6, sr_25_rifle, "F-1 Grenade", ostrow_level_6, mgl_launcher, f_1_grenade(2), bratt_level_5,
    f_1_grenade(2), okonjo_level_4, petrosyan_level_3,
  },
}
team "Umbrella Stand" {
  mission = last_consul_out,
  contract = gate_detail, escalation = { letter_with_a_bullet(2) },
  added = { sworn_brothers, drone_flyers, tunnel_diggers },
  cards = {
    delaney_level_6, f_1_grenade(2), bratt_level_5, "F-1 Grenade", okonjo_level_5, "F-1 Grenade", wexler_level_5,
    petrosyan_level_1,
  },
}
team "Exit Poll" {
  mission = ballot_boxes,
  cards = {
    kaleo_level_6, f_1_grenade(2), okonjo_level_6, f_1_grenade(2), varga_level_6, ammo_vest, ostrow_level_6, ammo_vest,
    wexler_level_6, f_1_grenade(2), ndiaye_level_4, bratt_level_4,
  },
}
team "Ninth Car" {
  mission = summit_day,
  cards = {
    delaney_level_6, f_1_grenade(3), okonjo_level_6, f_1_grenade(2), bratt_level_5, f_1_grenade(2), ostrow_level_6,
    ammo_vest, varga_level_5, ammo_vest, kaleo_level_2, { "SUV 'Auntie'", 1 },
  },
}
team "Old Hands" {
  mission = month_six,
  contract = rescue_clause, reputation = 6,
  cards = {
    ndiaye_level_6, f_1_grenade(2), kaleo_level_6, f_1_grenade(2), okonjo_level_6, f_1_grenade(2), petrosyan_level_4,
    bratt_level_4, varga_level_4, quill_level_1,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
