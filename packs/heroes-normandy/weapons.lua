-- What counters fire, by who carries it, and what tokens and action cards explode like.

-- ---- small arms ----------------------------------------------------------------

weapon "M1 Rifles"          { infantry = 2, light = 0 }
weapon "A Few M1 Rifles"    { infantry = 1, light = 0 }
weapon "BAR and Rifles"     { infantry = 3, light = 1, suppressive = true }
weapon "BAR"                { infantry = 2, light = 0, suppressive = true }
weapon "Carbines"           { infantry = 3, light = 0, range = 6, on_the_move = 1 }
weapon "A Carbine"          { infantry = 2, light = 0, range = 6, on_the_move = 1 }
weapon "Thompsons"          { infantry = 3, light = 0, range = 5, on_the_move = 0 }
weapon "A Thompson"         { infantry = 2, light = 0, range = 5, on_the_move = 0 }
weapon "Two Pistols"        { infantry = 1, range = 4, dual = true, on_the_move = 0 }
weapon "Springfield with Scope" { infantry = 2, sniper = true, hawkeye = true }
weapon "Springfield"        { infantry = 1, hawkeye = true }

weapon "Kar 98 Rifles"      { infantry = 2, light = 0 }
weapon "A Few Kar 98 Rifles" { infantry = 1, light = 0 }
weapon "Old Rifles"         { infantry = 1, light = 0 }
weapon "Machine Pistols"    { infantry = 3, light = 0, range = 5, on_the_move = 0 }
weapon "A Machine Pistol"   { infantry = 2, light = 0, range = 5, on_the_move = 0 }
weapon "Squad MG 34"        { infantry = 3, light = 1, suppressive = true, burst = true }
weapon "Lone MG 34"         { infantry = 2, light = 0, suppressive = true, burst = true }
weapon "FG 42 Rifles"       { infantry = 3, light = 1, dual = true, on_the_move = 1 }
weapon "FG 42"              { infantry = 2, light = 0, dual = true }
weapon "Kar 98 with Scope"  { infantry = 2, sniper = true, hawkeye = true }
weapon "Kar 98"             { infantry = 1, hawkeye = true }

weapon "Lee-Enfields"       { infantry = 2, light = 0 }
weapon "A Few Lee-Enfields" { infantry = 1, light = 0, hawkeye = true }
weapon "Bren Guns"          { infantry = 3, light = 1, suppressive = true, burst = true }
weapon "Bren"               { infantry = 2, light = 0, suppressive = true, burst = true }
weapon "Stens"              { infantry = 3, light = 0, range = 5, on_the_move = 0 }
weapon "A Sten"             { infantry = 2, light = 0, range = 5, on_the_move = 0 }
weapon "Lee-Enfield with Scope" { infantry = 2, sniper = true, hawkeye = true }

-- ---- machine guns: carried, and set up -------------------------------------------------

weapon "M1919 in Arms"      { infantry = 2, light = 1, suppressive = true }
weapon "M1919 on Tripod"    { infantry = 5, light = 2, machine_gun = true, suppressive = true, burst = true,
                              hawkeye = true }
weapon "M2 in Arms"         { infantry = 1, light = 2 }
weapon "M2 on Tripod"       { infantry = 4, light = 4, heavy = 0, machine_gun = true, suppressive = true, burst = true }
weapon "MG 42 on Bipod"     { infantry = 3, light = 1, machine_gun = true, suppressive = true, burst = true }
weapon "MG 42 on Mount"     { infantry = 5, light = 2, machine_gun = true, suppressive = true, burst = true,
                              hawkeye = true }
weapon "Vickers in Arms"    { infantry = 1, light = 0 }
weapon "Vickers on Tripod"  { infantry = 5, light = 2, machine_gun = true, suppressive = true, burst = true,
                              hawkeye = true }

-- ---- against armour -------------------------------------------------------------------

