-- Campaigns of Squads in Europe: two that attack, one that falls back.  Levels are the rulebook's.

campaign "The Hedges and the Line" {
  sort = offensive, setting = wwii_europe, nation = united_states, region = europe, hostiles = { german_frontline },
  resources = 65, weeks = 5, soldier_most = 24, first_by = 2, success_gain = 4, failure_gain = 2,
  starts = { hedgerow_lane, sunken_road, apple_orchard, beet_field, walled_farm, rail_embankment },
  objectives = { radar_site, gun_position, command_farm, petrol_store, telephone_hut },
  orders = { guides_who_know_the_way, eyes_on_everything },
  chart = { straight_at_them(2), across_the_rubble(4), by_the_book(6), through_the_gap(8), the_long_way_in(10) },
  levels = { line_shameful(0), line_questioning(1), line_solid_work(2), line_well_done(3), line_outstanding(4) },
  squares = { radar_site(1), gun_position(1), hedgerow_lane, command_farm, petrol_store, crossroads_village, telephone_hut },
  lines = {
    { from = 1, to = 3 }, { from = 2, to = 3 }, { from = 3, to = 4 }, { from = 3, to = 5 }, { from = 4, to = 6 },
    { from = 5, to = 6 }, { from = 6, to = 7 }, { from = 1, to = 4 }, { from = 2, to = 5 },
  },
  places = {
    { x = 0, y = 0 }, { x = 0, y = 3 }, { x = 2, y = 1 }, { x = 4, y = 0 }, { x = 4, y = 3 }, { x = 6, y = 1 },
    { x = 8, y = 1 },
  },
  icon = "compass", flavour = "June 1944, ten miles from the sea. Each field is a room with one door, and somebody "
    .. "sits behind every door. Whoever holds the telephone at the railway line can call for more of them.",
}
story "A Mast above the Orchard" {
  of = radar_site, icon = "radio-tower", flavour = "It turns once in ten seconds, and has since April. The ships would "
    .. "like it to stop.",
}
story "Four Barrels by the Lane" {
  of = gun_position, icon = "compass", flavour = "They have dug the gun in so well that from the lane one sees only its "
    .. "washing.",
}
story "Where the Lanes Meet" {
  of = hedgerow_lane, icon = "walking-scout", flavour = "Nobody holds a hedge for itself. You can rest on this side of "
    .. "it until it is dark.",
}
story "The Kitchen with Two Telephones" {
  of = command_farm, icon = "compass", flavour = "Motorcycles come and go at the farm. The farmer's wife has counted them "
    .. "for you on the bread board.",
}
story "Under the Nets" {
  of = petrol_store, icon = "compass", flavour = "Two thousand cans stand under nets, and a tank needs forty of them a "
    .. "day. It is not hard to work out who will come when you light it.",
}
story "The Signpost" {
  of = crossroads_village, icon = "compass", flavour = "Somebody has turned it. The people who live here know their way "
    .. "all the same.",
}
story "The Last Hut on the Line" {
  of = telephone_hut, icon = "radio-tower", flavour = "One wire leads in and six lead out. Cut the one.",
}
story "Line (Shameful)" { icon = "compass", flavour = "The fields you left are full again. Others will go in by the same doors." }
story "Line (Questioning)" { icon = "compass", flavour = "One of them is gone. They are asking upstairs what the rest of the week was for." }
story "Line (Solid Work)" { icon = "compass", flavour = "The road is open as far as the second bend, and the lorries are already on it." }
story "Line (Well Done)" { icon = "compass", flavour = "Behind you they are putting up signs with the names of the fields." }
story "Line (Outstanding)" { icon = "flag-objective", flavour = "The telephone rings and rings. In the end one of you answers it, and says that nobody is in." }

