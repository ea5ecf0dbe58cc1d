-- The Undead, and those who know what to say to them.  A Setting of its own: its Missions have its decks, and what
-- WWII shares.
local wwii_era = "settings:wwii-era"

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ---- words -----------------------------------------------------------------

counter "Divinity" {}
keyword "Undead" {}
keyword "Each" { says = { set { suppress_removed = 9, of = actor } } }
keyword "Clergy" { says = { set { theologies = 1, of = actor } } }
keyword "Blessed" { says = { add { attack_roll = 1, of = with, when = target_is(undead) } } }
keyword "Only Light Blessed" {
  says = {
    set { can_have = 0, of = actor, when = is_weapon, unless = weapon(blessed) },
    set { can_have = 0, of = actor, when = { is_weapon, at_least(weighs, 2) } },
  },
}
keyword "Only Light" { says = { set { can_have = 0, of = actor, when = { is_weapon, at_least(weighs, 4) } } } }

force "The Risen" { nation = germany, settings = { wwii_undead } }
force "The Risen Guard" { nation = germany, settings = { wwii_undead } }

-- ---- Hostiles --------------------------------------------------------------

hostile "Crypt Wardens" {
  copies = 3, force = the_risen, value = 3, hits = 3, reticles = 2, cover = 3, range = { 0, 1 }, spoils = { divinity(3) },
  keywords = { undead, each }, chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 1, cost = 1 } }, icon = "skull", flavour = "They kept the gate when it was a gate.",
}
hostile "Iron Revenants" {
  copies = 2, force = the_risen, value = 4, hits = 2, reticles = 3, cover = 4, range = { 0, 2 }, spoils = { divinity(2) },
  keywords = { undead, each, fearless }, chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  icon = "skull", flavour = "Rust, and under the rust nothing.",
}
hostile "Shambling Squad" {
  copies = 6, force = the_risen, value = 1, reticles = 3, cover = 2, range = { 0, 0 }, keywords = { undead, fearless },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, icon = "skull",
}
hostile "Grave Diggers" {
  copies = 5, force = the_risen, value = 0, reticles = 1, cover = 2, range = { 0, 1 }, keywords = { infantry },
  chart = { { active = 1, roll = 10, wounds = 1 } }, icon = "spade", flavour = "Alive, so far. Paid by the hole.",
}
hostile "Bone Drummer" {
  copies = 2, force = the_risen, value = 2, reticles = 2, cover = 3, range = { 0, 2 }, keywords = { undead, maintain(2) }, event = true,
  chart = { { active = 1, roll = 10, wounds = 1 } }, spoils = { divinity(1) }, icon = "drum",
  says = { add { hostile_roll = 1, of = here, unless = itself }, at { eliminated, of = target, effect = gain_xp(1, each_soldier) } },
}
hostile "Guard of the Vault" {
  copies = 4, force = the_risen_guard, value = 4, hits = 3, reticles = 2, cover = 4, range = { 0, 1 }, spoils = { divinity(4) },
  keywords = { undead, each }, chart = { { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } }, icon = "skull",
  says = { at { eliminated, of = target, effect = rally(1, each_soldier) } },
}
hostile "Dead Riflemen" {
  copies = 6, force = the_risen_guard, value = 1, reticles = 2, cover = 3, range = { 0, 2 }, keywords = { undead, fearless },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, icon = "skull",
}

-- Events of this Setting lie among the Hostiles.
event "Cold Breath" {
  back = "Hostile", copies = 2, region = europe, value = 1, settings = { wwii_undead }, cancel = 2, icon = "snowflake-1",
  says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } },
}
event "Something Below" {
  back = "Hostile", copies = 2, region = europe, value = 0, settings = { wwii_undead }, icon = "skull",
  says = { at { event_drawn, of = actor, effect = reinforce(2) } },
}

-- ---- Clergy ----------------------------------------------------------------

player "Father Aumont" {
  era = wwii_era,
  nation = united_states, cost = 20, movement = 2, cover = 3, health = 6, loadout = 8, starts_with = { divinity(6) },
  keywords = { clergy, only_light_blessed, cx(1) }, icon = "cross", flavour = "Chaplain of a regiment that asks fewer questions now.",
}
player "Sister Benedetta" {
  era = wwii_era,
  nation = united_kingdom, cost = 18, movement = 3, cover = 3, health = 5, loadout = 8, starts_with = { divinity(5) },
  keywords = { clergy, only_light_blessed }, icon = "cross", flavour = "The convent had a cellar. The cellar had a door.",
}
player "Sexton Brandt" {
  era = wwii_era,
  nation = united_kingdom, cost = 14, movement = 2, cover = 3, health = 6, loadout = 9, keywords = { only_light },
  icon = "spade", flavour = "He has buried some of them before.",
}

