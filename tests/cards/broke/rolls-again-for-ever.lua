-- warfighter 3979942796: seats 4, practice 0, setting none, mission In by the Sluice, objective none, hostiles none, team Sluice Party, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
weapon "No. 36 Grenade" { replaces = "wwii-europe:no-36-grenade",
    back = "modern:gear",
    cost = 1,
    nations = { "wwii-europe:united-kingdom", },
    keywords = { { "wwii-europe:grenade", 1 }, { "wwii-europe:pen", 1 }, },
    chart = { { 0, 0, 6, }, },
    explosion = 4,
    expended = true,
    era = "wwii-europe:wwii-era",
    says = {
        at { attack_rolled, effect = { add { reroll = 2 }, deploy(each_soldier), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
