-- Vehicles, what hunts them, and what is chosen with a Mission: words, Vehicles, Missions, teams.
local wwii_era = "settings:wwii-era"

local function by_points(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end

-- ---- words -----------------------------------------------------------------

deck "German Anti-Vehicle" {}

keyword "Attacks by Health" { says = { set { free_attacks = 1, per = health, of = with } } }
keyword "Immobile at 1" { says = { set { can_enter = 0, of = actor, when = fewer_than(health, 2) } } }
keyword "Machine" { says = { set { can_be_healed = 0, of = actor } } }
keyword "Interior" {
  says = { set { can_go = 0, of = all, when = vehicle }, set { comes_up = 0, of = all, when = drawn_is(vehicle) } },
}

force "German Combined" { nation = germany, parts = { german_frontline, german_elite } }
force "German Tank Hunters" { nation = germany, level = elite }
force "Everything That Marches" { nation = germany, parts = { german_elite, german_frontline, german_tank_hunters } }

-- ---- mounted Weapons -------------------------------------------------------

weapon "M3 75 mm Gun" {
  era = wwii_era, cost = 0, mounted = true, single_shot = true, semi = 1, keywords = { ranged, launcher, pen(3) },
  chart = { { range = 0, reload = 0, hit = 5 }, { range = 1, reload = 0, hit = 5 }, { range = 2, reload = 0, hit = 6 } },
  prox = {
    { range = 0, roll = 5, hits = 1 }, { range = 0, roll = 8, hits = 2 }, { range = 1, roll = 5, hits = 1 },
    { range = 1, roll = 7, hits = 2 }, { range = 1, roll = 10, hits = 3 }, { range = 2, roll = 6, hits = 1 },
    { range = 2, roll = 9, hits = 2 },
  },
  icon = "cannon", flavour = "High explosive is what the infantry asks for.",
}
weapon "QF 75 mm Gun" {
  era = wwii_era, cost = 0, mounted = true, single_shot = true, semi = 1, keywords = { ranged, launcher, pen(3) },
  chart = { { range = 0, reload = 0, hit = 5 }, { range = 1, reload = 0, hit = 5 }, { range = 2, reload = 0, hit = 5 } },
  prox = {
    { range = 0, roll = 6, hits = 1 }, { range = 0, roll = 9, hits = 2 }, { range = 1, roll = 5, hits = 1 },
    { range = 1, roll = 8, hits = 2 }, { range = 2, roll = 5, hits = 1 }, { range = 2, roll = 9, hits = 2 },
  },
  icon = "cannon",
}
weapon "Bow Machine Gun" {
  era = wwii_era, cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, machine_gun, pen(1) },
  chart = { { range = 0, reload = 0, hit = 8 }, { range = 1, reload = 0, hit = 8 }, { range = 2, reload = 0, hit = 9 } },
  icon = "machine-gun",
}
weapon "Besa Machine Gun" {
  era = wwii_era, cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, machine_gun, pen(1) },
  chart = { { range = 0, reload = 0, hit = 8 }, { range = 1, reload = 0, hit = 8 }, { range = 2, reload = 0, hit = 9 } },
  icon = "machine-gun",
}
weapon "Ring-mounted Gun" {
  era = wwii_era, cost = 0, mounted = true, auto = 3, keywords = { ranged, machine_gun, pen(1) },
  chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 7 }, { range = 2, reload = 0, hit = 8 } },
  icon = "machine-gun",
}
weapon "Rifles over the Side" {
  era = wwii_era, cost = 0, mounted = true, semi = 1, keywords = { ranged, rifle, attacks_by_health },
  chart = { { range = 0, reload = 0, hit = 8 }, { range = 1, reload = 0, hit = 9 } },
  icon = "rifle",
}
weapon "Sten Guns over the Side" {
  era = wwii_era, cost = 0, mounted = true, burst = 2, keywords = { ranged, submachine_gun },
  chart = { { range = 0, reload = 0, hit = 9 } },
  icon = "rifle", says = { set { free_attacks = 2, of = with } },
}

-- ---- Vehicles --------------------------------------------------------------

