-- heroes 82: seats 2, practice 0, scenario The Town on the River, army1 none, army2 none, army3 none, army4 none
unit "Platoon Lieutenant" { replaces = "heroes-normandy:platoon-lieutenant",
    back = "heroes-normandy:hidden-americans",
    move = 5,
    defence = 6,
    tough = true,
    weapon = "heroes-normandy:carbines",
    assault = 0,
    orders = 1,
    nation = "heroes-normandy:united-states",
    insignia = "heroes-normandy:infantry-division-29",
    category = "officer",
    reverse = "heroes-normandy:wounded-platoon-lieutenant",
    says = {
        at { played, effect = { set { cancelled = 3 }, } },
    } }
unit "Rope Climbers" { replaces = "heroes-normandy:rope-climbers",
    back = "heroes-normandy:hidden-americans",
    move = 5,
    defence = 6,
    tough = true,
    weapon = "heroes-normandy:carbines",
    amphibious = true,
    assault = 1,
    scout = 3,
    turns = "ambush",
    nation = "heroes-normandy:united-states",
    insignia = "heroes-normandy:second-rangers",
    reverse = "heroes-normandy:one-climber",
    says = {
        at { activated, effect = { restore(own_infantry), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
