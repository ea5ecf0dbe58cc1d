-- War dogs and the men who lead them, and what waits for both in ground that nobody has walked yet.
local wwii_era = "settings:wwii-era"

back "Dog" { of = { "k9" } }
back "Encounter" { of = { "encounter" } }

deck "Dog Encounters" {}
counter "Discipline" { most = 9 }

keyword "K9 Bomb" {}
keyword "K9 Friendly" {}
keyword "K9 Rescue" {}
keyword "K9 Threat" {}
keyword "Handler" {}
keyword "Dog Team" {}

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ---- Handlers and dogs -------------------------------------------------------

-- What a dog can carry and a man can reach.
equipment "Canvas Saddlebags" {
  era = wwii_era, cost = 2, weight = 1, counters = 2,
  says = { at { soldier_turn, cost = spend(1), effect = resupply(1, a_soldier_here) } },
  icon = "backpack",
}
equipment "Collar Flask" {
  era = wwii_era, cost = 1, weight = 0, counters = 1,
  says = { at { soldier_turn, cost = spend(1), effect = rally(1, a_soldier_here) } },
  icon = "water-flask",
}

player "Lance Corporal Penrose" {
  era = wwii_era, nation = united_kingdom, cost = 19, movement = 3, cover = 3, health = 6, loadout = 10,
  keywords = { handler(7), seasoned(2) },
  says = { at { tested, of = actor, when = passed, effect = rally(1) } },
  icon = "boots", flavour = "A gamekeeper's boy. The dog is better fed than he is, and both know it.",
}
k9 "Brisk" {
  nation = united_kingdom, cost = 4, movement = 4, cover = 7, health = 3, era = wwii_era,
  handler = lance_corporal_penrose, deck = dog_encounters, objective = dog_team,
  keywords = { k9_bomb(5), k9_friendly(7), k9_rescue(6), k9_threat(4) }, printed = { canvas_saddlebags }, starts_with = { discipline(3) },
  icon = "sniffing-dog", flavour = "Sits down in front of it, and looks at you until you believe him.",
}

non_player "Corporal Yancey" {
  era = wwii_era,
  nation = united_states, cost = 11, movement = 2, cover = 3, health = 3, keywords = { handler(6), seasoned(1) },
  printed = { "M1 Carbine" },
  actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  icon = "walking-boot",
}
k9 "Duchess" {
  nation = united_states, cost = 5, movement = 3, cover = 7, health = 4, era = wwii_era,
  handler = corporal_yancey, deck = dog_encounters, objective = dog_team,
  keywords = { k9_bomb(6), k9_friendly(4), k9_rescue(5), k9_threat(7) }, printed = { collar_flask }, starts_with = { discipline(2) },
  says = { add { hostile_roll = -1, of = all, when = { same_location, at_least(range, 1) } } },
  icon = "labrador-head", flavour = "Given by a family in Ohio, with her blanket.",
}

-- ---- Encounters --------------------------------------------------------------

encounter "Wire in the Dust" {
  copies = 2, deck = dog_encounters, value = 2, ignore = 3, rolls = { k9_bomb(-1), handler }, second = { k9_bomb(-1) },
  says = {
    at { tests, of = with, when = testing(k9_bomb), cost = pay(discipline, 1), effect = add { bonus = 4 } },
    at { tests, of = with, when = testing(handler), cost = xp(1), effect = add { bonus = 1 } },
    at { tests, of = with, when = testing(handler), cost = discard(2), effect = add { bonus = 3 } },
    at { reward, of = with, effect = gain_xp(3) },
    at { failure, of = with, effect = wound(1, pair) },
    at { worse, of = with, effect = { wound(9, my_k9), wound(9, me) } },
  },
  icon = "barbed-wire",
}

