-- Words of abilities, harsh places, Sabotage and Meltdown.

region "Works" {}
region "High Passes" {}

-- Abilities: the number is the least roll that succeeds.
keyword "Hack" {}

-- Environments, and the counters that serve against them.
counter "Hardy (Cold)" { most = 9 }
counter "Hardy (Fever)" { most = 9 }
counter "Hardy (Any)" { most = 9 }
environment "Cold" { counters = { "Hardy (Cold)", "Hardy (Any)" } }
environment "Fever" { counters = { "Hardy (Fever)", "Hardy (Any)" } }
keyword "Environ (Cold)"  { says = { set { environ = n, of = here, when = environment(cold) } } }
keyword "Environ (Fever)" { says = { set { environ = n, of = here, when = environment(fever) } } }
keyword "Used to Cold"  { says = { at { mission_begins, effect = gain("Hardy (Cold)", n, me) } } }
keyword "Used to Fever" { says = { at { mission_begins, effect = gain("Hardy (Fever)", n, me) } } }

-- Meltdown and Sabotage.
counter "Meltdown Damage" {}
counter "Meltdown Progress" {}
deck "Technicians" {}
keyword "Technician" {}
keyword "Meltdown At" { says = { at { mission_begins, effect = gain(meltdown_progress, n, mission) } } }

mission_type "Meltdown" {
  back = "Location", icon = "nuclear-plant", flavour = "Nobody has to hit it. They only have to stop looking after it.",
  says = {
    at { assault_done, when = fewer_than(wounding, 1), unless = objective_done, effect = gain(meltdown_damage, 1, mission) },
    at { attack_rolled, when = explosion, effect = gain(meltdown_damage, 1, mission, per(dice)) },
    at { bombarded, effect = gain(meltdown_damage, 1, mission, per(dice)) },
    at { timer_moved, unless = objective_done, effect = gain(meltdown_progress, -1, mission, per(tally(meltdown_damage))) },
  },
}
mission_type "Before It Goes" {
  back = "Location", icon = "mushroom-cloud",
  says = {
    at { emptied, unless = { at_least(tally(meltdown_progress), 1), objective_done }, effect = { down(each_soldier), fail } },
  },
}
mission_type "Sabotage" {
  back = "Location", decks = { technicians }, icon = "gear-hammer",
  flavour = "Orders say which machines. Nobody is to be a hero about the others.",
  says = { set { objective_counts = 0, of = all } },
}
-- Away before it goes up: the way out is the way in.
mission_type "By Fire" {
  back = "Location", icon = "burning-embers",
  says = {
    at { emptied, unless = { at_least(tally(meltdown_progress), 1), away }, effect = succeed },
    at { emptied, when = away, unless = at_least(tally(meltdown_progress), 1), effect = { down(each_soldier), fail } },
  },
}

back "Service File" { of = { "service_record" } }
-- SPDX-License-Identifier: CC-BY-4.0
