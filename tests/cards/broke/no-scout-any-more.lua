-- heroes 499: seats 2, practice 0, scenario British Exercise 500, army1 none, army2 none, army3 none, army4 none
unit "Rifle Section" { replaces = "heroes-normandy:rifle-section",
    back = "heroes-normandy:hidden-british",
    move = 4,
    defence = 6,
    tough = true,
    weapon = "heroes-normandy:lee-enfields",
    assault = 0,
    nation = "heroes-normandy:united-kingdom",
    insignia = "heroes-normandy:third-british-division",
    reverse = "heroes-normandy:thinned-rifle-section",
    says = {
        add { scout = 1, when = infantry },
    } }
-- SPDX-License-Identifier: CC0-1.0