squad "Sherman 'Dixie Limited'" {
  era = wwii_era, nation = united_states, cost = 38, movement = 1, cover = 5, health = 4, vehicle = standard, noise = 4,
  hunted_by = german_anti_vehicle, keywords = { immobile_at_1, machine },
  printed = { m3_75_mm_gun, bow_machine_gun },
  actions = { { health = 4, actions = 3 }, { health = 3, actions = 3 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "tank", flavour = "Named for a train that was never late either.",
}
squad "Half-track 'Slow Freight'" {
  era = wwii_era,
  nation = united_states, cost = 26, movement = 2, cover = 4, health = 4, vehicle = standard, noise = 2, loadout = 15,
  hunted_by = german_anti_vehicle, keywords = { immobile_at_1, machine },
  printed = { ring_mounted_gun, rifles_over_the_side },
  actions = { { health = 4, actions = 2 }, { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "jeep",
}
squad "Jeep 'Sugar Report'" {
  era = wwii_era,
  nation = united_states, cost = 14, movement = 3, cover = 3, health = 2, vehicle = light, noise = 1, loadout = 8,
  hunted_by = german_anti_vehicle, keywords = { machine }, printed = { ring_mounted_gun },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "jeep", flavour = "It carries the mail when there is nothing worse to carry.",
}
squad "Cromwell 'Old Contemptible'" {
  era = wwii_era,
  nation = united_kingdom, cost = 37, movement = 2, cover = 4, health = 4, vehicle = standard, noise = 4,
  hunted_by = german_anti_vehicle, keywords = { immobile_at_1, machine },
  printed = { qf_75_mm_gun, besa_machine_gun },
  actions = { { health = 4, actions = 3 }, { health = 3, actions = 3 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "tank",
}
squad "Bren Carrier 'Milk Round'" {
  era = wwii_era,
  nation = united_kingdom, cost = 18, movement = 2, cover = 3, health = 3, vehicle = light, noise = 2, loadout = 10,
  hunted_by = german_anti_vehicle, keywords = { machine }, printed = { besa_machine_gun, sten_guns_over_the_side },
  actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "jeep",
}

-- ---- what hunts them -------------------------------------------------------

hostile "Pak 40 Crew" {
  copies = 2, deck = german_anti_vehicle, force = german_tank_hunters, noise = { 3, 4 }, value = 3, reticles = 3, cover = 4,
  range = { 0, 3 }, place = beyond, distance = 2, keywords = { hard_hitting(1) },
  chart = { { active = 2, roll = 7, wounds = 2 }, { active = 1, roll = 9, wounds = 2 } }, icon = "field-gun",
}
hostile "Panzerschreck Pair" {
  copies = 2, deck = german_anti_vehicle, force = german_tank_hunters, noise = { 2, 4 }, value = 2, reticles = 2, cover = 3,
  range = { 0, 1 }, place = targeted, keywords = { infantry, hard_hitting(1) },
  chart = { { active = 2, roll = 8, wounds = 2 }, { active = 1, roll = 9, wounds = 2 } }, icon = "rocket",
}
hostile "Anti-Tank Rifle Nest" {
  copies = 2, deck = german_anti_vehicle, force = german_tank_hunters, noise = { 1, 3 }, value = 1, reticles = 2, cover = 3,
  range = { 0, 2 }, keywords = { infantry },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } }, icon = "rifle",
}
hostile "Marder in a Hedge" {
  copies = 1, deck = german_anti_vehicle, force = german_tank_hunters, noise = { 3, 4 }, value = 4, reticles = 2, cover = 5,
  range = { 0, 3 }, place = beyond, distance = 2, keywords = { vehicle, fearless, maintain(2) },
  chart = { { active = 2, roll = 7, wounds = 2 }, { active = 1, roll = 8, wounds = 2 } }, icon = "tank",
}
hostile "Goliath Handlers" {
  copies = 1, deck = german_anti_vehicle, force = german_tank_hunters, value = 2, reticles = 1, cover = 3, range = { 0, 1 },
  place = beyond, distance = 1, keywords = { infantry }, chart = { { active = 1, roll = 8, wounds = 3 } }, icon = "wire-coil",
  says = { at { eliminates, of = target, effect = wound(1, random_vehicle) } },
}

local function driving(name, t)
  t.deck, t.nation = german_anti_vehicle, germany
  event(name)(t)
end
driving("Thrown Track", { copies = 1, noise = { 2, 4 }, says = { at { event_drawn, of = actor, effect = suppress(2, actor) } } })
driving("Soft Verge", { copies = 2, noise = { 1, 4 }, cancel = 2, says = { at { event_drawn, of = actor, effect = wound(1, actor) } } })
driving("Radiator Boils", { copies = 1, noise = { 1, 2 }, says = { at { event_drawn, of = actor, effect = suppress(1, actor) } } })
driving("Mine in the Ruts", { copies = 1, noise = { 2, 4 }, cancel = 3, says = { at { event_drawn, of = actor, effect = wound(1, random_vehicle) } } })
driving("Blind Corner", { copies = 1, noise = { 1, 4 }, says = { at { event_drawn, of = actor, effect = suppress(1, each_vehicle) } } })
driving("Clear Road", { copies = 2, noise = { 1, 4 }, says = { at { event_drawn, of = actor, effect = rally(1, each_vehicle) } } })

-- ---- for those who go with them ---------------------------------------------

equipment "Track Links" {
  era = wwii_era, cost = 2, weight = 3, counters = 2, icon = "chain",
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = fix(1) } },
}
skill "Fitter" { era = wwii_era, cost = 4, icon = "wrench", says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = fix(2) } } }
skill "Tank Ears" { era = wwii_era, cost = 3, icon = "ear", says = { add { terrain_cover = 1, of = here, when = vehicle } } }
action "Close the Hatches" {
  copies = 2, settings = { wwii_europe }, icon = "hatch",
  says = { at { hostile_attacks, when = vehicle, effect = add { cover_roll = -2 } } },
}
action "Ride the Deck" {
  copies = 2, settings = { wwii_europe }, icon = "tank",
  says = { at { soldier_turn, when = standard_vehicles, effect = free_move(a_vehicle) } },
}
action "Tow Cable" {
  copies = 2, settings = { wwii_europe }, icon = "chain",
  says = { at { soldier_turn, raise = xp(1), effect = rally(raised(1, 2), a_vehicle) } },
}

