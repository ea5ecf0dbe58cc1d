-- What the company buys: by mail order, from governments that have too much, and from a man called Ferdi.
-- A row of a chart is { range, reload, hit }.

local ours = { pmc }

-- ---- one shot for one pull: anybody with a shop can sell them ----------------------

weapon "Colt AR-15" {
  era = modern_era, cost = 2, weight = 3, nations = ours, keywords = { ranged, carbine },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 9 } },
  semi = 1, caliber = "NATO 5.56 mm", ammo = 5,
  icon = "famas", flavour = "Bought in a shop, between the fishing rods and the camping stoves.",
}

weapon "Mini-14 Rifle" {
  era = modern_era, cost = 2, weight = 3, nations = ours, keywords = { ranged, rifle, steady(1) },
  chart = { { 0, 2, 8 }, { 1, 2, 8 }, { 2, 2, 9 } },
  semi = 1, caliber = "NATO 5.56 mm", ammo = 5,
  icon = "winchester-rifle", flavour = "A ranch gun. This is some ranch.",
}

-- Walnut, steel, and twenty rounds that go through the wall and the neighbour.
weapon "M1A Rifle" {
  era = modern_era, cost = 3, weight = 5, nations = ours, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 2, 8 }, { 1, 2, 7 }, { 2, 2, 8 }, { 3, 2, 9 } },
  semi = 1, caliber = "NATO 7.62 mm", ammo = 4,
  icon = "lee-enfield",
}

weapon "SR-25 Rifle" {
  era = modern_era, cost = 5, weight = 5, nations = ours, keywords = { ranged, rifle, scope(2), pen(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 9 }, { 2, 1, 8 }, { 3, 1, 9 } },
  semi = 1, caliber = "NATO 7.62 mm", ammo = 4, suppressed = true,
  icon = "crosshair", flavour = "The invoice says: garden tools.",
}

weapon "Remington 700 Rifle" {
  era = modern_era, cost = 3, weight = 4, nations = ours, keywords = { ranged, rifle, scope(2), pen(1) },
  chart = { { 0, 1, 10 }, { 1, 1, 9 }, { 2, 1, 8 }, { 3, 1, 8 } },
  bolt = 1, caliber = "Winchester .300", ammo = 3,
  icon = "deer-track", flavour = "Elk, mule deer, and the tyre of a white pickup.",
}

weapon "Mossberg 590 Shotgun" {
  era = modern_era, cost = 2, weight = 3, nations = ours, keywords = { ranged, shotgun, quick_on_the_draw },
  chart = { { 0, 3, 5 }, { 1, 3, 9 } },
  semi = 1, caliber = "Shot 12 Gauge", ammo = 3, self_defense = true,
  icon = "shotgun", flavour = "The sound alone is worth the freight.",
}

weapon "Glock 19 Pistol" {
  era = modern_era, cost = 1, weight = 1, nations = ours, keywords = { ranged, pistol, quick_on_the_draw },
  chart = { { 0, 1, 7 } },
  semi = 1, caliber = "Parabellum 9 mm", ammo = 3, self_defense = true,
  icon = "glock",
}

weapon "M1911A1 Match Pistol" {
  era = modern_era, cost = 2, weight = 1, nations = ours,
  keywords = { ranged, pistol, pen(1), steady(1), quick_on_the_draw },
  chart = { { 0, 2, 7 }, { 1, 2, 10 } },
  semi = 1, caliber = "ACP .45", ammo = 3, self_defense = true,
  icon = "pistol-gun", flavour = "His father's, and his father's before that. The barrel is new.",
}

-- ---- more than one: a stamp, a fee, and a man who comes to count them ----------------

weapon "M4 Carbine" {
  era = modern_era, cost = 3, nations = ours, keywords = { ranged, carbine },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 9 } },
  semi = 1, burst = 2, caliber = "NATO 5.56 mm", ammo = 5,
  icon = "mp-40", flavour = "Everyone here has carried one for less money.",
}

weapon "HK MP5" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = modern_era, cost = 2, nations = ours, keywords = { ranged, smg },
  chart = { { 0, 2, 6 }, { 1, 2, 9 } },
  semi = 1, auto = 2, caliber = "Parabellum 9 mm", ammo = 4,
  icon = "mp5", flavour = "It looks well under a suit, if the tailor has been told.",
}

