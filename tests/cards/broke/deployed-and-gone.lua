-- warfighter 2948128207: seats 2, practice 0, setting none, mission Eyes Behind the Line, objective none, hostiles none, team Long Patrol, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Infantry" { replaces = "wwii-pacific:infantry",
    says = {
        at { event_drawn, effect = { turn_about(mission), deploy(each_soldier), } },
    } }
keyword "Fieldcraft" { replaces = "wwii-pacific:fieldcraft",
    says = {
        at { assault_done, may = true, effect = { end_event(actor), } },
    } }
player "Corporal Redfern" { replaces = "wwii-pacific:corporal-redfern",
    back = "wwii-pacific:pacific-soldier",
    nation = "wwii-pacific:united-states",
    cost = 18,
    movement = 3,
    cover = 3,
    health = 5,
    keywords = { { "wwii-pacific:marine", 1 }, { "wwii-pacific:raider", 1 }, { "wwii-pacific:scout", 1 }, { "wwii-pacific:fieldcraft", 5 }, },
    starts_with = { { "wwii-pacific:hardy-mud", 1 }, },
    era = "settings:wwii-era",
    loadout = 9,
    says = {
        at { timer_moved, raise = spark("wwii-expansions:meltdown-damage", 1), may = true, effect = { draw(raised(1, 9), me), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