-- ---- Sitreps ---------------------------------------------------------------

sitrep "Bad Intelligence" {
  gain = 2, per_location = true, region = europe, icon = "help", flavour = "The map is a year old and the photograph is of another village.",
  says = { add { hostile_value = 1, of = all } },
}
sitrep "Fresh Photographs" { pay = 3, icon = "camera", says = { at { turn_begins, when = fewer_than(turn, 3), effect = draw(1, each_soldier) } } }
sitrep "Press Along" { gain = 5, settings = { wwii_europe }, icon = "camera", says = { add { hand_size = -1, of = all } } }
sitrep "Quiet Sector" { pay = 1, per_location = true, settings = { wwii_europe, wwii_undead }, icon = "moon", says = { add { hostile_value = -1, of = all } } }

-- ---- Missions --------------------------------------------------------------

mission "Armoured Column" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce = { 0, 1 }, keywords = { road },
  resources = 150, time = 18, objective = 6, difficulty = 5, goal = ridge_village, force = german_frontline,
  icon = "tank", flavour = "Forward until they shoot. Then forward.",
  says = {
    at { turn_begins, when = fewer_than(turn, 2), effect = draw(1, each_soldier) },
    add { hostile_value = -2, of = all, when = standard_vehicles },
  },
}
mission "Road to the Bridge" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce = { 0, 1 }, keywords = { road },
  resources = 130, time = 16, objective = 5, difficulty = 5, goal = petrol_store, force = german_frontline,
  icon = "bridge", flavour = "One road, one tank wide.",
  says = {
    set { can_enter = 0, of = all, when = { vehicle, place_is(water) } },
    add { hostile_value = -2, of = all, when = standard_vehicles },
  },
}
mission "Under the City" {
  region = europe, setting = wwii_europe, entrance = 0, reinforce = { 0, 1 }, keywords = { interior, fortified },
  resources = 84, time = 12, objective = 5, difficulty = 4, goal = command_farm, force = german_frontline,
  icon = "sewed-shell", flavour = "Cellar to cellar. The street is for other people.",
}
mission "Rolling Mill" {
  region = europe, setting = wwii_europe, entrance = 1, reinforce = { 0, 1 }, keywords = { interior, fortified },
  resources = 110, time = 14, objective = 6, difficulty = 4, goal = ammunition_train, force = german_combined,
  icon = "factory", flavour = "Four halls of cold steel, and somebody in each.",
}

team "Point Tank" {
  mission = armoured_column,
  cards = {
    { "Sherman 'Dixie Limited'", 1 }, { "Half-track 'Slow Freight'", 1 }, mk_2_grenade(4),
    sergeant_kowalczyk, m1a1_thompson(2), mk_2_grenade(2), track_links,
    corporal_tillery, m1918a2_bar(2), mk_2_grenade(2), fitter,
    pfc_whitlock,
  },
}
team "Troop Leader" {
  mission = road_to_the_bridge,
  cards = {
    { "Cromwell 'Old Contemptible'", 1 }, { "Bren Carrier 'Milk Round'", 1 }, no_36_grenade(3),
    captain_ashworth, sten_mk_v, no_36_grenade(2), tank_ears,
    lance_corporal_pugh, bren_gun(2), no_82_grenade(3),
  },
}
team "Cellar Party" {
  mission = under_the_city,
  cards = {
    staff_sergeant_boudreaux, m1a1_thompson(2), mk_2_grenade(4), blooded,
    corporal_tillery, m1918a2_bar(2), mk_2_grenade(2),
    corporal_gantt,
  },
}
team "Mill Section" {
  mission = rolling_mill,
  cards = {
    captain_ashworth, sten_mk_v, no_82_grenade(3), section_commander,
    lance_corporal_pugh, bren_gun(2), no_82_grenade(2),
    sergeant_mccrae, { "Lee-Enfield No. 4", 1 }, no_82_grenade(2),
    sapper_ives,
    marine_farrant,
  },
}

