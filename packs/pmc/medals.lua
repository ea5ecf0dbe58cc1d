-- Medals of the company: most last a while, and a few stand in a file.  Played with the rule "Medals".

local on_location, on_kill, on_hit = "Medal for a Location", "Medal for an Elimination", "Medal for a Hit"
local on_goal, held = "Medal for the Objective", "Medal Held Back"

skill "Repeat Business" {
  era = modern_era, cost = -1, icon = "return-arrow",
  says = { at { soldier_turn, cost = once_a_mission, effect = { draw(1), rally(1, each_soldier_here) } } },
}

-- ---- a burden, until it is paid off -----------------------------------------------------

medal "Twisted Ankle" {
  back = on_location, nation = pmc, company = true,
  says = {
    add { movement = -1, of = actor },
    at { soldier_turn, cost = action(1), effect = shed },
  },
  icon = "arm-bandage",
}
medal "Somebody Is Filming" {
  back = on_location, nation = pmc, company = true,
  says = {
    add { attack_roll = -1, of = actor },
    at { soldier_turn, cost = xp(1), effect = shed },
  },
  icon = "camera",
}
medal "Wrong Paperwork" {
  back = on_location, nation = pmc, company = true,
  says = {
    add { hand_size = -1, of = actor },
    at { soldier_turn, cost = { action(1), xp(1) }, effect = shed },
  },
  icon = "files",
}
medal "Shaken Client" {
  back = on_hit, nation = pmc, company = true,
  says = {
    add { attack_dice = -1, of = actor },
    at { eliminates, of = actor, effect = shed },
  },
  icon = "broken-heart",
}
medal "Under Review" {
  back = on_kill, nation = pmc, company = true,
  says = {
    add { experience = -1, of = actor },
    at { soldier_turn, cost = xp(2), effect = shed },
  },
  icon = "magnifying-glass",
}

-- ---- a burden and something for it ------------------------------------------------------

medal "Extra Plates" {
  back = on_location, nation = pmc, company = true,
  says = {
    add { movement = -1, of = actor },
    add { terrain_cover = 1, of = target },
    at { objective_activated, effect = shed },
  },
  icon = "kevlar-vest",
}
medal "Wide Awake" {
  back = on_hit, nation = pmc, company = true,
  says = {
    add { attack_roll = 1, of = actor },
    add { hand_size = -1, of = actor },
    at { turn_ends, effect = shed },
  },
  icon = "pill",
}
-- As long as he stays.
medal "High Window" {
  back = on_location, nation = pmc, company = true,
  says = {
    add { attack_roll = 2, of = actor },
    add { terrain_cover = -1, of = target },
    at { moved, of = actor, effect = shed },
  },
  icon = "window",
}
medal "Point Man" {
  back = on_location, nation = pmc, company = true,
  says = {
    add { attack_dice = 1, of = actor, when = moved },
    add { terrain_cover = -1, of = target },
    at { objective_activated, effect = shed },
  },
  icon = "walking-scout",
}

-- ---- a bonus -----------------------------------------------------------------------------

medal "Double Rates" {
  back = on_hit, nation = pmc, company = true,
  says = { at { medal_drawn, of = with, effect = { gain_xp(3, actor), shed } } },
  icon = "cash",
}
medal "Second Wind" {
  back = on_location, nation = pmc, company = true,
  says = { at { medal_drawn, of = with, effect = { gain_actions(1, actor), rally(2, actor), shed } } },
  icon = "wind-slap",
}
-- As long as he stays.
medal "Good Sight Lines" {
  back = on_location, nation = pmc, company = true,
  says = {
    add { attack_roll = 1, of = actor },
    at { moved, of = actor, effect = shed },
  },
  icon = "crosshair",
}
-- As long as he stays.
medal "Dead Ground" {
  back = on_location, nation = pmc, company = true,
  says = {
    add { terrain_cover = 1, of = target },
    at { moved, of = actor, effect = shed },
  },
  icon = "hills",
}
-- Two that stand in his file, with what they are worth.
medal "Company Star" {
  back = on_goal, nation = pmc, company = true, points = 2, gives = { repeat_business },
  says = { at { medal_drawn, of = with, effect = gain_xp(4, actor) } },
  icon = "star-prominences",
}
medal "Named in the Debrief" {
  back = held, nation = pmc, company = true, face_down = true, points = 1,
  says = {
    at { medal_drawn, of = with, effect = gain_xp(2, actor) },
    add { experience = 1, of = actor },
  },
  icon = "tied-scroll",
}
medal "Spare Magazine" {
  back = on_kill, nation = pmc, company = true,
  says = { at { medal_drawn, of = with, effect = { resupply(1, actor), draw(1, actor), shed } } },
  icon = "machine-gun-magazine",
}
-- SPDX-License-Identifier: CC-BY-4.0
