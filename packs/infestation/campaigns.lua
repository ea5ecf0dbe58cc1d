-- A Player Campaign in the karst country, from an orchard to the middle of it.  With four Missions its levels take two
-- thirds of the rulebook's Victory Points.

campaign "As Far as the Kiln" {
  setting = infestation, region = karst_country, hostiles = { the_drift },
  missions = { glass_in_the_orchard, silence_the_mast, down_to_her, put_out_the_fire },
  objectives = {
    milking_parlour, porcelain_gallery, courser_run, kiln_dome, broadcast_mast, spawning_ditch, mother_s_chamber,
  },
  orders = { learned_on_the_way, guides_who_know_the_way, eyes_on_everything, time_to_prepare },
  chart = { longer_march(2), teachers_are_few(4), short_of_time(6), short_rations(8), they_are_waiting(10) },
  levels = { kiln_no_effect(-999), kiln_tactical(5), kiln_operational(11), kiln_theater(18), kiln_strategic(23) },
  icon = "furnace", flavour = "Follow the white tracks uphill for a summer, and you come to where they are fired.",
}

story "A County in Grey" {
  of = glass_in_the_orchard, icon = "truck",
  flavour = "On the Service's map the county is grey, from the dairies in the plain up to a dot that somebody has "
    .. "drawn with care. Grey is where nobody telephones from. You are to go in at the dairies with one truck and a "
    .. "driver who smokes, and to rub out what you can.",
}

story "Kiln (No Effect)" {
  icon = "furnace",
  flavour = "The map has been printed again. The grey is larger by one dairy, and they have found another name for "
    .. "the dot.",
}
story "Kiln (Tactical)" {
  icon = "cow",
  flavour = "There is milk again in the plain. It is tested twice, and boiled, and drunk by people who stand with "
    .. "their backs to the hills.",
}
story "Kiln (Operational)" {
  icon = "fruit-tree",
  flavour = "They picked the orchard in September, in line, with somebody at the end of it who looked the other way "
    .. "for them all. He had nothing to report.",
}
story "Kiln (Theater)" {
  icon = "radio-tower",
  flavour = "The mast carries the news again, and the news is about the weather. Where the gallery was there is a "
    .. "pool. Children have been told not to, and do.",
}
story "Kiln (Strategic)" {
  icon = "flag-objective",
  flavour = "The dome fell in on a Sunday, and it rained into it. In spring something grew there, small, and nobody "
    .. "went near for a week. It was grass.",
}
-- SPDX-License-Identifier: CC-BY-4.0
