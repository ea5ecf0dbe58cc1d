-- warfighter 507: seats 4, practice 0, setting none, mission Paper Trail, objective none, hostiles none, team Auditors, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Ranged" { replaces = "modern:ranged",
    ranged = true,
    says = {
        at { soldier_down, cost = take_suppress(3), effect = { draw_hostiles(objective), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
