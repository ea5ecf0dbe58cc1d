-- A Player Campaign on the cold coast.  Its Objectives lie near: its levels take half the rulebook's Victory Points.

-- The sea is loud on those nights.
order "Surf and Wind" { says = { add { action_noise = -3, of = all } } }

campaign "Four Nights Without a Moon" {
  setting = shadow_war, region = cold_coast, hostiles = { coast_regiment },
  missions = { in_by_one, the_admiral_s_table, no_lamp_on_the_hill, wet_feet },
  objectives = { torpedo_store, radar_hill, officers_mess, submarine_pen },
  orders = { learned_on_the_way, guides_who_know_the_way, eyes_on_everything, surf_and_wind },
  chart = { longer_march(2), teachers_are_few(4), short_of_time(6), short_rations(8), they_are_waiting(10) },
  levels = {
    nights_no_effect(-999), nights_tactical(4), nights_operational(8), nights_theater(13), nights_strategic(17),
  },
  icon = "moon", flavour = "The almanac gives four. After that the coast is lit until spring.",
}

story "The Almanac" {
  of = in_by_one, icon = "night-sky",
  flavour = "There is no paper about it but the almanac, and in that only four pencil dots beside four dates. A "
    .. "launch will be where it is said to be. If you are not, it will be somewhere else. Nobody will ever thank you "
    .. "for any of this; that is how you will know that it went well.",
}

story "Nights (No Effect)" {
  icon = "night-sky",
  flavour = "The coast is lit from end to end. They have printed your photograph, and spelled your name right.",
}
story "Nights (Tactical)" {
  icon = "torpedo",
  flavour = "There has been an accident in a store. There will be an inquiry, and tea. Somebody will be asked about "
    .. "the fence.",
}
story "Nights (Operational)" {
  icon = "wine-glass",
  flavour = "The regiment has been told to trust nobody, and does. Two sentries have arrested each other.",
}
story "Nights (Theater)" {
  icon = "radar-dish",
  flavour = "For a month their ships stay in, their lamps stay out, and their admiral dines alone. In another "
    .. "country a man crosses out a date.",
}
story "Nights (Strategic)" {
  icon = "submarine",
  flavour = "There was to be something in spring, and there will not be. You read of the talks in the newspaper, on "
    .. "a bench, like everybody. Both sides are said to have been reasonable. You rub out four dots.",
}
-- SPDX-License-Identifier: CC-BY-4.0
