-- warfighter 509: seats 4, practice 0, setting none, mission Canoes at Midnight, objective none, hostiles none, team Canoe Party, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Open" { replaces = "wwii-europe:open",
    says = {
        add { hostile_cover_roll = -2 },
    } }
keyword "CX" { replaces = "wwii-europe:cx",
    says = {
        add { time_out = 2 },
    } }
-- SPDX-License-Identifier: CC0-1.0
