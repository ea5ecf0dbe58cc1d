-- More for close combat: Armor for what a vest leaves bare, three blows, and cards for who is that near.
local wwii_era = "settings:wwii-era"

local american = { united_states }
local british  = { united_kingdom }
local upgun = xp(1)

keyword "Limbs" {}
keyword "Face" {}

-- ---- Armor: body locations 2 face, 3 neck, 13-16 arms, 17-20 legs ------------------

equipment "MRC Body Armour" {
  era = wwii_era, cost = 2, weight = 2, nations = british, coverage = torso, protects = { { 7, 12, 2 } },
  icon = "kevlar-vest", flavour = "Three plates and three pounds. It was offered to everybody, and a few kept it.",
}

equipment "M4 Apron" {
  era = wwii_era,
  cost = 2, weight = 3, nations = american, coverage = limbs, protects = { { 10, 12, 2 }, { 17, 17, 3 }, { 19, 19, 3 } },
  says = { add { terrain_cover = 1, of = target, when = engaged } },
  icon = "trench-body-armor", flavour = "Made for a man who sits. He has cut it shorter.",
}

-- For who goes in front of those who go in front.
equipment "Shin Plates" {
  era = wwii_era, cost = 2, weight = 2, coverage = limbs, protects = { { 17, 20, 4 } },
  says = {
    add { movement = -1, of = actor },
    at { tests, of = actor, when = testing(pick), effect = add { bonus = 1 } },
  },
  icon = "leg-armor", flavour = "One can kneel on anything in them, and think.",
}

equipment "Chain Visor" {
  era = wwii_era, cost = 1, weight = 0, coverage = face, protects = { { 2, 3, 4 } },
  says = { add { attack_roll = -1, of = actor, when = at_least(range, 2) } },
  icon = "visored-helm", flavour = "From his father's war. It rattles, and it has been hit before.",
}

-- ---- blows -------------------------------------------------------------------------

weapon "No. 4 Spike Bayonet" {
  era = wwii_era, cost = 1, weight = 0, nations = british, keywords = { melee, blade },
  strong = { { 1, 1, 8, 1, 0 } }, aimed = { { 1, 1, 8, 1, 1 } },
  icon = "stiletto", flavour = "Eight inches of nothing but point.",
}

-- Whether it has found anybody or not, nobody has heard it.
weapon "Weighted Cosh" {
  era = wwii_era, cost = 2, weight = 0, keywords = { melee, stealth(2) },
  strong = { { 1, 1, 7, -2, 0 } },
  says = { at { after_attack, of = with, effect = hide } },
  icon = "wood-club",
}

weapon "Billhook" {
  era = wwii_era, cost = 2, weight = 2, keywords = { melee, blade },
  strong = { { 1, 3, 6, 1, 0 } }, combo = { { 2, 2, 8, -1, 0 } },
  says = { add { entrance = -1, of = actor, when = place_is(woods) } },
  icon = "machete", flavour = "Borrowed from a vineyard, with every intention.",
}

-- ---- a Soldier who came in one -----------------------------------------------------

non_player "Signaller Hobday" {
  era = wwii_era,
  nation = united_kingdom, cost = 14, movement = 2, cover = 3, health = 3, keywords = { airborne, hack(7) },
  printed = { "Sten Mk V", "MRC Body Armour" }, actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } },
  says = { at { success, of = actor, effect = gain_xp(1) } },
  icon = "radio-tower", flavour = "He jumped with the set on his chest, under the plates.",
}

-- ---- Locations of the ridge ----------------------------------------------------------

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

location "Arms Cage" {
  copies = 1, region = gothic_line, entrance = 1, reinforce = { 0, 1 }, keywords = { fortified }, hand_to_hand = 1,
  hostiles = by_points(2, 3, 4, 5, 8, 11), success = pick, success_roll = 2,
  says = { at { success, of = target, effect = { resupply(1, each_soldier_here), draw(1, actor) } } },
  icon = "ammo-box", flavour = "Half of it was yours, in June.",
}

location "Tin Can Wire" {
  copies = 1, region = gothic_line, entrance = 1, reinforce = { 0, 1 }, keywords = { open }, hand_to_hand = 2,
  hostiles = by_points(1, 2, 3, 4, 7, 9), obstacle = shadows, detect = 1,
  says = { at { set_off, of = target, effect = reinforce(1, here) } },
  icon = "trip-wire", flavour = "Bully beef, two pebbles in each.",
}

-- ---- Action cards ----------------------------------------------------------------------

action "Arm's Length" {
  copies = 2, settings = { wwii_europe }, icon = "punch", flavour = "Too near to miss. Everybody is.",
  says = { at { declares_attack, when = { me, fewer_than(range, 1) }, raise = upgun,
                effect = add { attack_roll = raised(1, 2), cover_roll = 1 } } },
}

action "Boot to the Lock" {
  copies = 2, settings = { wwii_europe }, icon = "walking-boot",
  says = {
    at { declares_attack, when = { me, at_door }, effect = add { cover_roll = 3 } },
    at { enters, when = { me, place_is(town) }, raise = upgun, effect = add { cost = raised(-2, -4) } },
  },
}

action "Stranger's Greatcoat" {
  copies = 1, settings = { wwii_europe }, icon = "trench-coat", flavour = "It bought him one second. He had paid for less.",
  says = { at { hostile_attacks, when = { me, fewer_than(range, 2) }, raise = upgun,
                effect = add { hostile_roll = raised(-3, -5) } } },
}

action "Over the Garden Wall" {
  copies = 1, settings = { wwii_europe }, icon = "brick-wall",
  says = { at { soldier_turn, cost = discard(1), effect = { free_move, hide } } },
}

equipment "Armoured Goggles" {
  era = wwii_era, cost = 2, weight = 1, coverage = face, protects = { { 2, 2, 5 } },
  icon = "goggles", flavour = "Slits instead of glass. For tank men who had stopped looking out.",
  says = { add { ability_roll = -1, of = actor } },
}
-- SPDX-License-Identifier: CC-BY-4.0
