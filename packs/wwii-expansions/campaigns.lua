-- A Player Campaign in Europe, most of it Missions of wwii-europe: five, from one mast to the West Wall.  (It stands
-- here because that pack stands alone, and the words of campaigns are those of settings.)

campaign "From Hedge to Wall" {
  setting = wwii_europe, region = europe, hostiles = { german_frontline },
  missions = { dawn_raid, rockets_on_call, up_the_bare_slope, december_road, crack_the_west_wall },
  objectives = {
    radar_site, gun_position, west_wall_bunkers, ammunition_train, petrol_store, command_farm, ridge_village,
    river_line, telephone_hut,
  },
  orders = { learned_on_the_way, guides_who_know_the_way, eyes_on_everything },
  chart = { longer_march(2), teachers_are_few(4), short_of_time(6), short_rations(8), they_are_waiting(10) },
  levels = { wall_no_effect(-999), wall_tactical(7), wall_operational(16), wall_theater(27), wall_strategic(35) },
  icon = "compass", flavour = "Four hundred miles, of which the first four hundred yards are a hedge.",
}

story "The First Hedge" {
  of = dawn_raid, icon = "walking-scout",
  flavour = "It is as old as the village and as thick as a house, and behind it is a field, and behind the field "
    .. "another. The lieutenant has counted them on the photograph as far as its edge. After that, he says, it is "
    .. "all down hill to the Rhine.",
}

story "Wall (No Effect)" {
  icon = "trench-assault",
  flavour = "The company has been taken out of the line to be a company again. The hedge has a name now, in a "
    .. "history. It is not your name for it.",
}
story "Wall (Tactical)" {
  icon = "family-house",
  flavour = "You have a village, a cellar and a stove. In the night the guns are farther off than they were. The "
    .. "cook says that this is what winning is like.",
}
story "Wall (Operational)" {
  icon = "horizon-road",
  flavour = "Trucks go by for two days without a gap, all in one direction. You helped with that. Somebody throws "
    .. "you a newspaper, and it says so, nearly.",
}
story "Wall (Theater)" {
  icon = "bunker-assault",
  flavour = "The doors that faced east stand open, and a cow looks out of one. There are photographs. You are in the "
    .. "third row, behind a man who was not there.",
}
story "Wall (Strategic)" {
  icon = "flag-objective",
  flavour = "Nobody had planned for anyone to be so far so soon, and for a day the maps that you need have not been "
    .. "printed. You go on by the sun. In the next village they have hung out sheets.",
}

-- For the first time: three Missions that are not hard, one after the other.
campaign "Three Short Walks" {
  setting = wwii_europe, region = europe, hostiles = { german_frontline },
  missions = { dawn_raid, no_moon_tonight, up_the_bare_slope },
  objectives = { telephone_hut, radar_site, gun_position, ammunition_train, petrol_store, command_farm },
  orders = { learned_on_the_way, guides_who_know_the_way, eyes_on_everything },
  chart = { longer_march(2), teachers_are_few(4), short_of_time(6), short_rations(8), they_are_waiting(10) },
  levels = { walks_no_effect(-999), walks_tactical(3), walks_operational(6), walks_strategic(13) },
  icon = "walking-boot", flavour = "Three times out and three times back. The sergeant has counted how often it was two.",
}

story "By Boat" {
  of = dawn_raid, icon = "sunrise",
  flavour = "The boats are borrowed, and whoever lent them would like them back before it is light.",
}
story "Without a Moon" {
  of = no_moon_tonight, icon = "night-sky",
  flavour = "That went well, so there is another. You go by the church tower until you cannot see it, and then by ear.",
}
story "By Day" {
  of = up_the_bare_slope, icon = "walking-scout",
  flavour = "The last one, says the captain, and for once looks as if he knew. There is nothing on that slope to hide "
    .. "behind but each other.",
}

story "Walks (No Effect)" {
  icon = "trench-assault",
  flavour = "The wire is mended by noon. You are asked for a report, and write that it rained.",
}
story "Walks (Tactical)" {
  icon = "family-house",
  flavour = "Their guns fired late for a morning, and across the valley a company has crossed a field that it could not "
    .. "cross before. Somebody from there sends you a ham.",
}
story "Walks (Operational)" {
  icon = "horizon-road",
  flavour = "They have moved their line back to the next hill, and looked for you in all the wrong farms. You are given "
    .. "two days in a barn with a door.",
}
story "Walks (Strategic)" {
  icon = "flag-objective",
  flavour = "Three out of three. The captain reads your name from a paper, and pronounces it nearly right. There is a "
    .. "longer walk now, he says, if you are not tired.",
}
-- SPDX-License-Identifier: CC-BY-4.0
