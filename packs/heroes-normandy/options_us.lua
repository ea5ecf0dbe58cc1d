-- What an American army adds to its tiles.

-- ---- support: weapons with crews --------------------------------------------------------------

option "Light Machine-Gun Section" {
  nation = united_states, cost = 45, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 1,
  units = { thirty_caliber_team(2) }, icon = "machine-gun",
}
option "Heavy Machine-Gun Crew" {
  nation = united_states, cost = 35, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 1,
  units = { fifty_caliber_team, ammunition_bearers }, icon = "anti-aircraft-gun",
}
option "Weapons Platoon Mortars" {
  nation = united_states, cost = 50, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 1,
  units = { sixty_mortar(2), ammunition_bearers }, icon = "mortar",
}
option "Heavy Mortar Section" {
  nation = united_states, cost = 60, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 2,
  units = { eighty_one_mortar, ammunition_bearers }, icon = "mortar",
}
option "Rocket Launcher Section" {
  nation = united_states, cost = 40, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 1,
  units = { bazooka_team(2) }, icon = "rocket",
}
option "Towed Gun" {
  nation = united_states, cost = 50, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 2,
  units = { fifty_seven_crew, quarter_ton_jeep }, icon = "field-gun",
}
option "Detached Marksman" {
  nation = united_states, cost = 30, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 1,
  units = { company_marksman }, icon = "crosshair",
}
option "Gap Assault Team" {
  nation = united_states, cost = 45, type = "support", size = 2, bands = { blue_band }, breaking = 2, points = 1,
  units = { gap_engineers, flame_pair }, icon = "dynamite",
}
option "Scout Section" {
  nation = united_states, cost = 30, type = "support", size = 2, bands = { blue_band }, breaking = 1, points = 1,
  units = { regimental_scouts }, icon = "binoculars",
}

-- ---- support: vehicles ----------------------------------------------------------------------------

option "Sherman in Support" {
  nation = united_states, cost = 80, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 3,
  stars = 1, units = { m4a1_sherman }, icon = "tank",
}
option "Tank from the Sea" {
  nation = united_states, cost = 85, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 3,
  stars = 1, units = { sherman_dd }, icon = "wave-crest",
}
option "Assault Tank" {
  nation = united_states, cost = 100, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 4,
  stars = 1, units = { m4a3e2_assault_tank }, icon = "battle-tank",
}
option "Tank Destroyer" {
  nation = united_states, cost = 80, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 3,
  stars = 1, units = { m10_tank_destroyer }, icon = "tank",
}
option "Cavalry Patrol" {
  nation = united_states, cost = 55, type = "support", size = 3, bands = { grey_band }, breaking = 2, points = 2,
  stars = 1, units = { m8_armored_car, quarter_ton_jeep }, icon = "jeep",
}
option "Quad Mount" {
  nation = united_states, cost = 60, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 2,
  stars = 1, units = { m16_quad_halftrack }, icon = "anti-aircraft-gun",
}
option "Amphibious Lift" {
  nation = united_states, cost = 35, type = "support", size = 3, bands = { grey_band }, breaking = 1, points = 1,
  units = { duck }, icon = "boat-engine",
}

-- ---- kit --------------------------------------------------------------------------------------------

