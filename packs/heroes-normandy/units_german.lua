-- German counters: both sides of each.

-- ---- Infanterie-Division 352 -----------------------------------------------------------------

face "Thinned Grenadier Squad" { move = 4, defence = 5, weapon = "A Few Kar 98 Rifles", damaged = true, assault = 0 }
unit "Grenadier Squad" {
  nation = germany, insignia = infanterie_division_352, back = hidden_germans,
  move = 4, defence = 6, weapon = kar_98_rifles, tough = true, assault = 0, reverse = "Thinned Grenadier Squad",
}

face "Thinned Squad with MG" { move = 4, defence = 5, weapon = lone_mg_34, damaged = true }
unit "Squad with MG" {
  nation = germany, insignia = infanterie_division_352, back = hidden_germans,
  move = 4, defence = 6, weapon = squad_mg_34, tough = true, assault = 0, reverse = "Thinned Squad with MG",
}

face "Thinned Fortress Squad" { move = 3, defence = 5, weapon = old_rifles, damaged = true }
unit "Fortress Squad" {
  nation = germany, insignia = infanterie_division_352, back = hidden_germans,
  move = 3, defence = 6, weapon = old_rifles, tough = true, turns = "ambush", reverse = "Thinned Fortress Squad",
  says = { add { cover = 1, of = actor, when = inside } },
}

face "Wounded Platoon Feldwebel" {
  move = 4, defence = 6, weapon = a_machine_pistol, damaged = true, assault = 0, personal = true,
}
unit "Platoon Feldwebel" {
  nation = germany, insignia = infanterie_division_352, back = hidden_germans,
  move = 5, defence = 6, weapon = machine_pistols, tough = true, assault = 1, personal = true,
  reverse = "Wounded Platoon Feldwebel",
  says = { add { assault_defence = 1, of = actor } },
}

face "Wounded Grenadier Leutnant" { move = 4, defence = 6, weapon = a_machine_pistol, damaged = true }
unit "Grenadier Leutnant" {
  nation = germany, insignia = infanterie_division_352, back = hidden_germans, category = "officer",
  move = 5, defence = 6, weapon = machine_pistols, tough = true, assault = 0, orders = 1,
  reverse = "Wounded Grenadier Leutnant",
}

face "One Munitions Carrier" {
  move = 4, defence = 5, weapon = "A Few Kar 98 Rifles", damaged = true, substitute = true,
}
unit "Munitions Carriers" {
  nation = germany, insignia = infanterie_division_352, back = hidden_germans,
  move = 5, defence = 6, weapon = "A Few Kar 98 Rifles", tough = true, substitute = true,
  reverse = "One Munitions Carrier",
  says = { at { supply_begins, effect = rally(1) } },
}

-- ---- Panzer-Division 21 ---------------------------------------------------------------------------

face "Thinned Panzergrenadier Squad" { move = 5, defence = 5, weapon = lone_mg_34, damaged = true, assault = 0 }
unit "Panzergrenadier Squad" {
  nation = germany, insignia = panzer_division_21, back = hidden_germans,
  move = 5, defence = 6, weapon = squad_mg_34, tough = true, assault = 1, reverse = "Thinned Panzergrenadier Squad",
}

face "One Storm Trooper" { move = 5, defence = 5, weapon = a_machine_pistol, damaged = true, assault = 1 }
unit "Storm Troopers" {
  nation = germany, insignia = panzer_division_21, back = hidden_germans,
  move = 5, defence = 6, weapon = machine_pistols, tough = true, assault = 2, terrifying = true,
  reverse = "One Storm Trooper",
}

face "Wounded Panzergrenadier Oberleutnant" {
  move = 4, defence = 6, weapon = a_machine_pistol, damaged = true, orders = 1,
}
unit "Panzergrenadier Oberleutnant" {
  nation = germany, insignia = panzer_division_21, back = hidden_germans, category = "officer",
  move = 5, defence = 7, weapon = machine_pistols, tough = true, assault = 1, orders = 2, personal = true,
  reverse = "Wounded Panzergrenadier Oberleutnant",
}

-- ---- Fallschirm-Division 2 ---------------------------------------------------------------------------

