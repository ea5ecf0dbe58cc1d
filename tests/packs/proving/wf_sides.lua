-- Cards for wf_sides.c: draws by Reticles, two-sided Hostiles, allies, Body Count, Search, Battle Fatigue, Upkeep.

-- The manual's table of Reticles by where the Objective lies.
location "Paddy" {
  region = plain, copies = 2, entrance = 1, reinforce = { 1, 2 },
  hostiles = { { points = 3, value = 2 }, { points = 4, value = 3 }, { points = 5, value = 4 }, { points = 6, value = 6 },
               { points = 7, value = 9 }, { points = 8, value = 12 } },
}
mission "Far Drill" { region = plain, resources = 114, time = 18, objective = 5, goal = post, force = reds, reinforce_none = true }
event "Cold Rain" { copies = 0, region = plain, value = 0, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }
