-- A Player Campaign in Indochina, against the same battalion.  With four Missions its levels take two thirds of the
-- rulebook's Victory Points.

campaign "One Province" {
  setting = vietnam_war, region = indochina, hostiles = { vietnam_frontline },
  missions = { search_and_clear, road_runner, up_the_hill, both_ends_of_the_valley },
  objectives = {
    hill_with_a_number, battalion_base_camp, ville_at_the_crossing, pontoon_under_the_leaves, rocket_cache,
    buried_command_post, prisoner_stockade, crossroads_market, extraction_clearing, tax_office_in_the_reeds,
  },
  orders = { learned_on_the_way, guides_who_know_the_way, eyes_on_everything },
  chart = { longer_march(2), teachers_are_few(4), short_of_time(6), short_rations(8), they_are_waiting(10) },
  levels = {
    province_no_effect(-999), province_tactical(5), province_operational(11), province_theater(18),
    province_strategic(23),
  },
  icon = "village", flavour = "Sixty miles by forty, two hundred villages, one road. It has been pacified four times.",
}

story "The Map on the Wall" {
  of = search_and_clear, icon = "magnifying-glass",
  flavour = "It covers a wall of the briefing hut: green for ours, red for theirs, and yellow for after dark. Your "
    .. "predecessor left you a box of pins, and a note in the box. It says: ask who pays the ferryman.",
}

story "Province (No Effect)" {
  icon = "village",
  flavour = "The ferryman pays the same people as before. He was polite about it. The map is still on the wall; "
    .. "somebody has taken the pins.",
}
story "Province (Tactical)" {
  icon = "magnifying-glass",
  flavour = "One valley is green, by day. Your report on it has been passed up, and up, and is said to have been "
    .. "read.",
}
story "Province (Operational)" {
  icon = "horizon-road",
  flavour = "A bus runs again from one end of the road to the other. It is late, and full, and there is a goat on "
    .. "the roof.",
}
story "Province (Theater)" {
  icon = "rank-3",
  flavour = "Their battalion has gone over the border to be a battalion again. It will be a year. A year is a rice "
    .. "harvest, and a half.",
}
story "Province (Strategic)" {
  icon = "flag-objective",
  flavour = "Nobody pays the ferryman now but those who cross. You hand over the map, the pins and the box, and "
    .. "under the note you leave in it another one. It says: him.",
}
-- SPDX-License-Identifier: CC-BY-4.0
