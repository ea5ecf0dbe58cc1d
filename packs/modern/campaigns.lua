-- A Player Campaign in the dry hills.  With four Missions its levels take two thirds of the rulebook's Victory Points.

campaign "The Saddle Road" {
  setting = modern_daytime, region = dry_hills, hostiles = { hill_militia },
  missions = { before_the_heat, market_day_sweep, downed_crew, hold_the_saddle },
  objectives = { cache_cave, crossroads_bazaar, ridge_outpost, signal_mast },
  orders = { learned_on_the_way, guides_who_know_the_way, eyes_on_everything },
  chart = { longer_march(2), teachers_are_few(4), short_of_time(6), short_rations(8), they_are_waiting(10) },
  levels = {
    saddle_road_no_effect(-999), saddle_road_tactical(5), saddle_road_operational(11), saddle_road_theater(18),
    saddle_road_strategic(23),
  },
  icon = "truck", flavour = "Two hundred trucks have to cross the hills before the snow. The hills have been told.",
}

story "The Drivers' Meeting" {
  of = before_the_heat, icon = "truck",
  flavour = "The trucks stand nose to tail in the plain: flour, blankets, a hospital in forty boxes. The drivers "
    .. "have been paid once and will not be paid again until the far side. Above them the road goes up in eleven "
    .. "bends, and somebody sits at each. You have until the first snow to make the bends dull.",
}

story "Saddle Road (No Effect)" {
  icon = "snowflake-1",
  flavour = "The snow came first. In the plain they burn the boxes to keep warm, and the hospital is still in them.",
}
story "Saddle Road (Tactical)" {
  icon = "truck",
  flavour = "Thirty trucks got over, by day, with every gun you had. It was one convoy. They wanted a road.",
}
story "Saddle Road (Operational)" {
  icon = "horizon-road",
  flavour = "They drive at night now, with lamps, and only one in ten is shot at. On the far side there is bread, "
    .. "and a queue for it, and nobody pushes.",
}
story "Saddle Road (Theater)" {
  icon = "shop",
  flavour = "All two hundred are across. At the third bend a man who used to shoot at them sells tea. It is dear, "
    .. "and it is good.",
}
story "Saddle Road (Strategic)" {
  icon = "flag-objective",
  flavour = "The militia's own trucks use the road, and pay the toll. In spring they will mend the bends. Nobody "
    .. "remembers who it was that made them dull, which is what you were sent to do.",
}
-- SPDX-License-Identifier: CC-BY-4.0
