-- More of the Undead, and more that is said to them.  Of each Hostile here there is one card: no two nights are alike.
local wwii_era = "settings:wwii-era"

-- ---- The Risen -------------------------------------------------------------

local function band(force, name, t)
  t.force, t.copies = force, 1
  hostile(name)(t)
end

band(the_risen, "Bell Ringers", {
  value = 2, hits = 1, reticles = 3, cover = 2, range = { 0, 1 }, place = front_most, spoils = { divinity(1) }, keywords = { undead, each },
  chart = { { active = 1, roll = 10, wounds = 1 } }, icon = "acoustic-megaphone", flavour = "The bell is gone. Their arms go on.",
  says = { at { hostile_placed, of = actor, effect = suppress(1, each_soldier_here) } },
})
band(the_risen, "Ossuary Choir", {
  value = 3, hits = 2, reticles = 2, cover = 3, range = { 0, 2 }, spoils = { divinity(3) }, keywords = { undead, each },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, icon = "shouting",
  flavour = "One note. It has been the same one since Lent.",
  says = { add { attack_roll = -1, of = here } },
})
band(the_risen, "Chained Penitents", {
  value = 2, hits = 2, reticles = 2, cover = 2, range = { 0, 0 }, spoils = { divinity(2) }, keywords = { undead, each },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } }, icon = "chain",
  says = { add { hostile_roll = 1, of = actor, when = suppressed } }, flavour = "Whoever lies down is one of them.",
})
band(the_risen, "Lantern Bearers", {
  value = 2, hits = 2, reticles = 2, cover = 3, range = { 0, 1 }, spoils = { divinity(2) }, keywords = { undead, each },
  chart = { { active = 1, roll = 10, wounds = 1 } }, icon = "lantern-flame", flavour = "The light is for the others.",
  says = { add { terrain_cover = -1, of = here } },
})
band(the_risen, "Reed Walkers", {
  value = 3, hits = 3, reticles = 2, cover = 2, range = { 0, 0 }, place = behind, distance = 1, spoils = { divinity(3) },
  keywords = { undead, each, fearless }, chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  icon = "swamp", says = { add { cover = 2, of = target, when = place_is(water) } },
})
band(the_risen, "Night Nurses", {
  value = 3, hits = 2, reticles = 2, cover = 2, range = { 0, 1 }, spoils = { divinity(3) }, keywords = { undead, each },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, icon = "poison-gas",
  flavour = "The beds are made. Nobody in them is asleep.",
  says = { at { hit, of = actor, when = at_least(wounding, 1), effect = suppress(1, attacked) } },
})
band(the_risen, "Barrow Hounds", {
  value = 1, hits = 1, reticles = 2, cover = 3, range = { 0, 0 }, place = front_most, spoils = { divinity(1) },
  keywords = { undead, each, fearless }, chart = { { active = 1, roll = 9, wounds = 1 } }, icon = "sniffing-dog",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
})
band(the_risen, "Nameless Company", {
  value = 4, hits = 1, reticles = 4, cover = 3, range = { 0, 2 }, spoils = { divinity(3) }, keywords = { undead, each, overkill },
  chart = { { active = 1, roll = 9, wounds = 1 } }, icon = "meeple-army", flavour = "The roll was burned, so nobody was excused.",
})
band(the_risen, "Pale Sappers", {
  value = 2, hits = 2, reticles = 2, cover = 3, range = { 0, 1 }, place = front_most, spoils = { divinity(2) },
  keywords = { undead, each }, chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  icon = "dig-dug", says = { at { moved, of = here, effect = suppress(1, actor) } },
})

-- ---- The Risen Guard -------------------------------------------------------

