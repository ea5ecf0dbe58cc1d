-- Events of Karsa: what else happens where a Hostile turns up.

local ours = { private_military }

-- ---- that stay -------------------------------------------------------------

event "Wedding Procession" {
  copies = 1, settings = ours, region = karsa_city, stays = true,
  icon = "three-friends", flavour = "Horns, drums, shots in the air. Some of them in the air.",
  says = {
    add { attack_dice = -1, of = here, unless = semi },
    at { hostile_turn_ends, when = fewer_than(hostiles, 3), effect = end_event },
  },
}
event "Gridlock" {
  copies = 2, settings = ours, region = karsa_city, stays = true, cancel = 1,
  icon = "traffic-cone", flavour = "A goat is at the bottom of it.",
  says = {
    add { entrance = 1, of = here, when = vehicle },
    at { moved, of = here, when = hostiles_here, effect = discard(1, actor) },
  },
}
event "Ticking Parcel" {
  copies = 1, settings = ours, stays = true, cancel = 1,
  icon = "letter-bomb", flavour = "Addressed to the last tenant.",
  says = { at { moved, of = here, unless = soldier_is(sapper), effect = { wound(1, actor), end_event } } },
}
event "Camera Crew" {
  copies = 1, settings = ours, region = embassy_quarter, stays = true,
  icon = "film-projector", flavour = "Could you do that again, a little to the left?",
  says = {
    add { support_cost = 1, of = all },
    add { experience = 1, of = here },
    at { eliminates, of = here, effect = end_event },
  },
}

-- ---- bad, at once ----------------------------------------------------------

event "Tip Was False" {
  copies = 2, settings = ours, cancel = 2,
  icon = "bear-trap", flavour = "He took both sides' money, in that order.",
  says = { at { event_drawn, of = actor, effect = { reinforce(2), reinforce(1) } } },
}
event "Client Panics" {
  copies = 1, settings = ours, region = embassy_quarter, cancel = 1,
  icon = "terror", flavour = "Out of the car, into the street, on the telephone to his wife.",
  says = { at { event_drawn, of = actor, effect = { timer(-1), suppress(1, each_soldier_here) } } },
}
event "Neighbours' Quarrel" {
  copies = 1, settings = ours, region = karsa_city, cancel = 1,
  icon = "crossed-sabres", flavour = "It was about a wall. Now it is about you.",
  says = { at { event_drawn, of = actor, effect = { retarget(each_hostile), discard(1, each_soldier_here) } } },
}

-- ---- good, at once ---------------------------------------------------------

event "Grateful Baker" {
  copies = 2, settings = ours, region = karsa_city,
  icon = "bread", flavour = "His son was on your bus.",
  says = { at { event_drawn, of = actor, effect = { draw(1, each_soldier), rally(2, each_soldier) } } },
}
event "Danger Money" {
  copies = 1, settings = ours,
  icon = "coins", flavour = "A message from the office, for once with a number in it.",
  says = { at { event_drawn, of = actor, effect = share_xp(2) } },
}
event "Penalty Shoot-Out" {
  copies = 1, settings = ours, region = karsa_city,
  icon = "soccer-ball", flavour = "For a quarter of an hour half of them have something better to do.",
  says = { at { event_drawn, of = actor, effect = { pin(1, each_hostile), timer(1) } } },
}
event "Marine Guard" {
  copies = 1, settings = ours, region = embassy_quarter,
  icon = "police-badge", flavour = "They may not leave the gate. Nothing was said about aiming over it.",
  says = { at { event_drawn, of = actor, effect = bombard(2, each_hostile_here) } },
}
event "Open Side Gate" {
  copies = 1, settings = ours, region = embassy_quarter,
  icon = "wooden-door", flavour = "The gardener has a key, and a grievance.",
  says = { at { event_drawn, of = actor, effect = { find_location(1, each_soldier), more_locations(1) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