face "Thinned Fallschirm Squad" { move = 5, defence = 6, weapon = fg_42, damaged = true, assault = 1, scout = 4 }
unit "Fallschirm Squad" {
  nation = germany, insignia = fallschirm_division_2, back = hidden_germans,
  move = 5, defence = 6, weapon = fg_42_rifles, tough = true, assault = 1, scout = 4,
  reverse = "Thinned Fallschirm Squad",
}

face "One Hedge Hunter" {
  move = 5, defence = 5, weapon = a_machine_pistol, damaged = true, assault = 1, turns = "ambush",
}
unit "Hedge Hunters" {
  nation = germany, insignia = fallschirm_division_2, back = hidden_germans,
  move = 5, defence = 6, weapon = machine_pistols, tough = true, assault = 1, scout = 4, turns = "ambush",
  reverse = "One Hedge Hunter",
}

face "Wounded Jump Leutnant" { move = 5, defence = 6, weapon = fg_42, damaged = true, assault = 1, orders = 1 }
unit "Jump Leutnant" {
  nation = germany, insignia = fallschirm_division_2, back = hidden_germans, category = "officer",
  move = 5, defence = 7, weapon = fg_42_rifles, tough = true, assault = 1, orders = 2,
  reverse = "Wounded Jump Leutnant",
  says = { at { activated, of = actor, when = suppressed, effect = rally(1, actor) } },
}

face "One Canal Swimmer" {
  move = 4, defence = 5, weapon = one_satchel, damaged = true, amphibious = true, turns = "ambush",
}
unit "Canal Swimmers" {
  nation = germany, insignia = fallschirm_division_2, back = hidden_germans,
  move = 4, defence = 6, weapon = satchels_and_carbines, tough = true, amphibious = true, assault = 1, turns = "ambush",
  reverse = "One Canal Swimmer",
}

-- ---- the company's own ---------------------------------------------------------------------------

face "Wounded Kompanie Hauptmann" {
  move = 4, defence = 6, weapon = a_machine_pistol, damaged = true, orders = 1, barrage = true,
}
unit "Kompanie Hauptmann" {
  nation = germany, back = hidden_germans, category = "officer",
  move = 5, defence = 7, weapon = machine_pistols, tough = true, assault = 0, orders = 2, barrage = true,
  reverse = "Wounded Kompanie Hauptmann",
  says = { at { orders_done, may = true, effect = rally(1) } },
}

face "Wounded Battery Observer" { move = 4, defence = 5, weapon = a_machine_pistol, damaged = true, spotter = true }
unit "Battery Observer" {
  nation = germany, back = hidden_germans,
  move = 4, defence = 6, weapon = a_machine_pistol, tough = true, spotter = true, barrage = true, turns = "ambush",
  reverse = "Wounded Battery Observer",
  says = { at { supply_ends, effect = recover(1) } },
}

face "One Bicycle Scout" { move = 5, defence = 5, weapon = "A Few Kar 98 Rifles", damaged = true, autonomous = true }
unit "Bicycle Scouts" {
  nation = germany, back = hidden_germans,
  move = 6, defence = 6, weapon = "A Few Kar 98 Rifles", tough = true, autonomous = true, scout = 5,
  reverse = "One Bicycle Scout",
  says = { add { result = -1, of = target, when = at_least(range, 6) } },
}

-- ---- weapons with crews --------------------------------------------------------------------------------

face "MG 42 on Its Mount" { move = 0, defence = 6, weapon = mg_42_on_mount, opportunity = true, turns = "tripod" }
unit "MG 42 Team" {
  nation = germany, back = hidden_germans, category = "heavy_weapon",
  move = 3, defence = 6, weapon = mg_42_on_bipod, turns = "tripod", reverse = "MG 42 on Its Mount",
}

face "One Panzerschreck Gunner" {
  move = 4, defence = 5, weapon = panzerschreck_and_one_man, damaged = true, turns = "ambush",
}
unit "Panzerschreck Pair" {
  nation = germany, back = hidden_germans, category = "heavy_weapon",
  move = 4, defence = 6, weapon = panzerschreck, tough = true, turns = "ambush", reverse = "One Panzerschreck Gunner",
}

