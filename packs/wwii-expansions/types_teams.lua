-- Soldiers who jump, and a team for each Mission of the special types.
local wwii_era = "settings:wwii-era"

non_player "Corporal Teague" {
  era = wwii_era,
  nation = united_states, cost = 13, movement = 2, cover = 3, health = 3, keywords = { airborne, gunner },
  printed = { "M1918A2 BAR", { "Mk 2 Grenade", 1 } },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } }, icon = "parachute",
}
squad "Private Novak" {
  era = wwii_era, starts_with = { { "Hardy (Cold)", 1 } },
  nation = united_states, cost = 8, movement = 2, cover = 3, health = 2, keywords = { ranged, rifle, airborne },
  actions = { { 2, 2 }, { 1, 1 } },
  hits = { { 2, 0, 7 }, { 2, 1, 7 }, { 1, 0, 8 }, { 1, 1, 8 } }, icon = "parachute",
}
squad "Private Lorne" {
  era = wwii_era, starts_with = { { "Hardy (Fever)", 1 } },
  nation = united_kingdom, cost = 8, movement = 2, cover = 3, health = 2, keywords = { ranged, submachine_gun, airborne },
  actions = { { 2, 3 }, { 1, 1 } },
  hits = { { 2, 0, 6 }, { 2, 1, 8 }, { 1, 0, 7 }, { 1, 1, 9 } }, icon = "parachute",
}

team "Marsh Walkers" { mission = out_through_the_marsh, cards = {
  staff_sergeant_boudreaux, m1_garand(2), mk_2_grenade(3), lead_the_way,
  pfc_lindqvist, m1_carbine, mk_2_grenade(2), point_man, corporal_gantt, pfc_whitlock } }
team "Last Over the Ford" { mission = back_to_the_ford, cards = {
  sergeant_mccrae, bren_gun(2), no_36_grenade(2), private_dunstan, { "Lee-Enfield No. 4", 1 }, no_36_grenade(2),
  marine_farrant, sapper_ives, corporal_nairn } }
team "Bridge Guard" { mission = hold_until_relieved, cards = {
  lieutenant_marchetti, m1_garand(2), mk_2_grenade(2), corporal_tillery, m1918a2_bar(2), mk_2_grenade(2),
  staff_sergeant_boudreaux, m1_garand(2), mk_2_grenade(2), private_garza, pfc_whitlock, corporal_gantt } }
team "Mill Garrison" { mission = the_last_bridge, cards = {
  captain_ashworth, { "Lee-Enfield No. 4", 1 }, no_36_grenade(2), lance_corporal_pugh, bren_gun(2), no_36_grenade(2),
  sergeant_mccrae, bren_gun(2), no_36_grenade(2), corporal_nairn, marine_farrant, sapper_ives } }
team "Wood Line" { mission = long_left, cards = {
  lieutenant_marchetti, m1_garand(2), mk_2_grenade(2), corporal_tillery, m1918a2_bar(2), mk_2_grenade(2),
  staff_sergeant_boudreaux, m1_garand(2), mk_2_grenade(2), sergeant_kowalczyk, m1_garand(2), mk_2_grenade(2),
  private_garza, pfc_whitlock } }
team "Canal Section" { mission = canal_bank, cards = {
  captain_ashworth, { "Lee-Enfield No. 4", 1 }, no_36_grenade(2), lance_corporal_pugh, bren_gun(2), no_36_grenade(2),
  sergeant_mccrae, bren_gun(2), no_36_grenade(2), corporal_nairn, marine_farrant, sapper_ives, fusilier_cottle } }
team "First Wave" { mission = red_sector, cards = {
  lieutenant_marchetti, m1_garand(2), mk_2_grenade(2), corporal_tillery, m1918a2_bar(2), mk_2_grenade(2),
  staff_sergeant_boudreaux, m1_garand(2), mk_2_grenade(3), corporal_gantt, pfc_whitlock } }
team "Gapping Team" { mission = dog_sector, cards = {
  captain_ashworth, { "Lee-Enfield No. 4", 1 }, no_36_grenade(2), lance_corporal_pugh, bren_gun(2), no_36_grenade(2),
  sergeant_mccrae, piat, sten_mk_v, no_82_grenade(2), corporal_nairn, marine_farrant, sapper_ives } }
team "Canoe Party" { mission = canoes_at_midnight, cards = {
  captain_ashworth, { "Sten Mk II (S)", 1 }, no_36_grenade(2), private_dunstan, de_lisle_carbine, no_82_grenade,
  marine_farrant, private_tranter } }
team "Lamp Lighters" { mission = the_lighthouse_job, cards = {
  staff_sergeant_boudreaux, m1a1_thompson(2), mk_2_grenade(2), pfc_lindqvist, m1_carbine, mk_2_grenade(2), corporal_gantt } }
team "Stick Four" { mission = night_of_the_gliders, cards = {
  sergeant_kowalczyk, m1a1_thompson(2), mk_2_grenade(2), rally_on_me, pfc_lindqvist, m1_garand, mk_2_grenade(2), point_man,
  corporal_teague, private_novak } }
team "Crossroads Stick" { mission = drop_on_the_crossroads, cards = {
  sergeant_mccrae, bren_gun(2), no_36_grenade(3), blooded, lance_corporal_ames, private_lorne } }
team "Storm Section" { mission = through_the_works, cards = {
  lieutenant_marchetti, m1_garand(2), mk_2_grenade(2), corporal_tillery, m1918a2_bar(2), mk_2_grenade(2),
  staff_sergeant_boudreaux, m1_garand(2), mk_2_grenade(3), corporal_gantt, pfc_whitlock } }
team "Slope Party" { mission = up_the_bare_slope, cards = {
  captain_ashworth, { "Lee-Enfield No. 4", 1 }, no_36_grenade(2), lance_corporal_pugh, bren_gun(2), no_36_grenade(2),
  corporal_nairn, marine_farrant, sapper_ives, private_tranter } }
team "Sluice Party" { mission = in_by_the_sluice, cards = {
  captain_ashworth, sten_mk_v, no_36_grenade(2), private_dunstan, { "Lee-Enfield No. 4", 1 }, no_36_grenade(2),
  corporal_nairn, marine_farrant, sapper_ives } }
team "Book Hunters" { mission = bring_back_the_book, cards = {
  staff_sergeant_boudreaux, m1_garand(2), mk_2_grenade(3), lead_the_way, corporal_tillery, m1918a2_bar(2), mk_2_grenade(2),
  corporal_gantt, pfc_whitlock, private_garza } }
team "Road Patrol" { mission = the_road_we_held, cards = {
  lieutenant_marchetti, m1_garand(2), mk_2_grenade(2), corporal_tillery, m1918a2_bar(2), mk_2_grenade(2),
  corporal_gantt, pfc_whitlock, private_stokes } }
-- SPDX-License-Identifier: CC-BY-4.0
