-- What a German army adds to its tiles.

-- ---- support: weapons with crews --------------------------------------------------------------

option "Machine-Gun Squad" {
  nation = germany, cost = 50, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 1,
  units = { mg_42_team(2) }, icon = "machine-gun",
}
option "Light Mortar Squad" {
  nation = germany, cost = 35, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 1,
  units = { light_mortar_troop, munitions_carriers }, icon = "mortar",
}
option "Mortar Squad" {
  nation = germany, cost = 55, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 2,
  units = { mortar_troop, munitions_carriers }, icon = "mortar",
}
option "Rocket Projector" {
  nation = germany, cost = 60, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 2,
  units = { nebelwerfer_crew }, icon = "missile-swarm",
}
option "Tank Hunter Troop" {
  nation = germany, cost = 40, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 1,
  units = { panzerschreck_pair(2) }, icon = "rocket",
}
option "Hidden Pak" {
  nation = germany, cost = 55, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 2,
  units = { pak_40_crew }, icon = "field-gun",
}
option "Light Flak in the Field" {
  nation = germany, cost = 45, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 2,
  units = { flak_38_crew }, icon = "anti-aircraft-gun",
}
option "Heavy Flak at the Crossroads" {
  nation = germany, cost = 70, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 3,
  units = { flak_36_crew }, icon = "crossroad",
}
option "Rifleman in the Treetop" {
  nation = germany, cost = 30, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 1,
  units = { tree_rifleman }, icon = "crosshair",
}
option "Pioneer Assault Troop" {
  nation = germany, cost = 50, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 1,
  units = { assault_pioneers, flame_pioneers }, icon = "flamethrower",
}
option "Bicycle Patrol" {
  nation = germany, cost = 25, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 1,
  units = { bicycle_scouts }, icon = "dutch-bike",
}

-- ---- support: vehicles ----------------------------------------------------------------------------

option "Panzer IV in Support" {
  nation = germany, cost = 85, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 3, stars = 1,
  units = { panzer_iv_ausf_h }, icon = "tank",
}
option "Assault Gun" {
  nation = germany, cost = 75, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 3, stars = 1,
  units = { sturmgeschuetz_iii_ausf_g }, icon = "tank",
}
option "Tiger from the Corps" {
  nation = germany, cost = 130, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 5, stars = 1,
  units = { tiger_i }, icon = "battle-tank",
}
option "Reconnaissance Car" {
  nation = germany, cost = 45, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 2, stars = 1,
  units = { sd_kfz_222 }, icon = "jeep",
}
option "Flak Halftrack" {
  nation = germany, cost = 60, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 2, stars = 1,
  units = { sd_kfz_7_2 }, icon = "anti-aircraft-gun",
}
option "Pair of Field Cars" {
  nation = germany, cost = 35, type = "support", size = 3, bands = { grey_band }, breaking = 2, points = 1,
  units = { kuebelwagen, schwimmwagen }, icon = "jeep",
}

-- ---- kit --------------------------------------------------------------------------------------------

option "Side Skirts" {
  nation = germany, cost = 10, type = "equipment", bands = { black_band }, tokens = 3, use = "shielding",
  icon = "shield",
}
option "Pouches Filled Twice" {
  nation = germany, cost = 10, type = "equipment", bands = { olive_band }, tokens = 3, use = "ammo", icon = "bullets",
}
option "Drums and Belts" {
  nation = germany, cost = 10, type = "equipment", bands = { olive_band, black_band }, tokens = 3, use = "belt",
  icon = "ammo-box",
}
option "Panzergranate" {
  nation = germany, cost = 10, type = "equipment", bands = { black_band }, tokens = 3, use = "apc",
  icon = "artillery-shell",
}
option "Ram of Railway Sleepers" {
  nation = germany, cost = 10, type = "equipment", bands = { black_band }, tokens = 2, use = "cutter",
  terrain = cut_hedgerow, icon = "rail-road",
}
option "Pioneer's Boxes" {
  nation = germany, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "charge",
  weapon = packed_charge, icon = "time-dynamite",
}
option "Last of the Petrol" {
  nation = germany, cost = 5, type = "equipment", bands = { black_band }, tokens = 3, use = "fuel", icon = "oil-drum",
  flavour = "Far enough, the driver says. He does not say for what.",
}
option "Depot in the Barn" {
  nation = germany, cost = 25, type = "equipment", bands = { olive_band }, gear = 5, icon = "barn",
}
option "Box with a Cable" {
  nation = germany, cost = 25, type = "equipment", bands = { olive_band }, units = { charge_carrier_on_tracks },
  icon = "detonator",
}
option "Boot-Top Grenades" {
  nation = germany, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "grenade",
  weapon = hand_grenade, icon = "stick-grenade",
}
option "Sprenggranate" {
  nation = germany, cost = 15, type = "equipment", bands = { black_band }, tokens = 3, use = "he",
  icon = "heavy-bullets",
}
option "Lamp for the Mortars" {
  nation = germany, cost = 10, type = "equipment", bands = { olive_band }, units = { signal_lamp_post },
  icon = "lantern",
}
option "Crate of Fists" {
  nation = germany, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "faust",
  weapon = faustpatrone, icon = "fist",
}
option "Prepared Hole" {
  nation = germany, cost = 10, type = "equipment", bands = { olive_band }, tokens = 1, use = "position",
  terrain = foxhole, icon = "dig-hole",
}
option "Schiessbecher" {
  nation = germany, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "rifle_grenade",
  weapon = rifle_grenade, icon = "incoming-rocket",
}
option "Three-Magnet Charges" {
  nation = germany, cost = 10, type = "equipment", bands = { olive_band }, tokens = 3, use = "bomb",
  weapon = stuck_bomb, icon = "unlit-bomb",
}