encounter "Shoe Mines" {
  copies = 2, deck = dog_encounters, value = 2, ignore = 5, rolls = { k9_bomb }, second = { handler(-1) },
  says = {
    at { tests, of = with, when = testing(k9_bomb), cost = pay(discipline, 1), effect = add { bonus = 3 } },
    at { tests, of = with, when = testing(handler), cost = discard(1), effect = add { bonus = 2 } },
    at { reward, of = with, effect = { gain_xp(1), draw(1) } },
    at { failure, of = with, effect = wound(1, me) },
    at { worse, of = with, effect = { wound(3, my_k9), wound(2, me) } },
  },
  icon = "land-mine", flavour = "Wood and glass. The detector hears nothing.",
}

encounter "Teller Mines on the Verge" {
  copies = 2, deck = dog_encounters, value = 1, ignore = 4, rolls = { k9_bomb(1) },
  says = {
    at { tests, of = with, cost = pay(discipline, 1), effect = add { bonus = 4 } },
    at { reward, of = with, effect = timer(1) },
    at { failure, of = with, effect = { timer(-1), suppress(1, me) } },
  },
  icon = "mine-explosion",
}

encounter "Booby-Trapped Gate" {
  deck = dog_encounters, value = 1, rolls = { k9_bomb, handler(1) },
  says = {
    at { tests, of = with, when = testing(handler), cost = xp(2), effect = add { bonus = 4 } },
    at { reward, of = with, effect = draw(2) },
    at { failure, of = with, effect = wound(2, pair) },
  },
  icon = "gate",
}

encounter "Child by the Road" {
  copies = 2, deck = dog_encounters, value = 0, ignore = 2, rolls = { k9_friendly },
  says = {
    at { tests, of = with, cost = pay(discipline, 1), effect = add { bonus = 2 } },
    at { reward, of = with, effect = find_location(1) },
    at { failure, of = with, effect = discard(1) },
  },
  icon = "teddy-bear", flavour = "She knows which cellar, and whom to trust. That is the one on four legs.",
}

encounter "Frightened Refugees" {
  copies = 2, deck = dog_encounters, value = 1, ignore = 3, rolls = { k9_friendly(1), handler },
  says = {
    at { tests, of = with, when = testing(handler), cost = discard(1), effect = add { bonus = 2 } },
    at { reward, of = with, effect = { gain_xp(1), draw(1) } },
    at { failure, of = with, effect = timer(-1) },
  },
  icon = "family-house",
}

encounter "Farm Dog" {
  deck = dog_encounters, value = 0, ignore = 6, rolls = { k9_friendly(-1) },
  says = {
    at { tests, of = with, cost = pay(discipline, 1), effect = add { bonus = 3 } },
    at { reward, of = with, effect = gain_actions(1) },
    at { failure, of = with, effect = wound(1, my_k9) },
  },
  icon = "guarded-tower",
}

encounter "Cellar Voices" {
  copies = 2, deck = dog_encounters, value = 1, ignore = 2, rolls = { k9_rescue, handler },
  says = {
    at { tests, of = with, when = testing(k9_rescue), cost = pay(discipline, 1), effect = add { bonus = 3 } },
    at { tests, of = with, when = testing(handler), cost = xp(1), effect = add { bonus = 2 } },
    at { reward, of = with, effect = gain_xp(2, each_soldier) },
    at { failure, of = with, effect = suppress(1, pair) },
  },
  icon = "trapdoor",
}

encounter "Pilot in the Barn" {
  deck = dog_encounters, value = 1, ignore = 3, rolls = { k9_rescue(1), k9_friendly },
  says = {
    at { tests, of = with, cost = pay(discipline, 1), effect = add { bonus = 3 } },
    at { reward, of = with, effect = draw(2) },
    at { failure, of = with, effect = discard(1) },
  },
  icon = "parachute",
}

encounter "Man Under the Beams" {
  deck = dog_encounters, value = 1, rolls = { k9_rescue(-1) }, second = { handler },
  says = {
    at { tests, of = with, when = testing(handler), cost = discard(2), effect = add { bonus = 3 } },
    at { reward, of = with, effect = { gain_xp(2), rally(1) } },
    at { failure, of = with, effect = suppress(1, me) },
    at { worse, of = with, effect = { wound(1, my_k9), wound(1, me) } },
  },
  icon = "ruined-house",
}

