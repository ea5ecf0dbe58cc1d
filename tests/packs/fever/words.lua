-- The Setting, and the words of the pack.

setting "Fever Country" {
  era = cold_war_era, any_nation = true,
  keywords = {
    -- Hostiles of two sides, sized by their Reticles, from tables that are read by where the Objective lies
    reticles_count, tables_by_distance, events_do_not_count, none_means_one, team_counted_once,
    -- some of them are Fast
    fast_hostiles, establish_target, content_in_range,
    -- whom nobody has woken can be shot all the same
    open_fire, marked_reinforcements, free_activation,
  },
}

nation "The Fevered" {}
force "Valley Fever" { nation = the_fevered, level = frontline }

keyword "Patient" {}
keyword "Warden" {}
-- While it is awake the Timer moves one space more.
keyword "Spreads" { says = { add { timer_steps = n, of = all } } }
keyword "Feels Nothing" { says = { set { can_be_suppressed = 0, of = target } } }

back "Fever Action" {}
back "Fever Hostile" {}
back "Fever Place" {}
-- SPDX-License-Identifier: CC0-1.0
