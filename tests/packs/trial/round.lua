-- The round and the table of players: orders, traits, directives, alliances, events.

band "Round Band" { number = 9 }
nation "Green" { side = 1 }
insignia "Green Division" { nation = green }
concealed "Concealed Green" { move = 4 }
back "Green Card" {}

unit "Blue Loner" {
  nation = blue, back = concealed_blue, move = 4, defence = 6, weapon = rifles, assault = 0, autonomous = true,
}
unit "Red Loner" {
  nation = red, back = concealed_red, move = 4, defence = 6, weapon = rifles, assault = 0, autonomous = true,
}
unit "Blue Lurker" {
  nation = blue, back = concealed_blue, move = 4, defence = 6, weapon = rifles, assault = 0, autonomous = true,
  turns = "ambush",
  orders = 1,
}
unit "Blue Runner" {
  nation = blue, back = concealed_blue, move = 5, defence = 6, weapon = rifles, assault = 0, personal = true,
}
unit "Blue Round Gunners" {
  nation = blue, back = concealed_blue, move = 3, defence = 5, weapon = machine_gun, assault = 0,
}
unit "Red Round Gunners" {
  nation = red, back = concealed_red, move = 3, defence = 5, weapon = machine_gun, assault = 0,
}
face "Blue Stand up" { move = 2, defence = 5, weapon = rifles, turns = "tripod" }
unit "Blue Stand" {
  nation = blue, back = concealed_blue, move = 4, defence = 5, weapon = rifles, turns = "tripod",
  reverse = "Blue Stand up",
}
unit "Blue Watcher" { nation = blue, back = concealed_blue, move = 4, defence = 6, weapon = rifles, spotter = true }
face "Blue Colonel hurt" { move = 4, defence = 5, weapon = few_rifles, damaged = true, assault = 0, orders = 1 }
unit "Blue Colonel" {
  nation = blue, back = concealed_blue, category = "officer", move = 4, defence = 6, weapon = rifles, assault = 0,
  orders = 2,
  tough = true, reverse = "Blue Colonel hurt",
}
face "Green Rifles hurt" { move = 4, defence = 5, weapon = few_rifles, damaged = true, assault = 0 }
unit "Green Rifles" {
  nation = green, insignia = green_division, back = concealed_green,
  move = 4, defence = 6, weapon = rifles, tough = true, assault = 0, reverse = "Green Rifles hurt",
}
unit "Green Leader" {
  nation = green, insignia = green_division, back = concealed_green, category = "officer",
  move = 4, defence = 6, weapon = rifles, assault = 1, orders = 1,
}
unit "Green Watcher" {
  nation = green, back = concealed_green, move = 4, defence = 6, weapon = rifles, spotter = true,
  substitute = true,
}

-- What it can do for others it does when it is set up.
face "Green Post set up" { defence = 6, weapon = rifles, spotter = true, turns = "tripod" }
unit "Green Post" {
  nation = green, back = concealed_green, move = 4, defence = 6, weapon = rifles, turns = "tripod",
  reverse = "Green Post set up",
}

tile "Blue Headquarters" {
  nation = blue, insignia = blue_division, cost = 60, officer = true, stars = 1, units = { blue_leader },
  slots = { { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 } },
}
tile "Red Headquarters" {
  nation = red, insignia = red_division, cost = 60, officer = true, stars = 1, units = { red_leader },
  slots = { { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 } },
}
tile "Green Headquarters" {
  nation = green, insignia = green_division, cost = 60, officer = true, stars = 1,
  units = { green_leader, green_watcher },
  slots = { { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 } },
}
tile "Red Supreme Command" {
  nation = red, cost = 20, officer = true, command = true,
  slots = { { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 } },
}
tile "Blue Elite" {
  nation = blue, insignia = blue_division, cost = 80, breaking = 2, points = 3, stars = 2,
  units = { blue_rifles(2), blue_loner }, slots = { { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 } },
}
tile "Red Elite" {
  nation = red, insignia = red_division, cost = 80, breaking = 2, points = 3, stars = 2,
  units = { red_rifles(2), red_loner }, slots = { { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 }, { 1, 9, 0 } },
}
tile "Green Outpost" { nation = green, insignia = green_division, cost = 20, breaking = 1, points = 1, stars = 1, units = { green_post } }
tile "Green Elite" {
  nation = green, insignia = green_division, cost = 80, breaking = 2, points = 3, stars = 2,
  units = { green_rifles(3) },
  slots = { { 1, 9, 0 } },
}
tile "Blue Proud" {
  nation = blue, cost = 40, breaking = 1, points = 1, stars = 1, units = { blue_rifles },
  says = { add { hand = 1, of = owner }, add { move = 1, of = actor } },
}

