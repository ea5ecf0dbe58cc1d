-- Service Records: where a Soldier has been, and what he brought back from there.

-- ---- Skills that only come with them -------------------------------------------

skill "Was at the Wire" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1, icon = "barbed-wire",
  says = { at { hostile_attacks, of = target, cost = spend(1), effect = add { cover_roll = -3 } } },
}
skill "Knows That Sound" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1, icon = "human-ear",
  says = { at { draws_hostiles, cost = spend(1), effect = add { value = -2 } } },
}
skill "Counts to Six" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1, icon = "revolver",
  says = { at { declares_attack, of = actor, cost = spend(1), effect = add { attack_roll = 2 } } },
}
skill "Up the Hill Again" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1, icon = "mountain-climbing",
  says = { at { enters, of = actor, cost = spend(1), effect = add { cost = -3 } } },
}
skill "Calls the Dust-Off" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1, icon = "helicopter",
  says = { at { soldier_turn, cost = spend(1), effect = mend(2, a_wound) } },
}
skill "Has Been Overrun" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1, icon = "shield-echoes",
  says = { at { hit, of = target, when = at_least(wounding, 1), cost = spend(1), effect = add { wounds = -1 } } },
}
skill "Spare Magazines" {
  era = cold_war_era, back = vietnam_gear,
  cost = -1, icon = "bullets",
  says = { at { soldier_turn, cost = spend(1), effect = resupply(1, each_soldier_here) } },
}

-- ---- 1965 to 1972 ---------------------------------------------------------------

service_record "Ia Drang 1965" {
  back = vietnam_file,
  cost = 3, nations = { united_states }, player = true, non_player = true, squad = true, bars = { marine },
  skills = { has_been_overrun(1), was_at_the_wire(1) },
  icon = "anthill", flavour = "A clearing, a dry creek, an anthill; and a regiment on the hill behind.",
}

service_record "Long Tan 1966" {
  back = vietnam_file,
  cost = 3, nations = { australia }, player = true, non_player = true, squad = true,
  keywords = { used_to_monsoon(1) }, skills = { spare_magazines(1), was_at_the_wire(2) },
  icon = "rubber-boot", flavour = "A hundred and eight men, a rubber plantation, one afternoon of rain.",
}

service_record "Iron Triangle 1967" {
  back = vietnam_file,
  cost = 3, player = true, non_player = true,
  skills = { knows_that_sound(2) },
  icon = "hole-ladder", flavour = "They cleared it. It was under them.",
}

service_record "Dak To 1967" {
  back = vietnam_file,
  cost = 3, nations = { united_states }, player = true, squad = true,
  skills = { up_the_hill_again(2), counts_to_six(1) },
  icon = "mountaintop", flavour = "Eight hundred and seventy-five metres.",
}

service_record "Khe Sanh 1968" {
  back = vietnam_file,
  cost = 4, nations = { united_states }, player = true, non_player = true, squad = true,
  skills = { was_at_the_wire(3), has_been_overrun(1), hears_things(1) },
  icon = "airplane-arrival", flavour = "Seventy-seven days, red dust, and rats.",
}

service_record "Hue 1968" {
  back = vietnam_file,
  cost = 3, nations = { united_states, south_vietnam }, player = true, non_player = true, squad = true,
  skills = { counts_to_six(3), has_been_overrun(1), will_not_sleep(1) },
  icon = "castle-ruins", flavour = "A city with a wall, and a street for each day.",
}

service_record "Coral 1968" {
  back = vietnam_file,
  cost = 2, nations = { australia }, player = true, squad = true,
  skills = { was_at_the_wire(1), spare_magazines(1) },
  icon = "cannon", flavour = "Guns over open sights, at night, at people.",
}

service_record "A Shau 1969" {
  back = vietnam_file,
  cost = 2, nations = { united_states, south_vietnam }, player = true, non_player = true,
  keywords = { used_to_monsoon(1) }, skills = { up_the_hill_again(1) },
  icon = "hills", flavour = "Eleven times up it, and then it was given back.",
}

service_record "An Loc 1972" {
  back = vietnam_file,
  cost = 3, nations = { south_vietnam }, player = true, non_player = true, squad = true,
  skills = { was_at_the_wire(1), calls_the_dust_off(1), spare_magazines(1) },
  icon = "tank", flavour = "Half a town, sixty-six days.",
}
-- SPDX-License-Identifier: CC-BY-4.0
