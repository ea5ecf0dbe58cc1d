-- Medals of the United States and the United Kingdom, with what comes with them.  Played with the rule "Medals".

local wwii_era = "settings:wwii-era"
local on_location, on_kill, on_hit = "Medal for a Location", "Medal for an Elimination", "Medal for a Hit"
local on_goal, held = "Medal for the Objective", "Medal Held Back"

-- ---- Skills that only come with them -------------------------------------------------

skill "Looked Up To" {
  era = wwii_era, cost = -1, icon = "rally-the-troops",
  says = { at { soldier_turn, cost = once_a_mission, effect = { rally(2, each_soldier_here), gain_xp(1, each_soldier_here) } } },
}
skill "Sees It Through" {
  era = wwii_era, cost = -1, icon = "shield",
  says = { at { hit, of = target, when = wounding, cost = { xp(1), once_a_mission }, effect = set { wounds = 0 } } },
}
skill "Steady Eye" {
  era = wwii_era, cost = -1, icon = "bullseye",
  says = { add { attack_roll = 1, of = actor, unless = moved } },
}
skill "First Across" {
  era = wwii_era, cost = -1, icon = "run",
  says = { add { movement = 1, of = actor }, add { attack_roll = 1, of = actor, when = moved } },
}
skill "Been Here Before" { era = wwii_era, cost = -1, keywords = { seasoned(1) }, icon = "notebook" }

-- ---- United States --------------------------------------------------------------------

-- A strong card, and nobody helps.
medal "Medal of Honor" {
  back = held, nation = united_states, points = 4, face_down = true, gives = { looked_up_to, sees_it_through },
  says = {
    at { eliminates, of = actor, when = { hurt_alone, at_least(target_value, 3) }, effect = earn },
    at { earned, of = with, effect = gain_xp(4, actor) },
  },
  icon = "medal",
}
medal "Distinguished Service Cross" {
  back = on_kill, nation = united_states, points = 3, turns = 3, gives = { sees_it_through },
  says = { at { eliminates, of = actor, when = { hurt_alone, at_least(target_value, 2) }, effect = earn } },
  icon = "cross",
}
medal "Distinguished Service Medal" {
  back = on_goal, nation = united_states, points = 3, gives = { looked_up_to },
  says = { at { eliminates, of = actor, when = in_objective, effect = earn } },
  icon = "rank-3",
}
-- Somebody comes for it.
medal "Silver Star" {
  back = on_location, nation = united_states, points = 2, turns = 2, gives = { steady_eye },
  says = { at { medal_drawn, of = with, effect = meet }, at { eliminates, of = actor, when = hurt_alone, effect = earn } },
  icon = "star-prominences",
}
medal "Legion of Merit" {
  back = on_location, nation = united_states, points = 2, gives = { been_here_before },
  says = { at { soldier_turn, when = at_least(xp, 5), cost = { action(1), xp(3) }, effect = earn } },
  icon = "rank-2",
}
-- Into a Location in which Hostiles are.
medal "Soldier's Medal" {
  back = on_hit, nation = united_states, points = 2, turns = 2, gives = { first_across },
  says = { at { moved, of = actor, when = hostiles_here, effect = earn } },
  icon = "open-palm",
}
medal "Bronze Star" {
  back = on_location, nation = united_states, points = 1, turns = 2, gives = { been_here_before },
  says = { at { kills, of = actor, unless = suppressed, effect = earn } },
  icon = "star-prominences",
}
medal "Purple Heart" {
  back = on_hit, nation = united_states, points = 1,
  says = {
    at { soldier_turn, when = at_least(wounds_on, 1), cost = action(1), effect = earn },
    at { earned, of = with, effect = { rally(3, actor), gain_xp(3, actor) } },
  },
  icon = "heart-shield",
}
medal "Commendation Ribbon" {
  back = on_kill, nation = united_states, points = 1, turns = 2, gives = { mk_2_grenade },
  says = { at { kills, of = actor, effect = earn } },
  icon = "tied-scroll",
}
medal "Good Conduct Medal" {
  back = on_location, nation = united_states, points = 1, gives = { been_here_before },
  says = { at { soldier_turn, cost = { action(1), xp(2) }, effect = earn } },
  icon = "sergeant",
}

-- ---- United Kingdom -------------------------------------------------------------------

medal "Victoria Cross" {
  back = held, nation = united_kingdom, points = 4, face_down = true, gives = { looked_up_to, steady_eye },
  says = {
    at { eliminates, of = actor, when = { hurt_alone, wounds_on }, effect = earn },
    at { earned, of = with, effect = gain_xp(4, actor) },
  },
  icon = "cross",
}
medal "George Cross" {
  back = on_hit, nation = united_kingdom, points = 3, turns = 3, gives = { sees_it_through },
  says = { at { moved, of = actor, when = { at_least(hostiles_here, 1), front_most }, effect = earn } },
  icon = "cross",
}
medal "Distinguished Service Order" {
  back = on_goal, nation = united_kingdom, points = 3, gives = { looked_up_to },
  says = { at { eliminates, of = actor, when = in_objective, effect = earn } },
  icon = "queen-crown",
}
medal "Distinguished Conduct Medal" {
  back = on_kill, nation = united_kingdom, points = 2, turns = 2, gives = { sees_it_through },
  says = { at { eliminates, of = actor, when = hurt_alone, effect = earn } },
  icon = "medal",
}
medal "Military Cross" {
  back = on_location, nation = united_kingdom, points = 2, turns = 2, gives = { steady_eye },
  says = { at { medal_drawn, of = with, effect = meet }, at { eliminates, of = actor, effect = earn } },
  icon = "cross",
}
medal "George Medal" {
  back = on_hit, nation = united_kingdom, points = 2, turns = 3, gives = { first_across },
  says = { at { moved, of = actor, when = hostiles_here, effect = earn } },
  icon = "medal",
}
medal "Empire Gallantry Medal" {
  back = on_location, nation = united_kingdom, points = 2, turns = 3, gives = { first_across },
  says = { at { kills, of = actor, when = moved, effect = earn } },
  icon = "medal",
}
medal "British Empire Medal" {
  back = on_location, nation = united_kingdom, points = 1, gives = { been_here_before },
  says = { at { soldier_turn, cost = { action(2), xp(1) }, effect = earn } },
  icon = "rank-1",
}
medal "Mention in Despatches" {
  back = on_kill, nation = united_kingdom, points = 1, turns = 2, gives = { been_here_before },
  says = { at { kills, of = actor, effect = earn } },
  icon = "scroll-unfurled",
}
medal "King's Commendation" {
  back = on_location, nation = united_kingdom, points = 1, gives = { no_36_grenade },
  says = { at { kills, of = actor, when = at_least(range, 1), effect = earn } },
  icon = "tied-scroll",
}
-- SPDX-License-Identifier: CC-BY-4.0
