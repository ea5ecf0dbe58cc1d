-- Aircraft called onto the Objective: who speaks to them from the ground, and what comes down.
local wwii_era = "settings:wwii-era"

back "Aircraft" { of = { "platform" } }

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ---- Designators -------------------------------------------------------------

equipment "Forward Link Set" {
  era = wwii_era, cost = 4, weight = 3,
  guidance = { { roll = 5, points = 1 }, { roll = 8, points = 2 }, { roll = 10, points = 3 } }, guides = { 0, 2 }, boost = 2,
  says = { add { ability_roll = -1, of = with, when = moved } },
  icon = "radio-tower", flavour = "One pilot on the ground, who knows what another sees from eight thousand feet.",
}

-- No words at all: what is laid out must be seen.
equipment "Red Smoke and Panels" {
  era = wwii_era, cost = 2, weight = 1,
  guidance = { { roll = 5, points = 1 }, { roll = 8, points = 2 } }, guides = { 0, 1 }, boost = 1,
  says = { add { ability_roll = 2, of = with, when = place_is(open) } },
  icon = "smoke-bomb",
}

skill "Tentacle Officer" {
  era = wwii_era, cost = 2,
  says = { add { ability_roll = 1, of = actor, unless = suppressed } },
  icon = "radar-dish", flavour = "He has flown the thing, and speaks the language of those who do.",
}

-- ---- Platforms ---------------------------------------------------------------

platform "Typhoon Flight" {
  cost = 12, attacks = 4, danger = 1, safe = 4,
  damage = { { roll = 7, damage = 1 }, { roll = 10, damage = 2 } },
  guidance = { { points = 3, bonus = 1 }, { points = 6, bonus = 2 }, { points = 10, bonus = 3 } },
  icon = "jet-fighter", flavour = "Eight rockets each, and the pilot decides whether in pairs or all at once.",
}

-- Everybody in the Objective keeps his head down, whatever was hit.
platform "Thunderbolt Flight" {
  cost = 9, attacks = 3, danger = 0, safe = 7,
  damage = { { roll = 6, damage = 1 }, { roll = 11, damage = 3 } },
  guidance = { { points = 2, bonus = 1 }, { points = 5, bonus = 2 }, { points = 8, bonus = 4 } },
  says = { at { called_in, of = target, effect = gain_xp(1, each_soldier) } },
  icon = "bomber", flavour = "Two five-hundred-pounders under the wings, and no bridge is small enough.",
}

-- ---- Objectives --------------------------------------------------------------

objective "Casemate Battery" {
  region = europe, entrance = 3, reinforce = { 0, 1 }, keywords = { fortified },
  hostiles = by_points(3, 4, 5, 7, 9, 12), destroy = casemate,
  icon = "bunker", flavour = "Two metres of concrete, and the door is on the inside.",
  says = { add { entrance = 1, of = all, when = in_objective } },
}
target "Casemate" { targets = 1, hits = 1, cover = 6, strike = 3, strike_only = true, icon = "cannon" }

objective "Launching Ramp" {
  region = europe, entrance = 1, reinforce = { 0, 2 }, keywords = { woods, road },
  hostiles = by_points(3, 4, 6, 8, 10, 13), destroy = buried_stores,
  icon = "rocket", flavour = "A ski lying on its side, and all of it that matters is under the hill.",
  says = { at { hostile_turn_ends, when = fewer_than(timer, 4), effect = reinforce(2) } },
}
target "Buried Stores" { targets = 1, hits = 1, cover = 6, strike = 4, strike_only = true, icon = "bunker" }

objective "Railway Viaduct" {
  region = europe, entrance = 2, reinforce = { 0, 2 }, keywords = { open, water },
  hostiles = by_points(3, 4, 5, 6, 8, 11), destroy = viaduct_piers,
  icon = "stone-bridge", flavour = "A train a night. It can be climbed to with charges, or it can be pointed at.",
  says = { add { terrain_cover = -1, of = here } },
}
target "Viaduct Piers" { targets = 3, hits = 2, cover = 4, explosion_only = true, strike = 3, icon = "stone-wall" }

-- ---- Missions ----------------------------------------------------------------

mission "Rockets on Call" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { open },
  resources = 100, time = 16, objective = 5, loadout = 1, difficulty = 2, goal = casemate_battery, force = german_frontline,
  icon = "jet-fighter", flavour = "They circle over the start line until somebody has work for them.",
  says = {
    at { turn_begins, when = fewer_than(turn, 2), effect = gain_xp(1, each_soldier) },
    at { called_in, effect = pin(1, each_hostile) },
  },
}

mission "Look Up" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce_none = true, keywords = { woods },
  resources = 92, time = 15, objective = 5, difficulty = 4, goal = railway_viaduct, force = german_frontline,
  icon = "spyglass", flavour = "Nobody can carry enough to bring it down. Somebody can carry a lamp.",
  says = { add { hostile_value = -1, of = all } },
}

-- ---- teams -------------------------------------------------------------------

team "Tentacle Party" {
  mission = rockets_on_call,
  cards = {
    captain_ashworth, sten_mk_v, no_36_grenade(2), forward_link_set, tentacle_officer,
    lance_corporal_pugh, bren_gun,
    corporal_nairn,
    marine_farrant,
    typhoon_flight,
  },
}

team "Ground Controllers" {
  mission = look_up,
  cards = {
    sergeant_kowalczyk, m1a1_thompson, mk_2_grenade(2), red_smoke_and_panels,
    corporal_tillery, m1918a2_bar,
    private_garza,
    pfc_whitlock,
    thunderbolt_flight,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