-- Traits.
option "Blue Courage" {
  nation = blue, cost = 5, type = "trait", bands = { round_band }, says = { add { rally = 1, of = actor } },
}
option "Blue Hardboiled" {
  nation = blue, cost = 5, type = "trait", bands = { round_band }, tokens = 3, use = "hardboiled",
}
option "Red Hardboiled" {
  nation = red, cost = 5, type = "trait", bands = { round_band }, tokens = 3, use = "hardboiled",
}
option "Blue Hardened" { nation = blue, cost = 5, type = "trait", bands = { round_band }, stars = 1, bound = true }
option "Red Hardened" { nation = red, cost = 5, type = "trait", bands = { round_band }, stars = 1, bound = true }
option "Blue Heroic" { nation = blue, cost = 5, type = "trait", bands = { round_band }, tokens = 3, use = "heroic" }
option "Red Heroic" { nation = red, cost = 5, type = "trait", bands = { round_band }, tokens = 3, use = "heroic" }
option "Blue Intrepid" {
  nation = blue, cost = 5, type = "trait", bands = { round_band }, says = { set { intrepid = 1, of = actor } },
}
option "Red Intrepid" {
  nation = red, cost = 5, type = "trait", bands = { round_band }, says = { set { intrepid = 1, of = actor } },
}
option "Blue Section" {
  nation = blue, cost = 20, type = "support", bands = { round_band }, units = { blue_rifles(2) }, breaking = 1,
  points = 2, stars = 1,
}
option "Blue Gun Crew" {
  nation = blue, cost = 20, type = "support", bands = { round_band }, units = { blue_round_gunners, blue_lurker },
}
option "Red Gun Crew" {
  nation = red, cost = 20, type = "support", bands = { round_band }, units = { red_round_gunners },
}
option "Blue Runners" { nation = blue, cost = 20, type = "support", bands = { round_band }, units = { blue_runner } }

-- Orders.
option "Blue Battle Plan" {
  nation = blue, cost = 5, type = "order", bands = { round_band }, says = { add { specials = 1, of = owner } },
}
option "Red Battle Plan" {
  nation = red, cost = 5, type = "order", bands = { round_band }, says = { add { specials = 1, of = owner } },
}
option "Green Battle Plan" {
  nation = green, cost = 5, type = "order", bands = { round_band }, says = { add { specials = 1, of = owner } },
}
option "Blue Bluffing" {
  nation = blue, cost = 5, type = "order", bands = { round_band }, says = { add { bluffs = 1, of = owner } },
}
option "Red Bluffing" {
  nation = red, cost = 5, type = "order", bands = { round_band }, says = { add { bluffs = 1, of = owner } },
}
option "Blue Planning" { nation = blue, cost = 5, type = "order", bands = { round_band }, stars = 1 }
option "Red Planning" { nation = red, cost = 5, type = "order", bands = { round_band }, stars = 1 }
option "Blue Improvisation" {
  nation = blue, cost = 5, type = "order", bands = { round_band }, says = { add { improvise = 1, of = owner } },
}
option "Blue Initiative" {
  nation = blue, cost = 5, type = "order", bands = { round_band }, tokens = 1, use = "initiative",
}
option "Red Initiative" {
  nation = red, cost = 5, type = "order", bands = { round_band }, tokens = 1, use = "initiative",
}
option "Blue Directives" { nation = blue, cost = 5, type = "order", bands = { round_band }, gear = 3 }
option "Blue Fire at Will" {
  nation = blue, cost = 5, type = "order", bands = { round_band }, tokens = 1, use = "fire_at_will",
  says = { add { attack = 1, of = actor, when = { directed, target_infantry } } },
}
option "Blue Charge" {
  nation = blue, cost = 5, type = "order", bands = { round_band }, tokens = 1, use = "charge_order",
  says = { add { assault_attack = 1, of = actor, when = directed } },
}
option "Blue Double Time" {
  nation = blue, cost = 5, type = "order", bands = { round_band }, tokens = 1, use = "double_time",
  says = { add { move = 2, of = actor, when = directed } },
}
option "Blue Hold" {
  nation = blue, cost = 5, type = "order", bands = { round_band }, tokens = 1, use = "hold",
  says = { add { defence = 1, of = actor, when = { directed, infantry } } },
}
-- Who speaks at the beginning and at the end of the Supply Phase.
unit "Red Herald" {
  nation = red, back = concealed_red, move = 4, defence = 6, weapon = rifles,
  says = { at { supply_begins, of = all, effect = draw(1) }, at { supply_ends, of = all, effect = draw(1) } },
}
option "Red Heralds" { nation = red, cost = 20, type = "support", bands = { round_band }, units = { red_herald } }
option "Red Stores" {
  nation = red, cost = 5, type = "order", bands = { round_band },
  says = {
    at { supply_begins_options, may = true, effect = draw(1) },
    at { supply_ends_options, may = true, effect = draw(1) },
  },
}
option "Red Double Time" {
  nation = red, cost = 5, type = "order", bands = { round_band }, tokens = 1, use = "double_time",
  says = { add { move = 2, of = actor, when = directed } },
}

