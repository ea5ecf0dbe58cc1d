-- heroes 436: seats 4, practice 0, scenario The Pocket, army1 none, army2 none, army3 none, army4 none
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
        at { eliminated, may = true, effect = { discard(1, you), } },
        at { dice, effect = { strike("heroes-normandy:squad-mg-34", 6, actor), } },
    } }
unit "Panzergrenadier Squad" { replaces = "heroes-normandy:panzergrenadier-squad",
    back = "heroes-normandy:hidden-germans",
    move = 5,
    defence = 6,
    tough = true,
    weapon = "heroes-normandy:squad-mg-34",
    assault = 1,
    nation = "heroes-normandy:germany",
    insignia = "heroes-normandy:panzer-division-21",
    reverse = "heroes-normandy:thinned-panzergrenadier-squad",
    says = {
        add { result = -2 },
    } }
option "Counter-Attack Plan" { replaces = "heroes-normandy:counter-attack-plan",
    back = "heroes-normandy:muster-roll",
    nation = "heroes-normandy:germany",
    cost = 20,
    type = "order",
    bands = { "heroes-normandy:yellow-band", },
    says = {
        at { supply_begins_cards, effect = { fire_at_it(could_fire), } },
    } }
unit "Rifle Squad" { replaces = "heroes-normandy:rifle-squad",
    back = "heroes-normandy:hidden-americans",
    move = 4,
    defence = 6,
    tough = true,
    weapon = "heroes-normandy:m1-rifles",
    assault = 0,
    nation = "heroes-normandy:united-states",
    insignia = "heroes-normandy:infantry-division-29",
    reverse = "heroes-normandy:thinned-rifle-squad",
    says = {
        at { rolled, effect = { suppress(1, own_unit, per(target_infantry)), } },
        at { dice, may = true, effect = { turn_over(actor), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
