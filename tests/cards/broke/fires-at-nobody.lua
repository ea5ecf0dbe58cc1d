-- heroes 39: seats 2, practice 0, scenario British Exercise 400, army1 none, army2 none, army3 none, army4 none
unit "Pak 40 Crew" { replaces = "heroes-normandy:pak-40-crew",
    back = "heroes-normandy:hidden-germans",
    move = 1,
    defence = 6,
    weapon = "heroes-normandy:pak-40",
    turns = "opportunity",
    nation = "heroes-normandy:germany",
    category = "heavy_weapon",
    gun = true,
    reverse = "heroes-normandy:pak-40-lying-in-wait",
    says = {
        at { gap, effect = { fire_at_it(idle_unit), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
