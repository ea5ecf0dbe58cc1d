setting "Era" {}
region "Plain" {}
region "Coast" {}
nation "Blue" {}
nation "Green" {}
nation "Red" {}
nation "Violet" {}
force "Reds" { nation = red, level = frontline }
force "Red Guards" { nation = red, level = elite }
caliber "Long" {}
caliber "Short" {}

keyword "Ranged" { ranged = true }
keyword "Hurled" { thrown = true }
keyword "Rifle" {}
keyword "Gun" {}
keyword "Blast" {}
keyword "Marine" {}
keyword "Old Hand" {}
keyword "Wet" {}
keyword "Pen" { says = { add { cover_roll = n, of = with } } }
keyword "CX" { says = { add { draws = n, of = actor } } }
keyword "Seasoned" { says = { add { starting_xp = n, of = actor } } }
keyword "Fearless" { says = { set { can_be_suppressed = 0, of = target } } }
keyword "Inspire" { says = { add { hostile_roll = n, of = here, unless = itself } } }
keyword "Screened" { says = { set { can_be_attacked = 0, of = target, when = screened_without(screened) } } }
keyword "Maintain" { says = { set { kept_distance = n, of = actor } } }
keyword "Overkill" { says = { set { overkill = 1, of = with } } }
keyword "Timer" { says = { at { turn_ends, effect = timer(-1) } } }

back "Man" { of = { "player", "non_player", "squad", "team_soldier" } }
back "Thing" { of = { "weapon", "equipment", "skill" } }
back "Action" { of = { "action", "marker", "stress" } }
back "Token" { of = { "overwatch" } }
back "Place" { of = { "location", "mission", "objective", "target" } }
back "Enemy" { of = { "hostile" } }
back "Incident" { of = { "event" } }
-- SPDX-License-Identifier: CC0-1.0
