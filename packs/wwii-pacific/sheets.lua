-- Campaigns of Squads on the islands: two that attack, one that falls back.  Levels are the rulebook's.

campaign "The Track Goes Down Again" {
  sort = offensive, setting = wwii_pacific, nation = australia, region = jungle_islands, hostiles = { japanese_frontline },
  resources = 65, weeks = 5, soldier_most = 25, first_by = 2, success_gain = 4, failure_gain = 2,
  starts = { rain_forest, kunai_slope, mangrove_creek, staircase_track, razorback, hill_village },
  objectives = { track_junction, mountain_gun_position, bald_hill, barge_landing },
  orders = { guides_who_know_the_way, eyes_on_everything },
  chart = { straight_at_them(2), across_the_rubble(4), by_the_book(6), through_the_gap(8), the_long_way_in(10) },
  levels = { track_shameful(0), track_questioning(1), track_solid_work(2), track_well_done(3), track_outstanding(4) },
  squares = { track_junction(1), staircase_track, mountain_gun_position, bald_hill, hill_village, barge_landing },
  lines = {
    { from = 1, to = 2 }, { from = 2, to = 3 }, { from = 2, to = 4 }, { from = 3, to = 4 }, { from = 4, to = 5 },
    { from = 3, to = 5 }, { from = 5, to = 6 }, { from = 4, to = 3 },
  },
  places = {
    { x = 0, y = 1 }, { x = 2, y = 1 }, { x = 4, y = 0 }, { x = 4, y = 3 }, { x = 6, y = 1 }, { x = 8, y = 1 },
  },
  icon = "mountain-climbing", flavour = "October 1942. You know every step of it, having come up it in July, backwards.",
}
story "Where Three Tracks Meet" { of = track_junction, icon = "compass", flavour = "It is a clearing the size of a tennis court. In July there was a tea urn in it." }
story "Two Thousand Steps" { of = staircase_track, icon = "walking-scout", flavour = "Logs, each with a hole full of water behind it. Nobody counts them twice." }
story "The Gun in the Cloud" { of = mountain_gun_position, icon = "compass", flavour = "They carried it up in pieces. It fires when the cloud lifts, twice a day." }
story "Nothing Grows There" { of = bald_hill, icon = "mountain-climbing", flavour = "Grass to the knee, and beyond it grass to the neck. They are in the second." }
story "Smoke without a Fire" { of = hill_village, icon = "compass", flavour = "The village has come back to its gardens. They have rice for you, and know who else has been." }
story "Barges after Dark" { of = barge_landing, icon = "big-wave", flavour = "All that they eat comes in here, between two and four at night, without lamps." }
story "Track (Shameful)" { icon = "compass", flavour = "The step you stand on has your initials in it, from July." }
story "Track (Questioning)" { icon = "compass", flavour = "The clearing is yours again. The urn is gone." }
story "Track (Solid Work)" { icon = "compass", flavour = "The carriers go ahead of you now and wait, laughing, at each bend." }
story "Track (Well Done)" { icon = "compass", flavour = "One hears the sea from here, or the wind in the palms, which is as good." }
story "Track (Outstanding)" { icon = "flag-objective", flavour = "You washed in it with your boots on. Then somebody remembered that there was a war." }

campaign "Across the Lagoon" {
  sort = offensive, setting = wwii_pacific, nation = united_states, region = coral_atolls, hostiles = { japanese_frontline },
  resources = 65, weeks = 5, soldier_most = 25, first_by = 2, success_gain = 4, failure_gain = 2,
  starts = { reef_edge, lagoon_wade, log_sea_wall, long_pier, white_sand_beach, blasted_palms },
  objectives = { sea_wall_pillboxes, wireless_hut, dispersal_bays, headquarters_cave },
  orders = { guides_who_know_the_way, eyes_on_everything },
  chart = { straight_at_them(2), across_the_rubble(4), by_the_book(6), through_the_gap(8), the_long_way_in(10) },
  levels = { lagoon_shameful(0), lagoon_questioning(1), lagoon_solid_work(2), lagoon_well_done(3), lagoon_outstanding(4) },
  squares = { sea_wall_pillboxes(1), wireless_hut(1), fighter_strip, dispersal_bays, coral_ridge, headquarters_cave },
  lines = {
    { from = 1, to = 3 }, { from = 2, to = 3 }, { from = 1, to = 2 }, { from = 2, to = 1 }, { from = 3, to = 4 },
    { from = 4, to = 5 }, { from = 3, to = 5 }, { from = 5, to = 6 }, { from = 5, to = 4 },
  },
  places = {
    { x = 0, y = 0 }, { x = 0, y = 3 }, { x = 2, y = 1 }, { x = 4, y = 3 }, { x = 6, y = 1 }, { x = 8, y = 1 },
  },
  icon = "big-wave", flavour = "November 1943. Two miles long and eight hundred yards wide, and the tide is not as it "
    .. "was on the chart.",
}
story "The Wall of Logs" { of = sea_wall_pillboxes, icon = "big-wave", flavour = "Behind it one is safe from everything but what is behind it." }
story "The Voice of the Island" { of = wireless_hut, icon = "radio-tower", flavour = "It still sends, every hour. It says that all is well." }
story "The Strip" { of = fighter_strip, icon = "airplane", flavour = "White, flat and empty. You cross it one by one." }
story "Bays without Aircraft" { of = dispersal_bays, icon = "airplane", flavour = "Nothing stands in the bays but oil drums, and men behind the drums." }
story "Above the Palms" { of = coral_ridge, icon = "mountain-climbing", flavour = "Twelve feet up, the highest place for two hundred miles. There is a breeze." }
story "Under the Ridge" { of = headquarters_cave, icon = "compass", flavour = "Two doors are known. The smoke of the kitchen comes out at a third." }
story "Lagoon (Shameful)" { icon = "big-wave", flavour = "The boats came in for you over the reef, at high water, when it was high at last." }
story "Lagoon (Questioning)" { icon = "big-wave", flavour = "You have the wall, from its wrong side." }
story "Lagoon (Solid Work)" { icon = "airplane", flavour = "An aircraft has landed. Nobody was shooting at it but one, who missed." }
story "Lagoon (Well Done)" { icon = "airplane", flavour = "They are filling the holes in the strip with the wall." }
story "Lagoon (Outstanding)" { icon = "flag-objective", flavour = "There is coffee under the ridge. It is theirs, and not bad." }

