-- A Player Campaign of the company in Karsa City: five Missions, one client after the other.  Its Objectives lie near:
-- its levels take two thirds of the rulebook's Victory Points.

campaign "Rainy Season Rates" {
  setting = private_military, region = karsa_city, hostiles = { karsa_insurgents },
  missions = { collect_the_deposit, pipeline_survey, airport_by_six, repossession, month_six },
  objectives = { money_changer, pumping_station, hotel_lobby, chop_shop, commander_s_house },
  orders = { learned_on_the_way, eyes_on_everything },
  chart = { longer_march(2), teachers_are_few(4), short_of_time(6), short_rations(8), they_are_waiting(10) },
  levels = { rates_no_effect(-999), rates_tactical(5), rates_operational(11), rates_theater(18), rates_strategic(23) },
  icon = "coins", flavour = "When it rains in Karsa everything costs double. You have come with the rain.",
}

story "Terms and Conditions" {
  of = collect_the_deposit, icon = "coins",
  flavour = "The office is one room over a dentist. There is a desk, a fan, a telephone, and a list of five clients, "
    .. "each of whom has asked whether the one before was satisfied. So the first had better be.",
}

story "Rates (No Effect)" {
  icon = "coins",
  flavour = "The telephone has been cut off. The dentist has asked whether you will need the room, or the desk, or "
    .. "the fan.",
}
story "Rates (Tactical)" {
  icon = "cash",
  flavour = "The rent is paid, and the rest is owed. One client has sent a card, with a picture of a dog. It is "
    .. "something.",
}
story "Rates (Operational)" {
  icon = "oil-pump",
  flavour = "You have taken the second room. People who do not like each other sit in it side by side, with their "
    .. "hats on their knees, and wait for you.",
}
story "Rates (Theater)" {
  icon = "bank",
  flavour = "The bank sends a car. It is for five minutes of advice, and they pay for the hour. In the streets one "
    .. "hears that it is better, this year, to be on your list than on the other.",
}
story "Rates (Strategic)" {
  icon = "flag-objective",
  flavour = "It has stopped raining. Rates have gone down all over the city, because nobody is afraid any more; you "
    .. "have ruined the market. The dentist would like to buy a share.",
}
-- SPDX-License-Identifier: CC-BY-4.0
