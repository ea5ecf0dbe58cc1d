-- warfighter 20272239: seats 6, practice 0, setting none, mission Two Down in the Karst, objective none, hostiles none, team Search and Rescue Lift, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Pen" { replaces = "vietnam:pen",
    says = {
        at { turn_judged, effect = { move_objective(3, mission), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
