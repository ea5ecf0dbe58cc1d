-- For tests/rules/wf_environment.c.
counter "Hardy Cold" {}
counter "Hardy Fever" {}
counter "Hardy Any" {}
environment "Cold" { counters = { hardy_cold, hardy_any } }
environment "Fever" { counters = { hardy_fever, hardy_any } }
keyword "Environ Cold" { says = { set { environ = n, of = here, when = environment(cold) } } }
keyword "Environ Fever" { says = { set { environ = n, of = here, when = environment(fever) } } }
keyword "Frostproof" { says = { at { mission_begins, effect = gain(hardy_cold, n, me) } } }
location "Bog" { region = plain, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 0 } }, keywords = { environ_fever(4) } }
mission "Cold Drill" {
  region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true,
  says = { set { environ = 3, of = all, when = environment(cold) } },
}
event "Hoarfrost" { copies = 0, stays = true, keywords = { environ_cold(6) } }
event "Polar Night" { copies = 0, stays = true, says = { set { environ = 5, of = all, when = environment(cold) } } }
event "Thin Air" { copies = 0, stays = true, says = { add { environ = 2, of = here, when = environment(cold) } } }
event "Swamp Gas" { copies = 0, stays = true, keywords = { environ_fever(6) } }
player "Duncan" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, starts_with = { hardy_fever }, keywords = { frostproof(1) } }
equipment "Fur Coat" { cost = 1, weight = 0, keywords = { frostproof(2) } }
equipment "Pills" { cost = 1, weight = 0, counters = 2, says = { at { soldier_turn, cost = spend(1), effect = gain(hardy_any, 1, me) } } }
skill "Tough" { cost = 1, keywords = { frostproof(1) }, says = { add { environment_roll = 2, of = actor, when = environment(fever) } } }
service_record "Winter Battle" { cost = 1, dates = { { year = 1941, month = 11 }, { year = 1942, month = 1 } }, player = true, keywords = { frostproof(1) } }
-- SPDX-License-Identifier: CC0-1.0
