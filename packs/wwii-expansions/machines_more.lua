-- More Vehicles and more of what hunts them, further Sitreps, and Soldiers of other Eras.
local wwii_era = "settings:wwii-era"

-- ---- mounted Weapons -------------------------------------------------------

weapon "M6 37 mm Gun" {
  era = wwii_era, cost = 0, mounted = true, single_shot = true, semi = 1, keywords = { ranged, launcher, pen(2) },
  chart = { { range = 0, reload = 0, hit = 5 }, { range = 1, reload = 0, hit = 5 }, { range = 2, reload = 0, hit = 6 } },
  prox = {
    { range = 0, roll = 5, hits = 1 }, { range = 0, roll = 7, hits = 2 }, { range = 0, roll = 10, hits = 3 },
    { range = 1, roll = 5, hits = 1 }, { range = 1, roll = 9, hits = 2 }, { range = 2, roll = 6, hits = 1 },
  },
  icon = "cannon", flavour = "Too small for tanks. Canister, though, is for people.",
}
-- One bomb of eighteen kilograms; the co-driver loads it from outside.
weapon "Petard 290 mm" {
  era = wwii_era, cost = 0, mounted = true, single_shot = true, semi = 1, keywords = { ranged, launcher, pen(5) },
  chart = { { range = 0, reload = 0, hit = 4 }, { range = 1, reload = 0, hit = 6 } },
  prox = {
    { range = 0, roll = 4, hits = 1 }, { range = 0, roll = 6, hits = 2 }, { range = 0, roll = 8, hits = 4 },
    { range = 1, roll = 6, hits = 1 }, { range = 1, roll = 8, hits = 3 },
  },
  icon = "mortar", flavour = "The crew call it the flying dustbin.",
  says = { add { cover = -2, of = with, when = place_is(fortified) } },
}
weapon "Coaxial Gun" {
  era = wwii_era, cost = 0, mounted = true, auto = 3, sprays = true, keywords = { ranged, machine_gun, pen(1) },
  chart = { { range = 0, reload = 0, hit = 8 }, { range = 1, reload = 0, hit = 8 }, { range = 2, reload = 0, hit = 8 } },
  icon = "machine-gun",
}
weapon "Pintle Fifty" { meant = { weapon_dice = "light and soon empty: two dice in Auto Mode" },
  era = wwii_era, cost = 0, mounted = true, auto = 2, sprays = true, keywords = { ranged, machine_gun, pen(2) },
  chart = {
    { range = 0, reload = 0, hit = 9 }, { range = 1, reload = 0, hit = 8 }, { range = 2, reload = 0, hit = 8 },
    { range = 3, reload = 0, hit = 9 },
  },
  icon = "chaingun", flavour = "Meant for aircraft. There have been few aircraft.",
}
weapon "Crew Carbines" {
  era = wwii_era, cost = 0, mounted = true, semi = 1, keywords = { ranged, carbine, attacks_by_health },
  chart = { { range = 0, reload = 0, hit = 8 }, { range = 1, reload = 0, hit = 10 } },
  icon = "winchester-rifle",
}
weapon "Bren on a Bracket" {
  era = wwii_era, cost = 0, mounted = true, burst = 2, keywords = { ranged, machine_gun, pen(1) },
  chart = { { range = 0, reload = 0, hit = 7 }, { range = 1, reload = 0, hit = 7 }, { range = 2, reload = 0, hit = 8 } },
  icon = "machine-gun-magazine",
}

-- ---- Vehicles --------------------------------------------------------------

