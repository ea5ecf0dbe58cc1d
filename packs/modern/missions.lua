-- Missions: where the team starts, with what, for how long, and what wins.

-- ==== the dry hills ==========================================================

-- A raid: in, bang, out.
mission "Before the Heat" {
  region = dry_hills, setting = modern_daytime, entrance = 0, reinforce_none = true, keywords = { open },
  resources = 80, time = 9, objective = 4, difficulty = 1, goal = cache_cave, force = hill_militia,
  icon = "sunrise", flavour = "By ten nothing moves up here that is not mad. Be done by ten.",
  says = {
    at { draws_hostiles, when = fewer_than(turn, 4), effect = add { value = -1 } },
    at { turn_begins, when = at_least(turn, 8), effect = discard(1, each_soldier) },
  },
}

-- A sweep: every house, with time, and with people who talk.
mission "Market Day Sweep" {
  region = dry_hills, setting = modern_daytime, entrance = 0, reinforce_none = true, keywords = { road },
  resources = 88, time = 13, objective = 6, difficulty = 2, goal = crossroads_bazaar, force = hill_militia,
  icon = "shop", flavour = "Smile, knock, look under the carpets.",
  says = {
    at { eliminates, effect = draw(1, actor) },
    add { hostile_value = 1, of = all, when = at_least(hostiles, 5) },
  },
}

-- Take it, and keep it clear until the column is through: only then the Mission is won.
mission "Hold the Saddle" {
  region = dry_hills, setting = modern_daytime, entrance = 1, reinforce_none = true, keywords = { high_ground },
  resources = 104, time = 15, objective = 6, difficulty = 3, goal = ridge_outpost, force = hill_militia,
  icon = "flag-objective", flavour = "Two hundred trucks, one road, and that hill beside it.",
  says = {
    set { objective_wins = 0, of = all },
    set { time_out = 1, of = all, when = { objective_done, fewer_than(hostiles, 10) } },
    at { objective_completed, effect = { draw(2, each_soldier), rally(2, each_soldier), gain_xp(1, each_soldier) } },
    at { reinforcement_step, when = objective_done, effect = reinforce(3) },
    add { hostile_roll = 1, of = all, when = objective_done },
  },
}

-- Two pilots, one battery: from the sixth Turn on it runs down.
mission "Downed Crew" {
  region = dry_hills, setting = modern_daytime, entrance = 1, reinforce = { 0, 1 }, keywords = { open },
  resources = 100, time = 18, objective = 6, difficulty = 4, goal = signal_mast, force = hill_militia,
  icon = "parachute", flavour = "They cut the relay, or nobody hears those two again.",
  says = {
    at { hostile_turn_ends, when = at_least(turn, 6), effect = gain(silence, 1, mission) },
    at { turn_begins, when = at_least(tally(silence), 7), effect = fail },
    at { objective_activated, effect = draw(1, each_soldier) },
    add { location_plays = 1, of = all, when = fewer_than(turn, 4) },
  },
}

-- ==== the old port ===========================================================

-- From the sea: light, quick, and the tide decides.
mission "Slack Water" {
  region = old_port, setting = modern_daytime, entrance = 0, reinforce_none = true, keywords = { water },
  resources = 84, time = 11, objective = 5, loadout = -2, difficulty = 2,
  goal = smuggler_boats, force = harbour_syndicate,
  icon = "diving-helmet", flavour = "Forty minutes without a current. Swim there, walk back.",
  says = {
    add { hostile_value = -1, of = all, when = fewer_than(turn, 4) },
    add { movement = 1, of = all, when = place_is(water) },
    add { timer_steps = 1, of = all, when = at_least(hostiles, 8) },
  },
}

-- One Soldier, or nearly, with a paper.
mission "Serve the Warrant" {
  region = old_port, setting = modern_daytime, entrance = 0, reinforce = { 0, 0 }, keywords = { town },
  resources = 52, time = 16, objective = 4, difficulty = 2, goal = penthouse, force = harbour_syndicate,
  icon = "scroll-unfurled", flavour = "Signed by a judge who has since left the country.",
  says = {
    add { draws = 1, of = all, when = player },
    add { starting_xp = 2, of = all, when = player },
    at { turn_begins, effect = rally(1, each_soldier) },
  },
}

-- Either the room with the servers, or enough papers from the pockets of those who guard it.
mission "Paper Trail" {
  region = old_port, setting = modern_daytime, entrance = 0, reinforce = { 0, 1 }, keywords = { town },
  resources = 96, time = 16, objective = 7, difficulty = 3, goal = counting_room, force = harbour_syndicate,
  icon = "files", flavour = "It only needs one name. It is in one of these pockets.",
  says = {
    at { eliminates, effect = gain(proof, 1, mission) },
    at { turn_ends, when = at_least(tally(proof), 15), effect = succeed },
  },
}

-- Nothing has to be taken: they come, and at the end of the time the ships are there.  If the fuel burns, sooner.
mission "Last Ferry" {
  region = old_port, setting = modern_daytime, entrance = 0, reinforce = { 0, 3 }, keywords = { town, fortified },
  resources = 118, time = 16, objective = 7, difficulty = 5, goal = fuel_jetty, force = harbour_syndicate,
  icon = "sailboat", flavour = "Three hundred people on a quay. Stand between them and the town.",
  says = {
    set { time_out = 1, objective_wins = 0, of = all },
    at { objective_completed, effect = timer(-3) },
    at { reinforcement_step, effect = { reinforce(3), reinforce(2) } },
    at { reinforcement_step, when = at_least(turn, 4), effect = reinforce(5) },
    at { soldier_down, effect = timer(1) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
