-- Small arms of Vietnam, 1965-72.  A row of a chart is { range, reload, hit }.

local american   = { united_states }
local southern   = { south_vietnam, united_states }
local australian = { australia }
local allied     = { united_states, south_vietnam, australia }

-- ---- rifles and carbines ----------------------------------------------------

weapon "M16A1 Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 3, nations = allied, year = 1967, keywords = { ranged, rifle },
  chart = { { 0, 3, 7 }, { 1, 3, 8 } },
  semi = 1, auto = 3, caliber = "NATO 5.56 mm", ammo = 6,
  icon = "rifle", flavour = "Plastic and aluminium. Keep it clean, says the comic book that comes with it.",
}

-- The first issue, without the chrome and with the wrong powder.
weapon "XM16E1 Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 3, nations = allied, year = 1964, keywords = { ranged, rifle, jam },
  chart = { { 0, 2, 7 }, { 1, 2, 8 } },
  semi = 1, auto = 3, caliber = "NATO 5.56 mm", ammo = 6,
  icon = "gun-stock", flavour = "The cleaning rod is taped to the side. It is not for cleaning.",
}

weapon "CAR-15 Carbine" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, weight = 2, nations = american, year = 1966, keywords = { ranged, carbine },
  chart = { { 0, 3, 6 }, { 1, 3, 9 } },
  semi = 1, auto = 3, caliber = "NATO 5.56 mm", ammo = 5,
  icon = "autogun",
}

weapon "M14 Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 4, weight = 5, nations = american, year = 1959, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 8 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, auto = 3, auto_xp = 1, caliber = "NATO 7.62 mm", ammo = 5,
  icon = "winchester-rifle", flavour = "Walnut and steel. The Marines gave it up late, and badly.",
}

weapon "M40 Sniper Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 5, weight = 4, nations = american, needs = { long_breath },
  keywords = { ranged, rifle, scoped(2), pen(1) },
  chart = { { 0, 1, 10 }, { 1, 1, 9 }, { 2, 1, 8 }, { 3, 1, 8 } },
  bolt = 1, year = 1966, caliber = "NATO 7.62 mm", ammo = 4,
  icon = "crosshair",
}

weapon "M21 Sniper Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 6, weight = 5, nations = american, needs = { long_breath }, year = 1969,
  keywords = { ranged, rifle, scoped(2), pen(1) },
  chart = { { 0, 1, 9 }, { 1, 1, 8 }, { 2, 1, 8 }, { 3, 1, 9 } },
  semi = 1, caliber = "NATO 7.62 mm", ammo = 4,
  icon = "crosshair", flavour = "The telescope reckons the distance for you.",
}

weapon "M2 Automatic Carbine" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, nations = southern, year = 1944, keywords = { ranged, carbine, jam },
  chart = { { 0, 2, 7 }, { 1, 2, 9 } },
  semi = 1, auto = 3, caliber = "Carbine .30", ammo = 5,
  icon = "bullet-impacts", flavour = "Made for clerks in 1942. Here it fits.",
}

weapon "L1A1 Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 4, weight = 4, nations = australian, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, caliber = "NATO 7.62 mm", ammo = 5,
  bipod = helps, year = 1959,
  says = {
    add { attack_roll = 1, of = with, when = { deployed, at_least(range, 1) } },
    add { attack_roll = 1, of = with, when = at_least(attacks, 2) },
  },
  icon = "lee-enfield", flavour = "One round, and he stays where he is.",
}

weapon "L2A1 Automatic Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 5, weight = 6, nations = australian, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 9 } },
  semi = 1, auto = 3, auto_xp = 1, caliber = "NATO 7.62 mm", ammo = 6, bipod = helps, year = 1960,
  says = { add { attack_roll = 1, of = with, when = { deployed, auto } } },
  icon = "machine-gun-magazine", flavour = "It stops after two. Always after two.",
}