squad "Stuart 'Loose Change'" {
  era = wwii_era, nation = united_states, cost = 31, movement = 3, cover = 4, health = 3, vehicle = standard, noise = 3,
  hunted_by = german_anti_vehicle, keywords = { immobile_at_1, machine },
  printed = { m6_37_mm_gun, coaxial_gun },
  actions = { { health = 3, actions = 3 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "battle-tank", flavour = "Fast enough to be somewhere else.",
  says = { add { hostile_roll = -1, of = target, when = moved } },
}
squad "Churchill 'Door Knocker'" {
  era = wwii_era,
  nation = united_kingdom, cost = 40, movement = 0, cover = 6, health = 5, vehicle = standard, noise = 4, loadout = 12,
  hunted_by = german_anti_vehicle, keywords = { immobile_at_1, machine },
  printed = { petard_290_mm, besa_machine_gun },
  actions = {
    { health = 5, actions = 3 }, { health = 4, actions = 3 }, { health = 3, actions = 2 }, { health = 2, actions = 2 },
    { health = 1, actions = 1 },
  },
  icon = "tank-tread", flavour = "Six engineers, one of them always standing in the rain.",
  says = { add { entrance = -1, of = here, unless = vehicle } },
}
squad "Greyhound 'Rain Check'" {
  era = wwii_era,
  nation = united_states, cost = 25, movement = 3, cover = 4, health = 3, vehicle = light, noise = 3, loadout = 6,
  hunted_by = german_anti_vehicle, keywords = { machine }, printed = { m6_37_mm_gun, pintle_fifty },
  actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
  icon = "apc",
}
squad "Weapons Carrier 'Second Helping'" {
  era = wwii_era,
  nation = united_states, cost = 15, movement = 2, cover = 3, health = 3, vehicle = light, noise = 2, loadout = 20,
  hunted_by = german_anti_vehicle, keywords = { machine }, printed = { crew_carbines },
  actions = { { health = 3, actions = 1 }, { health = 2, actions = 1 }, { health = 1, actions = 1 } },
  icon = "truck", flavour = "Three quarters of a ton, says the plate. The plate is an optimist.",
  says = { at { soldier_turn, cost = { action(1), once_a_mission(1) }, effect = resupply(2, each_soldier_here) } },
}
squad "Dingo 'Church Mouse'" {
  era = wwii_era, nation = united_kingdom, cost = 15, movement = 4, cover = 4, health = 2, vehicle = light, noise = 1,
  hunted_by = german_anti_vehicle, keywords = { machine }, printed = { bren_on_a_bracket },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 2 } },
  icon = "jeep", flavour = "Five gears forward, and the same five back.",
  says = { at { soldier_turn, cost = { action(1), per_turn(1) }, effect = draw(1, a_soldier) } },
}

-- ---- what hunts them -------------------------------------------------------

-- One shot in the tube; whoever has fired it runs.
hostile "Tube and a Bicycle" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 1, 4 }, value = 0, reticles = 1, cover = 2,
  range = { 0, 0 }, place = targeted, keywords = { infantry }, chart = { { active = 1, roll = 9, wounds = 2 } },
  icon = "dutch-bike", flavour = "Fifty-eight years old, and in the same ditch as in 1918. The bicycle is older.",
  says = { at { assault_done, of = actor, effect = drive_off(this) } },
}
hostile "Flak 36 on the Rise" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 4, 4 }, value = 5, reticles = 4, cover = 4,
  range = { 1, 4 }, place = beyond, distance = 3, keywords = { hard_hitting(2), maintain(3) },
  chart = { { active = 3, roll = 7, wounds = 2 }, { active = 3, roll = 10, wounds = 3 }, { active = 1, roll = 9, wounds = 2 } },
  icon = "anti-aircraft-gun", flavour = "Eighty-eight millimetres, and a view of the whole road.",
  says = { add { cover = -2, of = target, when = explosion } },
}
hostile "Pak 36 Behind Milk Churns" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 1, 2 }, value = 1, reticles = 2, cover = 4,
  range = { 0, 2 }, keywords = { infantry }, chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  icon = "field-gun", flavour = "It will not stop a tank. It will stop everything else.",
  says = { add { hostile_roll = -2, of = actor, when = at_least(vehicle, 2) } },
}
hostile "Hetzer at the Wall" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 3, 4 }, value = 4, reticles = 2, cover = 6,
  range = { 0, 2 }, place = beyond, distance = 1, keywords = { vehicle, fearless },
  chart = { { active = 2, roll = 7, wounds = 2 }, { active = 1, roll = 9, wounds = 2 } }, icon = "battle-tank",
  says = { add { cover = -3, of = target, when = explosion }, add { hostile_roll = -2, of = actor, when = moved } },
}
hostile "Puma Patrol" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 2, 4 }, value = 3, reticles = 2, cover = 4,
  range = { 0, 1 }, place = beyond, distance = 2, keywords = { vehicle, fearless },
  chart = { { active = 2, roll = 8, wounds = 2 }, { active = 1, roll = 9, wounds = 1 } },
  icon = "apc", flavour = "Eight wheels, all of them steering.",
  says = { at { hostile_turn_ends, unless = in_range, effect = push_back(-1, this) } },
}
-- Nobody walks up to a tank that has infantry around it.
hostile "Magnet Mine Squad" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 2, 4 }, value = 2, reticles = 3, cover = 3,
  range = { 0, 0 }, place = targeted, keywords = { infantry },
  chart = { { active = 2, roll = 8, wounds = 2 }, { active = 1, roll = 10, wounds = 2 } }, icon = "land-mine",
  says = { add { hostile_roll = -2, of = actor, when = at_least(soldiers_here, 2) } },
}
hostile "Spotter on a Motorcycle" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 1, 4 }, value = 1, reticles = 1, cover = 3,
  range = { 0, 3 }, place = beyond, distance = 2, keywords = { vehicle, maintain(2) },
  icon = "full-motorcycle-helmet", flavour = "He does not shoot. He points.",
  says = { at { reinforcement_step, when = in_range, effect = draw_anti_vehicle(random_vehicle) } },
}
hostile "Vierling on a Half-track" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 2, 3 }, value = 3, reticles = 2, cover = 3,
  range = { 0, 2 }, keywords = { vehicle },
  chart = { { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 8, wounds = 1 } }, icon = "chaingun",
  says = { at { hit, of = actor, unless = wounding, effect = suppress(1, attacked) } },
}
hostile "Ditch Pioneers" {
  deck = german_anti_vehicle, force = german_tank_hunters, noise = { 1, 3 }, value = 1, reticles = 2, cover = 3,
  range = { 0, 1 }, keywords = { infantry }, chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 1, cost = 2 } }, icon = "trench-spade",
  says = { at { moved, of = here, when = vehicle, effect = suppress(1, actor) } },
}

