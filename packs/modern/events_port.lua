-- Events of the old port: what else happens where a Hostile turns up.

-- ---- that stay -------------------------------------------------------------

event "Crowd in the Street" {
  copies = 2, settings = { modern_daytime },
  region = old_port, stays = true,
  icon = "three-friends", flavour = "Shoppers, scooters, a wedding. Pick your shots.",
  says = {
    add { attack_dice = -1, of = here, unless = { semi, bolt } },
    at { hostile_turn_ends, when = fewer_than(hostiles, 3), effect = end_event },
  },
}

event "Locked Shutters" {
  copies = 1, settings = { modern_daytime },
  region = old_port, stays = true,
  icon = "window-bars", flavour = "All down the street, one after the other, a minute ago.",
  says = { at { moved, of = here, unless = soldier_is(sapper), effect = discard(1, actor) } },
}

event "Burning Tyres" {
  copies = 1, settings = { modern_daytime },
  region = old_port, stays = true,
  icon = "dust-cloud", flavour = "Black, fat, and cheaper than any smoke grenade.",
  says = {
    add { hostile_roll = -1, of = here, when = at_least(range, 1) },
    add { cover = 2, of = here, when = at_least(range, 1) },
    at { eliminates, of = here, effect = end_event },
  },
}

event "Phone Bomb" {
  copies = 2, settings = { modern_daytime },
  region = old_port, stays = true, cancel = 1,
  icon = "letter-bomb", flavour = "A crate of oranges that rings.",
  says = { at { moved, of = here, unless = soldier_is(scout), effect = { wound(2, actor), end_event } } },
}

event "Rooftop Lookout" {
  copies = 1, settings = { modern_daytime },
  region = old_port, stays = true, cancel = 2, keywords = { embolden(1) },
  icon = "spyglass", flavour = "Flies a kite. It dips to the left, and then to the right.",
  says = { add { hostile_value = 1, of = all }, at { kills, of = here, effect = end_event } },
}

-- ---- bad, at once ----------------------------------------------------------

event "Fast Boats" {
  copies = 2, settings = { modern_daytime },
  region = old_port, cancel = 2,
  icon = "speed-boat", flavour = "Three engines each, and none of them registered.",
  says = { at { event_drawn, of = actor, effect = { reinforce(2), reinforce(1) } } },
}

event "Wrong Street" {
  copies = 1, settings = { modern_daytime },
  region = old_port, cancel = 2,
  icon = "detour", flavour = "On the map it goes through.",
  says = { at { event_drawn, of = actor, effect = { timer(-1), discard(1, each_soldier_here) } } },
}

event "Bought Policeman" {
  copies = 1, settings = { modern_daytime },
  region = old_port, cancel = 2,
  icon = "police-badge", flavour = "He waves you on, and writes down how many.",
  says = { at { event_drawn, of = actor, effect = { retarget(each_hostile), suppress(1, each_soldier_here) } } },
}

-- ---- good, at once ---------------------------------------------------------

event "Harbour Pilot" {
  copies = 1, settings = { modern_daytime },
  region = old_port,
  icon = "ship-wheel", flavour = "Knows every stair, and who owes whom.",
  says = { at { event_drawn, of = actor, effect = { find_location(1, each_soldier), more_locations(1) } } },
}

event "Bank Holiday" {
  copies = 1, settings = { modern_daytime },
  region = old_port,
  icon = "calendar", flavour = "Half of them have not come to work.",
  says = { at { event_drawn, of = actor, effect = push_back(2, each_hostile_here) } },
}

event "Bakery Door" {
  copies = 2, settings = { modern_daytime },
  region = old_port,
  icon = "bread", flavour = "In, in. It is hot. Do not bleed on the flour.",
  says = { at { event_drawn, of = actor, effect = { draw(1, each_soldier), rally(2, each_soldier) } } },
}

event "Coast Guard Cutter" {
  copies = 1, settings = { modern_daytime },
  region = old_port,
  icon = "cruiser", flavour = "One gun, one crew, one long-held grudge.",
  says = { at { event_drawn, of = actor, effect = { bombard(2, each_hostile_here), timer(1) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
