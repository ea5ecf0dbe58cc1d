-- How the team comes and goes, and what it finds on the ground.

-- ---- Insertions: applied once, at the start -------------------------------------------

insertion "Long Walk In" {
  cost = 0,
  icon = "walk", flavour = "Eleven hours with a rucksack. Cheap, quiet, and one is warm.",
  says = { at { mission_begins, effect = { timer(-1), discard(1, each_soldier) } } },
}

insertion "Swimmer Lock" {
  cost = 3,
  icon = "submarine", flavour = "Out through a tube made for other things.",
  says = { at { mission_begins, effect = draw(1, each_soldier) }, add { loadout = -1, of = all } },
}

insertion "High and Silent" {
  cost = 5,
  icon = "parachute", flavour = "Nine kilometres up, eight of them falling.",
  says = {
    at { mission_begins, effect = { timer(1), suppress(1, each_soldier) } },
    add { location_plays = 1, of = all, when = fewer_than(turn, 3) },
  },
}

insertion "Fish Lorry" {
  cost = 2,
  icon = "truck", flavour = "Under the ice, behind the cod. The guard did not look long.",
  says = { at { mission_begins, effect = { gain_xp(1, each_soldier), find_location(1, each_soldier) } } },
}

-- ---- Extractions: what must hold when all are there and the Soldier Turn is over ----------

extraction "Grey Launch" {
  cost = 2, entrance = 1, night = 1, hand_to_hand = 1, rein_roll = { 1, 2 }, keywords = { water },
  icon = "motorboat", flavour = "Engine in water, lamp in a bucket, mate in a temper.",
  says = { at { leaving, unless = at_least(hostiles_here, 2), effect = extract } },
}

extraction "Rotors in the Valley" {
  cost = 5, entrance = 0, night = 0, hand_to_hand = 2, rein_roll = { 1, 5 }, keywords = { open },
  icon = "helicopter", flavour = "Ninety seconds on the ground. It feels them all.",
  says = { at { leaving, effect = extract }, add { terrain_cover = -1, of = here } },
}

extraction "Over the Border" {
  cost = 0, entrance = 3, night = 2, hand_to_hand = 1, rein_roll = { 1, 3 }, keywords = { dark(1) },
  icon = "barbed-wire", flavour = "Four kilometres of forest, then a forest in another language.",
  says = { at { leaving, unless = hostiles_here, effect = extract } },
}

-- It goes when it goes.
extraction "Night Shift Bus" {
  cost = 3, entrance = 1, night = 0, hand_to_hand = 1, reinforce_none = true, keywords = { road, lamplit(1) },
  icon = "bus", flavour = "Forty tired men and six who only look it.",
  says = { at { leaving, when = fewer_than(timer, 9), effect = extract }, add { terrain_cover = 1, of = here } },
}

-- ---- On The Ground: one good thing and one bad, for the whole Mission ---------------------

local function found(name)
  return function(card)
    card.deck, card.stays, card.settings = on_the_ground, true, { shadow_war }
    event(name)(card)
  end
end

found "Full Moon" {
  icon = "moon", flavour = "Beautiful. Unfortunately.",
  says = {
    add { night_entrance = -1, of = all },
    add { ability_roll = -1, of = all, when = testing(shadows) },
  },
}

found "Low Cloud" {
  icon = "fog", flavour = "Black as a boot, and as wet.",
  says = {
    add { night_entrance = 1, of = all },
    add { ability_roll = 1, of = all, when = testing(shadows) },
  },
}

found "Wedding at the Inn" {
  icon = "wedding-rings", flavour = "Accordion until four. Guests everywhere until five.",
  says = {
    add { action_noise = -2, of = all },
    add { hostile_value = 1, of = all },
  },
}

found "Inspection Tomorrow" {
  icon = "clipboard", flavour = "Everything is painted, everybody is awake.",
  says = {
    add { hostile_roll = -1, of = all },
    at { reinforcement_step, when = at_least(turn, 5), effect = reinforce(0, front) },
  },
}

found "Half the Garrison Has Flu" {
  icon = "medical-thermometer", flavour = "The other half has been told to look twice as hard.",
  says = {
    add { hostile_value = -1, of = all },
    add { hostile_roll = 1, of = all },
  },
}

found "Wind From the Sea" {
  icon = "wind-slap", flavour = "It carries everything away: sounds, maps, hats.",
  says = {
    add { action_noise = -1, of = all },
    add { attack_roll = -1, of = all, when = at_least(range, 2) },
  },
}

found "A Friend Inside" { meant = { event_stays = "she is there for the whole Mission" },
  icon = "inner-self", flavour = "She left a window open. She left it open all week.",
  says = {
    at { event_drawn, of = actor, effect = { draw(1, each_soldier), find_location(1, each_soldier), timer(-1) } },
  },
}

found "Wrong Map" {
  icon = "treasure-map", flavour = "Last year's fences. Last year's guards, too.",
  says = {
    add { entrance = 1, of = all },
    add { hostile_value = -1, of = all },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
