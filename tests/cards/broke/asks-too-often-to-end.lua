-- warfighter 57282: seats 1, practice 0, setting none, mission Collect the Deposit, objective none, hostiles none, team Three Streets, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Ranged" { replaces = "modern:ranged",
    ranged = true,
    says = {
        at { hostile_attacks, cost = per_turn(1), effect = { retarget(a_hostile), } },
        at { eliminated, effect = { add_fatigue(9, mission), } },
    } }
keyword "Foot" { replaces = "modern:foot",
    says = {
        at { hostile_attacks, effect = { reinforce(1, this), } },
        at { attack_rolled, effect = { add { reroll = 3 }, deploy(each_soldier), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