face "Thinned Light Mortar Troop" { move = 3, defence = 5, weapon = granatwerfer_36, damaged = true }
unit "Light Mortar Troop" {
  nation = germany, back = hidden_germans, category = "heavy_weapon", mortar = true,
  move = 4, defence = 6, weapon = granatwerfer_36, tough = true, reverse = "Thinned Light Mortar Troop",
}

face "Thinned Mortar Troop" { move = 2, defence = 5, weapon = granatwerfer_34, damaged = true }
unit "Mortar Troop" {
  nation = germany, back = hidden_germans, category = "heavy_weapon", mortar = true,
  move = 2, defence = 6, weapon = granatwerfer_34, tough = true, reverse = "Thinned Mortar Troop",
}

face "Thinned Nebelwerfer Crew" { move = 1, defence = 5, weapon = nebelwerfer_41, damaged = true }
unit "Nebelwerfer Crew" {
  nation = germany, back = hidden_germans, category = "heavy_weapon", gun = true,
  move = 1, defence = 6, weapon = nebelwerfer_41, tough = true, reverse = "Thinned Nebelwerfer Crew",
}

face "Pak 40 Lying in Wait" { move = 0, defence = 6, weapon = pak_40, opportunity = true, turns = "opportunity" }
unit "Pak 40 Crew" {
  nation = germany, back = hidden_germans, category = "heavy_weapon", gun = true,
  move = 1, defence = 6, weapon = pak_40, turns = "opportunity", reverse = "Pak 40 Lying in Wait",
}

face "Thinned Flak 38 Crew" { move = 1, defence = 5, weapon = flak_38, damaged = true, aaa = true }
unit "Flak 38 Crew" {
  nation = germany, back = hidden_germans, category = "heavy_weapon", gun = true, aaa = true,
  move = 1, defence = 6, weapon = flak_38, tough = true, reverse = "Thinned Flak 38 Crew",
}

face "Flak 36 on the Road" {
  move = 0, defence = 6, weapon = flak_36, opportunity = true, aaa = true, turns = "opportunity",
}
unit "Flak 36 Crew" {
  nation = germany, back = hidden_germans, category = "heavy_weapon", gun = true, aaa = true,
  move = 1, defence = 6, weapon = flak_36, turns = "opportunity", reverse = "Flak 36 on the Road",
}

face "Wounded Tree Rifleman" { move = 4, defence = 5, weapon = kar_98, damaged = true, turns = "ambush" }
unit "Tree Rifleman" {
  nation = germany, back = hidden_germans, autonomous = true, opportunity = true,
  move = 4, defence = 6, weapon = kar_98_with_scope, tough = true, scout = 5, turns = "ambush",
  reverse = "Wounded Tree Rifleman",
}

face "Thinned Assault Pioneers" { move = 4, defence = 5, weapon = stick_grenades, damaged = true, assault = 1 }
unit "Assault Pioneers" {
  nation = germany, back = hidden_germans,
  move = 4, defence = 6, weapon = concentrated_charges, tough = true, assault = 2, reverse = "Thinned Assault Pioneers",
}

face "Flame Pioneer Alone" {
  move = 3, defence = 5, weapon = last_of_the_fuel, damaged = true, terrifying = true, assault = 1,
}
unit "Flame Pioneers" {
  nation = germany, back = hidden_germans, category = "heavy_weapon",
  move = 4, defence = 6, weapon = flamethrower, tough = true, terrifying = true, assault = 1,
  reverse = "Flame Pioneer Alone",
}

unit "Straw Soldiers" { nation = germany, back = hidden_germans, ruse = true, move = 4 }

unit "Signal Lamp Post" {
  nation = germany, back = hidden_germans, move = 3, defence = 5, scout = 3, beckons = 2,
}

-- A box of charges on tracks, led by a wire.
unit "Charge Carrier on Tracks" {
  nation = germany, back = hidden_germans, class = "light", roams = true,
  move = 5, defence = 6, weapon = driven_charge,
}

-- ---- vehicles -------------------------------------------------------------------------------------------

