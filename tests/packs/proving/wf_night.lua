-- Cards of wf_night.c, of wf_extraction.c and of the other tests of the night; none lies in a deck.
player "Stalker" { nation = blue, cost = 20, movement = 4, cover = 2, health = 6, loadout = 12 }
location "Dark Lane" { region = plain, copies = 0, entrance = 3, night = 2, rein_roll = { 1, 4 }, hostiles = { { points = 0, value = 0 } } }
location "Dark Yard" { region = plain, copies = 0, night = 2, rein_roll = { 1, 3 }, hostiles = { { points = 0, value = 0 } } }
location "Dark Shed" { region = plain, copies = 0, night = 2, reinforce_none = true, hostiles = { { points = 0, value = 0 } } }
equipment "Dark Goggles" { cost = 2, says = { at { enters, when = me, cost = discard(1), effect = add { night = -2 } } } }
equipment "Moon Glass" { cost = 2, says = { add { night_entrance = -1, of = actor } } }
location "Lamp Yard" { region = plain, copies = 0, rein_roll = { 1, 3 }, hostiles = { { points = 0, value = 0 } } }
equipment "Smoked Glass" { cost = 2, says = { add { night_entrance = 1, of = all } } }
hostile "Sentry" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 5 } }
hostile "Sentry Post" { copies = 0, force = reds, value = 3, reticles = 3, cover = 2, range = { 0, 0 } }

-- ---- Insertion and Extraction; the first of each is taken where none is chosen.
back "Way" { of = { "insertion", "extraction" } }
insertion "Walk In" {}
insertion "Boat In" { cost = 3, says = { at { mission_begins, effect = gain_xp(1, each_soldier) }, add { attack_roll = -1, of = all } } }
extraction "Walk Out" { says = { at { leaving, effect = extract } } }
extraction "Airlift" { cost = 5, entrance = 1, says = { at { leaving, unless = hostiles_here, effect = extract } } }
extraction "Pick-Up" {
  says = {
    at { leaving, when = at_least(tally(harm), 1), effect = extract },
    at { leaving, unless = at_least(tally(harm), 1), effect = gain(harm, 1, mission) },
  },
}
extraction "Cold Landing" { rein_roll = { 1, 4 }, says = { at { leaving, effect = extract } } }
objective "Quiet Post" { region = plain, reinforce_none = true, eliminate = true, hostiles = { { points = 0, value = 0 } } }
mission "Night Mission" {
  region = plain, resources = 50, time = 9, objective = 5, goal = quiet_post, force = reds, reinforce_none = true, setting = night_drill,
  insertion = boat_in, extraction = airlift,
}
mission "Far Night" { region = plain, resources = 114, time = 9, objective = 12, goal = quiet_post, force = reds, reinforce_none = true }
mission_type "Night Wrecking" { back = sort, early = true, decks = { reserve }, says = { set { objective_counts = 0, of = all } } }
mission "Night Burn" {
  region = plain, resources = 114, time = 18, objective = 6, goal = post, force = reds, reinforce_none = true, setting = night_drill,
  types = { night_wrecking, melting }, keywords = { melts_at(9) },
  says = {
    at { emptied, when = extracted, unless = at_least(tally(melt), 1), effect = succeed },
    at { emptied, unless = { at_least(tally(melt), 1), extracted }, effect = { down(each_soldier), fail } },
    at { timer_advanced, when = extracted, unless = at_least(tally(harm), 1), effect = fail },
  },
}

-- ---- On The Ground
setting "Ground Drill" {
  shares = true, keywords = { insertion_and_extraction }, decks = { on_the_ground },
  says = { at { mission_begins, effect = draw_event(on_the_ground, 1) } },
}
deck "Bare Ground" {}
setting "Bare Drill" {
  shares = true, keywords = { insertion_and_extraction }, decks = { bare_ground },
  says = { at { mission_begins, effect = draw_event(bare_ground, 1) } },
}
event "Heavy Rain" {
  copies = 1, deck = on_the_ground, stays = true,
  says = { add { terrain_cover = 1, of = all }, at { event_drawn, of = actor, effect = timer(-2) } },
}
event "Loose Dogs" { copies = 1, deck = on_the_ground, stays = true, says = { at { event_drawn, of = actor, effect = { timer(-2), gain_xp(1, each_soldier) } } } }

-- ---- Ammo
equipment "Plain Rounds" { cost = 0, weight = 0, any_soldier = true, fits = { rifle, gun }, ammo = standard }
equipment "Black Rounds" { cost = 1, weight = 0, any_soldier = true, fits = { rifle, gun }, ammo = black }
equipment "Subsonic Rounds" { cost = 0, weight = 0, any_soldier = true, fits = { rifle, gun }, ammo = subsonic }
weapon "Night Rifle" {
  cost = 2, weight = 4, keywords = { ranged, rifle, pen(1) }, caliber = long, ammo = 6, semi = 1,
  chart = { { range = 0, reload = 2, hit = 7 }, { range = 1, reload = 2, hit = 8 } },
}
weapon "Guard Rifle" {
  cost = 2, weight = 4, keywords = { ranged, rifle }, caliber = long, ammo = 4, semi = 1,
  chart = { { range = 0, reload = 2, hit = 7 }, { range = 1, reload = 2, hit = 8 } },
}
weapon "Last Shot" {
  cost = 1, weight = 1, keywords = { ranged, gun }, caliber = short, ammo = 1, semi = 1,
  chart = { { range = 0, reload = 2, hit = 7 } },
}
non_player "Two Guns" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 2, printed = { last_shot }, chosen_of = { night_rifle, guard_rifle },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
non_player "Old Guard" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 2, printed = { guard_rifle, last_shot },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
non_player "Ready Guard" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 2, printed = { guard_rifle, { "Black Rounds", 2 } },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
player "Quiet" { nation = blue, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12, black = 2, subsonic = 1 }
non_player "Night Guard" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 2, printed = { guard_rifle },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}

non_player "Quiet Gunner" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 2, subsonic = 2, printed = { guard_rifle },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
squad "Quiet Car" {
  nation = blue, cost = 12, movement = 3, cover = 4, health = 2, vehicle = light, brings = quiet_gunner, actions = { { health = 2, actions = 2 } },
}

-- ---- Distraction.  The Mine has the dice of the rulebook's M18.
location "Engine Room" { region = plain, copies = 0, reinforce_none = true, distraction = 2, hostiles = { { points = 0, value = 0 } } }
location "Boiler Room" { region = plain, copies = 0, reinforce_none = true, distraction = 2, hostiles = { { points = 0, value = 0 } } }
weapon "Mine" { cost = 1, keywords = { blast }, triggered = true, explosion = 4, expended = true, chart = { { range = 0, reload = 0, hit = 7 } } }
non_player "Blaster" { nation = blue, cost = 8, movement = 2, cover = 3, health = 2, printed = { plain_rifle, { "Cap", 2 } }, actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } } }
weapon "Cap" { cost = 1, keywords = { blast }, triggered = true, explosion = 1, expended = true, chart = { { range = 0, reload = 0, hit = 7 } } }
-- SPDX-License-Identifier: CC0-1.0
