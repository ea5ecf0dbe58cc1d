-- Medals of South Vietnam, with what comes with them.  Played with the rule "Medals".

local on_location, on_kill, on_hit = "Medal for a Location", "Medal for an Elimination", "Medal for a Hit"
local on_goal, held = "Medal for the Objective", "Medal Held Back"

-- ---- Skills that only come with them -------------------------------------------------

skill "Heads Turn" {
  era = cold_war_era, back = vietnam_gear, cost = -1, icon = "rally-the-troops",
  says = { at { soldier_turn, cost = once_a_mission, effect = { rally(1, each_soldier), draw(1) } } },
}
skill "Sent for the Chaplain" {
  era = cold_war_era, back = vietnam_gear, cost = -1, icon = "shield",
  says = { at { hit, of = target, when = wounding, cost = { xp(1), once_a_mission }, effect = set { wounds = 0 } } },
}
skill "Quick on Dykes" {
  era = cold_war_era, back = vietnam_gear, cost = -1, icon = "walking-boot",
  says = { add { movement = 1, of = actor } },
}
skill "Knows the Villages" { era = cold_war_era, back = vietnam_gear, cost = -1, keywords = { seasoned(1) }, icon = "notebook" }

-- ---- the Medals -----------------------------------------------------------------------

medal "National Order of Vietnam" {
  back = held, nation = south_vietnam, points = 4, face_down = true, gives = { heads_turn, sent_for_the_chaplain },
  says = {
    at { eliminates, of = actor, when = hurt_alone, effect = earn },
    at { earned, of = with, effect = gain_xp(4, actor) },
  },
  icon = "star-prominences",
}
medal "Military Merit Medal" {
  back = on_kill, nation = south_vietnam, points = 3, gives = { sent_for_the_chaplain },
  says = {
    at { eliminates, of = actor, when = { hurt_alone, wounds_on }, effect = earn },
    at { earned, of = with, effect = gain_xp(2, actor) },
  },
  icon = "medal",
}
medal "Army Distinguished Service Order" {
  back = on_goal, nation = south_vietnam, points = 3, gives = { heads_turn },
  says = { at { eliminates, of = actor, effect = earn } },
  icon = "rank-3",
}
-- Somebody comes for it.
medal "Gallantry Cross" {
  back = on_location, nation = south_vietnam, points = 2, turns = 3, gives = { quick_on_dykes },
  says = {
    at { medal_drawn, of = with, effect = meet },
    at { eliminates, of = actor, when = hurt_alone, effect = earn },
  },
  icon = "cross",
}
medal "Hazardous Service Medal" {
  back = on_location, nation = south_vietnam, points = 2, turns = 3, gives = { quick_on_dykes },
  says = { at { moved, of = actor, when = hostiles_here, effect = earn } },
  icon = "land-mine",
}
medal "Special Service Medal" {
  back = on_kill, nation = south_vietnam, points = 2, turns = 3, gives = { knows_the_villages },
  says = { at { kills, of = actor, when = fewer_than(range, 1), effect = earn } },
  icon = "hidden",
}
medal "Armed Forces Honor Medal" {
  back = on_location, nation = south_vietnam, points = 1, gives = { knows_the_villages },
  says = { at { soldier_turn, cost = { action(1), xp(2) }, effect = earn } },
  icon = "rank-1",
}
medal "Vietnam Wound Medal" {
  back = on_hit, nation = south_vietnam, points = 1,
  says = {
    at { soldier_turn, when = wounds_on, cost = action(1), effect = earn },
    at { earned, of = with, effect = { rally(3, actor), gain_xp(3, actor) } },
  },
  icon = "heart-shield",
}
medal "Leadership Medal" {
  back = on_location, nation = south_vietnam, points = 1, gives = { heads_turn },
  says = { at { soldier_turn, when = at_least(soldiers_here, 2), cost = { action(1), xp(1) }, effect = earn } },
  icon = "three-friends",
}
medal "Vietnam Campaign Medal" {
  back = on_kill, nation = south_vietnam, points = 1, turns = 2, gives = { knows_the_villages },
  says = { at { kills, of = actor, effect = earn } },
  icon = "rice-cooker",
}
-- SPDX-License-Identifier: CC-BY-4.0