unit "Panzer IV Ausf H" {
  nation = germany, insignia = panzer_division_21, class = "heavy", length = 2,
  move = 5, defence = 9, side = 7, rear = 6, weapon = kwk_40, second = coaxial_mg_34, wreck = wreckage,
}
unit "Sturmgeschuetz III Ausf G" {
  nation = germany, class = "heavy", length = 2, waves = true,
  move = 4, defence = 9, side = 6, rear = 6, weapon = stuk_40, second = shielded_mg_42, wreck = wreckage,
}
unit "Tiger I" {
  nation = germany, class = "heavy", length = 2, terrifying = true,
  move = 4, defence = 11, side = 9, rear = 8, weapon = kwk_36, second = coaxial_mg_34, wreck = wreckage,
  wreck_structure = 4,
}
unit "Sd.Kfz. 222" {
  nation = germany, class = "light", move = 7, defence = 7, weapon = kwk_30, scout = 3, wreck = wreckage,
  wreck_structure = 1,
}
unit "Sd.Kfz. 251" {
  nation = germany, insignia = panzer_division_21, class = "light", length = 2,
  move = 6, defence = 7, weapon = shielded_mg_42, transport = 6, wreck = wreckage,
}
unit "Sd.Kfz. 7/2" {
  nation = germany, class = "light", length = 2, aaa = true,
  move = 5, defence = 7, weapon = flak_43, wreck = wreckage,
}
unit "Kuebelwagen" {
  nation = germany, class = "light", autonomous = true,
  move = 8, defence = 6, weapon = lone_mg_34, transport = 3, wreck = wreckage, wreck_structure = 1,
}
unit "Schwimmwagen" {
  nation = germany, class = "light", amphibious = true,
  move = 7, defence = 6, weapon = lone_mg_34, transport = 2, scout = 4, wreck = wreckage, wreck_structure = 1,
}

-- ---- heroes ------------------------------------------------------------------------------------------------

face "Leutnant Harnwald Wounded" {
  move = 5, defence = 7, weapon = a_machine_pistol, damaged = true, assault = 1, orders = 1,
}
unit "Leutnant Harnwald" {
  nation = germany, insignia = infanterie_division_352, back = hidden_germans, category = "hero",
  move = 6, defence = 8, weapon = machine_pistols, tough = true, assault = 2, orders = 2,
  reverse = "Leutnant Harnwald Wounded",
  says = { at { round_begins, when = at_least(round, 2), effect = draw(1) } },
}
face "Oberfeldwebel Krettin Wounded" { move = 5, defence = 7, weapon = stick_grenades, damaged = true, assault = 2 }
unit "Oberfeldwebel Krettin" {
  nation = germany, insignia = panzer_division_21, back = hidden_germans, category = "hero",
  move = 6, defence = 7, weapon = machine_pistols, tough = true, assault = 3, terrifying = true, personal = true,
  reverse = "Oberfeldwebel Krettin Wounded",
  says = {
    add { assault_attack = 2, of = actor, when = target_heavy },
    at { assaulted, of = actor, effect = rally(1, actor) },
  },
}
face "Gefreiter Ostmoor Wounded" { move = 5, defence = 6, weapon = kar_98, damaged = true, turns = "ambush" }
unit "Gefreiter Ostmoor" {
  nation = germany, insignia = balkenkreuz, back = hidden_germans, category = "hero", autonomous = true,
  move = 5, defence = 7, weapon = kar_98_with_scope, tough = true, scout = 6, turns = "ambush",
  reverse = "Gefreiter Ostmoor Wounded",
  says = { at { rolled, of = actor, when = at_least(range, 6), effect = add { result = 1 } } },
}
face "Hauptmann Drewenz Wounded" { move = 5, defence = 7, weapon = fg_42, damaged = true, assault = 1, orders = 1 }
unit "Hauptmann Drewenz" {
  nation = germany, insignia = balkenkreuz, back = hidden_germans, category = "hero",
  move = 6, defence = 8, weapon = fg_42_rifles, tough = true, assault = 1, orders = 1, barrage = true,
  reverse = "Hauptmann Drewenz Wounded",
  says = { at { shot_done, of = actor, when = target_infantry, effect = suppress(1, target) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
