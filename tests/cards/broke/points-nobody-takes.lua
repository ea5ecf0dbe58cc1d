-- warfighter 20280692: seats 1, practice 0, setting none, mission Rolling Mill, objective none, hostiles none, team Mill Section, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Infantry" { replaces = "wwii-europe:infantry",
    says = {
        at { assault_done, effect = { share_xp(9, mission), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