-- Somebody else's; the sound of it makes everybody shoot at you.
weapon "Captured AK-47 Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 3, nations = allied, keywords = { ranged, rifle },
  chart = { { 0, 1, 7 }, { 1, 1, 9 } },
  semi = 1, burst = 2, burst_xp = 1, auto = 3, caliber = "Short 7.62 mm", ammo = 4,
  says = { add { terrain_cover = -1, of = target, when = at_least(range, 1) } },
  icon = "ak47", flavour = "It was under water for a week. It fired.",
}

-- ---- automatic weapons ------------------------------------------------------

weapon "M60 Machine Gun" { meant = { weapon_dice = "belt-fed: four dice in Auto Mode" },
  era = cold_war_era, back = vietnam_gear,
  cost = 7, weight = 8, nations = allied, keywords = { ranged, machine_gun, pen(1), jam },
  chart = { { 0, 2, 8 }, { 1, 2, 7 }, { 2, 2, 8 } },
  burst = 2, auto = 4, caliber = "NATO 7.62 mm", ammo = 6, bipod = helps, year = 1957,
  says = { add { attack_roll = 1, reload_number = -1, of = with, when = deployed } },
  icon = "machine-gun", flavour = "Everybody carries a belt for it, and everybody knows why.",
}

weapon "Stoner 63 Machine Gun" {
  era = cold_war_era, back = vietnam_gear,
  cost = 6, weight = 5, nations = american, needs = { keeps_it_clean },
  keywords = { ranged, machine_gun, jam },
  chart = { { 0, 3, 7 }, { 1, 3, 7 }, { 2, 3, 9 } },
  semi = 1, auto = 3, spray = 4, spray_xp = 1, year = 1967, caliber = "NATO 5.56 mm", ammo = 5,
  icon = "chaingun", flavour = "One box, six guns in it, depending on how you put them together.",
}

weapon "M1918 Automatic Rifle" {
  era = cold_war_era, back = vietnam_gear,
  cost = 5, weight = 7, nations = southern, keywords = { ranged, machine_gun, pen(1) },
  chart = { { 0, 3, 7 }, { 1, 3, 8 } },
  burst = 2, auto = 3, bipod = helps, year = 1918,
  says = { add { attack_roll = 1, of = with, when = deployed } },
  caliber = "NATO 7.62 mm", ammo = 5,
  icon = "machine-gun-magazine",
}

weapon "M3A1 Submachine Gun" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 3, nations = southern, keywords = { ranged, submachine_gun },
  chart = { { 0, 2, 7 }, { 1, 2, 9 } },
  auto = 3, caliber = "Forty-Five", ammo = 4,
  icon = "m3-grease-gun", flavour = "Eleven dollars in 1943, and the price has not gone up.",
}

weapon "F1 Submachine Gun" {
  era = cold_war_era, back = vietnam_gear,
  cost = 3, weight = 3, nations = australian, keywords = { ranged, submachine_gun },
  chart = { { 0, 2, 6 }, { 1, 2, 9 } },
  semi = 1, auto = 3, caliber = "Nine Millimetre", ammo = 4,
  icon = "autogun", flavour = "The magazine still stands on top. Old habits were good habits.",
}

-- Quiet enough that the frogs go on.
weapon "M45 Submachine Gun" {
  era = cold_war_era, back = vietnam_gear,
  cost = 4, weight = 3, nations = american, keywords = { ranged, submachine_gun },
  chart = { { 0, 3, 6 }, { 1, 3, 9 } },
  auto = 3, caliber = "Nine Millimetre", ammo = 4, suppressed = true,
  icon = "silenced",
}

-- On its tripod, and only there.
weapon "M2 Heavy Machine Gun" { meant = { weapon_dice = "long bursts: three dice" },
  era = cold_war_era, back = vietnam_gear,
  cost = 9, weight = 13, nations = allied, keywords = { ranged, machine_gun, pen(2) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 7 }, { 3, 2, 8 } },
  burst = 3, spray = 4, spray_xp = 1, caliber = "Half-Inch", ammo = 5, bipod = needed, year = 1933,
  icon = "minigun", flavour = "Older than everybody here, and it will bury some of them.",
}

