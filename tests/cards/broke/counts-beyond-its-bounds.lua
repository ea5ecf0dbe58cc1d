-- heroes 366: seats 4, practice 0, scenario The Pocket, army1 none, army2 none, army3 none, army4 none
unit "Sd.Kfz. 251" { replaces = "heroes-normandy:sd-kfz-251",
    back = "heroes-normandy:muster-roll",
    move = 6,
    defence = 7,
    weapon = "heroes-normandy:shielded-mg-42",
    transport = 6,
    nation = "heroes-normandy:germany",
    insignia = "heroes-normandy:panzer-division-21",
    class = "light",
    length = 2,
    wreck = "heroes-normandy:wreckage",
    says = {
        at { shot, effect = { add { bonus = -99 }, } },
    } }
-- SPDX-License-Identifier: CC0-1.0