local function driving(name, t)
  t.deck, t.nation = german_anti_vehicle, germany
  event(name)(t)
end
driving("Hull Down", {
  copies = 2, noise = { 2, 4 }, stays = true, icon = "hills", says = { add { terrain_cover = 1, of = here, when = vehicle } },
})
driving("Plume of Dust", {
  noise = { 3, 4 }, stays = true, cancel = 1, icon = "dust-cloud", says = { add { hostile_roll = 1, of = here, when = vehicle } },
})
driving("Farmer with a Map", {
  noise = { 1, 2 }, icon = "treasure-map", says = { at { event_drawn, of = actor, effect = { draw(1, each_soldier), more_locations(1) } } },
})
driving("Weak Culvert", {
  noise = { 3, 4 }, stays = true, icon = "stone-bridge", says = { add { entrance = 2, of = here, when = vehicle } },
})

-- ---- Sitreps ---------------------------------------------------------------

sitrep "No Moon" {
  gain = 1, per_location = true, icon = "night-sky", flavour = "Hold the pack of the man in front.",
  says = { add { attack_roll = -1, of = all, when = { at_least(range, 2), weapon(ranged) } } },
}
sitrep "Canisters in the Wood" {
  pay = 4, region = europe, icon = "parachute",
  says = { at { turn_begins, when = { at_least(turn, 4), fewer_than(turn, 5) }, effect = resupply(2, each_soldier) } },
}
sitrep "Corps Wants It Earlier" {
  gain = 6, icon = "pocket-watch", flavour = "Army has told Corps. Nobody has told the river.",
  says = { at { mission_begins, effect = timer(-2) } },
}
sitrep "Partisan Guides" {
  pay = 1, per_location = true, region = europe, icon = "walking-scout", says = { add { entrance = -1, of = all, unless = vehicle } },
}
sitrep "Wireless Silence" {
  gain = 4, icon = "silence", says = { add { support_cost = 1, of = all }, add { retain_cost = 1, of = all } },
}
sitrep "Fitters Came Along" {
  pay = 3, settings = { wwii_europe }, icon = "auto-repair",
  says = { at { turn_begins, effect = rally(1, each_vehicle) } },
}

-- ---- visitors --------------------------------------------------------------

caliber "Ball 7.62 mm" {}

