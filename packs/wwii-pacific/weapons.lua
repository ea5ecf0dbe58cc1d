-- Small arms of the Pacific, 1942-45.  A row of a chart is { range, reload, hit }.

local american   = { united_states }
local australian = { australia }
local allied     = { united_states, australia }

-- ---- United States ----------------------------------------------------------

weapon "M1 Rifle" {
  era = wwii_era, back = pacific_gear,
  cost = 3, weight = 4, nations = american, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, caliber = ".30-06", ammo = 5,
  icon = "rifle", flavour = "The Army brought it to the island. The Marines borrowed it, one by one.",
}

-- The old rifle, of 1903, carried ashore in August 1942.
weapon "M1903 Springfield" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 4, nations = american, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 7 }, { 2, 1, 7 }, { 3, 1, 9 } },
  bolt = 1, caliber = ".30-06", ammo = 5,
  icon = "winchester-rifle", flavour = "Five rounds, straight as a plumb line.",
}

-- A target telescope as long as a forearm.
weapon "M1903A1 with Unertl" {
  era = wwii_era, back = pacific_gear,
  cost = 4, weight = 4, nations = american, keywords = { ranged, rifle, scoped(2), pen(1) },
  chart = { { 0, 1, 10 }, { 1, 1, 9 }, { 2, 1, 8 }, { 3, 1, 8 } },
  bolt = 1, caliber = ".30-06", ammo = 4,
  icon = "crosshair", flavour = "Eight power. You see him breathe.",
}

weapon "M1941 Johnson Rifle" {
  era = wwii_era, back = pacific_gear,
  cost = 4, nations = american, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 1, 7 }, { 1, 1, 7 }, { 2, 1, 8 } },
  semi = 1, caliber = ".30-06", ammo = 4,
  says = { add { attack_roll = 1, of = with, when = at_least(attacks, 2) } },
  icon = "gun-stock",
  flavour = "Ten rounds in a drum that can be topped up with the bolt closed. Bought for the Dutch.",
}

weapon "Carbine M1" {
  era = wwii_era, back = pacific_gear,
  cost = 2, nations = american, keywords = { ranged, carbine },
  chart = { { 0, 1, 7 }, { 1, 1, 8 } },
  semi = 1, caliber = ".30 Carbine", ammo = 4,
  icon = "bullets",
}

-- From 1945: a lever beside the bolt, and the magazine is gone.
weapon "M2 Carbine" {
  era = wwii_era, back = pacific_gear,
  cost = 3, weight = 2, nations = american, keywords = { ranged, carbine },
  chart = { { 0, 2, 7 }, { 1, 2, 8 } },
  semi = 1, auto = 3, caliber = ".30 Carbine", ammo = 4,
  says = { add { reload_number = 1, of = with, when = auto } },
  icon = "bullet-impacts",
}

weapon "BAR M1918A2" {
  era = wwii_era, back = pacific_gear,
  cost = 6, nations = american, keywords = { ranged, machine_gun, pen(1) },
  chart = { { 0, 3, 7 }, { 1, 3, 7 }, { 2, 3, 8 } },
  burst = 2, auto = 3, caliber = ".30-06", ammo = 5,
  icon = "machine-gun-magazine", flavour = "By 1944 three to a squad, and still not enough.",
}

-- Fed from the left, fired from the hip or the ground, taken apart in a minute.
weapon "M1941 Johnson LMG" {
  era = wwii_era, back = pacific_gear,
  cost = 6, weight = 5, nations = american, keywords = { ranged, machine_gun, pen(1) },
  chart = { { 0, 3, 7 }, { 1, 3, 7 }, { 2, 3, 9 } },
  semi = 1, auto = 3, caliber = ".30-06", ammo = 5,
  says = { add { attack_roll = 1, of = with, when = { moved, auto } } },
  icon = "double-shot",
}

weapon "M1919A4 Machine Gun" {
  era = wwii_era, back = pacific_gear,
  cost = 8, weight = 10, nations = american, keywords = { ranged, machine_gun, pen(1), unwieldy(3) },
  chart = { { 0, 1, 8 }, { 1, 1, 7 }, { 2, 1, 7 }, { 3, 1, 9 } },
  burst = 2, spray = 3, caliber = ".30-06", ammo = 6,
  icon = "machine-gun", flavour = "The tripod is for daylight. At night it lies across a log.",
}

weapon "M1928A1 Thompson" {
  era = wwii_era, back = pacific_gear,
  cost = 4, nations = allied, keywords = { ranged, submachine_gun },
  chart = { { 0, 2, 6 }, { 1, 2, 8 } },
  semi = 1, burst = 2, auto = 3, caliber = ".45 ACP", ammo = 4,
  icon = "thompson-m1928",
}