weapon "MP5SD SMG" {
  era = modern_era, cost = 4, weight = 3, nations = ours, keywords = { ranged, smg },
  chart = { { 0, 2, 6 }, { 1, 2, 9 } },
  semi = 1, auto = 3, caliber = "Parabellum 9 mm", ammo = 4, suppressed = true,
  icon = "silenced",
}

weapon "UMP45 SMG" {
  era = modern_era, cost = 3, weight = 2, nations = ours, keywords = { ranged, smg, pen(1) },
  chart = { { 0, 2, 6 }, { 1, 2, 9 } },
  semi = 1, burst = 2, caliber = "ACP .45", ammo = 4,
  icon = "uzi", flavour = "Slow, square, and it leaves a dent in the argument.",
}

-- Fifty little darts in a box on top, and no corner that it does not go round.
weapon "FN P90" {
  era = modern_era, cost = 4, weight = 2, nations = ours, keywords = { ranged, smg, pen(2) },
  chart = { { 0, 1, 7 }, { 1, 1, 8 } },
  semi = 1, auto = 3, caliber = "FN 5.7 mm", ammo = 4,
  icon = "p90",
}

-- The worked numbers of the manual: 5 and up at Range 0, 9 and up at Range 1, Reload on 2 or less.
weapon "IWI Tavor" {
  era = modern_era, cost = 4, weight = 3, nations = ours, keywords = { ranged, carbine },
  chart = { { 0, 2, 5 }, { 1, 2, 9 } },
  semi = 1, auto = 3, caliber = "NATO 5.56 mm", ammo = 5,
  icon = "steyr-aug", flavour = "Half of it is behind your ear.",
}

weapon "G36C Carbine" {
  era = modern_era, cost = 4, weight = 3, nations = ours, keywords = { ranged, carbine, steady(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 8 }, { 2, 2, 10 } },
  semi = 1, burst = 2, auto = 3, caliber = "NATO 5.56 mm", ammo = 4,
  icon = "mp5k", flavour = "Do not rest it on the exhaust. It remembers.",
}

weapon "SCAR-H Rifle" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = modern_era, cost = 6, weight = 4, nations = ours, keywords = { ranged, rifle, pen(2) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 }, { 3, 2, 9 } },
  semi = 1, auto = 2, caliber = "NATO 7.62 mm", ammo = 4,
  icon = "supersonic-bullet", flavour = "The colour is called sand. The price is called something else.",
}

-- Nobody asks what an old rifle is doing here: here is where they come from.
weapon "AKM Rifle" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = modern_era, cost = 2, weight = 4, nations = ours, keywords = { ranged, rifle, pen(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 8 }, { 2, 1, 10 } },
  semi = 1, auto = 2, caliber = "M43 7.62 mm", ammo = 6,
  icon = "ak47",
}

weapon "AKS-74U Carbine" {
  era = modern_era, cost = 2, weight = 2, nations = ours, keywords = { ranged, carbine },
  chart = { { 0, 1, 7 }, { 1, 1, 9 } },
  semi = 1, auto = 3, caliber = "Soviet 5.45 mm", ammo = 4,
  says = { add { reload_number = 1, of = with, when = auto } },
  icon = "ak47u", flavour = "A flame the length of an arm, and somewhere in it a bullet.",
}

weapon "SVD Rifle" {
  era = modern_era, cost = 4, weight = 5, nations = ours, keywords = { ranged, rifle, scope(1), pen(1) },
  chart = { { 0, 1, 9 }, { 1, 1, 8 }, { 2, 1, 8 }, { 3, 1, 8 } },
  semi = 1, caliber = "Rimmed 7.62 mm", ammo = 4,
  icon = "target-shot",
}

-- ---- belts ------------------------------------------------------------------------------

