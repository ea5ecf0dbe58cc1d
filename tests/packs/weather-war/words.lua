-- Where, who, and what cards are called.

region "Far Coast" {}
nation "Sledge Patrol" {}
nation "Weather Troop" {}
force "Station Crew" { nation = weather_troop, level = frontline }

caliber "Old 7.62 mm" {}
caliber "Nine Millimetre" {}

keyword "Ranged" {}
keyword "Rifle" {}
keyword "Blade" {}
keyword "Grenade" {}
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

-- One back for what lies in a deck of its own kind: nothing tells a card from another of its deck.
back "Sledge Roster" { of = { "player", "non_player", "squad" } }
back "Sledge Load" { of = { "weapon", "equipment", "skill" } }
back "Snow Action" { of = { "action", "marker" } }
back "Coast" { of = { "location", "mission", "objective", "target" } }
back "Tracks in the Snow" { of = { "hostile" } }
back "Sky" { of = { "event" } }