-- Light, accurate, cheap; and made for places without sand and salt.
weapon "M50 Reising" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 3, nations = american, keywords = { ranged, submachine_gun },
  chart = { { 0, 3, 6 }, { 1, 3, 8 } },
  semi = 1, auto = 3, caliber = ".45 ACP", ammo = 3,
  says = {
    add { reload_number = 2, of = with, when = place_is(water) },
    add { reload_number = 2, of = with, when = place_is(beach) },
  },
  icon = "autogun", flavour = "Several lie on the bottom of the Lunga. They were thrown there.",
}

weapon "M1897 Trench Gun" { meant = { weapon_dice = "each shot is a load of shot: two dice" },
  era = wwii_era, back = pacific_gear,
  cost = 3, weight = 4, nations = american, keywords = { ranged, shotgun },
  chart = { { 0, 3, 5 } },
  semi = 2, caliber = "Twelve Gauge", ammo = 3,
  says = { add { cover_roll = 1, of = with, when = place_is(jungle) } },
  icon = "sawed-off-shotgun", flavour = "Paper shells swell in the wet. Brass ones came later.",
}

weapon "Pistol M1911" {
  era = wwii_era, back = pacific_gear,
  cost = 1, nations = allied, keywords = { ranged, pistol },
  chart = { { 0, 2, 7 } },
  semi = 1, caliber = ".45 ACP", ammo = 3,
  icon = "colt-m1911",
}

weapon "Mk II Frag" {
  era = wwii_era, back = pacific_gear,
  cost = 1, nations = american, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 7 } },
  explosion = 4, expended = true,
  icon = "grenade",
}

-- In a cave there is nowhere to run from it.
weapon "WP Grenade" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 1, nations = american, keywords = { grenade, pen(2) },
  chart = { { 0, 0, 8 } },
  explosion = 3, expended = true,
  says = {
    at { declares_attack, of = with, effect = pin(1, the_hostile) },
    add { cover = -2, of = with, when = place_is(cave) },
  },
  icon = "smoke-bomb",
}

weapon "M9A1 Rifle Grenade" {
  era = wwii_era, back = pacific_gear,
  cost = 1, nations = american, keywords = { launcher },
  chart = { { 1, 0, 7 }, { 2, 0, 8 } },
  explosion = 3, expended = true, single_shot = true,
  says = { add { cover_roll = 1, of = with, when = target_is(vehicle) } },
  icon = "bundle-grenade",
}

weapon "M1A1 Bazooka" {
  era = wwii_era, back = pacific_gear,
  cost = 4, weight = 6, nations = american, keywords = { launcher, pen(3) },
  chart = { { 0, 10, 9 }, { 1, 10, 7 }, { 2, 10, 8 } },
  explosion = 3, single_shot = true, caliber = "Rocket 60 mm", ammo = 3,
  says = { add { attack_roll = 1, of = with, when = target_is(bunker) } },
  icon = "missile-launcher", flavour = "Brought for tanks. There were few tanks, and any number of bunkers.",
}

weapon "M2-2 Flamethrower" {
  era = wwii_era, back = pacific_gear,
  cost = 6, weight = 8, nations = american, keywords = { pen(2), unwieldy(1) },
  chart = { { 0, 4, 6 }, { 1, 5, 8 } },
  spray = 4, caliber = "Flame Fuel", ammo = 2,
  says = {
    add { cover = -2, of = with, when = place_is(fortified) },
    add { terrain_cover = -1, of = target },
  },
  icon = "flamer", flavour = "Seven seconds, in short pulls.",
}

-- Twenty blocks of TNT in a canvas bag, and a short run.
weapon "Satchel Charge" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 2, nations = allied, keywords = { charge, pen(3) },
  chart = { { 0, 0, 6 } },
  explosion = 5, expended = true,
  says = { at { attack_rolled, of = with, effect = suppress(1, actor) } },
  icon = "powder-bag",
}

weapon "Mark 2 Utility Knife" {
  era = wwii_era, back = pacific_gear,
  cost = 1, weight = 0, nations = american, keywords = { blade, pen(1) },
  chart = { { 0, 0, 7 } },
  thrown = 1, suppressed = true,
  icon = "bowie-knife", flavour = "Seven inches, leather grip. Opens tins too.",
}

-- ---- Australia --------------------------------------------------------------

-- Lithgow's; the sword bayonet goes with it.
weapon "Lee-Enfield No. 1" {
  era = wwii_era, back = pacific_gear,
  cost = 2, weight = 4, nations = australian, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 7 }, { 2, 1, 8 } },
  bolt = 1, caliber = ".303", ammo = 5,
  says = { add { bolt_cost = -1, of = with, when = fewer_than(attacks, 2) } },
  icon = "lee-enfield",
}

