-- Medals of Norway, with what comes with them.  Played with the rule "Medals".

local on_location, on_kill, on_hit = "Medal for a Location", "Medal for an Elimination", "Medal for a Hit"
local on_goal, held = "Medal for the Objective", "Medal Held Back"

-- ---- Skills that only come with them -------------------------------------------------

skill "Quiet Authority" {
  era = modern_era, cost = -1, icon = "rally-the-troops",
  says = { at { soldier_turn, cost = once_a_mission, effect = { rally(1, each_soldier), draw(1) } } },
}
skill "Wool Next to the Skin" {
  era = modern_era, cost = -1, icon = "shield",
  says = { at { hit, of = target, when = wounding, cost = { xp(1), once_a_mission }, effect = set { wounds = 0 } } },
}
skill "Ski Legs" {
  era = modern_era, cost = -1, icon = "walking-boot",
  says = { add { movement = 1, of = actor } },
}
skill "Third Rotation" { era = modern_era, cost = -1, keywords = { toured(1) }, icon = "notebook" }

-- ---- the Medals -----------------------------------------------------------------------

medal "War Cross with Sword" {
  back = held, nation = norway, points = 4, face_down = true, gives = { quiet_authority, wool_next_to_the_skin },
  says = {
    at { eliminates, of = actor, when = { hurt_alone, at_least(target_value, 2) }, effect = earn },
    at { earned, of = with, effect = gain_xp(4, actor) },
  },
  icon = "cross",
}
medal "Saint Olav Medal with Oak Branch" {
  back = on_kill, nation = norway, points = 3, turns = 2, gives = { wool_next_to_the_skin },
  says = {
    at { eliminates, of = actor, when = hurt_alone, effect = earn },
    at { earned, of = with, effect = gain_xp(2, actor) },
  },
  icon = "tree-roots",
}
-- Somebody comes for it.
medal "Norwegian War Medal" {
  back = on_location, nation = norway, points = 3, turns = 3, gives = { quiet_authority },
  says = {
    at { medal_drawn, of = with, effect = meet },
    at { eliminates, of = actor, when = hurt_alone, effect = earn },
  },
  icon = "medal",
}
medal "Medal for Heroic Deeds" {
  back = on_hit, nation = norway, points = 2, turns = 2, gives = { wool_next_to_the_skin },
  says = { at { moved, of = actor, when = hostiles_here, effect = earn } },
  icon = "shield",
}
medal "Armed Forces Medal of Honour" {
  back = on_goal, nation = norway, points = 3, gives = { quiet_authority },
  says = { at { eliminates, of = actor, effect = earn } },
  icon = "rank-3",
}
medal "Armed Forces Medal for the Wounded" {
  back = on_hit, nation = norway, points = 1,
  says = {
    at { soldier_turn, when = wounds_on, cost = action(1), effect = earn },
    at { earned, of = with, effect = { rally(3, actor), gain_xp(3, actor) } },
  },
  icon = "heart-shield",
}
medal "Medal for International Operations" {
  back = on_location, nation = norway, points = 2, turns = 3, gives = { third_rotation },
  says = { at { kills, of = actor, when = at_least(range, 2), effect = earn } },
  icon = "compass",
}
medal "Operations Medal" {
  back = on_location, nation = norway, points = 2, turns = 3, gives = { ski_legs },
  says = { at { kills, of = actor, when = moved, effect = earn } },
  icon = "treasure-map",
}
medal "Armed Forces Service Medal" {
  back = on_location, nation = norway, points = 1, gives = { third_rotation },
  says = { at { soldier_turn, cost = { action(1), xp(2) }, effect = earn } },
  icon = "rank-1",
}
medal "National Service Medal" {
  back = on_kill, nation = norway, points = 1, turns = 2, gives = { ski_legs },
  says = { at { kills, of = actor, effect = earn } },
  icon = "snowflake-1",
}
-- SPDX-License-Identifier: CC-BY-4.0
