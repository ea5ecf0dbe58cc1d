-- For tests/rules/wf_records.c.
back "File" { of = { "service_record" } }
keyword "Halftrack" {}
skill "Veteran Trick" { cost = -1, says = { at { soldier_turn, cost = spend(1), effect = gain_xp(1) } } }
skill "Veteran Song" { cost = -1, says = { at { soldier_turn, cost = spend(1), effect = rally(1) } } }
service_record "July" {
  cost = 3, nations = { blue }, region = coast, dates = { { year = 1942, month = 7 } },
  player = true, non_player = true, squad = true, skills = { veteran_trick(2), veteran_song(1) },
}
player "Julian" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, printed = { july } }
service_record "Other July" { cost = 1, dates = { { year = 1942, month = 7 } }, player = true }
service_record "July to August" { cost = 1, dates = { { year = 1942, month = 7 }, { year = 1942, month = 8 } }, player = true, skills = { veteran_trick(1) } }
service_record "August" { cost = 1, dates = { { year = 1942, month = 8 } }, player = true, bars = { halftrack } }
service_record "September" { cost = 1, dates = { { year = 1942, month = 9 } }, player = true, squad = true, bars = { halftrack }, skills = { veteran_trick(1) } }
squad "Tankers" {
  nation = blue, cost = 6, movement = 2, cover = 2, health = 2, keywords = { halftrack },
  actions = { { health = 2, actions = 3 } }, hits = { { health = 2, range = 0, hit = 6 } },
}
-- SPDX-License-Identifier: CC0-1.0