-- ---- visitors --------------------------------------------------------------

player "Specialist Oduya" {
  nation = united_states, cost = 22, movement = 3, cover = 3, health = 6, loadout = 12, era = modern_era,
  keywords = { scout }, icon = "allied-star", flavour = "She went into the fog in one century and came out in another.",
}
player "Corporal Haverkamp" {
  nation = united_kingdom, cost = 20, movement = 2, cover = 3, health = 6, loadout = 12, era = modern_era,
  keywords = { gunner }, icon = "allied-star",
}
weapon "Carbine 5.56" { meant = { weapon_dice = "three rounds a burst: three dice" },
  cost = 4, weight = 4, keywords = { ranged, carbine, pen(1) }, semi = 1, burst = 3, era = modern_era, caliber = "Ball 5.56 mm", ammo = 6,
  chart = { { range = 0, reload = 2, hit = 6 }, { range = 1, reload = 2, hit = 7 }, { range = 2, reload = 2, hit = 8 } }, icon = "rifle",
}
caliber "Ball 5.56 mm" {}
weapon "Squad Gun 5.56" { meant = { weapon_dice = "belt-fed: four dice in Auto Mode" },
  cost = 6, weight = 7, keywords = { ranged, machine_gun, pen(1) }, auto = 4, era = modern_era, caliber = "Ball 5.56 mm", ammo = 6,
  chart = { { range = 0, reload = 2, hit = 7 }, { range = 1, reload = 2, hit = 7 }, { range = 2, reload = 2, hit = 8 } }, icon = "machine-gun",
}
equipment "Image Intensifier" { cost = 3, weight = 1, era = modern_era, icon = "moon", says = { add { attack_roll = 1, of = actor, when = at_least(range, 1) } } }
equipment "Team Radio" { cost = 2, weight = 1, era = modern_era, icon = "radio", says = { add { support_cost = -1, of = actor } } }
skill "Drilled Indoors" { cost = 3, era = modern_era, icon = "door", says = { add { attack_roll = 1, of = actor, unless = at_least(range, 1) } } }
skill "Automatic Drill" { cost = 2, era = modern_era, icon = "rifle", says = { add { reload_number = -1, of = actor, when = automatic } } }
non_player "Private Castellano" {
  nation = united_states, cost = 9, movement = 2, cover = 3, health = 2, era = modern_era, printed = { carbine_5_56 },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } }, icon = "allied-star",
}
non_player "Sapper Llewellyn" {
  nation = united_kingdom, cost = 9, movement = 2, cover = 3, health = 2, era = modern_era, printed = { carbine_5_56 },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } }, icon = "allied-star",
}
weapon "Remote Gun" {
  cost = 0, mounted = true, auto = 3, keywords = { ranged, machine_gun, pen(1) }, era = modern_era,
  chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 7 }, { range = 2, reload = 0, hit = 7 } }, icon = "machine-gun",
}
weapon "Carbines from the Hatch" {
  cost = 0, mounted = true, semi = 1, keywords = { ranged, carbine, attacks_by_health }, era = modern_era,
  chart = { { range = 0, reload = 0, hit = 8 }, { range = 1, reload = 0, hit = 8 } }, icon = "rifle",
}
squad "Patrol Truck 'Lost and Found'" {
  nation = united_states, cost = 22, movement = 3, cover = 4, health = 3, vehicle = light, noise = 2, loadout = 12, era = modern_era,
  hunted_by = german_anti_vehicle, keywords = { machine }, printed = { remote_gun, carbines_from_the_hatch },
  actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } }, icon = "jeep",
}
squad "Scout Car 'Wrong Turn'" {
  nation = united_kingdom, cost = 16, movement = 3, cover = 4, health = 2, vehicle = light, noise = 1, loadout = 6, era = modern_era,
  hunted_by = german_anti_vehicle, keywords = { machine }, printed = { remote_gun },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } }, icon = "jeep",
}

-- ---- markers of the Settings, and more Sitreps ---------------------------------

marker "Column Route" { copies = 2, settings = { wwii_europe }, icon = "horizon-road" }
marker "Sunken Path" { copies = 2, settings = { wwii_undead }, icon = "treasure-map" }

sitrep "Worn Barrels" { gain = 3, icon = "rifle", says = { set { jam_dice = 2, of = all, when = auto } } }
sitrep "Long Approach" { pay = 2, region = europe, icon = "footprint", says = { set { saves_cards = 1, of = all } } }
sitrep "Volunteers" { icon = "allied-star", says = { add { resources = 2, of = all, when = non_player }, add { hand_size = -1, of = all } } }
-- SPDX-License-Identifier: CC-BY-4.0
