-- warfighter 436: seats 5, practice 0, setting none, mission Airport by Six, objective none, hostiles none, team Carry-On Only, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Loose Ranks" { replaces = "pmc:loose-ranks",
    says = {
        at { timer_moved, effect = { adjust_timer(3, mission), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
