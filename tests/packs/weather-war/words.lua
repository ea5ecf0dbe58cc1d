-- Where, who, and what cards are called.

region "Far Coast" {}
nation "Sledge Patrol" {}
nation "Weather Troop" {}
force "Station Crew" { nation = weather_troop, level = frontline }

caliber "Old 7.62 mm" {}
caliber "Nine Millimetre" {}

keyword "Ranged" { ranged = true }
keyword "Rifle" {}
keyword "Melee" {}
keyword "Grenade" { thrown = true }
keyword "Sea Ice" {}
keyword "Shelter" {}
keyword "Open" {}
keyword "Hunter" {}
keyword "Driver" {}
keyword "Pen" { says = { add { cover_roll = n, of = with } } }
keyword "Steady" { says = { add { starting_xp = n, of = actor } } }
keyword "Dug In" { says = { add { cover = n, of = target, unless = explosion } } }
-- What the cold does to one, the colder the more: from the sixth space on.
keyword "Feels the Cold" { says = { add { hostile_roll = -n, of = actor, when = at_least(tally(cold), 6) } } }

-- Backs: nothing tells a card from another of its deck.  Each card names its own, so that the pack can lie in one box
-- with others, which have backs of these kinds too.
back "Sledge Roster" {}
back "Sledge Load" {}
back "Snow Action" {}
back "Coast" {}
back "Tracks in the Snow" {}
back "Sky" {}
-- SPDX-License-Identifier: CC0-1.0
