-- heroes 1: seats 2, scenario The Level Crossing
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
        at { stood, effect = { go(6, actor), go(1, actor), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
