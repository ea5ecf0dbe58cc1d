-- A Player Campaign on the atolls.  With four Missions its levels take two thirds of the rulebook's Victory Points.

campaign "Rungs of a Ladder" {
  setting = wwii_pacific, region = coral_atolls, hostiles = { japanese_frontline },
  missions = { airstrip_by_noon, ours_at_sunset, doors_in_the_cliff, reef_to_sea_wall },
  objectives = { wireless_hut, sea_wall_pillboxes, dispersal_bays, headquarters_cave },
  orders = { learned_on_the_way, eyes_on_everything },
  chart = { longer_march(2), teachers_are_few(4), short_of_time(6), short_rations(8), they_are_waiting(10) },
  levels = {
    ladder_no_effect(-999), ladder_tactical(5), ladder_operational(11), ladder_theater(18), ladder_strategic(23),
  },
  icon = "big-wave", flavour = "Four islands, each within a fighter's range of the next, and all of them taken "
    .. "already by somebody.",
}

story "Seen from the Rail" {
  of = airstrip_by_noon, icon = "sun",
  flavour = "From the rail it is a line of palms and a smell of flowers. The chart has four such lines on it, and a "
    .. "pencil has joined them up. The man with the pencil says that each is a rung. Nobody has asked him what leans "
    .. "on the top.",
}

story "Ladder (No Effect)" {
  icon = "big-wave",
  flavour = "The ships took you off by night. On the next chart the line goes round these islands, in the same "
    .. "pencil.",
}
story "Ladder (Tactical)" {
  icon = "airplane",
  flavour = "One strip, and on it eleven aircraft that have nowhere to go but back. It is a good strip. They have "
    .. "put up a sign.",
}
story "Ladder (Operational)" {
  icon = "airplane",
  flavour = "The bombers come over at nine each morning, one after the other, with your rung under them. Some of the "
    .. "men wave.",
}
story "Ladder (Theater)" {
  icon = "radio-tower",
  flavour = "The wireless that told what sailed is silent, and what sails now is yours. The mail has come. There is "
    .. "a shop, with ice.",
}
story "Ladder (Strategic)" {
  icon = "flag-objective",
  flavour = "From the last of the four one can see, on a clear day, the top of the ladder. They have started to take "
    .. "their people off it. Nobody sleeps that night; somebody has found a piano.",
}
-- SPDX-License-Identifier: CC-BY-4.0