-- Back to the Mission card, from a Location that lies where an Objective would; who is not there is captured.
back "Order" { of = { "mission_type" } }

mission_type "Rear Guard" {
  declared = true, lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "The last man up the steps ties the string.",
  says = {
    set { objective_wins = 0, of = all }, set { can_withdraw = 0, of = all }, set { downed_die = 1, of = all },
    set { arrives = 0, of = all, when = in_mission }, set { captures = 1, of = all }, set { can_end = 1, of = all },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = succeed },
    at { turn_judged, when = team_at_mission, effect = succeed },
    at { hostile_turn_ends, when = team_at_mission, effect = succeed },
  },
}

campaign "July Backwards" {
  sort = defensive, setting = wwii_pacific, nation = australia, region = jungle_islands, hostiles = { japanese_frontline },
  resources = 70, weeks = 3, declared = rear_guard,
  missions = { track_over_the_range, five_days_out },
  starts = { coconut_plantation, deserted_mission, swollen_ford, corduroy_road, observation_tree, hill_village },
  finals = { razorback },
  orders = { guides_who_know_the_way, eyes_on_everything },
  each_week = heard_the_briefing,
  chart = { a_lorry_in_a_ditch(2), a_straggler(4), boxes_by_the_road(6), shorter_march(8), they_are_leaving(10) },
  levels = { july_shameful(0), july_questioning(10), july_solid_work(26), july_well_done(41), july_outstanding(57) },
  squares = { coconut_plantation(1), swollen_ford, deserted_mission(1), kunai_slope, corduroy_road, razorback },
  lines = {
    { from = 1, to = 2 }, { from = 1, to = 3 }, { from = 3, to = 4 }, { from = 2, to = 4 }, { from = 2, to = 5 },
    { from = 4, to = 5 }, { from = 4, to = 6 }, { from = 5, to = 6 },
  },
  places = {
    { x = 8, y = 0 }, { x = 6, y = 0 }, { x = 8, y = 3 }, { x = 4, y = 3 }, { x = 2, y = 1 }, { x = 0, y = 1 },
  },
  icon = "return-arrow", flavour = "July 1942. There are four hundred of you between the beach and the range, and nobody "
    .. "between the range and the town. What gets back to the ridge can hold it.",
}
story "Rows of Palms" { of = coconut_plantation, icon = "big-wave", flavour = "One sees a long way between the rows. So do they." }
story "The Ford" { of = swollen_ford, icon = "big-wave", flavour = "Yesterday it was to the knee. It has rained on the range since." }
story "The Empty Mission" { of = deserted_mission, icon = "compass", flavour = "The fathers left the harmonium and took the goats." }
story "A Slope of Grass" { of = kunai_slope, icon = "mountain-climbing", flavour = "It cuts like paper and hides a man to the hat." }
story "Logs across the Mud" { of = corduroy_road, icon = "walking-scout", flavour = "You laid it in May, for lorries. It is narrower than you remember." }
story "The Ridge at the Top" { of = razorback, icon = "mountain-climbing", flavour = "Here one can stand. There is room for as many as come." }
story "July (Shameful)" { icon = "compass", flavour = "The ridge has been given to others to hold, who ask you how many they are." }
story "July (Questioning)" { icon = "compass", flavour = "You hold the end of it, on the left, where the rain comes from." }
story "July (Solid Work)" { icon = "compass", flavour = "The ridge is held, with tins on a wire and nobody asleep." }
story "July (Well Done)" { icon = "compass", flavour = "They tried the ridge twice and went down again to think." }
story "July (Outstanding)" { icon = "flag-objective", flavour = "All the Brens came back. The general has walked up to see for himself, and was carried down." }
-- SPDX-License-Identifier: CC-BY-4.0
