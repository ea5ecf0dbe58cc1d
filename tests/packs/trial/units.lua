-- Counters: the same for both sides.

face "Blue Rifles hurt" { move = 4, defence = 5, weapon = few_rifles, damaged = true, assault = 0 }
unit "Blue Rifles" {
  nation = blue, insignia = blue_division, back = concealed_blue,
  move = 4, defence = 6, weapon = rifles, tough = true, assault = 0, reverse = "Blue Rifles hurt",
}
unit "Blue Leader" {
  nation = blue, insignia = blue_division, back = concealed_blue, category = "officer",
  move = 4, defence = 6, weapon = rifles, assault = 1, orders = 1,
}
unit "Blue Tank" {
  nation = blue, class = "heavy", length = 2, move = 5, defence = 9, side = 7, rear = 6, weapon = gun, second = coaxial,
  wreck = wreckage,
}
face "Red Rifles hurt" { move = 4, defence = 5, weapon = few_rifles, damaged = true, assault = 0 }
unit "Red Rifles" {
  nation = red, insignia = red_division, back = concealed_red,
  move = 4, defence = 6, weapon = rifles, tough = true, assault = 0, reverse = "Red Rifles hurt",
}
unit "Red Leader" {
  nation = red, insignia = red_division, back = concealed_red, category = "officer",
  move = 4, defence = 6, weapon = rifles, assault = 1, orders = 1,
}
unit "Red Tank" {
  nation = red, class = "heavy", length = 2, move = 5, defence = 9, side = 7, rear = 6, weapon = gun, second = coaxial,
  wreck = wreckage,
}
-- SPDX-License-Identifier: CC0-1.0

-- With a bonus against heavy vehicles, on foot and on tracks.
unit "Blue Grenadiers" { nation = blue, back = concealed_blue, move = 4, defence = 5, weapon = light_gun, assault = 0 }
unit "Blue Crusher" {
  nation = blue, class = "heavy", move = 4, defence = 9, side = 7, rear = 6, weapon = gun, second = coaxial, assault = 0,
  wreck = wreckage,
}
unit "Blue Roller" {
  nation = blue, class = "heavy", move = 4, defence = 9, side = 7, rear = 6, weapon = gun, assault = 0, wreck = wreckage,
}
unit "Blue Ram" { nation = blue, class = "light", move = 4, defence = 5, weapon = light_gun, assault = 0, wreck = wreckage }
