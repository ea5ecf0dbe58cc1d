-- What Soldiers bring for it: tools, Skills, Service Records, and two men who know machines.
local wwii_era = "settings:wwii-era"

equipment "Ring of Rakes" {
  era = wwii_era, cost = 1, weight = 0, keywords = { pick(8) },
  icon = "lockpicks", flavour = "A safe breaker from Lyon made it. He did not ask what for.",
  says = { at { tests, of = actor, when = testing(pick), cost = per_turn(1), effect = add { bonus = 1 } } },
}

equipment "Field Telephone Kit" {
  era = wwii_era, cost = 2, weight = 1, keywords = { hack(8) },
  icon = "vintage-robot", flavour = "Two clips, a handset, and the patience to listen.",
  says = { at { tests, of = actor, when = testing(hack), cost = xp(1), effect = add { bonus = 2 } } },
}

equipment "Winter Greatcoat" {
  era = wwii_era, cost = 1, weight = 1, keywords = { used_to_cold(1) },
  icon = "trench-coat", flavour = "It weighs as much as a child. It is worth it.",
}

equipment "Quinine Tin" {
  era = wwii_era, cost = 1, weight = 0, counters = 2,
  icon = "medicine-pills", flavour = "Bitter enough to wake you, which helps.",
  says = { at { soldier_turn, cost = spend(1), effect = gain("Hardy (Fever)", 1, me) } },
}

equipment "Ration of Rum" {
  era = wwii_era, cost = 1, weight = 0, counters = 2,
  icon = "bottle-vapors", flavour = "Against everything, for half an hour.",
  says = { at { soldier_turn, cost = spend(1), effect = gain("Hardy (Any)", 1, me) } },
}

skill "Safe Breaker" {
  era = wwii_era, cost = 2, keywords = { pick(6) },
  icon = "key-lock", flavour = "There are only eleven kinds of lock, he says. The rest is rust.",
}

skill "Line Wireman" {
  era = wwii_era, cost = 2, keywords = { hack(6) },
  icon = "wire-coil", flavour = "He can tell by the hum who is talking to whom.",
}

skill "Acclimatized" {
  era = wwii_era, cost = 2, keywords = { used_to_cold(1) },
  icon = "mountains", flavour = "Born at two thousand metres.",
  says = { add { environment_roll = 2, of = actor } },
}

skill "Fever Ward" {
  era = wwii_era, cost = 1, keywords = { used_to_fever(2) },
  icon = "hospital-cross", flavour = "He has had it already.",
  says = { add { environment_roll = 1, of = actor, when = environment(fever) } },
}

skill "Steady Fingers" {
  era = wwii_era, cost = 2,
  icon = "hand", flavour = "They tremble only afterwards.",
  says = { add { ability_roll = 1, of = actor } },
}

-- ---- Service Records -------------------------------------------------------------

skill "Hold What We Have" {
  era = wwii_era, cost = -1, icon = "shield-echoes",
  says = { at { hit, of = target, when = at_least(wounding, 1), cost = spend(1), effect = add { wounds = -1 } } },
}
skill "Seen It Before" {
  era = wwii_era, cost = -1, icon = "third-eye",
  says = { at { soldier_turn, cost = spend(1), effect = draw(2) } },
}
skill "Dig by Night" {
  era = wwii_era, cost = -1, icon = "spade",
  says = { at { soldier_turn, cost = spend(1), effect = { rally(9), draw(1) } } },
}
skill "Share the Load" {
  era = wwii_era, cost = -1, icon = "ammo-box",
  says = { at { soldier_turn, cost = spend(1), effect = resupply(1, each_soldier_here) } },
}

service_record "Salerno 1943" {
  cost = 3, keywords = { used_to_fever(1) }, nations = { united_states, united_kingdom }, region = europe, player = true, non_player = true,
  dates = { { year = 1943, month = 9 } },
  skills = { seen_it_before(2), hold_what_we_have(1) },
  icon = "beach-bag", flavour = "Nine days on a strip of sand, with ships behind and everything else in front.",
}

service_record "Gothic Line 1944" {
  cost = 3, region = europe, player = true, keywords = { used_to_cold(1) },
  dates = { { year = 1944, month = 8 }, { year = 1944, month = 12 } },
  skills = { dig_by_night(2), share_the_load(1) },
  icon = "mountain-road", flavour = "Another river, another ridge, another winter.",
}

service_record "Arnhem 1944" {
  cost = 2, nations = { united_kingdom }, region = europe, player = true, non_player = true, squad = true, bars = { machine },
  dates = { { year = 1944, month = 9 } },
  skills = { hold_what_we_have(2) },
  icon = "stone-bridge", flavour = "Two days, they had said.",
}

service_record "Hurtgen Forest 1944" {
  cost = 2, nations = { united_states }, region = europe, player = true, squad = true, keywords = { used_to_cold(1) },
  dates = { { year = 1944, month = 9 }, { year = 1944, month = 12 } },
  skills = { hold_what_we_have(1), dig_by_night(1) },
  icon = "forest", flavour = "The trees came down in pieces.",
}

-- ---- Soldiers ---------------------------------------------------------------------

non_player "Sergeant Wieczorek" {
  era = wwii_era,
  nation = united_states, cost = 12, movement = 2, cover = 3, health = 3, keywords = { pick(6), hack(8) },
  printed = { "M1 Carbine", { "Mk 2 Grenade", 2 } }, starts_with = { { "Hardy (Fever)", 1 } },
  actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "spanner", flavour = "Twelve years at the Gary works. He greets machines by name.",
}

non_player "Corporal Threlkeld" {
  era = wwii_era,
  nation = united_kingdom, cost = 12, movement = 2, cover = 3, health = 3, keywords = { hack(6), pick(8) },
  printed = { "Sten Mk V", { "No. 36 Grenade", 2 } }, starts_with = { { "Hardy (Cold)", 1 } },
  actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "telephone", flavour = "General Post Office, Engineering Department, on loan.",
}

-- ---- Action cards -------------------------------------------------------------------

action "Noise Next Door" {
  copies = 1, settings = { wwii_europe }, support = 1, retain = 1, icon = "drum",
  flavour = "A tractor, a brass band, a quarrel: anything, as long as it lasts.",
  says = { add { ability_roll = 2, of = here } },
}

action "Plans of the Works" {
  copies = 1, settings = { wwii_europe }, support = 2, retain = 2, icon = "scroll-unfurled",
  flavour = "Drawn from memory by a man who had been sacked.",
  says = {
    at { tests, when = me, cost = per_turn(1), effect = add { bonus = 3 } },
    at { success, when = me, effect = draw(1) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