weapon "No. 1 (HT) Rifle" {
  era = wwii_era, back = pacific_gear,
  cost = 4, nations = australian, keywords = { ranged, rifle, scoped(1), pen(1) },
  chart = { { 0, 1, 9 }, { 1, 1, 8 }, { 2, 1, 8 }, { 3, 1, 9 } },
  bolt = 1, caliber = ".303", ammo = 4,
  says = { add { attack_roll = 1, of = with, when = target_is(sniper) } },
  icon = "target-shot", flavour = "Heavy barrel, telescope, and a man who volunteered to lie still.",
}

-- Mud runs out of it as water runs out of a gutter.
weapon "Owen Gun" {
  era = wwii_era, back = pacific_gear,
  cost = 4, weight = 3, nations = australian, keywords = { ranged, submachine_gun },
  chart = { { 0, 2, 6 }, { 1, 2, 8 } },
  semi = 1, burst = 2, auto = 3, caliber = "Parabellum 9 mm", ammo = 4,
  says = { add { reload_number = -1, of = with, when = place_is(jungle) } },
  icon = "machine-gun-magazine",
  flavour = "The magazine stands on top. Everything about it is wrong, and it never stops.",
}

weapon "Austen" {
  era = wwii_era, back = pacific_gear,
  cost = 2, nations = australian, keywords = { ranged, submachine_gun },
  chart = { { 0, 2, 7 }, { 1, 2, 9 } },
  semi = 1, auto = 3, caliber = "Parabellum 9 mm", ammo = 4,
  icon = "m3-grease-gun", flavour = "The other gun. Somebody has to have it.",
}

weapon "Lithgow Bren" {
  era = wwii_era, back = pacific_gear,
  cost = 6, nations = australian, keywords = { ranged, machine_gun, pen(1), unwieldy(1) },
  chart = { { 0, 2, 8 }, { 1, 2, 7 }, { 2, 2, 7 }, { 3, 2, 8 } },
  semi = 1, auto = 3, caliber = ".303", ammo = 6,
  icon = "chaingun",
}

weapon "Vickers Gun" { meant = { weapon_dice = "long bursts: three dice" },
  era = wwii_era, back = pacific_gear,
  cost = 9, weight = 11, nations = australian, keywords = { ranged, machine_gun, pen(2), unwieldy(4) },
  chart = { { 1, 1, 7 }, { 2, 1, 7 }, { 3, 1, 7 } },
  burst = 3, spray = 4, caliber = ".303", ammo = 6,
  icon = "minigun", flavour = "It wants water, and there is water enough.",
}

weapon "Boys Rifle" {
  era = wwii_era, back = pacific_gear,
  cost = 3, weight = 7, nations = australian, keywords = { ranged, rifle, pen(3), unwieldy(2) },
  chart = { { 0, 2, 9 }, { 1, 2, 8 }, { 2, 2, 8 } },
  bolt = 1, caliber = ".55 Boys", ammo = 3,
  says = { add { attack_roll = 2, of = with, when = target_is(vehicle) } },
  icon = "supersonic-bullet", flavour = "No use against tanks in the desert. These are smaller tanks.",
}

weapon "Webley Mk VI" {
  era = wwii_era, back = pacific_gear,
  cost = 1, nations = australian, keywords = { ranged, pistol },
  chart = { { 0, 1, 7 }, { 1, 1, 10 } },
  semi = 1, caliber = ".455 Webley", ammo = 2,
  icon = "pistol-gun",
}

weapon "Mills Bomb" {
  era = wwii_era, back = pacific_gear,
  cost = 1, nations = australian, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 6 } },
  explosion = 4, expended = true,
  icon = "holy-hand-grenade",
}

weapon "PITA" {
  era = wwii_era, back = pacific_gear,
  cost = 4, weight = 6, nations = australian, keywords = { launcher, pen(3) },
  chart = { { 0, 10, 8 }, { 1, 10, 7 } },
  explosion = 4, single_shot = true, caliber = "PITA Bomb", ammo = 3,
  says = { add { cover = -1, of = with, when = place_is(fortified) } },
  icon = "spring", flavour = "Projector, Infantry, Tank Attack. The troops like the short form.",
}

weapon "Machete" {
  era = wwii_era, back = pacific_gear,
  cost = 1, nations = allied, keywords = { blade },
  chart = { { 0, 0, 8 } },
  thrown = 1, suppressed = true,
  says = { add { entrance = -1, of = actor, when = place_is(jungle) } },
  icon = "machete", flavour = "A mile a day, if two men take turns.",
}
-- SPDX-License-Identifier: CC-BY-4.0