action "Blue High Command" {
  nation = blue, back = blue_card, copies = 4, orders = true,
  says = { at { orders_begin, effect = special_order(1) } },
}
action "Red High Command" {
  nation = red, back = red_card, copies = 4, orders = true,
  says = { at { orders_begin, effect = special_order(1) } },
}
action "Green Nerve" {
  nation = green, back = green_card, copies = 4, says = { at { shot, when = mine, effect = add { bonus = 1 } } },
}
action "Red Stand" { nation = red, back = red_card, copies = 4, says = { at { shot, effect = add { defence = 1 } } } }
action "Red Spite" { nation = red, back = red_card, copies = 4, says = { at { shot, effect = add { result = -1 } } } }
action "Red Zeal" { nation = red, back = red_card, copies = 4, says = { at { shot, effect = add { bonus = 1 } } } }

army "Blue Brigade" {
  nation = blue, cards = {
    blue_headquarters, blue_battle_plan, blue_bluffing, blue_improvisation, blue_initiative, blue_double_time,
    blue_charge, blue_hold, blue_gun_crew, blue_elite, blue_hardboiled, blue_heroic, blue_hardened, blue_intrepid,
    blue_runners,
    blue_steady(4), blue_high_command(4),
  },
}
army "Blue Main Body" {
  nation = blue, cards = {
    blue_headquarters, blue_battle_plan, blue_initiative, blue_double_time, blue_gun_crew, blue_elite, blue_heroic,
    blue_hardboiled,
    blue_platoon, blue_armour, blue_steady(4), blue_high_command(4),
  },
}
army "Red Brigade" {
  nation = red, cards = {
    red_headquarters, red_battle_plan, red_initiative, red_double_time, red_gun_crew, red_elite, red_hardboiled,
    red_heroic, red_hardened,
    red_intrepid, red_steady(4), red_high_command(2), red_stand(2), red_spite(2), red_zeal(2),
  },
}
army "Red Allies" {
  nation = red, cards = {
    red_supreme_command, red_planning, red_battle_plan, red_initiative, red_elite, red_heroic, red_steady(4),
    red_stand(4),
    red_spite(4), red_zeal(4),
  },
}
army "Green Allies" { nation = green, cards = { green_headquarters, green_battle_plan, green_elite } }

