-- Service Records: where a Soldier has been, and what he brought back from there.

-- ---- Skills that only come with them ----------------------------------------

skill "Dig First" {
  era = wwii_era, back = pacific_gear,
  cost = -1, icon = "dig-hole",
  says = { at { hostile_attacks, of = target, cost = spend(1), effect = add { cover_roll = -3 } } },
}
skill "Night Ears" {
  era = wwii_era, back = pacific_gear,
  cost = -1, icon = "headphones",
  says = { at { draws_hostiles, cost = spend(1), effect = add { value = -1 } } },
}
skill "Shares His Water" {
  era = wwii_era, back = pacific_gear,
  cost = -1, icon = "water-bottle",
  says = {
    at { soldier_turn, cost = spend(1),
         effect = { rally(1, each_soldier_here), gain("Hardy (Heat)", 1, each_soldier_here) } },
  },
}
skill "Kept His Head" {
  era = wwii_era, back = pacific_gear,
  cost = -1, icon = "third-eye",
  says = { at { soldier_turn, cost = spend(1), effect = draw(2) } },
}
skill "Has Seen Worse" {
  era = wwii_era, back = pacific_gear,
  cost = -1, icon = "shield-echoes",
  says = { at { hit, of = target, when = at_least(wounding, 1), cost = spend(1), effect = add { wounds = -1 } } },
}
skill "Knows the Range" {
  era = wwii_era, back = pacific_gear,
  cost = -1, icon = "reticule",
  says = { at { declares_attack, of = actor, cost = spend(1), effect = add { attack_roll = 2 } } },
}
skill "Last Clip" {
  era = wwii_era, back = pacific_gear,
  cost = -1, icon = "bullets",
  says = { at { soldier_turn, cost = spend(1), effect = resupply(1, each_soldier_here) } },
}
skill "Burn the Next One" {
  era = wwii_era, back = pacific_gear,
  cost = -1, icon = "flame",
  says = { at { attack_rolled, of = actor, cost = spend(1), effect = set { reroll = 2 } } },
}

-- ---- 1942 -------------------------------------------------------------------

service_record "Owen Stanleys 1942" {
  back = pacific_file,
  cost = 3, nations = { australia }, region = jungle_islands, player = true, non_player = true, squad = true,
  dates = { { year = 1942, month = 7 }, { year = 1942, month = 11 } },
  keywords = { used_to_mud(1) }, skills = { has_seen_worse(1), last_clip(1) },
  icon = "mountains", flavour = "Up, and down as far as up had been, and up.",
}

service_record "Lunga Perimeter 1942" {
  back = pacific_file,
  cost = 3, nations = { united_states }, region = jungle_islands, player = true, non_player = true,
  dates = { { year = 1942, month = 8 }, { year = 1942, month = 12 } },
  skills = { dig_first(2), night_ears(1) },
  icon = "airplane-departure", flavour = "A field of gravel and steel mats. Everything else was about that.",
}

service_record "Milne Bay 1942" {
  back = pacific_file,
  cost = 2, nations = { australia }, region = jungle_islands, player = true, squad = true,
  dates = { { year = 1942, month = 8 }, { year = 1942, month = 9 } },
  skills = { kept_his_head(1), knows_the_range(1) },
  icon = "heavy-rain", flavour = "It rained, and for the first time a landing was thrown back into the sea.",
}

service_record "Buna 1942" {
  back = pacific_file,
  cost = 2, region = jungle_islands, player = true, non_player = true, squad = true,
  dates = { { year = 1942, month = 11 }, { year = 1943, month = 1 } },
  keywords = { used_to_malaria(1) }, skills = { has_seen_worse(1) },
  icon = "swamp", flavour = "More went out with fever than with holes.",
}

-- ---- 1943 -------------------------------------------------------------------

service_record "New Georgia 1943" {
  back = pacific_file,
  cost = 2, nations = { united_states }, region = jungle_islands, player = true, squad = true,
  dates = { { year = 1943, month = 6 }, { year = 1943, month = 10 } },
  keywords = { used_to_mud(1) }, skills = { night_ears(1) },
  icon = "jungle",
}

service_record "Finschhafen 1943" {
  back = pacific_file,
  cost = 3, nations = { australia }, region = jungle_islands, player = true, non_player = true,
  dates = { { year = 1943, month = 9 }, { year = 1943, month = 11 } },
  skills = { knows_the_range(2), last_clip(1) },
  icon = "mountain-cave", flavour = "Razorbacks: one section wide, a thousand feet on either hand.",
}

service_record "Betio 1943" {
  back = pacific_file,
  cost = 3, nations = { united_states }, region = coral_atolls, player = true, non_player = true, squad = true,
  bars = { army },
  dates = { { year = 1943, month = 11 } },
  skills = { has_seen_worse(2), burn_the_next_one(1) },
  icon = "wave-crest", flavour = "Seven hundred yards of water, then a wall of logs.",
}

-- ---- 1944 and 1945 ----------------------------------------------------------

service_record "Biak 1944" {
  back = pacific_file,
  cost = 2, nations = { united_states }, region = coral_atolls, player = true, non_player = true, bars = { marine },
  dates = { { year = 1944, month = 5 }, { year = 1944, month = 8 } },
  keywords = { used_to_heat(1) }, skills = { burn_the_next_one(2) },
  icon = "cave-entrance", flavour = "The caves had stairs.",
}

service_record "Umurbrogol 1944" {
  back = pacific_file,
  cost = 4, nations = { united_states }, region = coral_atolls, player = true, squad = true,
  dates = { { year = 1944, month = 9 }, { year = 1944, month = 11 } },
  keywords = { used_to_heat(2) }, skills = { shares_his_water(1), dig_first(1), burn_the_next_one(1) },
  icon = "heat-haze", flavour = "One hundred and fifteen in the shade, and the shade was theirs.",
}

service_record "Leyte 1944" {
  back = pacific_file,
  cost = 2, region = jungle_islands, player = true, non_player = true, squad = true,
  dates = { { year = 1944, month = 10 }, { year = 1944, month = 12 } },
  keywords = { used_to_mud(1) }, skills = { kept_his_head(1) },
  icon = "raining",
}

service_record "Tarakan 1945" {
  back = pacific_file,
  cost = 3, nations = { australia }, region = jungle_islands, player = true, non_player = true, squad = true,
  dates = { { year = 1945, month = 5 }, { year = 1945, month = 6 } },
  skills = { burn_the_next_one(1), kept_his_head(1), has_seen_worse(1) },
  icon = "oil-drum", flavour = "An airfield nobody could use, for a hill nobody had heard of.",
}

service_record "Okinawa 1945" {
  back = pacific_file,
  cost = 4, nations = { united_states }, region = coral_atolls, player = true, non_player = true, squad = true,
  dates = { { year = 1945, month = 4 }, { year = 1945, month = 6 } },
  keywords = { used_to_mud(1) }, skills = { has_seen_worse(1), knows_the_range(1), kept_his_head(1) },
  icon = "castle-ruins", flavour = "Rain on the hill with the flat top, and eleven times up it.",
}
-- SPDX-License-Identifier: CC-BY-4.0
