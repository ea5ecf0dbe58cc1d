-- Medals of Australia, with what comes with them.  Played with the rule "Medals".

local on_location, on_kill, on_hit = "Medal for a Location", "Medal for an Elimination", "Medal for a Hit"
local on_goal, held = "Medal for the Objective", "Medal Held Back"

-- ---- Skills that only come with them -------------------------------------------------

skill "Word Gets Round" {
  era = wwii_era, back = pacific_gear, cost = -1, icon = "rally-the-troops",
  says = { at { soldier_turn, cost = once_a_mission, effect = { rally(1, each_soldier), draw(1) } } },
}
skill "Hard to Put Down" {
  era = wwii_era, back = pacific_gear, cost = -1, icon = "shield",
  says = { at { hit, of = target, when = wounding, cost = { xp(1), once_a_mission }, effect = set { wounds = 0 } } },
}
skill "Long Legs" {
  era = wwii_era, back = pacific_gear, cost = -1, icon = "walking-boot",
  says = { add { movement = 1, of = actor } },
}
skill "Bush Wise" { era = wwii_era, back = pacific_gear, cost = -1, keywords = { seasoned(1) }, icon = "notebook" }

-- ---- the Medals -----------------------------------------------------------------------

medal "Conspicuous Gallantry Medal" {
  back = held, nation = australia, points = 4, face_down = true, gives = { word_gets_round, hard_to_put_down },
  says = {
    at { eliminates, of = actor, when = { hurt_alone, moved }, effect = earn },
    at { earned, of = with, effect = gain_xp(3, actor) },
  },
  icon = "medal",
}
medal "Meritorious Service Medal" {
  back = on_goal, nation = australia, points = 3, gives = { word_gets_round },
  says = { at { kills, of = actor, when = fewer_than(range, 1), effect = earn } },
  icon = "rank-3",
}
-- Somebody comes for it.
medal "Pacific Star" {
  back = on_location, nation = australia, points = 2, turns = 3, gives = { long_legs },
  says = {
    at { medal_drawn, of = with, effect = meet },
    at { eliminates, of = actor, when = hurt_alone, effect = earn },
  },
  icon = "star-prominences",
}
medal "Burma Star" {
  back = on_location, nation = australia, points = 2, turns = 3, gives = { long_legs },
  says = { at { kills, of = actor, when = { hostiles_here, alone }, effect = earn } },
  icon = "star-prominences",
}
medal "Africa Star" {
  back = on_kill, nation = australia, points = 2, turns = 3, gives = { bush_wise },
  says = { at { kills, of = actor, when = at_least(range, 2), effect = earn } },
  icon = "star-prominences",
}
medal "Australia Service Medal" {
  back = on_location, nation = australia, points = 1, gives = { bush_wise },
  says = { at { soldier_turn, cost = { action(1), xp(2) }, effect = earn } },
  icon = "kangaroo",
}
medal "Defence Medal" {
  back = on_hit, nation = australia, points = 2, turns = 2, gives = { hard_to_put_down },
  says = { at { moved, of = actor, when = hostiles_here, effect = earn } },
  icon = "shield",
}
medal "War Medal" {
  back = on_kill, nation = australia, points = 1, turns = 2, gives = { bush_wise },
  says = { at { kills, of = actor, effect = earn } },
  icon = "medal",
}
medal "Efficiency Medal" {
  back = on_location, nation = australia, points = 1, turns = 2,
  says = {
    at { kills, of = actor, unless = { moved }, effect = earn },
    at { earned, of = with, effect = gain_xp(2, actor) },
  },
  icon = "pocket-watch",
}
medal "Efficiency Decoration" {
  back = on_kill, nation = australia, points = 2, turns = 2, gives = { word_gets_round },
  says = {
    at { eliminates, of = actor, when = hurt_alone, effect = earn },
    at { earned, of = with, effect = gain_xp(1, actor) },
  },
  icon = "rank-2",
}
-- SPDX-License-Identifier: CC-BY-4.0