-- Two players, with all of it.
scenario "Brigades" {
  width = 12, height = 10, rounds = 6, boards = { drill_field }, overlays = { barn }, overlays_at = { { 5, 4, 0 } },
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 12, 2 } },
  objectives = { { 0, 5, 4, 3, 2, 3, 2 }, { 1, 0, 4, 2, 2, 1, 2 }, { 2, 10, 4, 2, 2, 2, 2 } },
  armies = { blue_brigade, red_brigade },
}
-- One against two, one against three, two against two.
scenario "Trio" {
  seats = 3, sides = 6, width = 12, height = 10, rounds = 6, boards = { drill_field }, overlays = { barn },
  overlays_at = { { 5, 4, 0 } },
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 6, 2 }, { 2, 6, 8, 6, 2 } },
  objectives = { { 0, 5, 4, 3, 2, 3, 2 } }, armies = { blue_main_body, red_allies, green_allies }, goal = 9,
}
scenario "Gang" {
  seats = 4, sides = 14, width = 12, height = 10, rounds = 5, boards = { drill_field }, overlays = { barn },
  overlays_at = { { 5, 4, 0 } },
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 4, 2 }, { 2, 4, 8, 4, 2 }, { 3, 8, 8, 4, 2 } },
  objectives = { { 0, 5, 4, 3, 2, 3, 2 } }, armies = { blue_main_body, red_allies, green_allies, red_company },
  goal = 9,
}
scenario "Quartet" {
  seats = 4, sides = 10, width = 12, height = 10, rounds = 5, boards = { drill_field }, overlays = { barn },
  overlays_at = { { 5, 4, 0 } },
  zones = { { 0, 0, 0, 6, 2 }, { 2, 6, 0, 6, 2 }, { 1, 0, 8, 6, 2 }, { 3, 6, 8, 6, 2 } },
  objectives = { { 0, 5, 4, 3, 2, 3, 2 } }, armies = { blue_brigade, red_allies, blue_company, green_allies },
}
-- Events: cards, points, suppression, units, and the end of it all.
scenario "Eventful" {
  width = 12, height = 10, rounds = 8, initiative = 0, boards = { drill_field },
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 12, 2 } },
  objectives = { { 0, 5, 4, 3, 2, 3, 2 } },
  events = {
    { 1, 0, 1, 2, 0, 0 }, { 1, 1, 2, 4, 0, 0 }, { 2, 2, 4, 1, 0, 0 }, { 2, 0, 3, 2, 2, 4 }, { 2, 1, 3, 1, 9, 4 },
    { 3, 2, 5, 0, 0, 0 },
  },
  reinforcements = { blue_tank, blue_rifles, red_rifles }, armies = { blue_company, red_company },
}
-- Blue must hold the one objective at the end.
scenario "Hold" {
  width = 12, height = 10, rounds = 2, boards = { drill_field }, decided = "holding",
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 12, 2 } }, objectives = { { 0, 5, 4, 3, 2, 3, 2 } },
  armies = { blue_company, red_company },
}
-- Red has it from the start.
scenario "Garrison" {
  width = 12, height = 10, rounds = 3, boards = { drill_field }, initiative = 0,
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 12, 2 } }, objectives = { { 0, 5, 4, 3, 2, 3, 1 } },
  armies = { blue_company, red_company },
}
-- It is Red's, and Red deploys first.
scenario "Red First" {
  width = 12, height = 10, rounds = 3, boards = { drill_field }, initiative = 1,
  zones = { { 0, 0, 0, 12, 2 }, { 1, 0, 8, 12, 2 } }, objectives = { { 0, 5, 4, 3, 2, 3, 1 } },
  armies = { blue_company, red_company },
}
-- It acts alone as long as it is whole; it lies in ambush either way.
face "Blue Prowler hurt" { move = 4, defence = 5, weapon = few_rifles, damaged = true, turns = "ambush" }
unit "Blue Prowler" {
  nation = blue, back = concealed_blue, move = 4, defence = 6, weapon = rifles, autonomous = true, tough = true,
  turns = "ambush", reverse = "Blue Prowler hurt",
}
-- For a High Command.
option "Red Netting" {
  nation = red, cost = 5, type = "order", bands = { round_band }, tokens = 2, use = "concealed",
}
option "Red Screens" { nation = red, cost = 5, type = "order", bands = { round_band }, tokens = 2, use = "smoke" }
option "Red Post" {
  nation = red, cost = 5, type = "order", bands = { round_band }, tokens = 1, use = "nest", terrain = "Dugout",
}
option "Red Kitchen" {
  nation = red, cost = 5, type = "order", bands = { round_band },
  says = { at { supply_begins_options, effect = rally(1) }, at { supply_ends_options, effect = recover(1) } },
}
option "Red Runners" {
  nation = red, cost = 5, type = "order", bands = { round_band },
  says = { at { activated, of = actor, effect = draw(1) } },
}
option "Red Improvisation" {
  nation = red, cost = 5, type = "order", bands = { round_band }, says = { add { improvise = 1, of = owner } },
}
-- SPDX-License-Identifier: CC0-1.0