player "Staff Sergeant Ibarra" {
  nation = united_states, cost = 23, movement = 2, cover = 3, health = 6, loadout = 12, era = modern_era,
  keywords = { leader, seasoned(1) }, icon = "sergeant", flavour = "Her map says this street is a museum.",
  says = { at { eliminates, of = actor, when = fewer_than(range, 1), cost = per_turn(1), effect = rally(1, a_soldier_here) } },
}
player "Trooper Van Heel" {
  nation = united_kingdom, cost = 19, movement = 3, cover = 3, health = 6, loadout = 11, era = cold_war_era,
  keywords = { scout }, icon = "walking-scout", flavour = "He has spent three winters waiting for the other side. This is another other side.",
  says = { add { terrain_cover = 1, of = target, unless = moved } },
}
weapon "Battle Rifle 7.62" {
  cost = 4, weight = 5, keywords = { ranged, rifle, pen(2) }, semi = 1, era = cold_war_era, caliber = "Ball 7.62 mm", ammo = 5,
  chart = { { range = 0, reload = 2, hit = 7 }, { range = 1, reload = 2, hit = 6 }, { range = 2, reload = 2, hit = 7 } }, icon = "rifle",
}
weapon "Disposable Rocket 66" {
  cost = 2, weight = 2, keywords = { launcher, pen(3) }, explosion = 3, expended = true, era = cold_war_era,
  chart = { { range = 0, reload = 0, hit = 8 }, { range = 1, reload = 0, hit = 7 } }, icon = "missile-launcher",
  says = { add { attack_roll = 1, of = with, when = target_is(vehicle) } },
}
weapon "Stun Grenade" {
  cost = 1, weight = 1, keywords = { grenade }, explosion = 2, expended = true, era = modern_era,
  chart = { { range = 0, reload = 0, hit = 9 } }, icon = "flame-spin",
  says = { at { declares_attack, of = with, effect = pin(1, the_hostile) } },
}
weapon "Frag Grenade" {
  cost = 1, keywords = { grenade, pen(1) }, explosion = 4, expended = true, era = modern_era,
  chart = { { range = 0, reload = 0, hit = 7 } }, icon = "grenade",
  flavour = "A sphere, a spoon and five seconds. Little has changed.",
}
equipment "Ceramic Plates" {
  cost = 4, weight = 4, era = modern_era, icon = "kevlar-vest",
  says = { at { hit, when = { me, at_least(wounding, 2) }, cost = per_turn(1), effect = add { wounds = -1 } } },
}
equipment "Radiation Cape" {
  cost = 2, weight = 2, era = cold_war_era, icon = "cape", flavour = "Issued against the wrong danger, and warm.",
  says = { add { terrain_cover = 1, of = target, when = at_least(range, 2) } },
}
skill "Stack and Enter" {
  cost = 3, era = modern_era, icon = "wooden-door",
  says = { add { attack_roll = 1, of = here, when = fewer_than(range, 1), unless = alone } },
}
skill "Winter Exercise" { cost = 2, era = cold_war_era, icon = "snowing", says = { add { movement = 1, of = actor, when = fewer_than(turn, 6) } } }

-- ---- teams -----------------------------------------------------------------

team "Out of Their Time" {
  mission = under_the_city,
  cards = {
    staff_sergeant_ibarra, { "Carbine 5.56", 2 }, frag_grenade(3), stun_grenade(2), stack_and_enter,
    corporal_tillery, m1918a2_bar(2), mk_2_grenade(2),
    corporal_gantt,
  },
}
team "Three Calendars" {
  mission = rolling_mill,
  cards = {
    staff_sergeant_ibarra, { "Carbine 5.56", 2 }, frag_grenade(4), stack_and_enter,
    trooper_van_heel, { "Battle Rifle 7.62", 1 }, disposable_rocket_66(3),
    lance_corporal_pugh, bren_gun(2), no_82_grenade(3),
    sapper_ives,
    marine_farrant,
  },
}
team "Light Armour" {
  mission = armoured_column,
  cards = {
    { "Stuart 'Loose Change'", 1 }, { "Greyhound 'Rain Check'", 1 }, mk_2_grenade(4),
    staff_sergeant_boudreaux, m1a1_thompson(2), mk_2_grenade(4), fitter,
    corporal_tillery, m1918a2_bar(2), mk_2_grenade(3),
    corporal_gantt,
    private_garza,
  },
}
team "Assault Engineers" {
  mission = road_to_the_bridge,
  cards = {
    { "Churchill 'Door Knocker'", 1 }, { "Dingo 'Church Mouse'", 1 },
    captain_ashworth, sten_mk_v, no_36_grenade(2), fitter,
    lance_corporal_pugh, bren_gun(2), no_82_grenade(3),
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
