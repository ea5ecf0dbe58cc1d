-- warfighter 252: seats 3, practice 0, setting none, mission No Lamp on the Hill, objective none, hostiles none, team Wick Trimmers, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Foot" { replaces = "modern:foot",
    says = {
        at { moved, effect = { draw_hostiles(objective), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
