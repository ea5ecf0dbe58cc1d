-- heroes 1001: seats 2, practice 0, scenario British Exercise 250, army1 none, army2 none, army3 none, army4 none
unit "Two-Inch Mortar Pair" { replaces = "heroes-normandy:two-inch-mortar-pair",
    back = "heroes-normandy:hidden-british",
    move = 4,
    defence = 6,
    tough = true,
    weapon = "heroes-normandy:two-inch-mortar",
    nation = "heroes-normandy:united-kingdom",
    category = "heavy_weapon",
    mortar = true,
    reverse = "heroes-normandy:thinned-two-inch-mortar-pair",
    says = {
        at { rolled, effect = { fire_at_it(could_fire), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
