-- warfighter 126: seats 2, practice 0, setting none, mission The Third Level, objective none, hostiles none, team Three Field Troop, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Pistol" { replaces = "vietnam:pistol",
    says = {
        at { hostile_placed, cost = spend(1), raise = once_a_mission(1), effect = { reinforce(raised(0, 9), this), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
