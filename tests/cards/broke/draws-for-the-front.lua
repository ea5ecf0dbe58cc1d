-- warfighter 705: seats 6, practice 0, setting none, mission Night of the Gliders, objective none, hostiles none, team Stick Four, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Open" { replaces = "wwii-europe:open",
    says = {
        at { turn_ends, effect = { draw_hostiles(front), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