band(the_risen_guard, "Watch on the Lower Stair", {
  value = 3, hits = 2, reticles = 3, cover = 3, range = { 0, 1 }, spoils = { divinity(4) }, keywords = { undead, each, overkill },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, penalty = { { active = 1, cost = 1 } },
  icon = "stairs", flavour = "Relieved at midnight, the order says. It does not say which.",
})
band(the_risen_guard, "Oath Keepers", {
  value = 4, hits = 4, reticles = 2, cover = 3, range = { 0, 1 }, spoils = { divinity(5) },
  keywords = { undead, each, inspire(1) }, chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  icon = "medal",
})
band(the_risen_guard, "Colour Party", {
  value = 3, hits = 2, reticles = 2, cover = 3, range = { 0, 2 }, spoils = { divinity(3) }, keywords = { undead, each, screened },
  chart = { { active = 1, roll = 10, wounds = 1 } }, icon = "tusks-flag", flavour = "The flag has been mended with whatever there was.",
  says = { set { can_be_suppressed = 0, of = here, unless = itself } },
})
band(the_risen_guard, "Drowned Gunners", {
  value = 4, hits = 2, reticles = 2, cover = 3, range = { 1, 3 }, place = beyond, distance = 2, spoils = { divinity(4) },
  keywords = { undead, each, hard_hitting(1) }, chart = { { active = 2, roll = 8, wounds = 2 }, { active = 1, roll = 10, wounds = 1 } },
  icon = "field-gun", says = { add { cover = -2, of = target, when = explosion } },
})
band(the_risen_guard, "Gallery Crossbows", {
  value = 2, hits = 1, reticles = 3, cover = 4, range = { 1, 2 }, place = beyond, distance = 1, spoils = { divinity(2) },
  keywords = { undead, each }, chart = { { active = 1, roll = 9, wounds = 1 } }, icon = "crosshair",
  says = { add { cover = -2, of = target, when = fewer_than(range, 1) } },
})
-- They hear whoever has fired.
band(the_risen_guard, "Blindfold Wardens", {
  value = 3, hits = 3, reticles = 2, cover = 3, range = { 0, 1 }, spoils = { divinity(3) }, keywords = { undead, each },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } }, icon = "ear",
  says = { add { hostile_roll = 1, of = actor, when = attacks } },
})
band(the_risen_guard, "Ice Lancers", {
  value = 3, hits = 2, reticles = 2, cover = 3, range = { 0, 0 }, place = front_most, aims_at = random_here, spoils = { divinity(3) },
  keywords = { undead, each, fearless }, chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  icon = "horse-head", flavour = "Lost on the retreat from Moscow. The other retreat.",
  says = { add { attack_roll = -1, of = target, when = at_least(range, 1) } },
})
band(the_risen_guard, "Ford Sentinels", {
  value = 1, hits = 1, reticles = 2, cover = 3, range = { 0, 1 }, spoils = { divinity(1) }, keywords = { undead, each },
  chart = { { active = 1, roll = 10, wounds = 1 } }, icon = "river",
  says = { add { entrance = 2, of = here, when = place_is(water) } },
})

-- ---- Clergy ----------------------------------------------------------------

player "Chaplain Sorrell" {
  era = wwii_era,
  nation = united_states, cost = 21, movement = 2, cover = 3, health = 6, loadout = 8, starts_with = { divinity(5) },
  keywords = { clergy, only_light_blessed, seasoned(1) }, icon = "winged-emblem", flavour = "Two jumps, four hundred letters home.",
  says = { at { soldier_down, effect = gain(divinity, 2) } },
}
player "Canon Whitlaw" {
  era = wwii_era,
  nation = united_kingdom, cost = 16, movement = 1, cover = 3, health = 6, loadout = 8, starts_with = { divinity(8) },
  keywords = { clergy, only_light_blessed }, icon = "scroll-unfurled", flavour = "He catalogued the crypt before the war. Some entries have moved.",
  says = { add { experience = 1, of = actor, when = target_is(undead) } },
}