-- ---- what men are like ---------------------------------------------------------------------------------

option "Eastern Front Drivers" {
  nation = germany, cost = 10, type = "trait", bands = { red_band },
  says = { add { on_the_move = -1, of = actor, unless = infantry } }, icon = "tank-tread",
}
option "Spade Fighters" {
  nation = germany, cost = 15, type = "trait", bands = { red_band },
  says = { set { assault_hits = 2, of = actor } }, icon = "trench-spade",
}
option "At the Run" {
  nation = germany, cost = 10, type = "trait", bands = { red_band },
  says = { set { drives_back = 1, of = actor } }, icon = "sprint",
}
option "Hard Winters" {
  nation = germany, cost = 10, type = "trait", bands = { red_band },
  says = { set { rally = 2, of = actor } }, icon = "snowflake-1",
}
option "Stoic" {
  nation = germany, cost = 10, type = "trait", bands = { red_band }, tokens = 3, use = "hardboiled",
  icon = "stone-wall",
}
option "Long-Serving Sergeants" {
  nation = germany, cost = 15, type = "trait", bands = { red_band }, stars = 1, bound = true, icon = "rank-3",
}
option "Knight of the Company" {
  nation = germany, cost = 20, type = "trait", bands = { red_band }, tokens = 3, use = "heroic", icon = "iron-cross",
}
option "Before the Whistle" {
  nation = germany, cost = 10, type = "trait", bands = { red_band },
  says = { set { intrepid = 1, of = actor } }, icon = "whistle",
}
option "Hated for What They Did" {
  nation = germany, cost = 0, type = "trait", bands = { red_band }, budget = 30,
  says = { add { assault_attack = 1, assault_defence = 1, of = foes, when = target_mine } }, icon = "skull",
}
option "Forest Gamekeepers" {
  nation = germany, cost = 10, type = "trait", bands = { red_band },
  says = { set { long_range = 9, of = actor }, add { range = 2, of = actor } }, icon = "forest",
}
option "Close Tank Fighters" {
  nation = germany, cost = 10, type = "trait", bands = { red_band },
  says = { add { assault_heavy = 2, of = actor, when = infantry } }, icon = "teller-mine",
}
option "Helmets on Sticks" {
  nation = germany, cost = 10, type = "trait", bands = { red_band }, units = { straw_soldiers(2) },
  icon = "light-helm",
  flavour = "Each hole in them is a round that hit nobody.",
}
option "Never Short of Rounds" {
  nation = germany, cost = 10, type = "trait", bands = { red_band }, tokens = 3, use = "trigger_happy",
  icon = "bullet-impacts",
}
option "Five Years of It" {
  nation = germany, cost = 20, type = "trait", bands = { red_band }, tokens = 3, use = "veteran", icon = "scar-wound",
}

-- ---- orders -----------------------------------------------------------------------------------------------

