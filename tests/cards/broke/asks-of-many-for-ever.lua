-- warfighter 495: seats 2, practice 0, setting none, mission Through the Works, objective none, hostiles none, team Storm Section, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Ranged" { replaces = "wwii-europe:ranged",
    ranged = true,
    says = {
        at { timer_moved, effect = { adjust_timer(1, mission), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