weapon "Bazooka"            { infantry = 1, light = 5, heavy = 5, range = 5, destruction = 1, perforating = true }
weapon "Bazooka and One Man" { infantry = 0, light = 4, heavy = 4, range = 4, destruction = 1 }
weapon "Panzerschreck"      { infantry = 1, light = 5, heavy = 6, range = 5, destruction = 1, perforating = true }
weapon "Panzerschreck and One Man" { infantry = 0, light = 4, heavy = 5, range = 4, destruction = 1 }
weapon "PIAT"               { infantry = 1, light = 5, heavy = 5, range = 4, destruction = 2 }
weapon "PIAT and One Man"   { infantry = 0, light = 4, heavy = 4, range = 3, destruction = 1 }
weapon "M1 57 mm Gun"       { infantry = 1, light = 5, heavy = 6, arc = "quarter", perforating = true, hawkeye = true }
weapon "Six-Pounder"        { infantry = 1, light = 5, heavy = 6, arc = "quarter", perforating = true, hawkeye = true }
weapon "Pak 40"             { infantry = 2, light = 6, heavy = 7, arc = "quarter", perforating = true, hawkeye = true,
                              destruction = 1 }
weapon "Flak 36"            { infantry = 2, light = 6, heavy = 8, arc = "half", perforating = true, hawkeye = true,
                              destruction = 2 }
weapon "Flak 38"            { infantry = 4, light = 4, heavy = 1, arc = "half", dual = true, suppressive = true,
                              burst = true }

-- ---- mortars and rockets ---------------------------------------------------------------

weapon "M2 Mortar on the Panels" { infantry = 4, light = 2, howitzer = true, indirect = 1, pattern = "green",
                              corners = 14 }
weapon "M2 Mortar"          { infantry = 2, light = 1, howitzer = true, indirect = 2, pattern = "blue", corners = 14,
                              green = "M2 Mortar on the Panels" }
weapon "M1 Mortar"          { infantry = 3, light = 2, heavy = 0, howitzer = true, indirect = 2, pattern = "green",
                              destruction = 1 }
weapon "Two-Inch Mortar"    { infantry = 1, light = 0, howitzer = true, indirect = 1, pattern = "blue", corners = 10 }
weapon "Granatwerfer 36 by the Lamp" { infantry = 2, light = 1, howitzer = true, indirect = 1, pattern = "green",
                              corners = 10 }
weapon "Granatwerfer 34 by the Lamp" { infantry = 5, light = 3, heavy = 0, howitzer = true, indirect = 1,
                              pattern = "green", destruction = 1 }
weapon "Granatwerfer 36"    { infantry = 1, light = 0, howitzer = true, indirect = 2, pattern = "blue", corners = 10,
                              green = "Granatwerfer 36 by the Lamp" }
weapon "Granatwerfer 34"    { infantry = 3, light = 2, heavy = 0, howitzer = true, indirect = 2, pattern = "blue",
                              destruction = 1, green = "Granatwerfer 34 by the Lamp" }
weapon "Nebelwerfer 41"     { infantry = 4, light = 3, heavy = 1, howitzer = true, indirect = 4, pattern = "red",
                              frightening = true, destruction = 2 }

-- ---- engineers ----------------------------------------------------------------------------

weapon "Satchels and Carbines" { infantry = 2, light = 1, range = 6, destruction = 2 }
weapon "One Satchel"        { infantry = 1, light = 0, range = 6, destruction = 1 }
weapon "Flamethrower"       { infantry = 6, light = 4, heavy = 2, range = 2, frightening = true, destruction = 1 }
weapon "Last of the Fuel"   { infantry = 4, light = 2, range = 2, frightening = true }
weapon "Concentrated Charges" { infantry = 2, light = 2, heavy = 2, range = 5, destruction = 3 }
weapon "Stick Grenades"     { infantry = 2, light = 1, range = 3, destruction = 1, frightening = true }

-- ---- on vehicles ---------------------------------------------------------------------------

weapon "M3 75 mm Gun"       { infantry = 3, light = 5, heavy = 5, destruction = 2, on_the_move = 2, howitzer = true,
                              pattern = "red" }