encounter "Man on the Roof" {
  copies = 2, deck = dog_encounters, value = 2, ignore = 5, rolls = { k9_threat(-1) },
  says = {
    at { tests, of = with, cost = pay(discipline, 1), effect = add { bonus = 3 } },
    at { reward, of = with, effect = { gain_xp(1), rally(2) } },
    at { failure, of = with, effect = { wound(1, me), suppress(1, me) } },
  },
  icon = "target-shot",
}

encounter "Straw That Moves" {
  copies = 2, deck = dog_encounters, value = 2, ignore = 4, rolls = { k9_threat, handler },
  says = {
    at { tests, of = with, when = testing(k9_threat), cost = pay(discipline, 1), effect = add { bonus = 4 } },
    at { tests, of = with, when = testing(handler), cost = xp(1), effect = add { bonus = 2 } },
    at { reward, of = with, effect = { gain_xp(2), draw(1) } },
    at { failure, of = with, effect = suppress(2, me) },
  },
  icon = "grass",
}

-- ---- a Skill -----------------------------------------------------------------

skill "Quiet Voice" {
  era = wwii_era, cost = 1, needs_keywords = { handler },
  says = { at { tests, of = actor, when = testing(handler), cost = { xp(1), per_turn(1) }, effect = add { bonus = 2 } } },
  icon = "sniffing-dog",
}

-- ---- Objectives --------------------------------------------------------------

objective "Mined Crossroads" {
  region = europe, entrance = 2, reinforce = { 0, 1 }, keywords = { dog_team, road },
  hostiles = by_points(3, 4, 5, 6, 8, 11), destroy = charges_under_the_road,
  icon = "crossroad", flavour = "The tanks come through at noon, or they do not come through.",
  says = { at { objective_activated, when = at_least(timer, 4), effect = timer(-1) } },
}
target "Charges under the Road" { targets = 2, hits = 2, cover = 3, icon = "dynamite" }

objective "Fallen Hospital" {
  region = europe, entrance = 1, reinforce_none = true, keywords = { dog_team, town },
  hostiles = by_points(3, 4, 5, 6, 8, 11), eliminate = true,
  icon = "hospital-cross", flavour = "Three floors in the cellar, and somebody knocks.",
  says = { at { objective_activated, effect = encounter(dog_encounters) } },
}

-- ---- Missions ----------------------------------------------------------------

mission "Dogs Before the Armour" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { road },
  resources = 84, time = 12, objective = 5, difficulty = 2, goal = mined_crossroads, force = german_frontline,
  icon = "sniffing-dog", flavour = "The column waits behind a nose.",
  says = { at { turn_begins, when = fewer_than(turn, 2), effect = draw(1, each_soldier) } },
}

mission "Under the Rubble" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce_none = true, keywords = { town },
  resources = 78, time = 12, objective = 5, difficulty = 3, goal = fallen_hospital, force = german_frontline,
  icon = "ruined-house", flavour = "The bombers were ours. So are the people under it.",
  says = { add { hostile_value = -1, of = all } },
}

-- ---- teams -------------------------------------------------------------------

team "Mine Dog Platoon" {
  mission = dogs_before_the_armour,
  cards = {
    lance_corporal_penrose, sten_mk_v, no_36_grenade(2), quiet_voice,
    brisk,
    lance_corporal_pugh, bren_gun, no_82_grenade(2),
    corporal_nairn,
  },
}

team "Search and Rescue" {
  mission = under_the_rubble,
  cards = {
    technician_abelman, m1_carbine, mk_2_grenade(2),
    corporal_yancey,
    duchess,
    sergeant_kowalczyk, m1a1_thompson, mk_2_grenade(2),
    private_stokes,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
