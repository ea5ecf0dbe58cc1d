-- Words that the other files use: nations, divisions, bands of tiles and options, backs.

nation "United States"  { side = 0, icon = "allied-star" }
nation "United Kingdom" { side = 0, icon = "brodie-helmet" }
nation "Germany"        { side = 1, icon = "iron-cross" }

insignia "Infantry Division 29"         { nation = united_states }
insignia "Airborne Division 101"        { nation = united_states }
insignia "Second Rangers"               { nation = united_states }
insignia "Armored Division 2"           { nation = united_states }
insignia "White Star"                   { nation = united_states, generic = true }
insignia "Third British Division"       { nation = united_kingdom }
insignia "Broad Arrow"                  { meant = { word_unused = "for heroes of other packs" }, nation = united_kingdom, generic = true }
insignia "Infanterie-Division 352"      { nation = germany }
insignia "Panzer-Division 21"           { nation = germany }
insignia "Fallschirm-Division 2"        { nation = germany }
insignia "Balkenkreuz"                  { nation = germany, generic = true }

-- Openings of size 1 are for kit, traits and orders, of size 2 for weapons with their crews, of size 3 for vehicles.
band "Olive Band"  { number = 1 }       -- what a rifleman carries
band "Red Band"    { number = 2 }       -- what men are like
band "Grey Band"   { number = 3 }       -- vehicles
band "Yellow Band" { number = 4 }       -- orders
band "Blue Band"   { number = 5 }       -- weapons with crews
band "Black Band"  { number = 6 }       -- what a vehicle carries
band "White Band"  { number = 7 }       -- words of command, that an order gives out

concealed "Hidden Americans" { move = 4 }
concealed "Hidden British"   { move = 4 }
concealed "Hidden Germans"   { move = 4 }

back "Muster Roll"   { of = { "tile", "option", "unit" } }
back "American Card" { of = { "action" } }
back "British Card"  {}
back "German Card"   {}
-- SPDX-License-Identifier: CC-BY-4.0