weapon "M7 Gun"             { infantry = 2, light = 6, heavy = 6, destruction = 2, perforating = true, hawkeye = true }
weapon "M6 37 mm Gun"       { infantry = 1, light = 4, heavy = 2, on_the_move = 1 }
weapon "Coaxial .30"        { infantry = 3, light = 1, on_the_move = 1, suppressive = true }
weapon "Ring-Mounted .50"   { infantry = 3, light = 3, heavy = 0, on_the_move = 1, burst = true, suppressive = true }
weapon "Quad .50"           { infantry = 5, light = 5, heavy = 1, dual = true, machine_gun = true, burst = true,
                              suppressive = true, frightening = true }
weapon "Dashboard .30"      { infantry = 2, light = 1, on_the_move = 1 }
weapon "Seventeen-Pounder"  { infantry = 1, light = 6, heavy = 8, destruction = 2, perforating = true, hawkeye = true }
weapon "Coaxial Besa"       { infantry = 3, light = 1, on_the_move = 1, suppressive = true }
weapon "Carrier Bren"       { infantry = 3, light = 1, on_the_move = 1, burst = true }
weapon "KwK 40"             { infantry = 2, light = 6, heavy = 6, destruction = 2, perforating = true, on_the_move = 2 }
weapon "StuK 40"            { infantry = 2, light = 6, heavy = 6, destruction = 2, perforating = true, arc = "quarter" }
weapon "KwK 36"             { infantry = 3, light = 6, heavy = 8, destruction = 3, perforating = true, hawkeye = true,
                              frightening = true }
weapon "KwK 30"             { infantry = 3, light = 4, heavy = 1, on_the_move = 1, burst = true }
weapon "Coaxial MG 34"      { infantry = 3, light = 1, on_the_move = 1, suppressive = true }
weapon "Shielded MG 42"     { infantry = 4, light = 1, on_the_move = 1, burst = true, suppressive = true }
weapon "Flak 43"            { infantry = 4, light = 5, heavy = 2, dual = true, suppressive = true, burst = true }

-- ---- tokens ------------------------------------------------------------------------------------

weapon "Hand Grenade"       { infantry = 3, light = 2, heavy = 0, pattern = "yellow", corners = 2 }
weapon "Rifle Grenade"      { infantry = 2, light = 2, heavy = 0, pattern = "yellow", corners = 7, indirect = 1 }
weapon "Faustpatrone"       { infantry = 0, light = 6, heavy = 6, range = 4, destruction = 1, perforating = true }
weapon "Packed Charge"      { destruction = 3 }
weapon "Stuck Bomb"         { light = 6, heavy = 5 }
weapon "Driven Charge"      { infantry = 5, light = 6, heavy = 6, destruction = 4 }
weapon "Covering Gun Fire"  { meant = { word_unused = "for counters and cards of other packs" }, infantry = 4, light = 1, machine_gun = true, suppressive = true, burst = true }

-- ---- what action cards bring down ----------------------------------------------------------------

weapon "Tripped Mine"       { infantry = 4, light = 3 }
weapon "Buried Charge"      { infantry = 2, light = 6, heavy = 6 }
weapon "Howitzer Battery"   { infantry = 4, light = 4, heavy = 3 }
weapon "Naval Guns"         { infantry = 5, light = 6, heavy = 5 }
weapon "Aircraft Rockets"   { infantry = 3, light = 6, heavy = 6 }
weapon "Aircraft Guns"      { meant = { word_unused = "for counters and cards of other packs" }, infantry = 4, light = 5, heavy = 2 }
weapon "Rocket Salvo"       { infantry = 5, light = 4, heavy = 2 }
weapon "Heavy Howitzer Battery" { infantry = 4, light = 5, heavy = 4 }
weapon "Dive Bombs"         { infantry = 3, light = 6, heavy = 6 }
-- SPDX-License-Identifier: CC-BY-4.0
