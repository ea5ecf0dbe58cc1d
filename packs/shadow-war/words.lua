-- The words of the pack: regions, nations, forces, and keywords beyond those of the daytime pack.

region "Cold Coast" {}
region "Salt Works" {}

nation "Coastal Republic" {}    -- no country of the map, nor the next
nation "Meridian Concern" {}    -- with a flag on every lorry

force "Coast Regiment" { nation = coastal_republic, level = frontline, settings = { shadow_war } }
force "Works Security" { nation = meridian_concern, level = elite, settings = { shadow_war } }

-- ---- abilities: the number is the least roll that succeeds ---------------------------

keyword "Hack" {}
keyword "Pick" {}
keyword "Shadows" {
  quiet = true,
  says = {
    at { soldier_turn, cost = per_turn(1), effect = test(shadows, 0) },
    at { tested, of = actor, when = { testing(shadows), passed }, effect = hide },
  },
}

-- ---- at arm's length ---------------------------------------------------------------------

keyword "Melee" {}
keyword "Stealth" {
  says = {
    add { attack_roll = n, of = with, when = { melee, hidden } },
    add { cover_roll = 2, of = with, when = hidden },
  },
}

-- ---- Soldiers -------------------------------------------------------------------------

keyword "Night Walker" {}
keyword "Frogman" {}

-- ---- Hostiles -------------------------------------------------------------------------

keyword "Technician" {}                 -- what is broken, they mend
keyword "Dog" {}
-- Whoever creeps past it needs a better roll.
keyword "Keen" { says = { add { ability_roll = -n, of = here, when = testing(shadows) } } }
-- What makes such a din that nobody hears a step.
keyword "Din" { says = { add { ability_roll = n, of = here, when = testing(shadows) } } }

-- ---- places ---------------------------------------------------------------------------

keyword "Dark" { says = { add { ability_roll = n, of = here, when = testing(shadows) } } }
keyword "Lamplit" { says = { add { ability_roll = -n, of = here, when = testing(shadows) } } }
keyword "Machinery" {}
keyword "Structure" { says = { set { can_be_engaged = 0, of = target, unless = breached }, set { draws_unaware_target = 0, of = target, unless = target_is(vulnerable) } } }

-- ---- Meltdown and Sabotage --------------------------------------------------------------

counter "Strain" {}             -- what has been broken: so far the pressure comes each time the Timer moves
counter "Pressure" {}           -- what is left before it goes up
keyword "Goes Up At" { says = { at { mission_begins, effect = gain(pressure, n, mission) } } }

mission_type "Boiling Over" {
  icon = "nuclear-plant", flavour = "It wants to. That is what the whole building is for: to stop it wanting.",
  says = {
    at { assault_done, when = fewer_than(wounding, 1), unless = objective_done, effect = gain(strain, 1, mission) },
    at { attack_rolled, when = explosion, effect = gain(strain, 1, mission, per(dice)) },
    at { bombarded, effect = gain(strain, 1, mission, per(dice)) },
    at { timer_moved, unless = objective_done, effect = gain(pressure, -1, mission, per(tally(strain))) },
  },
}

-- ---- Ammo -----------------------------------------------------------------------------

caliber ".45 ACP" {}
caliber ".300 Blackout" {}
caliber "Bolt" {}

-- Done by the machines that are broken on the way, not by what is done in the Objective.
mission_type "Night Sabotage" {
  early = true,
  icon = "gear-hammer", flavour = "Which machines, the order says. Nobody is to be a hero about the others.",
  says = {
    set { objective_counts = 0, of = all },
    at { emptied, when = extracted, unless = at_least(tally(pressure), 1), effect = succeed },
    at { emptied, unless = { extracted, at_least(tally(pressure), 1) }, effect = { down(each_soldier), fail } },
    at { timer_advanced, when = extracted, unless = at_least(tally(strain), 1), effect = fail },
  },
}

-- From the Objective back to the Mission card, and away from there.
mission_type "Night Escape" {
  lays = from_objective, start = objective, active = true,
  icon = "return-arrow", flavour = "The way in was the easy half.",
  says = {
    set { objective_wins = 0, of = all }, set { can_withdraw = 0, of = all }, set { downed_die = 1, of = all },
    set { arrives = 0, of = all, when = in_mission },
    at { timer_advanced, when = fewer_than(turn, 2), effect = draw_hostiles },
    at { moved, when = team_at_mission, effect = succeed },
    at { turn_judged, when = team_at_mission, effect = succeed },
    at { hostile_turn_ends, when = team_at_mission, effect = succeed },
  },
}

-- wwii-expansions has an Order too: in one box it is one back.
back "Order" { of = { "mission_type", "insertion", "extraction" } }
-- SPDX-License-Identifier: CC-BY-4.0