option "Spare Track Links" {
  nation = united_states, cost = 10, type = "equipment", bands = { black_band }, tokens = 3, use = "shielding",
  icon = "tank-tread",
}
option "Extra Bandoliers" {
  nation = united_states, cost = 10, type = "equipment", bands = { olive_band }, tokens = 3, use = "ammo",
  icon = "bullets",
}
option "Belted Boxes" {
  nation = united_states, cost = 10, type = "equipment", bands = { olive_band, black_band }, tokens = 3, use = "belt",
  icon = "ammo-box",
}
option "Capped Shot" {
  nation = united_states, cost = 10, type = "equipment", bands = { black_band }, tokens = 3, use = "apc",
  icon = "artillery-shell",
}
option "Teeth of Beach Iron" {
  nation = united_states, cost = 10, type = "equipment", bands = { black_band }, tokens = 2, use = "cutter",
  terrain = cut_hedgerow, icon = "bulldozer",
  flavour = "Yesterday it kept us off the beach. Today it opens gates.",
}
option "Haversack Charges" {
  nation = united_states, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "charge",
  weapon = packed_charge, icon = "powder-bag",
}
option "Strapped Jerrycans" {
  nation = united_states, cost = 5, type = "equipment", bands = { black_band }, tokens = 3, use = "fuel",
  icon = "jerrycan",
}
option "Quartermaster's Pick" {
  nation = united_states, cost = 15, type = "equipment", bands = { olive_band }, gear = 3, icon = "cargo-crate",
}
option "Bag of Pineapples" {
  nation = united_states, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "grenade",
  weapon = hand_grenade, icon = "grenade",
}
option "Rack of High Explosive" {
  nation = united_states, cost = 15, type = "equipment", bands = { black_band }, tokens = 3, use = "he",
  icon = "heavy-bullets",
}
option "Shovels and Logs" {
  nation = united_states, cost = 10, type = "equipment", bands = { olive_band }, tokens = 1, use = "position",
  terrain = foxhole, icon = "trench-spade",
}
option "Muzzle Launchers" {
  nation = united_states, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "rifle_grenade",
  weapon = rifle_grenade, icon = "incoming-rocket",
}
option "Socks Full of Plastic" {
  nation = united_states, cost = 10, type = "equipment", bands = { olive_band }, tokens = 3, use = "bomb",
  weapon = stuck_bomb, icon = "socks",
  flavour = "The quartermaster never asked where the socks went.",
}
option "Panels for the Mortars" {
  nation = united_states, cost = 10, type = "equipment", bands = { olive_band }, units = { marker_panels },
  icon = "flag-objective",
}
option "Captured Charge on Tracks" {
  nation = united_states, cost = 25, type = "equipment", bands = { olive_band }, units = { captured_charge_carrier },
  icon = "detonator",
}
option "Captured Tubes" {
  nation = united_states, cost = 15, type = "equipment", bands = { olive_band }, tokens = 3, use = "faust",
  weapon = faustpatrone, icon = "rocket",
}

-- ---- what men are like ---------------------------------------------------------------------------------

option "Red Ball Drivers" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band },
  says = { add { on_the_move = -1, of = actor, unless = infantry } }, icon = "truck",
}
option "Trench Brawlers" {
  nation = united_states, cost = 15, type = "trait", bands = { red_band },
  says = { set { assault_hits = 2, of = actor } }, icon = "punch",
}
option "Bull Rush" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band },
  says = { set { drives_back = 1, of = actor } }, icon = "anvil-impact",
}
option "Cool Under Fire" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band },
  says = { set { rally = 2, of = actor } }, icon = "ice-cube",
}
option "Seen It All" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band }, tokens = 3, use = "hardboiled",
  icon = "coffee-mug",
}
option "Old Army Men" {
  nation = united_states, cost = 15, type = "trait", bands = { red_band }, stars = 1, bound = true, icon = "rank-3",
}
option "Mentioned in Dispatches" {
  nation = united_states, cost = 20, type = "trait", bands = { red_band }, tokens = 3, use = "heroic", icon = "medal",
}
option "First off the Boat" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band },
  says = { set { intrepid = 1, of = actor } }, icon = "run",
}
option "Expert Badges" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band },
  says = { set { long_range = 9, of = actor }, add { range = 2, of = actor } }, icon = "bullseye",
}
option "Tank Stalkers" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band },
  says = { add { assault_heavy = 2, of = actor, when = infantry } }, icon = "tank",
}
option "Replacement Draft" {
  nation = united_states, cost = 0, type = "trait", bands = { red_band }, budget = 20,
  says = { add { assault_attack = -1, of = actor, when = infantry } }, icon = "truck",
}
option "Rubber Platoon" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band }, units = { inflated_dummy(2) },
  icon = "drama-masks",
  flavour = "Four men can carry a tank, if it is the right tank.",
}
option "Itchy Fingers" {
  nation = united_states, cost = 10, type = "trait", bands = { red_band }, tokens = 3, use = "trigger_happy",
  icon = "bullet-impacts",
}
option "Third Landing" {
  nation = united_states, cost = 20, type = "trait", bands = { red_band }, tokens = 3, use = "veteran", icon = "anchor",
  flavour = "This time he knows which side of the ramp to leave by.",
}

-- ---- orders -----------------------------------------------------------------------------------------------

