-- heroes 458: seats 2, practice 0, scenario The Mill below the Ridge, army1 none, army2 none, army3 none, army4 none
unit "Panzer IV Ausf H" { replaces = "heroes-normandy:panzer-iv-ausf-h",
    back = "heroes-normandy:muster-roll",
    move = 5,
    defence = 9,
    side = 7,
    rear = 6,
    weapon = "heroes-normandy:kwk-40",
    second = "heroes-normandy:coaxial-mg-34",
    nation = "heroes-normandy:germany",
    insignia = "heroes-normandy:panzer-division-21",
    class = "heavy",
    length = 2,
    wreck = "heroes-normandy:wreckage",
    says = {
        at { shot_done, may = true, effect = { draw(1, you), } },
    } }
unit "M4A1 Sherman" { replaces = "heroes-normandy:m4a1-sherman",
    back = "heroes-normandy:muster-roll",
    move = 5,
    defence = 9,
    side = 7,
    rear = 6,
    weapon = "heroes-normandy:m3-75-mm-gun",
    second = "heroes-normandy:coaxial-30",
    nation = "heroes-normandy:united-states",
    insignia = "heroes-normandy:armored-division-2",
    class = "heavy",
    length = 2,
    wreck = "heroes-normandy:wreckage",
    says = {
        at { shot, effect = { recover(1, you), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
