-- Nations, ground, edges, weapons.

nation "Blue" { side = 0 }
nation "Red" { side = 1 }
insignia "Blue Division" { nation = blue }
insignia "Blue Cross" { nation = blue, generic = true }
insignia "Red Division" { nation = red }
insignia "Red Cross" { nation = red, generic = true }
band "Yellow Band" { number = 1 }
band "Green Band" { number = 2 }
band "Grey Band" { number = 3 }

concealed "Concealed Blue" { move = 4 }
concealed "Concealed Red" { move = 4 }
back "Army List" { of = { "tile", "option", "unit" } }
back "Blue Card" { of = { "action" } }
back "Red Card" {}

terrain "Thicket" { letter = "t", obscures = 1, defence = 1 }
terrain "Forest" { letter = "f", obscures = 2, defence = 1 }
terrain "Deep Forest" { letter = "F", obscures = 2, defence = 2, no_light = true, no_heavy = true }
terrain "Hedgerow" { letter = "h", blocks = true, defence = 2, difficult = true, no_light = true, no_heavy = true, hedgerow = true }
terrain "Rock" { letter = "r", blocks = true, no_infantry = true, no_light = true, no_heavy = true }
terrain "Water" { letter = "w", water = true }
terrain "Mud" { letter = "m", difficult = true }
terrain "Sandbags" { letter = "s", obscures = 1, defence = 2, position = true, opportunity = true }
terrain "Floor" { letter = "_", inside = true, defence = 3, blocks = true, no_light = true, no_heavy = true }
terrain "Rubble" { letter = "u", ruin = true, defence = 1, difficult = true, obscures = 1 }
terrain "Bunker Floor" { letter = "k", inside = true, bunker = true, defence = 3, blocks = true, opportunity = true, no_light = true, no_heavy = true }
terrain "Wreckage" { letter = "x", obscures = 1, no_light = true }

edge "Wall" { letter = "|", no_passage = true, blocks = true }
edge "Door" { letter = "D", entrance = true, opening = true }
edge "Window" { letter = "W", no_passage = true, opening = true }
edge "Low Hedge" { letter = "~", obscures = 1 }

weapon "Rifles" { infantry = 2, light = 1 }
weapon "Few Rifles" { infantry = 1, light = 0 }
weapon "Gun" { infantry = 1, light = 4, heavy = 5, destruction = 2 }
weapon "Coaxial" { infantry = 3, light = 1, on_the_move = 1 }
weapon "Machine Gun" { infantry = 4, light = 2, machine_gun = true, suppressive = true, burst = true }
-- SPDX-License-Identifier: CC0-1.0