skill "School of the Bell" {
  era = wwii_era, cost = 3, theology = true, gives = { toll, stand_fast, name_the_dead }, icon = "drum",
  says = { add { hostile_roll = -1, of = here, when = { attacker_is(undead), suppressed } } },
}
skill "School of the Threshold" {
  era = wwii_era,
  cost = 2, theology = true, gives = { open_the_way, steady_them, send_them_down }, icon = "dungeon-gate",
  says = { add { movement = 1, of = actor } },
}
skill "Toll" {
  era = wwii_era, cost = 3, needs_keywords = { clergy }, icon = "megaphone",
  says = { at { soldier_turn, cost = { action(1), pay(divinity, 2) }, effect = pin(1, each_hostile_here) } },
}
skill "Stand Fast" {
  era = wwii_era, cost = 2, needs_keywords = { clergy }, icon = "shield-echoes",
  says = { at { hit, when = { same_location, suppressing }, cost = pay(divinity, 1), effect = set { suppress = 0 } } },
}
skill "Name the Dead" {
  era = wwii_era, cost = 4, needs_keywords = { clergy }, icon = "tombstone",
  says = { at { draws_hostiles, cost = { pay(divinity, 3), per_turn(1) }, effect = add { value = -2 } } },
}
skill "Open the Way" {
  era = wwii_era, cost = 3, needs_keywords = { clergy }, icon = "house-keys",
  says = { at { enters, cost = pay(divinity, 1), effect = add { cost = -2 } } },
}
skill "Steady Them" {
  era = wwii_era, cost = 2, needs_keywords = { clergy }, icon = "open-palm",
  says = { at { soldier_turn, cost = { action(1), pay(divinity, 1) }, effect = rally(1, a_soldier_here) } },
}
skill "Send Them Down" {
  era = wwii_era, cost = 4, needs_keywords = { clergy }, icon = "cave-entrance",
  says = { at { soldier_turn, cost = { action(1), pay(divinity, 4) }, effect = drive_off(a_weak_hostile) } },
}
skill "Second Reading" {
  era = wwii_era, cost = 3, needs_keywords = { clergy }, icon = "book",
  says = { at { attack_rolled, when = same_location, cost = { pay(divinity, 2), per_turn(1) }, effect = set { reroll = 1 } } },
}

weapon "Anointed Pistol" {
  era = wwii_era, cost = 3, weight = 1, keywords = { ranged, pistol, blessed }, semi = 1, caliber = ".45 ACP", ammo = 4,
  chart = { { range = 0, reload = 2, hit = 6 }, { range = 1, reload = 2, hit = 8 } }, icon = "colt-m1911",
}
weapon "Flask of Holy Water" {
  era = wwii_era, cost = 1, weight = 0, keywords = { grenade, blessed, pen(2) }, explosion = 2, expended = true,
  chart = { { range = 0, reload = 0, hit = 7 } }, icon = "holy-hand-grenade",
  says = { add { attack_roll = -4, of = with, unless = target_is(undead) } },
}
weapon "Processional Cross" {
  era = wwii_era,
  cost = 4, weight = 1, keywords = { blessed, pen(2) }, semi = 1, chart = { { range = 0, reload = 0, hit = 6 } }, icon = "cross",
  says = { at { declares_attack, of = with, effect = rally(1, each_soldier_here) } },
}
weapon "Engraved Thompson" {
  era = wwii_era,
  cost = 6, weight = 4, keywords = { ranged, submachine_gun, blessed }, burst = 2, auto = 3, caliber = ".45 ACP", ammo = 4,
  chart = { { range = 0, reload = 2, hit = 6 }, { range = 1, reload = 2, hit = 8 } }, icon = "thompson-m1928",
  flavour = "Eleven names on the stock, all of one parish.",
}

sitrep "Holy Ground" {
  pay = 3, settings = { wwii_undead }, icon = "church",
  says = { add { attack_roll = 1, of = all, when = { target_is(undead), fewer_than(range, 1) } } },
}
sitrep "Year Without a Harvest" {
  gain = 1, per_location = true, settings = { wwii_undead }, icon = "tombstone",
  says = { add { hostile_cover_roll = 1, of = all, when = attacker_is(undead) } },
}

-- ---- teams -----------------------------------------------------------------

team "Threshold Guard" {
  mission = what_the_abbey_kept,
  cards = {
    canon_whitlaw, school_of_the_threshold, processional_cross, flask_of_holy_water(2), second_reading,
    sergeant_kowalczyk, engraved_thompson, mk_2_grenade(1),
    pfc_whitlock,
  },
}
team "Bell and Banner" {
  mission = the_drowned_battalion,
  cards = {
    chaplain_sorrell, school_of_the_bell, anointed_pistol, flask_of_holy_water(2),
    corporal_tillery, { "Silver-cased BAR", 2 }, mk_2_grenade,
    staff_sergeant_boudreaux, engraved_thompson, mk_2_grenade,
  },
}
team "Later Parishioners" {
  mission = what_the_abbey_kept,
  cards = {
    father_aumont, school_of_the_lamp, chrism_mace,
    staff_sergeant_ibarra, { "Carbine 5.56", 2 }, stun_grenade(2), ceramic_plates,
    corporal_haverkamp, { "Squad Gun 5.56", 1 },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