option "Promised Air Cover" {
  nation = germany, cost = 20, type = "order", bands = { yellow_band }, aviation = 2, icon = "airplane-arrival",
  flavour = "It has been promised since Tuesday.",
}
option "Registered Fire" {
  nation = germany, cost = 25, type = "order", bands = { yellow_band }, artillery = 5, icon = "field-gun",
}
option "Counter-Attack Plan" {
  nation = germany, cost = 20, type = "order", bands = { yellow_band },
  says = { add { specials = 1, of = owner } }, icon = "scroll-unfurled",
}
option "Noise of Engines" {
  nation = germany, cost = 10, type = "order", bands = { yellow_band },
  says = { add { bluffs = 1, of = owner } }, icon = "acoustic-megaphone",
}
option "Leaf and Wire" {
  nation = germany, cost = 15, type = "order", bands = { yellow_band }, tokens = 2, use = "concealed",
  icon = "vines",
}
option "Orders Group" {
  nation = germany, cost = 25, type = "order", bands = { yellow_band, white_band }, gear = 3, icon = "discussion",
}
option "Open Fire at Once" {
  nation = germany, cost = 8, type = "order", bands = { white_band }, tokens = 1, use = "fire_at_will",
  says = { add { attack = 1, of = actor, when = { directed, target_infantry } } },
  icon = "bullet-impacts",
}
option "Out and at Them" {
  nation = germany, cost = 8, type = "order", bands = { white_band }, tokens = 1, use = "charge_order",
  says = { add { assault_attack = 1, of = actor, when = directed } },
  icon = "trench-assault",
}
option "At the Trot" {
  nation = germany, cost = 8, type = "order", bands = { white_band }, tokens = 1, use = "double_time",
  says = { add { move = 2, of = actor, when = directed } },
  icon = "boots",
}
option "To the Last Round" {
  nation = germany, cost = 8, type = "order", bands = { white_band }, tokens = 1, use = "hold",
  says = { add { defence = 1, of = actor, when = { directed, infantry } } },
  icon = "bunker",
}
option "Old Positions" {
  nation = germany, cost = 15, type = "order", bands = { yellow_band },
  says = { add { cover = 1, of = actor, when = infantry } }, icon = "sandbag",
}
option "Mission before Method" {
  nation = germany, cost = 15, type = "order", bands = { yellow_band },
  says = { add { improvise = 1, of = owner } }, icon = "compass",
}
option "Through the Orchards by Night" {
  nation = germany, cost = 25, type = "order", bands = { yellow_band }, only = fallschirm_zug, tokens = 2,
  use = "concealed", says = { set { scout = 6, of = actor, when = of_tile } }, icon = "night-sky",
}
option "Hit Back at Dawn" {
  nation = germany, cost = 10, type = "order", bands = { yellow_band }, tokens = 1, use = "initiative",
  icon = "sunrise",
}
option "Gun under the Brushwood" {
  nation = germany, cost = 25, type = "order", bands = { yellow_band }, tokens = 1, use = "nest",
  terrain = sandbags, icon = "sandbags",
  flavour = "Nothing moves in that hedge until you do.",
}
option "Walked the Ground" {
  nation = germany, cost = 15, type = "order", bands = { yellow_band },
  says = { add { orders = 1, of = owner } }, icon = "walking-boot",
}
option "Goulash Cannon" {
  nation = germany, cost = 15, type = "order", bands = { yellow_band },
  says = { at { supply_begins_options, effect = rally(1) } }, icon = "camp-cooking-pot",
}
option "Clerk of the Battalion" {
  nation = germany, cost = 15, type = "order", bands = { yellow_band },
  says = { at { supply_ends_options, effect = recover(1) } }, icon = "archive-register",
}
option "Fog Candles" {
  nation = germany, cost = 15, type = "order", bands = { yellow_band }, tokens = 3, use = "smoke", icon = "fog",
}

-- ---- heroes -----------------------------------------------------------------------------------------------

option "Defender of the Draw" {
  nation = germany, insignia = infanterie_division_352, cost = 40, type = "hero", units = { leutnant_harnwald },
  icon = "rank-2",
}
option "Blacksmith's Son" {
  nation = germany, insignia = panzer_division_21, cost = 35, type = "hero", units = { oberfeldwebel_krettin },
  icon = "anvil-impact",
}
option "Poacher" {
  nation = germany, insignia = balkenkreuz, cost = 40, type = "hero", units = { gefreiter_ostmoor },
  icon = "dead-eye",
}
option "Hero of the Island" {
  nation = germany, insignia = balkenkreuz, cost = 45, type = "hero", units = { hauptmann_drewenz },
  icon = "winged-emblem",
}
-- SPDX-License-Identifier: CC-BY-4.0