weapon "RPK Machine Gun" {
  era = modern_era, cost = 4, weight = 5, nations = ours, keywords = { ranged, machine_gun, on_legs(1) },
  chart = { { 0, 1, 8 }, { 1, 1, 8 }, { 2, 1, 9 } },
  burst = 2, auto = 3, caliber = "M43 7.62 mm", ammo = 5, bipod = helps,
  icon = "machine-gun-magazine", flavour = "A rifle that was told it was a machine gun, and believed it.",
}

weapon "Negev" { meant = { weapon_dice = "belt-fed: four dice in Auto Mode" },
  era = modern_era, cost = 6, weight = 6, nations = ours, keywords = { ranged, machine_gun, on_legs(1), cumbersome(1) },
  chart = { { 0, 2, 7 }, { 1, 2, 7 }, { 2, 2, 8 } },
  semi = 1, auto = 4, caliber = "NATO 5.56 mm", ammo = 5, bipod = helps,
  icon = "chaingun",
}

weapon "PKM Machine Gun" { meant = { weapon_dice = "long bursts: three dice" },
  era = modern_era, cost = 7, weight = 8, nations = ours,
  keywords = { ranged, machine_gun, pen(1), on_legs(2), cumbersome(3) },
  chart = { { 0, 1, 9 }, { 1, 1, 8 }, { 2, 1, 8 }, { 3, 1, 9 } },
  burst = 3, spray = 3, caliber = "Rimmed 7.62 mm", ammo = 6, bipod = helps,
  icon = "machine-gun", flavour = "Sixty years old, and still nobody knows how to stop it.",
}

-- ---- what goes bang ------------------------------------------------------------------------

weapon "F-1 Grenade" {
  era = modern_era, cost = 1, nations = ours, keywords = { grenade, pen(1) },
  chart = { { 0, 0, 6 } },
  explosion = 4, expended = true,
  icon = "unlit-bomb", flavour = "A lemon, they say. It is not sweet.",
}

weapon "RGD-5 Grenade" {
  era = modern_era, cost = 1, weight = 0, nations = ours, keywords = { grenade },
  chart = { { 0, 0, 7 } },
  explosion = 3, expended = true,
  icon = "grenade",
}

weapon "Nine-Banger" {
  era = modern_era, cost = 1, weight = 1, nations = ours, keywords = { grenade },
  chart = { { 0, 0, 10 } },
  explosion = 1, expended = true,
  says = { at { declares_attack, of = with, effect = pin(3, the_hostile) } },
  icon = "beams-aura", flavour = "Sold for crowd control. There is a crowd.",
}

weapon "M79 Launcher" {
  era = modern_era, cost = 3, weight = 3, nations = ours, keywords = { launcher, pen(1) },
  chart = { { 0, 9, 10 }, { 1, 9, 7 }, { 2, 9, 8 } },
  explosion = 3, single_shot = true, caliber = "Grenade 40 mm", ammo = 4,
  icon = "bundle-grenade", flavour = "Older than the driver.",
}

-- A drum of six, and a wrist like a blacksmith's.
weapon "MGL Launcher" {
  era = modern_era, cost = 7, weight = 7, nations = ours, keywords = { launcher, pen(1), cumbersome(1) },
  chart = { { 0, 3, 9 }, { 1, 3, 7 }, { 2, 3, 8 } },
  explosion = 3, caliber = "Grenade 40 mm", ammo = 3,
  icon = "chaingun",
}

weapon "RPG-7" {
  era = modern_era, cost = 4, weight = 6, nations = ours, keywords = { launcher, pen(3), cumbersome(1) },
  chart = { { 1, 10, 7 }, { 2, 10, 8 }, { 3, 10, 9 } },
  explosion = 3, single_shot = true, caliber = "Rocket PG-7", ammo = 3,
  says = { add { attack_roll = 2, of = with, when = target_is(vehicle) } },
  icon = "incoming-rocket", flavour = "Point the pointed end at them. Look behind you first.",
}

-- ---- what is always at hand -------------------------------------------------------------------

weapon "Utility Knife" {
  era = modern_era, cost = 1, weight = 0, nations = ours, keywords = { blade, pen(1) },
  chart = { { 0, 0, 8 } },
  thrown = 1, suppressed = true,
  icon = "bowie-knife", flavour = "For boxes. It says so on the form.",
}
-- SPDX-License-Identifier: CC-BY-4.0