weapon "M1919A6 Light Gun" {
  era = cold_war_era, back = vietnam_gear,
  cost = 6, weight = 10, nations = southern, keywords = { ranged, machine_gun, pen(1), unwieldy(2) },
  chart = { { 0, 1, 8 }, { 1, 1, 7 }, { 2, 1, 8 } },
  burst = 2, spray = 3, caliber = "NATO 7.62 mm", ammo = 6, bipod = needed, year = 1943,
  says = { add { attack_roll = 1, of = with, when = { deployed, at_least(range, 1) } } },
  icon = "machine-gun",
}

-- ---- shotguns and sidearms ---------------------------------------------------

weapon "M37 Riot Shotgun" { meant = { weapon_dice = "each shot is a load of shot: a die more in every Mode" },
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 3, nations = allied, keywords = { ranged, shotgun, jam },
  chart = { { 0, 2, 6 } },
  semi = 2, burst = 3, burst_xp = 1, caliber = "Buckshot", ammo = 4,
  icon = "sawed-off-shotgun",
}

weapon "M870 Shotgun" { meant = { weapon_dice = "each shot is a load of shot: two dice" },
  era = cold_war_era, back = vietnam_gear,
  cost = 3, nations = allied, keywords = { ranged, shotgun },
  chart = { { 0, 3, 5 } },
  semi = 2, spray = 3, spray_xp = 1, caliber = "Buckshot", ammo = 4,
  says = { add { cover_roll = 1, of = with, when = place_is(jungle) } },
  icon = "sawed-off-shotgun", flavour = "For the man in front, who has a second and a yard.",
}

weapon "Issue M1911A1 Pistol" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, nations = allied, keywords = { ranged, pistol },
  chart = { { 0, 2, 7 } },
  semi = 1, self_defense = true, caliber = "Forty-Five", ammo = 3,
  icon = "colt-m1911", flavour = "Too loud for a tunnel. One shot, and you hear nothing for an hour.",
}

weapon "Model 10 Revolver" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, nations = allied, keywords = { ranged, pistol },
  chart = { { 0, 1, 8 } },
  semi = 1, self_defense = true, caliber = "Thirty-Eight", ammo = 3,
  icon = "pistol-gun", flavour = "Six. Reload at three, so that he never learns how many.",
}

weapon "L9A1 Pistol" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, nations = australian, keywords = { ranged, pistol },
  chart = { { 0, 1, 7 }, { 1, 1, 10 } },
  semi = 1, self_defense = true, caliber = "Nine Millimetre", ammo = 3,
  icon = "pistol-gun",
}

-- ---- what bursts -------------------------------------------------------------

weapon "M26A1 Grenade" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, nations = allied, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 7 } },
  explosion = 4, expended = true,
  icon = "grenade", flavour = "Like a baseball, in weight and size. Somebody thought of that.",
}

weapon "Willie Pete Grenade" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 1, nations = allied, keywords = { grenade, pen(2) },
  chart = { { 0, 0, 8 } },
  explosion = 3, expended = true,
  says = { at { declares_attack, of = with, effect = pin(1, the_hostile) } },
  icon = "smoke-bomb",
}

-- Front toward enemy. It says so on it.
weapon "Claymore Mine" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, nations = allied, keywords = { mine, pen(1) },
  chart = { { 0, 0, 5 } },
  explosion = 5, expended = true,
  says = { add { attack_roll = -2, of = with, when = moved } },
  icon = "land-mine", flavour = "Seven hundred steel balls, and a clacker to squeeze three times.",
}