option "Air Liaison Jeep" {
  nation = united_states, cost = 25, type = "order", bands = { yellow_band }, aviation = 4, icon = "airplane",
}
option "Battery on Call" {
  nation = united_states, cost = 25, type = "order", bands = { yellow_band }, artillery = 4, icon = "field-gun",
}
option "Rehearsed Assault" {
  nation = united_states, cost = 20, type = "order", bands = { yellow_band },
  says = { add { specials = 1, of = owner } }, icon = "notebook",
}
option "Empty Radio Traffic" {
  nation = united_states, cost = 10, type = "order", bands = { yellow_band },
  says = { add { bluffs = 1, of = owner } }, icon = "radio",
}
option "Burnt Cork and Netting" {
  nation = united_states, cost = 15, type = "order", bands = { yellow_band }, tokens = 2, use = "concealed",
  icon = "hidden",
}
option "Word from the Captain" {
  nation = united_states, cost = 10, type = "order", bands = { yellow_band, white_band }, gear = 1, icon = "megaphone",
}
option "Fill the Air with Lead" {
  nation = united_states, cost = 8, type = "order", bands = { white_band }, tokens = 1, use = "fire_at_will",
  says = { add { attack = 1, of = actor, when = { directed, target_infantry } } },
  icon = "bullet-impacts",
}
option "Get in Among Them" {
  nation = united_states, cost = 8, type = "order", bands = { white_band }, tokens = 1, use = "charge_order",
  says = { add { assault_attack = 1, of = actor, when = directed } },
  icon = "bayonet",
}
option "On the Hop" {
  nation = united_states, cost = 8, type = "order", bands = { white_band }, tokens = 1, use = "double_time",
  says = { add { move = 2, of = actor, when = directed } },
  icon = "sprint",
}
option "Not One Yard Back" {
  nation = united_states, cost = 8, type = "order", bands = { white_band }, tokens = 1, use = "hold",
  says = { add { defence = 1, of = actor, when = { directed, infantry } } },
  icon = "shield",
}
option "Use the Ground" {
  nation = united_states, cost = 15, type = "order", bands = { yellow_band },
  says = { add { cover = 1, of = actor, when = infantry } }, icon = "hills",
}
option "Make It Up As We Go" {
  nation = united_states, cost = 15, type = "order", bands = { yellow_band },
  says = { add { improvise = 1, of = owner } }, icon = "brainstorm",
}
option "Up the Back of the Cliff" {
  nation = united_states, cost = 25, type = "order", bands = { yellow_band }, only = cliff_assault_company,
  tokens = 2, use = "concealed", says = { set { scout = 6, of = actor, when = of_tile } }, icon = "cliff-crossing",
}
option "Keep the Pressure On" {
  nation = united_states, cost = 10, type = "order", bands = { yellow_band }, tokens = 1, use = "initiative",
  icon = "return-arrow",
}
option "Gun in the Bank" {
  nation = united_states, cost = 25, type = "order", bands = { yellow_band }, tokens = 1, use = "nest",
  terrain = sandbags, icon = "sandbags",
}
option "Sand-Table Briefing" {
  nation = united_states, cost = 15, type = "order", bands = { yellow_band },
  stars = 1, icon = "path-tile",
}
option "Hot Chow Forward" {
  nation = united_states, cost = 15, type = "order", bands = { yellow_band },
  says = { at { supply_begins_options, effect = rally(1) } }, icon = "camp-cooking-pot",
}
option "Message Center" {
  nation = united_states, cost = 15, type = "order", bands = { yellow_band },
  says = { at { supply_ends_options, effect = recover(1) } }, icon = "files",
}
option "Smoke Pots" {
  nation = united_states, cost = 15, type = "order", bands = { yellow_band }, tokens = 3, use = "smoke",
  icon = "smoke-bomb",
}

-- ---- heroes -----------------------------------------------------------------------------------------------

option "The Man from the Quarry" {
  nation = united_states, insignia = infantry_division_29, cost = 35, type = "hero", units = { sergeant_dobrowney },
  icon = "sergeant",
}
option "First Out of the Door" {
  nation = united_states, insignia = airborne_division_101, cost = 45, type = "hero", units = { captain_ashlock },
  icon = "parachute",
}
option "Squirrel Hunter" {
  nation = united_states, insignia = white_star, cost = 40, type = "hero", units = { private_pruett },
  icon = "dead-eye",
  flavour = "Back home a second cartridge was a second mouth to feed.",
}
option "Gambler with Two Guns" {
  nation = united_states, insignia = white_star, cost = 35, type = "hero", units = { corporal_tenpenny },
  icon = "crossed-pistols",
}
-- SPDX-License-Identifier: CC-BY-4.0