skill "School of the Lamp" {
  era = wwii_era, cost = 2, theology = true, gives = { turn_aside, light_them, vigil }, icon = "lamp",
  says = { add { attack_roll = 1, of = actor, when = target_is(undead) } },
}
skill "School of the Key" {
  era = wwii_era, cost = 2, theology = true, gives = { shield_psalm, mend_the_broken, fasting }, icon = "key",
  says = { add { terrain_cover = 1, of = target, when = attacker_is(undead) } },
}
skill "Turn Aside" {
  era = wwii_era, cost = 3, needs_keywords = { clergy }, icon = "hand",
  says = { at { hit, when = { me, at_least(wounding, 1) }, cost = pay(divinity, 1), effect = add { wounds = -1 } } },
}
skill "Shield Psalm" {
  era = wwii_era, cost = 3, needs_keywords = { clergy }, icon = "shield",
  says = { at { hostile_attacks, cost = pay(divinity, 2), effect = add { hostile_roll = -3 } } },
}
skill "Mend the Broken" {
  era = wwii_era, cost = 3, needs_keywords = { clergy }, icon = "heart",
  says = { at { soldier_turn, cost = { action(1), pay(divinity, 2) }, effect = mend(1, a_wound) } },
}
skill "Light Them" {
  era = wwii_era, cost = 3, needs_keywords = { clergy }, icon = "sun",
  says = { at { soldier_turn, cost = { action(1), pay(divinity, 3) }, effect = hit(1, a_hostile_near) } },
}
skill "Vigil" { era = wwii_era, cost = 2, needs_keywords = { clergy }, icon = "candle", says = { add { terrain_cover = 1, of = target, when = at_least(counters(divinity), 4) } } }
skill "Fasting" {
  era = wwii_era, cost = 2, needs_keywords = { clergy }, icon = "bowl",
  says = { at { soldier_turn, cost = once_a_mission(1), effect = gain(divinity, 2) } },
}

weapon "Blessed Carbine" {
  era = wwii_era,
  cost = 5, weight = 1, keywords = { ranged, carbine, blessed }, caliber = ".30 Carbine", ammo = 5, semi = 1,
  chart = { { range = 0, reload = 1, hit = 6 }, { range = 1, reload = 1, hit = 7 } }, icon = "rifle",
}
weapon "Chrism Mace" { era = wwii_era, cost = 3, weight = 1, keywords = { blessed, pen(1) }, semi = 1, chart = { { range = 0, reload = 0, hit = 5 } }, icon = "mace" }
weapon "Silver-cased BAR" {
  era = wwii_era,
  cost = 7, weight = 6, keywords = { ranged, machine_gun, blessed, pen(1) }, caliber = ".30-06", ammo = 5, semi = 1, auto = 3,
  chart = { { range = 0, reload = 2, hit = 7 }, { range = 1, reload = 2, hit = 7 }, { range = 2, reload = 2, hit = 8 } }, icon = "rifle",
}
equipment "Reliquary" {
  era = wwii_era, cost = 3, weight = 1, keywords = { blessed }, icon = "chest",
  says = { at { eliminated, of = all, when = at_least(hostiles, 1), cost = per_turn(1), effect = rally(1) } },
}

-- ---- Missions --------------------------------------------------------------

mission "What the Abbey Kept" {
  region = europe, setting = wwii_undead, entrance = 0, reinforce = { 0, 1 }, keywords = { fortified },
  resources = 90, time = 16, objective = 4, difficulty = 2, goal = ridge_village, force = the_risen,
  icon = "church", flavour = "The last patrol rang the bell. Nobody had asked them to.",
  says = { add { hostile_value = -2, of = all } },
}
mission "The Drowned Battalion" {
  region = europe, setting = wwii_undead, entrance = 1, reinforce = { 0, 1 }, keywords = { water },
  resources = 100, time = 15, objective = 5, difficulty = 3, goal = command_farm, force = the_risen_guard,
  icon = "skull", flavour = "They went under at the ford in forty. They are marching still.",
}
team "Bell and Book" {
  mission = what_the_abbey_kept,
  cards = {
    father_aumont, school_of_the_lamp, chrism_mace, reliquary,
    corporal_tillery, { "Silver-cased BAR", 1 }, mk_2_grenade(2),
    pfc_whitlock,
  },
}
team "Candle Party" {
  mission = the_drowned_battalion,
  cards = {
    sister_benedetta, school_of_the_key, blessed_carbine, flask_of_holy_water(3),
    father_aumont, school_of_the_lamp, chrism_mace,
    corporal_tillery, { "Silver-cased BAR", 2 }, mk_2_grenade(2),
  },
}

player "Brother Anselm" {
  era = wwii_era,
  nation = united_states, cost = 15, movement = 2, cover = 3, health = 6, loadout = 9, keywords = { only_light, medic }, icon = "cross",
}
equipment "Censer" {
  era = wwii_era, cost = 2, weight = 1, keywords = { blessed }, icon = "smoke",
  says = { add { hostile_roll = -1, of = target, when = attacker_is(undead) } },
}
skill "Litany" {
  era = wwii_era, cost = 3, needs_keywords = { clergy }, icon = "book",
  says = {
    at { eliminates, of = actor, when = fewer_than(counters(divinity), 3), effect = gain(divinity, 1) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