weapon "M79 Grenade Launcher" {
  era = cold_war_era, back = vietnam_gear,
  cost = 5, weight = 3, nations = allied, keywords = { launcher, pen(1) },
  chart = { { 0, 10, 9 }, { 1, 10, 7 }, { 2, 10, 8 } },
  explosion = 4, year = 1961, single_shot = true, caliber = "Grenade 40 mm", ammo = 5,
  icon = "bundle-grenade", flavour = "The sound has no menace in it. Bloop.",
}

-- Under the barrel of a rifle, and two men's work for one.
weapon "XM203 Grenade Launcher" {
  era = cold_war_era, back = vietnam_gear,
  cost = 6, weight = 3, nations = american, year = 1969, keywords = { launcher, pen(1) },
  chart = { { 0, 10, 8 }, { 1, 10, 7 }, { 2, 10, 8 } },
  explosion = 4, single_shot = true, caliber = "Grenade 40 mm", ammo = 5,
  icon = "bundle-grenade",
}

weapon "M72 Rocket" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, nations = allied, keywords = { launcher, pen(3) },
  chart = { { 0, 0, 8 }, { 1, 0, 7 }, { 2, 0, 8 } },
  explosion = 3, expended = true, single_shot = true,
  says = { add { cover = -1, of = with, when = target_is(bunker) } },
  icon = "missile-launcher", flavour = "Pull it open, aim, press. Then you own a tube.",
}

weapon "M9A1-7 Flamethrower" {
  era = cold_war_era, back = vietnam_gear,
  cost = 6, weight = 8, nations = southern, keywords = { pen(2), unwieldy(1) },
  chart = { { 0, 4, 6 }, { 1, 5, 8 } },
  spray = 4, caliber = "Jellied Fuel", ammo = 2,
  says = { add { cover = -2, of = with, when = place_is(fortified) }, add { terrain_cover = -1, of = target } },
  icon = "flamer",
}

weapon "Satchel of C-4" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 2, nations = allied, keywords = { mine, pen(3) },
  chart = { { 0, 0, 6 } },
  explosion = 5, expended = true,
  says = { at { attack_rolled, of = with, effect = suppress(1, actor) } },
  icon = "powder-bag", flavour = "It also boils coffee, a pinch at a time. Do not stamp it out.",
}

-- ---- for those who are near enough ----------------------------------------------
-- A row of a Mode is { dice, stumble, hit, pen, aim }.

weapon "Fighting Knife of the Corps" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 0, nations = allied, keywords = { blade }, any_soldier = true,
  standard = { { 1, 0, 8, 0, 0 } }, skillful = { { 1, 0, 7, 1, 0 } }, finesse = { { 1, 0, 6, 2, 0 } },
  skillful_xp = 1, finesse_xp = 2,
  icon = "bowie-knife", flavour = "Seven inches, and a leather grip that has gone green.",
}

weapon "Fixed Bayonet" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 1, nations = allied, keywords = { blade },
  standard = { { 1, 0, 7, 0, 0 } }, skillful = { { 2, 0, 7, 0, 0 } }, skillful_xp = 1,
  icon = "bayonet",
}

weapon "Sharpened Spade" {
  era = cold_war_era, back = vietnam_gear,
  cost = 1, weight = 1, nations = allied, keywords = { blade }, any_soldier = true,
  standard = { { 1, 0, 8, 1, 0 } },
  says = { add { terrain_cover = 1, of = target, when = place_is(underground), unless = moved } },
  icon = "trench-spade", flavour = "Folded to a right angle, it is a pick. Sharpened, it is neither.",
}

weapon "Hill Machete" {
  era = cold_war_era, back = vietnam_gear,
  cost = 2, weight = 1, nations = { south_vietnam }, keywords = { blade },
  standard = { { 2, 0, 8, 0, 0 } }, finesse = { { 2, 0, 6, 1, 0 } }, finesse_xp = 2,
  says = { add { entrance = -1, of = actor, when = place_is(jungle) } },
  icon = "machete",
}
-- SPDX-License-Identifier: CC-BY-4.0