campaign "Water on Both Sides" {
  sort = offensive, setting = wwii_europe, nation = united_kingdom, region = europe, hostiles = { german_frontline },
  resources = 65, weeks = 5, soldier_most = 25, first_by = 2, success_gain = 4, failure_gain = 2,
  starts = { flooded_polder, canal_towpath, stone_bridge, drainage_culvert, brickworks, church_square },
  objectives = { river_line, ammunition_train, ridge_village, west_wall_bunkers },
  orders = { guides_who_know_the_way, eyes_on_everything },
  chart = { straight_at_them(2), across_the_rubble(4), by_the_book(6), through_the_gap(8), the_long_way_in(10) },
  levels = { water_shameful(0), water_questioning(1), water_solid_work(2), water_well_done(3), water_outstanding(4) },
  squares = { river_line(1), canal_towpath, ammunition_train, flooded_polder, ridge_village, west_wall_bunkers },
  lines = {
    { from = 1, to = 2 }, { from = 2, to = 3 }, { from = 2, to = 4 }, { from = 3, to = 4 }, { from = 4, to = 5 },
    { from = 5, to = 6 }, { from = 3, to = 6 }, { from = 4, to = 3 },
  },
  places = {
    { x = 0, y = 1 }, { x = 2, y = 1 }, { x = 4, y = 0 }, { x = 4, y = 3 }, { x = 6, y = 3 }, { x = 8, y = 1 },
  },
  icon = "compass", flavour = "Autumn 1944. The port is taken, and no ship can come to it until the banks of the river "
    .. "are. The banks are four feet above the water and nothing else is.",
}
story "The Near Bank" { of = river_line, icon = "compass", flavour = "They have had a month to look across at you, and have used it." }
story "Along the Towpath" { of = canal_towpath, icon = "compass", flavour = "It is the one dry way for a mile, which everybody knows." }
story "Wagons in a Siding" { of = ammunition_train, icon = "compass", flavour = "Thirty wagons, and no engine since Tuesday. Someone has chalked the word danger on each, in two languages." }
story "Where the Dyke Was" { of = flooded_polder, icon = "compass", flavour = "A church stands in the lake. You tie the boat to its gate." }
story "The Only Hill" { of = ridge_village, icon = "mountain-climbing", flavour = "It is thirty feet high. One sees the sea from it, and every gun on the river is laid from its steeple." }
story "Under the Sand" { of = west_wall_bunkers, icon = "compass", flavour = "Concrete up to the eyes. The fuel for the lamps comes on Fridays, by the back." }
story "Water (Shameful)" { icon = "compass", flavour = "The ships wait another week. So do you, on the wet side." }
story "Water (Questioning)" { icon = "compass", flavour = "One bank in four. It does not help a ship that three are quiet." }
story "Water (Solid Work)" { icon = "compass", flavour = "The minesweepers have been seen at the mouth, looking in." }
story "Water (Well Done)" { icon = "compass", flavour = "A small coaster has come up on the tide, the first since spring. The pilot wept, they say, or had a cold." }
story "Water (Outstanding)" { icon = "flag-objective", flavour = "Nineteen ships in one morning. From the only hill it looks like a street." }

campaign "Ten Days in December" {
  sort = defensive, setting = wwii_europe, nation = united_states, region = europe, hostiles = { german_frontline },
  resources = 70, weeks = 3, declared = fighting_withdrawal,
  missions = { dawn_raid, december_road, through_the_pocket, before_breakfast },
  starts = { fir_plantation, firebreak, snowbound_ridge, forester_s_track, stone_bridge, chalk_quarry },
  finals = { crossroads_village },
  orders = { guides_who_know_the_way, eyes_on_everything },
  each_week = heard_the_briefing,
  chart = { a_lorry_in_a_ditch(2), a_straggler(4), boxes_by_the_road(6), shorter_march(8), they_are_leaving(10) },
  levels = { ten_days_shameful(0), ten_days_questioning(10), ten_days_solid_work(26), ten_days_well_done(41), ten_days_outstanding(57) },
  squares = { snowbound_ridge(1), fir_plantation(1), firebreak, stone_bridge, rail_embankment, crossroads_village },
  lines = {
    { from = 1, to = 3 }, { from = 2, to = 3 }, { from = 2, to = 4 }, { from = 3, to = 5 }, { from = 4, to = 5 },
    { from = 3, to = 4 }, { from = 5, to = 6 },
  },
  places = {
    { x = 8, y = 0 }, { x = 8, y = 3 }, { x = 6, y = 1 }, { x = 4, y = 3 }, { x = 2, y = 1 }, { x = 0, y = 1 },
  },
  icon = "return-arrow", flavour = "December 1944. They came out of the fog with everything that was left to them, and "
    .. "the quiet sector is not. The crossroads must be reached, by as many as can be.",
}
story "Fog on the Ridge" { of = snowbound_ridge, icon = "mountain-climbing", flavour = "The first you hear is an engine, and then that there are many." }
story "Between the Firs" { of = fir_plantation, icon = "compass", flavour = "Shells burst in the tops here, and the wood comes down with them." }
story "The Cut" { of = firebreak, icon = "compass", flavour = "Forty yards of open snow. You have drawn lots for who goes first." }
story "The Bridge with the Wires" { of = stone_bridge, icon = "compass", flavour = "The engineer has his hand on the box. He would rather that you did not dawdle." }
story "By the Rails" { of = rail_embankment, icon = "compass", flavour = "No trains, but one can walk on the sleepers, and the drifts are on the other side." }
story "Ten Days (Shameful)" { icon = "compass", flavour = "The crossroads held, with other people." }
story "Ten Days (Questioning)" { icon = "compass", flavour = "A jeep takes all of you. The driver asks where the rest is, and then does not." }
story "Ten Days (Solid Work)" { icon = "compass", flavour = "You have a street of your own to hold. There is a stove in one of the houses." }
story "Ten Days (Well Done)" { icon = "compass", flavour = "They give you the church and both roads. The sky is clearing." }
story "Ten Days (Outstanding)" { icon = "flag-objective", flavour = "You came in singing, says the man at the barrier. He had been about to fire." }
-- SPDX-License-Identifier: CC-BY-4.0
